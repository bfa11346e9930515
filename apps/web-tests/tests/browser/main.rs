//! The web client, as a browser shows it.

mod start;
