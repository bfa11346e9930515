//! Measures the games against yardsticks: other programs' code, on the same machine, in the same
//! run. `cargo xtask bench [GAME]` prints a line per figure, ending in the ratio; so does
//! `cargo xtask duel [GAME]`, which measures how well our search plays against another's.

mod duels;
mod figure;
mod game;
mod task;
mod theirs;
mod yardstick;

use std::process::ExitCode;

use tabletier_games::each_game;

use figure::Figure;
use game::game;
use task::Task;

fn main() -> ExitCode {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let duels = arguments.first().is_some_and(|first| first == "duels");
    arguments.drain(..usize::from(duels));
    if let Some(extra) = arguments.get(1) {
        eprintln!("error: found {extra:?}, expected one game at most");
        return ExitCode::from(2);
    }
    let asked = arguments.first().map(String::as_str);
    let games = each_game!(game);
    let keys = games.each_ref().map(|game| game.key);
    if let Some(asked) = asked.filter(|asked| !keys.contains(asked)) {
        eprintln!("error: game: found {asked:?}, expected {}", keys.join(" or "));
        return ExitCode::from(2);
    }
    if duels {
        duels::run(asked);
    } else {
        let chosen = games.iter().filter(|game| asked.is_none_or(|asked| asked == game.key));
        chosen.for_each(|game| measure(game.key, (game.tasks)()));
    }
    ExitCode::SUCCESS
}

fn measure(game: &str, tasks: Vec<Task>) {
    if tasks.is_empty() {
        println!("{game} has nothing to measure yet");
        return;
    }
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
