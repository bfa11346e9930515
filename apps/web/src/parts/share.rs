//! Games leave the client and come to it: links, records, files.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::page as words;
use tabletier_session::{Phrase, Record, Session};
use wasm_bindgen_futures::JsFuture;

use crate::app_state::app_state;
use crate::model::route::Route;
use crate::parts::download::download;
use crate::parts::open::Open;

/// What can be done with a game as a text.
#[component]
pub(crate) fn Share(
    /// The whole game as a record.
    game: Callback<(), String>,
    /// The position shown as a record.
    place: Callback<(), String>,
    /// What a file is called.
    #[prop(into)]
    name: Signal<&'static str>,
    /// Where a link leads.
    link: fn(String) -> Route,
) -> impl IntoView {
    let app = app_state();
    let done = RwSignal::new(None::<&'static Phrase>);
    let copy = move |text: String| {
        spawn_local(async move {
            // Browsers have one only where nobody can listen.
            let copied = match window().is_secure_context() {
                true => JsFuture::from(window().navigator().clipboard().write_text(&text)).await,
                false => Err(text.into()),
            };
            done.set(Some(if copied.is_ok() { &words::COPIED } else { &words::NOT_COPIED }));
        });
    };
    let lead = link;
    let link = move |record: String| {
        let location = window().location();
        let place = location.href().unwrap_or_default();
        let place = place.split('#').next().unwrap_or_default().to_string();
        format!("{place}{}", link(record).fragment())
    };
    view! {
        <details class="share">
            <summary>{app.says(&words::SHARE)}</summary>
            <div class="sheet">
                <button class="quiet" id="copy-link" on:click=move |_| copy(link(game.run(())))>
                    {app.says(&words::COPY_LINK)}
                </button>
                <button class="quiet" id="copy-place" on:click=move |_| copy(link(place.run(())))>
                    {app.says(&words::COPY_PLACE)}
                </button>
                <button class="quiet" id="copy-record" on:click=move |_| copy(game.run(()))>
                    {app.says(&words::COPY_RECORD)}
                </button>
                <button class="quiet" id="download" on:click=move |_| {
                    let _ = download(&format!("{}.txt", name.get_untracked()), &game.run(()));
                }>{app.says(&words::DOWNLOAD)}</button>
                <p class="small" role="status">{move || done.get().map(|phrase| app.say(phrase))}</p>
                <Open link=lead />
            </div>
        </details>
    }
}

/// Where a line of play stands, as a record without moves.
pub(crate) fn place(session: &dyn Session) -> String {
    Record::new(session.restart_here()).to_string()
}
