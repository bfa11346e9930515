//! The rules of a game, with figures to play on.

use leptos::prelude::*;
use tabletier_session::words::{house, page as words};
use tabletier_session::{Chapter, Entry, Figure, Part, Try};

use crate::app::nowhere;
use crate::app_state::app_state;
use crate::model::route::Route;
use crate::parts::board::Board;
use crate::parts::plain::{Plain, link, live, pressed};
use crate::parts::sandbox::{Sandbox, SandboxBoard, SandboxRefusal, SandboxTools};
use crate::parts::shelf::{Awaited, Shelf};

/// All chapters of a game, one below the other; where one is named, from there.
#[component]
pub(crate) fn Learn(entry: &'static dyn Entry, chapter: Option<String>) -> impl IntoView {
    let app = app_state();
    let about = entry.about();
    let shelf = Shelf::new(app, entry);
    let boards = Boards::new(entry);
    let listed = move |chapter: &'static Chapter| {
        let code = chapter.code;
        let go = move |event: leptos::ev::MouseEvent| {
            event.prevent_default();
            app.rename(&Route::Learn(about.key.to_string(), Some(code.to_string())));
            show(code);
        };
        let place = Route::Learn(about.key.to_string(), Some(code.to_string())).fragment();
        view! { <li><a href=place on:click=pressed(go)>{chapter.title}</a></li> }.plain()
    };
    let pictured = move |(code, words): &(&'static str, &'static str)| {
        let figure = shelf.book().and_then(|book| book.figure(code));
        let session = figure.and_then(|it| entry.resume(Some(it.rules), it.position).ok());
        let session = StoredValue::new(session);
        let scene = Signal::derive(move || {
            let lang = app.lang.get();
            session.with_value(|session| {
                session.as_ref().map(|session| session.picture(lang)).unwrap_or_default()
            })
        });
        view! {
            <li>
                <Board game=about.key scene=scene time=Signal::derive(|| 0) />
                <p>{*words}</p>
            </li>
        }
        .plain()
    };
    // A chapter is shown once; another language leaves the page where it is.
    let asked = StoredValue::new(chapter);
    let chapters = move || {
        let book = shelf.book()?;
        if let Some(asked) = asked.try_update_value(Option::take).flatten() {
            if book.chapters.iter().all(|chapter| chapter.code != asked) {
                return Some(nowhere(app));
            }
            request_animation_frame(move || show(&asked));
        }
        let contents: Vec<_> = book.chapters.iter().map(listed).collect();
        let section = |chapter| view! { <Section boards=boards chapter=chapter /> }.plain();
        let sections: Vec<_> = book.chapters.iter().map(section).collect();
        let brief: Vec<_> = book.brief.iter().map(pictured).collect();
        let chapters = view! {
            {(!brief.is_empty()).then(|| view! {
                <section class="brief" id="brief">
                    <h2>{app.says(&house::IN_A_MINUTE)}</h2>
                    <ol>{brief}</ol>
                </section>
            })}
            <div class="full">
                <nav class="contents" aria-label=app.says(&words::CONTENTS)>
                    <h2>{app.says(&house::IN_FULL)}</h2>
                    <ol>{contents}</ol>
                </nav>
                <div class="chapters">{sections}</div>
            </div>
        };
        Some(chapters.into_any())
    };
    let first = (!entry.tasks().is_empty()).then(|| {
        let first = Route::First(about.key.to_string(), None).fragment();
        view! { <a class="button" id="first" href=first>{app.says(&words::FIRST_GAME)}</a> }
    });
    view! {
        <article class="learn">
            <header>
                <h1>{about.name}</h1>
                <p class="motto">{app.says(&about.sentence)}</p>
                <p class="row">
                    {first}
                    {link("quiet", "", &words::PLAY, Route::Play(about.key.to_string()).fragment())}
                    {link("quiet", "", &words::PUZZLES, Route::Puzzles(about.key.to_string(), None).fragment())}
                    {link("quiet", "edit", &words::EDIT, Route::Edit(about.key.to_string()).fragment())}
                    {link("quiet", "print-it", &words::PRINT_IT, Route::Print(about.key.to_string()).fragment())}
                </p>
            </header>
            <Awaited shelf=shelf />
            {live(chapters)}
        </article>
    }
    .plain()
}

