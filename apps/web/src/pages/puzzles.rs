//! Puzzles of a game: positions with one clearly best move.

mod riddle;

use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletier_session::words::{page as words, study};
use tabletier_session::{Entry, Message, Phrase, Puzzles};

use crate::app_state::{AppState, app_state, today};
use crate::model::route::Route;
use crate::model::solving::Solving;
use crate::model::sought::Sought;
use crate::parts::choice::Choice;
use crate::parts::dots::Dot;
use crate::parts::open::OpenFile;
use crate::parts::plain::{Plain, live};
use crate::{files, keep};
use riddle::Riddle;

/// The grades of puzzles, the easiest first.
static GRADES: [Phrase; 3] = [words::GRADE_EASY, words::GRADE_MEDIUM, words::GRADE_HARD];

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
                // By then the page may be another.
                Some(Err(error)) => {
                    let _ = failed.try_set(Some(words::broken_puzzles(error.message())));
                }
                None => drop(failed.try_set(Some(words::NO_PUZZLES.into()))),
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
            view! {
                <section class="first puzzles">
                    <p class="refusal" role="alert">{why.say(app.lang.get())}</p>
                    <FromFile />
                </section>
            }
        })
    };
    view! { {live(why)} {live(page)} }.plain()
}

/// The file of a game's puzzles.
async fn fetch(game: &str) -> Option<String> {
    files::fetch(&files::published("puzzles", &format!("puzzles-{game}"))?).await
}

