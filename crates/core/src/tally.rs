//! What a spectator counts beside the board, in words.

use crate::Seat;

/// A few words about the state of the game, such as `5 pawns, 2 taken`: no capital, no full stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Whom they are about; `None` for the table.
    pub seat: Option<Seat>,
    /// The words.
    pub text: String,
}

impl Tally {
    /// Words about a player.
    pub fn of(seat: Seat, text: impl Into<String>) -> Tally {
        Tally { seat: Some(seat), text: text.into() }
    }

    /// Words about the table.
    pub fn table(text: impl Into<String>) -> Tally {
        Tally { seat: None, text: text.into() }
    }
}
