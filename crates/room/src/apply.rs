//! What an event does.

use std::time::Duration;

use tabletier_session::Seat;
use thiserror::Error;

use crate::chair::Holder;
use crate::event::{Event, Kind};
use crate::offer::Offer;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::setup::Setup;

/// Events that are not a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("event {seq}: {what}")]
pub struct ReplayError {
    /// The event that does not fit.
    pub seq: u64,
    /// What is wrong with it.
    pub what: String,
}

impl Room {
    /// The room that these events have made, from the first on.
    pub fn replay<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Room, ReplayError> {
        let mut events = events.into_iter();
        let wrong = |seq, what: String| ReplayError { seq, what };
        let Some(first) = events.next() else {
            return Err(wrong(0, "there is none, expected one that makes the game".to_string()));
        };
        let Kind::Created(setup) = &first.kind else {
            return Err(wrong(first.seq, "expected one that makes the game".to_string()));
        };
        let created = Room::create(Setup::clone(setup), first.at);
        let (event, mut room) = created.map_err(|error| wrong(first.seq, error.to_string()))?;
        if event.seq != first.seq {
            return Err(wrong(first.seq, "expected number 1".to_string()));
        }
        events.try_for_each(|event| room.apply(event))?;
        Ok(room)
    }

    /// Goes on with the next event. After one that does not fit, the room is as it was.
    pub fn apply(&mut self, event: &Event) -> Result<(), ReplayError> {
        let wrong = |what: String| Err(ReplayError { seq: event.seq, what });
        if event.seq != self.head + 1 {
            return wrong(format!("expected number {}", self.head + 1));
        }
        if event.at < self.at {
            return wrong(format!("it is before the one before it, at {}", self.at));
        }
        let mut next = self.clone();
        match next.happen(event) {
            Ok(()) => *self = next,
            Err(refusal) => return wrong(refusal.to_string()),
        }
        Ok(())
    }

    /// What the event does; if it is refused, the room may be half changed.
    pub(crate) fn happen(&mut self, event: &Event) -> Result<(), Refusal> {
        let seat = event.seat.filter(|seat| seat.index() < self.chairs.len());
        let whose = || seat.ok_or_else(|| Refusal::illegal("seat", "nobody's seat is named"));
        match &event.kind {
            Kind::Created(_) => {
                return Err(Refusal::illegal("created", "the game is made already"));
            }
            Kind::Join(name) => self.take_seat(whose()?, name.as_deref(), event.at)?,
            Kind::Move { text, lag } => self.play(whose()?, text, *lag, event.at)?,
            Kind::Resign => self.leave(whose()?, event.at)?,
            Kind::HandOver(strength) => {
                self.goes_on()?;
                self.tell(event.at);
                self.hand_over(whose()?, Holder::Computer(*strength));
            }
            Kind::OfferDraw => {
                self.goes_on()?;
                self.offers.draw = Some(whose()?);
                self.offered[whose()?.index()] = Some(self.game().played().len());
            }
            Kind::OfferTakeback { granted: false } => {
                self.goes_on()?;
                self.offers.takeback = Some((whose()?, Vec::new()));
                self.offered[whose()?.index()] = Some(self.game().played().len());
            }
            Kind::OfferTakeback { granted: true } => self.take_back(whose()?, event.at)?,
            Kind::Accept(offer) => self.accept(whose()?, *offer, event.at)?,
            Kind::Decline(Offer::Rematch) => self.offers.rematch.clear(),
            Kind::Decline(_) => self.offers.withdraw(),
            Kind::Rematch(next) => {
                if !self.is_over() || self.next.is_some() {
                    return Err(Refusal::illegal("not-over", "no rematch can be made now"));
                }
                self.offers.rematch.push(whose()?);
                self.next.clone_from(next);
            }
            Kind::Greet(_) => {
                let said = &mut self.greeted[whose()?.index()];
                *said = said.saturating_add(1);
            }
            Kind::Flag => self.fall(whose()?, event.at)?,
            Kind::Credit(time) => self.table.credit(whose()?, Duration::from_millis(*time)),
        }
        self.head = event.seq;
        self.at = event.at;
        if !event.kind.is_aside() {
            self.settled = event.seq;
        }
        Ok(())
    }