/// Other people's puzzles.
#[component]
fn FromFile() -> impl IntoView {
    let app = app_state();
    view! {
        <details class="share">
            <summary>{app.says(&words::OPEN_PUZZLES)}</summary>
            <div class="sheet">
                <OpenFile id="puzzle-file" take=Callback::new(move |text: String| open(app, &text)) />
            </div>
        </details>
    }
    .plain()
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

/// One puzzle on the board, and beside it all of them.
#[component]
fn Collection(puzzles: Puzzles, at: usize) -> impl IntoView {
    let app = app_state();
    let entry = puzzles.entry;
    let key = entry.about().key;
    if !app.sought.with_untracked(|sought| sought.is_of(&puzzles)) {
        app.sought.set(Sought::of(&puzzles));
    }
    let kept = |name: String| keep::get(&name).unwrap_or_default();
    let solving = Solving::read(&kept(keep::puzzles(key)), &kept(keep::solving(key)));
    let solving = RwSignal::new(solving);
    let to =
        move |at: usize| Route::Puzzles(key.to_string(), Some((at + 1).to_string())).fragment();
    let places: Vec<(u8, String)> =
        puzzles.list.iter().map(|puzzle| (puzzle.grade, puzzle.position.clone())).collect();
    let places = StoredValue::new(places);
    let over = move |place: usize| {
        places.with_value(|places| solving.with(|solving| solving.has_solved(&places[place].1)))
    };
    let next = Signal::derive(move || to(app.sought.with(|sought| sought.next(at, over))));
    let rules = Some(puzzles.list[at].rules.clone());
    let rules = rules.filter(|rules| entry.rules_text(None).as_ref() != Ok(rules));
    let rules = rules.map(|rules| view! { " · " <span class="notation">{rules}</span> });
    let daily = (at == today() % puzzles.list.len()).then(|| {
        view! {
            " · " {app.says(&words::DAILY)}
        }
        .plain()
    });
    let head = view! {
        <header>
            <h1>{live(move || words::puzzle(at + 1).say(app.lang.get()))}</h1>
            <p class="small">
                <a href=Route::Learn(key.to_string(), None).fragment()>{entry.about().name}</a>
                " · " {app.says(&GRADES[usize::from(puzzles.list[at].grade) - 1])} {daily} {rules}
            </p>
        </header>
    }
    .plain();
    let count = puzzles.list.len();
    let rest = view! {
        <Score solving=solving count=count over=Callback::new(over) />
        <Filters />
        <List places=places at=at over=Callback::new(over) to=Callback::new(to) />
        <FromFile />
    }
    .plain();
    view! {
        <Riddle entry=entry puzzle=puzzles.list[at].clone() at=at next=next solving=solving
            head=head rest=rest />
    }
    .plain()
}

/// How far one has come.
#[component]
fn Score(
    solving: RwSignal<Solving>,
    count: usize,
    /// Whether the puzzle at a place is solved.
    over: Callback<usize, bool>,
) -> impl IntoView {
    let app = app_state();
    let parts = move || {
        let lang = app.lang.get();
        let solved = (0..count).filter(|place| over.run(*place)).count();
        let Solving { rating, streak, longest, .. } = solving.get();
        [
            study::solved(count, solved).say(lang),
            study::streak(longest, streak).say(lang),
            study::rating(rating.to_string()).say(lang),
        ]
        .into_iter()
        .map(|words| view! { <li>{words}</li> })
        .collect::<Vec<_>>()
    };
    view! { <ul class="score">{live(parts)}</ul> }.plain()
}

/// What is wanted: a theme, a grade.
#[component]
fn Filters() -> impl IntoView {
    let app = app_state();
    let sought = app.sought;
    let themes = Signal::derive(move || {
        let lang = app.lang.get();
        let all = (String::new(), app.say(&study::ALL_THEMES).to_string());
        let themes = sought.with(Sought::all).into_iter().map(|(theme, count)| {
            (theme.code.to_string(), format!("{} ({count})", theme.say(lang)))
        });
        std::iter::once(all).chain(themes).collect::<Vec<_>>()
    });
    let grades = Signal::derive(move || {
        let all = (0, app.say(&study::ALL_GRADES));
        let grades = (1..).zip(GRADES.iter().map(|grade| app.say(grade)));
        let options = std::iter::once(all).chain(grades);
        options.map(|(grade, words)| (grade.to_string(), words.to_string())).collect::<Vec<_>>()
    });
    let theme = move |code: String| sought.update(|sought| sought.theme = code);
    let grade = move |code: String| sought.update(|it| it.grade = code.parse().unwrap_or(0));
    view! {
        <div class="row filters">
            <Choice name=app.name(&study::THEME) options=themes bare=true
                chosen=Signal::derive(move || sought.with(|it| it.theme.clone()))
                choose=Callback::new(theme) />
            <Choice name=app.name(&study::GRADE) options=grades bare=true
                chosen=Signal::derive(move || sought.with(|it| it.grade.to_string()))
                choose=Callback::new(grade) />
        </div>
    }
    .plain()
}

/// A dot for each puzzle that is wanted, in the order of their grades.
#[component]
fn List(
    /// The grade and the position of each.
    places: StoredValue<Vec<(u8, String)>>,
    /// The one on the board.
    at: usize,
    over: Callback<usize, bool>,
    /// Where a puzzle is.
    to: Callback<usize, String>,
) -> impl IntoView {
    let app = app_state();
    let dot = move |place: usize| {
        let name = app.tells(move || words::puzzle(place + 1));
        let over = Signal::derive(move || over.run(place));
        view! {
            <Dot number=place + 1 href=to.run(place) name=name over=over current=place == at />
        }
        .plain()
    };
    let of_grade = move |words: &'static Phrase, grade: u8| {
        let wanted = app.sought.with(|sought| {
            let all = places.with_value(|it| it.iter().map(|place| place.0).collect::<Vec<_>>());
            let of = all
                .into_iter()
                .enumerate()
                .filter(|(place, of)| *of == grade && sought.wants(*place));
            of.map(|(place, _)| place).collect::<Vec<_>>()
        });
        let dots: Vec<_> = wanted.into_iter().map(dot).collect();
        (!dots.is_empty()).then(|| {
            view! {
                <div>
                    <h2 class="small">{app.says(words)}</h2>
                    <ol class="dots">{dots}</ol>
                </div>
            }
            .plain()
        })
    };
    let grades = move || {
        let grades = GRADES.iter().zip(1..).map(|(words, grade)| of_grade(words, grade));
        let grades: Vec<_> = grades.flatten().collect();
        if grades.is_empty() {
            return view! { <p class="small">{app.says(&study::NONE_LIKE_THAT)}</p> }.plain();
        }
        grades.plain()
    };
    view! { <nav class="grades" aria-label=app.says(&words::PUZZLES)>{live(grades)}</nav> }.plain()
}
