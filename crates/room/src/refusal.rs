//! Why an action is not done.

use tabletier_session::{MoveError, PlayError};
use thiserror::Error;

/// Why an action is not done; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// It was made for another state of the game than the present one.
    #[error("something has happened since: the game is at event {head}")]
    Stale {
        /// The number of the last event.
        head: u64,
    },
    /// The game is over.
    #[error("the game is over ({status})")]
    Over {
        /// How it ended.
        status: String,
    },
    /// Somebody's time had run out before: [`Room::flag`](crate::Room::flag) has to be heard first.
    #[error("the time of whoever is to move has run out")]
    Time,
    /// The seat is not played by a person, or not by that one.
    #[error("no person plays on seat {0}")]
    Nobody(tabletier_session::Seat),
    /// The rules of the game, or of playing at a distance, forbid it.
    #[error("{message}")]
    Illegal {
        /// The word for programs.
        code: &'static str,
        /// What is forbidden, and what was expected.
        message: String,
    },
}

impl Refusal {
    pub(crate) fn illegal(code: &'static str, message: impl Into<String>) -> Refusal {
        Refusal::Illegal { code, message: message.into() }
    }
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Refusal {
        match error {
            PlayError::Over(outcome) => Refusal::Over { status: outcome.to_string() },
            PlayError::Move(error @ MoveError::Unreadable(_)) => {
                Refusal::illegal("unreadable", error.to_string())
            }
            PlayError::Move(MoveError::Illegal { text, why }) => {
                let error = MoveError::illegal(text, why);
                Refusal::illegal(why.code, error.to_string())
            }
        }
    }
}
