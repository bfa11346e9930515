//! What may be written on the command line.

use std::io::Write;

use clap::{Parser, Subcommand};

use crate::commands::{
    bench, best, children, engine, games, manual, r#match, moves, perft, play, print, record,
    replay, serve, show, start, status,
};
use crate::failure::Failure;

/// Play, learn, study and solve rare board games.
#[derive(Parser, Debug)]
#[command(name = "tabletier", version, arg_required_else_help = false)]
#[command(after_help = "Positions, moves and rules are written as docs/notation.md says.\n\
    Errors are one line on standard error, beginning `error:`, with exit code 2.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Games(games::Args),
    Start(start::Args),
    Moves(moves::Args),
    Children(children::Args),
    Status(status::Args),
    Replay(replay::Args),
    Perft(perft::Args),
    Show(show::Args),
    Print(print::Args),
    Best(best::Args),
    Match(r#match::Args),
    Play(play::Args),
    Record(record::Args),
    Engine(engine::Args),
    Bench(bench::Args),
    Serve(serve::Args),
    /// For whoever packs the program, not for players: `cargo xtask dist` asks.
    #[command(hide = true)]
    Manual(manual::Args),
}

impl Command {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            Command::Games(args) => args.run(out),
            Command::Start(args) => args.run(out),
            Command::Moves(args) => args.run(out),
            Command::Children(args) => args.run(out),
            Command::Status(args) => args.run(out),
            Command::Replay(args) => args.run(out),
            Command::Perft(args) => args.run(out),
            Command::Show(args) => args.run(out),
            Command::Print(args) => args.run(out),
            Command::Best(args) => args.run(out),
            Command::Match(args) => args.run(out),
            Command::Play(args) => args.run(out),
            Command::Record(args) => args.run(out),
            Command::Engine(args) => args.run(),
            Command::Bench(args) => args.run(out),
            Command::Serve(args) => args.run(out),
            Command::Manual(args) => args.run(out),
        }
    }
}
