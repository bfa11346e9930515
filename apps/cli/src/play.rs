//! A game at the terminal, of any kind: this room knows tables and hands, but no rules.
//!
//! [`Game`] is what is played and by whom; [`table::Table`] adds what a person at a full screen holds in
//! the hand (pieces, cursor, a line being typed) and turns key presses into moves, without a
//! terminal; `draw` shows it; `screen` runs both. `plain` plays the same game line by line.

mod captions;
mod draw;
mod game;
mod hand;
mod help;
mod hint;
mod keys;
mod map;
mod moves;
mod order;
mod plain;
mod players;
mod screen;
mod table;
mod task;
mod typing;
mod view;
mod words;
mod works;

#[cfg(test)]
mod testing;

pub(crate) use game::{Game, Setup};
pub(crate) use plain::play as play_plainly;
pub(crate) use players::{Place, Players};
pub(crate) use screen::play as play_on_screen;
