//! One conformance suite that every game passes, and plain code to compare clever code with.
//!
//! [`conformance()`] examines a game; [`plain`] looks ahead without any cleverness; [`toy`] is the
//! smallest complete game, for testing what works with any game.

pub mod conformance;
pub mod plain;
pub mod toy;

pub use conformance::conformance;
