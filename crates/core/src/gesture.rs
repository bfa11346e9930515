//! From clicks to a move.

use std::fmt;

use crate::words::common as words;
use crate::{Phrase, TextError};

/// The name of something on the board, or beside it, that can be clicked.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Target(pub String);

impl Target {
    /// The target with this name.
    // As small as the makers of nodes in a scene, and for the same reason.
    #[inline(never)]
    pub fn new(name: impl fmt::Display) -> Target {
        Target(name.to_string())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A move half entered.
///
/// When `done` is there and `next` is empty the move is complete and can be played; when both are
/// there the player may stop here or go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gesture {
    /// What may be clicked next, without doubles.
    pub next: Vec<Target>,
    /// The move that the clicks make so far, written by the route that was clicked.
    pub done: Option<String>,
    /// What the player is asked to do now.
    pub prompt: &'static Phrase,
}

impl Gesture {
    /// The error for a click on something that cannot be clicked now.
    pub fn refuse(&self, click: &Target) -> TextError {
        let next: Vec<&str> = self.next.iter().map(Target::as_str).collect();
        let expected = match next.as_slice() {
            [] => words::WANT_NO_CLICK.into(),
            next => words::want_one_of(next.join(" ")),
        };
        TextError::new(words::AT_CLICK, click.as_str(), expected)
    }
}
