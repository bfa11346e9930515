//! What somebody who has a seat may want to do.

use serde_json::Value;
use tabletier_session::{Strength, TextError};

use crate::chair::computer;
use crate::greeting::Greeting;
use crate::offer::Offer;
use crate::wire::{Fields, no_text};

/// Something that a player wants to do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Plays this move.
    Move(String),
    /// Gives up: with two at the table the other has won, else the seat is left.
    Resign,
    /// Offers a draw.
    OfferDraw,
    /// Asks to take the own last move back.
    OfferTakeback,
    /// Agrees to this offer, or to the one that is open.
    Accept(Option<Offer>),
    /// Does not agree to it, or takes the own one back.
    Decline(Option<Offer>),
    /// Wants another game.
    Rematch,
    /// Leaves the seat to a computer.
    HandOver(Strength),
    /// Says something.
    Greet(Greeting),
}

impl Action {
    /// Adds the kind of the action and what belongs to it, as [`Action::read`] reads it.
    pub fn write(&self, out: &mut Value) {
        let offered =
            |offer: &Option<Offer>| offer.map(|offer| ("offer", offer.code().to_string()));
        let (kind, more) = match self {
            Action::Move(text) => ("move", Some(("move", text.clone()))),
            Action::Resign => ("resign", None),
            Action::OfferDraw => ("offer-draw", None),
            Action::OfferTakeback => ("offer-takeback", None),
            Action::Accept(offer) => ("accept", offered(offer)),
            Action::Decline(offer) => ("decline", offered(offer)),
            Action::Rematch => ("rematch", None),
            Action::HandOver(strength) => ("hand-over", Some(("to", strength.to_string()))),
            Action::Greet(greeting) => ("greet", Some(("greeting", greeting.code().to_string()))),
        };
        out["kind"] = kind.into();
        if let Some((name, text)) = more {
            out[name] = text.into();
        }
    }

    /// Reads the kind of an action and what belongs to it; other fields are somebody else's.
    pub fn read(value: &Value) -> Result<Action, TextError> {
        let fields = Fields::of("action", value)?;
        let offer = || fields.text("offer")?.map(str::parse).transpose();
        Ok(match fields.required("kind")? {
            "move" => Action::Move(fields.required("move")?.to_string()),
            "resign" => Action::Resign,
            "offer-draw" => Action::OfferDraw,
            "offer-takeback" => Action::OfferTakeback,
            "accept" => Action::Accept(offer()?),
            "decline" => Action::Decline(offer()?),
            "rematch" => Action::Rematch,
            "hand-over" => Action::HandOver(computer(fields.required("to")?)?),
            "greet" => Action::Greet(fields.required("greeting")?.parse()?),
            other => {
                let expected = "move, resign, offer-draw, offer-takeback, accept, decline, rematch, \
                     hand-over or greet";
                return Err(no_text("kind", other, expected));
            }
        })
    }
}
