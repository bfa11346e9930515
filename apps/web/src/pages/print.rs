//! A game to print: its sheets, and how they come onto paper.

use leptos::prelude::*;
use tabletier_session::words::{page as words, study};
use tabletier_session::{Entry, Number, Paper, Sheet};

use crate::app_state::app_state;
use crate::model::route::Route;
use crate::parts::choice::Choice;
use crate::parts::download::download;
use crate::parts::drawing::add_style;
use crate::parts::plain::{Plain, link, live, press, said};
use crate::parts::shelf::{Awaited, Shelf};

/// All sheets of a game. What comes out of the printer is exactly these: see the style sheet.
#[component]
pub(crate) fn Print(entry: &'static dyn Entry) -> impl IntoView {
    let app = app_state();
    let about = entry.about();
    let paper = RwSignal::new(usual());
    let shelf = Shelf::new(app, entry);
    let sheets = move || {
        let there = shelf.book().map(|_| entry.sheets(paper.get(), app.lang.get()));
        there.unwrap_or_default()
    };
    let name = app.name(&words::PAPER);
    let options = Signal::derive(move || {
        let option = |paper: &Paper| {
            let words = match paper {
                Paper::A4 => &words::PAPER_A4,
                Paper::Letter => &words::PAPER_LETTER,
            };
            (paper.key().to_string(), app.say(words).to_string())
        };
        Paper::ALL.iter().map(option).collect::<Vec<_>>()
    });
    let chosen = Signal::derive(move || paper.get().key().to_string());
    let choose = Callback::new(move |key: String| {
        if let Some(known) = Paper::ALL.iter().find(|paper| paper.key() == key) {
            paper.set(*known);
        }
    });
    let leaves = move || {
        let leaf = |sheet: Sheet| view! { <Leaf game=about.key sheet=sheet /> };
        sheets().into_iter().map(leaf).collect::<Vec<_>>()
    };
    view! {
        <article class="print" data-paper=said(move || paper.get().key())>
            <header>
                <h1>{about.name}</h1>
                <p>{app.says(&words::PRINT_WHY)}</p>
                <p class="small" id="save-pdf">{app.says(&study::SAVE_PDF)}</p>
                <div class="row">
                    <Choice name=name options=options chosen=chosen choose=choose />
                    {press("button", "print", &words::PRINT, |_| drop(window().print()))}
                    {link("quiet", "", &words::LEARN, Route::Learn(about.key.to_string(), None).fragment())}
                </div>
            </header>
            <Awaited shelf=shelf />
            {live(leaves)}
        </article>
    }
    .plain()
}

/// A sheet as it will be printed, and as a file.
#[component]
fn Leaf(game: &'static str, sheet: Sheet) -> impl IntoView {
    let class = format!("printed-{game}");
    add_style(&class, || sheet.style.clone());
    let frame = format!("0 0 {} {}", Number(sheet.paper.width()), Number(sheet.paper.height()));
    let (title, drawing) = (sheet.title.clone(), sheet.drawing.clone());
    let label = sheet.title.clone();
    let take = move |_| drop(download(&sheet.file, &sheet.svg()));
    view! {
        <figure class="leaf">
            <svg class=format!("printed {class}") viewBox=frame role="group" aria-label=label
                inner_html=drawing></svg>
            <figcaption>
                <span>{title}</span>
                {press("quiet", "", &words::DOWNLOAD, take)}
            </figcaption>
        </figure>
    }
    .plain()
}

/// The paper that is usual where the browser is at home.
fn usual() -> Paper {
    match window().navigator().language().as_deref() {
        Some("en-US") => Paper::Letter,
        _ => Paper::A4,
    }
}
