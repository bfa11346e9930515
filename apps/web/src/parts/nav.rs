//! The way around, which is always there: at the top of a page, on phones at its bottom.

use leptos::prelude::*;
use tabletier_session::Phrase;
use tabletier_session::words::{friend, house as words, page};

use crate::app_state::app_state;
use crate::model::route::{Hub, Route};
use crate::parts::icon::{self, icon};
use crate::parts::plain::{Plain, link};

/// Where the links lead, and what is behind “more”.
#[component]
pub(crate) fn Nav() -> impl IntoView {
    let app = app_state();
    let ways = [
        (Hub::Play, icon::PLAY, &page::PLAY),
        (Hub::Learn, icon::BOOK, &page::LEARN),
        (Hub::Puzzles, icon::PUZZLE, &page::PUZZLES),
        (Hub::Analyse, icon::LENS, &words::ANALYSE_ALL),
    ];
    let ways = ways.map(|(hub, lines, words)| way(hub, lines, words));
    view! {
        <nav class="nav" aria-label=app.says(&words::WAYS)>
            {ways.into_iter().collect::<Vec<_>>()}
            <details class="more">
                <summary title=app.says(&words::MORE)>{icon(icon::MORE)}<span>{app.says(&words::MORE)}</span></summary>
                <div class="sheet">
                    {link("", "", &words::SHELF, Route::Shelf.fragment())}
                    {link("", "", &friend::FRIEND, Route::Friend(None).fragment())}
                    {link("", "", &friend::MINE, Route::Mine.fragment())}
                    {link("", "", &friend::LOBBY, Route::Lobby.fragment())}
                    {link("", "", &words::ABOUT, Route::About.fragment())}
                </div>
            </details>
        </nav>
    }
    .plain()
}

fn way(hub: Hub, lines: &'static str, words: &'static Phrase) -> AnyView {
    let app = app_state();
    let here = move || app.route.with(|route| route.hub() == Some(hub)).then_some("page");
    view! {
        <a href=Route::Hub(hub).fragment() title=app.says(words) aria-current=here>
            {icon(lines)}<span>{app.says(words)}</span>
        </a>
    }
    .plain()
}
