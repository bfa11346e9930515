//! A question before something is done that cannot be taken back.

use leptos::html::Button;
use leptos::prelude::*;
use tabletier_session::Phrase;
use tabletier_session::words::page as words;

use crate::app_state::app_state;
use crate::parts::plain::{Plain, follow, live, pressed, when};

/// Asks once more before something is done that cannot be taken back.
#[component]
pub(crate) fn Sure(
    /// Whether the question is open.
    asked: RwSignal<bool>,
    /// What it is about; its answers are called after it.
    id: &'static str,
    /// The question.
    words: Signal<&'static Phrase>,
    /// What is done if the answer is yes.
    yes: Callback<()>,
) -> impl IntoView {
    let app = app_state();
    // The keys go to the answer that does nothing.
    let no: NodeRef<Button> = NodeRef::new();
    follow(move || {
        if let Some(no) = no.get() {
            let _ = no.focus();
        }
    });
    view! {
        {when(move || asked.get(), move || view! {
            <p class="sure" role="alertdialog" aria-labelledby=format!("{id}-sure")>
                <span id=format!("{id}-sure")>{live(move || app.say(words.get()))}</span>
                <button class="button" id=format!("{id}-yes") on:click=pressed(move |_| {
                    asked.set(false);
                    yes.run(());
                })>{app.says(&words::YES)}</button>
                <button class="quiet" id=format!("{id}-no") node_ref=no on:click=pressed(move |_| asked.set(false))>
                    {app.says(&words::NO)}
                </button>
            </p>
        })}
    }
    .plain()
}
