//! What is agreed on when a game is made.

use js_sys::Date;
use leptos::prelude::*;
use leptos::task::spawn_local;
use serde_json::{Value, json};
use tabletier_session::words::friend as words;
use tabletier_session::{Entry, Message};

use crate::app_state::{AppState, chance};
use crate::far::api::{self, Made, Trouble};
use crate::far::seats::{self, Kept};
use crate::model::route::Route;

/// The clocks to choose from: none, minutes and seconds more a turn, or days a turn.
pub(super) const CLOCKS: [&str; 7] =
    ["none", "live 5 5", "live 10 10", "live 30 20", "days 1", "days 3", "days 7"];

/// A clock as the server reads it, and as people do.
pub(super) fn clock(key: &str) -> (Value, Message) {
    let mut parts = key.split(' ');
    let kind = parts.next().unwrap_or_default();
    let mut number = || parts.next().and_then(|part| part.parse::<u64>().ok()).unwrap_or(0);
    match kind {
        "live" => {
            let (minutes, seconds) = (number(), number());
            let clock = json!({ "kind": kind, "initial_s": minutes * 60, "increment_s": seconds });
            (clock, words::clock_live(minutes, seconds))
        }
        "days" => {
            let days = number();
            (json!({ "kind": kind, "per_move": days }), words::clock_days(days))
        }
        _ => (json!({ "kind": "none" }), words::CLOCK_NONE.into()),
    }
}

/// What has been chosen so far.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    entry: &'static dyn Entry,
    pub(super) rules: RwSignal<String>,
    name: RwSignal<String>,
    /// Who may take the other seats, as the server calls them; more than there may be.
    guests: RwSignal<Vec<String>>,
    /// Where we sit: by lot, first or last.
    pub(super) place: RwSignal<String>,
    pub(super) clock: RwSignal<String>,
    pub(super) free_takeback: RwSignal<bool>,
    pub(super) public: RwSignal<bool>,
}

impl Plan {
    pub(super) fn new(entry: &'static dyn Entry, name: RwSignal<String>) -> Plan {
        Plan {
            entry,
            rules: RwSignal::new(entry.rules_text(None).unwrap_or_default()),
            name,
            guests: RwSignal::new(vec!["open".to_string(); tabletier_session::Seat::MOST]),
            place: RwSignal::new("lot".to_string()),
            clock: RwSignal::new(CLOCKS[0].to_string()),
            free_takeback: RwSignal::new(false),
            public: RwSignal::new(false),
        }
    }

    /// How many others there are, by the rules.
    pub(super) fn others(self) -> usize {
        self.entry.start(Some(&self.rules.get()), 0).map_or(1, |session| session.seats() - 1)
    }

    pub(super) fn other(self, seat: usize) -> String {
        self.guests.with(|guests| guests[seat].clone())
    }

    pub(super) fn seat(self, seat: usize, guest: String) {
        self.guests.update(|guests| guests[seat] = guest);
    }

    /// As the server reads it.
    fn setup(self) -> Value {
        let others = untrack(|| self.others());
        let place = match self.place.get_untracked().as_str() {
            "first" => 0,
            "last" => others,
            _ => chance() as usize % (others + 1),
        };
        let mut seats = self.guests.with_untracked(|guests| guests[..others].to_vec());
        seats.insert(place, "me".to_string());
        let mut names = vec![Value::Null; seats.len()];
        names[place] = self.name.get_untracked().trim().into();
        json!({
            "game": self.entry.about().key,
            "rules": self.rules.get_untracked(),
            "seats": seats,
            "names": names,
            "clock": clock(&self.clock.get_untracked()).0,
            "free_takeback": self.free_takeback.get_untracked(),
            "public": self.public.get_untracked(),
        })
    }

    /// Makes the game and goes to its table, where the links are.
    pub(super) fn make(self, app: AppState, busy: RwSignal<bool>) {
        busy.set(true);
        let setup = self.setup();
        spawn_local(async move {
            match api::make(&setup).await {
                Ok(made) => sit_down(app, &setup, made),
                Err(trouble) => app.tell(&trouble),
            }
            let _ = busy.try_set(false);
        });
    }
}

fn sit_down(app: AppState, setup: &Value, made: Made) {
    let Some((seat, secret)) = made.seats.into_iter().next() else {
        return app.tell(&Trouble::NoServer);
    };
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let names = setup["names"].as_array().into_iter().flatten().map(text).collect();
    let kept = Kept {
        id: made.id.clone(),
        game: text(&setup["game"]),
        rules: text(&setup["rules"]),
        seat: Some(seat),
        secret,
        invites: made.invites,
        names,
        since: Date::now() as u64,
        ..Kept::default()
    };
    tells_not_kept(app, seats::keep(&kept));
    app.go(Route::At(made.id));
}

/// Tells that a seat is lost when the page is closed, if that is so.
pub(crate) fn tells_not_kept(app: AppState, kept: bool) {
    if !kept {
        app.tell(words::NOT_KEPT);
    }
}
