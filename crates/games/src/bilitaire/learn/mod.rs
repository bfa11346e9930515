//! The rules of Bi-litaire, told and shown, and a guided first game.

mod advice;
mod aim;
mod announcing;
mod jumping;
mod options;
mod rounds;
mod tasks;
mod trays;

use tabletier_core::Chapter;

pub(super) use tasks::EXERCISES;

pub(super) const CHAPTERS: &[Chapter] = &[
    aim::CHAPTER,
    jumping::CHAPTER,
    trays::CHAPTER,
    announcing::CHAPTER,
    rounds::CHAPTER,
    advice::CHAPTER,
    options::CHAPTER,
];
