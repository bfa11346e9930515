//! What a game is.
//!
//! A game is a [`Position`] (the rules), [`Drawn`] (its picture and how a hand moves on it) and
//! an [`Evaluator`] (who stands better), bound together by [`Game`]. What teaches and prints it is
//! [`Taught`], what programs count and look for in it [`Measured`]. Nothing in here knows a
//! particular game, does input or output, reads a clock or rolls dice that were not passed in.
//!
//! Whatever is generic over games needs only these traits:
//!
//! ```
//! use tabletier_core::{Dice, Position};
//!
//! /// Plays at random until the game is over, or for `limit` turns.
//! fn stroll<P: Position>(mut position: P, dice: &mut Dice, limit: usize) -> P {
//!     for _ in 0..limit {
//!         let Some(mv) = position.random_move(dice) else { break };
//!         position.play_unchecked(&mv);
//!     }
//!     position
//! }
//! ```

mod algorithm;
mod class;
mod course;
mod dice;
pub mod draft;
mod evaluator;
mod game;
mod gesture;
mod house;
mod kit;
mod knowledge;
mod measured;
mod outcome;
mod perft;
mod position;
mod rules;
mod scene;
mod seat;
mod sketch;
mod skill;
mod svg;
mod tally;
mod taught;
mod text;
mod theme;
mod values;
mod weights;
mod zobrist;

pub use algorithm::Algorithm;
pub use class::{drawn_class, drawn_style};
pub use course::{Exercise, Task};
pub use dice::Dice;
pub use draft::{Draft, Field};
pub use evaluator::Evaluator;
pub use game::{About, Drawn, Game, View};
pub use gesture::{Gesture, Target};
pub use house::{History, QUIET, REPETITION};
pub use kit::{Kit, Lot};
pub use knowledge::Knowledge;
pub use measured::{Measured, Positions, PuzzleSearch, Speed, Work, Workload};
pub use outcome::{Outcome, Verdict};
pub use perft::{divide, perft};
pub use position::Position;
pub use rules::{HOUSE, Preset, RuleKey, RuleValue, Rules, RulesForm, Settings};
pub use scene::{Control, Frame, Node, Scene, Shape};
pub use seat::Seat;
pub use sketch::{Ink, Sketch, Span};
pub use skill::Skill;
pub use svg::{Escaped, Number, animated_svg};
pub use tabletier_words::{
    self as words, Arg, Book, Chapter, Figure, Lang, LangError, Message, Part, Phrase, Strange,
    Task as TaskWords, Try,
};
pub use tally::Tally;
pub use taught::Taught;
pub use text::{MoveError, TextError, any_of, fields, number, quote, quoted};
pub use theme::Theme;
pub use values::Values;
#[doc(hidden)]
pub use weights::Numbers;
pub use weights::{Weight, Weighted};
pub use zobrist::splitmix;
