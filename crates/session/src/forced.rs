//! How soon a win can be forced, in games that may be won by more or by less.
//!
//! There a search goes for the margin: the turns of its best line say neither how soon the winner can
//! win nor how long the loser can hold out. So both are asked here, whatever the margin.

use std::collections::HashMap;

use tabletier_core::{Position, Seat, Verdict};

/// How many positions are looked at before nobody knows.
const MOST_NODES: u32 = 100_000;
/// More turns than this are not counted.
const MOST_TURNS: u32 = 60;

/// Within how many turns a seat wins, whatever the others do; `None` if that was not found out.
pub(crate) fn turns_to_win<P: Position>(position: &P, winner: Seat) -> Option<u32> {
    let mut search = Search { winner, nodes: 0, known: HashMap::new() };
    for turns in 0..=MOST_TURNS {
        if search.wins(position, turns)? {
            return Some(turns);
        }
    }
    None
}

struct Search {
    winner: Seat,
    nodes: u32,
    /// Of a position: within how many turns it is won, and within how many it is not.
    known: HashMap<u64, (u32, u32)>,
}

impl Search {
    /// Whether the winner wins within so many turns; `None` if there were too many positions.
    fn wins<P: Position>(&mut self, position: &P, turns: u32) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.verdict == Verdict::Won(self.winner));
        }
        let Some(left) = turns.checked_sub(1) else { return Some(false) };
        let key = position.key();
        let (won, open) = self.known.get(&key).copied().unwrap_or((u32::MAX, 0));
        if turns >= won || turns <= open {
            return Some(turns >= won);
        }
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return None;
        }
        let mine = position.seat() == self.winner;
        let mut wins = !mine;
        for mv in position.moves() {
            if self.wins(&position.after(&mv), left)? == mine {
                wins = mine;
                break;
            }
        }
        let known = self.known.entry(key).or_insert((u32::MAX, 0));
        match wins {
            true => known.0 = known.0.min(turns),
            false => known.1 = known.1.max(turns),
        }
        Some(wins)
    }
}

#[cfg(test)]
mod tests {
    use tabletier_testkit::toy::{Heaps, NimRules};

    use super::*;

    /// The same without memory or limit.
    fn plain(position: &Heaps, winner: Seat, turns: u32) -> bool {
        if let Some(outcome) = position.outcome() {
            return outcome.verdict == Verdict::Won(winner);
        }
        let Some(left) = turns.checked_sub(1) else { return false };
        let mut after = position.moves().into_iter().map(|mv| position.after(&mv));
        match position.seat() == winner {
            true => after.any(|next| plain(&next, winner, left)),
            false => after.all(|next| plain(&next, winner, left)),
        }
    }

    #[test]
    fn the_first_number_of_turns_that_will_do_is_found() {
        let rules: NimRules = "players=2".parse().expect("rules");
        for heaps in ["1", "2,2", "1,2,3", "3,1", "1,1,2", "2,3"] {
            let position = Heaps::read(rules, &format!("{heaps} A")).expect("heaps");
            for winner in [Seat::A, Seat::B] {
                let first = (0..12).find(|&turns| plain(&position, winner, turns));
                assert_eq!(turns_to_win(&position, winner), first, "{heaps} {winner}");
            }
        }
    }
}
