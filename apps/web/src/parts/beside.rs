//! What a hand can touch beside the board.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Deed, Grip};

use crate::app_state::app_state;
use crate::model::board_state::BoardState;

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
    let app = app_state();
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
                    <button class="button" data-control=name on:click=press>{control.label}</button>
                }
            })
            .collect::<Vec<_>>()
    };
    let finish = move || {
        let gesture = board.gesture.get()?;
        let mv = gesture.done.filter(|_| !gesture.next.is_empty())?;
        Some(view! {
            <button class="button finish" on:click=move |_| play.run(mv.clone())>
                {app.says(&words::FINISH)}
            </button>
        })
    };
    view! { {buttons} {finish} }
}