    fn goes_on(&self) -> Result<(), Refusal> {
        match (self.is_open(), self.is_over()) {
            (true, _) => Err(Refusal::illegal("open", "the game has not begun")),
            (_, true) => Err(Refusal::Over { status: self.status() }),
            _ => Ok(()),
        }
    }

    /// Tells the clocks the time.
    fn tell(&mut self, at: u64) {
        self.table.tell_time(Duration::from_millis(at));
        self.told = self.told.max(at);
    }

    fn take_seat(&mut self, seat: Seat, name: Option<&str>, at: u64) -> Result<(), Refusal> {
        if self.chairs[seat.index()].holder != Holder::Open {
            return Err(Refusal::illegal("taken", format!("seat {seat} is not open")));
        }
        if let Some(name) = name {
            let named = self.table.set_name(seat, name);
            named.map_err(|error| Refusal::illegal("name", error.to_string()))?;
            self.chairs[seat.index()].name = Some(name.to_string());
        }
        self.chairs[seat.index()].holder = Holder::Person;
        self.begin_if_full(at);
        Ok(())
    }

    fn play(&mut self, seat: Seat, text: &str, lag: u64, at: u64) -> Result<(), Refusal> {
        self.goes_on()?;
        if self.game().seat() != seat {
            return Err(Refusal::illegal("not-your-turn", format!("it is not the turn of {seat}")));
        }
        // First what the line took, so that nobody's flag falls for it.
        self.table.credit(seat, Duration::from_millis(lag.min(at.saturating_sub(self.told))));
        self.tell(at);
        self.table.play(text)?;
        self.offers.withdraw();
        self.greeted = Default::default();
        Ok(())
    }

    fn leave(&mut self, seat: Seat, at: u64) -> Result<(), Refusal> {
        self.goes_on()?;
        self.tell(at);
        if self.chairs.len() > 2 {
            self.hand_over(seat, self.setup.leaver.holder());
            return Ok(());
        }
        self.offers.withdraw();
        let heir = tabletier_session::Strength::Random;
        let left = self.table.resign(seat, heir);
        left.map_err(|error| Refusal::illegal("resign", error.to_string()))
    }

    fn hand_over(&mut self, seat: Seat, holder: Holder) {
        self.offers.withdraw();
        self.chairs[seat.index()].holder = holder;
        self.table.hand_over(seat, holder.player());
    }

    fn take_back(&mut self, seat: Seat, at: u64) -> Result<(), Refusal> {
        self.goes_on()?;
        self.tell(at);
        self.offers.withdraw();
        let message = || format!("seat {seat} has not moved");
        let taken = self.table.take_back(seat);
        taken.then_some(()).ok_or_else(|| Refusal::illegal("nothing-to-take-back", message()))
    }

    fn accept(&mut self, seat: Seat, offer: Offer, at: u64) -> Result<(), Refusal> {
        let none = || Refusal::illegal("no-offer", "nothing is offered that could be agreed to");
        match offer {
            Offer::Draw => {
                self.offers.draw.filter(|other| *other != seat).ok_or_else(none)?;
                self.tell(at);
                self.offers.withdraw();
                let agreed = self.table.agree_on_draw(seat);
                agreed.map_err(|error| Refusal::illegal("draw", error.to_string()))
            }
            Offer::Takeback => {
                let (whose, agreed) = self.offers.takeback.as_mut().ok_or_else(none)?;
                let whose = *whose;
                if whose == seat || agreed.contains(&seat) {
                    return Err(Refusal::illegal("own-offer", "the others have to agree"));
                }
                agreed.push(seat);
                let agreed = agreed.clone();
                let mut people = self.people();
                if people.all(|person| person == whose || agreed.contains(&person)) {
                    drop(people);
                    return self.take_back(whose, at);
                }
                Ok(())
            }
            Offer::Rematch => Err(none()),
        }
    }

    /// Somebody's time is over.
    fn fall(&mut self, seat: Seat, at: u64) -> Result<(), Refusal> {
        let early = || Refusal::illegal("early", format!("the flag of seat {seat} has not fallen"));
        if self.running() != Some(seat) || self.flag_at().is_none_or(|falls| at < falls) {
            return Err(early());
        }
        // With two at the table this ends the game.
        self.tell(at);
        self.offers.withdraw();
        if self.chairs.len() > 2 {
            self.hand_over(seat, self.setup.leaver.holder());
        }
        Ok(())
    }
}
