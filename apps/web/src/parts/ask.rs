//! Something to be done on a board: what is asked, and what is said of the answer.

use leptos::prelude::*;
use tabletier_session::words::page as words;

use super::sandbox::{Sandbox, SandboxBoard, SandboxRefusal, SandboxTools};
use crate::parts::plain::{Plain, live, press_unless};

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
) -> impl IntoView {
    let hinted = RwSignal::new(false);
    view! {
        <div class="task" id=id>
            <SandboxBoard sandbox=sandbox />
            <div class="ask">
                <h1>{live(move || title.get())}</h1>
                <p>{live(move || words.get())}</p>
                <div class="answer" aria-live="polite">
                    <SandboxRefusal sandbox=sandbox />
                    {live(move || missed.get().map(|words| view! {
                        <p class="refusal missed">{words}</p>
                    }))}
                    {live(move || praise.get().map(|words| view! {
                        <div class="praise">
                            <p><span aria-hidden="true">"✓ "</span>{words}</p>
                            {onward.run()}
                        </div>
                    }))}
                    {live(move || hinted.get().then(|| view! { <p class="hint-words">{hint.get()}</p> }))}
                </div>
                <p class="row">
                    {press_unless("quiet", "hint", &words::SHOW_HINT, move || hinted.get(), move |_| hinted.set(true))}
                </p>
                <SandboxTools sandbox=sandbox />
            </div>
        </div>
    }
    .plain()
}
