//! The rules of a game, with figures to play on.

use leptos::prelude::*;
use tabletier_session::{Chapter, Entry, Figure, Part, Try};

use crate::app_state::app_state;
use crate::model::route::Route;
use crate::parts::sandbox::{Sandbox, SandboxBoard, SandboxRefusal, SandboxTools};
use crate::words;

/// All chapters of a game, one below the other; where one is named, from there.
#[component]
pub(crate) fn Learn(entry: &'static dyn Entry, chapter: Option<String>) -> impl IntoView {
    let app = app_state();
    let about = entry.about();
    let link = move |chapter: &'static Chapter| {
        let code = chapter.title.code;
        let go = move |event: leptos::ev::MouseEvent| {
            event.prevent_default();
            app.rename(&Route::Learn(about.key.to_string(), Some(code.to_string())));
            show(code);
        };
        let place = Route::Learn(about.key.to_string(), Some(code.to_string())).fragment();
        view! { <li><a href=place on:click=go>{app.says(&chapter.title)}</a></li> }
    };
    let contents: Vec<_> = entry.chapters().iter().map(link).collect();
    let chapters: Vec<_> = entry
        .chapters()
        .iter()
        .map(|chapter| view! { <Section entry=entry chapter=chapter /> })
        .collect();
    if let Some(chapter) = chapter {
        request_animation_frame(move || show(&chapter));
    }
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
                    <a class="quiet" href=Route::New(about.key.to_string()).fragment()>
                        {app.says(&words::PLAY)}
                    </a>
                    <a class="quiet" href=Route::Puzzles(about.key.to_string(), None).fragment()>
                        {app.says(&words::PUZZLES)}
                    </a>
                    <a class="quiet" id="edit" href=Route::Edit(about.key.to_string()).fragment()>
                        {app.says(&words::EDIT)}
                    </a>
                    <a class="quiet" id="print-it" href=Route::Print(about.key.to_string()).fragment()>
                        {app.says(&words::PRINT_IT)}
                    </a>
                </p>
            </header>
            <nav class="contents" aria-label=app.says(&words::CONTENTS)>
                <ol>{contents}</ol>
            </nav>
            {chapters}
        </article>
    }
}

/// Brings a chapter before the reader's eyes.
fn show(chapter: &str) {
    if let Some(heading) = document().get_element_by_id(&format!("chapter-{chapter}")) {
        heading.scroll_into_view();
    }
}

#[component]
fn Section(entry: &'static dyn Entry, chapter: &'static Chapter) -> impl IntoView {
    let app = app_state();
    let part = |part: &'static Part| match part {
        Part::Words(words) => view! { <p>{app.says(words)}</p> }.into_any(),
        Part::Decision(words) => view! {
            <aside class="decision">
                <strong>{app.says(&words::WE_DECIDED)}</strong>
                <p>{app.says(words)}</p>
            </aside>
        }
        .into_any(),
        Part::Figure(figure) => view! { <LiveFigure entry=entry figure=figure /> }.into_any(),
    };
    let parts: Vec<_> = chapter.parts.iter().map(part).collect();
    view! {
        <section id=format!("chapter-{}", chapter.title.code)>
            <h2>{app.says(&chapter.title)}</h2>
            {parts}
        </section>
    }
}

/// A figure: its board, its caption, and the moves it speaks of.
#[component]
fn LiveFigure(entry: &'static dyn Entry, figure: &'static Figure) -> impl IntoView {
    let app = app_state();
    let sandbox = Sandbox::new(app, entry, figure.rules, figure.position);
    // What was tried last from the list.
    let tried = RwSignal::new(None::<&'static Try>);
    let button = |attempt: &'static Try| {
        let allowed = attempt.refused.is_none();
        let press = move |_| {
            sandbox.try_out(attempt.text);
            tried.set(Some(attempt));
        };
        let class = if allowed { "try" } else { "try forbidden" };
        view! {
            <li>
                <button class=class on:click=press>
                    <span class="sign" aria-hidden="true">{if allowed { "▸" } else { "✕" }}</span>
                    <span>{attempt.text}</span>
                </button>
            </li>
        }
    };
    let buttons: Vec<_> = figure.tries.iter().map(button).collect();
    let none = figure.tries.is_empty();
    let invitation = move || app.say(if none { &words::TRY_FREELY } else { &words::TO_TRY });
    // What is said of the move tried, as long as it is what the board shows.
    let remark = move || {
        let attempt = tried.get()?;
        let shown = sandbox.moves() == usize::from(attempt.refused.is_none());
        let said = attempt.refused.is_none() || sandbox.refused();
        (shown && said && !sandbox.is_by_hand()).then(|| app.say(&attempt.words))
    };
    view! {
        <figure class="figure" id=format!("figure-{}", figure.caption.code)>
            <SandboxBoard sandbox=sandbox />
            <figcaption>
                <p>{app.says(&figure.caption)}</p>
                <p class="small">{invitation}</p>
                <ul class="tries">{buttons}</ul>
                <div class="answer" aria-live="polite">
                    <SandboxRefusal sandbox=sandbox />
                    {move || remark().map(|words| view! { <p class="remark">{words}</p> })}
                </div>
                <SandboxTools sandbox=sandbox />
            </figcaption>
        </figure>
    }
}
