//! The moves as a tree, to look at, to comment on, and to prune.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::state::StudyState;
use crate::model::judge::{self, Mark};
use crate::model::study::{Place, Study, Word};
use crate::pages::table::moves::show_now;
use crate::parts::plain::{Plain, flag, follow, live, noted, press_unless, pressed, said};
use crate::parts::sure::Sure;

/// All moves with their variations and remarks; a click looks at one.
#[component]
pub(crate) fn Branches(state: StudyState) -> impl IntoView {
    let app = state.app;
    let here = state.here;
    // What the moves of the game deserve.
    let marks = Memo::new(move |_| {
        let judged = state.judged();
        let marks = judge::marks(&judged, &state.even(&judged));
        let places = judged.into_iter().map(|judged| judged.and_then(|judged| judged.next));
        let marked = places.zip(marks).filter_map(|(place, mark)| Some((place?, mark?)));
        marked.collect::<Vec<(Place, Mark)>>()
    });
    let words = move || {
        let now = here.get();
        // Who learns from mistakes is not told.
        let marks = if state.lesson.with(Option::is_some) { Vec::new() } else { marks.get() };
        let sign = move |place: Place| {
            let mark = marks.iter().find(|(of, _)| *of == place).map(|(_, mark)| *mark)?;
            let class = if mark == Mark::Good { "deserved good" } else { "deserved" };
            Some(view! { <span class=class>{mark.sign()}</span> })
        };
        state
            .with(Study::words)
            .into_iter()
            .map(|word| match word {
                Word::Move { place, number, text, main } => view! {
                    <span class="step">
                        {number.map(|number| view! { <span class="round">{number}</span> })}
                        <button class="move" class:now=now == Some(place) class:main=main
                            aria-current=(now == Some(place)).then_some("true")
                            on:click=pressed(move |_| state.go(place))>{text}{sign(place)}</button>
                    </span>
                }
                .plain(),
                Word::Open => view! { <span class="bracket">"("</span> }.plain(),
                Word::Close => view! { <span class="bracket">") "</span> }.plain(),
                Word::Remark(text) => view! { <span class="remark">{text}</span> }.plain(),
            })
            .collect::<Vec<_>>()
    };
    let sure = RwSignal::new(false);
    let remove = move || {
        state.change(Study::remove);
    };
    let ask =
        move |_| if state.with_untracked(Study::would_miss) { sure.set(true) } else { remove() };
    let at_start = move || here.get() == Some(Place::START);
    // The move that is looked at stays in sight, and the page where it is.
    let sight: NodeRef<leptos::html::Div> = NodeRef::new();
    follow(move || {
        here.get();
        request_animation_frame(move || {
            if let Some(list) = sight.try_get_untracked().flatten() {
                show_now(&list);
            }
        });
    });
    view! {
        <section class="moves">
            <h2>{app.says(&words::MOVES)}</h2>
            <div class="tree" node_ref=sight>{live(words)}</div>
            <Remark state=state />
            <div class="row">
                {press_unless("quiet", "promote", &words::PROMOTE, move || state.with(Study::is_main), move |_| { state.change(Study::promote); })}
                {press_unless("quiet", "remove", &words::REMOVE, at_start, ask)}
            </div>
            <Sure asked=sure id="remove" words=Signal::derive(|| &words::REMOVE_SURE)
                yes=Callback::new(move |()| remove()) />
        </section>
    }
    .plain()
}

/// Steps through the line that is looked at.
#[component]
pub(crate) fn Steps(state: StudyState) -> impl IntoView {
    let step = move |to: fn(&Study) -> Option<Place>| {
        if let Some(place) = state.with_untracked(to) {
            state.go(place);
        }
    };
    let back = |study: &Study| study.tree().parent(study.here());
    let on = |study: &Study| study.tree().children(study.here()).first().copied();
    let first = |_: &Study| Some(Place::START);
    let last = |study: &Study| study.tree().line(study.here()).last().copied();
    // Arrow keys step too, but not where they do something else.
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let at = event.target().and_then(|at| at.dyn_into::<Element>().ok());
        let elsewhere =
            at.and_then(|at| at.closest("input, textarea, select, .board").ok().flatten());
        if elsewhere.is_some() || event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => step(back),
            "ArrowRight" => step(on),
            _ => {}
        }
    });
    on_cleanup(move || keys.remove());
    let at_start = move || state.here.get() == Some(Place::START);
    let at_end = move || state.with(on).is_none();
    view! {
        <div class="row">
                <Step id="first" label=&words::THE_START sign="◀◀" off=Signal::derive(at_start)
                    go=Callback::new(move |()| step(first)) />
                <Step id="step-back" label=&words::STEP_BACK sign="◀" off=Signal::derive(at_start)
                    go=Callback::new(move |()| step(back)) />
                <Step id="step-on" label=&words::STEP_ON sign="▶" off=Signal::derive(at_end)
                    go=Callback::new(move |()| step(on)) />
                <Step id="last" label=&words::THE_END sign="▶▶" off=Signal::derive(at_end)
                    go=Callback::new(move |()| step(last)) />
            </div>
    }
    .plain()
}

/// A button to another move.
#[component]
fn Step(
    id: &'static str,
    label: &'static tabletier_session::Phrase,
    sign: &'static str,
    off: Signal<bool>,
    go: Callback<()>,
) -> impl IntoView {
    let app = crate::app_state::app_state();
    view! {
        <button class="quiet" id=id disabled=flag(move || off.get()) title=app.says(label)
            aria-label=app.says(label) on:click=pressed(move |_| go.run(()))>{sign}</button>
    }
    .plain()
}

/// What is remarked of the move that is looked at.
#[component]
fn Remark(state: StudyState) -> impl IntoView {
    let app = state.app;
    // While somebody writes, the words stay as they are written.
    let text = move || {
        state.here.get();
        state.with_untracked(|study| study.tree().remark(study.here()).to_string())
    };
    let label = move || match state.here.get() {
        Some(Place::START) => &words::REMARK_START,
        _ => &words::REMARK,
    };
    let write = move |event: web_sys::Event| {
        let text = event_target_value(&event);
        let written = state.app.study.try_update(|it| it.as_mut().map(|it| it.set_remark(&text)));
        if let Some(Some(Err(error))) = written {
            app.tell(error.message());
        }
    };
    view! {
        <label>
            <span class="small">{live(move || app.say(label()))}</span>
            <textarea id="remark" rows="2" maxlength="2000" prop:value=said(text) on:input=noted(write)></textarea>
        </label>
    }
    .plain()
}
