//! Games leave the client and come to it: links, records, files.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Phrase, Record, Session};

use crate::app_state::{address, app_state};
use crate::model::route::Route;
use crate::parts::copy::copy;
use crate::parts::download::download;
use crate::parts::open::Open;
use crate::parts::plain::{Plain, live, press};

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
    let copy = move |text: String| copy(text, done);
    let lead = link;
    let link = move |record: String| address(&link(record));
    view! {
        <details class="share">
            <summary>{app.says(&words::SHARE)}</summary>
            <div class="sheet">
                {press("quiet", "copy-link", &words::COPY_LINK, move |_| copy(link(game.run(()))))}
                {press("quiet", "copy-place", &words::COPY_PLACE, move |_| copy(link(place.run(()))))}
                {press("quiet", "copy-record", &words::COPY_RECORD, move |_| copy(game.run(())))}
                {press("quiet", "download", &words::DOWNLOAD, move |_| {
                    let _ = download(&format!("{}.txt", name.get_untracked()), &game.run(()));
                })}
                <p class="small" role="status">{live(move || done.get().map(|phrase| app.say(phrase)))}</p>
                <Open link=lead />
            </div>
        </details>
    }
    .plain()
}

/// Where a line of play stands, as a record without moves.
pub(crate) fn place(session: &dyn Session) -> String {
    Record::new(session.restart_here()).to_string()
}
