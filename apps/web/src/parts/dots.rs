//! Numbered dots: things to do one after the other, and what is done of them.

use leptos::prelude::*;

use crate::app_state::app_state;
use crate::words;

/// One of them.
#[component]
pub(crate) fn Dot(
    number: usize,
    href: String,
    /// What it is called, for those who hear it.
    name: Signal<String>,
    /// Whether it is done.
    over: Signal<bool>,
    /// Whether it is the one before us.
    current: bool,
) -> impl IntoView {
    let app = app_state();
    let label = move || {
        let state = if over.get() { app.say(&words::DONE) } else { "" };
        format!("{number}. {} {state}", name.get())
    };
    let class = move || if over.get() { "dot over" } else { "dot" };
    view! {
        <li>
            <a class=class href=href aria-label=label aria-current=current.then_some("step")>
                {number}
            </a>
        </li>
    }
}
