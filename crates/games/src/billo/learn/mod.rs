//! The rules of Billo, told and shown, and a guided first game.

mod aim;
mod billos;
mod duty;
mod ending;
mod moving;
mod options;
mod taking;
mod tasks;

use tabletier_core::{Chapter, Exercise, Kit, Lang, Taught};

use super::{Billo, BilloPosition, print};

impl Taught for Billo {
    const CHAPTERS: &'static [Chapter] = &[
        aim::CHAPTER,
        moving::CHAPTER,
        taking::CHAPTER,
        duty::CHAPTER,
        billos::CHAPTER,
        ending::CHAPTER,
        options::CHAPTER,
    ];
    const EXERCISES: &'static [Exercise<BilloPosition>] = tasks::EXERCISES;

    fn kit(lang: Lang) -> Option<Kit> {
        Some(print::kit(lang))
    }
}
