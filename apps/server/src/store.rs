//! What a server keeps, whatever keeps it.
//!
//! The events are the game; everything else is there to find it, and to know whose seat is whose.

mod rows;
mod schema;
mod sqlite;
mod writer;

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;

use thiserror::Error;

pub use rows::{EventRow, GameRow, Kept, Outage, SeatRow, State, Subscription};
pub use sqlite::SqliteStore;

/// An answer that a store gives when it is certain.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Something that is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// A new game.
    Game(GameRow),
    /// A seat of it, new or changed.
    Seat(SeatRow),
    /// The next event of a game. If there is one of that number already, nothing of the change is
    /// written.
    Event(EventRow),
    /// Where a game stands now.
    Stand {
        /// The game.
        game: String,
        /// Whether it waits, goes on, or is over.
        state: State,
        /// The number of the last event.
        head: u64,
        /// When somebody has to look after it.
        due: Option<u64>,
    },
    /// Whom to tell that it is their turn.
    Subscribe(Subscription),
    /// Whom not to tell any more.
    Unsubscribe(Subscription),
    /// Something by name.
    Note(&'static str, Vec<u8>),
    /// A time in which nobody was served.
    Outage(Outage),
}

/// A place where games are kept. What was answered is there after any crash.
pub trait Store: Send + Sync + 'static {
    /// Writes all of this or nothing.
    fn write(&self, change: Vec<Write>) -> Answer<()>;
    /// A game with all its events.
    fn load(&self, game: &str) -> Answer<Option<Kept>>;
    /// The games that somebody has to look after, and when.
    fn due(&self) -> Answer<Vec<(String, u64)>>;
    /// The games that wait for somebody and may be seen by everybody, made since then, the newest first.
    fn lobby(&self, since: u64) -> Answer<Vec<String>>;
    /// Whom to tell that it is the turn of this seat.
    fn subscriptions(&self, game: &str, seat: &str) -> Answer<Vec<Subscription>>;
    /// What was noted by this name.
    fn note(&self, name: &'static str) -> Answer<Option<Vec<u8>>>;
    /// The times in which nobody was served, in order.
    fn outages(&self) -> Answer<Vec<Outage>>;
    /// Whether the store can be read and written.
    fn check(&self) -> Answer<()>;
    /// Copies everything, as it is at one moment, into a new file.
    fn backup(&self, to: PathBuf) -> Answer<()>;
}

/// Why something could not be kept or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else was first.
    #[error("this number is taken by another event")]
    Taken,
    /// The store was written by a newer program.
    #[error("{path} was written by a newer program (version {found}, expected up to {known})")]
    Newer {
        /// Where it lies.
        path: String,
        /// Its version.
        found: i64,
        /// The newest that is known here.
        known: i64,
    },
    /// It cannot be opened.
    #[error("{path} cannot be opened: {why}")]
    Open {
        /// Where it lies.
        path: String,
        /// What went wrong.
        why: String,
    },
    /// It cannot be read or written.
    #[error("the store fails: {0}")]
    Fails(String),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::ConstraintViolation) => StoreError::Taken,
            _ => StoreError::Fails(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests;
