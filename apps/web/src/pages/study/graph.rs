//! What the moves of the game were worth, as a curve, and its largest mistakes.

use leptos::prelude::*;
use tabletier_session::{Outlook, Seat, advice};
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::work::Work;
use crate::model::judge::{self, Judged, Mistake};
use crate::model::study::{Place, Study};
use crate::words;

/// The curve is drawn in a frame of this size.
const WIDTH: f32 = 600.0;
const HEIGHT: f32 = 120.0;

/// The curve of the game: with two players what each move left to the first, with
/// more a curve for each.
#[component]
pub(crate) fn Graph(work: Work) -> impl IntoView {
    let house = work.house;
    let line = Memo::new(move |_| work.with(Study::main));
    let judged = move || line.get().into_iter().map(|place| work.judged(place)).collect::<Vec<_>>();
    let missing = move || judged().iter().filter(|judged| judged.is_none()).count();
    let done = move || {
        words::judged(house.lang.get(), line.with(Vec::len) - missing(), line.with(Vec::len))
    };
    let press = move |_| work.judging.update(|judging| *judging = !*judging);
    let curve =
        move || (missing() < line.with(Vec::len)).then(|| view! { <Curve work=work line=line /> });
    view! {
        <section class="graph">
            <div class="row">
                <h2>{move || house.say(&words::VALUES)}</h2>
                <button class="quiet" id="judge" disabled=move || missing() == 0 on:click=press>
                    {move || house.say(if work.judging.get() { &words::STOP } else { &words::JUDGE })}
                </button>
                <Show when=move || work.judging.get()>
                    <p class="small" role="status">{done}</p>
                </Show>
            </div>
            {curve}
            {move || {
                let judged = judged();
                let judged: Vec<_> = judged.iter().map(Option::as_ref).collect();
                let found = judge::mistakes(&judged);
                let rows: Vec<_> = found.into_iter().map(|mistake| {
                    let before = judged[mistake.number].cloned();
                    view! { <Row work=work line=line mistake=mistake before=before /> }
                }).collect();
                let whole = judged.iter().all(Option::is_some);
                let none = whole && rows.is_empty() && judged.len() > 1;
                view! {
                    <ol class="mistakes">{rows}</ol>
                    {none.then(|| view! { <p class="small">{house.say(&words::NO_MISTAKES)}</p> })}
                }
            }}
        </section>
    }
}

/// Where the curve stands after so many of all moves.
fn at(number: usize, of: usize) -> f32 {
    WIDTH * number as f32 / (of.max(2) - 1) as f32
}

fn level(height: f32) -> f32 {
    HEIGHT * (1.0 - height) / 2.0
}

