//! Beside the board: whose turn it is, who plays, what can be done.

use leptos::prelude::*;
use tabletier_session::words::{board as board_words, page as words};
use tabletier_session::{
    Deed, Grip, Message, Player, Seat, Session, Strength, Table, Tally, Verdict, advice,
};

use super::away::Away;
use super::state::TableState;
use crate::model::route::Route;
use crate::pages::setup::players;
use crate::parts::beside::Beside;
use crate::parts::choice::Choice;
use crate::parts::icon::{self, icon};
use crate::parts::plain::{Plain, act, flag, link, live, press, press_unless, pressed, said, when};
use crate::parts::refused::Refused;
use crate::parts::small::small;
use crate::parts::sure::Sure;

/// Who a seat is called: its colour, and its player's name.
pub(crate) fn called(table: &Table, seat: Seat) -> Message {
    let colour = table.session().about().players[seat.index()];
    match (table.record().player(seat), table.players()[seat.index()]) {
        (_, Player::Computer(Strength::Level(level))) => words::seat_level(colour, level.number()),
        (_, Player::Computer(strength)) => words::seat_named(colour, strength.to_string()),
        (Some(name), Player::Person) => words::seat_named(colour, name),
        (None, Player::Person) => colour.into(),
    }
}

/// The last move, and who made it.
fn last(session: &dyn Session) -> Option<(&str, Seat)> {
    let played = session.played();
    let seat = *session.movers().get(played.len().checked_sub(1)?)?;
    Some((played.last()?, seat))
}

/// Goes to what there is besides the board, where that lies below it.
pub(super) fn show_menu() {
    if let Ok(Some(menu)) = document().query_selector(".seated aside") {
        menu.scroll_into_view();
    }
}

/// What stands at the head of the bar: a sign for what its words are about.
fn sign(state: TableState) -> &'static str {
    if state.board.refusal.with(Option::is_some) {
        return icon::BARRED;
    }
    if !state.with(Table::is_live) {
        return icon::EYE;
    }
    match state.with(|table| table.session().outcome().is_some()) {
        true if !state.is_showing() => icon::CUP,
        _ if state.board.is_open() => icon::ARROW,
        _ => icon::WAIT,
    }
}

/// The one voice of the table, right above the board: whose turn it is, what is to be done, what is
/// refused by which rule, a hint, how the game ended. It is always as high, so that nothing moves.
#[component]
pub(crate) fn Status(state: TableState) -> impl IntoView {
    let app = state.app;
    let words = move || {
        let lang = app.lang.get();
        state.with(|table| {
            if !table.is_live() {
                return words::LOOKING_BACK.say(lang).to_string();
            }
            // What is waited for is said by the line.
            if state.far.is_some_and(|far| !far.has_begun()) {
                return String::new();
            }
            // What is being shown has not happened yet for those who watch it.
            let session = table.session();
            if let Some(mv) = state.pending.get() {
                return board_words::confirm_sure(advice::readable(session, &mv, lang)).say(lang);
            }
            let last = last(session).filter(|_| state.is_showing() && state.advice().is_none());
            if let Some((mv, seat)) = last {
                let mut before = session.copy();
                before.undo();
                let mv = advice::readable(&*before, mv, lang);
                return words::showing(mv, called(table, seat)).say(lang);
            }
            if let Some(outcome) = session.outcome() {
                return outcome.say(lang, |winner| called(table, winner));
            }
            let who = called(table, table.session().seat());
            // Far away the server thinks for computers.
            if state.far.is_some() && table.awaits_computer().is_some() {
                return words::thinking(who).say(lang);
            }
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
            let told = table.session().told(played.len().saturating_sub(1)).pop();
            let words = match told.zip(last(table.session())) {
                _ if taken_back => words::TAKEN_BACK.say(lang).to_string(),
                Some((told, (_, seat))) => {
                    let who = table.session().about().players[seat.index()];
                    words::spoken(played.len(), told, who).say(lang)
                }
                None => String::new(),
            };
            (played.len(), words)
        })
    });
    view! {
        <p id="spoken" class="spoken" aria-live="polite">{live(move || spoken.get().1)}</p>
        <div class="voice" class:thinking=flag(move || state.thinking.get())>
            <span class="sign">{live(move || icon(sign(state)))}</span>
            <div class="words">
                <p id="status" role="status" aria-live="polite">{live(words)}</p>
                <Refused board=state.board />
                <p class="hint-words" id="hint-words" role="status">{live(move || state.advice())}</p>
                {state.far.map(Away::line)}
            </div>
            {when(move || state.thinking.get(), move || view! {
                {press("quiet", "stop", &words::STOP, move |_| state.stop())}
            })}
            {when(move || state.paused.get(), move || view! {
                {press("button", "go", &words::GO_ON, move |_| state.paused.set(false))}
            })}
            {when(move || !state.with(Table::is_live), move || view! {
                {press("button", "back", &words::BACK_TO_GAME, move |_| {
                    state.change(Table::look_up);
                })}
                {state.far.is_none().then(|| press("quiet", "from-here", &words::FROM_HERE, move |_| state.go_on()))}
            })}
            {when(move || state.far.is_none() && !state.is_showing() && state.with(|table| table.is_live() && table.session().outcome().is_some()), move || view! {
                {press("button", "again", &words::AGAIN, move |_| state.again())}
            })}
        </div>
    }
    .plain()
}

