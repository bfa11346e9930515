//! `cargo xtask puzzles GAME`: prints a file of puzzles.

use std::process::ExitCode;

use clap::Parser;
use tabletier_puzzler::{Find, Plan, choose, find};
use tabletier_session::{PuzzleSearch, Puzzles, TextError, catalog};

/// Find puzzles by self-play, and print them as a file
#[derive(Parser, Debug)]
#[command(name = "cargo xtask puzzles", bin_name = "cargo xtask puzzles")]
struct Arguments {
    /// The game
    game: String,
    /// The rules, as on the game's page; named several times, games by all of them in turn
    #[arg(long)]
    rules: Vec<String>,
    /// How many puzzles to find
    #[arg(long, default_value_t = 42)]
    count: usize,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to play at most
    #[arg(long, default_value_t = 2000)]
    games: usize,
    /// How much better than all others a move has to be, in hundredths of a pawn, a point or the
    /// like; what the game asks for when left out
    #[arg(long)]
    margin: Option<i32>,
    /// How many nodes to look at what seems to be a puzzle; ten times as many to make sure
    #[arg(long)]
    nodes: Option<u64>,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(file) => {
            print!("{file}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments) -> Result<Puzzles, TextError> {
    let entry = catalog::find(&arguments.game)?;
    let usual = Plan::usual(entry);
    let named = arguments.rules.iter().map(|rules| entry.rules_text(Some(rules)));
    let named = named.collect::<Result<Vec<String>, TextError>>()?;
    let rules = if named.is_empty() { usual.rules } else { named };
    let plan = Plan {
        rules,
        count: arguments.count,
        seed: arguments.seed,
        games: arguments.games,
        search: PuzzleSearch {
            margin: arguments.margin.unwrap_or(usual.search.margin),
            nodes: arguments.nodes.unwrap_or(usual.search.nodes),
            ..usual.search
        },
        ..usual
    };
    let mut tell = |games: usize, finds: &[Find]| {
        let plain = finds.iter().filter(|find| find.plain).count();
        eprintln!("{games} games: {plain} plain ones, {} others", finds.len() - plain);
    };
    let finds = find(&plan, &mut tell)?;
    let options: Vec<String> = std::env::args().skip(1).collect();
    Ok(Puzzles {
        entry,
        engine: env!("CARGO_PKG_VERSION").to_string(),
        seed: plan.seed,
        found: format!("cargo xtask puzzles {}", options.join(" ")),
        list: choose(&finds, plan.count),
    })
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_arguments_are_well_formed() {
        Arguments::command().debug_assert();
    }
}
