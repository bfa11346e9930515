//! What a hand can touch beside the board.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Deed, Grip, Target};

use crate::model::board_state::BoardState;
use crate::parts::plain::{Plain, live, press, pressed};

/// Buttons for what the board does not show, and one to end a move that could go on.
#[component]
pub(crate) fn Beside(
    /// The board.
    board: BoardState,
    /// Who hears what is touched.
    hear: Callback<Deed, Grip>,
    /// Who plays a move that is ended.
    play: Callback<String>,
) -> impl IntoView {
    let buttons = move || {
        let next = board.next();
        let controls = board.scene.with(|scene| scene.controls.clone()).into_iter();
        controls
            .filter(|control| next.contains(&control.target))
            .map(|control| {
                let name = control.target.to_string();
                let press = move |_| {
                    hear.run(Deed::Choose(control.target.clone()));
                };
                view! {
                    <button class="button" data-control=name on:click=pressed(press)>{control.label}</button>
                }
                .plain()
            })
            .collect::<Vec<_>>()
    };
    let finish = move || {
        let gesture = board.gesture.get()?;
        let mv = gesture.done.filter(|_| !gesture.next.is_empty())?;
        // Where nothing on the board goes on, something could be said.
        let said = board.scene.with(|scene| {
            let beside =
                |target: &Target| scene.controls.iter().any(|control| control.target == *target);
            gesture.next.iter().all(beside)
        });
        let label = if said { &words::SAY_NOTHING } else { &words::FINISH };
        Some(view! {
            {press("button finish", "", label, move |_| play.run(mv.clone()))}
        })
    };
    view! { {live(buttons)} {live(finish)} }.plain()
}
