//! Measures the games against yardsticks: other programs' code, on the same machine, in the same
//! run. `cargo xtask bench [GAME]` prints a line per figure, ending in the ratio; so does
//! `cargo xtask duel [GAME]`, which measures how well our search plays against another's.

mod batons;
mod bilitaire;
mod billabong;
mod billo;
mod duels;
mod figure;
mod task;
mod theirs;
mod yardstick;

use std::process::ExitCode;

use figure::Figure;
use task::Task;

/// The games by their keys, each with what is measured of it.
const GAMES: &[(&str, Tasks)] = &[
    ("billo", billo::tasks),
    ("billabong", billabong::tasks),
    ("bilitaire", bilitaire::tasks),
    ("batons", batons::tasks),
];

type Tasks = fn() -> Vec<Task>;

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let duels = arguments.first().is_some_and(|first| first == "duels");
    arguments.drain(..usize::from(duels));
    if let Some(extra) = arguments.get(1) {
        eprintln!("error: found {extra:?}, expected one game at most");
        return ExitCode::from(2);
    }
    let game = arguments.first().map(String::as_str);
    let keys: Vec<&str> =
        if duels { duels::games() } else { GAMES.iter().map(|(key, _)| *key).collect() };
    if let Some(game) = game.filter(|game| !keys.contains(game)) {
        eprintln!("error: game: found {game:?}, expected {}", keys.join(" or "));
        return ExitCode::from(2);
    }
    if duels {
        duels::run(game);
    } else {
        let chosen = GAMES.iter().filter(|(key, _)| game.is_none_or(|game| game == *key));
        chosen.for_each(|(key, tasks)| measure(key, tasks()));
    }
    ExitCode::SUCCESS
}

fn measure(game: &str, tasks: Vec<Task>) {
    let mut yardstick = yardstick::chess_perft();
    let mut ratios = Vec::new();
    let name = tasks.iter().map(|task| task.name.len()).max().unwrap_or(0);
    for mut task in tasks {
        let figure = Figure::measure(&mut task, &mut yardstick);
        println!("{game} {figure:name$}");
        if task.comparable {
            ratios.push(figure.ratio());
        }
    }
    println!("{game} geometric mean   ratio {:.3}", figure::geometric_mean(&ratios));
}
