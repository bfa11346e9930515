//! A game at once, against a computer that fits; how strong that is, is asked once.

use leptos::prelude::*;
use tabletier_session::words::{house as words, page};
use tabletier_session::{Entry, Level, Phrase};

use crate::app_state::{AppState, app_state};
use crate::keep;
use crate::model::route::Route;
use crate::pages::setup;
use crate::parts::choice::Choice;
use crate::parts::exhibit::Still;
use crate::parts::plain::{Plain, link, press};

/// What may be answered, and the level that fits.
const ANSWERS: [(&Phrase, &str, u8); 3] = [
    (&words::HOW_NEW, "how-new", 1),
    (&words::HOW_KNOWN, "how-known", 3),
    (&words::HOW_STRONG, "how-strong", 6),
];

/// The level of games that begin at once, if somebody has said it.
pub(crate) fn level() -> Option<Level> {
    keep::get(keep::LEVEL)?.parse().ok()
}

/// Begins a game at once, or asks first how strong the computer is to be.
#[component]
pub(crate) fn Play(entry: &'static dyn Entry) -> impl IntoView {
    let app = app_state();
    if level().is_some() {
        begin(app, entry);
        return ().into_any();
    }
    let answer = move |(phrase, id, level): (&'static Phrase, &'static str, u8)| {
        press("button large", id, phrase, move |_| {
            keep::set(keep::LEVEL, &level.to_string());
            begin(app, entry);
        })
    };
    let about = entry.about();
    view! {
        <section class="how">
            <Still entry=entry />
            <div>
                <h1>{about.name}</h1>
                <p class="lead">{app.says(&about.sentence)}</p>
                <h2>{app.says(&words::HOW_WELL)}</h2>
                <div class="answers">{ANSWERS.map(answer).into_iter().collect::<Vec<_>>()}</div>
                <p class="small">{app.says(&words::HOW_WHY)}</p>
                <p class="row">
                    {link("quiet", "", &page::LEARN, Route::Learn(about.key.to_string(), None).fragment())}
                    {link("quiet", "", &tabletier_session::words::friend::MORE_OPTIONS, Route::New(about.key.to_string()).fragment())}
                </p>
            </div>
        </section>
    }
    .plain()
}

/// The page is no place to come back to: the table takes its address.
fn begin(app: AppState, entry: &'static dyn Entry) {
    match setup::usual(entry) {
        Ok(table) => {
            app.lay(table);
            app.redirect(Route::Table);
        }
        Err(error) => app.tell(error.message()),
    }
}

/// The level of games that begin at once, to be chosen otherwise.
#[component]
pub(crate) fn Opponent() -> impl IntoView {
    let app = app_state();
    let number = |level: Level| level.number().to_string();
    let chosen = RwSignal::new(level().map(number).unwrap_or_default());
    let options = move || {
        let none = chosen.with(String::is_empty).then(|| (String::new(), "…".to_string()));
        let name = |level: Level| page::level(level.number()).say(app.lang.get());
        none.into_iter()
            .chain(Level::all().map(move |level| (number(level), name(level))))
            .collect::<Vec<_>>()
    };
    let choose = Callback::new(move |key: String| {
        keep::set(keep::LEVEL, &key);
        chosen.set(key);
    });
    view! {
        <div class="opponent" id="opponent">
            <Choice name=app.name(&words::OPPONENT) options=Signal::derive(options) chosen=chosen choose=choose />
        </div>
    }
    .plain()
}
