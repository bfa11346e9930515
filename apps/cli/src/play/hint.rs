//! A good move, told to somebody who asks for it.

use tabletier_session::{Analysis, Lang, Score, Session, Target, advice};

/// How many half-made moves are tried to find where a move begins.
const PATIENCE: usize = 200;

/// A good move.
#[derive(Clone, Debug)]
pub(crate) struct Hint {
    mv: String,
    outlook: Option<Score>,
    /// What to choose first on the board to make it, if that was found.
    pub(crate) first: Option<Target>,
}

impl Hint {
    pub(crate) fn new(session: &dyn Session, idea: Analysis) -> Hint {
        let outlook = idea.scores.get(session.seat().index()).copied();
        let first = clicks(session, &idea.best).into_iter().next();
        Hint { mv: idea.best, outlook, first }
    }

    /// The hint in words.
    pub(crate) fn say(&self, lang: Lang) -> String {
        advice::good_move(lang, &self.mv, self.outlook)
    }
}

/// The clicks that make a move; none if they are not found soon.
fn clicks(session: &dyn Session, mv: &str) -> Vec<Target> {
    let (mut clicks, mut left) = (Vec::new(), PATIENCE);
    search(session, mv, &mut clicks, &mut left);
    clicks
}

/// Goes on clicking what the move's text names, in the order in which it is named; the first click
/// may be on something that it does not name.
fn search(session: &dyn Session, mv: &str, clicks: &mut Vec<Target>, left: &mut usize) -> bool {
    let Some(rest) = left.checked_sub(1) else { return false };
    *left = rest;
    let Ok(gesture) = session.gesture(clicks) else { return false };
    if gesture.done.as_deref() == Some(mv) {
        return true;
    }
    let place = |target: &Target| mv.find(target.as_str()).unwrap_or(mv.len());
    let mut next = gesture.next;
    next.retain(|target| clicks.is_empty() || place(target) < mv.len());
    next.sort_by_key(place);
    next.into_iter().any(|target| {
        clicks.push(target);
        let found = search(session, mv, clicks, left);
        if !found {
            clicks.pop();
        }
        found
    })
}

#[cfg(test)]
mod tests {
    use tabletier_session::{Dice, catalog};

    use super::*;

    fn joined(clicks: &[Target]) -> String {
        clicks.iter().map(Target::as_str).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_clicks_of_a_move_are_found() {
        for (game, position, mv, expected) in [
            ("billo", "8/8/8/8/2s5/1s6/R7/8 r -", "Ra2xb3xc4", "Ra2 b3 c4"),
            ("billo", "r7/8/8/8/8/6R1/7R/7S r -", "Sh1-h2", "Sh1 h2"),
        ] {
            let game = catalog::find(game).expect("the game is in the catalog");
            let session = game.resume(None, position).expect("a position");
            assert_eq!(joined(&clicks(&*session, mv)), expected);
            assert!(clicks(&*session, "no move").is_empty());
        }
    }

    #[test]
    fn most_moves_of_every_game_begin_at_a_place_that_is_found() {
        for game in catalog::GAMES {
            let mut session = game.start(None, 1).expect("the game starts");
            let mut dice = Dice::new(3);
            let (mut found, mut tried) = (0, 0);
            for _ in 0..12 {
                if session.outcome().is_some() {
                    break;
                }
                let moves = session.moves();
                let mv = &moves[dice.below(moves.len() as u64) as usize];
                tried += 1;
                found += usize::from(!clicks(&*session, mv).is_empty());
                session.play(mv).expect("a legal move");
            }
            assert!(found * 4 >= tried * 3, "{}: {found} of {tried}", game.about().key);
        }
    }
}
