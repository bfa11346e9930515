//! Puzzles: positions in which one move is clearly the best, as a text file that people read too.
//!
//! A file is a head and, after blank lines, the puzzles, each a block of lines `key value`:
//!
//! ```
//! use tabletier_session::{Puzzles, puzzle};
//!
//! let file = "\
//! game billo
//! engine 0.1.0
//! seed 1
//! found cargo xtask puzzles billo
//!
//! grade 1
//! rules catalano
//! position 8/8/8/7s/8/1s6/R7/8 r -
//! best +1.25
//! second -0.50
//! nodes 40
//! line Ra2xb3 Sh5-h4
//! ";
//! let puzzles = file.parse::<Puzzles>()?;
//! assert_eq!(puzzles.list[0].solution(), "Ra2xb3");
//! assert_eq!(puzzles.to_string(), file);
//! # Ok::<(), puzzle::PuzzleError>(())
//! ```
//!
//! | key | what it says |
//! |---|---|
//! | `game` | the game's key |
//! | `engine` | the version of the engine that found the puzzles |
//! | `seed` | what the games that they come from were drawn from |
//! | `found` | how they were found, in one line |
//! | `grade` | how hard the puzzle is, from 1 to 3 |
//! | `rules` | the rules text |
//! | `position` | the position text |
//! | `best` | what the one right move is worth to who makes it |
//! | `second` | what the next best is worth to them |
//! | `nodes` | how many positions the engine looks at until it has found the move for good |
//! | `line` | the right move, and how the game would go on |
//!
//! All keys are there, in this order. Reading takes CRLF and any number of blank lines between the
//! blocks; it checks positions and moves by the rules. Writing gives the same text again.

mod read;

use std::fmt;

use tabletier_core::words::{session as words, themes};
use tabletier_core::{Lang, Message, Phrase, TextError};
use tabletier_search::Score;
use thiserror::Error;

use crate::{Entry, LineError, Session};

/// The hardest grade; the easiest is 1.
pub const GRADES: u8 = 3;

/// The puzzles of a file, and where they come from.
#[derive(Clone, Debug)]
pub struct Puzzles {
    /// The game.
    pub entry: &'static dyn Entry,
    /// The version of the engine that found them.
    pub engine: String,
    /// What the games that they come from were drawn from.
    pub seed: u64,
    /// How they were found, in one line.
    pub found: String,
    /// The puzzles.
    pub list: Vec<Puzzle>,
}

/// A position in which one move is clearly the best.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// How hard it is, from 1 to [`GRADES`].
    pub grade: u8,
    /// The rules text.
    pub rules: String,
    /// The position text.
    pub position: String,
    /// What the right move is worth to who makes it.
    pub best: Score,
    /// What the next best move is worth to them.
    pub second: Score,
    /// How many positions the engine looks at until it has found the move for good.
    pub nodes: u64,
    /// The right move, and how the game would go on; never empty.
    pub line: Vec<String>,
}

impl Puzzle {
    /// The one right move.
    pub fn solution(&self) -> &str {
        self.line.first().map_or("", String::as_str)
    }

    /// A table laid with the position.
    pub fn lay(&self, entry: &'static dyn Entry) -> Result<Box<dyn Session>, TextError> {
        entry.resume(Some(&self.rules), &self.position)
    }

    /// What the right move is about: what it decides, and what it is in the game's own words.
    pub fn themes(&self, entry: &dyn Entry) -> Vec<Phrase> {
        let decides = match (self.best, self.second) {
            (Score::Win { turns: Some(1), .. }, _) => Some(themes::WIN_AT_ONCE),
            (Score::Win { .. }, Score::Cp(_) | Score::Loss { .. }) => Some(themes::WIN),
            (Score::Cp(_), Score::Loss { .. }) => Some(themes::RESCUE),
            _ => None,
        };
        let workshop = entry.workshop();
        let shown = workshop.map(|it| it.themes(&self.rules, &self.position, self.solution()));
        decides.into_iter().chain(shown.unwrap_or_default()).collect()
    }

    /// Whether the right move leads to this position, in whatever way it is carried out.
    pub fn leads_to(&self, entry: &'static dyn Entry, position: &str) -> bool {
        self.lay(entry).is_ok_and(|mut session| {
            session.play(self.solution()).is_ok() && session.position() == position
        })
    }
}

/// The file.
impl fmt::Display for Puzzles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzles { entry, engine, seed, found, list } = self;
        writeln!(f, "game {}\nengine {engine}\nseed {seed}\nfound {found}", entry.about().key)?;
        list.iter().try_for_each(|puzzle| write!(f, "\n{puzzle}"))
    }
}

/// The block of a file.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { grade, rules, position, best, second, nodes, line } = self;
        writeln!(f, "grade {grade}\nrules {rules}\nposition {position}")?;
        writeln!(f, "best {best}\nsecond {second}\nnodes {nodes}\nline {}", line.join(" "))
    }
}

/// A file that holds no puzzles: which line, and what is wrong there.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("{}", self.message())]
pub struct PuzzleError {
    /// Which line of the file, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: PuzzleFault,
}

impl PuzzleError {
    /// The whole of it.
    pub fn message(&self) -> Message {
        let fault = match &self.fault {
            PuzzleFault::Text(error) => error.message(),
            PuzzleFault::Move(error) => error.message(),
        };
        words::puzzle_error(fault, self.line.to_string())
    }

    /// What to tell a player.
    pub fn say(&self, lang: Lang) -> String {
        self.message().say(lang)
    }
}

/// What is wrong in a file of puzzles.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum PuzzleFault {
    /// Something that cannot be read.
    #[error(transparent)]
    Text(#[from] TextError),
    /// A move of a line that cannot be played.
    #[error(transparent)]
    Move(#[from] LineError),
}
