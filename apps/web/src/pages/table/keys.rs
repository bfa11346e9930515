//! Keys that do something at the table, and their list.

use leptos::prelude::*;
use tabletier_session::Phrase;
use tabletier_session::words::page as words;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::state::TableState;
use crate::parts::icon;
use crate::parts::plain::{Plain, act, when};

/// The keys, and what they do.
static KEYS: [(&str, Phrase); 7] = [
    ("←", words::STEP_BACK),
    ("→", words::STEP_ON),
    ("U", words::UNDO),
    ("R", words::REDO),
    ("H", words::HINT),
    ("F", words::TURN_BOARD),
    ("?", words::KEYS),
];

/// Does what a key says, unless it is written into a field or means something where it was pressed.
fn hear(state: TableState, event: &KeyboardEvent) {
    if event.key() == "Escape" {
        state.unmake();
        state.keys.set(false);
        state.ended.set(false);
        return;
    }
    let field =
        |element: Element| ["INPUT", "TEXTAREA", "SELECT"].contains(&element.tag_name().as_str());
    let within = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let other = event.ctrl_key() || event.meta_key() || event.alt_key();
    if event.default_prevented() || other || within.is_some_and(field) {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => state.step(-1),
        "ArrowRight" => state.step(1),
        "u" if untrack(|| state.can_undo()) => state.undo(),
        "r" if untrack(|| state.can_redo()) => state.redo(),
        "h" if untrack(|| state.can_ask()) => state.advise(),
        "f" => state.turn(),
        "?" => state.keys.update(|shown| *shown = !*shown),
        _ => return,
    }
    event.prevent_default();
}

/// Listens to the keys as long as the table is there, and shows their list when asked.
#[component]
pub(crate) fn Keys(state: TableState) -> impl IntoView {
    let app = state.app;
    let listener = window_event_listener(leptos::ev::keydown, move |event| hear(state, &event));
    on_cleanup(move || listener.remove());
    let rows = move || {
        let row = |(key, what): &'static (&str, Phrase)| {
            view! { <dt><kbd>{*key}</kbd></dt><dd>{app.say(what)}</dd> }
        };
        KEYS.iter().map(row).collect::<Vec<_>>()
    };
    view! {
        {when(move || state.keys.get(), move || view! {
            <div class="card-over keys" role="dialog" aria-labelledby="keys-title">
                <h2 id="keys-title">{app.says(&words::KEYS)}</h2>
                <dl>{rows()}</dl>
                {act("keys-close", icon::CLOSE, &words::CLOSE, || false, move |_| state.keys.set(false))}
            </div>
        })}
    }
    .plain()
}
