//! The page: a board for each game, and a move of the engine.

use leptos::prelude::*;
use tabletier_session::{Entry, Lang, Level, Record, catalog};

use crate::board::Board;
use crate::engine::Engine;
use crate::message::{Question, Reply};

/// The level that is asked for a move.
const LEVEL: u8 = 3;

/// Everything there is to see.
#[component]
pub(crate) fn App(
    /// Who is asked for moves.
    engine: Engine,
) -> impl IntoView {
    let games: Vec<_> = catalog::GAMES
        .iter()
        .map(|entry| view! { <Table entry=*entry engine=engine.clone() /> })
        .collect();
    view! { <main>{games}</main> }
}

/// A game at its start, and what the engine would play there.
#[component]
fn Table(entry: Entry, engine: Engine) -> impl IntoView {
    let key = entry.about.key;
    let session = entry.start(None, 0).expect("the default rules are rules");
    let scene = RwSignal::new(session.picture(Lang::En));
    let answer = RwSignal::new(String::new());
    let record = Record::new(session).to_string();
    let ask = move |_| {
        let question = Question {
            strength: Level::new(LEVEL).expect("it is a level").into(),
            seed: 0,
            lines: 1,
            record: record.clone(),
        };
        engine.ask(&question, move |reply| {
            answer.set(match reply {
                Reply::Report(idea) => format!("… {}", idea.best),
                Reply::Answer(Some(idea)) => idea.best,
                Reply::Answer(None) => "the game is over".to_string(),
                Reply::Failure(what) => what,
            });
        });
    };
    view! {
        <section id=key>
            <h2>{entry.about.name}</h2>
            <Board game=key scene=scene />
            <button on:click=ask>"Ask the engine"</button>
            <output>{answer}</output>
        </section>
    }
}
