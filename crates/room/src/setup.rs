//! What was agreed when a game was made.

use std::fmt;
use std::time::Duration;

use serde_json::{Map, Value, json};
use tabletier_session::{
    Message, Record, Seat, Session, Strength, TextError, TimeControl, catalog,
};

use crate::chair::{Chair, Holder, computer};
use crate::name::clean_name;
use crate::wire::{Fields, no_text, wrong};

/// The longest time for a whole game, in seconds.
const LONGEST_GAME: u64 = 24 * 3600;
/// The most a turn may add, in seconds.
const LARGEST_INCREMENT: u64 = 3600;
/// The most days for a move.
const MOST_DAYS: u64 = 60;
const DAY: u64 = 24 * 3600;

/// What becomes of a seat that is left, or whose time runs out, where more than two play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaver {
    /// A computer plays on.
    Computer(Strength),
    /// The seat is out of the game.
    Out,
}

impl Leaver {
    fn read(text: &str) -> Result<Leaver, TextError> {
        match text {
            "out" => Ok(Leaver::Out),
            _ => computer(text).map(Leaver::Computer).map_err(|error| TextError {
                place: Message::plain("leaver"),
                expected: Message::plain(format!("out, {}", error.expected)),
                ..error
            }),
        }
    }

    pub(crate) const fn holder(self) -> Holder {
        match self {
            Leaver::Computer(strength) => Holder::Computer(strength),
            Leaver::Out => Holder::Out,
        }
    }
}

impl fmt::Display for Leaver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.holder().fmt(f)
    }
}

/// A game as it was made: what is played, who may sit where, and by which clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The key of the game.
    pub game: String,
    /// The rules, as they are always written.
    pub rules: String,
    /// What the start is drawn from.
    pub seed: u64,
    /// The seats, in order of play.
    pub chairs: Vec<Chair>,
    /// The clocks, if there are any.
    pub clock: Option<TimeControl>,
    /// Whether the last move may be taken back unasked until the next one moves.
    pub free_takeback: bool,
    /// What becomes of a seat that is left, where more than two play.
    pub leaver: Leaver,
    /// The game that this one is the rematch of.
    pub previous: Option<String>,
}

impl Setup {
    /// Reads what a game is made with; where no seed is given, it is 0.
    pub fn read(value: &Value) -> Result<Setup, TextError> {
        let fields = Fields::of("game to make", value)?;
        let game = fields.required("game")?;
        let entry = catalog::find(game)?;
        let rules = entry.rules_text(fields.text("rules")?)?;
        let seed = fields.number("seed")?.unwrap_or(0);
        let chairs = chairs(fields)?;
        let seats = entry.start(Some(&rules), seed)?.seats();
        if chairs.len() != seats {
            let found = format!("{} seats", chairs.len());
            return Err(no_text("seats", found, format!("{seats} for the rules {rules}")));
        }
        let leaver =
            fields.text("leaver")?.map_or_else(|| Leaver::read("level:3"), Leaver::read)?;
        Ok(Setup {
            game: game.to_string(),
            rules,
            seed,
            chairs,
            clock: fields.get("clock").map(clock).transpose()?.flatten(),
            free_takeback: fields.flag("free_takeback")?,
            leaver,
            previous: fields.text("previous")?.map(str::to_string),
        })
    }

    /// As JSON, without anything that is not for everybody.
    pub fn write(&self, out: &mut Map<String, Value>) {
        let seats: Vec<String> = self.chairs.iter().map(|chair| chair.holder.to_string()).collect();
        let names: Vec<Option<&str>> =
            self.chairs.iter().map(|chair| chair.name.as_deref()).collect();
        let mut put = |name: &str, value: Value| out.insert(name.to_string(), value);
        put("game", self.game.as_str().into());
        put("rules", self.rules.as_str().into());
        put("seed", self.seed.into());
        put("seats", seats.into());
        put("names", names.into());
        put("clock", write_clock(self.clock));
        put("free_takeback", self.free_takeback.into());
        put("leaver", self.leaver.to_string().into());
        if let Some(previous) = &self.previous {
            put("previous", previous.as_str().into());
        }
    }

