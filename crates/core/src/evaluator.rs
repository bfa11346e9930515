//! Who stands better.

use crate::{Position, Values};

/// A game's judgement of its positions, for searching.
pub trait Evaluator<P: Position>: Clone + Send + Sync + 'static {
    /// What the position is worth to each seat, without looking ahead; with two seats one's gain
    /// is the other's loss. Stays well within ±[`Self::LIMIT`].
    fn values(&self, position: &P) -> Values;

    /// Larger than any value that is no certain win.
    const LIMIT: i32 = 1_000_000;

    /// How promising a move looks, so that the best are searched first.
    fn promise(&self, _position: &P, _mv: &P::Move) -> i32 {
        0
    }

    /// Whether a move changes so much that judging right before it would be rash.
    fn noisy(&self, _position: &P, _mv: &P::Move) -> bool {
        false
    }
}
