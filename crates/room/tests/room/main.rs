//! Rooms as their users see them.

mod clocks;
mod invariants;
mod offers;
mod seats;
mod stage;
mod words;