    /// The game at its start.
    pub(crate) fn start(&self) -> Result<Box<dyn Session>, TextError> {
        catalog::find(&self.game)?.start(Some(&self.rules), self.seed)
    }

    /// An empty record of it, with the names of those who are there.
    pub(crate) fn record(&self) -> Result<Record, TextError> {
        let mut record = Record::new(self.start()?);
        for (seat, chair) in Seat::first(self.chairs.len()).zip(&self.chairs) {
            if let Some(name) = &chair.name {
                record.set_player(seat, name)?;
            }
        }
        Ok(record)
    }

    /// Whether chance has a part in the start, so that the seed matters.
    pub fn draws_lots(&self) -> Result<bool, TextError> {
        let start = |seed| Setup { seed, ..self.clone() }.start().map(|game| game.position());
        let first = start(0)?;
        Ok((1..4)
            .map(start)
            .collect::<Result<Vec<_>, _>>()?
            .into_iter()
            .any(|other| other != first))
    }
}

fn chairs(fields: Fields<'_>) -> Result<Vec<Chair>, TextError> {
    let seats = fields.list("seats")?.unwrap_or_default();
    if !(2..=Seat::MOST).contains(&seats.len()) {
        let found = format!("{} seats", seats.len());
        return Err(no_text("seats", found, "a list of two to four seats"));
    }
    let names = fields.list("names")?.unwrap_or_default();
    if names.len() > seats.len() {
        let found = format!("{} names", names.len());
        return Err(no_text("names", found, format!("at most {}", seats.len())));
    }
    let read = |(index, seat): (usize, &Value)| {
        let holder = seat.as_str().ok_or_else(|| wrong("seats", seat, "me, open or a computer"))?;
        let name = match names.get(index) {
            None | Some(Value::Null) => None,
            Some(Value::String(name)) => clean_name(name),
            Some(other) => return Err(wrong("names", other, "a text or null for each seat")),
        };
        Ok(Chair { holder: Holder::read(holder)?, name })
    };
    seats.iter().enumerate().map(read).collect()
}

/// Reads a clock; `None` where there is none.
fn clock(value: &Value) -> Result<Option<TimeControl>, TextError> {
    let fields = Fields::of("clock", value)?;
    let within = |name: &str, least: u64, most: u64| {
        let number = fields.count(name)?;
        let expected = || format!("{least} to {most}");
        let fits = (least..=most).contains(&number).then_some(number);
        fits.ok_or_else(|| no_text(format!("clock, {name}"), number.to_string(), expected()))
    };
    match fields.required("kind")? {
        "none" => Ok(None),
        "live" => Ok(Some(TimeControl::Live {
            initial: Duration::from_secs(within("initial_s", 1, LONGEST_GAME)?),
            increment: match fields.get("increment_s") {
                None => Duration::ZERO,
                Some(_) => Duration::from_secs(within("increment_s", 0, LARGEST_INCREMENT)?),
            },
        })),
        "days" => {
            let days = within("per_move", 1, MOST_DAYS)?;
            Ok(Some(TimeControl::PerMove(Duration::from_secs(days * DAY))))
        }
        other => Err(no_text("clock, kind", other, "none, live or days")),
    }
}

fn write_clock(clock: Option<TimeControl>) -> Value {
    match clock {
        None => json!({ "kind": "none" }),
        Some(TimeControl::Live { initial, increment }) => json!({
            "kind": "live", "initial_s": initial.as_secs(), "increment_s": increment.as_secs(),
        }),
        Some(TimeControl::PerMove(time)) => {
            json!({ "kind": "days", "per_move": time.as_secs() / DAY })
        }
    }
}
