//! The end of a game: who has won and why, and what can be done now.

use leptos::prelude::*;
use tabletier_session::words::page as words;

use super::side::called;
use super::state::TableState;
use crate::parts::download::download;
use crate::parts::icon::{self, icon};
use crate::parts::plain::{Plain, act, live, when};

/// A card over the board, once the last move was seen. It keeps nobody from anything else.
#[component]
pub(crate) fn End(state: TableState) -> impl IntoView {
    let app = state.app;
    let words = move || {
        state.with(|table| {
            let outcome = table.game().outcome();
            outcome.map(|end| end.say(app.lang.get(), |winner| called(table, winner)))
        })
    };
    let save = move |_| {
        let name = state.board.with_untracked(|session| session.about().key);
        let _ = download(&format!("{name}.txt"), &state.written());
    };
    let close = move |_| state.ended.set(false);
    let again = move || match state.far {
        Some(far) => far.again(),
        None => act("rematch", icon::TURN, &words::AGAIN, || false, move |_| state.again()),
    };
    view! {
        {when(move || state.ended.get(), move || view! {
            <div class="card-over end" id="end" role="dialog" aria-labelledby="end-words">
                <span class="cup">{icon(icon::CUP)}</span>
                <p id="end-words">{live(words)}</p>
                <div class="row">
                    {again()}
                    {act("end-study", icon::LENS, &words::STUDY, || false, move |_| state.study())}
                    {act("end-save", icon::SAVE, &words::DOWNLOAD, || false, save)}
                    {act("end-close", icon::CLOSE, &words::CLOSE, || false, close)}
                </div>
            </div>
        })}
    }
    .plain()
}
