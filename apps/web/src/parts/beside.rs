//! What a hand can touch beside the board.

use leptos::prelude::*;
use tabletier_session::{Gesture, Scene};

use crate::house::house;
use crate::model::hand::{Deed, Grip};
use crate::words;

/// Buttons for what the board does not show, and one to end a move that could go on.
#[component]
pub(crate) fn Beside(
    /// What the hand has done so far.
    #[prop(into)]
    gesture: Signal<Option<Gesture>>,
    /// The picture.
    #[prop(into)]
    scene: Signal<Scene>,
    /// Who hears what is touched.
    hear: Callback<Deed, Grip>,
    /// Who plays a move that is ended.
    play: Callback<String>,
) -> impl IntoView {
    let house = house();
    let buttons = move || {
        let next = gesture.get().map(|gesture| gesture.next).unwrap_or_default();
        let controls = scene.with(|scene| scene.controls.clone()).into_iter();
        controls
            .filter(|control| next.contains(&control.target))
            .map(|control| {
                let name = control.target.to_string();
                let press = move |_| {
                    hear.run(Deed::Key(control.target.clone()));
                };
                view! {
                    <button class="button" data-control=name on:click=press>{control.label}</button>
                }
            })
            .collect::<Vec<_>>()
    };
    let finish = move || {
        let gesture = gesture.get()?;
        let mv = gesture.done.filter(|_| !gesture.next.is_empty())?;
        Some(view! {
            <button class="button finish" on:click=move |_| play.run(mv.clone())>
                {move || house.say(&words::FINISH)}
            </button>
        })
    };
    view! { {buttons} {finish} }
}
