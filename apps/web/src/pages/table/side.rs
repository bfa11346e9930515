//! Beside the board: whose turn it is, who plays, what can be done.

use leptos::prelude::*;
use tabletier_session::words::page as words;
use tabletier_session::{Deed, Grip, Message, Player, Seat, Strength, Table};

use super::state::TableState;
use crate::model::route::Route;
use crate::model::study::{Place, Study};
use crate::pages::setup::players;
use crate::parts::beside::Beside;
use crate::parts::choice::Choice;
use crate::parts::refused::Refused;
use crate::parts::sure::Sure;
use crate::parts::type_move::TypeMove;

/// Who a seat is called: its colour, and its player's name.
fn called(table: &Table, seat: Seat) -> Message {
    let colour = table.session().about().players[seat.index()];
    match (table.record().player(seat), table.players()[seat.index()]) {
        (_, Player::Computer(Strength::Level(level))) => words::seat_level(colour, level.number()),
        (_, Player::Computer(strength)) => words::seat_named(colour, strength.to_string()),
        (Some(name), Player::Person) => words::seat_named(colour, name),
        (None, Player::Person) => colour.into(),
    }
}

/// One line: whose turn it is and what is expected of them, or how the game ended.
#[component]
pub(crate) fn Status(state: TableState) -> impl IntoView {
    let app = state.app;
    let words = move || {
        let lang = app.lang.get();
        state.with(|table| {
            if !table.is_live() {
                return words::LOOKING_BACK.say(lang).to_string();
            }
            if let Some(outcome) = table.session().outcome() {
                return outcome.say(lang, |winner| called(table, winner));
            }
            let who = called(table, table.session().seat());
            let message = match (state.thinking.get(), state.board.gesture.get()) {
                (true, _) if state.advising.get() => words::LOOKING.into(),
                (true, _) => words::thinking(who),
                (false, Some(gesture)) => words::prompt(gesture.prompt, who),
                (false, None) if state.paused.get() => words::PAUSED.into(),
                (false, None) => words::to_move(who),
            };
            message.say(lang)
        })
    };
    // Those who do not see the board hear the move that was made.
    let spoken = Memo::new(move |before: Option<&(usize, String)>| {
        let lang = app.lang.get();
        state.with(|table| {
            let played = table.session().played();
            let taken_back = before.is_some_and(|(number, _)| *number > played.len());
            let words = match played.last() {
                _ if taken_back => words::TAKEN_BACK.say(lang).to_string(),
                Some(last) => words::spoken(played.len(), *last).say(lang),
                None => String::new(),
            };
            (played.len(), words)
        })
    });
    view! {
        <p id="spoken" class="spoken" aria-live="polite">{move || spoken.get().1}</p>
        <div class="status" class:thinking=move || state.thinking.get()>
            <p id="status" role="status" aria-live="polite">{words}</p>
            <Show when=move || state.thinking.get()>
                <button class="quiet" id="stop" on:click=move |_| state.stop()>
                    {app.says(&words::STOP)}
                </button>
            </Show>
            <Show when=move || state.paused.get()>
                <button class="button" id="go" on:click=move |_| state.paused.set(false)>
                    {app.says(&words::GO_ON)}
                </button>
            </Show>
            <Show when=move || !state.with(Table::is_live)>
                <button class="button" id="back" on:click=move |_| {
                    state.change(Table::look_up);
                }>{app.says(&words::BACK_TO_GAME)}</button>
                <button class="quiet" id="from-here" on:click=move |_| state.go_on()>
                    {app.says(&words::FROM_HERE)}
                </button>
            </Show>
            <Show when=move || state.with(|table| table.is_live() && table.session().outcome().is_some())>
                <button class="button" id="again" on:click=move |_| state.again()>
                    {app.says(&words::AGAIN)}
                </button>
            </Show>
        </div>
    }
}

/// What can be touched beside the board, and words for a touch that came to nothing.
#[component]
pub(crate) fn Controls(state: TableState, hear: Callback<Deed, Grip>) -> impl IntoView {
    let (app, board) = (state.app, state.board);
    view! {
        <div class="controls">
            <Beside board=board hear=hear
                play=Callback::new(move |mv: String| { state.play(&mv); }) />
            <Show when=move || board.can_put_down()>
                <button class="quiet" id="put-down" on:click=move |_| { hear.run(Deed::PutDown); }>
                    {app.says(&words::TAKE_BACK)}
                </button>
            </Show>
            <Refused board=board />
            <p class="hint-words" id="hint-words" role="status">
                {move || state.advice()}
            </p>
            <Show when=move || state.board.is_open()>
                <TypeMove play=Callback::new(move |mv: String| state.play_typed(&mv)) />
            </Show>
        </div>
    }
}

/// Who plays, whose turn it is, and how each of them stands.
#[component]
pub(crate) fn Seats(state: TableState) -> impl IntoView {
    let seats = move || {
        let seats = state.with(|table| table.session().seats());
        Seat::first(seats)
            .map(|seat| view! { <SeatRow state=state seat=seat /> })
            .collect::<Vec<_>>()
    };
    let count = Memo::new(move |_| state.with(|table| table.session().seats()));
    let shared = move || {
        let lang = state.app.lang.get();
        let tallies = state.with(|table| table.session().tally(lang));
        let shared = tallies.into_iter().filter(|tally| tally.seat.is_none());
        let shared: Vec<String> = shared.map(|tally| tally.text).collect();
        (!shared.is_empty()).then(|| view! { <p class="tally">{shared.join(" · ")}</p> })
    };
    view! {
        <ul class="seats">{move || { count.get(); untrack(seats) }}</ul>
        {shared}
    }
}

