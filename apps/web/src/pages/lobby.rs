//! Open seats, for whoever likes.

use std::time::Duration;

use leptos::prelude::*;
use serde_json::Value;
use tabletier_session::catalog;
use tabletier_session::words::friend as words;

use super::friend::NameField;
use super::join::take;
use crate::app_state::{AppState, app_state};
use crate::far::api;
use crate::far::seats;
use crate::far::told::Told;
use crate::keep;
use crate::model::route::Route;
use crate::parts::asked::Asked;
use crate::parts::choice::Choice;
use crate::parts::plain::{Plain, flag, link, live, pressed};

/// How often we look who is there, in milliseconds.
const OFTEN: u64 = 4_000;

/// All open seats of public games, taken by a click.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let app = app_state();
    let asked = Asked::new(api::lobby);
    let look = move || {
        if !document().hidden() {
            asked.again();
        }
    };
    if let Ok(timer) = set_interval_with_handle(look, Duration::from_millis(OFTEN)) {
        on_cleanup(move || timer.clear());
    }
    let (game, pace) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let name = RwSignal::new(keep::get(keep::NAME).unwrap_or_default());
    let busy = RwSignal::new(false);
    let fits = move |offer: &Value| {
        let told = Told(offer);
        let (game, pace) = (game.get(), pace.get());
        told.entry().is_some_and(|entry| game.is_empty() || entry.about().key == game)
            && (pace.is_empty() || told.is_live() == (pace == "live"))
    };
    let list = move |found: &Value| {
        let offers = found["games"].as_array().into_iter().flatten();
        let offers: Vec<_> = offers.filter(|it| fits(it)).cloned().collect();
        if offers.is_empty() {
            return view! { <p id="nobody">{app.says(&words::LOBBY_EMPTY)}</p> }.plain();
        }
        let rows =
            offers.into_iter().map(|it| offer(app, it, name, busy, asked)).collect::<Vec<_>>();
        view! { <ul class="offers">{rows}</ul> }.plain()
    };
    let games = Signal::derive(move || {
        let all = (String::new(), app.say(&words::ANY_GAME).to_string());
        let games = catalog::GAMES.iter().map(|entry| entry.about());
        std::iter::once(all)
            .chain(games.map(|it| (it.key.to_string(), it.name.to_string())))
            .collect()
    });
    let paces = Signal::derive(move || {
        [("", &words::ANY_PACE), ("live", &words::PACE_LIVE), ("days", &words::PACE_DAYS)]
            .map(|(key, words)| (key.to_string(), app.say(words).to_string()))
            .to_vec()
    });
    let shown = asked.shown(move |found| live(move || list(&found)).plain());
    view! {
        <section class="friend">
            <h1>{app.says(&words::LOBBY)}</h1>
            <p>{app.says(&words::LOBBY_WHY)}</p>
            <NameField name=name />
            <div class="row" id="filters">
                <Choice name=app.name(&words::WHICH) options=games chosen=game bare=true
                    choose=Callback::new(move |key| game.set(key)) />
                <Choice name=app.name(&words::CLOCK) options=paces chosen=pace bare=true
                    choose=Callback::new(move |key| pace.set(key)) />
            </div>
            {shown}
            <p>{link("quiet", "", &words::OFFER_PUBLIC, Route::Friend(None).fragment())}</p>
        </section>
    }
    .plain()
}

fn offer(
    app: AppState,
    offer: Value,
    name: RwSignal<String>,
    busy: RwSignal<bool>,
    asked: Asked,
) -> AnyView {
    let told = Told(&offer);
    let id = told.id().to_string();
    let title = told.entry().map(|entry| entry.about().name);
    let clock = told.clock();
    // Our own seat is not for us to take.
    let ours = seats::find(&id).is_some_and(|kept| kept.seat.is_some());
    let offer = StoredValue::new(offer);
    let others =
        move || offer.with_value(|it| words::against(Told(it).others(None, app.lang.get())));
    let sit = move |_| {
        let refused = move |trouble: &api::Trouble| {
            match trouble.status() {
                Some(403) => app.tell(words::USED_UP),
                _ => app.tell(trouble),
            }
            asked.again();
        };
        offer.with_value(|it| take(app, it, None, &name.read_untracked(), busy, refused));
    };
    let way = match ours {
        true => link("quiet", "", &words::TO_TABLE, Route::At(id.clone()).fragment()),
        false => view! {
            <button type="button" class="button take" disabled=flag(move || busy.get())
                on:click=pressed(sit)>{app.says(&words::SIT_DOWN)}</button>
        }
        .plain(),
    };
    view! {
        <li class="offer" id=format!("game-{id}")>
            <strong>{title}</strong>
            <span>
                {live(move || others().say(app.lang.get()))}
                <small>{live(move || clock.say(app.lang.get()))}</small>
            </span>
            {way}
        </li>
    }
    .plain()
}