/// A button that shows the board larger, where fingers are larger than its squares.
pub(crate) fn closer(state: TableState) -> AnyView {
    let zoom = state.zoom;
    let frame = move || state.board.scene.with_untracked(|scene| scene.frame);
    let label = move || {
        state.app.say(if zoom.is_close() { &board_words::WHOLE } else { &board_words::CLOSER })
    };
    when(move || zoom.small.get(), move || view! {
        <button type="button" class="quiet closer" id="closer" title=said(label) aria-label=said(label)
            aria-pressed=said(move || zoom.is_close().to_string())
            on:click=pressed(move |_| zoom.press(frame()))>
            {live(move || icon(if zoom.is_close() { icon::WHOLE } else { icon::CLOSER }))}
        </button>
    })
    .plain()
}

/// What can be touched beside the board, and what takes touches back.
#[component]
pub(crate) fn Controls(state: TableState, hear: Callback<Deed, Grip>) -> impl IntoView {
    let board = state.board;
    view! {
        <div class="controls">
            <Beside board=board hear=hear
                play=Callback::new(move |mv: String| state.make(&mv)) />
            {when(move || state.pending.with(Option::is_some), move || view! {
                {press("button", "confirm-move", &board_words::CONFIRM_YES, move |_| state.confirm())}
                {press("quiet", "unmake", &words::TAKE_BACK, move |_| state.unmake())}
            })}
            {when(move || board.can_put_down(), move || view! {
                {press("quiet", "touch-back", &words::TOUCH_BACK, move |_| { hear.run(Deed::Back); })}
            })}
            {when(move || board.holds_several(), move || view! {
                {press("quiet", "put-down", &words::TAKE_BACK, move |_| { hear.run(Deed::PutDown); })}
            })}
        </div>
    }
    .plain()
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
        <ul class="seats">{live(move || { count.get(); untrack(seats) })}</ul>
        {live(shared)}
    }
    .plain()
}

