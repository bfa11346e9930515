//! Rooms as their users see them.

mod client;
mod clocks;
mod far;
mod invariants;
mod lines;
mod offers;
mod seats;
mod stage;
mod words;
