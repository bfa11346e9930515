//! Six things to say.

use leptos::prelude::*;
use tabletier_room::{Action, Greeting};
use tabletier_session::Phrase;
use tabletier_session::words::far as words;

use super::Far;
use crate::app_state::app_state;
use crate::parts::plain::{Plain, flag, noted, press_unless};

/// The words of a greeting.
pub(super) fn phrase(greeting: Greeting) -> &'static Phrase {
    match greeting {
        Greeting::Hello => &words::HELLO,
        Greeting::GoodLuck => &words::GOOD_LUCK,
        Greeting::WellPlayed => &words::WELL_PLAYED,
        Greeting::OneMoment => &words::ONE_MOMENT,
        Greeting::Thanks => &words::THANKS,
        Greeting::GoodGame => &words::GOOD_GAME,
    }
}

/// What can be said, and whether others are heard.
#[component]
pub(super) fn Greet(far: Far) -> impl IntoView {
    let app = app_state();
    let button = |greeting: Greeting| {
        let action = Action::Greet(greeting);
        let off = {
            let action = action.clone();
            move || !far.may(&action)
        };
        press_unless("quiet", greeting.code(), phrase(greeting), off, move |_| {
            far.act(action.clone());
        })
    };
    view! {
        <details class="share greet">
            <summary>{app.says(&words::SAY)}</summary>
            <div class="sheet">
                <div class="tools">{Greeting::ALL.map(button).into_iter().collect::<Vec<_>>()}</div>
                <label class="tick">
                    <input type="checkbox" id="mute" prop:checked=flag(move || far.muted.get())
                        on:change=noted(move |event| far.mute(event_target_checked(&event))) />
                    <span>{app.says(&words::MUTE)}</span>
                </label>
            </div>
        </details>
    }
    .plain()
}
