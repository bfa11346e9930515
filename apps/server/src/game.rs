//! A game in memory, and those who look at it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use tabletier_room::{Event, Holder, Room};
use tabletier_session::Seat;
use tokio::sync::watch;

use crate::rate::Bucket;
use crate::refused::Refused;
use crate::secret::Hash;
use crate::store::{Kept, SeatRow, State};
use crate::time::Time;

/// A game in memory. What is shown has been stored.
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) created: u64,
    /// Whether open seats may be seen by everybody.
    pub(crate) public: bool,
    /// Whoever has these may let something happen; one at a time.
    pub(crate) keys: tokio::sync::Mutex<Keys>,
    shown: RwLock<Shown>,
    signal: watch::Sender<Signal>,
    presence: Mutex<Presence>,
    used: AtomicU64,
}

/// Who may act, and what has been done already.
pub(crate) struct Keys {
    pub(crate) seats: Vec<SeatRow>,
    /// The events by the names that those gave them who did them.
    pub(crate) actions: HashMap<(Seat, String), usize>,
    pub(crate) rates: Vec<Option<Bucket>>,
    /// The position that a computer thinks about.
    pub(crate) thinking: Option<String>,
    /// The seats whose players want to be told that it is their turn.
    pub(crate) told: Vec<String>,
}

impl Keys {
    /// The seat that this secret is for, and whether it is the new one of two.
    pub(crate) fn seat_of(&self, secret: Hash) -> Option<(Seat, bool)> {
        let bytes = secret.bytes();
        self.seats.iter().zip(Seat::first(Seat::MOST)).find_map(|(row, seat)| {
            let is = |hash: &Option<Vec<u8>>| hash.as_deref() == Some(&bytes[..]);
            (is(&row.secret) || is(&row.fresh)).then(|| (seat, is(&row.fresh)))
        })
    }
}

/// What everybody may see.
pub(crate) struct Shown {
    pub(crate) room: Room,
    pub(crate) events: Vec<Event>,
    /// The events as they are sent.
    pub(crate) log: Vec<Arc<str>>,
}

impl Shown {
    /// The events after this number.
    pub(crate) fn after(&self, seq: u64) -> &[Arc<str>] {
        let seq = usize::try_from(seq).unwrap_or(usize::MAX);
        self.log.get(seq..).unwrap_or_default()
    }
}

/// What those who listen are told: that there is something to look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Signal {
    pub(crate) head: u64,
    /// A bit for each seat whose player is there.
    pub(crate) present: u8,
    pub(crate) watching: u32,
    /// The game is no longer kept up to date here: come again.
    pub(crate) gone: bool,
}

impl Signal {
    /// The seats whose players are there.
    pub(crate) fn seats(self) -> Vec<String> {
        let there = |seat: &Seat| self.present & (1 << seat.index()) != 0;
        Seat::first(Seat::MOST).filter(there).map(|seat| seat.to_string()).collect()
    }
}

#[derive(Default)]
struct Presence {
    sockets: [u32; Seat::MOST],
    watching: u32,
    lag: [u64; Seat::MOST],
    seen: [u64; Seat::MOST],
    /// When listeners were told last how many watch.
    told: u64,
}

/// Somebody who is there until this is dropped.
pub(crate) struct Visit {
    game: Arc<Game>,
    seat: Option<Seat>,
    hints: bool,
    time: Arc<dyn Time>,
}

impl Visit {
    pub(crate) fn new(
        game: &Arc<Game>,
        seat: Option<Seat>,
        hints: bool,
        time: &Arc<dyn Time>,
    ) -> Visit {
        let visit = Visit { game: Arc::clone(game), seat, hints, time: Arc::clone(time) };
        visit.count(1);
        visit
    }

    fn count(&self, change: i32) {
        let mut presence = self.game.presence.lock().unwrap_or_else(PoisonError::into_inner);
        let count = match self.seat {
            Some(seat) => &mut presence.sockets[seat.index()],
            None => &mut presence.watching,
        };
        *count = count.saturating_add_signed(change);
        if let Some(seat) = self.seat {
            presence.seen[seat.index()] = self.time.now();
        }
        let present = (0..Seat::MOST).filter(|seat| presence.sockets[*seat] > 0);
        let present = present.fold(0, |bits, seat| bits | 1 << seat);
        let watching = presence.watching;
        // Who plays matters at once. How many watch is told the more rarely the more there are, or each
        // who comes would wake all others; whoever looks up sees it anyway.
        let now = self.time.now();
        let soon = self.seat.is_some() || now >= presence.told + 1_000 + u64::from(watching);
        if soon {
            presence.told = now;
        }
        self.game.tell(self.hints && soon, |signal| {
            (signal.present, signal.watching) = (present, watching);
        });
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        self.count(-1);
    }
}

