//! A room with its log, for tests.

use serde_json::{Value, json};
use tabletier_room::{Action, Event, Moment, NextGame, Refusal, Room, Setup};
use tabletier_session::{Seat, catalog};

/// A room and the events that made it.
#[derive(Clone)]
pub(crate) struct Stage {
    pub(crate) room: Room,
    pub(crate) log: Vec<Event>,
    pub(crate) now: u64,
}

impl Stage {
    pub(crate) fn new(setup: &Value) -> Stage {
        let (event, room) = Room::create(Setup::read(setup).unwrap(), 1_000).unwrap();
        Stage { room, log: vec![event], now: 1_000 }
    }

    /// Two people play the first game of the house, with these fields besides.
    pub(crate) fn two(more: &Value) -> Stage {
        let mut setup = json!({"game": catalog::GAMES[0].about().key, "seats": ["me", "person"]});
        for (name, value) in more.as_object().unwrap() {
            setup[name] = value.clone();
        }
        Stage::new(&setup)
    }

    /// Three people play a game for three.
    pub(crate) fn three(more: &Value) -> Stage {
        let mut setup = json!({
            "game": "billabong", "rules": "players=3", "seats": ["me", "me", "me"]
        });
        for (name, value) in more.as_object().unwrap() {
            setup[name] = value.clone();
        }
        Stage::new(&setup)
    }

    /// Takes note of what has happened.
    pub(crate) fn happened(&mut self, (event, room): (Event, Room)) -> Event {
        self.log.push(event.clone());
        self.room = room;
        event
    }

    pub(crate) fn try_act(&mut self, seat: Seat, action: &Action) -> Result<Event, Refusal> {
        let next = NextGame { id: "next".to_string(), seed: 5 };
        let moment = Moment { next, ..Moment::at(self.now) };
        let done = self.room.act(seat, self.room.head(), action, &moment)?;
        Ok(self.happened(done))
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &Action) -> Event {
        self.try_act(seat, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"))
    }

    /// The code of the rule that forbids it.
    pub(crate) fn refused(&mut self, seat: Seat, action: &Action) -> &'static str {
        match self.try_act(seat, action).expect_err("this should be refused") {
            Refusal::Illegal { code, .. } => code,
            Refusal::Over { .. } => "over",
            Refusal::Time => "time",
            Refusal::Nobody(_) => "nobody",
            Refusal::Stale { .. } => "stale",
        }
    }

    /// The first legal move of whoever is to move.
    pub(crate) fn any_move(&self) -> Action {
        Action::Move(self.room.game().moves()[0].clone())
    }

    /// Whoever is to move makes some move.
    pub(crate) fn play(&mut self) -> Event {
        self.act(self.room.game().seat(), &self.any_move())
    }

    /// What can be known of a room.
    pub(crate) fn look(room: &Room) -> String {
        format!(
            "{} {} {:?} {:?} {:?} {:?} {} {} {:?} {:?} {:?} {:?}",
            room.head(),
            room.status(),
            room.clocks(),
            room.running(),
            room.flag_at(),
            room.chairs(),
            room.record(),
            room.offers().to_json(),
            room.next(),
            room.awaits_computer(),
            room.awaits_person(),
            room.at(),
        )
    }
}
