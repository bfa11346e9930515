//! A table at which a game is played.
//!
//! This is the border where types are erased: inside, everything is generic over
//! [`tabletier_core::Position`]; outside, a [`Session`] plays any game of the [`catalog`] by text.
//!
//! What clients need of the core is re-exported here, so that they depend on this crate alone.

pub mod catalog;
mod session;

pub use catalog::Entry;
pub use session::{LineError, PlayError, Session};
pub use tabletier_core::{
    About, Control, Frame, Gesture, HOUSE, Ink, Lang, MoveError, Node, Outcome, Phrase, Preset,
    RuleKey, RuleValue, RulesForm, Scene, Seat, Settings, Shape, Sketch, Span, Target, TextError,
    Values, Verdict, Workload,
};
