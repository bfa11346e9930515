//! Reads, checks and packs the files of words.
//!
//! A folder for each language holds messages in Fluent (`*.ftl`), and for each game its rules and
//! the tasks of a guided first game in Markdown (`GAME.rules.md`, `GAME.tasks.md`). English says which
//! messages there are and what goes into them; figures are those of the games' folders
//! (`figures.txt`). Whatever does not fit is a [`Fault`] with its file and line. Programs are built
//! with what comes out: Rust names for all messages ([`Library::keys`]), and a file a language.

mod code;
mod compile;
mod fault;
mod figures;
mod fluent;
mod index;
mod lessons;
mod library;
mod line;
mod plural;
mod pseudo;
mod typography;

pub use fault::Fault;
pub use library::{Language, Library, sources};
pub use typography::misprint;
