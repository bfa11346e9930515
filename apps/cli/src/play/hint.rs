//! A good move, told to somebody who asks for it.

use tabletier_session::{Analysis, Lang, Score, Session, Target, advice};

/// A good move.
#[derive(Clone, Debug)]
pub(crate) struct Hint {
    mv: String,
    score: Option<Score>,
    /// What to touch first to make it.
    pub(crate) first: Option<Target>,
}

impl Hint {
    pub(crate) fn new(session: &dyn Session, analysis: Analysis) -> Hint {
        let score = analysis.scores.get(session.seat().index()).copied();
        let first = first(session, &analysis.best);
        Hint { mv: analysis.best, score, first }
    }

    /// The hint in words.
    pub(crate) fn say(&self, lang: Lang) -> String {
        advice::good_move(lang, &self.mv, self.score)
    }
}

/// Where a hand begins a move.
fn first(session: &dyn Session, mv: &str) -> Option<Target> {
    session.clicks(mv).ok()?.into_iter().next()
}

#[cfg(test)]
mod tests {
    use tabletier_session::{Dice, catalog};

    use super::*;

    #[test]
    fn every_move_of_every_game_begins_at_a_place_that_is_found() {
        for &game in catalog::GAMES {
            let mut session = game.start(None, 1).expect("the game starts");
            let mut dice = Dice::new(3);
            for _ in 0..12 {
                let (moves, next) = (session.moves(), session.gesture(&[]).map(|begun| begun.next));
                let next = next.expect("an empty hand means something");
                for mv in &moves {
                    let first = first(&*session, mv);
                    let found = first.as_ref().is_some_and(|first| next.contains(first));
                    assert!(found, "{}: {mv} begins at {first:?}", game.about().key);
                }
                let Some(last) = moves.len().checked_sub(1) else { break };
                let mv = &moves[dice.below(last as u64 + 1) as usize];
                session.play(mv).expect("a legal move");
            }
        }
    }
}
