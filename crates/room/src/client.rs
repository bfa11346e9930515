//! What one who plays or watches knows of a game at a distance, and what of their doing is on its way.
//!
//! The other end of the line from the server, as a machine: messages and the time are handed to it, and
//! it says what to send. What it keeps as a text ([`Client::keep`]) is enough to go on after a reload:
//! the same action is sent again by the same id until the server has answered.
//!
//! ```
//! use tabletier_room::{Action, Client, Room, Setup};
//! use tabletier_session::Seat;
//!
//! let setup = serde_json::json!({"game": "billo", "seats": ["me", "person"]});
//! let (created, _) = Room::create(Setup::read(&setup)?, 1_000)?;
//! let mut client = Client::new(Some(Seat::A), "tab-1");
//! client.hear(&format!(r#"{{"t":"events","events":[{}]}}"#, created.to_json()), 1_000);
//! client.act(Action::Move("Rc1-c2".to_string()))?;
//! assert_eq!(
//!     client.to_send().as_deref(),
//!     Some(r#"{"t":"act","id":"tab-1-1","after":1,"kind":"move","move":"Rc1-c2"}"#)
//! );
//! // It is shown at once, and nothing else is sent before it is answered.
//! assert_eq!(client.table().map(|table| table.now()), Some(1));
//! assert_eq!(client.to_send(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod hear;
mod plan;
mod presence;
mod time;
mod waiting;

use serde_json::{Value, json};
use tabletier_session::words::far as words;
use tabletier_session::{LineError, Message, Seat, Table};

use crate::action::Action;
use crate::greeting::Greeting;
use crate::judge::Moment;
use crate::refusal::Refusal;
use crate::room::Room;
use plan::Plan;
use presence::Presence;
use time::ServerTime;
use waiting::Waiting;

pub use presence::There;

/// Something to be noticed, besides that the game has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// A move of somebody else has come.
    Moved,
    /// Something went wrong, or otherwise than it was meant.
    Told(Message),
    /// Something has happened that is not seen on the board.
    Happened(Message),
    /// The next game was made; where it is found.
    Next(String),
    /// The secret is not that of a seat any more: one can only watch.
    SeatLost,
    /// Something was missed: the events after [`Client::head`] have to be asked for again.
    Gap,
    /// The server cannot take it at the moment: it is to be sent again a little later.
    Later,
}

/// One end of the line.
pub struct Client {
    seat: Option<Seat>,
    room: Option<Room>,
    waiting: Waiting,
    plan: Plan,
    time: ServerTime,
    presence: Presence,
    /// What was said since the last move.
    said: Vec<(Seat, Greeting)>,
}

impl Client {
    /// Somebody who has this seat, or watches. What they do is named after `name`, which nobody else
    /// who has the seat, here or elsewhere, may have.
    pub fn new(seat: Option<Seat>, name: &str) -> Client {
        Client {
            seat,
            room: None,
            waiting: Waiting::new(name),
            plan: Plan::default(),
            time: ServerTime::default(),
            presence: Presence::default(),
            said: Vec::new(),
        }
    }

    /// What has to survive a reload: what is on its way, and answers given in advance. Empty if there
    /// is nothing.
    pub fn keep(&self) -> String {
        if self.waiting.is_empty() && self.plan.is_empty() {
            return String::new();
        }
        json!({ "sent": self.waiting.to_json(), "plan": self.plan.to_json() }).to_string()
    }

    /// Takes up what was kept. What cannot be read is not taken up, and `false`.
    pub fn restore(&mut self, kept: &str) -> bool {
        let Ok(value) = serde_json::from_str::<Value>(kept) else { return kept.is_empty() };
        self.waiting.restore(&value["sent"]) && self.plan.restore(&value["plan"])
    }

    /// The seat of whoever is at this end.
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The game as the server has told it; nothing before its first event.
    pub const fn room(&self) -> Option<&Room> {
        self.room.as_ref()
    }

    /// The number of the last event that is known.
    pub fn head(&self) -> u64 {
        self.room.as_ref().map_or(0, Room::head)
    }

    /// The table as it is shown: with moves that are on their way.
    pub fn table(&self) -> Option<Table> {
        let room = self.room.as_ref()?;
        let mut table = room.table().clone();
        if self.waiting.begins_in(room) {
            // What the rules do not let pass will be refused by the server, too.
            self.waiting.moves().all(|(text, _)| table.play(text).is_ok());
        }
        Some(table)
    }

