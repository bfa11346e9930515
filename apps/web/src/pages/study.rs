//! A game is studied: what the engine thinks of it, what might have been played, remarks.

mod bar;
mod compare;
mod graph;
mod job;
mod lesson;
mod lines;
mod state;
mod tree;

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Seat, advice};

use crate::app_state::{AppState, app_state};
use crate::model::marks;
use crate::model::route::Route;
use crate::model::study::Study;
use crate::pages::sent;
use crate::parts::beside::Beside;
use crate::parts::board::Board;
use crate::parts::icon::{self, icon};
use crate::parts::plain::{Plain, link, live, press, pressed, said, when};
use crate::parts::refused::Refused;
use crate::parts::share::Share;
use crate::parts::type_move::TypeMove;
use bar::Bar;
use graph::Graph;
use lesson::LessonTools;
use lines::Lines;
use state::StudyState;
use tree::{Branches, Steps};

/// What the arrows of the best moves are called, the best first.
const ARROWS: [&str; 3] = ["best", "second", "third"];

/// The study that is under way, or one that was sent: it takes the place of the other, after a
/// question where somebody has worked on that one.
#[component]
pub(crate) fn StudyPage(text: Option<String>) -> impl IntoView {
    let app = app_state();
    let there = app.study.with_untracked(Option::is_some);
    let Some(text) = text else {
        if there {
            return view! { <Under app=app /> }.plain();
        }
        app.redirect(Route::Home);
        return ().into_any();
    };
    let study = match sent::read(&text) {
        Ok(record) => Study::new(record),
        Err(why) => {
            app.tell(why);
            app.redirect(if there { Route::Study(None) } else { Route::Home });
            return ().into_any();
        }
    };
    if !app.would_lose(&study) {
        app.study.set(Some(study));
        app.redirect(Route::Study(None));
        return ().into_any();
    }
    let game = study.session().about();
    let study = StoredValue::new(Some(study));
    let scene = move || {
        study.with_value(|study| {
            let picture = study.as_ref().map(|it| it.session().picture(app.lang.get()));
            picture.unwrap_or_default()
        })
    };
    let open = move |_| {
        if let Some(study) = study.try_update_value(Option::take).flatten() {
            app.examine(study);
        }
    };
    view! {
        <section class="sent">
            <h1>{game.name}</h1>
            <p>{app.says(&words::REPLACES_STUDY)}</p>
            <Board game=game.key scene=Signal::derive(scene) time=Signal::derive(|| 0) />
            <div class="row">
                {press("button", "open", &words::OPEN, open)}
                {press("quiet", "keep", &words::BACK_TO_STUDY, move |_| app.go(Route::Study(None)))}
            </div>
        </section>
    }
    .plain()
}

/// The board, and beside it what is thought and what was tried.
#[component]
fn Under(app: AppState) -> impl IntoView {
    let Some(state) = StudyState::new(app) else { return ().into_any() };
    let board = state.board;
    let next = Signal::derive(move || board.next());
    let time = Signal::derive(move || app.pace.get().time());
    let hear = Callback::new(move |deed| state.hear(deed));
    let game = board.with_untracked(|session| session.about());
    let title = move || board.with(|session| session.picture(app.lang.get()).title);
    let players = move || {
        let lang = app.lang.get();
        let names = state.with(|study| {
            let seats = Seat::first(study.session().seats());
            let named = seats.filter_map(|seat| Some((seat, study.record().player(seat)?)));
            let colour = |seat: Seat| game.players[seat.index()];
            named
                .map(|(seat, name)| words::seat_named(colour(seat), name).say(lang))
                .collect::<Vec<_>>()
        });
        (!names.is_empty()).then(|| view! { <p class="small">{names.join(" · ")}</p> })
    };
    let open = Memo::new(move |_| !board.next().is_empty());
    // What is best is drawn over the board, the best of all in front.
    let first = Memo::new(move |_| {
        state.analysis.with(|analysis| {
            let Some(analysis) = analysis else { return Vec::new() };
            let others = analysis.others.iter().filter_map(|other| other.pv.first().cloned());
            std::iter::once(analysis.best.clone()).chain(others).take(ARROWS.len()).collect()
        })
    });
    let marks = Memo::new(move |_| {
        let ranked = first.get().into_iter().zip(ARROWS).enumerate();
        let drawn = ranked.map(|(rank, (mv, class))| {
            let marks = board.with_untracked(|session| marks::of_move(session, &mv, class));
            // Where a move takes several, those of the best one are enough.
            if rank == 0 || marks.len() == 1 { marks } else { Vec::new() }
        });
        let mut drawn: Vec<_> = drawn.collect();
        drawn.reverse();
        drawn.concat()
    });
    // They are of the position, and not of a move half made.
    let marks = Signal::derive(move || if board.can_put_down() { Vec::new() } else { marks.get() });
    let words = move || state.asked_in_lesson().unwrap_or_else(title);
    let learns = move || state.lesson.with(Option::is_some);
    let worth = bar::worth(state);
    let two = board.with_untracked(|session| session.seats() == 2);
    let value = move || {
        let lang = app.lang.get();
        worth.get().filter(|_| !learns()).map(|worth| advice::worth(lang, worth))
    };
    let sign = move || {
        icon(if board.refusal.with(Option::is_some) {
            icon::BARRED
        } else if learns() {
            icon::ARROW
        } else {
            icon::LENS
        })
    };
    view! {
        <section class="table seated study">
            <div class="stage">
                <div class="voice">
                    <span class="sign">{live(sign)}</span>
                    <div class="words">
                        <p id="status" role="status">{live(words)}</p>
                        <Refused board=board />
                        <p class="praise" id="told" role="status">{live(move || state.told_in_lesson())}</p>
                    </div>
                    {when(move || two, move || view! { <strong class="worth">{live(value)}</strong> })}
                </div>
                <div class="measured">
                    <Bar state=state worth=worth />
                    <Board game=game.key scene=board.scene marks=marks next=next turned=state.turned time=time hear=hear />
                </div>
                <div class="controls">
                    <Steps state=state />
                    <LessonTools state=state />
                    <Beside board=board hear=hear
                        play=Callback::new(move |mv: String| { state.play(&mv); }) />
                </div>
            </div>
            <aside>
                <h1>{game.name}</h1>
                {live(players)}
                <Lines state=state />
                <Graph state=state />
                <Branches state=state />
                {when(move || open.get(), move || view! {
                    <TypeMove play=Callback::new(move |mv: String| state.play(&mv)) />
                })}
                <Share game=Callback::new(move |()| state.written())
                    place=Callback::new(move |()| state.place())
                    name=game.key link=|text| Route::Study(Some(text)) />
                <div class="tools ways">
                    <button class="quiet" id="turn" aria-pressed=said(move || state.turned.get().to_string())
                        on:click=pressed(move |_| state.turned.update(|turned| *turned = !*turned))>
                        {app.says(&words::TURN_BOARD)}
                    </button>
                    <a class="quiet" id="play-on" href=said(move || Route::Sent(state.place()).fragment())>
                        {app.says(&words::PLAY_FROM_HERE)}
                    </a>
                    {link("quiet", "edit", &words::EDIT, Route::Edit(game.key.to_string()).fragment())}
                </div>
            </aside>
        </section>
    }
    .attr("data-game", game.key)
    .into_any()
}
