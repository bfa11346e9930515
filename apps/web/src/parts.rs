//! What pages are made of.

pub(crate) mod ask;
pub(crate) mod beside;
pub(crate) mod board;
pub(crate) mod choice;
pub(crate) mod dots;
pub(crate) mod download;
pub(crate) mod drag;
pub(crate) mod drawing;
pub(crate) mod film;
pub(crate) mod open;
pub(crate) mod refused;
pub(crate) mod rules;
pub(crate) mod sandbox;
pub(crate) mod share;
pub(crate) mod shelf;
pub(crate) mod slide;
pub(crate) mod sound;
pub(crate) mod sure;
pub(crate) mod type_move;
