//! Beside the board: whose turn it is, who plays, what can be done.

use leptos::prelude::*;
use tabletier_session::{Seat, record};

use super::play::Play;
use crate::model::route::Route;
use crate::model::study::{Place, Study};
use crate::model::table::{Chair, Table};
use crate::pages::setup::sitters;
use crate::parts::beside::Beside;
use crate::parts::choice::Choice;
use crate::parts::sure::Sure;
use crate::parts::type_move::TypeMove;
use crate::words;

/// Who a seat is called: its colour, and its player's name.
fn called(play: Play, seat: Seat) -> String {
    let lang = play.house.lang.get();
    play.with(|table| {
        let colour = table.session().about().players[seat.index()].say(lang);
        match (table.record().player(seat), table.chairs()[seat.index()]) {
            (_, Chair::Level(level)) => {
                format!("{colour} ({})", words::level(lang, level.number()).to_lowercase())
            }
            (Some(name), Chair::Person) => format!("{colour} ({name})"),
            (None, Chair::Person) => colour.to_string(),
        }
    })
}

/// One line: whose turn it is and what is expected of him, or how the game ended.
#[component]
pub(crate) fn Status(play: Play) -> impl IntoView {
    let house = play.house;
    let words = move || {
        let lang = house.lang.get();
        let (outcome, seat, live) = play.with(|table| {
            let session = table.session();
            (session.outcome(), Some(session.seat()), table.is_live())
        });
        if !live {
            return words::LOOKING_BACK.say(lang).to_string();
        }
        let Some(seat) = seat else { return String::new() };
        if let Some(outcome) = outcome {
            return outcome.say(lang, |winner| called(play, winner));
        }
        let who = called(play, seat);
        if play.thinking.get() && play.advising.get() {
            return words::LOOKING.say(lang).to_string();
        }
        if play.thinking.get() {
            return format!("{who} {}", words::THINKING.say(lang));
        }
        match play.gesture() {
            Some(gesture) => format!("{who}{} {}", colon(lang), gesture.prompt.say(lang)),
            None if play.paused.get() => words::PAUSED.say(lang).to_string(),
            None => format!("{who} {}", words::YOUR_TURN.say(lang)),
        }
    };
    // Those who do not see the board hear the move that was made.
    let spoken = Memo::new(move |before: Option<&(usize, String)>| {
        let lang = house.lang.get();
        play.with(|table| {
            let played = table.session().played();
            let taken_back = before.is_some_and(|(number, _)| *number > played.len());
            let words = match played.last() {
                _ if taken_back => words::TAKEN_BACK.say(lang).to_string(),
                Some(last) => words::spoken(lang, played.len(), last),
                None => String::new(),
            };
            (played.len(), words)
        })
    });
    view! {
        <p id="spoken" class="spoken" aria-live="polite">{move || spoken.get().1}</p>
        <div class="status" class:thinking=move || play.thinking.get()>
            <p id="status" role="status" aria-live="polite">{words}</p>
            <Show when=move || play.thinking.get()>
                <button class="quiet" id="stop" on:click=move |_| play.stop()>
                    {move || house.say(&words::STOP)}
                </button>
            </Show>
            <Show when=move || play.paused.get()>
                <button class="button" id="go" on:click=move |_| play.paused.set(false)>
                    {move || house.say(&words::GO_ON)}
                </button>
            </Show>
            <Show when=move || !play.with(Table::is_live)>
                <button class="button" id="back" on:click=move |_| {
                    play.change(Table::look_up);
                }>{move || house.say(&words::BACK_TO_GAME)}</button>
                <button class="quiet" id="from-here" on:click=move |_| play.go_on()>
                    {move || house.say(&words::FROM_HERE)}
                </button>
            </Show>
            <Show when=move || play.with(|table| table.is_live() && table.session().outcome().is_some())>
                <button class="button" id="again" on:click=move |_| play.again()>
                    {move || house.say(&words::AGAIN)}
                </button>
            </Show>
        </div>
    }
}

const fn colon(lang: tabletier_session::Lang) -> &'static str {
    match lang {
        tabletier_session::Lang::En => ":",
        tabletier_session::Lang::Fr => "\u{a0}:",
    }
}

/// What can be touched beside the board, and words for a touch that came to nothing.
#[component]
pub(crate) fn Controls(play: Play) -> impl IntoView {
    let house = play.house;
    view! {
        <div class="controls">
            <Beside gesture=Signal::derive(move || play.gesture())
                scene=Signal::derive(move || play.scene())
                hear=Callback::new(move |deed| play.hear(deed))
                play=Callback::new(move |mv: String| play.play(&mv)) />
            <Show when=move || play.holds()>
                <button class="quiet" id="put-down" on:click=move |_| play.put_down()>
                    {move || house.say(&words::TAKE_BACK)}
                </button>
            </Show>
            <p class="refusal" id="refusal" role="alert">{move || play.refusal.get()}</p>
            <p class="hint-words" id="hint-words" role="status">
                {move || play.advice()}
            </p>
            <Show when=move || play.is_open()>
                <TypeMove play=Callback::new(move |mv: String| play.play_typed(&mv)) />
            </Show>
        </div>
    }
}

