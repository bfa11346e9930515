//! A table at which a game is played.
//!
//! This is the border where types are erased: inside, everything is generic over
//! [`tabletier_core::Position`]; outside, a [`Session`] plays any game of the [`catalog`] by text.
//!
//! What clients need of the core is re-exported here, so that they depend on this crate alone.

pub mod catalog;
mod level;
pub mod record;
mod session;
mod think;

pub use catalog::Entry;
pub use level::Level;
pub use record::{Record, RecordError, RecordFault};
pub use session::{LineError, PlayError, Session};
pub use tabletier_core::{
    About, Control, Frame, Gesture, HOUSE, Ink, Lang, MoveError, Node, Outcome, Phrase, Preset,
    RuleKey, RuleValue, RulesForm, Scene, Seat, Settings, Shape, Sketch, Span, Target, TextError,
    Values, Verdict, Workload,
};
pub use tabletier_search::Outlook;
pub use think::{Effort, Idea, Strength};
