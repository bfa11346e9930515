//! The four games.

use std::time::Duration;

use leptos::prelude::*;
use tabletier_session::words::{friend, page as words};
use tabletier_session::{Entry, Session, Strength, Table, ThinkOptions, catalog};

use crate::app_state::{Pace, app_state};
use crate::far::seats;
use crate::model::route::Route;
use crate::pages::later;
use crate::parts::board::Board;
use crate::parts::open::Open;
use crate::parts::plain::{Plain, link, live};

/// How long a little board waits between two moves, in milliseconds.
const WAIT: u64 = 2200;
/// After so many moves it begins again.
const LINE: usize = 24;

/// The games as cards, and the game in progress.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let app = app_state();
    let cards: Vec<_> =
        catalog::GAMES.iter().map(|&entry| view! { <Card entry=entry /> }).collect();
    view! {
        <div class="home">
            <h1>{app.says(&words::MOTTO)}</h1>
            <p class="row">
                {link("button large", "friend", &friend::FRIEND, Route::Friend(None).fragment())}
                {link("quiet", "lobby", &friend::LOBBY, Route::Lobby.fragment())}
                {seats::any().then(|| view! { <MyGames /> })}
            </p>
            {live(move || app.table.with(Option::is_some).then(|| view! { <InProgress /> }))}
            {live(move || app.study.with(Option::is_some).then(|| view! { <Studied /> }))}
            <div class="cards">{cards}</div>
            <details class="share">
                <summary>{app.says(&words::OPEN_GAME)}</summary>
                <div class="sheet"><Open link=Route::Sent /></div>
            </details>
        </div>
    }
    .plain()
}

/// The way to the games with others, and how many of them wait.
#[component]
fn MyGames() -> impl IntoView {
    let app = app_state();
    let waiting = RwSignal::new(0);
    later::count_waiting(app, waiting);
    let badge = move || match waiting.get() {
        0 => String::new(),
        count => friend::waiting(count).say(app.lang.get()),
    };
    view! {
        <a class="quiet" id="mine" href=Route::Mine.fragment()>{app.says(&friend::MINE)}</a>
        <strong id="waiting" role="status">{live(badge)}</strong>
    }
    .plain()
}

#[component]
fn InProgress() -> impl IntoView {
    let app = app_state();
    let with = move |read: &dyn Fn(&Table) -> String| {
        app.table.with(|table| table.as_ref().map(read).unwrap_or_default())
    };
    let name = move || with(&|table| table.session().about().name.to_string());
    let title = move || with(&|table| table.session().picture(app.lang.get()).title);
    let over = move || app.table.with(|table| table.as_ref().is_some_and(Table::is_over));
    let label = move || match over() {
        true => (&words::LAST_GAME, &words::SEE_AGAIN),
        false => (&words::IN_PROGRESS, &words::CONTINUE),
    };
    view! {
        <a class="progress" id="continue" href=Route::Table.fragment()>
            <span class="small">{live(move || app.say(label().0))}</span>
            <strong>{live(name)}</strong>
            <span>{live(title)}</span>
            <span class="button">{live(move || app.say(label().1))}</span>
        </a>
    }
    .plain()
}

/// The study that was left.
#[component]
fn Studied() -> impl IntoView {
    let app = app_state();
    let name = move || {
        let about = app.study.with(|study| study.as_ref().map(|study| study.session().about()));
        about.map(|about| about.name)
    };
    view! {
        <a class="progress" id="studied" href=Route::Study(None).fragment()>
            <span class="small">{app.says(&words::STUDIED)}</span>
            <strong>{live(name)}</strong>
            <span class="button">{app.says(&words::CONTINUE)}</span>
        </a>
    }
    .plain()
}

#[component]
fn Card(entry: &'static dyn Entry) -> impl IntoView {
    let app = app_state();
    let about = entry.about();
    let route = Route::New(about.key.to_string()).fragment();
    let seats = seats(entry);
    view! {
        <article class="card" id=about.key>
            <a href=route.clone() tabindex="-1" aria-hidden="true"><Little entry=entry /></a>
            <div class="words">
                <h2>{about.name}</h2>
                <p class="small">{app.tells(move || words::by(about.author))}</p>
                <p>{app.says(&about.sentence)}</p>
                <dl>
                    <dt>{app.says(&words::PLAYERS)}</dt><dd>{seats}</dd>
                    <dt>{app.says(&words::LENGTH)}</dt>
                    <dd>{app.says(&about.length)}</dd>
                </dl>
                <p class="row">
                    {link("button", "", &words::PLAY, route)}
                    {link("quiet", "", &friend::BY_LINK, Route::Friend(Some(about.key.to_string())).fragment())}
                    {link("quiet", "", &words::LEARN, Route::Learn(about.key.to_string(), None).fragment())}
                    {link("quiet", "", &words::PUZZLES, Route::Puzzles(about.key.to_string(), None).fragment())}
                </p>
            </div>
        </article>
    }
    .plain()
}

/// How many can play: `2` or `2–4`.
fn seats(entry: &dyn Entry) -> String {
    let most = entry.about().players.len();
    if most == 2 { "2".to_string() } else { format!("2–{most}") }
}

/// A board on which moves are made at random.
#[component]
fn Little(entry: &'static dyn Entry) -> impl IntoView {
    let app = app_state();
    let start = entry.start(None, 1).expect("the default rules are rules");
    let session: StoredValue<Box<dyn Session>> = StoredValue::new(start);
    let moved = RwSignal::new(());
    let scene = Signal::derive(move || {
        moved.track();
        session.with_value(|session| session.picture(app.lang.get()))
    });
    let step = move || {
        if app.pace.get_untracked() == Pace::Still || document().hidden() {
            return;
        }
        session.update_value(|session| {
            let options = ThinkOptions::new(Strength::Random, &|| Duration::ZERO);
            let analysis = session.think(&options, &mut |_| {});
            match analysis.filter(|_| session.played().len() < LINE) {
                Some(analysis) => {
                    let _ = session.play(&analysis.best);
                }
                None => *session = session.fresh(),
            }
        });
        moved.set(());
    };
    if let Ok(timer) = set_interval_with_handle(step, Duration::from_millis(WAIT)) {
        on_cleanup(move || timer.clear());
    }
    view! { <Board game=entry.about().key scene=scene time=Signal::derive(move || app.pace.get().time()) /> }.plain()
}
