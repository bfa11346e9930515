//! `cargo xtask play`: the games in the browser, or one in the terminal.

use std::io;
use std::process::ExitCode;

use crate::cargo::{cargo, hand_over};
use crate::web;

/// How to play.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The port to serve the web client on; 7878 without it
    #[arg(long, value_name = "N", conflicts_with = "terminal")]
    port: Option<String>,

    /// Open the web client in the browser
    #[arg(long, conflicts_with = "terminal")]
    open: bool,

    /// Play in the terminal instead: the game (billo unless another is named), then options of
    /// `tabletier play`
    #[arg(long, value_name = "GAME", num_args = 0.., allow_hyphen_values = true)]
    terminal: Option<Vec<String>>,
}

/// Builds what is needed and plays.
pub(crate) fn run(args: Args) -> io::Result<ExitCode> {
    let mut command = cargo(&["run", "--release", "--package", "tabletier-cli"]);
    if let Some(arguments) = args.terminal {
        command.args(["--", "play"]);
        if arguments.first().is_none_or(|first| first.starts_with('-')) {
            command.arg("billo");
        }
        return hand_over(command.args(arguments));
    }
    if !web::build()? {
        return Ok(ExitCode::FAILURE);
    }
    command.args(["--features", "web", "--", "serve"]);
    if let Some(port) = args.port {
        command.args(["--port", &port]);
    }
    hand_over(command.args(args.open.then_some("--open")))
}
