//! The plain searches, on games whose truth is known.

use std::collections::HashSet;

use tabletier_core::{Outcome, Phrase, Seat, perft};

use super::*;
use crate::toy::{HeapCount, Heaps};

fn nim(rules: &str, text: &str) -> Heaps {
    Heaps::read(rules.parse().unwrap(), text).unwrap()
}

fn tree(rules: &str, seed: u64) -> Tree {
    Tree::start(rules.parse().unwrap(), seed)
}

const LIMIT: i32 = <HeapCount as Evaluator<Heaps>>::LIMIT;

#[test]
fn negamax_knows_nim() {
    for (heaps, sum) in [("1,2,3", 0), ("1,2,2", 1), ("2,2", 0), ("3,1", 2), ("1,3,2", 0)] {
        let value = negamax(&nim("players=2", &format!("{heaps} A")), &HeapCount, 8);
        assert_eq!(value > LIMIT, sum != 0, "{heaps}: {value}");
        assert_eq!(value < -LIMIT, sum == 0, "{heaps}: {value}");
    }
    let start = nim("players=2", "1,2,2 A");
    let best: Vec<String> =
        best_moves(&start, &HeapCount, 6).iter().map(|mv| start.write_move(mv)).collect();
    assert_eq!(best, ["1:1"]);
}

#[test]
fn depth_nought_is_the_mere_judgement() {
    let start = nim("players=2", "3,4,5 A");
    assert_eq!(negamax(&start, &HeapCount, 0), 10);
    assert_eq!(maxn(&start, &HeapCount, 0)[Seat::B], -10);
}

#[test]
fn wins_are_ordered_by_size_then_speed() {
    static WHY: Phrase = Phrase::plain("why", "");
    let won = Outcome::won(Seat::A, 2, &WHY);
    let by = |margin| won.worth(Values::zero_sum(Seat::A, margin));
    let worth = |outcome: Outcome, turns| {
        let values = <TreeValues as Evaluator<Tree>>::end(&outcome, turns);
        assert_eq!(values[Seat::A], -values[Seat::B]);
        values[Seat::A]
    };
    assert_eq!(worth(Outcome::draw(&WHY), 3), 0);
    let rising = [(-2, 1), (-2, 9), (-1, 0), (-1, 9), (1, u32::MAX), (1, 4), (1, 3), (2, 99)];
    let values: Vec<i32> = rising.map(|(margin, turns)| worth(by(margin), turns)).to_vec();
    assert!(values.is_sorted_by(|a, b| a < b), "{values:?}");
    assert!(values.iter().all(|value| value.abs() > LIMIT), "{values:?}");
}

#[test]
fn max_n_is_negamax_where_two_play() {
    for seed in 0..40 {
        let tree = tree("players=2,width=4,height=5", seed);
        for depth in 0..=5 {
            let values = maxn(&tree, &TreeValues, depth);
            assert_eq!(values[Seat::A], negamax(&tree, &TreeValues, depth), "seed {seed}");
            assert_eq!(values[Seat::A], -values[Seat::B], "seed {seed}");
        }
    }
}

#[test]
fn with_three_whoever_finds_the_last_object_wins() {
    // A takes one of two last objects, B the other: C never comes to move.
    let values = maxn(&nim("players=3", "1,1 A"), &HeapCount, 9);
    assert!(values[Seat::B] > LIMIT && values[Seat::C] < -LIMIT && values[Seat::A] < -LIMIT);
}

#[test]
fn random_trees_have_twigs_of_every_kind() {
    let (mut early, mut wins, mut draws, mut met, mut all) = (0, 0, 0, HashSet::new(), 0);
    for seed in 0..20 {
        let root = tree("players=2,width=4,height=4", seed);
        assert!(root.has_move());
        let mut level = vec![root];
        while !level.is_empty() {
            level = level
                .iter()
                .flat_map(|node| node.moves().into_iter().map(|mv| node.after(&mv)))
                .collect();
            all += level.len();
            for node in &level {
                met.insert(*node);
                assert_eq!(Tree::read(node.rules(), &node.to_string()), Ok(*node));
                if let Some(outcome) = node.outcome() {
                    early += usize::from(node.to_string().split(' ').nth(1) != Some("0"));
                    let margin = outcome.values[Seat::A];
                    wins += usize::from(margin != 0);
                    draws += usize::from(margin == 0);
                }
            }
        }
    }
    assert!(early > 20 && wins > 100 && draws > 20, "{early} {wins} {draws}");
    assert!(met.len() < all, "no branches meet again");
    assert!(perft(&tree("players=4,width=9,height=3", 1), 3) > 0);
}