    /// How many of the last moves shown the server has not acknowledged.
    pub fn unconfirmed(&self) -> usize {
        self.waiting.moves().filter(|(_, confirmed)| !confirmed).count()
    }

    /// Whether something has not become an event yet that is known here.
    pub fn is_sending(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Whether whoever is at this end is to move.
    pub fn may_move(&self) -> bool {
        let begun = self.room.as_ref().is_some_and(|room| !room.is_open());
        let turn = |table: &Table| !table.is_over() && Some(table.game().seat()) == self.seat;
        begun && self.holds_seat() && self.table().as_ref().is_some_and(turn)
    }

    /// Whether the seat is still played by whoever is at this end.
    pub fn holds_seat(&self) -> bool {
        let person = |room: &Room, seat| room.people().any(|person| person == seat);
        matches!((&self.room, self.seat), (Some(room), Some(seat)) if person(room, seat))
    }

    /// Whether the server would do this now.
    pub fn may(&self, action: &Action) -> bool {
        self.waiting.is_empty() && self.judge(action).is_ok()
    }

    fn judge(&self, action: &Action) -> Result<(), Refusal> {
        let (Some(room), Some(seat)) = (&self.room, self.seat) else {
            return Err(Refusal::illegal("watching", "whoever watches does not act"));
        };
        // The time is for the server to judge.
        room.act(seat, room.head(), action, &Moment::at(room.at())).map(|_| ())
    }

    /// Does something: it is on its way until the server has answered.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        // What follows on something that is on its way is judged by the server.
        if self.waiting.is_empty() {
            self.judge(&action)?;
        } else if matches!(action, Action::Move(_)) && !self.may_move() {
            return Err(Refusal::illegal("not-your-turn", "somebody else is to move"));
        }
        let head = self.head();
        self.waiting.add(action, head);
        Ok(())
    }

    /// The next message to the server, if there is one; it counts as sent until [`Client::connected`].
    pub fn to_send(&mut self) -> Option<String> {
        if let Some(answer) = self.answer() {
            // It was legal when it was given, on this very position.
            let _ = self.act(Action::Move(answer));
        }
        self.waiting.next(self.room.as_ref()?)
    }

    /// There is a new line to the server: what was not answered on the old one is sent again.
    pub fn connected(&mut self) {
        self.waiting.again();
        self.time.forget();
    }

    /// A question whether the server is there, and what time it has.
    pub fn ping(&mut self, now: u64) -> &'static str {
        self.time.asked(now);
        r#"{"t":"ping"}"#
    }

    /// What is left to each seat at this time of the own clock, in milliseconds; nothing without clocks.
    /// It never rises unless an event says why.
    pub fn clocks_at(&mut self, now: u64) -> Option<Vec<u64>> {
        let room = self.room.as_ref()?;
        room.clocks_at(self.time.at(now))
    }

    /// Whether somebody is there who has this seat.
    pub fn there(&self, seat: Seat, now: u64) -> There {
        self.presence.of(seat, now)
    }

    /// How many watch.
    pub const fn watching(&self) -> u64 {
        self.presence.watching()
    }

    /// What was said since the last move, the latest last.
    pub fn said(&self) -> &[(Seat, Greeting)] {
        &self.said
    }

    /// The answer that was given in advance to the position on the board.
    fn answer(&self) -> Option<String> {
        let ready = self.waiting.is_empty() && self.may_move();
        self.plan.answer(self.head()).filter(|_| ready).map(str::to_string)
    }

    /// Gives an answer in advance: a line of moves from the position on the board, of which those on
    /// the own turns are played by themselves if the others play theirs. What comes after the last own
    /// move is left out. Another answer to the same takes its place.
    pub fn plan(&mut self, line: &[&str]) -> Result<bool, LineError> {
        let (Some(room), Some(seat)) = (&self.room, self.seat) else { return Ok(false) };
        self.plan.add(room.game(), room.head(), seat, line)
    }

    /// The answers that were given in advance, each as a line from the position on the board.
    pub fn planned(&self) -> &[Vec<String>] {
        self.plan.lines()
    }

    /// Takes an answer back that was given in advance.
    pub fn unplan(&mut self, index: usize) {
        self.plan.remove(index);
    }

    /// What a move or anything else that was overtaken by an event is told as.
    fn overtaken(action: &Action) -> Option<Message> {
        match action {
            Action::Move(text) => Some(words::move_overtaken(text.as_str())),
            Action::Greet(_) => None,
            _ => Some(words::OVERTAKEN.into()),
        }
    }
}
