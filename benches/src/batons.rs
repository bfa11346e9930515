//! Bâtons et Pions: all results of a turn, turns drawn at random, and random games.

use std::hint::black_box;
use std::ops::ControlFlow;

use tabletier_core::{Dice, Position};
use tabletier_games::batons::{BatonsPosition, BatonsRules};

use crate::task::Task;

/// How many turns are drawn in each position.
const DRAWN: u64 = 3000;
/// How many turns of random games are played from each position.
const PLAYED: u64 = 3000;

const START: &str = "c0.0,a1.0,b1.0,c1.0,a2.0,b2.0,c2.0,b3.0,a0.1,b0.1,c0.1,a1.1,b1.1,c1.1,a2.1,\
    b2.1,c2.1,b3.1,a0.2,b0.2,c0.2,a1.2,b1.2,c1.2,a2.2,b2.2,c2.2,a0.3,a1.3 \
    d0.0,u1.0,d1.0,u2.0,u0.1,d0.1,u0.2 d2.0,u2.1,d2.1,d0.2,u1.2,d1.2,u2.2 1 w";

/// From random games: many pawns, then few.
const MIDGAMES: &[&str] = &[
    "c0.0,b1.0,a2.0,b2.0,c2.0,b3.0,c-1.1,a0.1,b0.1,c0.1,a1.1,b1.1,c1.1,b2.1,c2.1,b3.1,a-1.2,\
     b-1.2,c-1.2,a1.2,c1.2,a2.2,b2.2,c2.2,b-1.3,c-1.3,a0.3,c0.3,a1.3,a-1.4 \
     d0.0,u1.1,d-1.3 u2.0,d2.0,d0.1,d2.1,u2.2 0 w",
    "c0.0,b1.0,c1.0,a2.0,b2.0,a3.0,b3.0,c3.0,b4.0,c-1.1,a0.1,b0.1,c0.1,b1.1,c1.1,c2.1,a3.1,b3.1,\
     b-1.2,a0.2,a1.2,b1.2,c1.2,b2.2,c2.2,a-1.3,a0.3,b0.3,c0.3,a1.3 \
     d0.0,d1.0,u3.0,u0.3 d3.0,d2.1,d1.2 0 b",
    "c1.-1,a2.-1,b2.-1,b3.-1,c0.0,a1.0,a2.0,a3.0,b3.0,c3.0,b4.0,b0.1,c0.1,a1.1,c1.1,a2.1,b2.1,\
     a3.1,b3.1,b4.1,b0.2,c0.2,a1.2,c1.2,a2.2,b2.2,c2.2,a3.2,a0.3,a1.3 \
     d1.-1,d3.0,d0.1,u2.1 u3.0,u3.1,d0.2,u2.2 0 b",
];
const ENDGAMES: &[&str] = &[
    "c0.-1,a1.-1,b1.-1,c1.-1,b2.-1,b0.0,c0.0,a1.0,b1.0,b2.0,c-1.1,a0.1,b0.1,c0.1,c1.1,a2.1,c2.1,\
     b3.1,b-1.2,c-1.2,a0.2,a1.2,b1.2,a2.2,b3.2,a1.3,b1.3,a2.3,b2.3,a1.4 u1.2 d2.1 0 w",
    "c0.0,b1.0,a2.0,b2.0,c2.0,b3.0,c-1.1,a0.1,c0.1,a1.1,b1.1,a2.1,b2.1,c2.1,c-2.2,a-1.2,a0.2,b0.2,\
     a2.2,b2.2,c2.2,a-2.3,a-1.3,b-1.3,a0.3,a1.3,b1.3,c1.3,a-1.4,a0.4 d0.1 d2.0,u1.3 0 b",
];

/// Results counted in bulk, as the yardstick counts them, and listed one by one; then chance.
pub(crate) fn tasks() -> Vec<Task> {
    let count = |positions: &[BatonsPosition]| positions.iter().map(Position::count_moves).sum();
    let list = |positions: &[BatonsPosition]| {
        let mut results = 0;
        for position in positions {
            let _ = position.visit_moves(|mv| -> ControlFlow<()> {
                black_box(mv);
                results += 1;
                ControlFlow::Continue(())
            });
        }
        results
    };
    let (midgames, endgames) = (4612 + 10_357 + 18_099, 25_942 + 37_977);
    let everywhere = [&[START], MIDGAMES, ENDGAMES].concat();
    let spots = everywhere.len() as u64;
    vec![
        Task::perft::<BatonsPosition>("start", "sheet", START, 3, 1_410_248),
        repeated("results, start", 100 * 107, &[START; 100], count),
        repeated("results, midgame", midgames, MIDGAMES, count),
        repeated("results, endgame", endgames, ENDGAMES, count),
        repeated("results listed, midgame", midgames, MIDGAMES, list),
        repeated("results listed, endgame", endgames, ENDGAMES, list),
        Task::new("random turns", "turns", DRAWN * spots, {
            let positions = read(&everywhere);
            move || positions.iter().map(draw).sum()
        })
        .aside(),
        Task::new("random games", "turns", PLAYED * spots, {
            let positions = read(&everywhere);
            move || positions.iter().map(stroll).sum()
        })
        .aside(),
    ]
}

fn read(texts: &[&str]) -> Vec<BatonsPosition> {
    let rules = "sheet".parse::<BatonsRules>().expect("rules");
    texts.iter().map(|text| BatonsPosition::read(rules, text).expect("a position")).collect()
}

/// Work on positions that is too short to be measured once.
fn repeated(
    name: &str,
    results: u64,
    texts: &[&str],
    work: impl Fn(&[BatonsPosition]) -> u64 + 'static,
) -> Task {
    const TIMES: u64 = 30;
    let positions = read(texts);
    Task::new(name, "results", TIMES * results, move || {
        (0..TIMES).map(|_| work(black_box(&positions))).sum()
    })
}

/// Draws turns in one position.
fn draw(position: &BatonsPosition) -> u64 {
    let mut dice = Dice::new(1);
    (0..DRAWN).filter(|_| black_box(position.random_move(&mut dice)).is_some()).count() as u64
}

/// Plays random games that begin here, one after the other.
fn stroll(start: &BatonsPosition) -> u64 {
    let mut dice = Dice::new(1);
    let mut position = *start;
    for _ in 0..PLAYED {
        match position.random_move(&mut dice) {
            Some(mv) => position.play_unchecked(&mv),
            None => position = *start,
        }
    }
    PLAYED
}
