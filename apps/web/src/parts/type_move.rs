//! A move that is typed.

use leptos::prelude::*;
use tabletier_session::words::page as words;

use crate::app_state::app_state;
use crate::parts::plain::{Plain, noted, said};

/// A field for a move; what was played leaves it empty.
#[component]
pub(crate) fn TypeMove(
    /// Plays a move; whether that could be done.
    play: Callback<String, bool>,
) -> impl IntoView {
    let app = app_state();
    let typed = RwSignal::new(String::new());
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if play.run(typed.get_untracked().trim().to_string()) {
            typed.set(String::new());
        }
    };
    view! {
        <form class="type" on:submit=send>
            <input type="text" id="typed" autocomplete="off" autocapitalize="off" spellcheck="false"
                aria-label=app.says(&words::TYPE_MOVE)
                placeholder=app.says(&words::TYPE_MOVE)
                prop:value=said(move || typed.get())
                on:input=noted(move |event| typed.set(event_target_value(&event))) />
            <button class="quiet">{app.says(&words::PLAY_IT)}</button>
        </form>
    }
    .plain()
}
