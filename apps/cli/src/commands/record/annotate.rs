//! `tabletier record annotate`: what the moves of games were worth, and what was better.

use std::io::Write;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use tabletier_session::{Strength, ThinkOptions};

use super::input::Selection;
use super::output::To;
use crate::failure::Failure;
use crate::usage::threads;

/// Looks through games: values, mistakes and better lines, as remarks, marks and variations
///
/// The remark after a move is what it left to the one who made it, such as `{+1.25}`. A mistake is
/// marked by `?`, one that may lose the game by `??`, and the better line follows as a variation.
/// Remarks and variations that are there already stay. A bar on standard error tells how far it is.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    games: Selection,

    /// Who looks at each position, as in `tabletier match`: `level:4`, `nodes:20000`, `time:500`
    #[arg(long, value_name = "PLAYER", default_value = "nodes:20000")]
    strength: Strength,

    /// How many threads think; with more than one the answers are not always the same
    #[arg(long, short = 'j', value_name = "T", value_parser = threads, default_value = "1")]
    #[arg(allow_negative_numbers = true)]
    threads: usize,

    #[command(flatten)]
    to: To,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let begun = Instant::now();
        let clock = || begun.elapsed();
        let options =
            ThinkOptions { threads: self.threads, ..ThinkOptions::new(self.strength, &clock) };
        self.to.write(out, |games| {
            self.games.each(|number, mut record| {
                let bar = progress(number, record.session().played().len());
                record.annotate(&options, &mut |moves| {
                    bar.set_position(moves as u64);
                    true
                });
                bar.finish_and_clear();
                games.put(&record)
            })
        })
    }
}

/// Seen only where standard error is a terminal.
fn progress(number: usize, moves: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("game {msg} {wide_bar} {pos}/{len} moves, {eta} left");
    let bar = ProgressBar::new(moves as u64).with_message(number.to_string());
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
