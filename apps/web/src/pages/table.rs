//! The game in progress.

pub(crate) mod moves;
mod side;
mod state;

use leptos::prelude::*;

use crate::app_state::app_state;
use crate::model::route::Route;
use crate::parts::board::Board;
use crate::parts::share::{self, Share};
use side::{Controls, Seats, Status, Tools, Ways};
use state::TableState;

/// The board, and beside it who plays and what can be done.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    let app = app_state();
    let Some(state) = TableState::new(app) else {
        app.redirect(Route::Home);
        return ().into_any();
    };
    let board = state.board;
    let key = Memo::new(move |_| board.with(|session| session.about().key));
    let next = Signal::derive(move || board.next());
    let time = Signal::derive(move || app.pace.get().time());
    let hear = Callback::new(move |deed| state.hear(deed));
    // Another game may be laid on the same table: its board is another one.
    let boards = move || {
        let game = key.get();
        view! {
            <Board game=game scene=board.scene next=next turned=state.turned time=time hear=hear />
        }
    };
    view! {
        <section class="table">
            <div class="stage">
                <Status state=state />
                {boards}
                <Controls state=state hear=hear />
            </div>
            <aside>
                <h1>{move || board.with(|session| session.about().name)}</h1>
                <Seats state=state />
                <Tools state=state />
                <moves::Moves state=state />
                <Share game=Callback::new(move |()| state.written())
                    place=Callback::new(move |()| board.with(share::place))
                    name=key
                    link=Route::Sent />
                <Ways state=state />
            </aside>
        </section>
    }
    .attr("data-game", key.get_untracked())
    .into_any()
}
