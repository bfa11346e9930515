//! What the engine thinks of the position that is shown.

use leptos::prelude::*;
use tabletier_session::words::{page as words, study};
use tabletier_session::{Analysis, Score, Seat, Variation, advice};

use super::compare::Compare;
use super::state::{LINES, StudyState};
use crate::parts::plain::{Plain, flag, live, noted, pressed, when};

/// The best lines, each with what it is worth; a click tries one.
#[component]
pub(crate) fn Lines(state: StudyState) -> impl IntoView {
    let app = state.app;
    let several = move || state.with_untracked(|study| study.session().seats() > 2);
    let looked = move || {
        let lang = app.lang.get();
        let (depth, nodes) = state
            .analysis
            .with(|analysis| Some((analysis.as_ref()?.depth, analysis.as_ref()?.nodes)))?;
        let first = state.with_untracked(|study| study.session().about().players.first().copied());
        let looked = match first.filter(|_| !several()) {
            Some(first) => words::looked_for(depth, nodes, first),
            None => words::looked(depth, nodes),
        };
        Some(looked.say(lang))
    };
    let over = move || {
        let lang = app.lang.get();
        let outcome = state.with(|study| study.session().outcome());
        outcome.map(|outcome| view! { <p class="small">{outcome.reason.say(lang)}</p> })
    };
    let thinking = Memo::new(move |_| {
        state.here.get();
        state.asked.get()
            && state.lesson.with(Option::is_none)
            && state.with_untracked(|study| study.session().outcome().is_none())
    });
    view! {
        <section class="lines">
            <div class="row">
            <label class="tick">
                <input type="checkbox" id="engine" prop:checked=flag(move || state.asked.get())
                    on:change=noted(move |event| state.asked.set(event_target_checked(&event))) />
                <span>{app.says(&words::ENGINE)}</span>
            </label>
            <label class="tick">
                <input type="checkbox" id="endless" prop:checked=flag(move || state.endless.get())
                    on:change=noted(move |event| state.endless.set(event_target_checked(&event))) />
                <span>{app.says(&study::ENDLESS)}</span>
            </label>
            </div>
            {live(over)}
            // Room for all lines, so that what stands below stays where it is while they change.
            {when(move || thinking.get(), move || view! {
                <div class="analysis" class:several=flag(several)>
                    <ol>{(0..LINES).map(|place| view! { <BestLine state=state place=place /> }).collect_view()}</ol>
                    <p class="small">{live(looked)}</p>
                </div>
            })}
            <Compare state=state />
        </section>
    }
    .plain()
}

/// The line at a place. Its button stays while words change, so that no click is lost.
#[component]
fn BestLine(state: StudyState, place: usize) -> impl IntoView {
    let line = move |analysis: &Option<Analysis>| -> Option<Variation> {
        let analysis = analysis.as_ref()?;
        match place {
            0 => Some(Variation { scores: analysis.scores.clone(), pv: analysis.pv.clone() }),
            _ => analysis.others.get(place - 1).cloned(),
        }
    };
    let line = Memo::new(move |_| state.analysis.with(line));
    let worth = move || line.with(|line| line.as_ref().map(|line| told(state, &line.scores)));
    let moves = move || line.with(|line| line.as_ref().map(|line| line.pv.join(" ")));
    let add = move |_| {
        if let Some(line) = line.get_untracked() {
            state.change(|study| study.add(study.here(), &line.pv));
        }
    };
    view! {
        {when(move || line.with(Option::is_some), move || view! {
            <li>
                <button class="try" title=state.app.says(&words::TRY_LINE) on:click=pressed(add)>
                    <strong>{live(worth)}</strong> <span>{live(moves)}</span>
                </button>
            </li>
        })}
    }
    .plain()
}

/// What something is worth: to the first of two, to each of more.
pub(crate) fn told(state: StudyState, scores: &[Score]) -> String {
    let lang = state.app.lang.get();
    let seats = Seat::first(scores.len()).zip(scores);
    match scores {
        [first, _] => advice::worth(lang, *first),
        _ => {
            let each = seats.map(|(seat, score)| {
                let colour = state
                    .with(|study| Some(study.session().about().players[seat.index()]))
                    .map_or("", |colour| colour.say(lang));
                words::value(colour, advice::worth(lang, *score)).say(lang)
            });
            each.collect::<Vec<_>>().join(", ")
        }
    }
}
