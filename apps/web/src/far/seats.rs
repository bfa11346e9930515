//! The seats that somebody has, kept in the browser: each game under a name of its own, so that two
//! windows never write over each other.

use serde_json::{Value, json};
use tabletier_session::Seat;

use crate::keep;

/// What the names of kept games begin with.
const SEATS: &str = "tabletier.far.";
/// What the names of secrets begin with with which somebody is about to join.
const JOINING: &str = "tabletier.joining.";

/// A game that is played, or watched, from here.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Kept {
    /// What the server calls the game.
    pub(crate) id: String,
    /// The key of the game that is played.
    pub(crate) game: String,
    /// By which rules.
    pub(crate) rules: String,
    /// Where we sit; nowhere if we only watch.
    pub(crate) seat: Option<Seat>,
    /// What opens our seat; empty if we only watch.
    pub(crate) secret: String,
    /// The invites for the other seats, if we have made the game.
    pub(crate) invites: Vec<(Seat, String)>,
    /// What those at the table were called when we last looked, from seat A on; empty where nobody has
    /// said.
    pub(crate) names: Vec<String>,
    /// When it was first kept, in milliseconds since 1970.
    pub(crate) since: u64,
    /// Whether the game was over when we last looked.
    pub(crate) over: bool,
    /// Whether this browser is told when it is our turn.
    pub(crate) told: bool,
}

impl Kept {
    /// The others who have said what they are called.
    pub(crate) fn others(&self) -> String {
        let own = self.seat.map(Seat::index);
        let others =
            self.names.iter().enumerate().filter(|(at, name)| Some(*at) != own && !name.is_empty());
        others.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ")
    }

    fn to_text(&self) -> String {
        let invites = self.invites.iter().map(|(seat, invite)| json!([seat.to_string(), invite]));
        json!({
            "id": self.id,
            "game": self.game,
            "rules": self.rules,
            "seat": self.seat.map(|seat| seat.to_string()),
            "secret": self.secret,
            "invites": invites.collect::<Vec<_>>(),
            "names": self.names,
            "since": self.since,
            "over": self.over,
            "told": self.told,
        })
        .to_string()
    }

    /// `None` if this version cannot read it.
    fn read(text: &str) -> Option<Kept> {
        let value: Value = serde_json::from_str(text).ok()?;
        let field = |name: &str| value[name].as_str().map(str::to_string);
        let seat = |value: &Value| value.as_str()?.parse::<Seat>().ok();
        let invite = |pair: &Value| Some((seat(&pair[0])?, pair[1].as_str()?.to_string()));
        Some(Kept {
            id: field("id")?,
            game: field("game")?,
            rules: field("rules")?,
            seat: match &value["seat"] {
                Value::Null => None,
                letter => Some(seat(letter)?),
            },
            secret: field("secret")?,
            invites: value["invites"].as_array()?.iter().map(invite).collect::<Option<_>>()?,
            names: value["names"]
                .as_array()?
                .iter()
                .map(|name| name.as_str().map(str::to_string))
                .collect::<Option<_>>()?,
            since: value["since"].as_u64()?,
            over: value["over"].as_bool()?,
            told: value["told"].as_bool()?,
        })
    }
}

/// The game of this name, if it is kept here and can be read.
pub(crate) fn find(id: &str) -> Option<Kept> {
    Kept::read(&keep::get(&format!("{SEATS}{id}"))?)
}

/// All games that are kept here and can be read, the newest first.
pub(crate) fn all() -> Vec<Kept> {
    let mut all: Vec<Kept> = Vec::new();
    for kept in texts().filter_map(|text| Kept::read(&text)) {
        let place = all.partition_point(|other| other.since > kept.since);
        all.insert(place, kept);
    }
    all
}

/// How many games are kept here that this version cannot read. They stay as they are: perhaps another
/// one can.
pub(crate) fn unreadable() -> usize {
    texts().filter(|text| Kept::read(text).is_none()).count()
}

/// Whether any games are kept here.
pub(crate) fn any() -> bool {
    texts().next().is_some()
}

