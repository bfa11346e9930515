//! A guided first game: small tasks, one after the other.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Entry, Task, TaskWords};

use crate::app::nowhere;
use crate::app_state::app_state;
use crate::keep;
use crate::model::route::Route;
use crate::parts::ask::Ask;
use crate::parts::dots::Dot;
use crate::parts::plain::{Plain, follow, link, when};
use crate::parts::sandbox::Sandbox;
use crate::parts::shelf::{Awaited, Shelf};

/// The tasks of a game that were done, by their codes.
fn done(game: &str) -> Vec<String> {
    let kept = keep::get(&keep::tasks(game)).unwrap_or_default();
    kept.split(',').filter(|code| !code.is_empty()).map(String::from).collect()
}

fn is_done(done: RwSignal<Vec<String>>, task: &Task) -> bool {
    done.with(|done| done.iter().any(|code| code == task.code))
}

/// Where a task is, as a link.
fn place_of(entry: &dyn Entry, task: &Task) -> String {
    Route::First(entry.about().key.to_string(), Some(task.code.to_string())).fragment()
}

/// A task: the one that is named, else the first that was not done yet.
#[component]
pub(crate) fn First(entry: &'static dyn Entry, task: Option<String>) -> impl IntoView {
    let app = app_state();
    let key = entry.about().key;
    let tasks = entry.tasks();
    let done = RwSignal::new(done(key));
    // An address that names another leads nowhere.
    if task.as_ref().is_some_and(|code| tasks.iter().all(|task| task.code != code)) {
        return nowhere(app);
    }
    let shelf = Shelf::new(app, entry);
    let place = |code: String| tasks.iter().position(|task| task.code == code);
    let fresh = || tasks.iter().position(|task| !untrack(|| is_done(done, task)));
    let Some(at) = task.and_then(place).or_else(fresh).or((!tasks.is_empty()).then_some(0)) else {
        app.redirect(Route::Learn(key.to_string(), None));
        return ().into_any();
    };
    let dots: Vec<_> = tasks
        .iter()
        .copied()
        .enumerate()
        .map(|(place, task)| {
            let over = Signal::derive(move || is_done(done, task));
            let name = app.tells(move || {
                let words = shelf.book().and_then(|book| book.task(task.code));
                words::task(place + 1, words.map_or("", |words| words.title))
            });
            let href = place_of(entry, task);
            view! {
                <Dot number=place + 1 href=href name=name over=over current=place == at />
            }
            .plain()
        })
        .collect();
    let (task, next) = (tasks[at], tasks.get(at + 1).copied());
    view! {
        <section class="first">
            <header>
                <p class="small">
                    <a href=Route::Learn(key.to_string(), None).fragment()>{entry.about().name}</a>
                    " · " {app.says(&words::FIRST_GAME)}
                </p>
                <ol class="dots">{dots}</ol>
            </header>
            <Awaited shelf=shelf />
            {when(move || shelf.book().is_some(), move || view! {
                <OneTask shelf=shelf entry=entry task=task next=next done=done />
            })}
        </section>
    }
    .plain()
}

#[component]
fn OneTask(
    /// Where its words are.
    shelf: Shelf,
    entry: &'static dyn Entry,
    task: &'static Task,
    /// The next one in the row.
    next: Option<&'static Task>,
    /// The tasks that were done.
    done: RwSignal<Vec<String>>,
) -> impl IntoView {
    let app = app_state();
    let sandbox = Sandbox::new(app, entry, task.rules, task.position);
    let code = task.code;
    let achieved = Memo::new(move |_| sandbox.moves() == 1 && sandbox.achieves(code));
    let missed = Signal::derive(move || {
        (sandbox.moves() > 0 && !achieved.get()).then(|| app.say(&words::NOT_IT).to_string())
    });
    let say = move |part: fn(&TaskWords) -> &'static str| {
        let words = shelf.book().and_then(|book| book.task(code));
        words.map_or("", part).to_string()
    };
    let praise = Signal::derive(move || achieved.get().then(|| say(|words| words.praise)));
    follow(move || {
        if achieved.get() && !untrack(|| is_done(done, task)) {
            done.update(|done| done.push(code.to_string()));
            keep::set(&keep::tasks(entry.about().key), &done.get_untracked().join(","));
        }
    });
    // After the last one come those that were skipped.
    let skipped = move || entry.tasks().into_iter().find(|task| !is_done(done, task));
    let onward = move || {
        match next.or_else(skipped) {
        Some(next) => view! {
            {link("button next", "", &words::NEXT_TASK, place_of(entry, next))}
        }
        .plain(),
        None => view! {
            <p>{app.says(&words::ALL_DONE)}</p>
            {link("button next", "", &words::PLAY, Route::New(entry.about().key.to_string()).fragment())}
        }
        .plain(),
    }
    };
    view! {
        <Ask id=format!("task-{code}") sandbox=sandbox missed=missed praise=praise onward=onward
            title=Signal::derive(move || say(|words| words.title))
            words=Signal::derive(move || say(|words| words.words))
            hint=Signal::derive(move || say(|words| words.hint)) />
    }
    .plain()
}
