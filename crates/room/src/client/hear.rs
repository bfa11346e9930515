//! What the server says.

use serde_json::Value;
use tabletier_session::words::far as words;
use tabletier_session::{Message, Seat};

use super::{Client, News};
use crate::action::Action;
use crate::chair::Holder;
use crate::event::{Event, Kind};
use crate::offer::Offer;
use crate::room::Room;

impl Client {
    /// Hears a message of the server, at this time of the own clock.
    pub fn hear(&mut self, message: &str, now: u64) -> Vec<News> {
        let mut news = Vec::new();
        let Ok(message) = serde_json::from_str::<Value>(message) else {
            return vec![News::Told(words::UNREADABLE.into())];
        };
        match message["t"].as_str().unwrap_or_default() {
            "events" => self.hear_events(&message["events"], now, &mut news),
            "ack" => {
                let id = message["id"].as_str().unwrap_or_default();
                let seq = message["seq"].as_u64().unwrap_or_default();
                self.waiting.confirm(id, seq);
            }
            "refused" => self.hear_refusal(&message, now, &mut news),
            "pong" => {
                if let Some(server) = message["now"].as_u64() {
                    self.time.answered(server, now);
                }
                // What was missed has come before the answer.
                if message["head"].as_u64().is_some_and(|head| head > self.head()) {
                    news.push(News::Gap);
                }
            }
            "present" => self.presence.hear(&message, now),
            "seat" => {
                if let Some(seat) = message["seat"].as_str().and_then(|seat| seat.parse().ok()) {
                    self.seat = Some(seat);
                }
            }
            // What a later server may say besides.
            _ => {}
        }
        news
    }

    fn hear_events(&mut self, events: &Value, now: u64, news: &mut Vec<News>) {
        // Who has just come is told nothing of what was long ago.
        let fresh = self.room.is_some();
        for event in events.as_array().map(Vec::as_slice).unwrap_or_default() {
            let seq = event["seq"].as_u64().unwrap_or_default();
            if seq <= self.head() {
                continue;
            }
            let heard = Event::read(event).ok().map(|event| self.happen(&event, fresh, news));
            match heard {
                Some(true) if fresh => {
                    let at = event["at"].as_u64().unwrap_or_default();
                    self.time.happened(at, now);
                }
                Some(true) => {}
                Some(false) if seq > self.head() + 1 => return news.push(News::Gap),
                // Perhaps a later server has a kind of event that is not known here.
                _ => return news.push(News::Told(words::UNREADABLE.into())),
            }
        }
    }

    /// An event has happened; `false` if it does not fit what is known.
    fn happen(&mut self, event: &Event, fresh: bool, news: &mut Vec<News>) -> bool {
        let before = match &mut self.room {
            None => match Room::replay([event]) {
                Ok(room) => {
                    self.room = Some(room);
                    return true;
                }
                Err(_) => return false,
            },
            Some(room) => {
                let before = room.game().copy();
                if room.apply(event).is_err() {
                    return false;
                }
                before
            }
        };
        let own = event.seat.is_some() && event.seat == self.seat;
        if let Some(overtaken) = self.waiting.settle(event, own) {
            news.extend(Client::overtaken(&overtaken).map(News::Told));
        }
        let Some(room) = &self.room else { return false };
        if self.plan.settle(&*before, room.game(), event) {
            news.push(News::Told(words::PLAN_DROPPED.into()));
        }
        match &event.kind {
            Kind::Greet(greeting) => self.said.extend(event.seat.map(|seat| (seat, *greeting))),
            Kind::Move { .. } => {
                self.said.clear();
                if fresh && !own {
                    news.push(News::Moved);
                }
            }
            Kind::Rematch(Some(next)) if fresh => news.push(News::Next(next.id.clone())),
            kind if fresh => news.extend(self.tale(kind, event.seat, own).map(News::Happened)),
            _ => {}
        }
        true
    }

    /// What is told of an event that is not seen on the board.
    fn tale(&self, kind: &Kind, seat: Option<Seat>, own: bool) -> Option<Message> {
        let room = self.room.as_ref()?;
        let who = called(room, seat?);
        Some(match kind {
            Kind::Join(_) if !own => words::joined(who),
            Kind::Decline(Offer::Draw) if !own => words::draw_declined(who),
            Kind::Decline(Offer::Takeback) if !own => words::takeback_declined(who),
            Kind::Decline(Offer::Rematch) if !own => words::rematch_declined(who),
            Kind::Accept(Offer::Takeback) if room.offers().takeback.is_none() => {
                words::TAKEN_BACK.into()
            }
            Kind::OfferTakeback { granted: true } if !own => words::took_back(who),
            Kind::HandOver(_) if !own => words::left_to_computer(who),
            Kind::Resign | Kind::Flag if !room.is_over() => words::left_to_computer(who),
            Kind::Credit(time) => words::credited(time.div_ceil(1000), who),
            _ => return None,
        })
    }

    fn hear_refusal(&mut self, message: &Value, now: u64, news: &mut Vec<News>) {
        let id = message["id"].as_str();
        match message["error"].as_str().unwrap_or_default() {
            "unavailable" | "too-many" | "internal" => {
                self.waiting.again();
                news.push(News::Later);
            }
            "forbidden" => {
                // The seat is somebody else's, or nobody's any more.
                self.waiting.clear();
                self.plan.clear();
                if id.is_none() {
                    self.seat = None;
                }
                news.push(News::SeatLost);
            }
            error @ ("stale" | "over") => {
                self.hear_events(&message["events"], now, news);
                let id = id.unwrap_or_default();
                if error == "stale" && self.waiting.is_renewed(id, message["head"].as_u64()) {
                    return;
                }
                let refused = self.waiting.refuse(id);
                news.extend(refused.and_then(|action| match (error, action) {
                    (_, Action::Greet(_)) => None,
                    ("over", _) => Some(News::Told(words::OVER.into())),
                    (_, action) => Client::overtaken(&action).map(News::Told),
                }));
            }
            _ => {
                let why = message["message"].as_str().unwrap_or_default();
                if self.waiting.refuse(id.unwrap_or_default()).is_some() {
                    news.push(News::Told(words::refused(why)));
                }
            }
        }
    }
}

/// Who sits on a seat: their name, or their colour.
fn called(room: &Room, seat: Seat) -> Message {
    let chair = room.chairs().get(seat.index());
    match chair.and_then(|chair| chair.name.as_deref()) {
        Some(name) if chair.is_some_and(|chair| chair.holder != Holder::Open) => {
            Message::plain(name)
        }
        _ => room
            .game()
            .about()
            .players
            .get(seat.index())
            .map_or_else(|| Message::plain(seat.to_string()), |colour| (*colour).into()),
    }
}
