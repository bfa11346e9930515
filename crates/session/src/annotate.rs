//! Looking through a whole game: what each move left, and which were mistakes.

use crate::{Mark, Place, Record, Score, Seat, Session, ThinkOptions, Tree, advice, catalog};

/// So much of [`advice::height`] lost may lose the game.
const BLUNDER: f32 = 0.75;

/// What a position of the game is worth to each seat, and the best play, if the game goes on.
struct Seen {
    scores: Vec<Score>,
    best: Vec<String>,
}

impl Record {
    /// Thinks about every position of the line of play as the options say, remarks after each move
    /// what it left to the one who made it, marks mistakes, and adds what was better as variations.
    ///
    /// A mistake is a move after which its player has clearly less than after the best one, both
    /// looked at equally long, since values of one turn and the next cannot be compared. What was
    /// remarked before stays. `told` hears how many moves have been looked at; nothing has changed
    /// if it says no, or if the options' `stop` does.
    pub fn annotate(
        &mut self,
        options: &ThinkOptions<'_>,
        told: &mut dyn FnMut(usize) -> bool,
    ) -> bool {
        let mut tree = self.tree();
        let line = tree.line(Place::START);
        let mut here = self.session().fresh();
        let mut now = look(&*here, options);
        let even = even(&*here, &now);
        for (index, &place) in line.iter().enumerate() {
            let seat = here.seat();
            let worth = |scores: &[Score]| scores.get(seat.index()).copied();
            let best = now.best.first().and_then(|mv| {
                let mut other = here.copy();
                other.play(mv).ok().map(|()| other)
            });
            let mv = tree.mv(place).unwrap_or_default().to_string();
            if here.play(&mv).is_err() {
                break;
            }
            let next = look(&*here, options);
            let is = worth(&next.scores);
            let other = best.filter(|best| best.position() != here.position());
            let was = other.and_then(|other| worth(&look(&*other, options).scores));
            if (options.stop)() || !told(index + 1) {
                return false;
            }
            if let Some(is) = is.filter(|_| here.outcome().is_none()) {
                remark(&mut tree, place, is);
            }
            if let Some((was, is)) = was.zip(is) {
                let even = even.get(seat.index()).copied().unwrap_or(0);
                let cost = advice::height(was, even) - advice::height(is, even);
                if cost >= advice::MISTAKE {
                    tree.mark(place, if cost >= BLUNDER { Mark::BLUNDER } else { Mark::MISTAKE });
                    vary(&mut tree, place, &now.best, was);
                }
            }
            now = next;
        }
        self.keep(tree);
        true
    }
}

/// A value stands before whatever else is remarked.
fn remark(tree: &mut Tree, place: Place, score: Score) {
    let remark = match tree.remark(place) {
        "" => score.to_string(),
        said => format!("{score}; {said}"),
    };
    // One that is as long as may be has no room for more.
    let _ = tree.set_remark(place, &remark);
}

/// Adds the moves that might have been played instead, with what the first of them was worth.
fn vary(tree: &mut Tree, place: Place, moves: &[String], was: Score) {
    let Some(mut here) = tree.parent(place) else { return };
    for (index, mv) in moves.iter().enumerate() {
        here = tree.add(here, mv);
        if index == 0 {
            remark(tree, here, was);
        }
    }
}

fn look(session: &dyn Session, options: &ThinkOptions<'_>) -> Seen {
    if let Some(outcome) = session.outcome() {
        return Seen { scores: advice::end(&outcome, session.seats()), best: Vec::new() };
    }
    let found = session.think(options, &mut |_| {});
    found.map_or(Seen { scores: Vec::new(), best: Vec::new() }, |found| Seen {
        scores: found.scores,
        best: found.pv,
    })
}

/// What counts as even to each seat: nothing, but where a game is only scored, what its start
/// promises.
fn even(start: &dyn Session, seen: &Seen) -> Vec<i32> {
    let entry = catalog::find(start.about().key);
    let competes = entry.and_then(|entry| entry.competes(Some(&start.rules())));
    let even = |seat: Seat| match seen.scores.get(seat.index()) {
        Some(Score::Cp(hundredths)) if competes == Ok(false) => *hundredths,
        _ => 0,
    };
    Seat::first(start.seats()).map(even).collect()
}
