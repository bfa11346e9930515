//! A game with people far away: what is played, and the link that asks them in.

mod plan;

use leptos::prelude::*;
use tabletier_session::words::{friend as words, page};
use tabletier_session::{Entry, Level, Player, catalog};

use crate::app_state::{AppState, app_state};
use crate::keep;
use crate::model::route::Route;
use crate::parts::choice::Choice;
use crate::parts::plain::{Plain, flag, link, live, noted, press_unless, pressed, said};
use crate::parts::rules::Rules;
pub(crate) use plan::tells_not_kept;
use plan::{CLOCKS, Plan};

/// The games, each a click away from its link.
#[component]
pub(crate) fn Friend() -> impl IntoView {
    let app = app_state();
    let busy = RwSignal::new(false);
    let name = RwSignal::new(keep::get(keep::NAME).unwrap_or_default());
    let game = |entry: &'static dyn Entry| {
        let about = entry.about();
        view! {
            <li class="offer game">
                <button type="button" class="button large" id=format!("make-{}", about.key)
                    disabled=flag(move || busy.get())
                    on:click=pressed(move |_| Plan::new(entry, name).make(app, busy))>
                    {about.name}
                </button>
                <span>{app.says(&about.sentence)}</span>
                {link("quiet", "", &words::MORE_OPTIONS, Route::Friend(Some(about.key.to_string())).fragment())}
            </li>
        }
        .plain()
    };
    view! {
        <section class="friend">
            <h1>{app.says(&words::FRIEND)}</h1>
            <p>{app.says(&words::FRIEND_WHY)}</p>
            <NameField name=name />
            <ul class="offers">{catalog::GAMES.iter().map(|&entry| game(entry)).collect::<Vec<_>>()}</ul>
            <p class="row">
                {link("quiet", "", &words::LOBBY, Route::Lobby.fragment())}
                {link("quiet", "", &words::MINE, Route::Mine.fragment())}
            </p>
        </section>
    }
    .plain()
}

/// One game, with all that can be agreed on.
#[component]
pub(crate) fn FriendGame(entry: &'static dyn Entry) -> impl IntoView {
    let app = app_state();
    let busy = RwSignal::new(false);
    let name = RwSignal::new(keep::get(keep::NAME).unwrap_or_default());
    let plan = Plan::new(entry, name);
    let seats = move || {
        let row = |seat: usize| view! { <OtherSeat plan=plan seat=seat /> };
        (0..plan.others()).map(row).collect::<Vec<_>>()
    };
    let pick =
        move |name, options: fn(AppState) -> Vec<(String, String)>, picked: RwSignal<String>| {
            view! {
            <Choice name=app.name(name) options=Signal::derive(move || options(app)) chosen=picked
                choose=Callback::new(move |key| picked.set(key)) />
        }
        .plain()
        };
    let tick = move |id: &'static str, words, ticked: RwSignal<bool>| {
        view! {
            <label class="tick">
                <input type="checkbox" id=id prop:checked=flag(move || ticked.get())
                    on:change=noted(move |event| ticked.set(event_target_checked(&event))) />
                <span>{app.says(words)}</span>
            </label>
        }
        .plain()
    };
    view! {
        <section class="friend">
            <p class="small">{app.says(&words::FRIEND)}</p>
            <h1>{entry.about().name}</h1>
            <p>{app.says(&entry.about().sentence)}</p>
            <NameField name=name />
            <p>{press_unless("button large", "make", &words::MAKE_LINK, move || busy.get(), move |_| plan.make(app, busy))}</p>
            <details class="share">
                <summary>{app.says(&words::MORE_OPTIONS)}</summary>
                <div class="more">
                    <Rules entry=entry rules=plan.rules />
                    <fieldset>
                        <legend>{app.says(&page::WHO_PLAYS)}</legend>
                        {live(seats)}
                        {pick(&page::WHO_STARTS, places, plan.place)}
                    </fieldset>
                    <fieldset>
                        <legend>{app.says(&words::CLOCK)}</legend>
                        {pick(&words::CLOCK, clocks, plan.clock)}
                        {tick("free", &words::FREE_TAKEBACK, plan.free_takeback)}
                        {tick("public", &words::PUBLIC, plan.public)}
                    </fieldset>
                </div>
            </details>
        </section>
    }
    .plain()
}

/// How somebody wants to be called; kept for the next time.
#[component]
pub(crate) fn NameField(name: RwSignal<String>) -> impl IntoView {
    let app = app_state();
    let write = move |event| {
        name.set(event_target_value(&event));
        keep::set(keep::NAME, name.read_untracked().trim());
    };
    view! {
        <label class="choice name">
            <span>{app.says(&words::YOUR_NAME)}</span>
            <input type="text" id="name" maxlength="40" autocomplete="nickname"
                prop:value=said(move || name.get()) on:input=noted(write) />
        </label>
    }
    .plain()
}

/// Who may take one of the other seats.
#[component]
fn OtherSeat(plan: Plan, seat: usize) -> impl IntoView {
    let app = app_state();
    view! {
        <Choice name=app.tells(move || words::other_seat(seat + 1))
            options=Signal::derive(move || guests(app))
            chosen=Signal::derive(move || plan.other(seat))
            choose=Callback::new(move |key| plan.seat(seat, key)) />
    }
    .plain()
}

fn guests(app: AppState) -> Vec<(String, String)> {
    let person = ("open".to_string(), app.say(&words::INVITED).to_string());
    let levels = Level::all().map(|level| {
        let player = Player::Computer(level.into());
        (player.to_string(), page::level(level.number()).say(app.lang.get()))
    });
    std::iter::once(person).chain(levels).collect()
}

fn places(app: AppState) -> Vec<(String, String)> {
    let places = [("lot", &page::START_LOT), ("first", &words::FIRST), ("last", &words::LAST)];
    places.map(|(key, words)| (key.to_string(), app.say(words).to_string())).to_vec()
}

fn clocks(app: AppState) -> Vec<(String, String)> {
    let clock = |key: &&str| (key.to_string(), plan::clock(key).1.say(app.lang.get()));
    CLOCKS.iter().map(clock).collect()
}
