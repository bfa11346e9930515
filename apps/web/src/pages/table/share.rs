//! Games leave the table and come to it: links, records, files.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::{Phrase, Record, catalog};
use wasm_bindgen_futures::JsFuture;

use super::play::Play;
use crate::model::route::Route;
use crate::model::table::Table;
use crate::parts::download::download;
use crate::parts::open::Open;
use crate::words;

/// What can be done with the game as a text.
#[component]
pub(crate) fn Share(play: Play) -> impl IntoView {
    let house = play.house;
    let done = RwSignal::new(None::<&'static Phrase>);
    let copy = move |text: String| {
        spawn_local(async move {
            let copied = JsFuture::from(window().navigator().clipboard().write_text(&text)).await;
            done.set(Some(if copied.is_ok() { &words::COPIED } else { &words::NOT_COPIED }));
        });
    };
    let game = move || written(play);
    let link = move |record: String| {
        let location = window().location();
        let place = location.href().unwrap_or_default();
        let place = place.split('#').next().unwrap_or_default().to_string();
        format!("{place}{}", Route::Sent(record).fragment())
    };
    view! {
        <details class="share">
            <summary>{move || house.say(&words::SHARE)}</summary>
            <div class="sheet">
                <button class="quiet" id="copy-link" on:click=move |_| copy(link(game()))>
                    {move || house.say(&words::COPY_LINK)}
                </button>
                <button class="quiet" id="copy-place" on:click=move |_| copy(link(place(play)))>
                    {move || house.say(&words::COPY_PLACE)}
                </button>
                <button class="quiet" id="copy-record" on:click=move |_| copy(game())>
                    {move || house.say(&words::COPY_RECORD)}
                </button>
                <button class="quiet" id="download" on:click=move |_| {
                    let name = play.with(|table| table.session().about().key);
                    let _ = download(&format!("{name}.txt"), &game());
                }>{move || house.say(&words::DOWNLOAD)}</button>
                <p class="small" role="status">{move || done.get().map(|phrase| house.say(phrase))}</p>
                <Open />
            </div>
        </details>
    }
}

/// The whole game as a record.
fn written(play: Play) -> String {
    let text = play.house.table.try_update_untracked(|table| table.as_mut().map(Table::written));
    text.flatten().unwrap_or_default()
}

/// The position shown as a record without moves.
fn place(play: Play) -> String {
    play.with(|table| {
        let session = table.session();
        let entry = catalog::find(session.about().key).ok()?;
        let here = entry.resume(Some(&session.rules()), &session.position()).ok()?;
        Some(Record::new(here).to_string())
    })
    .unwrap_or_default()
}
