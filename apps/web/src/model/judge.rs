//! What the moves of a game were worth, and which of them were mistakes.

use tabletier_session::{Outcome, Outlook, Seat, Verdict};

use super::study::Place;

/// What was thought of a position.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Judged {
    pub(crate) place: Place,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    /// What it is worth to each seat.
    pub(crate) outlooks: Vec<Outlook>,
    /// The best play, if the game goes on.
    pub(crate) best: Vec<String>,
    /// What its first move leaves to each seat, where another was played. It was looked at just as
    /// long as what the other left, so that the two can be compared.
    pub(crate) better: Vec<Outlook>,
}

/// A move that cost something.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Mistake {
    /// How many moves came before it.
    pub(crate) number: usize,
    pub(crate) seat: Seat,
    cost: f32,
}

/// So much of [`height`] lost is a mistake.
const MUCH: f32 = 0.1;
/// So many are shown at most.
const MOST: usize = 5;

/// An advantage as a part of all there is, from -1, lost, to 1, won: the first units count most.
pub(crate) fn height(outlook: Outlook) -> f32 {
    match outlook {
        Outlook::Win { .. } => 1.0,
        Outlook::Loss { .. } => -1.0,
        Outlook::About(hundredths) => {
            let units = hundredths as f32 / 300.0;
            units / (1.0 + units.abs())
        }
    }
}

/// What the end of a game is worth to each seat.
pub(crate) fn end(outcome: &Outcome, seats: usize) -> Vec<Outlook> {
    let worth = |seat: Seat| match outcome.verdict {
        Verdict::Won(winner) if winner == seat => Outlook::Win { margin: 1, turns: None },
        Verdict::Won(_) => Outlook::Loss { margin: 1, turns: None },
        Verdict::Draw => Outlook::About(0),
        // Marbles that are left count for those who have the trays.
        Verdict::Score(score) if seat == Seat::A => Outlook::About(-100 * i32::from(score)),
        Verdict::Score(score) => Outlook::About(100 * i32::from(score)),
    };
    Seat::first(seats).map(worth).collect()
}

/// The largest mistakes of a line, in the order of the game. Where a position was not judged,
/// nothing is said of the moves before and after it.
pub(crate) fn mistakes(line: &[Option<&Judged>]) -> Vec<Mistake> {
    let mut found: Vec<Mistake> = Vec::new();
    for (number, pair) in line.windows(2).enumerate() {
        let [Some(before), Some(after)] = pair else { continue };
        let seat = before.seat;
        let worth = |outlooks: &[Outlook]| outlooks.get(seat.index()).copied().map(height);
        let (Some(was), Some(is)) = (worth(&before.better), worth(&after.outlooks)) else {
            continue;
        };
        if was - is >= MUCH {
            found.push(Mistake { number, seat, cost: was - is });
        }
    }
    while found.len() > MOST {
        let least = found.iter().map(|mistake| mistake.cost).fold(f32::MAX, f32::min);
        let index = found.iter().position(|mistake| mistake.cost == least);
        found.remove(index.unwrap_or_default());
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(seat: Seat, worth: i32, better: Option<i32>) -> Judged {
        let outlooks = |worth: i32| vec![Outlook::About(worth), Outlook::About(-worth)];
        Judged {
            place: Place::START,
            seat,
            outlooks: outlooks(worth),
            best: vec!["best".to_string()],
            better: better.map(outlooks).unwrap_or_default(),
        }
    }

    #[test]
    fn a_mistake_is_a_move_after_which_its_player_has_less() {
        let line = [
            // A could have had 100, and left -200.
            judged(Seat::A, 150, Some(100)),
            // B played what was best; that A has more now is no mistake.
            judged(Seat::B, -200, None),
            // A lost a little.
            judged(Seat::A, 300, Some(310)),
            // What seemed better for B was not.
            judged(Seat::B, 290, Some(400)),
            judged(Seat::A, 290, None),
        ];
        let line: Vec<_> = line.iter().map(Some).collect();
        let found = mistakes(&line);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!((found[0].number, found[0].seat), (0, Seat::A));
        assert_eq!(mistakes(&[line[0], None, line[2]]), []);
    }

    #[test]
    fn only_the_largest_mistakes_are_shown_in_the_order_of_the_game() {
        let line: Vec<Judged> = (0..20)
            .map(|number| {
                let seat = if number % 2 == 0 { Seat::A } else { Seat::B };
                // Each move of A loses 100 + 10 times its number, and B gives it all back.
                let worth = if number % 2 == 0 { 0 } else { -100 - 10 * number };
                judged(seat, worth, (number % 2 == 0).then_some(0))
            })
            .collect();
        let found = mistakes(&line.iter().map(Some).collect::<Vec<_>>());
        assert_eq!(found.len(), MOST);
        assert!(found.is_sorted_by_key(|mistake| mistake.number));
        assert!(found.iter().all(|mistake| mistake.number >= 10), "{found:?}");
    }

    #[test]
    fn advantages_grow_towards_a_win() {
        let win = Outlook::Win { margin: 3, turns: None };
        let rising = [-9000, -100, 0, 100, 400, 90_000].map(Outlook::About);
        assert!(rising.is_sorted_by(|a, b| height(*a) < height(*b)));
        assert!(height(rising[5]) < height(win) && height(Outlook::About(0)) == 0.0);
    }
}
