//! What can be done at a table far away besides playing.

use leptos::prelude::*;
use tabletier_room::{Action, Client, Room};
use tabletier_session::Level;
use tabletier_session::words::{far as words, page};

use super::Far;
use super::greet::Greet;
use super::plan::Plan;
use crate::pages::table::away::Away;
use crate::pages::table::side::show_menu;
use crate::pages::table::state::TableState;
use crate::parts::icon;
use crate::parts::plain::{Plain, act, when};
use crate::parts::sure::Sure;

/// The level that takes a seat over.
const HEIR: u8 = 4;

/// What can be done besides playing.
#[component]
pub(crate) fn FarTools(state: TableState, far: Far) -> impl IntoView {
    let (resign, leave) = (RwSignal::new(false), RwSignal::new(false));
    let unless = move |action: Action| move || !far.may(&action);
    let heir = move || Level::new(HEIR).map(|level| Action::HandOver(level.into()));
    let two = move || state.with(|table| table.session().seats() == 2);
    let free = move || {
        let seat = far.seat();
        far.room(|room| {
            let people = room.people().any(|other| Some(other) != seat);
            let last =
                room.game().movers().get(room.game().played().len().wrapping_sub(1)).copied();
            !people || (room.setup().free_takeback && last == seat)
        })
    };
    let playing = move || far.is_playing() && !far.room(Room::is_open);
    let over = move || far.room(|room| room.is_over() && room.next().is_none());
    let holds = move || far.with(Client::holds_seat);
    let planning = move || far.draft.with(Option::is_some);
    let may_plan = move || {
        playing() && !planning() && far.with(|client| !client.may_move() && !client.is_sending())
    };
    let back = move |words| {
        let unless = unless(Action::OfferTakeback);
        act("take-back", icon::UNDO, words, unless, move |_| far.act(Action::OfferTakeback))
    };
    let tools = move || {
        view! {
            {when(free, move || back(&words::TAKE_BACK_FREE))}
            {when(move || !free(), move || back(&words::OFFER_TAKEBACK))}
            {act("offer-draw", icon::DRAW, &words::OFFER_DRAW, unless(Action::OfferDraw), move |_| far.act(Action::OfferDraw))}
            {act("plan", icon::ARROW, &words::PLAN, move || !may_plan(), move |_| far.begin_draft())}
        }
    };
    let ends = move || {
        view! {
            {act("resign", icon::FLAG, &page::RESIGN, unless(Action::Resign), move |_| resign.set(true))}
            {act("leave", icon::HEIR, &words::HAND_OVER, unless(Action::Resign), move |_| leave.set(true))}
        }
    };
    view! {
        <div class="tools">
            {when(playing, tools)}
            {when(move || over() && holds(), move || act(
                "rematch", icon::REDO, &words::REMATCH, unless(Action::Rematch),
                move |_| far.act(Action::Rematch),
            ))}
            {act("turn", icon::TURN, &page::TURN_BOARD, || false, move |_| state.turn())}
            {act("menu", icon::MENU, &page::MENU, || false, move |_| show_menu())}
        </div>
        <div class="tools apart">{when(playing, ends)}</div>
        <Sure asked=resign id="resign" yes=Callback::new(move |()| far.act(Action::Resign))
            words=Signal::derive(move || if two() { &page::RESIGN_SURE } else { &page::HAND_OVER }) />
        <Sure asked=leave id="leave" words=Signal::derive(|| &page::HAND_OVER)
            yes=Callback::new(move |()| if let Some(action) = heir() { far.act(action) }) />
        <Plan far=far />
        {when(holds, move || view! { <Greet far=far /> })}
    }
    .plain()
}
