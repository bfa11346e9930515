//! Runs and checks everything: `cargo xtask`.

mod axe;
mod bench;
mod browser;
mod build;
mod cargo;
mod dist;
mod play;
mod progress;
mod puzzles;
mod test;
mod tune;
mod web;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// Runs and checks everything.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,

    /// What compiles the web client; whichever is there when none is named
    #[arg(long, global = true, value_enum)]
    compiler: Option<web::Compiler>,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Run every check there is, or only the named ones
    Test(test::Args),
    /// Build everything and serve the web client, until Ctrl-C
    Play(play::Args),
    /// Build the web client, as files for browsers
    Web,
    /// Pack what is given to other people into target/dist
    Dist,
    /// Measure speed against yardsticks
    Bench {
        /// The game to measure, all of them when none is named; or `web`: the engine in the browser
        /// beside the program's, and how soon the first board is there; or `server`: games at a distance
        game: Option<String>,
    },
    /// Take the pictures of the web client in docs/pictures
    Pictures,
    /// Play games against other programs' searches, with the same time for a move
    Duel {
        /// The game; all that have an opponent when none is named
        game: Option<String>,
    },
    /// Find puzzles by self-play
    Puzzles {
        /// The game, then options; `--help` lists them
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Tune the judgement of a game by self-play
    Tune {
        /// The game, then options; `--help` lists them
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
}

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) if error.use_stderr() => {
            eprintln!("{}", one_line(&error));
            return ExitCode::from(2);
        }
        Err(help) => {
            print!("{help}");
            return ExitCode::SUCCESS;
        }
    };
    let compiler = arguments.compiler;
    let done = match arguments.command {
        None => {
            print!("{}", Arguments::command().render_help());
            Ok(ExitCode::SUCCESS)
        }
        Some(Command::Test(arguments)) => test::run(&arguments, compiler),
        Some(Command::Play(arguments)) => play::run(arguments, compiler),
        Some(Command::Web) => web::run(compiler),
        Some(Command::Dist) => dist::run(compiler),
        Some(Command::Bench { game }) if game.as_deref() == Some("web") => {
            browser::measure(compiler)
        }
        Some(Command::Bench { game }) if game.as_deref() == Some("server") => bench::server(),
        Some(Command::Bench { game }) => bench::run(None, game),
        Some(Command::Pictures) => browser::take_pictures(compiler),
        Some(Command::Duel { game }) => bench::run(Some("duels"), game),
        Some(Command::Puzzles { arguments }) => puzzles::run(arguments),
        Some(Command::Tune { arguments }) => tune::run(arguments),
    };
    done.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    })
}

/// What is wrong and what is possible, without the usage that clap writes below.
fn one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let about: Vec<&str> =
        text.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    format!("{}; see cargo xtask --help", about.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(arguments: &[&str]) -> String {
        let arguments = std::iter::once("xtask").chain(arguments.iter().copied());
        one_line(&Arguments::try_parse_from(arguments).expect_err("this should be refused"))
    }

    #[test]
    fn the_arguments_are_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn an_unknown_command_is_refused_in_one_line() {
        let refusal = refusal(&["dance"]);
        assert_eq!(refusal, "error: unrecognized subcommand 'dance'; see cargo xtask --help");
    }

    #[test]
    fn an_unknown_step_is_refused_with_the_steps_there_are() {
        let refusal = refusal(&["test", "dance"]);
        assert!(refusal.contains("'dance'") && refusal.contains("lint"), "{refusal}");
        assert_eq!(refusal.lines().count(), 1, "{refusal}");
    }

    #[test]
    fn an_unknown_compiler_is_refused_with_those_there_are() {
        let refusal = refusal(&["web", "--compiler", "fast"]);
        assert!(refusal.contains("usual") && refusal.contains("debian"), "{refusal}");
    }

    #[test]
    fn a_second_game_to_measure_is_refused() {
        assert!(refusal(&["bench", "billo", "batons"]).contains("'batons'"));
    }
}
