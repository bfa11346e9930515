//! Something to be done on a board: what is asked, and what is said of the answer.

use leptos::prelude::*;
use tabletier_session::words::page as words;

use super::sandbox::{Sandbox, SandboxBoard, SandboxRefusal, SandboxTools};
use crate::app_state::app_state;

/// The board of a sandbox beside what is asked there.
#[component]
pub(crate) fn Ask(
    id: String,
    sandbox: Sandbox,
    title: Signal<String>,
    words: Signal<String>,
    /// What is said where a move is not the one.
    missed: Signal<Option<String>>,
    /// What is said where it is.
    praise: Signal<Option<String>>,
    /// Where to look.
    hint: Signal<String>,
    /// What follows the praise.
    #[prop(into)]
    onward: ViewFn,
    /// More to press, beside the hint.
    #[prop(into, default = ViewFn::from(|| ()))]
    more: ViewFn,
) -> impl IntoView {
    let app = app_state();
    let hinted = RwSignal::new(false);
    view! {
        <div class="task" id=id>
            <SandboxBoard sandbox=sandbox />
            <div class="ask">
                <h1>{move || title.get()}</h1>
                <p>{move || words.get()}</p>
                <div class="answer" aria-live="polite">
                    <SandboxRefusal sandbox=sandbox />
                    {move || missed.get().map(|words| view! {
                        <p class="refusal missed">{words}</p>
                    })}
                    {move || praise.get().map(|words| view! {
                        <div class="praise">
                            <p><span aria-hidden="true">"✓ "</span>{words}</p>
                            {onward.run()}
                        </div>
                    })}
                    {move || hinted.get().then(|| view! { <p class="hint-words">{hint.get()}</p> })}
                </div>
                <p class="row">
                    <button class="quiet" id="hint" on:click=move |_| hinted.set(true)
                        disabled=move || hinted.get()>{app.says(&words::SHOW_HINT)}</button>
                    {move || more.run()}
                </p>
                <SandboxTools sandbox=sandbox />
            </div>
        </div>
    }
}
