//! `tabletier record`: what people do with games once they have them.

mod annotate;
mod check;
mod convert;
mod filter;
mod input;
mod json;
mod list;
mod output;
mod show;
mod sort;
mod sorter;
mod split;
mod stats;
mod unique;

use std::io::Write;

use crate::failure::Failure;

pub(crate) use input::Files;

/// Works on game records
///
/// A file holds any number of games; files of any length are read game by game. Without a file
/// games come from standard input. Where a game is wrong, file, line and fault go to standard error,
/// the others are dealt with, and the exit code is 2. Games as JSON, one object a line, are read too.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(subcommand)]
    work: Work,
}

#[derive(clap::Subcommand, Debug)]
enum Work {
    Check(check::Args),
    List(list::Args),
    Show(show::Args),
    Split(split::Args),
    Merge(output::Args),
    Sort(sort::Args),
    Unique(unique::Args),
    Convert(convert::Args),
    Annotate(annotate::Args),
    Stats(stats::Args),
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match &self.work {
            Work::Check(args) => args.run(out),
            Work::List(args) => args.run(out),
            Work::Show(args) => args.run(out),
            Work::Split(args) => args.run(out),
            Work::Merge(args) => args.run(out),
            Work::Sort(args) => args.run(out),
            Work::Unique(args) => args.run(out),
            Work::Convert(args) => args.run(out),
            Work::Annotate(args) => args.run(out),
            Work::Stats(args) => args.run(out),
        }
    }
}
