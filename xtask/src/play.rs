//! `cargo xtask play`: a game in the terminal.

use std::io;
use std::process::ExitCode;

use crate::cargo::{cargo, hand_over};

/// Builds the program and starts `tabletier play`, with Billo unless another game comes first.
pub(crate) fn run(arguments: Vec<String>) -> io::Result<ExitCode> {
    let mut command = cargo(&["run", "--release", "--package", "tabletier-cli", "--", "play"]);
    if arguments.first().is_none_or(|first| first.starts_with('-')) {
        command.arg("billo");
    }
    hand_over(command.args(arguments))
}
