//! What the moves of the game were worth, as a curve, and its largest mistakes.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Number, Score, advice};
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::lesson::Learn;
use super::state::StudyState;
use crate::model::judge::{self, Judged, Mark, Mistake};
use crate::model::study::Study;
use crate::parts::plain::{Plain, flag, live, pressed, said, when};

/// The curve is drawn in a frame of this size.
const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 120.0;

/// The curve of the game: with two players what each move left to the first, with more a curve for
/// each.
#[component]
pub(crate) fn Graph(state: StudyState) -> impl IntoView {
    let app = state.app;
    let judged = Memo::new(move |_| state.judged());
    let even = Memo::new(move |_| judged.with(|judged| state.even(judged)));
    let found =
        Memo::new(move |_| judged.with(|judged| even.with(|even| judge::mistakes(judged, even))));
    let missing = move || judged.with(|judged| judged.iter().filter(|it| it.is_none()).count());
    let whole = move || missing() == 0 && found.with(|found| found.iter().all(|it| it.sure));
    let done = move || {
        let of = judged.with(Vec::len);
        match missing() {
            0 => app.say(&words::MAKING_SURE).to_string(),
            missing => words::judged(of - missing, of).say(app.lang.get()),
        }
    };
    let press = move |_| state.judging.update(|judging| *judging = !*judging);
    let some = move || missing() < judged.with(Vec::len);
    let rows = move || {
        let learns = state.lesson.with(Option::is_some);
        let sure = found.get().into_iter().filter(|mistake| mistake.sure && !learns);
        sure.map(|mistake| view! { <Row state=state judged=judged mistake=mistake /> })
            .collect::<Vec<_>>()
    };
    let none = move || whole() && found.with(Vec::is_empty) && judged.with(Vec::len) > 1;
    view! {
        <section class="graph">
            <div class="row">
                <h2>{app.says(&words::VALUES)}</h2>
                <button class="quiet" id="judge" disabled=flag(whole) on:click=pressed(press)>
                    {live(move || app.say(if state.judging.get() { &words::STOP } else { &words::JUDGE }))}
                </button>
                {when(move || state.judging.get(), move || view! {
                    <p class="small" role="status">{live(done)}</p>
                })}
            </div>
            {when(some, move || view! {<Curve state=state judged=judged even=even found=found />})}
            {when(move || whole() && !state.judging.get() && state.lesson.with(Option::is_none), move || view! { <Learn state=state found=found /> })}
            <ol class="mistakes">{live(rows)}</ol>
            {when(none, move || view! {<p class="small">{app.says(&words::NO_MISTAKES)}</p>})}
        </section>
    }
    .plain()
}

/// Where the scale has its steps, in hundredths.
const STEPS: [i32; 5] = [600, 200, 0, -200, -600];

/// A number of the scale.
fn signed(value: f64) -> String {
    let whole = value.round();
    if whole > 0.0 { format!("+{whole}") } else { format!("{whole}").replace('-', "−") }
}

/// Where the curve stands after so many of all moves.
fn at(number: usize, of: usize) -> f32 {
    WIDTH * number as f32 / (of.max(2) - 1) as f32
}