impl Game {
    /// A game as it was kept; what was kept has to be a game.
    pub(crate) fn read(id: &str, kept: Kept) -> Result<Game, String> {
        let mut events = Vec::with_capacity(kept.events.len());
        let mut actions = HashMap::new();
        for (index, row) in kept.events.iter().enumerate() {
            let value = serde_json::from_str(&row.payload).map_err(|error| error.to_string())?;
            let event = Event::read(&value).map_err(|error| error.to_string())?;
            if let Some((seat, action)) = event.seat.zip(row.action.clone()) {
                actions.insert((seat, action), index);
            }
            events.push(event);
        }
        let room = Room::replay(&events).map_err(|error| error.to_string())?;
        let log = kept.events.into_iter().map(|row| row.payload.into()).collect();
        let head = room.head();
        let keys = Keys {
            rates: vec![None; kept.seats.len()],
            seats: kept.seats,
            actions,
            thinking: None,
            told: kept.told,
        };
        let signal = Signal { head, present: 0, watching: 0, gone: false };
        Ok(Game {
            id: id.to_string(),
            created: kept.created,
            public: kept.public,
            keys: tokio::sync::Mutex::new(keys),
            shown: RwLock::new(Shown { room, events, log }),
            signal: watch::Sender::new(signal),
            presence: Mutex::default(),
            used: AtomicU64::new(0),
        })
    }

    /// Looks at what is shown.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&Shown) -> T) -> T {
        look(&self.shown.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The room as it stands.
    pub(crate) fn room(&self) -> Room {
        self.look(|shown| shown.room.clone())
    }

    /// Shows an event that has been stored.
    pub(crate) fn publish(&self, event: Event, text: Arc<str>, room: Room, hints: bool) {
        let head = event.seq;
        {
            let mut shown = self.shown.write().unwrap_or_else(PoisonError::into_inner);
            shown.room = room;
            shown.events.push(event);
            shown.log.push(text);
        }
        self.tell(hints, |signal| signal.head = head);
    }

    /// Tells those who listen, or leaves it to them to find out.
    fn tell(&self, hints: bool, change: impl FnOnce(&mut Signal)) {
        self.signal.send_if_modified(|signal| {
            change(signal);
            hints
        });
    }

    /// Sends everybody away: they come back to what is stored.
    pub(crate) fn close(&self) {
        self.signal.send_modify(|signal| signal.gone = true);
    }

    pub(crate) fn listen(&self) -> watch::Receiver<Signal> {
        self.signal.subscribe()
    }

    pub(crate) fn signal(&self) -> Signal {
        *self.signal.borrow()
    }

    /// How long the line to a seat takes, as far as that is known.
    pub(crate) fn lag(&self, seat: Seat) -> u64 {
        let presence = self.presence.lock().unwrap_or_else(PoisonError::into_inner);
        if presence.sockets[seat.index()] > 0 { presence.lag[seat.index()] } else { 0 }
    }

    /// The line to a seat took this long, there and back.
    pub(crate) fn set_lag(&self, seat: Seat, millis: u64) {
        let mut presence = self.presence.lock().unwrap_or_else(PoisonError::into_inner);
        let known = &mut presence.lag[seat.index()];
        // One slow answer is not yet a slow line.
        *known = if *known == 0 { millis } else { (*known * 3 + millis) / 4 };
    }

    /// Notes that whoever has this seat was there.
    pub(crate) fn saw(&self, seat: Seat, now: u64) {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner).seen[seat.index()] = now;
    }

    /// When somebody who has a seat was there last; now, if they still are.
    pub(crate) fn last_seen(&self, now: u64) -> u64 {
        let presence = self.presence.lock().unwrap_or_else(PoisonError::into_inner);
        let there = presence.sockets.iter().any(|sockets| *sockets > 0);
        if there { now } else { presence.seen.into_iter().max().unwrap_or(0) }
    }

    pub(crate) fn is_present(&self, seat: Seat) -> bool {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner).sockets[seat.index()] > 0
    }

    pub(crate) fn touch(&self, now: u64) {
        self.used.fetch_max(now, Ordering::Relaxed);
    }

    pub(crate) fn last_used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }
}

/// How a room is found in the store.
pub(crate) fn stand(room: &Room) -> (State, Option<u64>) {
    let state = match (room.is_open(), room.is_over()) {
        (true, _) => State::Open,
        (_, true) => State::Over,
        _ => State::Running,
    };
    let computer = room.awaits_computer().map(|_| room.at());
    (state, computer.or_else(|| room.flag_at()))
}

/// Whether a person has the seat.
pub(crate) fn is_person(room: &Room, seat: Seat) -> Result<(), Refused> {
    match room.holder(seat) {
        Some(Holder::Person) => Ok(()),
        _ => Err(Refused::forbidden("nobody plays on this seat any more but a computer")),
    }
}
