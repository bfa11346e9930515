//! Giving a game up: an end that is no matter of its rules.

use tabletier_core::{Outcome, Phrase, Seat};
use thiserror::Error;

/// A player has given up.
pub static RESIGNED: Phrase =
    Phrase::new("resigned", "The loser has resigned.", "Le perdant a abandonné.");

/// Why a player cannot resign.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ResignError {
    /// The game is over.
    #[error("the game is over ({0}), nobody can resign")]
    Over(Outcome),
    /// It would not say who has won.
    #[error("a player can resign only with two at the table, not with {0}")]
    Many(usize),
    /// Nobody sits there.
    #[error("nobody sits on seat {0} to resign, only on A and B")]
    Nobody(Seat),
}
