//! Finds puzzles by self-play: `cargo xtask puzzles GAME`.
//!
//! Computers of various strength play games from various openings. A short look at each position
//! tells whether one move seems clearly better than all others; where it does, a longer one and
//! then a much longer one have to say the same. Of what is left a mixture is chosen: easy and hard,
//! with each player to move. Everything follows from the seed, on any number of cores.

mod choose;
mod find;
mod look;
mod play;

pub use choose::choose;
pub use find::{Find, Plan, find, is_found_on_board};
pub use look::{Look, is_clear};
