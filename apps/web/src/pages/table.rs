//! The game in progress.

pub(crate) mod moves;
mod play;
mod side;

use leptos::prelude::*;

use crate::house::house;
use crate::model::route::Route;
use crate::parts::board::Board;
use crate::parts::share::{self, Share};
use play::Play;
use side::{Controls, Seats, Status, Tools, Ways};

/// The board, and beside it who plays and what can be done.
#[component]
pub(crate) fn TablePage() -> impl IntoView {
    let house = house();
    let Some(game) =
        house.table.with_untracked(|table| table.as_ref().map(|table| table.session().about()))
    else {
        house.redirect(Route::Home);
        return ().into_any();
    };
    let play = Play::new(house);
    let next =
        Signal::derive(move || play.gesture().map(|gesture| gesture.next).unwrap_or_default());
    let time = Signal::derive(move || house.pace.get().time());
    // Another game may be laid on the same table: its board is another one.
    let board = move || {
        let key = play.with(|table| table.session().about().key);
        view! {
            <Board game=key scene=Signal::derive(move || play.scene()) next=next turned=play.turned
                time=time hear=Callback::new(move |deed| play.hear(deed)) />
        }
    };
    let key = Memo::new(move |_| play.with(|table| table.session().about().key));
    view! {
        <section class="table">
            <div class="stage">
                <Status play=play />
                {move || { key.get(); untrack(board) }}
                <Controls play=play />
            </div>
            <aside>
                <h1>{move || play.with(|table| table.session().about().name)}</h1>
                <Seats play=play />
                <Tools play=play />
                <moves::Moves play=play />
                <Share game=Callback::new(move |()| play.written())
                    place=Callback::new(move |()| play.with(|table| share::place(table.session())))
                    name=Signal::derive(move || play.with(|table| table.session().about().key))
                    link=Route::Sent />
                <Ways play=play />
            </aside>
        </section>
    }
    .attr("data-game", game.key)
    .into_any()
}
