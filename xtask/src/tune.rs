//! `cargo xtask tune`: weights found by self-play.

use std::io;
use std::process::ExitCode;

use crate::cargo::{cargo, hand_over};

/// Builds and runs the tuner.
pub(crate) fn run(arguments: Vec<String>) -> io::Result<ExitCode> {
    let mut command = cargo(&["run", "--release", "--package", "tabletier-tuner", "--"]);
    hand_over(command.args(arguments))
}
