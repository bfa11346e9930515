//! The tabletier command: the games at the command line, in the terminal, as an engine and as a server.

mod args;
mod batch;
mod commands;
mod engine;
mod failure;
mod game_args;
mod game_line;
mod ink;
mod lang_args;
mod lines;
mod play;
mod query;
mod serve;
mod today;
mod usage;
mod whole_file;

use std::io::{self, Write};
use std::process::ExitCode;

use args::Cli;
use failure::Failure;

/// The exit code for anything that was wrong with what the user gave.
const WRONG: u8 = 2;
/// The exit code after a signal, as shells have it: this and the signal's number.
const SIGNAL: u8 = 128;

fn main() -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout());
    let result = usage::parse(std::env::args_os(), &mut out).and_then(|cli| match cli {
        Some(Cli { command }) => command.run(&mut out),
        None => Ok(()),
    });
    match result.and_then(|()| Ok(out.flush()?)) {
        // Whoever closed the pipe has read enough.
        Ok(()) | Err(Failure::PipeClosed) => ExitCode::SUCCESS,
        Err(Failure::Answered) => ExitCode::from(WRONG),
        Err(Failure::Interrupted(signal)) => ExitCode::from(SIGNAL + signal),
        Err(Failure::Wrong(what)) => {
            // Nowhere is left to complain to if this cannot be written.
            let _ = writeln!(io::stderr(), "error: {what}");
            ExitCode::from(WRONG)
        }
    }
}
