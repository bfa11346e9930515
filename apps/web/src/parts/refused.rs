//! Why a touch or a move came to nothing.

use leptos::prelude::*;

use crate::app_state::app_state;
use crate::model::board_state::BoardState;
use crate::model::sentence::sentence;
use crate::parts::plain::{Plain, live};

/// A line for it below the board.
#[component]
pub(crate) fn Refused(board: BoardState) -> impl IntoView {
    let app = app_state();
    let words = move || {
        board
            .refusal
            .with(|refusal| refusal.as_ref().map(|refusal| sentence(&refusal.say(app.lang.get()))))
    };
    view! { <p class="refusal" id="refusal" role="alert">{live(words)}</p> }.plain()
}
