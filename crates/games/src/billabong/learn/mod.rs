//! What Billabong's pages teach: the rules, chapter by chapter, and a guided first game.

mod jumps;
mod options;
mod race;
mod referee;
mod stream;
mod tasks;

use tabletier_core::{Chapter, Exercise, Kit, Lang, Taught};

use super::{Billabong, BillabongPosition, print};

impl Taught for Billabong {
    const CHAPTERS: &'static [Chapter] = &[
        race::AIM,
        race::PLACING,
        race::STEPS,
        jumps::JUMPS,
        referee::REFEREE,
        stream::STREAM,
        options::OPTIONS,
    ];
    const EXERCISES: &'static [Exercise<BillabongPosition>] = tasks::EXERCISES;

    fn kit(lang: Lang) -> Option<Kit> {
        Some(print::kit(lang))
    }
}
