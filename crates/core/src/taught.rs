//! What teaches and prints a game.

use crate::{Book, Exercise, Game, Kit, Lang, Theme};

/// A game that can be learnt from a page and played on paper.
///
/// Everything has a default, so that a game can be played before it is taught.
pub trait Taught: Game {
    /// A guided first game.
    const EXERCISES: &'static [Exercise<Self::Position>] = &[];
    /// What its moves may be about: puzzles are sorted by it.
    const THEMES: &'static [Theme<Self::Position>] = &[];

    /// The rules told and shown, and the words of the guided first game; `None` where they have not
    /// been loaded in this language.
    fn book(lang: Lang) -> Option<&'static Book> {
        lang.book(Self::ABOUT.key)
    }

    /// What is printed to play on paper, if that can be done.
    fn kit(_lang: Lang) -> Option<Kit> {
        None
    }
}
