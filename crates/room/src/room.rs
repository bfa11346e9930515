//! A game at a distance, as it stands.

use std::sync::Arc;
use std::time::Duration;

use tabletier_session::{Clock, Record, Seat, Session, Strength, Table, TextError};

use crate::chair::{Chair, Holder};
use crate::event::{Event, Kind, NextGame};
use crate::offer::Offers;
use crate::setup::Setup;

/// A game at a distance: the table, who sits there, and what is offered.
///
/// It is made of its events and nothing else. What may happen next is in `judge.rs`, what happens then
/// in `apply.rs`.
#[derive(Clone)]
pub struct Room {
    /// Shared by all states of the room.
    pub(crate) setup: Arc<Setup>,
    pub(crate) table: Table,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) head: u64,
    /// The last event after which earlier actions mean something else.
    pub(crate) settled: u64,
    /// When the last event happened.
    pub(crate) at: u64,
    /// Up to when the clocks have been told the time.
    pub(crate) told: u64,
    pub(crate) offers: Offers,
    pub(crate) next: Option<NextGame>,
    /// After how many moves each seat has offered something last.
    pub(crate) offered: [Option<usize>; Seat::MOST],
    /// How often each seat has said something since the last move.
    pub(crate) greeted: [u8; Seat::MOST],
}

impl Room {
    /// Makes a game: its first event.
    pub fn create(setup: Setup, now: u64) -> Result<(Event, Room), TextError> {
        let mut room = Room::of(&setup, now)?;
        let event = room.event(now, None, Kind::Created(Box::new(setup)));
        room.head = event.seq;
        room.settled = event.seq;
        let (status, clocks) = (room.status(), room.clocks());
        Ok((Event { status, clocks, ..event }, room))
    }

    /// The room before its first event.
    pub(crate) fn of(setup: &Setup, now: u64) -> Result<Room, TextError> {
        let chairs = setup.chairs.clone();
        let players = chairs.iter().map(|chair| chair.holder.player()).collect();
        let mut room = Room {
            table: Table::new(setup.record()?, players),
            setup: Arc::new(setup.clone()),
            chairs,
            head: 0,
            settled: 0,
            at: now,
            told: now,
            offers: Offers::default(),
            next: None,
            offered: Default::default(),
            greeted: Default::default(),
        };
        room.begin_if_full(now);
        Ok(room)
    }

    /// The clocks run as soon as everybody is there.
    pub(crate) fn begin_if_full(&mut self, now: u64) {
        let Some(control) = self.setup.clock.filter(|_| !self.is_open()) else { return };
        self.table.set_clock(Some(Clock::new(control, self.chairs.len())));
        self.table.tell_time(Duration::from_millis(now));
        self.told = now;
    }

    /// The next event, before it is known what comes of it.
    pub(crate) fn event(&self, now: u64, seat: Option<Seat>, kind: Kind) -> Event {
        let (seq, at) = (self.head + 1, now.max(self.at));
        Event { seq, at, seat, kind, status: String::new(), clocks: None }
    }

    /// What was agreed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The table that the game lies on.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The line of play.
    pub fn game(&self) -> &dyn Session {
        self.table.game()
    }

    /// The game as a record.
    pub fn record(&self) -> &Record {
        self.table.record()
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Who has a seat; nobody where there is no such seat.
    pub fn holder(&self, seat: Seat) -> Option<Holder> {
        self.chairs.get(seat.index()).map(|chair| chair.holder)
    }

    /// The seats that people have, in order of play.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::first(self.chairs.len()).zip(&self.chairs);
        seats.filter(|(_, chair)| chair.holder == Holder::Person).map(|(seat, _)| seat)
    }

    /// The seats that nobody has taken yet.
    pub fn open_seats(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::first(self.chairs.len()).zip(&self.chairs);
        seats.filter(|(_, chair)| chair.holder == Holder::Open).map(|(seat, _)| seat)
    }

    /// The number of the last event.
    pub const fn head(&self) -> u64 {
        self.head
    }

    /// When the last event happened.
    pub const fn at(&self) -> u64 {
        self.at
    }

    /// Whether somebody is still waited for before the game begins.
    pub fn is_open(&self) -> bool {
        self.chairs.iter().any(|chair| chair.holder == Holder::Open)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.is_over()
    }

    /// `open` while seats are, then `turn A` or how the game has ended.
    pub fn status(&self) -> String {
        if self.is_open() { "open".to_string() } else { self.game().status() }
    }

    /// What is offered.
    pub const fn offers(&self) -> &Offers {
        &self.offers
    }

    /// The game that was made as the rematch of this one.
    pub const fn next(&self) -> Option<&NextGame> {
        self.next.as_ref()
    }

    /// What is left to each seat, in milliseconds, as of the last event; nothing without clocks.
    pub fn clocks(&self) -> Option<Vec<u64>> {
        self.table.clock().map(|clock| left(clock, self.chairs.len()))
    }

    /// What is left to each seat now.
    pub fn clocks_at(&self, now: u64) -> Option<Vec<u64>> {
        let mut clock = self.table.clock()?.clone();
        clock.tell(Duration::from_millis(now));
        Some(left(&clock, self.chairs.len()))
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Seat> {
        self.table.clock().and_then(Clock::running)
    }

    /// When the flag of whoever is to move falls, if nothing else happens.
    pub fn flag_at(&self) -> Option<u64> {
        let left = self.table.clock()?.left(self.running()?);
        Some(self.told.saturating_add(millis(left)))
    }

    /// The person who is to move.
    pub fn awaits_person(&self) -> Option<Seat> {
        let seat = (!self.is_open() && !self.is_over()).then(|| self.game().seat())?;
        (self.holder(seat) == Some(Holder::Person)).then_some(seat)
    }

    /// The computer that is to move, and how strong it is.
    pub fn awaits_computer(&self) -> Option<(Seat, Strength)> {
        let strength = self.table.awaits_computer().filter(|_| !self.is_open())?;
        Some((self.game().seat(), strength))
    }

    /// How the rematch is made: everybody moves up by one seat, and the last begins the next game but
    /// one. Who sat on a seat before is `Room::seat_before`.
    pub fn rematch(&self, id: &str, next: &NextGame) -> Setup {
        let mut chairs = self.chairs.clone();
        for chair in &mut chairs {
            // Whoever was out comes back as what they left behind.
            if chair.holder == Holder::Out {
                chair.holder = Holder::Computer(Strength::Random);
            }
        }
        chairs.rotate_left(1);
        let previous = Some(id.to_string());
        Setup { seed: next.seed, chairs, previous, ..Setup::clone(&self.setup) }
    }

    /// On which seat of this game the player sits who has this seat in the rematch.
    #[must_use]
    pub fn seat_before(&self, seat: Seat) -> Seat {
        seat.next(self.chairs.len())
    }
}

pub(crate) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn left(clock: &Clock, seats: usize) -> Vec<u64> {
    Seat::first(seats).map(|seat| millis(clock.left(seat))).collect()
}
