//! Puzzles of a game: positions with one clearly best move.

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::page as words;
use tabletier_session::{Entry, Message, Phrase, Puzzle, Puzzles, Score, advice};

use crate::app_state::{AppState, app_state, today};
use crate::model::route::Route;
use crate::parts::ask::Ask;
use crate::parts::dots::Dot;
use crate::parts::open::OpenFile;
use crate::parts::plain::{Plain, follow, live, press};
use crate::parts::sandbox::Sandbox;
use crate::{files, keep};

/// The grades of puzzles, the easiest first.
static GRADES: [Phrase; 3] = [words::GRADE_EASY, words::GRADE_MEDIUM, words::GRADE_HARD];

/// The puzzles of a game that were solved, by their positions.
fn solved(game: &str) -> Vec<String> {
    let kept = keep::get(&keep::puzzles(game)).unwrap_or_default();
    kept.lines().map(String::from).collect()
}

/// A puzzle, counted from 1: the one that is named, else the one of this day. They come with the
/// client, or from a file that somebody has opened.
#[component]
pub(crate) fn PuzzlePage(entry: &'static dyn Entry, number: Option<String>) -> impl IntoView {
    let app = app_state();
    let key = entry.about().key;
    let failed = RwSignal::new(None::<Message>);
    let there = app.puzzles.with_untracked(|puzzles| {
        puzzles.as_ref().is_some_and(|puzzles| puzzles.entry.about().key == key)
    });
    if !there {
        app.puzzles.set(None);
        spawn_local(async move {
            match fetch(key).await.map(|text| text.parse::<Puzzles>()) {
                Some(Ok(puzzles)) => app.puzzles.set(Some(puzzles)),
                Some(Err(error)) => failed.set(Some(words::broken_puzzles(error.message()))),
                None => failed.set(Some(words::NO_PUZZLES.into())),
            }
        });
    }
    let page = move || {
        app.puzzles.with(|puzzles| {
            let puzzles = puzzles.as_ref()?;
            let count = puzzles.list.len();
            let named = number.as_ref().and_then(|text| text.parse::<usize>().ok());
            let at = named.filter(|number| (1..=count).contains(number));
            let at = at.map_or_else(|| today() % count, |number| number - 1);
            Some(view! { <Collection puzzles=puzzles.clone() at=at /> })
        })
    };
    let why = move || {
        failed.get().map(|why| {
            view! { <p class="refusal" role="alert">{why.say(app.lang.get())}</p> }
        })
    };
    view! {
        <section class="first puzzles">
            {live(why)}
            {live(page)}
            <details class="share">
                <summary>{app.says(&words::OPEN_PUZZLES)}</summary>
                <div class="sheet">
                    <OpenFile id="puzzle-file" take=Callback::new(move |text: String| open(app, &text)) />
                </div>
            </details>
        </section>
    }
    .plain()
}

/// The file of a game's puzzles.
async fn fetch(game: &str) -> Option<String> {
    files::fetch(&files::published("puzzles", &format!("puzzles-{game}"))?).await
}

/// Takes the puzzles of a file; one that cannot be read changes nothing.
fn open(app: AppState, text: &str) {
    match text.parse::<Puzzles>() {
        Ok(puzzles) => {
            let game = puzzles.entry.about().key.to_string();
            app.notice.set(None);
            app.puzzles.set(Some(puzzles));
            app.go(Route::Puzzles(game, Some("1".to_string())));
        }
        Err(error) => app.tell(words::unreadable_puzzles(error.message())),
    }
}