#[component]
fn SeatRow(state: TableState, seat: Seat) -> impl IntoView {
    let app = state.app;
    let turn = move || {
        state.with(|table| table.session().outcome().is_none() && table.session().seat() == seat)
    };
    let colour = move || {
        state.with(|table| {
            table
                .session()
                .about()
                .players
                .get(seat.index())
                .map(|colour| colour.say(app.lang.get()))
                .unwrap_or_default()
        })
    };
    let player = Signal::derive(move || {
        let player = state.with(|table| table.players().get(seat.index()).map(Player::to_string));
        player.unwrap_or_default()
    });
    let name = move || state.with(|table| table.record().player(seat).map(str::to_string));
    let tally = move || {
        let tallies = state.with(|table| table.session().tally(app.lang.get()));
        let own = tallies.into_iter().filter(|tally| tally.seat == Some(seat));
        own.map(|tally| view! { <p class="tally">{tally.text}</p> }).collect::<Vec<_>>()
    };
    let choose = Callback::new(move |key: String| {
        if let Ok(player) = key.parse() {
            state.hand_over(seat, player);
        }
    });
    view! {
        <li class="seat" class:turn=turn aria-current=move || turn().then_some("true")>
            <span class="colour">{colour}</span>
            <span class="player">{name}</span>
            <Choice bare=true name=Signal::derive(move || colour().to_string())
                options=Signal::derive(move || players(app)) chosen=player choose=choose />
            <div class="tallies">{tally}</div>
        </li>
    }
}

/// What can be done besides playing.
#[component]
pub(crate) fn Tools(state: TableState) -> impl IntoView {
    let app = state.app;
    let sure = RwSignal::new(false);
    // Who wants to resign; while they are asked whether they are sure, they may yet move.
    let resigning = StoredValue::new(Seat::A);
    let ask = move |_| {
        resigning
            .set_value(state.with_untracked(|table| Some(table.game().seat())).unwrap_or(Seat::A));
        sure.set(true);
    };
    let two = move || state.with(|table| table.session().seats() == 2);
    view! {
        <div class="tools">
            <button class="quiet" id="undo" disabled=move || !state.can_undo()
                on:click=move |_| state.undo()>{app.says(&words::UNDO)}</button>
            <button class="quiet" id="redo" disabled=move || !state.can_redo()
                on:click=move |_| state.redo()>{app.says(&words::REDO)}</button>
            <button class="quiet" id="hint" disabled=move || !state.board.is_open() || state.thinking.get()
                on:click=move |_| state.advise()>{app.says(&words::HINT)}</button>
            <button class="quiet" id="turn" aria-pressed=move || state.turned.get().to_string()
                on:click=move |_| state.turned.update(|turned| *turned = !*turned)>
                {app.says(&words::TURN_BOARD)}
            </button>
            <button class="quiet" id="resign" disabled=move || !state.board.is_open()
                on:click=ask>{app.says(&words::RESIGN)}</button>
        </div>
        <Sure asked=sure id="resign" yes=Callback::new(move |()| state.resign(resigning.get_value()))
            words=Signal::derive(move || if two() { &words::RESIGN_SURE } else { &words::HAND_OVER }) />
    }
}

/// Where one can go from here: another game of the same kind, a new one, the others.
#[component]
pub(crate) fn Ways(state: TableState) -> impl IntoView {
    let app = state.app;
    let sure = RwSignal::new(false);
    let under_way = move || state.with(Table::is_under_way);
    let same = move |_| if untrack(under_way) { sure.set(true) } else { state.again() };
    let key = move || state.with(|table| table.session().about().key.to_string());
    let setup = move || Route::New(key()).fragment();
    let rules = move || Route::Learn(key(), None).fragment();
    // The study begins where one looks.
    let lose = RwSignal::new(false);
    let study = move || {
        let (record, now) = state.with(|table| Some((table.record().clone(), table.now())))?;
        let mut study = Study::new(record);
        let place = study.main().get(now).copied();
        study.go(place.unwrap_or(Place::START));
        Some(study)
    };
    let examine = move || {
        if let Some(study) = untrack(study) {
            app.examine(study);
        }
    };
    let ask = move |_| match untrack(study) {
        Some(study) if app.would_lose(&study) => lose.set(true),
        _ => examine(),
    };
    view! {
        <div class="tools ways">
            <button class="quiet" id="study" on:click=ask>{app.says(&words::STUDY)}</button>
            <button class="quiet" id="same" on:click=same>{app.says(&words::SAME)}</button>
            <a class="quiet" href=setup>{app.says(&words::NEW_GAME)}</a>
            <a class="quiet" href=rules>{app.says(&words::READ_RULES)}</a>
            <a class="quiet" href=Route::Home.fragment()>{app.says(&words::HOME)}</a>
        </div>
        <Sure asked=lose id="study" words=Signal::derive(|| &words::REPLACES_STUDY)
            yes=Callback::new(move |()| examine()) />
        <Sure asked=sure id="same" words=Signal::derive(|| &words::SAME_SURE)
            yes=Callback::new(move |()| state.again()) />
    }
}
