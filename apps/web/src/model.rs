//! What the client knows, apart from any page.

pub(crate) mod board_state;
pub(crate) mod course;
pub(crate) mod judge;
pub(crate) mod laid;
pub(crate) mod marks;
pub(crate) mod motion;
pub(crate) mod route;
pub(crate) mod sentence;
pub(crate) mod shelved;
pub(crate) mod study;
pub(crate) mod told;
