//! Games with people far away: the seats that are kept here, and the server that is asked.

pub(crate) mod api;
pub(crate) mod line;
pub(crate) mod mine;
pub(crate) mod push;
pub(crate) mod seats;
pub(crate) mod told;
