//! One conformance suite that every game passes, and plain code to compare clever code with.
//!
//! [`mod@ask`] questions a position in texts;
//! [`conformance()`] examines a game and [`course()`] what its pages teach; [`perft_table()`] counts
//! its tree of play; [`plain`] looks ahead without any cleverness; [`toy`] is the smallest complete
//! game, for testing what works with any game; [`drafted()`] sets up positions by touches; [`misprint()`]
//! reads words for people like a printer, and [`flaw()`] pictures like a parser.

pub mod ask;
pub mod conformance;
mod course;
mod drafted;
mod perft_table;
pub mod plain;
pub mod toy;
mod typography;

pub use conformance::{conformance, flaw};
pub use course::{course, exercise, figure, solutions, themes};
pub use drafted::drafted;
pub use perft_table::perft_table;
pub use typography::{langs, misprint};
