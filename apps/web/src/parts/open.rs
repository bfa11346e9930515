//! A game that somebody has as a text: a file to open, a record to paste.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::page as words;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use crate::app_state::app_state;
use crate::model::route::Route;
use crate::pages::sent;
use crate::parts::plain::{Plain, noted, press_unless, said};

/// Takes the text of a file.
#[component]
pub(crate) fn OpenFile(id: &'static str, take: Callback<String>) -> impl IntoView {
    let app = app_state();
    let open = move |event: web_sys::Event| {
        let input: Option<HtmlInputElement> =
            event.target().and_then(|target| target.dyn_into().ok());
        let Some(file) = input.as_ref().and_then(|input| input.files()?.get(0)) else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            // The same file may be opened again.
            if let Some(input) = input {
                input.set_value("");
            }
            take.run(text.unwrap_or_default());
        });
    };
    view! {
        <label class="file">
            <span>{app.says(&words::OPEN_FILE)}</span>
            <input type="file" id=id accept=".txt,text/plain" on:change=noted(open) />
        </label>
    }
    .plain()
}

/// Takes a game from a file or from the clipboard. What cannot be read changes nothing; what can be
/// goes the way of a game that was sent, which asks before it takes the place of another.
#[component]
pub(crate) fn Open(
    /// Where it then goes.
    link: fn(String) -> Route,
) -> impl IntoView {
    let app = app_state();
    let pasted = RwSignal::new(String::new());
    let take = move |text: String| match sent::read(&text) {
        Ok(_) => {
            app.notice.set(None);
            app.go(link(text));
        }
        Err(why) => app.tell(why),
    };
    view! {
        <OpenFile id="file" take=Callback::new(take) />
        <label>
            <span>{app.says(&words::PASTE)}</span>
            <textarea id="pasted" rows="4" spellcheck="false"
                prop:value=said(move || pasted.get())
                on:input=noted(move |event| pasted.set(event_target_value(&event)))></textarea>
        </label>
        {press_unless("quiet", "open-pasted", &words::OPEN, move || pasted.with(|text| text.trim().is_empty()), move |_| take(pasted.get_untracked()))}
    }
    .plain()
}
