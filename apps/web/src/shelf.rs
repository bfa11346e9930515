//! The shelf of all games on this device. Whatever takes the place of a game on the table puts that game
//! there. It is first laid aside where writing is done at once, so that nothing can come between; from
//! there the [`store`] takes it.

pub(crate) mod store;

use leptos::prelude::*;
use tabletier_session::Table;
use tabletier_session::words::house as words;

use crate::app_state::AppState;
use crate::keep;
use crate::model::route::Route;
use crate::model::shelved::Shelved;
use crate::pages::later;

/// What the names begin with of games that are laid aside.
const ASIDE: &str = "tabletier.aside.";

/// A place for a game that is not on the shelf yet.
pub(crate) fn fresh() -> String {
    format!("{}-{}", now(), crate::app_state::chance())
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Today, as records write it.
fn today() -> String {
    let date = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// The game on the table as it would stand on the shelf, if a move was made in it.
pub(crate) fn on_table(app: AppState) -> Option<Shelved> {
    app.table.with_untracked(|table| {
        let mut table = table.as_ref().filter(|table| !table.game().played().is_empty())?.clone();
        if table.record().date().is_none() {
            let _ = table.set_date(&today());
        }
        Some(Shelved { id: app.place.get_value(), time: now(), table: table.to_string() })
    })
}

/// Puts the game on the table on the shelf, before another takes its place.
pub(crate) fn put_away(app: AppState) {
    if let Some(game) = on_table(app) {
        lay_aside(app, &game);
        later::settle(app);
    }
    set_place(app, fresh());
}

/// The game that is laid on the table next has this place on the shelf.
fn set_place(app: AppState, place: String) {
    keep::set(keep::PLACE, &place);
    app.place.set_value(place);
}

/// Lays a game from the shelf on the table, and that on the table on the shelf.
pub(crate) fn take_up(app: AppState, game: &Shelved) {
    let Some(table) = game.laid() else { return app.tell(words::UNREADABLE) };
    if app.place.get_value() != game.id {
        app.engine().stop();
        put_away(app);
        set_place(app, game.id.clone());
        keep::remove(keep::TURNED);
        app.table.set(Some(table));
    }
    app.go(Route::Table);
}

/// Lays a game aside at once; where the browser keeps nothing, as long as the page is open.
fn lay_aside(app: AppState, game: &Shelved) {
    app.aside.update_value(|aside| aside.retain(|other| other.id != game.id));
    let name = format!("{ASIDE}{}", game.id);
    if !keep::set(&name, &game.written()) || keep::get(&name).is_none() {
        app.aside.update_value(|aside| aside.push(game.clone()));
        app.tell(words::NOT_KEPT);
    }
}

/// Whether there may be games besides that on the table.
pub(crate) fn any(app: AppState) -> bool {
    keep::get(keep::SHELF).is_some()
        || app.aside.with_value(|aside| !aside.is_empty())
        || keep::names().iter().any(|name| name.starts_with(ASIDE))
}

/// The games that are laid aside, with the names under which they are kept.
fn aside() -> Vec<(String, String)> {
    let names = keep::names().into_iter().filter(|name| name.starts_with(ASIDE));
    names.filter_map(|name| keep::get(&name).map(|text| (name, text))).collect()
}

/// Tells that another window has laid another game here, if that is so.
pub(crate) fn notice_place(app: AppState) {
    let Some(place) = keep::get(keep::PLACE) else { return };
    let before = app.place.get_value();
    if place != before {
        app.place.set_value(place);
        if app.table.with_untracked(|table| table.as_ref().is_some_and(Table::is_under_way)) {
            app.tell(words::OTHER_WINDOW);
        }
    }
}
