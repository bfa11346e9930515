//! The rules of Billo, told and shown, and a guided first game.

mod aim;
mod billos;
mod duty;
mod ending;
mod moving;
mod options;
mod taking;
mod tasks;

use tabletier_core::Chapter;

pub(super) use tasks::EXERCISES;

pub(super) const CHAPTERS: &[Chapter] = &[
    aim::CHAPTER,
    moving::CHAPTER,
    taking::CHAPTER,
    duty::CHAPTER,
    billos::CHAPTER,
    ending::CHAPTER,
    options::CHAPTER,
];
