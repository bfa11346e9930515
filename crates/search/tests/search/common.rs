//! What the tests of the search share.

use std::time::Duration;

use tabletier_core::{Algorithm, Dice, Evaluator, History, Position};
use tabletier_search::{Limits, Report, Request, TranspositionTable, search};
use tabletier_testkit::plain::{Tree, paranoid};

/// A random tree.
pub(crate) fn tree(rules: &str, seed: u64) -> Tree {
    Tree::start(rules.parse().unwrap(), seed)
}

/// The exact report of a game that begins here.
pub(crate) fn ask<P: Position, E: Evaluator<P>>(
    position: &P,
    evaluator: &E,
    tt: &TranspositionTable,
    limits: &Limits,
) -> Report<P::Move> {
    let history = History::new(position);
    let request = Request { exact: true, ..Request::new(position, &history, evaluator) };
    search(&request, tt, limits, &mut |_| {}).expect("there is a move")
}

/// The report of a game that begins here, by some algorithm.
pub(crate) fn ask_by<P: Position, E: Evaluator<P>>(
    algorithm: Algorithm,
    position: &P,
    evaluator: &E,
    limits: &Limits,
) -> Report<P::Move> {
    let history = History::new(position);
    let request = Request { algorithm, ..Request::new(position, &history, evaluator) };
    search(&request, &TranspositionTable::new(0), limits, &mut |_| {}).expect("there is a move")
}

/// The same by a clock, and where a signal may stop it.
pub(crate) fn ask_by_clock<P: Position, E: Evaluator<P>>(
    algorithm: Algorithm,
    (position, evaluator): (&P, &E),
    limits: &Limits,
    stop: &(dyn Fn() -> bool + Sync),
    clock: &(dyn Fn() -> Duration + Sync),
) -> Report<P::Move> {
    let history = History::new(position);
    let request = Request { algorithm, stop, clock, ..Request::new(position, &history, evaluator) };
    search(&request, &TranspositionTable::new(1 << 16), limits, &mut |_| {})
        .expect("there is a move")
}

/// Positions met in so many random games, `apart` turns apart.
pub(crate) fn met<P: Position>(rules: &str, games: u64, apart: usize) -> Vec<P> {
    let mut all = Vec::new();
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let mut position = P::start(rules.parse().unwrap(), seed);
        for turn in 0..120 {
            let Some(mv) = position.random_move(&mut dice) else { break };
            if turn % apart == 0 {
                all.push(position.clone());
            }
            position.play_unchecked(&mv);
        }
    }
    all
}

/// The exact value of each position is the plain one.
pub(crate) fn compare<P: Position, E: Evaluator<P>>(positions: &[P], evaluator: &E, depth: u32) {
    for position in positions {
        let report =
            ask(position, evaluator, &TranspositionTable::new(1 << 16), &Limits::depth(depth));
        let plain = paranoid(position, evaluator, report.depth, 0);
        assert_eq!(report.values[position.seat()], plain, "{position}, depth {depth}");
    }
}
