//! The pages of the client.

pub(crate) mod edit;
pub(crate) mod first;
pub(crate) mod home;
pub(crate) mod learn;
pub(crate) mod print;
pub(crate) mod puzzles;
pub(crate) mod sent;
pub(crate) mod setup;
pub(crate) mod study;
pub(crate) mod table;
