//! What teaches and prints a game.

use crate::{Chapter, Exercise, Game, Kit, Lang};

/// A game that can be learnt from a page and played on paper.
///
/// Everything has a default, so that a game can be played before it is taught.
pub trait Taught: Game {
    /// The rules, told and shown.
    const CHAPTERS: &'static [Chapter] = &[];
    /// A guided first game.
    const EXERCISES: &'static [Exercise<Self::Position>] = &[];

    /// What is printed to play on paper, if that can be done.
    fn kit(_lang: Lang) -> Option<Kit> {
        None
    }
}
