//! Measures the games against yardsticks: other programs' code, on the same machine, in the same
//! run. `cargo xtask bench [GAME]` prints a line per figure, ending in the ratio.

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
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.as_slice() {
        [duels] if duels == "duels" => duels::run(None),
        [duels, game] if duels == "duels" => duels::run(Some(game)),
        [] => GAMES.iter().for_each(|(key, tasks)| measure(key, tasks())),
        [game] => match GAMES.iter().find(|(key, _)| key == game) {
            Some((key, tasks)) => measure(key, tasks()),
            None => {
                let keys: Vec<&str> = GAMES.iter().map(|(key, _)| *key).collect();
                eprintln!("error: game: found {game:?}, expected {}", keys.join(" or "));
                return ExitCode::from(2);
            }
        },
        [_, extra, ..] => {
            eprintln!("error: found {extra:?}, expected one game at most");
            return ExitCode::from(2);
        }
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
