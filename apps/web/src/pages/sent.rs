//! Games that come from elsewhere: a link, a file, something pasted.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Message, Record, Table, record};

use crate::app_state::app_state;
use crate::model::route::Route;
use crate::parts::board::Board;
use crate::parts::plain::{Plain, link, press};

/// Reads the first game of a text, or says why it cannot be read.
pub(crate) fn read(text: &str) -> Result<Record, Message> {
    match record::read(text) {
        Ok(games) => games.into_iter().next().ok_or_else(|| words::unreadable_game(words::NO_GAME)),
        Err(error) => Err(words::unreadable_game(error.message())),
    }
}

/// The game of a link: laid on the table, at once where none is in progress.
#[component]
pub(crate) fn Sent(text: String) -> impl IntoView {
    let app = app_state();
    let playing = app.table.with_untracked(|table| table.as_ref().is_some_and(Table::is_under_way));
    let elsewhere =
        if app.table.with_untracked(Option::is_some) { Route::Table } else { Route::Home };
    let record = match read(&text) {
        Ok(record) => record,
        Err(why) => {
            app.tell(why);
            app.redirect(elsewhere);
            return ().into_any();
        }
    };
    if !playing {
        app.lay(Table::new(record, Vec::new()));
        app.redirect(Route::Table);
        return ().into_any();
    }
    let game = record.session().about();
    let record = StoredValue::new(record);
    let scene = move || record.with_value(|record| record.session().picture(app.lang.get()));
    let open = move |_| app.sit_down(Table::new(record.get_value(), Vec::new()));
    view! {
        <section class="sent">
            <h1>{game.name}</h1>
            <p>{app.says(&words::REPLACES)}</p>
            <Board game=game.key scene=Signal::derive(scene) time=Signal::derive(|| 0) />
            <div class="row">
                {press("button", "open", &words::OPEN, open)}
                {link("quiet", "study", &words::STUDY, Route::Study(Some(text)).fragment())}
                {press("quiet", "keep", &words::BACK_TO_GAME, move |_| app.go(Route::Table))}
            </div>
        </section>
    }
    .plain()
}
