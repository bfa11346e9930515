//! Bâtons et Pions, by Christian Jungling: the board itself is made of sticks, and the players
//! move them.

mod change;
mod flaw;
mod lattice;
mod movegen;
mod notation;
mod pawns;
mod plan;
mod position;
mod random;
mod refusal;
mod route;
mod rules;
mod sticks;

pub use position::{BatonsMove, BatonsPosition, Colour};
pub use rules::BatonsRules;
