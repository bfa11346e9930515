//! `tabletier replay`: the position after some moves.

use std::io::Write;

use clap::ArgAction;

use crate::batch;
use crate::failure::Failure;
use crate::game_args::GameArgs;

/// Prints the position after the given moves
///
/// Options stand before the moves. A single `-` instead of moves reads lines of moves from standard
/// input, separated by blanks, and answers each with one line, items separated by TAB.
// A move may begin with a hyphen and any letter, so no one-letter option may exist here.
#[derive(clap::Args, Debug)]
#[command(disable_help_flag = true)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// Where the game begins; without it at the start position. `-` reads one position per line from
    /// standard input and answers each with one line, items separated by TAB
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,

    /// Print under the position whose turn it is, or how the game ended
    #[arg(long)]
    status: bool,

    /// The moves, each by any legal route
    #[arg(value_name = "MOVE")]
    #[arg(allow_hyphen_values = true, trailing_var_arg = true)]
    moves: Vec<String>,

    /// Print help
    #[arg(long, action = ArgAction::Help)]
    help: Option<bool>,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let moves: Vec<&str> = self.moves.iter().map(String::as_str).collect();
        match (self.position.as_deref(), &moves[..]) {
            (Some("-"), ["-"]) => Err(Failure::Wrong(
                "moves: found - beside --position -, expected one of them".to_string(),
            )),
            (Some("-"), moves) => {
                self.game.check()?;
                batch::answer(out, |line| self.answer(Some(line), moves))
            }
            (position, ["-"]) => {
                self.game.open(position)?;
                batch::answer(out, |line| {
                    self.answer(position, &line.split_whitespace().collect::<Vec<_>>())
                })
            }
            (position, moves) => {
                let items = self.answer(position, moves)?;
                Ok(items.iter().try_for_each(|item| writeln!(out, "{item}"))?)
            }
        }
    }

    fn answer(&self, position: Option<&str>, moves: &[&str]) -> Result<Vec<String>, Failure> {
        let mut session = self.game.open(position)?;
        session.play_all(moves)?;
        let status = self.status.then(|| session.status());
        Ok(std::iter::once(session.position()).chain(status).collect())
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use crate::args::{Cli, Command};

    fn moves(line: &str) -> Vec<String> {
        match Cli::try_parse_from(line.split(' ')).unwrap_or_else(|error| panic!("{error}")) {
            Cli { command: Command::Replay(args) } => args.moves,
            Cli { command } => panic!("{command:?} is not replay"),
        }
    }

    #[test]
    fn moves_may_begin_with_a_hyphen() {
        assert_eq!(moves("tabletier replay bilitaire -c3 A1>1e"), ["-c3", "A1>1e"]);
        for letter in 'a'..='z' {
            let opening = format!("-{letter}8");
            assert_eq!(moves(&format!("tabletier replay game {opening}")), [opening]);
        }
        assert_eq!(moves("tabletier replay game -- -c3"), ["-c3"]);
    }

    #[test]
    fn options_stand_before_the_moves() {
        for line in [
            "tabletier replay game --rules x --position=y -c3 m",
            "tabletier replay --rules x game --position y -c3 m",
        ] {
            assert_eq!(moves(line), ["-c3", "m"], "{line}");
        }
    }
}
