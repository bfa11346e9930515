//! The game in progress.

pub(crate) mod away;
pub(crate) mod end;
pub(crate) mod far;
mod keys;
pub(crate) mod moves;
pub(crate) mod side;
pub(crate) mod state;

use leptos::prelude::*;

use crate::app_state::app_state;
use crate::model::route::Route;
use crate::pages::later;
use crate::parts::board::Board;
use crate::parts::plain::{Plain, live};
use crate::parts::share::{self, Share};
use away::Away;
use keys::Keys;
use side::{Controls, Seats, Status, Tools, Ways, closer};
use state::TableState;

/// The board, and beside it who plays and what can be done.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    let app = app_state();
    let Some(state) = TableState::new(app) else {
        app.redirect(Route::Home);
        return ().into_any();
    };
    laid(state)
}

/// A table with all that belongs to it.
pub(crate) fn laid(state: TableState) -> AnyView {
    let app = state.app;
    let board = state.board;
    let key = Memo::new(move |_| board.with(|session| session.about().key));
    let next = Signal::derive(move || board.next());
    let time = Signal::derive(move || app.pace.get().time());
    let marks = Memo::new(move |_| state.marks());
    let hear = Callback::new(move |deed| state.hear(deed));
    // Another game may be laid on the same table: its board is another one.
    let boards = move || {
        let game = key.get();
        view! {
            <Board game=game scene=board.scene next=next turned=state.turned time=time hear=hear
                marks=marks zoom=state.zoom />
        }
        .plain()
    };
    view! {
        <section class="table seated" class:far=state.far.is_some()>
            <div class="stage">
                <Status state=state />
                {live(boards)}
                <Controls state=state hear=hear />
                {closer(state)}
                {live(move || state.ended.get().then(|| later::end(state)))}
                <Keys state=state />
            </div>
            <aside>
                <h1>{live(move || board.with(|session| session.about().name))}</h1>
                {state.far.map(Away::waiting)}
                <Seats state=state />
                {state.far.map(|far| far.offers(state))}
                {match state.far {
                    Some(far) => far.tools(state),
                    None => view! { <Tools state=state /> }.plain(),
                }}
                <moves::Moves state=state />
                <Share game=Callback::new(move |()| state.written())
                    place=Callback::new(move |()| board.with(share::place))
                    name=key
                    link=Route::Sent />
                {state.far.map(Away::around)}
                <Ways state=state />
            </aside>
        </section>
    }
    .attr("data-game", key.get_untracked())
    .into_any()
}
