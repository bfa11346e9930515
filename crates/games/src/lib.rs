//! The rules of the games, each in a room of its own.

pub mod batons;
pub mod bilitaire;
pub mod billabong;
pub mod billo;
