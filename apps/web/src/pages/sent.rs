//! Games that come from elsewhere: a link, a file, something pasted.

use leptos::prelude::*;
use tabletier_session::{Record, record};

use crate::house::{House, house};
use crate::model::route::Route;
use crate::model::table::Table;
use crate::parts::board::Board;
use crate::words;

/// Reads the first game of a text, or says why it cannot be read.
pub(crate) fn read(house: House, text: &str) -> Result<Record, String> {
    let lang = house.lang.get_untracked();
    let wrong = |why: &str| words::unreadable(lang, &words::CANNOT_READ, why);
    match record::read(text) {
        Ok(games) => games.into_iter().next().ok_or_else(|| wrong(words::NO_GAME.say(lang))),
        Err(error) => Err(wrong(&error.say(lang))),
    }
}

/// The game of a link: laid on the table, at once where none is in progress.
#[component]
pub(crate) fn Sent(text: String) -> impl IntoView {
    let house = house();
    let playing =
        house.table.with_untracked(|table| table.as_ref().is_some_and(Table::is_under_way));
    let elsewhere =
        if house.table.with_untracked(Option::is_some) { Route::Table } else { Route::Home };
    let record = match read(house, &text) {
        Ok(record) => record,
        Err(why) => {
            house.tell(why);
            house.redirect(elsewhere);
            return ().into_any();
        }
    };
    if !playing {
        house.engine().stop();
        house.table.set(Some(Table::new(record, Vec::new())));
        house.redirect(Route::Table);
        return ().into_any();
    }
    let game = record.session().about();
    let record = StoredValue::new(record);
    let scene = move || record.with_value(|record| record.session().picture(house.lang.get()));
    let study = text.clone();
    let open = move |_| {
        if let Ok(record) = read(house, &text) {
            house.sit_down(Table::new(record, Vec::new()));
        }
    };
    view! {
        <section class="sent">
            <h1>{game.name}</h1>
            <p>{move || house.say(&words::REPLACES)}</p>
            <Board game=game.key scene=Signal::derive(scene) time=Signal::derive(|| 0) />
            <div class="row">
                <button class="button" id="open" on:click=open>{move || house.say(&words::OPEN)}</button>
                <a class="quiet" id="study" href=Route::Study(Some(study)).fragment()>
                    {move || house.say(&words::STUDY)}
                </a>
                <button class="quiet" id="keep" on:click=move |_| house.go(Route::Table)>
                    {move || house.say(&words::BACK_TO_GAME)}
                </button>
            </div>
        </section>
    }
    .into_any()
}
