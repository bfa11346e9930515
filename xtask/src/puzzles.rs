//! `cargo xtask puzzles`: puzzles found by self-play.

use std::io;
use std::process::ExitCode;

use crate::cargo::{cargo, hand_over};

/// Builds and runs the puzzler.
pub(crate) fn run(arguments: Vec<String>) -> io::Result<ExitCode> {
    let mut command =
        cargo(&["run", "--release", "--quiet", "--package", "tabletier-puzzler", "--"]);
    hand_over(command.args(arguments))
}
