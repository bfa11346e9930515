//! A table at which a game is played.
//!
//! This is the border where types are erased: inside, everything is generic over
//! [`tabletier_core::Position`]; outside, a [`Session`] plays any game of the [`catalog`] by text.
//!
//! Play by text, take back, ask where the game stands:
//!
//! ```
//! use tabletier_session::catalog;
//!
//! let mut session = catalog::find("billo")?.start(Some("catalano"), 0)?;
//! session.play("Rc1-c2")?;
//! session.play("Sf8-f7")?;
//! assert!(session.play("Rc2-c4").is_err());
//! session.undo();
//! assert_eq!(session.position(), "cccccccc/8/8/8/8/8/2R5/CCSCCCCC b -");
//! assert_eq!(session.status(), "turn B");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Draw any game without knowing it:
//!
//! ```
//! use tabletier_session::{Lang, catalog};
//!
//! for entry in catalog::GAMES {
//!     let picture = entry.start(None, 0)?.picture(Lang::find("fr")?);
//!     assert!(picture.svg().starts_with("<svg"));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Keep a game as a [`record`], and go on with it another day:
//!
//! ```
//! use tabletier_session::{Record, Seat, catalog};
//!
//! let mut game = Record::new(catalog::find("billo")?.start(None, 0)?);
//! game.set_player(Seat::A, "Anne")?;
//! game.session_mut().play("Rc1-c2")?;
//! let file = game.to_string();
//!
//! let mut session = file.parse::<Record>()?.into_session();
//! assert_eq!(session.played(), ["Rc1-c2"]);
//! session.undo();
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What clients need of the core is re-exported here, so that they depend on this crate alone.

pub mod advice;
#[cfg(feature = "tools")]
mod annotate;
pub mod arena;
pub mod catalog;
mod clock;
#[cfg(feature = "tools")]
mod forced;
mod forfeit;
mod hand;
mod level;
mod mark;
pub mod puzzle;
pub mod record;
mod session;
mod strength;
mod table;
mod think;
mod tree;
mod typed_session;

pub use catalog::{Entry, Measures, Workshop};
pub use clock::{Clock, TimeControl};
pub use forfeit::{Forfeit, ForfeitError};
pub use hand::{Deed, Grip, Hand, Heard, Refusal, TOUCHED, WAIT};
pub use level::Level;
pub use mark::Mark;
pub use puzzle::{Puzzle, PuzzleError, PuzzleFault, Puzzles};
pub use record::{Record, RecordError, RecordFault};
pub use session::{LineError, Play, PlayError, Session, Show, Think};
pub use strength::Strength;
pub use table::{Agreement, FirstMove, Player, Table};
pub use tabletier_core::{
    About, Algorithm, Arg, Book, Chapter, Control, Dice, Draft, Field, Figure, Frame, Gesture,
    HOUSE, Ink, Knowledge, Lang, LangError, Message, MoveError, Node, Number, Outcome, Part,
    Phrase, Preset, PuzzleSearch, RuleKey, RuleValue, RulesForm, Scene, Seat, Settings, Shape,
    Sketch, Span, Strange, Tally, Target, Task, TaskWords, TextError, Try, Values, Verdict,
    Workload, animated_svg, drawn_class, drawn_style, quote, splitmix, words,
};
pub use tabletier_print::{Paper, Sheet};
#[cfg(feature = "pdf")]
pub use tabletier_print::{PdfError, pdf};
pub use tabletier_search::{Limits, Score, TranspositionTable};
pub use think::{Analysis, ThinkOptions, Variation};
pub use tree::{Place, Step, Tree};
pub use typed_session::gestures_asked;
