//! What a game's pages teach: the rules with figures to play on, and a guided first game.

use std::fmt;

use crate::{Phrase, Position};

/// A part of the rules, on a page of its own words.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// The heading; its code names the chapter in addresses.
    pub title: Phrase,
    /// What is said and shown, in order.
    pub parts: &'static [Part],
}

/// Something said or shown.
#[derive(Clone, Copy, Debug)]
pub enum Part {
    /// A paragraph.
    Words(Phrase),
    /// A paragraph about something that the sheet leaves open, and how we play it.
    Decision(Phrase),
    /// A board to try it on.
    Figure(Figure),
}

impl Part {
    /// A paragraph, in English and in French.
    pub const fn words(en: &'static str, fr: &'static str) -> Part {
        Part::Words(Phrase::new("words", en, fr))
    }

    /// A paragraph about something that we decided, in English and in French.
    pub const fn decision(en: &'static str, fr: &'static str) -> Part {
        Part::Decision(Phrase::new("decision", en, fr))
    }
}

/// A position with which the reader may play.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// What it shows; its code names the figure, `option-KEY` where it explains a rules key.
    pub caption: Phrase,
    /// The rules text.
    pub rules: &'static str,
    /// The position text.
    pub position: &'static str,
    /// The moves that the caption speaks of.
    pub tries: &'static [Try],
}

/// A move to try in a figure.
#[derive(Clone, Copy, Debug)]
pub struct Try {
    /// The move.
    pub text: &'static str,
    /// What to say of it.
    pub words: Phrase,
    /// The code of the rule that forbids it; a legal move has none.
    pub refused: Option<&'static str>,
}

impl Try {
    /// A legal move, and what to say of it in English and in French.
    pub const fn legal(text: &'static str, en: &'static str, fr: &'static str) -> Try {
        Try { text, words: Phrase::new("legal", en, fr), refused: None }
    }

    /// A move that a rule forbids, and what to say of it in English and in French.
    pub const fn refused(
        text: &'static str,
        rule: &'static str,
        en: &'static str,
        fr: &'static str,
    ) -> Try {
        Try { text, words: Phrase::new("refused", en, fr), refused: Some(rule) }
    }
}

/// What is asked of somebody who plays for the first time: one good move in a position.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// What it is called; its code names the task where progress is kept.
    pub title: Phrase,
    /// What to do.
    pub words: Phrase,
    /// Where to look.
    pub hint: Phrase,
    /// What has been learnt, said when it is done.
    pub praise: Phrase,
    /// The rules text.
    pub rules: &'static str,
    /// The position text.
    pub position: &'static str,
}

/// A task and who can tell whether it is done.
pub struct Exercise<P: Position> {
    /// The task.
    pub task: Task,
    /// Whether a legal move does what is asked: the position, the move, and the position after it.
    pub done: fn(&P, &P::Move, &P) -> bool,
}

impl<P: Position> fmt::Debug for Exercise<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Exercise").field(&self.task).finish()
    }
}