fn texts() -> impl Iterator<Item = String> {
    let names = keep::names().into_iter().filter(|name| name.starts_with(SEATS));
    names.filter_map(|name| keep::get(&name))
}

/// Keeps a game; `false` if the browser has no room for it. What cannot be read under its name is put
/// aside first.
pub(crate) fn keep(kept: &Kept) -> bool {
    let name = format!("{SEATS}{}", kept.id);
    if let Some(old) = keep::get(&name).filter(|old| Kept::read(old).is_none()) {
        keep::set(&format!("{name}.lost"), &old);
    }
    keep::set(&name, &kept.to_text())
}

/// Changes what is kept of a game, if it is.
pub(crate) fn update(id: &str, change: impl FnOnce(&mut Kept)) {
    if let Some(mut kept) = find(id) {
        let before = kept.clone();
        change(&mut kept);
        if kept != before {
            keep(&kept);
        }
    }
}

/// Keeps a game no more: whoever has no other key to the seat has lost it.
pub(crate) fn forget(id: &str) {
    keep::remove(&format!("{SEATS}{id}"));
}

/// The secret with which we join a game: the same as before if the answer was lost on the way, so that
/// the seat is ours however often we ask.
pub(crate) fn joining(id: &str, invite: &str) -> String {
    before(id, invite).unwrap_or_else(|| {
        let secret = drawn();
        keep::set(&format!("{JOINING}{id}"), &format!("{invite} {secret}"));
        secret
    })
}

/// Whether we have asked for this seat, and have heard nothing.
pub(crate) fn is_joining(id: &str, invite: &str) -> bool {
    before(id, invite).is_some()
}

fn before(id: &str, invite: &str) -> Option<String> {
    let kept = keep::get(&format!("{JOINING}{id}"))?;
    let (other, secret) = kept.split_once(' ')?;
    (other == invite).then(|| secret.to_string())
}

/// We have joined, or may not.
pub(crate) fn joined(id: &str) {
    keep::remove(&format!("{JOINING}{id}"));
}

/// A secret that nobody can guess.
fn drawn() -> String {
    let mut bytes = [0; 24];
    let crypto = leptos::prelude::window().crypto();
    // A browser without chance of its own has the other one.
    if crypto.and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes)).is_err() {
        bytes.fill_with(|| (js_sys::Math::random() * 256.0) as u8);
    }
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_as_it_was_kept() {
        let kept = Kept {
            id: "h4KzPq2mXw7t".to_string(),
            game: "billabong".to_string(),
            rules: "players=3".to_string(),
            seat: Some(Seat::B),
            secret: "Ab-_9".to_string(),
            invites: vec![(Seat::A, "one".to_string()), (Seat::C, "two".to_string())],
            names: vec![String::new(), "Zoé \"7\"".to_string(), String::new()],
            since: 1_700_000_000_000,
            over: false,
            told: true,
        };
        assert_eq!(Kept::read(&kept.to_text()), Some(kept.clone()));
        let watched = Kept { seat: None, secret: String::new(), ..kept };
        assert_eq!(Kept::read(&watched.to_text()), Some(watched));
    }

    #[test]
    fn what_another_version_keeps_is_not_guessed_at() {
        let whole = Kept { id: "h4Kz".to_string(), ..Kept::default() }.to_text();
        assert!(Kept::read(&whole).is_some());
        let strange = [
            "",
            "{}",
            "[1]",
            &whole.replace("null", "\"Q\""),
            &whole.replace("\"secret\":\"\"", "\"secret\":7"),
            &whole.replace("\"invites\":[]", "\"invites\":[[\"A\"]]"),
        ];
        for text in strange {
            assert_eq!(Kept::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_others_are_named_without_us_and_without_the_nameless() {
        let names = ["Anne", "Zoé", "", "Max"].map(str::to_string).to_vec();
        let kept = Kept { seat: Some(Seat::B), names, ..Kept::default() };
        assert_eq!(kept.others(), "Anne, Max");
    }
}
