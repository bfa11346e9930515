//! What players may ask of each other.

use std::fmt;
use std::str::FromStr;

use serde_json::{Map, Value, json};
use tabletier_session::{Seat, TextError};

use crate::wire::no_text;

/// Something that the others have to agree to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offer {
    /// That nobody has won.
    Draw,
    /// That a move has not been made.
    Takeback,
    /// Another game, with the seats rotated.
    Rematch,
}

impl Offer {
    const ALL: [Offer; 3] = [Offer::Draw, Offer::Takeback, Offer::Rematch];

    /// The word for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Offer::Draw => "draw",
            Offer::Takeback => "takeback",
            Offer::Rematch => "rematch",
        }
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Offer {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Offer, TextError> {
        let found = Offer::ALL.into_iter().find(|offer| offer.code() == text);
        found.ok_or_else(|| no_text("offer", text, "draw, takeback or rematch"))
    }
}

/// The offers that are open. A draw and a takeback are never open at the same time.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// Who offers a draw.
    pub draw: Option<Seat>,
    /// Who wants to take a move back, and who of the others has agreed so far.
    pub takeback: Option<(Seat, Vec<Seat>)>,
    /// Who wants another game, once this one is over.
    pub rematch: Vec<Seat>,
}

impl Offers {
    /// The offer about the game in progress, and whose it is.
    pub fn open(&self) -> Option<(Offer, Seat)> {
        let takeback = || self.takeback.as_ref().map(|(seat, _)| (Offer::Takeback, *seat));
        self.draw.map(|seat| (Offer::Draw, seat)).or_else(takeback)
    }

    /// Nothing is offered about the game in progress any more.
    pub(crate) fn withdraw(&mut self) {
        self.draw = None;
        self.takeback = None;
    }

    /// As JSON; what is not offered is missing.
    pub fn to_json(&self) -> Value {
        let letters = |seats: &[Seat]| seats.iter().map(Seat::to_string).collect::<Vec<_>>();
        let mut offers = Map::new();
        if let Some(seat) = self.draw {
            offers.insert("draw".to_string(), seat.to_string().into());
        }
        if let Some((seat, agreed)) = &self.takeback {
            let takeback = json!({ "seat": seat.to_string(), "agreed": letters(agreed) });
            offers.insert("takeback".to_string(), takeback);
        }
        if !self.rematch.is_empty() {
            offers.insert("rematch".to_string(), letters(&self.rematch).into());
        }
        Value::Object(offers)
    }
}
