//! The server as programs see it: over the network, by a clock that tests set.

mod bad_input;
mod clocks;
mod forms;
mod house;
mod invites;
mod limits;
mod lobby;
mod promises;
mod push;
mod sockets;
mod timeouts;
