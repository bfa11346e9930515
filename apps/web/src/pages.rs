//! The pages of the client.

pub(crate) mod at;
pub(crate) mod edit;
pub(crate) mod first;
pub(crate) mod friend;
pub(crate) mod home;
pub(crate) mod hub;
pub(crate) mod join;
pub(crate) mod later;
pub(crate) mod learn;
pub(crate) mod lobby;
pub(crate) mod mine;
pub(crate) mod play;
pub(crate) mod print;
pub(crate) mod puzzles;
pub(crate) mod seat;
pub(crate) mod sent;
pub(crate) mod setup;
pub(crate) mod shelf;
pub(crate) mod study;
pub(crate) mod table;
