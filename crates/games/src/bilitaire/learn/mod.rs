//! The rules of Bi-litaire, told and shown, and a guided first game.

mod advice;
mod aim;
mod announcing;
mod jumping;
mod options;
mod rounds;
mod tasks;
mod trays;

use tabletier_core::{Chapter, Exercise, Kit, Lang, Taught};

use super::{Bilitaire, BilitairePosition, print};

impl Taught for Bilitaire {
    const CHAPTERS: &'static [Chapter] = &[
        aim::CHAPTER,
        jumping::CHAPTER,
        trays::CHAPTER,
        announcing::CHAPTER,
        rounds::CHAPTER,
        advice::CHAPTER,
        options::CHAPTER,
    ];
    const EXERCISES: &'static [Exercise<BilitairePosition>] = tasks::EXERCISES;

    fn kit(lang: Lang) -> Option<Kit> {
        Some(print::kit(lang))
    }
}