#[component]
fn Curve(work: Work, line: Memo<Vec<Place>>) -> impl IntoView {
    let house = work.house;
    let judged = move || line.get().into_iter().map(|place| work.judged(place)).collect::<Vec<_>>();
    let curves = move || {
        let judged = judged();
        let seats = work.with(|study| study.session().seats());
        // What one of two has, the other has not.
        let drawn = if seats == 2 { 1 } else { seats };
        let curve = |seat: Seat| {
            let mut path = String::new();
            let mut pen = 'M';
            for (number, one) in judged.iter().enumerate() {
                match one.as_ref().and_then(|one| one.outlooks.get(seat.index())) {
                    Some(worth) => {
                        let y = level(judge::height(*worth));
                        path += &format!("{pen}{:.1} {y:.1}", at(number, judged.len()));
                        pen = 'L';
                    }
                    None => pen = 'M',
                }
            }
            view! { <path class=format!("curve seat-{}", seat.index()) d=path></path> }
        };
        Seat::first(drawn).map(curve).collect::<Vec<_>>()
    };
    let marks = move || {
        let judged = judged();
        let of = judged.len();
        let known: Vec<Option<&Judged>> = judged.iter().map(Option::as_ref).collect();
        let mark = |mistake: &Mistake| {
            let after = judged.get(mistake.number + 1)?.as_ref()?;
            let drawn = if after.outlooks.len() == 2 { 0 } else { mistake.seat.index() };
            let y = level(judge::height(*after.outlooks.get(drawn)?));
            // A dot, however the picture is stretched.
            let dot = format!("M{:.1} {y:.1}h0", at(mistake.number + 1, of));
            Some(view! { <path class="mistake" d=dot></path> })
        };
        judge::mistakes(&known).iter().filter_map(mark).collect::<Vec<_>>()
    };
    let now = move || {
        let here = work.with(|study| Some(study.here()));
        let number = line.with(|line| line.iter().position(|place| Some(*place) == here));
        number.map(|number| {
            let x = at(number, line.with(Vec::len)).to_string();
            view! { <line class="now" x1=x.clone() x2=x.clone() y1="0" y2=HEIGHT.to_string()></line> }
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
            work.go(place);
        }
    };
    let names = move || {
        let lang = house.lang.get();
        work.with(|study| {
            let session = study.session();
            let players = &session.about().players[..session.seats()];
            players.iter().map(|name| name.say(lang)).collect::<Vec<_>>()
        })
    };
    let key = move || {
        let names = names();
        match names[..] {
            [first, second] => view! {
                <p class="small key"><span>"↑ " {first}</span> <span>"↓ " {second}</span></p>
            }
            .into_any(),
            _ => {
                let names = names.into_iter().enumerate().map(|(seat, name)| {
                    view! {
                        <span class=format!("seat-{seat}")>"— " {name}</span> " "
                    }
                });
                view! { <p class="small key">{names.collect::<Vec<_>>()}</p> }.into_any()
            }
        }
    };
    view! {
        <svg class="values" viewBox=format!("0 -6 {WIDTH} {}", HEIGHT + 12.0) preserveAspectRatio="none"
            role="img" aria-label=move || house.say(&words::VALUES) on:click=look>
            <line class="zero" x1="0" x2=WIDTH.to_string() y1=level(0.0).to_string()
                y2=level(0.0).to_string()></line>
            {now}
            {curves}
            {marks}
        </svg>
        {key}
    }
}

/// A mistake in words; a click looks at the position before it.
#[component]
fn Row(
    work: Work,
    line: Memo<Vec<Place>>,
    mistake: Mistake,
    before: Option<Judged>,
) -> impl IntoView {
    let house = work.house;
    let lang = house.lang.get();
    let (place, played) = work.with(|study| {
        let place = line.with(|line| line.get(mistake.number + 1).copied());
        let played = place.and_then(|place| study.tree().mv(place)).unwrap_or_default().to_string();
        (place, played)
    });
    let who = work.with(|study| study.session().about().players[mistake.seat.index()].say(lang));
    let (better, was) = before.map(|it| (it.best, it.better)).unwrap_or_default();
    let best = better.first().cloned().unwrap_or_default();
    let is = place.and_then(|place| work.judged(place)).map(|it| it.outlooks).unwrap_or_default();
    // As everywhere, to the first of two; to the one who moved of more.
    let worth = |outlooks: &[Outlook]| {
        let seat = if outlooks.len() == 2 { 0 } else { mistake.seat.index() };
        outlooks.get(seat).map(|outlook| advice::worth(lang, *outlook)).unwrap_or_default()
    };
    let told = words::mistake(lang, mistake.number + 1, who, &played, &worth(&is));
    let instead = words::better(lang, &best, &worth(&was));
    let look = move |_| {
        if let Some(place) = place {
            work.go(place);
        }
    };
    let add = move |_| {
        work.change(|study| {
            if let Some(parent) = place.and_then(|place| study.tree().parent(place)) {
                study.add(parent, &better);
            }
        });
    };
    view! {
        <li>
            <button class="try mistake-move" on:click=look><span class="sign">"✗"</span> {told}</button>
            <button class="try better-move" title=house.say(&words::TRY_LINE) on:click=add>
                <span class="sign">"✓"</span> {instead}
            </button>
        </li>
    }
}
