//! Bi-litaire, by Kris Burm: peg solitaire with an opponent who moves the board.
//!
//! ```
//! use tabletier_core::{Position, Rules};
//! use tabletier_games::bilitaire::{BilitairePosition, BilitaireRules};
//!
//! let mut position = BilitairePosition::start(BilitaireRules::standard(), 0);
//! for text in ["-d4", "C1>1e", "f4xd4"] {
//!     let mv = position.read_move(text).unwrap();
//!     position.play_unchecked(&mv);
//! }
//! assert_eq!(position.to_string(), ".ff./ffff/ff3f/.f.f t 1");
//! ```

mod board;
mod jumps;
mod movegen;
mod notation;
mod position;
mod refusal;
mod rules;
mod slides;

pub use board::{Board, Hole, Slot, Way};
pub use position::{BilitaireMove, BilitairePosition, Scores, Turn};
pub use rules::BilitaireRules;
pub use slides::Slide;
