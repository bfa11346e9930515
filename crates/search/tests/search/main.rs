//! The search, on games whose truth is known or can be counted out.

mod algorithms;
mod bilitaire;
mod billo;
mod common;
mod house;
mod limits;
mod maxn;
mod mcts;
mod nim;
mod real;
mod trees;
