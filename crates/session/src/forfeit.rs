//! The end off the board: no matter of a game's rules.

use std::fmt;
use std::str::FromStr;

use tabletier_core::words::session as words;
use tabletier_core::{Message, Outcome, Phrase, Seat, TextError};
use thiserror::Error;

/// Why a game of two is over whatever the board says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Forfeit {
    /// They gave up.
    Resigned,
    /// Their time ran out.
    Time,
    /// They and the other one call it a draw.
    Agreed,
}

impl Forfeit {
    /// All of them.
    pub const ALL: [Forfeit; 3] = [Forfeit::Resigned, Forfeit::Time, Forfeit::Agreed];

    /// The words for it.
    pub const fn reason(self) -> &'static Phrase {
        match self {
            Forfeit::Resigned => &words::RESIGNED,
            Forfeit::Time => &words::TIME,
            Forfeit::Agreed => &words::AGREED,
        }
    }

    /// How the game has ended, if it is this seat's doing.
    pub fn outcome(self, seat: Seat) -> Outcome {
        match self {
            Forfeit::Agreed => Outcome::draw(self.reason()),
            Forfeit::Resigned | Forfeit::Time => Outcome::won(seat.other(), 2, self.reason()),
        }
    }
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason().code)
    }
}

impl FromStr for Forfeit {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Forfeit, TextError> {
        let mut all = Forfeit::ALL.into_iter();
        all.find(|forfeit| forfeit.reason().code == text)
            .ok_or_else(|| TextError::new(words::AT_REASON, text, words::WANT_REASON))
    }
}

/// Why a player cannot lose in this way.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("{}", self.message())]
pub enum ForfeitError {
    /// The game is over.
    Over(Outcome),
    /// It would not say who has won.
    Many(usize),
    /// Nobody sits there.
    Nobody(Seat),
}

impl ForfeitError {
    /// What to tell.
    pub fn message(&self) -> Message {
        match self {
            ForfeitError::Over(outcome) => words::forfeit_over(outcome.to_string()),
            ForfeitError::Many(players) => words::forfeit_many(*players),
            ForfeitError::Nobody(seat) => words::forfeit_nobody(seat.to_string()),
        }
    }
}
