//! Static evaluation, and what else a search asks a game about its positions and moves.

use std::ops::ControlFlow;

use crate::{Outcome, Position, Seat, Values, Verdict};

/// A game's knowledge of its positions, for searching.
pub trait Evaluator<P: Position>: Clone + Send + Sync + 'static {
    /// Static evaluation: what the position is worth to each seat, without looking ahead; with two
    /// seats one's gain is the other's loss. Stays well within ±[`Self::LIMIT`].
    fn evaluate(&self, position: &P) -> Values;

    /// Larger than any value that is no certain win.
    const LIMIT: i32 = 1_000_000;

    /// What one pawn more, one point more, or the like is worth: the measure of what matters.
    const UNIT: i32 = 100;

    /// More turns than any search looks ahead; what one more of a margin adds to a win.
    const STEP: i32 = 10_000;

    /// Whether a game may be won by more or by less. A search then goes for the margin, so that its
    /// values do not tell how soon a win can be forced.
    const MARGINS: bool = false;

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

    /// The lower and the upper bound of the true value for a seat, told without looking ahead, when
    /// a search meets the position so many turns ahead. They are the same where nothing is left to
    /// be found out. A value beyond [`Self::LIMIT`] counts turns as
    /// [`Self::end`] does.
    fn bounds(&self, _position: &P, _seat: Seat, _turns: u32) -> (i32, i32) {
        (-i32::MAX, i32::MAX)
    }

    /// How good a move looks, for move ordering; in the scale of values.
    fn move_score(&self, _position: &P, _mv: &P::Move) -> i32 {
        0
    }

    /// Whether a move changes so much that the static evaluation before it says little: a quiescence
    /// search follows such moves, captures above all.
    fn is_noisy(&self, _position: &P, _mv: &P::Move) -> bool {
        false
    }

    /// Whether no legal move is noisy, told without listing them where that is possible: every
    /// quiescence search asks first.
    fn is_quiet(&self, _position: &P) -> bool {
        true
    }

    /// Shows each legal move once with its [`Self::move_score`], in an order that depends on the
    /// position alone, until `visit` breaks off. For games that learn the score of a move while they
    /// generate it.
    fn visit_scored_moves<B>(
        &self,
        position: &P,
        mut visit: impl FnMut(P::Move, i32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        position.visit_moves(|mv| {
            let score = self.move_score(position, &mv);
            visit(mv, score)
        })
    }

    /// Late move pruning (move count pruning): how many moves, those with the best scores, are
    /// searched at a node with `depth` turns to go. For games with far too many moves.
    fn move_count_limit(&self, _depth: u32) -> usize {
        usize::MAX
    }

    /// Late move reduction: how many turns less deep a quiet move is searched at first, if it comes
    /// after `tried` better ones at a node with `depth` turns to go. 0 keeps every value exact.
    fn late_move_reduction(&self, _depth: u32, _tried: usize) -> u32 {
        0
    }
}
