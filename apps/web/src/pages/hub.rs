//! Pages that lead to a part of each game: to play, to learn, to solve, to analyse; and what is to be
//! told of all of them.

use leptos::prelude::*;
use tabletier_session::words::{friend, house as words, page};
use tabletier_session::{Entry, Phrase, Record, catalog};

use crate::app_state::{AppState, app_state};
use crate::model::route::{Hub, Route};
use crate::pages::play::Opponent;
use crate::parts::exhibit::Still;
use crate::parts::open::Open;
use crate::parts::plain::{Plain, link, live};

/// A game from a file or from the clipboard, and where it goes.
fn opening(app: AppState, link: fn(String) -> Route) -> AnyView {
    view! {
        <details class="share">
            <summary>{app.says(&page::OPEN_GAME)}</summary>
            <div class="sheet"><Open link=link /></div>
        </details>
    }
    .plain()
}

/// A card for each game, with the ways to one part of it.
#[component]
pub(crate) fn HubPage(hub: Hub) -> impl IntoView {
    let app = app_state();
    let (title, why): (&'static Phrase, Option<&'static Phrase>) = match hub {
        Hub::Play => (&page::PLAY, None),
        Hub::Learn => (&words::LEARN_ALL, Some(&words::LEARN_ALL_WHY)),
        Hub::Puzzles => (&page::PUZZLES, Some(&words::PUZZLES_ALL_WHY)),
        Hub::Analyse => (&words::ANALYSE_ALL, Some(&words::ANALYSE_ALL_WHY)),
    };
    let cards = catalog::GAMES.iter().map(|&entry| card(hub, entry)).collect::<Vec<_>>();
    let around = match hub {
        Hub::Play => view! {
            <Opponent />
            <p class="row">
                {link("button", "", &friend::FRIEND, Route::Friend(None).fragment())}
                {link("quiet", "", &friend::LOBBY, Route::Lobby.fragment())}
                {link("quiet", "", &friend::MINE, Route::Mine.fragment())}
                {link("quiet", "", &words::SHELF, Route::Shelf.fragment())}
            </p>
            {opening(app, Route::Sent)}
        }
        .into_any(),
        Hub::Analyse => view! {
            <p class="row">
                {live(move || app.study.with(Option::is_some).then(|| {
                    link("button", "", &page::STUDIED, Route::Study(None).fragment())
                }))}
                {link("quiet", "", &words::SHELF, Route::Shelf.fragment())}
            </p>
            {opening(app, |text| Route::Study(Some(text)))}
        }
        .into_any(),
        Hub::Learn | Hub::Puzzles => ().into_any(),
    };
    view! {
        <section class="hub">
            <h1>{app.says(title)}</h1>
            {why.map(|why| view! { <p class="lead">{app.says(why)}</p> })}
            {around}
            <div class="cards">{cards}</div>
        </section>
    }
    .plain()
}

fn card(hub: Hub, entry: &'static dyn Entry) -> AnyView {
    let app = app_state();
    let about = entry.about();
    let key = || about.key.to_string();
    let start = || {
        let record = entry.start(None, 0).map(|session| Record::new(session).to_string());
        Route::Study(record.ok())
    };
    let ways: Vec<(&'static Phrase, Route)> = match hub {
        Hub::Play => vec![
            (&page::PLAY, Route::Play(key())),
            (&friend::MORE_OPTIONS, Route::New(key())),
            (&friend::BY_LINK, Route::Friend(Some(key()))),
        ],
        Hub::Learn => vec![
            (&page::LEARN, Route::Learn(key(), None)),
            (&page::FIRST_GAME, Route::First(key(), None)),
            (&page::PRINT_IT, Route::Print(key())),
        ],
        Hub::Puzzles => vec![(&page::PUZZLES, Route::Puzzles(key(), None))],
        Hub::Analyse => {
            vec![(&words::FROM_START, start()), (&page::EDIT, Route::Edit(key()))]
        }
    };
    let first = ways[0].1.fragment();
    let ways = ways.into_iter().enumerate().map(|(at, (words, route))| {
        link(if at == 0 { "button" } else { "quiet" }, "", words, route.fragment())
    });
    let ways = ways.collect::<Vec<_>>();
    view! {
        <article class="card" id=about.key>
            <a href=first tabindex="-1" aria-hidden="true"><Still entry=entry /></a>
            <div class="words">
                <h2>{about.name}</h2>
                <p class="sentence">{app.says(&about.sentence)}</p>
                <p class="row">{ways}</p>
            </div>
        </article>
    }
    .plain()
}

/// The name, the sheets, the inventors.
#[component]
pub(crate) fn About() -> impl IntoView {
    let app = app_state();
    let game = |entry: &'static dyn Entry| {
        let about = entry.about();
        view! {
            <section>
                <Still entry=entry />
                <div>
                    <h3>{about.name}</h3>
                    <p class="small">{app.tells(move || page::by(about.author))}</p>
                    <p>{app.says(&about.story)}</p>
                    {link("", "", &page::READ_RULES, Route::Learn(about.key.to_string(), None).fragment())}
                </div>
            </section>
        }
        .plain()
    };
    view! {
        <article class="about">
            <h1>{app.says(&words::ABOUT)}</h1>
            <p class="lead">{app.says(&words::ABOUT_NAME)}</p>
            <h2>{app.says(&words::ABOUT_INVENTORS)}</h2>
            {catalog::GAMES.iter().map(|&entry| game(entry)).collect::<Vec<_>>()}
            <p>{app.says(&words::ABOUT_SHEETS)}</p>
            <p>{app.says(&words::ABOUT_FREE)}</p>
        </article>
    }
    .plain()
}
