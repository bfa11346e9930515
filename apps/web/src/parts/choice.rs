//! One of several, to choose from.

use crate::parts::plain::{Plain, live, noted, said, when};
use leptos::prelude::*;

/// A list to choose from, with its name.
#[component]
pub(crate) fn Choice(
    /// What is chosen.
    #[prop(into)]
    name: Signal<String>,
    /// Keys and words.
    #[prop(into)]
    options: Signal<Vec<(String, String)>>,
    /// The key chosen.
    #[prop(into)]
    chosen: Signal<String>,
    /// Hears another key.
    choose: Callback<String>,
    /// Whether the name is only for those who do not see.
    #[prop(optional)]
    bare: bool,
) -> impl IntoView {
    let label = move || bare.then(|| name.get());
    view! {
        <label class="choice">
            {when(move || !bare, move || view! {<span>{live(move || name.get())}</span>})}
            <select aria-label=label
                prop:value=said(move || chosen.get())
                on:change=noted(move |event| choose.run(event_target_value(&event)))>
                {live(move || {
                    options.get().into_iter().map(|(key, words)| {
                        let selected = key == chosen.get();
                        view! { <option value=key selected=selected>{words}</option> }
                    }).collect::<Vec<_>>()
                })}
            </select>
        </label>
    }
    .plain()
}