/// Brings a chapter before the reader's eyes, unfolded.
fn show(chapter: &str) {
    if let Some(heading) = document().get_element_by_id(&format!("chapter-{chapter}")) {
        if let Ok(Some(folded)) = heading.query_selector("details:not([open])") {
            let _ = folded.set_attribute("open", "");
        }
        heading.scroll_into_view();
    }
}

/// The boards of all figures: what was tried on them stays when the language changes.
#[derive(Clone, Copy)]
struct Boards {
    entry: &'static dyn Entry,
    owner: StoredValue<Owner>,
    boards: StoredValue<Vec<(&'static str, Tried)>>,
}

/// A board, and which move of the list was tried last.
#[derive(Clone, Copy)]
struct Tried {
    sandbox: Sandbox,
    attempt: RwSignal<Option<usize>>,
}

impl Boards {
    /// No boards yet; they live as long as the page.
    fn new(entry: &'static dyn Entry) -> Boards {
        let owner = StoredValue::new(Owner::current().unwrap_or_default());
        Boards { entry, owner, boards: StoredValue::new(Vec::new()) }
    }

    /// The board of a figure.
    fn of(self, figure: &'static Figure) -> Tried {
        let known = self.boards.with_value(|boards| {
            boards.iter().find(|(code, _)| *code == figure.code).map(|(_, board)| *board)
        });
        known.unwrap_or_else(|| {
            let board = self.owner.get_value().with(|| Tried {
                sandbox: Sandbox::new(app_state(), self.entry, figure.rules, figure.position),
                attempt: RwSignal::new(None),
            });
            self.boards.update_value(|boards| boards.push((figure.code, board)));
            board
        })
    }
}

#[component]
fn Section(boards: Boards, chapter: &'static Chapter) -> impl IntoView {
    let app = app_state();
    let part = |part: &'static Part| match part {
        Part::Words(words) => view! { <p>{*words}</p> }.plain(),
        Part::Decision(words) => view! {
            <aside class="decision">
                <strong>{app.says(&words::WE_DECIDED)}</strong>
                <p>{*words}</p>
            </aside>
        }
        .plain(),
        Part::Figure(figure) => {
            view! { <LiveFigure board=boards.of(figure) figure=figure /> }.plain()
        }
    };
    let parts: Vec<_> = chapter.parts.iter().map(part).collect();
    view! {
        <section id=format!("chapter-{}", chapter.code)>
            <details class="chapter" open>
                <summary><h2>{chapter.title}</h2></summary>
                {parts}
            </details>
        </section>
    }
    .plain()
}

/// A figure: its board, its caption, and the moves it speaks of.
#[component]
fn LiveFigure(board: Tried, figure: &'static Figure) -> impl IntoView {
    let app = app_state();
    let Tried { sandbox, attempt: tried } = board;
    let button = |(place, attempt): (usize, &'static Try)| {
        let allowed = attempt.refused.is_none();
        let press = move |_| {
            sandbox.try_out(attempt.text);
            tried.set(Some(place));
        };
        let class = if allowed { "try" } else { "try forbidden" };
        view! {
            <li>
                <button class=class on:click=pressed(press)>
                    <span class="sign" aria-hidden="true">{if allowed { "▸" } else { "✕" }}</span>
                    <span>{attempt.text}</span>
                </button>
            </li>
        }
        .plain()
    };
    let buttons: Vec<_> = figure.tries.iter().enumerate().map(button).collect();
    let none = figure.tries.is_empty();
    let invitation = move || app.say(if none { &words::TRY_FREELY } else { &words::TO_TRY });
    // What is said of the move tried, as long as it is what the board shows.
    let remark = move || {
        let attempt = tried.get().and_then(|place| figure.tries.get(place))?;
        let shown = sandbox.moves() == usize::from(attempt.refused.is_none());
        let said = attempt.refused.is_none() || sandbox.refused();
        (shown && said && !sandbox.is_by_hand()).then_some(attempt.words)
    };
    view! {
        <figure class="figure" id=format!("figure-{}", figure.code)>
            <SandboxBoard sandbox=sandbox />
            <figcaption>
                <p>{figure.caption}</p>
                <p class="small">{live(invitation)}</p>
                <ul class="tries">{buttons}</ul>
                <div class="answer" aria-live="polite">
                    <SandboxRefusal sandbox=sandbox />
                    {live(move || remark().map(|words| view! { <p class="remark">{words}</p> }))}
                </div>
                <SandboxTools sandbox=sandbox />
            </figcaption>
        </figure>
    }
    .plain()
}
