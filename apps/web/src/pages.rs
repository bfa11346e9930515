//! The pages of the client.

pub(crate) mod first;
pub(crate) mod home;
pub(crate) mod learn;
pub(crate) mod print;
pub(crate) mod puzzles;
pub(crate) mod sent;
pub(crate) mod setup;
pub(crate) mod table;
