//! A game at a distance as the table page sees it.

use leptos::prelude::*;
use tabletier_room::{Action, Client, Room};
use tabletier_session::words::far as words;
use tabletier_session::{PlayError, Seat, Table};

use super::Far;
use super::around::{Around, LineBar, Offers, Waiting};
use super::seat::FarSeat;
use super::tools::FarTools;
use crate::pages::table::away::Away;
use crate::pages::table::state::TableState;
use crate::parts::icon;
use crate::parts::plain::{Plain, act};

impl Away for Far {
    fn play(&self, mv: &str) -> Result<(), PlayError> {
        Far::play(*self, mv)
    }

    fn may_touch(&self, table: &Table) -> bool {
        table.is_live() && !table.is_over() && self.open.get()
    }

    fn has_begun(&self) -> bool {
        !self.room(Room::is_open)
    }

    fn is_playing(&self) -> bool {
        self.client.with(Client::holds_seat) && !self.room(Room::is_over)
    }

    fn unsure(&self) -> usize {
        let draft = self.draft.with(|draft| draft.as_ref().map_or(0, |(_, moves)| moves.len()));
        draft + self.client.with(Client::unconfirmed)
    }

    fn line(&self) -> AnyView {
        view! { <LineBar far=*self /> }.plain()
    }

    fn seat(&self, seat: Seat) -> AnyView {
        view! { <FarSeat far=*self seat=seat /> }.plain()
    }

    fn waiting(&self) -> AnyView {
        view! { <Waiting far=*self /> }.plain()
    }

    fn offers(&self, state: TableState) -> AnyView {
        view! { <Offers state=state far=*self /> }.plain()
    }

    fn tools(&self, state: TableState) -> AnyView {
        view! { <FarTools state=state far=*self /> }.plain()
    }

    fn around(&self) -> AnyView {
        view! { <Around far=*self /> }.plain()
    }

    fn again(&self) -> AnyView {
        let far = *self;
        let off = move || !far.may(&Action::Rematch);
        let ask = move |_| far.act(Action::Rematch);
        act("end-rematch", icon::TURN, &words::REMATCH, off, ask)
    }
}
