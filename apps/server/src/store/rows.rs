//! What is kept of a game.

/// Whether a game waits, goes on, or is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Seats are open.
    Open,
    /// The game goes on.
    Running,
    /// It has ended.
    Over,
}

impl State {
    /// The word for it in the store.
    pub const fn word(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Running => "running",
            State::Over => "over",
        }
    }
}

/// A game, as it is found without its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// What it is called.
    pub id: String,
    /// When it was made.
    pub created: u64,
    /// Which game is played.
    pub game: String,
    /// By which rules.
    pub rules: String,
    /// What the start is drawn from.
    pub seed: u64,
    /// The clock, as it is written.
    pub clock: String,
    /// What else was agreed.
    pub options: String,
    /// Whether open seats may be seen by everybody.
    pub public: bool,
}

/// Who may act for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// The game.
    pub game: String,
    /// The seat's letter.
    pub seat: String,
    /// The hash of the secret of whoever sits there.
    pub secret: Option<Vec<u8>>,
    /// The hash of a secret that takes the place of the other with its first use.
    pub fresh: Option<Vec<u8>>,
    /// The hash of the invite that opens the seat.
    pub invite: Option<Vec<u8>>,
    /// What the player is called.
    pub name: Option<String>,
    /// How strong the computer is that plays there.
    pub strength: Option<String>,
}

/// An event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventRow {
    /// The game.
    pub game: String,
    /// Its number.
    pub seq: u64,
    /// When it happened.
    pub at: u64,
    /// Whose doing it was.
    pub seat: Option<String>,
    /// What kind of event it is.
    pub kind: String,
    /// The whole event, as everybody gets it.
    pub payload: String,
    /// By which name whoever did it knows it.
    pub action: Option<String>,
}

/// A game with everything that belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// When it was made.
    pub created: u64,
    /// Whether open seats may be seen by everybody.
    pub public: bool,
    /// The seats, in order of play.
    pub seats: Vec<SeatRow>,
    /// The events, in order.
    pub events: Vec<EventRow>,
    /// The seats whose players want to be told that it is their turn.
    pub told: Vec<String>,
}

/// Somebody who wants to be told that it is their turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Subscription {
    /// The game.
    pub game: String,
    /// The seat's letter.
    pub seat: String,
    /// Where to tell it: an address of the browser's own push service.
    pub endpoint: String,
}

/// A time in which nobody was served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// When it began.
    pub from: u64,
    /// When it was over.
    pub until: u64,
}
