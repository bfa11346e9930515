//! What a good move is about.

use std::fmt;

use crate::{Phrase, Position};

/// What a move may be about, in the game's own words: puzzles are sorted and chosen by it.
pub struct Theme<P: Position> {
    /// What it is called.
    pub name: Phrase,
    /// Whether a legal move shows it: the position, the move, and the position after it.
    pub shown: fn(&P, &P::Move, &P) -> bool,
}

impl<P: Position> fmt::Debug for Theme<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Theme").field(&self.name).finish()
    }
}
