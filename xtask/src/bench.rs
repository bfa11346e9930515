//! `cargo xtask bench`: speed against yardsticks.

use std::io;
use std::process::ExitCode;

use crate::cargo::{cargo, hand_over};

/// Builds and runs the measurements of one game, or of all.
pub(crate) fn run(game: Option<String>) -> io::Result<ExitCode> {
    let mut command = cargo(&["run", "--release", "--package", "tabletier-benches", "--"]);
    hand_over(command.args(game))
}
