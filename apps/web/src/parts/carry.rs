//! A seat goes over to another device.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::friend as words;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::app_state::{address, app_state};
use crate::far::api;
use crate::far::seats;
use crate::model::route::Route;
use crate::parts::handout::Handout;
use crate::parts::plain::{Plain, noted, press, when};

/// The link that opens a seat elsewhere, shown to whoever asks for it.
#[component]
pub(crate) fn Carry(
    /// The name of the game.
    id: String,
    /// What opens the seat.
    secret: String,
) -> impl IntoView {
    let app = app_state();
    let open = RwSignal::new(false);
    let seat = StoredValue::new((id, secret));
    let link = move || {
        let (id, secret) = seat.get_value();
        address(&Route::Seat(id, secret))
    };
    // The old secret is void when the new one is used; until it is kept, it is not.
    let lock_out = move |_| {
        let (id, secret) = seat.get_value();
        spawn_local(async move {
            let done = async {
                let fresh = api::secret(&id, &secret).await?;
                seats::update(&id, |kept| kept.secret.clone_from(&fresh));
                api::own_state(&id, &fresh).await
            };
            match done.await {
                // Whoever has the old one in hand takes the new one up.
                Ok(_) => drop(window().location().reload()),
                Err(trouble) => app.tell(&trouble),
            }
        });
    };
    let toggle = move |event: web_sys::Event| {
        let part = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        open.set(part.is_some_and(|part| part.has_attribute("open")));
    };
    // Not drawn before, so that nobody sees it over a shoulder.
    view! {
        <details class="share carry" on:toggle=noted(toggle)>
            <summary>{app.says(&words::CARRY)}</summary>
            {when(move || open.get(), move || view! {
                <div class="sheet">
                    <p>{app.says(&words::CARRY_WHY)}</p>
                    <Handout id="carry".to_string() link=link() />
                    {press("quiet", "lock-out", &words::LOCK_OUT, lock_out)}
                </div>
            })}
        </details>
    }
    .plain()
}
