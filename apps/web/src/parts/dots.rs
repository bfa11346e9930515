//! Numbered dots: things to do one after the other, and what is done of them.

use leptos::prelude::*;
use tabletier_session::words::page as words;

use crate::app_state::app_state;
use crate::parts::plain::{Plain, said};

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
        let name = name.get();
        if over.get() { words::done(name).say(app.lang.get()) } else { name }
    };
    let class = move || if over.get() { "dot over" } else { "dot" };
    view! {
        <li>
            <a class=said(class) href=href aria-label=said(label) aria-current=current.then_some("step")>
                {number}
            </a>
        </li>
    }
    .plain()
}
