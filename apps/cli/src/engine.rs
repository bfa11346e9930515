//! The engine that other programs talk to, as docs/engine-protocol.md says.
//!
//! `command` and `go` read a line, without doing anything; [`UgiEngine`] does what is asked; a `thinker`
//! works aside, so that commands are always heard; all speak through one `voice`.

mod command;
mod go;
mod info;
mod options;
mod thinker;
mod ugi;
mod voice;

use std::io::{BufRead, Write};
use std::ops::ControlFlow;

use crate::failure::Failure;
use crate::lines;
use ugi::UgiEngine;
use voice::Voice;

/// The longest line that is read, in bytes: the moves of a long game are on one.
const LONGEST: usize = 1 << 20;

/// Does what is asked, line by line, until `quit` or the end of the input.
pub(crate) fn run(
    mut input: impl BufRead,
    out: impl Write + Send + 'static,
) -> Result<(), Failure> {
    let voice = Voice::new(out);
    let mut engine = UgiEngine::new(voice.clone())?;
    while let Some(line) = lines::next(&mut input, LONGEST)? {
        let done = line.text().map_err(Failure::Wrong).and_then(|line| engine.hear(&line));
        match done {
            Ok(ControlFlow::Continue(())) => {}
            Ok(ControlFlow::Break(())) => break,
            Err(Failure::Wrong(what)) => voice.say(&format!("error {what}"))?,
            Err(failure) => return Err(failure),
        }
    }
    voice.fall_silent();
    Ok(())
}