#[component]
fn Curve(
    state: StudyState,
    judged: Memo<Vec<Option<Judged>>>,
    even: Memo<Vec<i32>>,
    found: Memo<Vec<Mistake>>,
) -> impl IntoView {
    let app = state.app;
    let seats = state.with_untracked(|study| study.session().seats());
    // Where the curve of a seat stands after so many moves.
    let point = move |judged: &[Option<Judged>], number: usize, seat: usize| {
        let worth = *judged.get(number)?.as_ref()?.scores.get(seat)?;
        let even = even.with(|even| even.get(seat).copied()).unwrap_or(0);
        let y = HEIGHT * (1.0 - judge::height(worth, even)) / 2.0;
        Some(format!("{} {}", Number(at(number, judged.len())), Number(y)))
    };
    // What one of two has, the other has not.
    let drawn = if seats == 2 { 1 } else { seats };
    let curve = move |seat: usize| {
        let path = move || {
            judged.with(|judged| {
                let mut path = String::new();
                let mut pen = 'M';
                for number in 0..judged.len() {
                    match point(judged, number, seat) {
                        Some(point) => {
                            path.push(pen);
                            path.push_str(&point);
                            pen = 'L';
                        }
                        None => pen = 'M',
                    }
                }
                path
            })
        };
        view! { <path class=format!("curve seat-{seat}") d=said(path)></path> }
    };
    let curves: Vec<_> = (0..drawn).map(curve).collect();
    // Dots, however the picture is stretched.
    let marks = move || {
        let sure = found.get().into_iter().filter(|mistake| mistake.sure);
        let mistakes: Vec<usize> = sure.map(|mistake| mistake.number).collect();
        let dot = |number: usize, mark: Mark, judged: &[Option<Judged>]| {
            let class = match mark {
                Mark::Good => "dot-good",
                Mark::Dubious => return None,
                Mark::Blunder if mistakes.contains(&number) => "mistake blunder",
                _ if mistakes.contains(&number) => "mistake",
                _ => return None,
            };
            let seat = if seats == 2 { 0 } else { judged[number].as_ref()?.seat.index() };
            let point = point(judged, number + 1, seat)?;
            Some(view! { <path class=class d=format!("M{point}h0")></path> })
        };
        judged.with(|judged| {
            let marks = even.with(|even| judge::marks(judged, even));
            let marked = marks.into_iter().enumerate();
            marked.filter_map(|(number, mark)| dot(number, mark?, judged)).collect::<Vec<_>>()
        })
    };
    // What is how high: units above and below what counts as even.
    let heights = move || {
        let even = even.with(|even| even.first().copied()).unwrap_or(0);
        let height = |by: i32| HEIGHT * (1.0 - judge::height(Score::Cp(even + by), even)) / 2.0;
        STEPS.map(|by| (Number(height(by)).to_string(), f64::from(even + by) / 100.0))
    };
    let rules =
        move || {
            heights().map(|(y, _)| view! {
            <line class="rule" x1="0" x2=Number(WIDTH).to_string() y1=y.clone() y2=y></line>
        })
        .into_iter()
        .collect::<Vec<_>>()
        };
    let scale = move || {
        heights().map(|(y, value)| view! {
            <text x="34" y=y text-anchor="end" dominant-baseline="central">{signed(value)}</text>
        })
        .into_iter()
        .collect::<Vec<_>>()
    };
    let line = Memo::new(move |_| state.with(Study::main));
    let now = move || {
        let here = state.with(|study| Some(study.here()));
        let number = line.with(|line| line.iter().position(|place| Some(*place) == here));
        number.map(|number| {
            let x = Number(at(number, line.with(Vec::len))).to_string();
            view! { <line class="now" x1=x.clone() x2=x.clone() y1="0" y2=Number(HEIGHT).to_string()></line> }
        })
    };
    // A click looks at the nearest move.
    let look = move |event: MouseEvent| {
        let Some(frame) = event.current_target().and_then(|it| it.dyn_into::<Element>().ok())
        else {
            return;
        };
        let frame = frame.get_bounding_client_rect();
        let part = (f64::from(event.client_x()) - frame.x()) / frame.width().max(1.0);
        let last = line.with_untracked(Vec::len) - 1;
        let number = (part.clamp(0.0, 1.0) * last as f64).round() as usize;
        if let Some(place) = line.with_untracked(|line| line.get(number).copied()) {
            state.go(place);
        }
    };
    let players = state.with_untracked(|study| study.session().about().players);
    let key = move || {
        let lang = app.lang.get();
        let name = |seat: usize| players[seat].say(lang);
        let part = |seat: usize| {
            let (sign, class) = match (seats, seat) {
                (2, 0) => ("↑", String::new()),
                (2, _) => ("↓", String::new()),
                _ => ("—", format!("seat-{seat}")),
            };
            view! { <span class=class>{sign} " " {name(seat)}</span> }
        };
        (0..seats).map(part).collect::<Vec<_>>()
    };
    view! {
        <div class="plot">
        <svg class="scale" viewBox=format!("0 -6 36 {}", Number(HEIGHT + 12.0)) aria-hidden="true">{live(scale)}</svg>
        <svg class="values" class:several=seats != 2
            viewBox=format!("0 -6 {} {}", Number(WIDTH), Number(HEIGHT + 12.0)) preserveAspectRatio="none"
            role="img" aria-label=app.says(&words::VALUES) on:click=pressed(look)>
            <line class="zero" x1="0" x2=Number(WIDTH).to_string() y1=Number(HEIGHT / 2.0).to_string()
                y2=Number(HEIGHT / 2.0).to_string()></line>
            {live(rules)}
            {live(now)}
            {curves}
            {live(marks)}
        </svg>
        </div>
        <p class="small key">{live(key)}</p>
    }
    .plain()
}

/// A mistake in words: a click looks at it, another tries what was better.
#[component]
fn Row(state: StudyState, judged: Memo<Vec<Option<Judged>>>, mistake: Mistake) -> impl IntoView {
    let app = state.app;
    let before = judged.with_untracked(|judged| judged.get(mistake.number).cloned().flatten());
    let (place, better) = before.map(|before| (before.next, before.best)).unwrap_or_default();
    let best = better.first().cloned().unwrap_or_default();
    let (played, who, seats) = state.with_untracked(|study| {
        let played = place.and_then(|place| study.tree().mv(place)).unwrap_or_default().to_string();
        let who = Some(&study.session().about().players[mistake.seat.index()]);
        (played, who, study.session().seats())
    });
    let round = mistake.number / seats.max(1) + 1;
    // To the one who moved.
    let told = move || {
        let (lang, who) = (app.lang.get(), who.map(|who| app.say(who)).unwrap_or_default());
        words::mistake(round, played.as_str(), who, advice::worth(lang, mistake.is)).say(lang)
    };
    let instead = move || {
        let lang = app.lang.get();
        words::better(best.as_str(), advice::worth(lang, mistake.was)).say(lang)
    };
    let look = move |_| {
        if let Some(place) = place {
            state.go(place);
        }
    };
    let add = move |_| {
        state.change(|study| {
            if let Some(parent) = place.and_then(|place| study.tree().parent(place)) {
                study.add(parent, &better);
            }
        });
    };
    view! {
        <li>
            <button class="try mistake-move" on:click=pressed(look)><span class="sign">"✗"</span> {live(told)}</button>
            <button class="try better-move" title=app.says(&words::TRY_LINE) on:click=pressed(add)>
                <span class="sign">"✓"</span> {live(instead)}
            </button>
        </li>
    }
    .plain()
}
