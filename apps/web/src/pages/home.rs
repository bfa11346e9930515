//! The first page: a game that is shown, those to go on with, and all of them.

use leptos::prelude::*;
use tabletier_session::words::{friend, house, page as words};
use tabletier_session::{Entry, Table, catalog};

use crate::app_state::{app_state, today};
use crate::far::seats;
use crate::model::route::Route;
use crate::pages::later;
use crate::parts::exhibit::{Exhibit, Still};
use crate::parts::icon::{self, icon};
use crate::parts::open::Open;
use crate::parts::plain::{Plain, link, live};
use crate::shelf;

/// The game that is shown on this day, or some days later.
fn of_the_day(later: usize) -> &'static dyn Entry {
    catalog::GAMES[(today() + later) % catalog::GAMES.len()]
}

/// A large board that plays a good game, what can be gone on with, and the games as cards.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let app = app_state();
    let shown = of_the_day(0);
    let puzzle = of_the_day(1).about();
    let cards: Vec<_> =
        catalog::GAMES.iter().map(|&entry| view! { <Card entry=entry /> }).collect();
    let key = || shown.about().key.to_string();
    view! {
        <div class="home">
            <figure class="exhibit">
                <a href=Route::Play(key()).fragment() tabindex="-1" aria-hidden="true"><Exhibit entry=shown /></a>
                <figcaption class="small">{app.tells(|| house::exhibit(shown.about().name))}</figcaption>
            </figure>
            <div class="welcome">
                <h1>{app.says(&words::MOTTO)}</h1>
                <p class="lead">{app.says(&house::CRAFTSMAN)}</p>
                <p class="row">
                    {link("button large", "play-now", &words::PLAY, Route::Play(key()).fragment())}
                    {link("quiet large", "friend", &friend::FRIEND, Route::Friend(None).fragment())}
                </p>
                <div class="going">
                    {live(move || app.table.with(Option::is_some).then(|| view! { <InProgress /> }))}
                    {live(move || app.study.with(Option::is_some).then(|| view! { <Studied /> }))}
                    {seats::any().then(|| view! { <MyGames /> })}
                    {shelf::any(app).then(later::resting)}
                    <a class="daily" id="daily" href=Route::Puzzles(puzzle.key.to_string(), None).fragment()>
                        {icon(icon::PUZZLE)}
                        <span>{app.tells(|| house::puzzle_of_the_day(puzzle.name))}</span>
                    </a>
                </div>
            </div>
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
        <p class="row">
            <a class="quiet" id="mine" href=Route::Mine.fragment()>{app.says(&friend::MINE)}</a>
            <strong id="waiting" role="status">{live(badge)}</strong>
        </p>
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
    let key = || about.key.to_string();
    let play = Route::Play(key()).fragment();
    let seats = seats(entry);
    let maker = move || {
        let by = words::by(about.author).say(app.lang.get());
        if about.year.is_empty() { by } else { format!("{by}, {}", about.year) }
    };
    view! {
        <article class="card" id=about.key>
            <a href=play.clone() tabindex="-1" aria-hidden="true"><Still entry=entry /></a>
            <div class="words">
                <h2>{about.name}</h2>
                <p class="small">{live(maker)}</p>
                <p class="sentence">{app.says(&about.sentence)}</p>
                <dl>
                    <dt>{app.says(&words::PLAYERS)}</dt><dd>{seats}</dd>
                    <dt>{app.says(&words::LENGTH)}</dt>
                    <dd>{app.says(&about.length)}</dd>
                </dl>
                <p class="row">
                    {link("button", "", &words::PLAY, play)}
                    {link("quiet", "", &words::LEARN, Route::Learn(key(), None).fragment())}
                    {link("quiet", "", &friend::MORE_OPTIONS, Route::New(key()).fragment())}
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
