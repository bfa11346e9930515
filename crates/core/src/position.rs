//! The rules of a game, as all other code sees them.

use std::fmt;
use std::hash::Hash;
use std::ops::ControlFlow;

use crate::{Dice, MoveError, Outcome, Rules, Seat, TextError};

/// A position of a game: everything the rules need to know, and nothing else.
///
/// Positions are small values: to look ahead, clone one and play on the clone. `Display` writes
/// the canonical text that [`Position::read`] takes back.
///
/// A [`Position::Move`] is what a turn does, not how it was carried out: moves that lead to the
/// same position are one move. The way it is carried out is text, read and written here.
pub trait Position: Clone + Eq + Hash + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// The rule set; small, and carried by every position.
    type Rules: Rules;
    /// What a turn does.
    type Move: Clone + Eq + Hash + fmt::Debug + Send + Sync + 'static;

    /// A start position; the seed matters only where something is drawn.
    fn start(rules: Self::Rules, seed: u64) -> Self;

    /// Reads the canonical text of a position, and refuses whatever the game calls impossible.
    fn read(rules: Self::Rules, text: &str) -> Result<Self, TextError>;

    /// The rules this position is played by.
    fn rules(&self) -> Self::Rules;

    /// How many sit at the table.
    fn seats(&self) -> usize {
        2
    }

    /// Whose turn it is.
    fn seat(&self) -> Seat;

    /// The end of the game; `Some` exactly when there is no legal move.
    ///
    /// House rules look at the way here, so they are not asked: see [`crate::History`].
    fn outcome(&self) -> Option<Outcome>;

    /// Shows each legal move once, in an order that depends on the position alone, until `visit`
    /// breaks off.
    fn visit_moves<B>(&self, visit: impl FnMut(Self::Move) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Plays a move that is known to be legal here; anything else gives a senseless position or a
    /// panic.
    fn play_unchecked(&mut self, mv: &Self::Move);

    /// Reads a move written by any legal route.
    fn read_move(&self, text: &str) -> Result<Self::Move, MoveError>;

    /// Writes a legal move by its canonical route: fewest steps, then smallest text.
    fn write_move(&self, mv: &Self::Move) -> String;

    /// A Zobrist key or the like: a number that equal positions share and others practically never
    /// do.
    fn key(&self) -> u64;

    /// The key under which a position counts as repeated.
    fn repetition_key(&self) -> u64 {
        self.key()
    }

    /// Whether a legal move cannot be undone, so that no position before it can come again. Used by
    /// the house rules only.
    fn is_irreversible(&self, mv: &Self::Move) -> bool;

    /// After how many reversible turns in a row house rules call a draw; `None` if the game
    /// ends without such help.
    fn quiet_limit(&self) -> Option<u32>;

    /// All legal moves.
    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        let _ = self.visit_moves(|mv| -> ControlFlow<()> {
            moves.push(mv);
            ControlFlow::Continue(())
        });
        moves
    }

    /// How many legal moves there are.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        let _ = self.visit_moves(|_| -> ControlFlow<()> {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether there is a legal move, that is, whether the game goes on.
    fn has_move(&self) -> bool {
        self.visit_moves(|_| ControlFlow::Break(())).is_break()
    }

    /// Some legal move, each with a chance above zero; `None` when the game is over.
    fn random_move(&self, dice: &mut Dice) -> Option<Self::Move> {
        let count = self.count_moves();
        let mut left = dice.below(count.max(1));
        self.visit_moves(|mv| {
            if left == 0 {
                return ControlFlow::Break(mv);
            }
            left -= 1;
            ControlFlow::Continue(())
        })
        .break_value()
    }

    /// The position after a legal move.
    #[must_use]
    fn after(&self, mv: &Self::Move) -> Self {
        let mut next = self.clone();
        next.play_unchecked(mv);
        next
    }
}
