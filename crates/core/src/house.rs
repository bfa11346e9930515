//! House rules: what no sheet says but a program needs so that every game ends.

use crate::{Outcome, Phrase, Position, Rules};

/// The third repetition.
pub static REPETITION: Phrase = Phrase::new(
    "repetition",
    "The same position has come for the third time.",
    "La même position est apparue pour la troisième fois.",
);

/// Too many turns without progress.
pub static QUIET: Phrase = Phrase::new(
    "quiet",
    "Nothing irrevocable has happened for too long.",
    "Rien d'irrévocable ne s'est passé depuis trop longtemps.",
);

/// The way a game has come, as far as house rules look at it.
#[derive(Clone, Debug)]
pub struct History {
    /// Keys of the positions since the last progress, the present one last.
    keys: Vec<u64>,
    quiet: u32,
}

impl History {
    /// A game that begins here.
    pub fn new<P: Position>(start: &P) -> History {
        History { keys: vec![start.repetition_key()], quiet: 0 }
    }

    /// Takes note of a move: where it was played and where it led.
    pub fn push<P: Position>(&mut self, before: &P, mv: &P::Move, after: &P) {
        if before.progresses(mv) {
            self.keys.clear();
            self.quiet = 0;
        } else {
            self.quiet += 1;
        }
        self.keys.push(after.repetition_key());
    }

    /// The end of the game at its present position, by its own rules or by those of the house.
    pub fn outcome<P: Position>(&self, now: &P) -> Option<Outcome> {
        now.outcome().or_else(|| self.house(now))
    }

    fn house<P: Position>(&self, now: &P) -> Option<Outcome> {
        if !now.rules().house() {
            return None;
        }
        let key = now.repetition_key();
        if self.keys.iter().filter(|&&seen| seen == key).count() >= 3 {
            return Some(Outcome::draw(&REPETITION));
        }
        let limit = now.quiet_limit()?;
        (self.quiet >= limit).then(|| Outcome::draw(&QUIET))
    }
}
