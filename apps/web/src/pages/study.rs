//! A game is studied: what the engine thinks of it, what might have been played, remarks.

mod graph;
mod lines;
mod tree;
mod work;

use leptos::prelude::*;
use tabletier_session::Seat;

use crate::house::{House, house};
use crate::model::route::Route;
use crate::model::study::Study;
use crate::pages::sent;
use crate::parts::beside::Beside;
use crate::parts::board::Board;
use crate::parts::share::Share;
use crate::parts::type_move::TypeMove;
use crate::words;
use graph::Graph;
use lines::Lines;
use tree::{Branches, Steps};
use work::Work;

/// The study that is under way, or one that was sent: it takes the place of the other, after a
/// question where somebody has worked on that one.
#[component]
pub(crate) fn StudyPage(text: Option<String>) -> impl IntoView {
    let house = house();
    let there = house.study.with_untracked(Option::is_some);
    let Some(text) = text else {
        if there {
            return view! { <Under house=house /> }.into_any();
        }
        house.redirect(Route::Home);
        return ().into_any();
    };
    let study = match sent::read(house, &text) {
        Ok(record) => Study::new(record),
        Err(why) => {
            house.tell(why);
            house.redirect(if there { Route::Study(None) } else { Route::Home });
            return ().into_any();
        }
    };
    if !house.would_lose(&study) {
        house.study.set(Some(study));
        house.redirect(Route::Study(None));
        return ().into_any();
    }
    let game = study.session().about();
    let study = StoredValue::new(Some(study));
    let scene = move || {
        study.with_value(|study| {
            let picture = study.as_ref().map(|it| it.session().picture(house.lang.get()));
            picture.unwrap_or_default()
        })
    };
    let open = move |_| {
        if let Some(study) = study.try_update_value(Option::take).flatten() {
            house.examine(study);
        }
    };
    view! {
        <section class="sent">
            <h1>{game.name}</h1>
            <p>{move || house.say(&words::REPLACES_STUDY)}</p>
            <Board game=game.key scene=Signal::derive(scene) time=Signal::derive(|| 0) />
            <div class="row">
                <button class="button" id="open" on:click=open>{move || house.say(&words::OPEN)}</button>
                <button class="quiet" id="keep" on:click=move |_| house.go(Route::Study(None))>
                    {move || house.say(&words::BACK_TO_STUDY)}
                </button>
            </div>
        </section>
    }
    .into_any()
}

/// The board, and beside it what is thought and what was tried.
#[component]
fn Under(house: House) -> impl IntoView {
    let work = Work::new(house);
    let scene = Signal::derive(move || work.scene());
    let gesture = Signal::derive(move || work.gesture());
    let next = Signal::derive(move || gesture.get().map(|it| it.next).unwrap_or_default());
    let time = Signal::derive(move || house.pace.get().time());
    let hear = Callback::new(move |deed| work.hear(deed));
    let game = work.with_untracked(|study| Some(study.session().about()));
    let Some(game) = game else { return ().into_any() };
    let title = move || {
        let lang = house.lang.get();
        work.here.get();
        work.with_untracked(|study| study.session().picture(lang).title)
    };
    let players = move || {
        let lang = house.lang.get();
        let names = work.with(|study| {
            let seats = Seat::first(study.session().seats());
            let named = seats.filter_map(|seat| Some((seat, study.record().player(seat)?)));
            let colour = |seat: Seat| game.players[seat.index()].say(lang);
            named.map(|(seat, name)| format!("{} – {name}", colour(seat))).collect::<Vec<_>>()
        });
        (!names.is_empty()).then(|| view! { <p class="small">{names.join(" · ")}</p> })
    };
    let open =
        move || gesture.with(|gesture| gesture.as_ref().is_some_and(|it| !it.next.is_empty()));
    view! {
        <section class="table study">
            <div class="stage">
                <div class="status"><p id="status" role="status">{title}</p></div>
                <Board game=game.key scene=scene next=next turned=work.turned time=time hear=hear />
                <Steps work=work />
                <div class="controls">
                    <Beside gesture=gesture scene=scene hear=hear
                        play=Callback::new(move |mv: String| { work.play(&mv); }) />
                    <p class="refusal" id="refusal" role="alert">{move || work.refusal.get()}</p>
                    <Show when=open>
                        <TypeMove play=Callback::new(move |mv: String| work.play(&mv)) />
                    </Show>
                </div>
                <Graph work=work />
            </div>
            <aside>
                <h1>{game.name}</h1>
                {players}
                <Lines work=work />
                <Branches work=work />
                <Share game=Callback::new(move |()| work.written())
                    place=Callback::new(move |()| work.place())
                    name=game.key link=|text| Route::Study(Some(text)) />
                <div class="tools ways">
                    <button class="quiet" id="turn" aria-pressed=move || work.turned.get().to_string()
                        on:click=move |_| work.turned.update(|turned| *turned = !*turned)>
                        {move || house.say(&words::TURN_BOARD)}
                    </button>
                    <a class="quiet" id="play-on" href=move || Route::Sent(work.place()).fragment()>
                        {move || house.say(&words::PLAY_FROM_HERE)}
                    </a>
                    <a class="quiet" id="edit" href=Route::Edit(game.key.to_string()).fragment()>
                        {move || house.say(&words::EDIT)}
                    </a>
                </div>
            </aside>
        </section>
    }
    .attr("data-game", game.key)
    .into_any()
}
