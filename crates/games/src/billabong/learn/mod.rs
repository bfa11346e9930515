//! What Billabong's pages teach: the rules, chapter by chapter, and a guided first game.

mod jumps;
mod options;
mod race;
mod referee;
mod stream;
mod tasks;

use tabletier_core::Chapter;

pub(super) use tasks::EXERCISES;

/// The rules, told and shown.
pub(super) const CHAPTERS: &[Chapter] = &[
    race::AIM,
    race::PLACING,
    race::STEPS,
    jumps::JUMPS,
    referee::REFEREE,
    stream::STREAM,
    options::OPTIONS,
];
