//! A board drawn with characters.

use std::fmt;

use crate::{Seat, Target};

/// A board drawn with characters, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sketch {
    /// Lines from top to bottom, each from left to right.
    pub lines: Vec<Vec<Span>>,
    /// What can be clicked beside the board, with what is written on it.
    pub controls: Vec<crate::Control>,
}

/// Some characters of one ink.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The characters.
    pub text: String,
    /// Their colour.
    pub ink: Ink,
    /// The name for clicks of what they show. Several spans may belong to one target.
    pub target: Option<Target>,
}

/// What a piece of a sketch stands for, which decides its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// A seat's own piece.
    Seat(Seat),
    /// A piece of nobody.
    Neutral,
    /// The board itself.
    Board,
    /// Coordinates, and other things one may overlook.
    Faint,
    /// Where the last move went.
    Last,
}

impl Span {
    /// Characters of an ink.
    pub fn new(text: impl Into<String>, ink: Ink) -> Span {
        Span { text: text.into(), ink, target: None }
    }

    /// The same characters, to be clicked under this name.
    #[must_use]
    pub fn target(self, target: Target) -> Span {
        Span { target: Some(target), ..self }
    }
}

/// Without colours; lines end without blanks.
impl fmt::Display for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| {
            let line: String = line.iter().map(|span| span.text.as_str()).collect();
            writeln!(f, "{}", line.trim_end())
        })
    }
}
