//! The rules of each game: in a folder of its own, in one program that is quick to link.

mod batons;
mod bilitaire;
mod billabong;
mod billo;
mod every_game;
