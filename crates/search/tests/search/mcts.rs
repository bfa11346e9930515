//! Monte Carlo tree search, on games whose truth is known.

use tabletier_core::{Algorithm, Evaluator, History, Position, Seat, Values};
use tabletier_games::billabong::{BillabongEvaluator, BillabongPosition, BillabongRules};
use tabletier_search::{Limits, Request, TranspositionTable, search};
use tabletier_testkit::plain::{Tree, TreeValues, best_moves, maxn, negamax};
use tabletier_testkit::toy::{HeapCount, Heaps};

use crate::common::{ask_by, tree};

const LIMIT: i32 = <TreeValues as Evaluator<Tree>>::LIMIT;

fn nim(rules: &str, text: &str) -> Heaps {
    Heaps::read(rules.parse().unwrap(), text).unwrap()
}

#[test]
fn a_tree_that_is_followed_to_its_ends_has_the_plain_values() {
    let shapes = [
        "players=2,width=5,height=5",
        "players=2,width=4,height=5,order=drawn",
        "players=3,width=4,height=5",
        "players=4,width=4,height=5,order=drawn",
    ];
    for seed in 0..60 {
        for rules in shapes {
            let tree = tree(rules, seed);
            for depth in 1..=5 {
                let report = ask_by(Algorithm::Mcts, &tree, &TreeValues, &Limits::depth(depth));
                let (found, plain) = (report.values, maxn(&tree, &TreeValues, depth));
                let seat = tree.seat();
                if plain[seat] > LIMIT {
                    // A win is enough, even if there is a higher or a sooner one.
                    assert!(found[seat] > LIMIT, "{rules} {tree}, depth {depth}: {report:?}");
                } else if tree.seats() == 2 && plain[seat] >= -LIMIT {
                    assert_eq!(found, plain, "{rules} {tree}, depth {depth}: {report:?}");
                } else if tree.seats() == 2 {
                    assert!(found[seat] < -LIMIT, "{rules} {tree}, depth {depth}: {report:?}");
                }
            }
        }
    }
}

#[test]
fn with_enough_nodes_the_best_move_of_a_small_tree_is_found() {
    for seed in 0..100 {
        let tree = tree("width=4,height=6", seed);
        let report = ask_by(Algorithm::Mcts, &tree, &TreeValues, &Limits::NONE);
        let value = negamax(&tree, &TreeValues, 6);
        let found = report.values[Seat::A];
        assert_eq!(found.signum(), value.signum(), "seed {seed}: {report:?}");
        if value <= 0 {
            assert!(best_moves(&tree, &TreeValues, 6).iter().any(|mv| {
                let margin = |mv: &u8| -negamax(&tree.after(mv), &TreeValues, 5).signum();
                *mv == report.best || margin(mv) == margin(&report.best)
            }));
        }
    }
}

#[test]
fn nim_is_solved() {
    for (text, won) in [("1 A", true), ("1,1 A", false), ("1,2,3 A", false), ("3,4,5 A", true)] {
        let report = ask_by(Algorithm::Mcts, &nim("players=2", text), &HeapCount, &Limits::NONE);
        assert_eq!(report.values[Seat::A] > LIMIT, won, "{text}: {report:?}");
        assert_eq!(report.values[Seat::A] < -LIMIT, !won, "{text}: {report:?}");
    }
    let report = ask_by(Algorithm::Mcts, &nim("players=3", "2,0 A"), &HeapCount, &Limits::NONE);
    assert!(report.values[Seat::A] > LIMIT && report.values[Seat::C] < -LIMIT);
}

#[test]
fn random_games_find_the_good_moves_of_nim() {
    for (text, best) in [("3 A", "1:3"), ("2,1 A", "1:1"), ("1,2,2 A", "1:1")] {
        let start = nim("players=2", text);
        let report = ask_by(Algorithm::Uct, &start, &HeapCount, &Limits::nodes(20_000));
        assert_eq!(start.write_move(&report.best), best, "{text}: {report:?}");
    }
    let start = nim("players=4", "2,0 A");
    let report = ask_by(Algorithm::Uct, &start, &HeapCount, &Limits::nodes(2000));
    assert_eq!(start.write_move(&report.best), "1:2");
}

#[test]
fn random_games_come_near_the_truth() {
    let mut good = 0;
    for seed in 0..40 {
        let tree = tree("width=4,height=6", seed);
        let report = ask_by(Algorithm::Uct, &tree, &TreeValues, &Limits::nodes(30_000));
        // Only who wins counts, not by how much.
        let result = |mv: &u8| -negamax(&tree.after(mv), &TreeValues, 5).signum();
        let best = tree.moves().iter().map(result).max();
        good += u32::from(Some(result(&report.best)) == best);
    }
    assert!(good >= 38, "{good} of 40");
}

#[test]
fn a_little_memory_is_enough() {
    let mut good = 0;
    for seed in 0..10 {
        let tree = tree("width=9,height=9", seed);
        let history = History::new(&tree);
        for algorithm in [Algorithm::Mcts, Algorithm::Uct] {
            let request =
                Request { algorithm, memory: 0, ..Request::new(&tree, &history, &TreeValues) };
            let limits = Limits::nodes(30_000);
            let report =
                search(&request, &TranspositionTable::new(0), &limits, &mut |_| {}).unwrap();
            let value = report.values[Seat::A];
            // Nothing is settled by a tree that is full.
            assert!(
                value.abs() > LIMIT || report.nodes > 29_000,
                "{seed} {algorithm:?}: {report:?}"
            );
            let truth = |mv: &u8| -negamax(&tree.after(mv), &TreeValues, 5).signum();
            let best = tree.moves().iter().map(truth).max();
            good += u32::from(Some(truth(&report.best)) == best);
        }
    }
    assert!(good > 15, "{good} of 20");
}

/// Promises nothing, so that the moves that are looked at first are no better than the rest. A
/// gains if the ninth heap is gone, the more the larger the others are.
#[derive(Clone)]
struct Ninth;

impl Evaluator<Heaps> for Ninth {
    fn evaluate(&self, position: &Heaps) -> Values {
        let text = position.to_string();
        let heaps = text.trim_end_matches(|c: char| !c.is_ascii_digit()).split(',');
        let heaps: Vec<i32> = heaps.map(|heap| heap.parse().unwrap()).collect();
        let taken = 8 * 19 - heaps[..8].iter().sum::<i32>();
        Values::zero_sum(Seat::A, if heaps[8] == 0 { 500 - 20 * taken } else { 0 })
    }
}

#[test]
fn the_only_good_one_of_very_many_moves_is_found_at_last() {
    let start = nim("players=2", "19,19,19,19,19,19,19,19,20 A");
    assert_eq!(start.moves().len(), 172);
    let report = ask_by(Algorithm::Mcts, &start, &Ninth, &Limits::nodes(100_000));
    assert_eq!(start.write_move(&report.best), "9:20", "the last move of all is the best");
}

#[test]
fn a_kangaroo_goes_home_at_once_if_that_wins() {
    let rules = "ghosts=none".parse::<BillabongRules>().unwrap();
    let text = "A:i3+1,*,*,*,* B:n2,i4,c7,o7,i11 N:- A";
    let position = BillabongPosition::read(rules, text).unwrap();
    let evaluator = BillabongEvaluator::default();
    for algorithm in [Algorithm::MaxN, Algorithm::Mcts] {
        let report = ask_by(algorithm, &position, &evaluator, &Limits::nodes(20_000));
        assert!(report.values[Seat::A] > LIMIT, "{algorithm:?}: {report:?}");
    }
}
