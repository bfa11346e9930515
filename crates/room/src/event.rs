//! What has happened, as it is kept and handed out.

use serde_json::{Map, Value};
use tabletier_session::{Seat, Strength, TextError};

use crate::action::Action;
use crate::chair::computer;
use crate::greeting::Greeting;
use crate::offer::Offer;
use crate::setup::Setup;
use crate::wire::{Fields, no_text, wrong};

/// One thing that has happened in a game. All of them, in order, are the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its number, from 1, without gaps.
    pub seq: u64,
    /// When it happened.
    pub at: u64,
    /// Whose doing it was; for what happens by itself, whom it concerns.
    pub seat: Option<Seat>,
    /// What it was.
    pub kind: Kind,
    /// How the game stands after it: for those who do not replay it.
    pub status: String,
    /// What is left to each seat after it, if there are clocks: for those who do not replay it.
    pub clocks: Option<Vec<u64>>,
}

/// What has happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The game was made.
    Created(Box<Setup>),
    /// Somebody has taken a seat.
    Join(Option<String>),
    /// A move was played.
    Move {
        /// As it was written.
        text: String,
        /// How much time the line took, which is not the player's; at most a second.
        lag: u64,
    },
    /// A player has given up.
    Resign,
    /// A draw is offered.
    OfferDraw,
    /// A move is to be taken back, or was at once, where nobody has to be asked.
    OfferTakeback {
        /// Whether it was.
        granted: bool,
    },
    /// An offer was agreed to.
    Accept(Offer),
    /// An offer was refused or withdrawn.
    Decline(Offer),
    /// Another game is wanted; it is made with the last one's wish.
    Rematch(Option<NextGame>),
    /// A seat was left to a computer.
    HandOver(Strength),
    /// Something was said.
    Greet(Greeting),
    /// A player's time has run out.
    Flag,
    /// A player gets time back that the server was away for, in milliseconds.
    Credit(u64),
}

/// The game that follows on this one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextGame {
    /// Where it is found.
    pub id: String,
    /// What its start is drawn from.
    pub seed: u64,
}

