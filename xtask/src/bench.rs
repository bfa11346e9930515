//! `cargo xtask bench` and `cargo xtask duel`: speed and strength against yardsticks.

use std::io;
use std::process::ExitCode;

use crate::cargo::{cargo, hand_over};

/// Builds and runs the measurements of some kind, of one game or of all.
pub(crate) fn run(kind: Option<&str>, game: Option<String>) -> io::Result<ExitCode> {
    let mut command = cargo(&["run", "--release", "--package", "tabletier-benches", "--"]);
    hand_over(command.args(kind).args(game))
}

/// Builds and runs the measurements of the server of games at a distance.
pub(crate) fn server() -> io::Result<ExitCode> {
    let arguments = ["run", "--release", "--package", "tabletier-server", "--example", "measure"];
    hand_over(&mut cargo(&arguments))
}
