//! `tabletier start`: a start position.

use std::io::Write;

use crate::failure::Failure;
use crate::game_args::GameArgs;
use crate::usage::seed;

/// Prints a start position
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// What is drawn by lot comes from this number
    #[arg(long, value_name = "N", default_value = "0", value_parser = seed)]
    #[arg(allow_negative_numbers = true)]
    seed: u64,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "{}", self.game.start(self.seed)?.position())?;
        Ok(())
    }
}
