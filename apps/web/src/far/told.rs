//! What a server tells of a game, read for people.

use serde_json::Value;
use tabletier_session::words::friend as words;
use tabletier_session::{Entry, Lang, Level, Message, Seat, catalog};

/// The state of a game, or what the lobby says of one.
#[derive(Clone, Copy)]
pub(crate) struct Told<'a>(pub(crate) &'a Value);

impl<'a> Told<'a> {
    fn text(self, name: &str) -> &'a str {
        self.0[name].as_str().unwrap_or_default()
    }

    /// What the server calls it.
    pub(crate) fn id(self) -> &'a str {
        self.text("id")
    }

    /// Which game is played, if this version knows it.
    pub(crate) fn entry(self) -> Option<&'static dyn Entry> {
        catalog::find(self.text("game")).ok()
    }

    pub(crate) fn rules(self) -> &'a str {
        self.text("rules")
    }

    fn seats(self) -> &'a [Value] {
        self.0["seats"].as_array().map(Vec::as_slice).unwrap_or_default()
    }

    /// What those at the table are called, from seat A on; nothing where nobody has said.
    pub(crate) fn names(self) -> Vec<String> {
        let name = |seat: &Value| seat["name"].as_str().unwrap_or_default().to_string();
        self.seats().iter().map(name).collect()
    }

    /// The seats that nobody has taken.
    pub(crate) fn open(self) -> Vec<Seat> {
        let of_kind = |seat: &&Value| seat["kind"] == "open";
        let letter = |seat: &Value| seat["seat"].as_str()?.parse().ok();
        self.seats().iter().filter(of_kind).filter_map(letter).collect()
    }

    /// Whose turn it is.
    pub(crate) fn turn(self) -> Option<Seat> {
        self.text("status").strip_prefix("turn ")?.parse().ok()
    }

    pub(crate) fn is_over(self) -> bool {
        self.turn().is_none() && self.text("status") != "open"
    }

    /// Who sits at the table, but for one: names, levels, or somebody.
    pub(crate) fn others(self, but: Option<Seat>, lang: Lang) -> String {
        let called = |seat: &Value| match (&seat["name"], seat["strength"].as_str()) {
            (Value::String(name), _) => name.clone(),
            (_, Some(strength)) => computer(strength).say(lang),
            _ => words::SOMEBODY.say(lang).to_string(),
        };
        let others = self
            .seats()
            .iter()
            .enumerate()
            .filter(|(at, seat)| Seat::new(*at) != but && seat["kind"] != "open");
        others.map(|(_, seat)| called(seat)).collect::<Vec<_>>().join(", ")
    }

    /// By which clock it is played.
    pub(crate) fn clock(self) -> Message {
        let clock = &self.0["clock"];
        let number = |name: &str| clock[name].as_u64().unwrap_or(0);
        match clock["kind"].as_str() {
            Some("live") => words::clock_live(number("initial_s") / 60, number("increment_s")),
            Some("days") => words::clock_days(number("per_move")),
            _ => words::CLOCK_NONE.into(),
        }
    }

    /// Whether whoever plays stays until it is over.
    pub(crate) fn is_live(self) -> bool {
        self.0["clock"]["kind"] == "live"
    }
}

/// A computer, as people call it.
fn computer(strength: &str) -> Message {
    let level = strength.strip_prefix("level:").and_then(|level| level.parse().ok());
    match level.and_then(Level::new) {
        Some(level) => tabletier_session::words::page::level(level.number()),
        None => Message::plain(strength),
    }
}
