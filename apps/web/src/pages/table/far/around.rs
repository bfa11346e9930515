//! The line to the server, who is waited for, what is offered, who watches.

use leptos::prelude::*;
use tabletier_room::{Action, Client, Offer, Room};
use tabletier_session::words::far as words;
use tabletier_session::{Message, Phrase, Seat};

use super::Far;
use crate::app_state::{address, app_state};
use crate::far::line::LineState;
use crate::far::seats::Kept;
use crate::model::route::Route;
use crate::pages::table::side::called;
use crate::pages::table::state::TableState;
use crate::parts::carry::Carry;
use crate::parts::copy::copy;
use crate::parts::invite::Invite;
use crate::parts::notify::Notify;
use crate::parts::plain::{Plain, link, live, press, said, when};

/// How the line is, where it is not as it should be, and what is waited for.
#[component]
pub(crate) fn LineBar(far: Far) -> impl IntoView {
    let app = app_state();
    let state = move || match (far.state.get(), far.with(Client::is_sending)) {
        (LineState::Down | LineState::Connecting, true) => "kept",
        (LineState::Down, false) => "down",
        (LineState::Connecting, false) => "connecting",
        (LineState::Up, true) => "sending",
        (LineState::Up, false) => "up",
    };
    let words = move || -> Option<Message> {
        let watches = || far.with(|client| client.room().is_some() && !client.holds_seat());
        Some(match state() {
            "kept" => words::NO_LINE_KEPT.into(),
            "down" => words::NO_LINE.into(),
            "connecting" => words::CONNECTING.into(),
            "sending" => words::SENDING.into(),
            _ if far.room(Room::is_open) => words::WAITING_SEATS.into(),
            _ if far.happened.with(Option::is_some) => return far.happened.get(),
            _ if watches() => words::YOU_WATCH.into(),
            _ => return None,
        })
    };
    view! {
        <p class="line" id="line" role="status" data-line=said(state)>
            {live(move || words().map(|words| words.say(app.lang.get())))}
        </p>
    }
    .plain()
}

/// What is asked of those at the table, and their answers.
#[component]
pub(crate) fn Offers(state: TableState, far: Far) -> impl IntoView {
    let app = app_state();
    // What is offered, by whom, whether that is whoever is here, and what they may answer: drawn anew
    // only when something of it changes.
    let open = Memo::new(move |_| {
        let (offer, whose) = far.room(|room| {
            let wanted = room.offers().rematch.first().filter(|_| room.next().is_none());
            room.offers().open().or(wanted.map(|seat| (Offer::Rematch, *seat)))
        })?;
        let seat = far.seat();
        let own = match offer {
            Offer::Rematch => {
                seat.is_some_and(|seat| far.room(|room| room.offers().rematch.contains(&seat)))
            }
            _ => seat == Some(whose),
        };
        let may = [Action::Accept(Some(offer)), Action::Decline(Some(offer))];
        Some((offer, whose, own, may.map(|action| far.may(&action))))
    });
    let offer = move || {
        let (offer, whose, own, [may_accept, may_decline]) = open.get()?;
        let told = move || {
            let who = state.with(|table| Some(called(table, whose)));
            let who = who.unwrap_or_else(|| Message::plain(""));
            let message = match (offer, own) {
                (Offer::Draw, false) => words::draw_offered(who),
                (Offer::Takeback, false) => words::takeback_asked(who),
                (Offer::Rematch, false) => words::rematch_wanted(who),
                (Offer::Draw, true) => words::DRAW_SENT.into(),
                (Offer::Takeback, true) => words::TAKEBACK_SENT.into(),
                (Offer::Rematch, true) => words::REMATCH_SENT.into(),
            };
            message.say(app.lang.get())
        };
        let accept = Action::Accept(Some(offer));
        let decline = Action::Decline(Some(offer));
        let no = if own { &words::WITHDRAW } else { &words::DECLINE };
        Some(view! {
            <div class="offer" role="alert" data-offer=offer.code()>
                <p>{live(told)}</p>
                <div class="row">
                    {may_accept.then(|| press("button", "accept", &words::ACCEPT, move |_| far.act(accept.clone())))}
                    {may_decline.then(|| press("quiet", "decline", no, move |_| far.act(decline.clone())))}
                </div>
            </div>
        })
    };
    let next = Memo::new(move |_| far.room(|room| room.next().map(|next| next.id.clone())));
    view! {
        {live(offer)}
        {live(move || next.get().map(|next| link("button", "next-game", &words::NEXT_GAME, Route::At(next).fragment())))}
    }
    .plain()
}

/// The links to open seats, until all are taken.
#[component]
pub(crate) fn Waiting(far: Far) -> impl IntoView {
    let open = Signal::derive(move || far.room(|room| room.open_seats().collect::<Vec<Seat>>()));
    let ours = move || open.with(|open| !open.is_empty()) && far.with(Client::holds_seat);
    when(ours, move || {
        let kept = far.with_kept(Kept::clone);
        view! { <Invite kept=kept open=open /> }
    })
    .plain()
}

/// How many watch, the link by which more can, and the one that carries the seat elsewhere.
#[component]
pub(crate) fn Around(far: Far) -> impl IntoView {
    let app = app_state();
    let done = RwSignal::new(None::<&'static Phrase>);
    let watching = move || far.with(Client::watching);
    let link = move || far.with_kept(|kept| address(&Route::At(kept.id.clone())));
    let kept = far.with_kept(Kept::clone);
    let seated = (!kept.secret.is_empty()).then(|| {
        let (id, secret) = (kept.id.clone(), kept.secret.clone());
        view! {
            <Notify kept=kept />
            <Carry id=id secret=secret />
        }
    });
    view! {
        <div class="row watchers">
            {press("quiet", "copy-watching", &words::COPY_WATCHING, move |_| copy(link(), done))}
            {when(move || watching() > 0, move || view! {
                <span id="watching" class="small">{live(move || words::watchers(watching()).say(app.lang.get()))}</span>
            })}
            <span class="small" role="status">{live(move || done.get().map(|phrase| app.say(phrase)))}</span>
        </div>
        {seated.plain()}
    }
    .plain()
}
