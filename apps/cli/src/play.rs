//! A game at the terminal, of any kind: this room knows tables and hands, but no rules.
//!
//! [`Host`] lays the table and speaks for it; [`sitting::Sitting`] adds what a person at a full
//! screen has before them (the board with a cursor, a line being typed) and turns key presses into
//! moves, without a terminal; `draw` shows it; `screen` runs both. `plain` plays the same game line
//! by line. What takes a while is an [`errand::Errand`] on a copy of the game.

mod board;
mod captions;
mod draw;
mod errand;
mod help;
mod hint;
mod host;
mod keys;
mod map;
mod moves;
mod order;
mod plain;
mod screen;
mod seats;
mod sitting;
mod typing;
mod view;
mod works;

#[cfg(test)]
mod testing;

pub(crate) use host::{Host, Setup};
pub(crate) use plain::{Manner, play as play_plainly};
pub(crate) use screen::play as play_on_screen;
pub(crate) use seats::Seated;
