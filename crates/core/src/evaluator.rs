//! Who stands better.

use std::ops::ControlFlow;

use crate::{Outcome, Position, Seat, Values, Verdict};

/// A game's judgement of its positions, for searching.
pub trait Evaluator<P: Position>: Clone + Send + Sync + 'static {
    /// What the position is worth to each seat, without looking ahead; with two seats one's gain
    /// is the other's loss. Stays well within ±[`Self::LIMIT`].
    fn values(&self, position: &P) -> Values;

    /// Larger than any value that is no certain win.
    const LIMIT: i32 = 1_000_000;

    /// What one pawn more, one point more, or the like is worth: the measure of what matters.
    const UNIT: i32 = 100;

    /// More turns than any search looks ahead; what one more of a margin adds to a win.
    const STEP: i32 = 10_000;

    /// What the end of a game is worth to each seat when a search meets it so many turns ahead.
    ///
    /// A win lies above [`Self::LIMIT`], a loss below its negative, a draw is 0. Of two wins the
    /// one by more is better; of equal ones the sooner, and of equal losses the later. Where
    /// nobody wins but points are counted, a point is a [`Self::UNIT`].
    fn end(outcome: &Outcome, turns: u32) -> Values {
        let turns = i32::try_from(turns).unwrap_or(Self::STEP).min(Self::STEP - 1);
        let mut values = Values::default();
        for seat in Seat::first(Seat::MOST) {
            let margin = outcome.values[seat];
            values[seat] = match outcome.verdict {
                Verdict::Score(_) => margin.saturating_mul(Self::UNIT),
                _ => margin.signum() * (Self::LIMIT - turns) + margin.saturating_mul(Self::STEP),
            };
        }
        values
    }

    /// Between which values the end certainly lies for a seat if all play well, told without
    /// looking ahead, when a search meets the position so many turns ahead. They are the same
    /// where nothing is left to be found out. A value beyond [`Self::LIMIT`] counts turns as
    /// [`Self::end`] does.
    fn certain(&self, _position: &P, _seat: Seat, _turns: u32) -> (i32, i32) {
        (-i32::MAX, i32::MAX)
    }

    /// How promising a move looks, so that the best are searched first; in the scale of values.
    fn promise(&self, _position: &P, _mv: &P::Move) -> i32 {
        0
    }

    /// Whether a move changes so much that judging right before it would be rash.
    fn noisy(&self, _position: &P, _mv: &P::Move) -> bool {
        false
    }

    /// Whether no legal move is noisy, told without listing them where that is possible: a search
    /// asks wherever it would stop.
    fn settled(&self, _position: &P) -> bool {
        true
    }

    /// Shows each legal move once with its promise, in an order that depends on the position
    /// alone, until `visit` breaks off. For games that learn what a move promises while they make
    /// it.
    fn visit_promises<B>(
        &self,
        position: &P,
        mut visit: impl FnMut(P::Move, i32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        position.visit_moves(|mv| {
            let promise = self.promise(position, &mv);
            visit(mv, promise)
        })
    }

    /// How many moves, the most promising, are worth looking at where a search still looks `depth`
    /// turns ahead. For games with far too many moves.
    fn width(&self, _depth: u32) -> usize {
        usize::MAX
    }

    /// How many turns less a search may look ahead, at first, with a quiet move that comes after
    /// `tried` more promising ones, where it looks `depth` turns ahead. None keeps every value
    /// exact.
    fn reduction(&self, _depth: u32, _tried: usize) -> u32 {
        0
    }
}
