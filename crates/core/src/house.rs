//! House rules: what no sheet says but a program needs so that every game ends.

use crate::words::common as words;
use crate::{Outcome, Phrase, Position, Rules};

/// The third repetition.
pub static REPETITION: Phrase = words::REPETITION;

/// Too many reversible turns in a row.
pub static QUIET: Phrase = words::QUIET;

/// The way a game has come, as far as house rules look at it.
#[derive(Clone, Debug)]
pub struct History {
    /// The positions from the beginning on, the present one last.
    met: Vec<Met>,
}

#[derive(Clone, Copy, Debug)]
struct Met {
    key: u64,
    /// How many reversible turns in a row led here.
    quiet: u32,
}

impl History {
    /// A game that begins here.
    pub fn new<P: Position>(start: &P) -> History {
        History { met: vec![Met { key: start.repetition_key(), quiet: 0 }] }
    }

    /// Takes note of a move: where it was played and where it led.
    pub fn push<P: Position>(&mut self, before: &P, mv: &P::Move, after: &P) {
        let quiet = if before.is_irreversible(mv) { 0 } else { self.quiet() + 1 };
        self.met.push(Met { key: after.repetition_key(), quiet });
    }

    /// Forgets the last move; the beginning stays.
    pub fn pop(&mut self) {
        if self.met.len() > 1 {
            self.met.pop();
        }
    }

    /// How many moves led here.
    pub fn turns(&self) -> usize {
        self.met.len() - 1
    }

    /// How many turns in a row up to now were reversible.
    pub fn quiet(&self) -> u32 {
        self.met.last().map_or(0, |now| now.quiet)
    }

    /// How often the present position has come before, counting only the last `turns` turns.
    pub fn returns(&self, turns: usize) -> usize {
        let Some((now, past)) = self.met.split_last() else { return 0 };
        // Nothing from before the last irreversible move can come again.
        let reach = turns.min(now.quiet as usize).min(past.len());
        past[past.len() - reach..].iter().filter(|met| met.key == now.key).count()
    }

    /// The end of the game at its present position, by its own rules or by house rules.
    pub fn outcome<P: Position>(&self, now: &P) -> Option<Outcome> {
        now.outcome().or_else(|| self.house(now))
    }

    fn house<P: Position>(&self, now: &P) -> Option<Outcome> {
        if !now.rules().house() {
            return None;
        }
        if self.returns(usize::MAX) >= 2 {
            return Some(Outcome::draw(&REPETITION));
        }
        let limit = now.quiet_limit()?;
        (self.quiet() >= limit).then(|| Outcome::draw(&QUIET))
    }
}
