//! What a spectator counts beside the board, in words and perhaps as a picture.

use crate::{Scene, Seat};

/// A few words about the state of the game, such as `5 pawns, 2 taken`: no capital, no full stop.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// Whom they are about; `None` for the table.
    pub seat: Option<Seat>,
    /// The words.
    pub text: String,
    /// The same at a glance: the pieces that were taken, or how far somebody has come. It is as wide
    /// for all players and through the whole game, and nothing in it can be clicked.
    pub picture: Option<Scene>,
}

impl Tally {
    /// Words about a player.
    pub fn of(seat: Seat, text: impl Into<String>) -> Tally {
        Tally { seat: Some(seat), text: text.into(), picture: None }
    }

    /// Words about the table.
    pub fn table(text: impl Into<String>) -> Tally {
        Tally { seat: None, text: text.into(), picture: None }
    }

    /// The same words with a picture, which they name.
    #[must_use]
    pub fn pictured(self, picture: Scene) -> Tally {
        let title = self.text.clone();
        Tally { picture: Some(Scene { title, ..picture }), ..self }
    }
}
