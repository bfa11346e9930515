//! Sessions, records, puzzles, thinking and matches, as a client sees them.

mod arena;
mod batons;
mod bilitaire;
mod billabong;
mod billo;
mod billo_play;
mod notation;
mod one_list;
mod puzzle;
mod record;
mod think;
mod toy;
mod tree;
