//! The search, on games whose truth is known or can be counted out.

mod billo;
mod common;
mod house;
mod limits;
mod nim;
mod trees;
