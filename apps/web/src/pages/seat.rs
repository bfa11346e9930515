//! A seat that comes from another device.

use js_sys::Date;
use leptos::prelude::*;
use serde_json::Value;
use tabletier_session::Seat;
use tabletier_session::words::{friend as words, page};

use super::friend::tells_not_kept;
use crate::app_state::{AppState, app_state};
use crate::far::api;
use crate::far::seats::{self, Kept};
use crate::far::told::Told;
use crate::model::route::Route;
use crate::parts::asked::Asked;
use crate::parts::plain::{Plain, link, press};

/// Keeps the seat here, and goes to its table. Another seat at the same table is not lost unasked.
#[component]
pub(crate) fn SeatPage(id: String, secret: String) -> impl IntoView {
    let app = app_state();
    let (asked_id, asked_secret) = (id.clone(), secret.clone());
    let asked = Asked::new(move || {
        let (id, secret) = (asked_id.clone(), asked_secret.clone());
        async move { api::own_state(&id, &secret).await }
    });
    let shown = asked.shown(move |state: Value| {
        let table = Route::At(id.clone());
        let Some(seat) = state["you"].as_str().and_then(|seat| seat.parse().ok()) else {
            return view! {
                <p class="refusal" id="no-seat" role="alert">{app.says(&words::NO_SEAT)}</p>
                <p>{link("button", "watch", &words::WATCH, table.fragment())}</p>
            }
            .plain();
        };
        let before = seats::find(&id).and_then(|kept| kept.seat);
        if before.is_none_or(|before| before == seat) {
            take(app, &state, seat, &secret);
            return ().into_any();
        }
        let secret = secret.clone();
        view! {
            <p class="sure" role="alert">{app.says(&words::ANOTHER_SEAT)}</p>
            <p class="row">
                {press("button", "take-seat", &page::YES, move |_| take(app, &state, seat, &secret))}
                {link("quiet", "", &page::NO, table.fragment())}
            </p>
        }
        .plain()
    });
    view! { <section class="friend">{shown}</section> }.plain()
}

fn take(app: AppState, state: &Value, seat: Seat, secret: &str) {
    let told = Told(state);
    let id = told.id().to_string();
    let kept = Kept {
        game: told.entry().map_or("", |entry| entry.about().key).to_string(),
        rules: told.rules().to_string(),
        seat: Some(seat),
        secret: secret.to_string(),
        names: told.names(),
        since: Date::now() as u64,
        over: told.is_over(),
        id: id.clone(),
        ..seats::find(&id).filter(|kept| kept.seat == Some(seat)).unwrap_or_default()
    };
    tells_not_kept(app, seats::keep(&kept));
    // What opens the seat does not stay in the address.
    app.redirect(Route::At(id));
}