#[component]
fn SeatRow(state: TableState, seat: Seat) -> impl IntoView {
    let app = state.app;
    let turn = move || {
        state.with(|table| table.session().outcome().is_none() && table.session().seat() == seat)
    };
    let won = move || {
        let outcome = state.with(|table| table.session().outcome());
        !state.is_showing() && outcome.is_some_and(|end| end.verdict == Verdict::Won(seat))
    };
    let code = move || {
        state.with(|table| table.session().about().players.get(seat.index()).map(|it| it.code))
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
    let game = state.with_untracked(|table| table.session().about().key);
    let tally = move || {
        let tallies = state.with(|table| table.session().tally(app.lang.get()));
        let own = tallies.into_iter().filter(|tally| tally.seat == Some(seat));
        let row = |tally: Tally| {
            let picture = tally.picture.map(|picture| small(game, "gains", &picture));
            view! { <p class="tally">{tally.text}</p>{picture} }.plain()
        };
        own.map(row).collect::<Vec<_>>()
    };
    let emblem = move || small(game, "emblem", &state.board.with(|session| session.emblem(seat)));
    let choose = Callback::new(move |key: String| {
        if let Ok(player) = key.parse() {
            state.hand_over(seat, player);
        }
    });
    let whose = match state.far {
        Some(far) => far.seat(seat),
        None => view! {
            <Choice bare=true name=Signal::derive(move || colour().to_string())
                options=Signal::derive(move || players(app)) chosen=player choose=choose />
        }
        .plain(),
    };
    view! {
        <li class="seat" class:turn=flag(turn) class:won=flag(won) data-colour=said(move || code().unwrap_or_default()) aria-current=move || turn().then_some("true")>
            {live(emblem)}
            <span class="colour">{live(colour)}{when(won, move || icon(icon::CUP))}</span>
            <span class="player">{live(name)}</span>
            {whose}
            <div class="tallies">{live(tally)}</div>
        </li>
    }
    .plain()
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
            {act("undo", icon::UNDO, &words::UNDO, move || !state.can_undo(), move |_| state.undo())}
            {act("redo", icon::REDO, &words::REDO, move || !state.can_redo(), move |_| state.redo())}
            {act("hint", icon::HINT, &words::HINT, move || !state.can_ask(), move |_| state.advise())}
            {act("turn", icon::TURN, &words::TURN_BOARD, || false, move |_| state.turn())}
            <button type="button" class="quiet act" id="silence" title=app.says(&words::SOUND)
                aria-pressed=said(move || app.sound.get().to_string())
                on:click=pressed(move |_| app.sound.update(|on| *on = !*on))>
                {live(move || icon(if app.sound.get() { icon::LOUD } else { icon::SILENT }))}
                <span>{app.says(&words::SOUND)}</span>
            </button>
            {act("menu", icon::MENU, &words::MENU, || false, move |_| show_menu())}
        </div>
        <div class="tools apart">
            {act("resign", icon::FLAG, &words::RESIGN, move || !state.board.is_open(), ask)}
            {full()}
            {act("keys", icon::MENU, &words::KEYS, || false, move |_| state.keys.set(true))}
        </div>
        <Sure asked=sure id="resign" yes=Callback::new(move |()| state.resign(resigning.get_value()))
            words=Signal::derive(move || if two() { &words::RESIGN_SURE } else { &words::HAND_OVER }) />
    }
    .plain()
}

/// A button for the whole screen, where the browser lets a page have it.
fn full() -> AnyView {
    let press = |_| match document().fullscreen_element() {
        Some(_) => document().exit_fullscreen(),
        None => {
            let root = document().document_element();
            let _ = root.map(|root| root.request_fullscreen());
        }
    };
    let able = document().fullscreen_enabled();
    able.then(|| act("full", icon::FULL, &board_words::FULL, || false, press)).plain()
}

/// Where one can go from here: another game of the same kind, a new one, the others.
#[component]
pub(crate) fn Ways(state: TableState) -> impl IntoView {
    let app = state.app;
    let same = move |_| state.again();
    let key = move || state.with(|table| table.session().about().key.to_string());
    let setup = move || Route::New(key()).fragment();
    let rules = move || Route::Learn(key(), None).fragment();
    // Whoever plays at a distance does not ask the engine meanwhile.
    let playing = move || state.far.is_some_and(Away::is_playing);
    view! {
        <div class="tools ways">
            {press_unless("quiet", "study", &words::STUDY, playing, move |_| state.study())}
            {state.far.is_none().then(|| press("quiet", "same", &words::SAME, same))}
            <a class="quiet" href=said(setup)>{app.says(&words::NEW_GAME)}</a>
            <a class="quiet" href=said(rules)>{app.says(&words::READ_RULES)}</a>
            {link("quiet", "", &words::HOME, Route::Home.fragment())}
        </div>
        <Sure asked=state.replacing id="study" words=Signal::derive(|| &words::REPLACES_STUDY)
            yes=Callback::new(move |()| state.examine()) />
    }
    .plain()
}
