//! One conformance suite that every game passes, and plain code to compare clever code with.
//!
//! [`conformance()`] examines a game and [`course()`] what its pages teach; [`perft_table()`] counts
//! its tree of play; [`plain`] looks ahead without any cleverness; [`toy`] is the smallest complete
//! game, for testing what works with any game.

pub mod conformance;
mod course;
mod perft_table;
pub mod plain;
pub mod toy;

pub use conformance::conformance;
pub use course::{course, exercise, figure, solutions};
pub use perft_table::perft_table;