/// Who plays, whose turn it is, and how each of them stands.
#[component]
pub(crate) fn Seats(play: Play) -> impl IntoView {
    let seats = move || {
        let seats = play.with(|table| table.session().seats());
        Seat::first(seats).map(|seat| view! { <SeatRow play=play seat=seat /> }).collect::<Vec<_>>()
    };
    let count = Memo::new(move |_| play.with(|table| table.session().seats()));
    let shared = move || {
        let lang = play.house.lang.get();
        let tallies = play.with(|table| table.session().tally(lang));
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
fn SeatRow(play: Play, seat: Seat) -> impl IntoView {
    let house = play.house;
    let turn = move || {
        play.with(|table| table.session().outcome().is_none() && table.session().seat() == seat)
    };
    let colour = move || {
        play.with(|table| {
            table
                .session()
                .about()
                .players
                .get(seat.index())
                .map(|colour| colour.say(house.lang.get()))
                .unwrap_or_default()
        })
    };
    let chair = Signal::derive(move || {
        play.with(|table| table.chairs().get(seat.index()).map(Chair::to_string))
            .unwrap_or_default()
    });
    let name = move || play.with(|table| table.record().player(seat).map(str::to_string));
    let tally = move || {
        let tallies = play.with(|table| table.session().tally(house.lang.get()));
        let own = tallies.into_iter().filter(|tally| tally.seat == Some(seat));
        own.map(|tally| view! { <p class="tally">{tally.text}</p> }).collect::<Vec<_>>()
    };
    let choose = Callback::new(move |key: String| {
        if let Some(chair) = Chair::read(&key) {
            play.seat_at(seat, chair);
        }
    });
    view! {
        <li class="seat" class:turn=turn aria-current=move || turn().then_some("true")>
            <span class="colour">{colour}</span>
            <span class="player">{name}</span>
            <Choice bare=true name=Signal::derive(move || colour().to_string())
                options=Signal::derive(move || sitters(house)) chosen=chair choose=choose />
            <div class="tallies">{tally}</div>
        </li>
    }
}

/// What can be done besides playing.
#[component]
pub(crate) fn Tools(play: Play) -> impl IntoView {
    let house = play.house;
    let sure = RwSignal::new(false);
    let two = move || play.with(|table| table.session().seats() == 2);
    view! {
        <div class="tools">
            <button class="quiet" id="undo" disabled=move || !play.can_undo()
                on:click=move |_| play.undo()>{move || house.say(&words::UNDO)}</button>
            <button class="quiet" id="redo" disabled=move || !play.with(Table::can_redo)
                on:click=move |_| play.redo()>{move || house.say(&words::REDO)}</button>
            <button class="quiet" id="hint" disabled=move || !play.is_open() || play.thinking.get()
                on:click=move |_| play.advise()>{move || house.say(&words::HINT)}</button>
            <button class="quiet" id="turn" aria-pressed=move || play.turned.get().to_string()
                on:click=move |_| play.turned.update(|turned| *turned = !*turned)>
                {move || house.say(&words::TURN_BOARD)}
            </button>
            <button class="quiet" id="resign" disabled=move || !play.is_open()
                on:click=move |_| sure.set(true)>{move || house.say(&words::RESIGN)}</button>
        </div>
        <Sure asked=sure id="resign" yes=Callback::new(move |()| play.resign())
            words=Signal::derive(move || if two() { &words::RESIGN_SURE } else { &words::HAND_OVER }) />
    }
}

/// Where one can go from here: another game of the same kind, a new one, the others.
#[component]
pub(crate) fn Ways(play: Play) -> impl IntoView {
    let house = play.house;
    let sure = RwSignal::new(false);
    let under_way = move || play.with(Table::is_under_way);
    let same = move |_| if untrack(under_way) { sure.set(true) } else { play.again() };
    let key = move || play.with(|table| table.session().about().key.to_string());
    let setup = move || Route::New(key()).fragment();
    let rules = move || Route::Learn(key(), None).fragment();
    // The study begins where one looks.
    let lose = RwSignal::new(false);
    let study = move || {
        let now = play.with(Table::now);
        let record = record::read(&play.written()).ok()?.into_iter().next()?;
        let mut study = Study::new(record);
        let place = study.main().get(now).copied();
        study.go(place.unwrap_or(Place::START));
        Some(study)
    };
    let examine = move || {
        if let Some(study) = untrack(study) {
            house.examine(study);
        }
    };
    let ask = move |_| match untrack(study) {
        Some(study) if house.would_lose(&study) => lose.set(true),
        _ => examine(),
    };
    view! {
        <div class="tools ways">
            <button class="quiet" id="study" on:click=ask>{move || house.say(&words::STUDY)}</button>
            <button class="quiet" id="same" on:click=same>{move || house.say(&words::SAME)}</button>
            <a class="quiet" href=setup>{move || house.say(&words::NEW_GAME)}</a>
            <a class="quiet" href=rules>{move || house.say(&words::READ_RULES)}</a>
            <a class="quiet" href=Route::Home.fragment()>{move || house.say(&words::HOME)}</a>
        </div>
        <Sure asked=lose id="study" words=Signal::derive(|| &words::REPLACES_STUDY)
            yes=Callback::new(move |()| examine()) />
        <Sure asked=sure id="same" words=Signal::derive(|| &words::SAME_SURE)
            yes=Callback::new(move |()| play.again()) />
    }
}
