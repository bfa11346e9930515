//! Who sits where, or may.

use std::fmt;

use tabletier_session::{Message, Player, Strength, TextError};

use crate::wire::no_text;

/// The most nodes a computer at a distance may search for a move: others wait for their turn.
const MOST_NODES: u64 = 2_000_000;

/// Who has a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// The program, this strong.
    Computer(Strength),
    /// Nobody any more: whoever sat here has left or ran out of time, and chance moves for the seat
    /// so that the others can play on.
    Out,
}

impl Holder {
    /// Who moves for the seat.
    pub(crate) fn player(self) -> Player {
        match self {
            Holder::Open | Holder::Person => Player::Person,
            Holder::Computer(strength) => Player::Computer(strength),
            Holder::Out => Player::Computer(Strength::Random),
        }
    }

    /// One word for what kind of holder this is.
    pub const fn kind(self) -> &'static str {
        match self {
            Holder::Open => "open",
            Holder::Person => "person",
            Holder::Computer(_) => "computer",
            Holder::Out => "out",
        }
    }

    /// What a game is made with: `me` and `person` are the same to others.
    pub(crate) fn read(text: &str) -> Result<Holder, TextError> {
        match text {
            "open" => Ok(Holder::Open),
            "me" | "person" => Ok(Holder::Person),
            _ => computer(text).map(Holder::Computer).map_err(|error| TextError {
                place: Message::plain("seat"),
                expected: Message::plain(format!("me, open, {}", error.expected)),
                ..error
            }),
        }
    }
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Holder::Computer(strength) => strength.fmt(f),
            other => f.write_str(other.kind()),
        }
    }
}

/// A seat's holder and name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// Who has the seat.
    pub holder: Holder,
    /// What they are called, if they said so.
    pub name: Option<String>,
}

/// A computer player that may sit at a distance: a level, so many nodes, or chance. Times and depths
/// are no measure where many share one machine.
pub fn computer(text: &str) -> Result<Strength, TextError> {
    let wrong = || {
        let expected = format!("level:1 to level:8, nodes:N up to nodes:{MOST_NODES}, or random");
        no_text("computer", text, expected)
    };
    let strength: Strength = text.parse().map_err(|_| wrong())?;
    let fits = match strength {
        Strength::Random | Strength::Level(_) => true,
        Strength::Search { algorithm: None, limits } => {
            !limits.has_depth() && !limits.has_time() && limits.nodes <= MOST_NODES
        }
        Strength::Search { .. } => false,
    };
    if fits { Ok(strength) } else { Err(wrong()) }
}
