//! Two browsers at one table.

mod games;
mod line;
mod offers;
mod plan;
mod seen;

use serde_json::{Value, json};
use tabletier_session::Seat;
use tabletier_web_tests::{Browser, Setup, Stage};

use crate::harness::Test;
use crate::still;

/// All tests of tables at a distance.
pub(crate) fn tests() -> impl Iterator<Item = &'static (&'static str, Test)> {
    let modules = [games::TESTS, line::TESTS, offers::TESTS, plan::TESTS, seen::TESTS];
    modules.into_iter().flatten()
}

/// A game that was made, with the secrets of its seats.
struct Made {
    id: String,
    game: String,
    secrets: Vec<(Seat, String)>,
    invites: Vec<(Seat, String)>,
}

/// Makes a game by the form that everybody uses.
fn make(browser: &Browser<'_>, setup: &Value) -> Made {
    let made = browser.run_to_end(&format!(
        "const made = await fetch('api/games', {{ method: 'POST', body: JSON.stringify({setup}) }}); \
         return made.json()"
    ));
    let key = |name: &'static str| {
        move |seat: &Value| {
            let letter = seat["seat"].as_str()?.parse().ok()?;
            Some((letter, seat[name].as_str()?.to_string()))
        }
    };
    let seats = made["seats"].as_array().unwrap_or_else(|| panic!("no game was made: {made}"));
    Made {
        id: made["id"].as_str().expect("a game has a name").to_string(),
        game: setup["game"].as_str().expect("a game").to_string(),
        secrets: seats.iter().filter_map(key("secret")).collect(),
        invites: seats.iter().filter_map(key("invite")).collect(),
    }
}

/// Two people play, with these fields besides.
fn two(game: &str, more: &Value) -> Value {
    let mut setup = json!({ "game": game, "seats": ["me", "me"], "names": ["Anne", "Zoé"] });
    for (name, value) in more.as_object().into_iter().flatten() {
        setup[name] = value.clone();
    }
    setup
}

impl Made {
    /// Sits down on a seat that the browser has the secret of.
    fn sit(&self, browser: &Browser<'_>, seat: Seat) {
        let (_, secret) = self.secrets.iter().find(|(other, _)| *other == seat).expect("a secret");
        let kept = json!({
            "id": self.id, "game": self.game, "rules": "", "seat": seat.to_string(),
            "secret": secret, "invites": [], "names": [], "since": 0, "over": false, "told": false,
        });
        let kept = kept.to_string();
        browser.run(&format!("localStorage.setItem('tabletier.far.{}', {kept:?})", self.id));
        self.watch(browser);
    }

    /// Goes to the table.
    fn watch(&self, browser: &Browser<'_>) {
        browser.open(&format!("/#/at/{}", self.id));
        browser.wait_for(".table .board");
        browser.wait_until("document.querySelector('#line').dataset.line === 'up'");
    }

    /// The state for everybody.
    fn state(&self, browser: &Browser<'_>) -> Value {
        let place = format!("api/games/{}", self.id);
        browser.run_to_end(&format!("return (await fetch({place:?})).json()"))
    }
}

/// Two browsers at a table of two, in English.
fn pair<'s>(stage: &'s Stage, setup: &Value) -> (Browser<'s>, Browser<'s>, Made) {
    let [anne, zoe] = [Setup::DESKTOP, Setup::DESKTOP].map(|setup| stage.browser(setup));
    let made = seat(&anne, &zoe, setup);
    (anne, zoe, made)
}

/// Makes a game in the first browser, and both sit down.
fn seat(anne: &Browser<'_>, zoe: &Browser<'_>, setup: &Value) -> Made {
    still(anne);
    still(zoe);
    let made = make(anne, setup);
    made.sit(anne, Seat::A);
    made.sit(zoe, Seat::B);
    made
}

/// Types a move at once.
fn play(browser: &Browser<'_>, mv: &str) {
    browser.wait_for("#typed");
    browser.run(&format!(
        "const field = document.querySelector('#typed'); field.value = {mv:?}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }})); field.form.requestSubmit()"
    ));
}

/// Waits until so many moves are shown, all of them acknowledged.
fn wait_for_sure(browser: &Browser<'_>, count: usize) {
    browser.wait_until(&format!(
        "document.querySelectorAll('.moves .move').length === {count} && \
         document.querySelectorAll('.moves .unsure').length === 0"
    ));
}
