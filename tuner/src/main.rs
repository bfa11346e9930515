//! Tunes the evaluator of a game by self-play: `cargo xtask tune GAME`.
//!
//! The games are played, the weights fitted to how they ended, and printed as `eval.rs` writes
//! them. Some of the games are kept aside, to tell whether what was learnt holds in general, and
//! weights that lose a trial against those before are dropped. With `--climb` nothing is fitted:
//! trials alone decide. The same arguments print the same on the same kind of machine.

mod climb;
mod fit;
mod selfplay;
mod slope;
mod target;
mod trial;
mod tuning;

use std::process::ExitCode;

use clap::{ArgAction, Parser};
use tabletier_core::{Game, Knowledge, Message, Position, Rules, TextError, Weighted};
use tabletier_games::each_game;

use selfplay::Plan;
use tuning::Tuning;

/// Tune the evaluator of a game by self-play
#[derive(Parser, Debug)]
#[command(name = "cargo xtask tune", bin_name = "cargo xtask tune")]
struct Arguments {
    /// The game
    #[arg(value_parser = each_game!(key))]
    game: String,
    /// The rules, as on the game's page
    #[arg(long)]
    rules: Option<String>,
    /// How many games to play in a round
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// How many positions to look at for a move
    #[arg(long, default_value_t = 1000)]
    nodes: u64,
    /// At least and at most how many moves are drawn by lot to open a game; without it as many as
    /// in matches, up to four times as many
    #[arg(long, num_args = 2, action = ArgAction::Set, value_names = ["LEAST", "MOST"])]
    lots: Vec<u32>,
    /// Where chance begins
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games the weights found then play against those there were
    #[arg(long, default_value_t = 400)]
    trial: u64,
    /// How many rounds to play, each time with the best weights so far; with 0 those of
    /// `--from` only play against those there are
    #[arg(long, default_value_t = 1)]
    rounds: u64,
    /// Instead of fitting, change all numbers a little in each round, up or down by lot, let them
    /// play against the opposite changes, and go where more was won
    #[arg(long)]
    climb: bool,
    /// Weights to begin with where they differ from those there are: `step=0,ties=1/2/3`; a single
    /// number is for the whole row
    #[arg(long, value_delimiter = ',')]
    from: Vec<String>,
    /// Weights to leave as they are, besides the first
    #[arg(long, value_delimiter = ',')]
    keep: Vec<String>,
}

type Tune = fn(&Arguments) -> Result<(), TextError>;

fn key<G: Game>() -> &'static str {
    G::ABOUT.key
}

