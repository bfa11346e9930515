//! The four games.

use std::time::Duration;

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Entry, Session, Strength, Table, ThinkOptions, catalog};

use crate::app_state::{Pace, app_state};
use crate::model::route::Route;
use crate::parts::board::Board;
use crate::parts::open::Open;

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
            {move || app.table.with(Option::is_some).then(|| view! { <InProgress /> })}
            {move || app.study.with(Option::is_some).then(|| view! { <Studied /> })}
            <div class="cards">{cards}</div>
            <details class="share">
                <summary>{app.says(&words::OPEN_GAME)}</summary>
                <div class="sheet"><Open link=Route::Sent /></div>
            </details>
        </div>
    }
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
            <span class="small">{move || app.say(label().0)}</span>
            <strong>{name}</strong>
            <span>{title}</span>
            <span class="button">{move || app.say(label().1)}</span>
        </a>
    }
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
            <strong>{name}</strong>
            <span class="button">{app.says(&words::CONTINUE)}</span>
        </a>
    }
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
                    <a class="button" href=route>{app.says(&words::PLAY)}</a>
                    <a class="quiet" href=Route::Learn(about.key.to_string(), None).fragment()>
                        {app.says(&words::LEARN)}
                    </a>
                    <a class="quiet" href=Route::Puzzles(about.key.to_string(), None).fragment()>
                        {app.says(&words::PUZZLES)}
                    </a>
                </p>
            </div>
        </article>
    }
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
    view! { <Board game=entry.about().key scene=scene time=Signal::derive(move || app.pace.get().time()) /> }
}
