//! What a game wants to be measured of it.

use std::hint::black_box;
use std::ops::ControlFlow;

use tabletier_core::{Dice, Measured, Position, Speed, Work, perft};

use crate::task::Task;

/// A game whose type is forgotten.
pub(crate) struct Game {
    pub(crate) key: &'static str,
    pub(crate) tasks: fn() -> Vec<Task>,
}

/// What is measured of a game.
pub(crate) fn game<G: Measured>() -> Game {
    Game { key: G::ABOUT.key, tasks: || G::SPEEDS.iter().map(task::<G::Position>).collect() }
}

fn task<P: Position>(speed: &'static Speed) -> Task {
    let &Speed { name, unit, work, positions, times, count } = speed;
    let read = |&(rules, texts): &(&str, &'static [&str])| {
        let rules = rules.parse::<P::Rules>().expect("a task's rules can be read");
        texts.iter().map(move |text| P::read(rules, text).expect("a task's position can be read"))
    };
    let positions: Vec<P> = positions.iter().flat_map(read).collect();
    let task = Task::new(name, unit, times * count, move || {
        (0..times).map(|_| black_box(&positions).iter().map(|at| once(at, work)).sum::<u64>()).sum()
    });
    if work.is_comparable() { task } else { task.aside() }
}

/// Does some work at one position, and counts it.
fn once<P: Position>(position: &P, work: Work) -> u64 {
    match work {
        Work::Perft(depth) => perft(position, depth),
        Work::Count => position.count_moves(),
        Work::List => list(position),
        Work::WholeList => {
            black_box(list(position));
            1
        }
        Work::Draw(moves) => {
            let mut dice = Dice::new(1);
            let drawn = |_: &u64| black_box(position.random_move(&mut dice)).is_some();
            (0..moves).filter(drawn).count() as u64
        }
        Work::Play(turns) => play(position, turns),
        Work::Games { games, turns } => {
            assert_eq!(play_out(position, games), turns, "the games have changed");
            games
        }
    }
}

/// Shows every move to a visitor; none is only counted.
fn list<P: Position>(position: &P) -> u64 {
    let mut moves = 0;
    let _ = position.visit_moves(|mv| -> ControlFlow<()> {
        black_box(mv);
        moves += 1;
        ControlFlow::Continue(())
    });
    moves
}

/// Plays at random, from the beginning again when the game is over.
fn play<P: Position>(start: &P, turns: u64) -> u64 {
    let mut dice = Dice::new(1);
    let mut position = start.clone();
    for _ in 0..turns {
        match position.random_move(&mut dice) {
            Some(mv) => position.play_unchecked(&mv),
            None => position.clone_from(start),
        }
    }
    black_box(position);
    turns
}

/// Plays games at random to their end; how many turns they have altogether.
fn play_out<P: Position>(start: &P, games: u64) -> u64 {
    let mut dice = Dice::new(1);
    let mut turns = 0;
    for _ in 0..games {
        let mut position = start.clone();
        while let Some(mv) = position.random_move(&mut dice) {
            position.play_unchecked(&mv);
            turns += 1;
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use tabletier_games::each_game;

    use super::*;

    #[test]
    fn what_is_measured_can_be_read() {
        for game in each_game!(game) {
            let tasks = (game.tasks)();
            let comparable = tasks.is_empty() || tasks.iter().any(|task| task.comparable);
            assert!(comparable, "{}: nothing to compare", game.key);
        }
    }
}