/// What tunes a game, by its key.
fn tuner<G: Game>() -> (&'static str, Tune) {
    (G::ABOUT.key, tune::<G>)
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let mut tuners = each_game!(tuner).into_iter();
    let (_, tune) = tuners.find(|(key, _)| *key == arguments.game).expect("a key of the list");
    match tune(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn tune<G: Game>(arguments: &Arguments) -> Result<(), TextError> {
    let rules: <G::Position as Position>::Rules =
        arguments.rules.as_deref().map_or_else(|| Ok(Rules::standard()), str::parse)?;
    let mut evaluator = G::evaluator(Knowledge::none());
    begin(&mut evaluator, &arguments.from)?;
    let free = free(&mut evaluator, &arguments.keep)?;
    let Arguments { games, nodes, seed, .. } = *arguments;
    let lots = lots::<G>(&arguments.lots)?;
    let plan = Plan { games, nodes, lots, seed };
    println!("{} {}: {nodes} nodes a move, seed {seed}", G::ABOUT.key, rules);
    let tuning = Tuning::<G> { arguments, plan, rules, free };
    match arguments.rounds {
        0 => print!("{}", tuning.trial(&evaluator, &G::evaluator(Knowledge::none()), seed)),
        _ if arguments.climb => tuning.climb(&evaluator),
        _ => tuning.fit(evaluator),
    }
    Ok(())
}

/// What is wrong with an option.
fn wrong(place: &str, found: &str, expected: impl Into<String>) -> TextError {
    TextError::new(Message::plain(place), found, Message::plain(expected))
}

/// How many moves are drawn by lot to open a game. Judgement has to know unlikely positions, too:
/// if nothing else is asked for, some openings are much longer than those of matches.
fn lots<G: Game>(asked: &[u32]) -> Result<[u64; 2], TextError> {
    match *asked {
        [least, most] if least <= most => Ok([least, most].map(u64::from)),
        [least, most] => Err(wrong("lots", &format!("{least} {most}"), "the smaller number first")),
        _ => Ok([G::OPENING, 4 * G::OPENING].map(u64::from)),
    }
}

/// Puts other weights in place of those there are.
fn begin(evaluator: &mut impl Weighted, from: &[String]) -> Result<(), TextError> {
    let mut weights = evaluator.weights();
    let names: Vec<&str> = weights.iter().map(|weight| weight.name).collect();
    for text in from {
        let wrong = |expected: String| wrong("from", text, expected);
        let (name, numbers) = text.split_once('=').ok_or_else(|| wrong("NAME=NUMBER".into()))?;
        let place = names.iter().position(|known| *known == name);
        let place = place.ok_or_else(|| wrong(names.join(" or ")))?;
        let numbers: Result<Vec<i32>, _> = numbers.split('/').map(str::parse).collect();
        let row = &mut weights[place].numbers;
        match numbers.as_deref() {
            Ok([number]) => row.fill(*number),
            Ok(numbers) if numbers.len() == row.len() => row.copy_from_slice(numbers),
            _ => return Err(wrong(format!("one number or {} of them", row.len()))),
        }
    }
    Ok(())
}

/// The places of the weights that may change.
fn free(evaluator: &mut impl Weighted, keep: &[String]) -> Result<Vec<usize>, TextError> {
    let weights = evaluator.weights();
    let names: Vec<&str> = weights.iter().map(|weight| weight.name).collect();
    if let Some(unknown) = keep.iter().find(|name| !names.contains(&name.as_str())) {
        return Err(wrong("keep", unknown, names.join(" or ")));
    }
    let kept = weights.iter().enumerate().flat_map(|(order, weight)| {
        let kept = order == 0 || keep.iter().any(|name| name == weight.name);
        std::iter::repeat_n(kept, weight.numbers.len())
    });
    Ok(kept.enumerate().filter_map(|(place, kept)| (!kept).then_some(place)).collect())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;
    use tabletier_core::weights;
    use tabletier_games::billabong::Billabong;

    use super::*;
    use crate::tuning::written;

    weights! {
        /// Some weights.
        struct Some {
            /// The measure.
            measure: i32 = 10,
            /// A row.
            row: [i32; 3] = [1, -2, 3],
            /// The last.
            last: i32 = -4,
        }
    }

    #[test]
    fn the_arguments_are_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn weights_are_printed_as_they_are_declared() {
        let lines = "        measure: i32 = 10,\n        row: [i32; 3] = [1, -2, 3],\n        \
            last: i32 = -4,\n";
        assert_eq!(written(Some::default()), lines);
    }

    #[test]
    fn weights_to_begin_with_are_read() {
        let begun = |text: &str| {
            let mut some = Some::default();
            let from: Vec<String> = text.split(',').map(String::from).collect();
            begin(&mut some, &from).map_err(|error| error.to_string())?;
            Ok::<String, String>(written(some))
        };
        let lines = "        measure: i32 = 10,\n        row: [i32; 3] = [0, 0, 0],\n        \
            last: i32 = -7,\n";
        assert_eq!(begun("row=0,last=-7").as_deref(), Ok(lines));
        assert!(begun("row=4/5/6").unwrap().contains("[4, 5, 6]"));
        for (text, expected) in [
            ("row", "NAME=NUMBER"),
            ("column=1", "measure or row or last"),
            ("row=1/2", "one number or 3 of them"),
            ("last=", "one number or 1 of them"),
        ] {
            let error = begun(text).unwrap_err();
            assert_eq!(error, format!("from: found {text:?}, expected {expected}"));
        }
    }

    #[test]
    fn openings_are_as_long_as_asked() {
        let lots = |asked: &[u32]| lots::<Billabong>(asked).map_err(|error| error.to_string());
        assert_eq!(lots(&[]), Ok([2, 8]));
        assert_eq!(lots(&[2, 6]), Ok([2, 6]));
        assert_eq!(lots(&[3, 3]), Ok([3, 3]));
        let error = r#"lots: found "6 2", expected the smaller number first"#;
        assert_eq!(lots(&[6, 2]), Err(error.to_string()));
    }

    #[test]
    fn the_first_weight_and_those_to_keep_are_not_free() {
        let mut some = Some::default();
        let mut free = |keep: &[&str]| {
            let keep: Vec<String> = keep.iter().copied().map(String::from).collect();
            super::free(&mut some, &keep).map_err(|error| error.to_string())
        };
        assert_eq!(free(&[]), Ok(vec![1, 2, 3, 4]));
        assert_eq!(free(&["row"]), Ok(vec![4]));
        let error = r#"keep: found "column", expected measure or row or last"#.to_string();
        assert_eq!(free(&["last", "column"]), Err(error));
    }
}
