//! `cargo xtask play`: the games in the browser, or one in the terminal.

use std::io;
use std::process::ExitCode;

use crate::build::Build;
use crate::cargo::hand_over;
use crate::progress::Progress;
use crate::web::{self, Compiler};

/// How to play.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The port to serve the web client on; 7878 without it
    #[arg(long, value_name = "N", conflicts_with = "terminal")]
    port: Option<String>,

    /// Open the web client in the browser
    #[arg(long, conflicts_with = "terminal")]
    open: bool,

    /// Build what other people get: it takes longer, and is smaller and faster
    #[arg(long)]
    release: bool,

    /// Play in the terminal instead: the game and options, as for `tabletier play`
    #[arg(long, value_name = "GAME", num_args = 0.., allow_hyphen_values = true)]
    terminal: Option<Vec<String>>,
}

/// Builds what is needed and plays.
pub(crate) fn run(args: Args, compiler: Option<Compiler>) -> io::Result<ExitCode> {
    let build = if args.release { Build::Release } else { Build::Quick };
    if let Some(arguments) = args.terminal {
        let Some(mut program) = build.program(&[])? else { return Ok(ExitCode::FAILURE) };
        return hand_over(program.arg("play").args(arguments));
    }
    let mut progress = Progress::new("play", web::STEPS + 1);
    if !web::build(build, compiler, &mut progress)? {
        return Ok(ExitCode::FAILURE);
    }
    progress.step("compiling the program with these files in it");
    let Some(mut program) = build.program(&[build.feature()])? else {
        return Ok(ExitCode::FAILURE);
    };
    program.arg("serve");
    if let Some(port) = args.port {
        program.args(["--port", &port]);
    }
    hand_over(program.args(args.open.then_some("--open")))
}
