//! A game at a distance as a pure machine: state, action and time make an event, or a refusal.
//!
//! Nothing here waits, listens or looks at a clock. A server hands in what people do and what time it
//! is, keeps the [`Event`]s, and hands them out; whoever has all events of a game has the game:
//!
//! ```
//! use tabletier_room::{Action, Moment, Room, Setup};
//! use tabletier_session::Seat;
//!
//! let setup = Setup::read(&serde_json::json!({"game": "billo", "seats": ["me", "open"]}))?;
//! let (created, room) = Room::create(setup, 1_000)?;
//! let (joined, room) = room.join(Seat::B, Some("Zoé"), 2_000)?;
//! let mv = Action::Move("Rc1-c2".to_string());
//! let (moved, room) = room.act(Seat::A, room.head(), &mv, &Moment::at(3_000))?;
//! assert_eq!(moved.seq, 3);
//! assert_eq!(Room::replay(&[created, joined, moved])?.status(), "turn B");
//! assert!(room.act(Seat::A, room.head(), &mv, &Moment::at(4_000)).is_err());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Events and actions are written as JSON, as `docs/online.md` has it. Times are milliseconds since
//! 1970.

mod action;
mod apply;
mod chair;
mod client;
mod event;
mod greeting;
mod judge;
mod name;
mod offer;
mod refusal;
mod room;
mod setup;
mod wire;

pub use action::Action;
pub use apply::ReplayError;
pub use chair::{Chair, Holder, computer};
pub use client::{Client, News, There};
pub use event::{Event, Kind, NextGame};
pub use greeting::Greeting;
pub use judge::Moment;
pub use name::clean_name;
pub use offer::{Offer, Offers};
pub use refusal::Refusal;
pub use room::Room;
pub use setup::{Leaver, Setup};
pub use wire::no_text;
