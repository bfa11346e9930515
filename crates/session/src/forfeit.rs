//! The end off the board: no matter of a game's rules.

use std::fmt;
use std::str::FromStr;

use tabletier_core::{Outcome, Phrase, Seat, TextError};
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

/// A player has given up.
static RESIGNED: Phrase =
    Phrase::new("resigned", "The loser has resigned.", "Le perdant a abandonné.");

/// A player's time ran out.
static TIME: Phrase =
    Phrase::new("time", "The loser’s time has run out.", "Le temps du perdant est écoulé.");

/// Both have agreed on a draw.
static AGREED: Phrase = Phrase::new(
    "agreed",
    "The players agreed on a draw.",
    "Les joueurs sont convenus de la nulle.",
);

impl Forfeit {
    /// All of them.
    pub const ALL: [Forfeit; 3] = [Forfeit::Resigned, Forfeit::Time, Forfeit::Agreed];

    /// The words for it.
    pub const fn reason(self) -> &'static Phrase {
        match self {
            Forfeit::Resigned => &RESIGNED,
            Forfeit::Time => &TIME,
            Forfeit::Agreed => &AGREED,
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
            .ok_or_else(|| TextError::new("reason", text, "resigned, time or agreed"))
    }
}

/// Why a player cannot lose in this way.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum ForfeitError {
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