impl Kind {
    /// The word for programs; the same as that of the action.
    pub const fn code(&self) -> &'static str {
        match self {
            Kind::Created(_) => "created",
            Kind::Join(_) => "join",
            Kind::Move { .. } => "move",
            Kind::Resign => "resign",
            Kind::OfferDraw => "offer-draw",
            Kind::OfferTakeback { .. } => "offer-takeback",
            Kind::Accept(_) => "accept",
            Kind::Decline(_) => "decline",
            Kind::Rematch(_) => "rematch",
            Kind::HandOver(_) => "hand-over",
            Kind::Greet(_) => "greet",
            Kind::Flag => "flag",
            Kind::Credit(_) => "credit",
        }
    }

    /// Whether an action made before it still means the same.
    pub(crate) const fn is_aside(&self) -> bool {
        matches!(self, Kind::Greet(_) | Kind::Credit(_))
    }

    /// Whether it can have come of this action.
    pub fn answers(&self, action: &Action) -> bool {
        match (action, self) {
            (Action::Move(mine), Kind::Move { text, .. }) => mine == text,
            (Action::Accept(None), Kind::Accept(_) | Kind::Rematch(_))
            | (Action::Accept(Some(Offer::Rematch)), Kind::Rematch(_))
            | (Action::Decline(None), Kind::Decline(_))
            | (Action::Resign, Kind::Resign)
            | (Action::OfferDraw, Kind::OfferDraw)
            | (Action::OfferTakeback, Kind::OfferTakeback { .. })
            | (Action::Rematch, Kind::Rematch(_)) => true,
            (Action::Accept(Some(mine)), Kind::Accept(offer))
            | (Action::Decline(Some(mine)), Kind::Decline(offer)) => mine == offer,
            (Action::HandOver(mine), Kind::HandOver(strength)) => mine == strength,
            (Action::Greet(mine), Kind::Greet(greeting)) => mine == greeting,
            _ => false,
        }
    }

    /// What belongs to the kind, as JSON.
    fn write(&self, out: &mut Map<String, Value>) {
        let mut put = |name: &str, value: Value| out.insert(name.to_string(), value);
        match self {
            Kind::Created(setup) => setup.write(out),
            Kind::Join(name) => {
                put("name", name.as_deref().into());
            }
            Kind::Move { text, lag } => {
                put("move", text.as_str().into());
                if *lag > 0 {
                    put("lag", (*lag).into());
                }
            }
            Kind::OfferTakeback { granted } => {
                put("granted", (*granted).into());
            }
            Kind::Accept(offer) | Kind::Decline(offer) => {
                put("offer", offer.code().into());
            }
            Kind::Rematch(Some(next)) => {
                put("next", next.id.as_str().into());
                put("seed", next.seed.into());
            }
            Kind::HandOver(strength) => {
                put("to", strength.to_string().into());
            }
            Kind::Greet(greeting) => {
                put("greeting", greeting.code().into());
            }
            Kind::Credit(time) => {
                put("ms", (*time).into());
            }
            Kind::Resign | Kind::OfferDraw | Kind::Rematch(None) | Kind::Flag => {}
        }
    }

    fn read(code: &str, value: &Value) -> Result<Kind, TextError> {
        let fields = Fields::of("event", value)?;
        Ok(match code {
            "created" => Kind::Created(Box::new(Setup::read(value)?)),
            "join" => Kind::Join(fields.text("name")?.map(str::to_string)),
            "move" => Kind::Move {
                text: fields.required("move")?.to_string(),
                lag: fields.number("lag")?.unwrap_or(0),
            },
            "resign" => Kind::Resign,
            "offer-draw" => Kind::OfferDraw,
            "offer-takeback" => Kind::OfferTakeback { granted: fields.flag("granted")? },
            "accept" => Kind::Accept(fields.required("offer")?.parse()?),
            "decline" => Kind::Decline(fields.required("offer")?.parse()?),
            "rematch" => Kind::Rematch(match fields.text("next")? {
                Some(id) => Some(NextGame { id: id.to_string(), seed: fields.count("seed")? }),
                None => None,
            }),
            "hand-over" => Kind::HandOver(computer(fields.required("to")?)?),
            "greet" => Kind::Greet(fields.required("greeting")?.parse()?),
            "flag" => Kind::Flag,
            "credit" => Kind::Credit(fields.count("ms")?),
            other => return Err(no_text("kind", other, "a kind of event")),
        })
    }
}

impl Event {
    /// As everybody gets it.
    pub fn to_json(&self) -> Value {
        let mut out = Map::new();
        let mut put = |name: &str, value: Value| out.insert(name.to_string(), value);
        put("seq", self.seq.into());
        put("at", self.at.into());
        put("seat", self.seat.map(|seat| seat.to_string()).into());
        put("kind", self.kind.code().into());
        self.kind.write(&mut out);
        let mut put = |name: &str, value: Value| out.insert(name.to_string(), value);
        put("status", self.status.as_str().into());
        put("clocks", self.clocks.clone().into());
        Value::Object(out)
    }

    /// Reads what [`Event::to_json`] has written.
    pub fn read(value: &Value) -> Result<Event, TextError> {
        let fields = Fields::of("event", value)?;
        let clocks = |list: &[Value]| {
            let number =
                |left: &Value| left.as_u64().ok_or_else(|| wrong("clocks", left, "a time"));
            list.iter().map(number).collect::<Result<Vec<u64>, TextError>>()
        };
        Ok(Event {
            seq: fields.count("seq")?,
            at: fields.count("at")?,
            seat: fields.text("seat")?.map(str::parse).transpose()?,
            kind: Kind::read(fields.required("kind")?, value)?,
            status: fields.required("status")?.to_string(),
            clocks: fields.list("clocks")?.map(clocks).transpose()?,
        })
    }
}