/// Dots for all puzzles, and one of them.
#[component]
fn Collection(puzzles: Puzzles, at: usize) -> impl IntoView {
    let app = app_state();
    let entry = puzzles.entry;
    let key = entry.about().key;
    let done = RwSignal::new(solved(key));
    let to =
        move |at: usize| Route::Puzzles(key.to_string(), Some((at + 1).to_string())).fragment();
    let grades = GRADES.iter().zip(1..).map(|(words, grade)| {
        let of_grade = puzzles.list.iter().enumerate().filter(|(_, puzzle)| puzzle.grade == grade);
        let dots: Vec<_> = of_grade
            .map(|(place, puzzle)| {
                let position = puzzle.position.clone();
                let over = Signal::derive(move || done.with(|done| done.contains(&position)));
                let name = app.tells(move || words::puzzle(place + 1));
                view! {
                    <Dot number=place + 1 href=to(place) name=name over=over current=place == at />
                }
                .plain()
            })
            .collect();
        view! {
            <div>
                <h2 class="small">{app.says(words)}</h2>
                <ol class="dots">{dots}</ol>
            </div>
        }
        .plain()
    });
    let grades: Vec<_> = grades.collect();
    let next = to((at + 1) % puzzles.list.len());
    let rules = Some(puzzles.list[at].rules.clone());
    let rules = rules.filter(|rules| entry.rules_text(None).as_ref() != Ok(rules));
    let rules = rules.map(|rules| view! { " · " <span class="notation">{rules}</span> });
    let daily = (at == today() % puzzles.list.len()).then(|| {
        view! {
            " · " {app.says(&words::DAILY)}
        }
        .plain()
    });
    view! {
        <header>
            <p class="small">
                <a href=Route::Learn(key.to_string(), None).fragment()>{entry.about().name}</a>
                " · " {app.says(&words::PUZZLES)} {daily} {rules}
            </p>
        </header>
        <OnePuzzle entry=entry puzzle=puzzles.list[at].clone() number=at + 1 next=next done=done />
        <nav class="grades" aria-label=app.says(&words::PUZZLES)>{grades}</nav>
    }
    .plain()
}

#[component]
fn OnePuzzle(
    entry: &'static dyn Entry,
    puzzle: Puzzle,
    number: usize,
    /// Where the next puzzle is.
    next: String,
    /// The puzzles that were solved, by their positions.
    done: RwSignal<Vec<String>>,
) -> impl IntoView {
    let app = app_state();
    let sandbox = Sandbox::new(app, entry, &puzzle.rules, &puzzle.position);
    // Who was shown the solution has not found it.
    let shown = RwSignal::new(false);
    let solution = puzzle.solution().to_string();
    let goal = sandbox.goal(&solution);
    let found = Memo::new(move |_| sandbox.moves() == 1 && sandbox.position() == goal);
    let position = puzzle.position.clone();
    follow(move || {
        let fresh = !done.with_untracked(|done| done.contains(&position));
        if found.get() && !shown.get_untracked() && fresh {
            done.update(|done| done.push(position.clone()));
            keep::set(&keep::puzzles(entry.about().key), &done.get_untracked().join("\n"));
        }
    });
    let (best, second) = (puzzle.best, puzzle.second);
    let asked = match (best, second) {
        (Score::Win { turns: Some(1), .. }, _) => &words::WIN_AT_ONCE,
        (Score::Win { .. }, Score::Cp(_) | Score::Loss { .. }) => &words::FIND_WIN,
        (Score::Cp(_), Score::Loss { .. }) => &words::FIND_RESCUE,
        _ => &words::FIND_BEST,
    };
    let say = move |phrase: &'static Phrase| app.name(phrase);
    let title = app.tells(move || words::puzzle(number));
    let missed = Signal::derive(move || {
        (sandbox.moves() == 1 && !found.get()).then(|| app.say(&words::THERE_IS_BETTER).to_string())
    });
    let praise = Signal::derive(move || {
        let lang = app.lang.get();
        let worth = |score| advice::worth(lang, score);
        let solved = |shown: bool| match shown {
            true => words::solved_shown(worth(best), worth(second)),
            false => words::solved_found(worth(best), worth(second)),
        };
        found.get().then(|| solved(shown.get()).say(lang))
    });
    let show = StoredValue::new(solution);
    let hint = Signal::derive(move || {
        let first = show.with_value(|solution| sandbox.first_click(solution));
        words::begins_with(first).say(app.lang.get())
    });
    let rest = puzzle.line[1..].join(" ");
    let onward = move || {
        let rest = (!rest.is_empty()).then(|| {
            view! {
                <p class="small line">{words::goes_on(rest.as_str()).say(app.lang.get())}</p>
            }
            .plain()
        });
        view! {
            {rest}
            <a class="button next" href=next.clone()>{app.say(&words::NEXT_TASK)}</a>
        }
        .plain()
    };
    let more = move || {
        view! {
            {press("quiet", "solution", &words::SHOW_SOLUTION, move |_| {
                shown.set(true);
                show.with_value(|solution| sandbox.try_out(solution));
            })}
        }
        .plain()
    };
    view! {
        <Ask id=format!("puzzle-{number}") sandbox=sandbox title=title words=say(asked) missed=missed
            praise=praise hint=hint faced=true onward=onward more=more />
    }
    .plain()
}
