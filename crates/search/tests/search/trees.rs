//! The search finds the very value of the plain one on random trees, in which every value is a
//! surprise and branches meet again.

use crate::common::{ask, tree};
use tabletier_core::{Dice, Evaluator, History, Position, Values};
use tabletier_search::{Limits, Question, Table, Thought, think};
use tabletier_testkit::plain::{Tree, TreeValues, best_moves, maxn, negamax, paranoid};

/// Random trees in which a random third of the moves is noisy.
#[derive(Clone)]
struct Noise;

impl Evaluator<Tree> for Noise {
    fn values(&self, tree: &Tree) -> Values {
        TreeValues.values(tree)
    }

    fn promise(&self, tree: &Tree, mv: &u8) -> i32 {
        TreeValues.promise(tree, mv)
    }

    fn noisy(&self, tree: &Tree, mv: &u8) -> bool {
        Dice::new(tree.key().wrapping_add(u64::from(*mv))).below(3) == 0
    }

    fn settled(&self, tree: &Tree) -> bool {
        !tree.moves().iter().any(|mv| self.noisy(tree, mv))
    }
}

fn table() -> Table {
    Table::new(1 << 14)
}

const LIMIT: i32 = <TreeValues as Evaluator<Tree>>::LIMIT;

/// The thought has the plain value of the depth it looked to; and it looked as far as asked,
/// unless who wins was certain or all lines had been followed to their ends.
fn expect(tree: &Tree, depth: u32, thought: &Thought<u8>, plain: impl Fn(u32) -> i32) {
    let value = thought.values[tree.seat()];
    assert_eq!(value, plain(thought.depth), "{tree}, depth {depth}: {thought:?}");
    if value.abs() > LIMIT {
        assert_eq!(value.signum(), plain(depth).signum(), "{tree}, depth {depth}: {thought:?}");
    } else if thought.depth < depth {
        assert_eq!(value, plain(depth), "{tree}, depth {depth}: {thought:?}");
    }
}

#[test]
fn two_seats_get_the_value_of_negamax_and_a_best_move() {
    for seed in 0..200 {
        let tree = tree("width=5,height=7", seed);
        let table = table();
        for depth in 1..=7 {
            let thought = ask(&tree, &TreeValues, &table, &Limits::depth(depth));
            expect(&tree, depth, &thought, |depth| negamax(&tree, &TreeValues, depth));
            let best = best_moves(&tree, &TreeValues, thought.depth);
            assert!(best.contains(&thought.best), "seed {seed} depth {depth}: {thought:?}");
        }
    }
}

#[test]
fn turns_need_not_alternate() {
    for seed in 0..300 {
        let tree = tree("width=4,height=6,order=drawn", seed);
        let table = table();
        for depth in 1..=6 {
            let thought = ask(&tree, &TreeValues, &table, &Limits::depth(depth));
            expect(&tree, depth, &thought, |depth| negamax(&tree, &TreeValues, depth));
        }
    }
}

#[test]
fn three_and_four_seats_get_what_nobody_can_take_from_them() {
    for seed in 0..200 {
        for rules in ["players=3,width=4,height=6", "players=4,width=3,height=7,order=drawn"] {
            let tree = tree(rules, seed);
            let table = table();
            for depth in 1..=6 {
                let thought = ask(&tree, &TreeValues, &table, &Limits::depth(depth));
                expect(&tree, depth, &thought, |depth| paranoid(&tree, &TreeValues, depth, 0));
                let hope = maxn(&tree, &TreeValues, thought.depth);
                assert!(thought.values[tree.seat()] <= hope[tree.seat()]);
            }
        }
    }
}

#[test]
fn noisy_moves_are_followed_as_far_as_asked_and_no_further() {
    let mut differing = 0;
    for seed in 0..200 {
        for rules in ["width=5,height=9", "players=3,width=4,height=8"] {
            let tree = tree(rules, seed);
            let history = History::new(&tree);
            for noisy in [0, 1, 2, 5, 32] {
                let question = Question { noisy, ..Question::new(&tree, &history, &Noise) };
                let table = table();
                for depth in 1..=3 {
                    let limits = Limits::depth(depth);
                    let thought = think(&question, &table, &limits, &mut |_| {}).unwrap();
                    expect(&tree, depth, &thought, |depth| paranoid(&tree, &Noise, depth, noisy));
                    let calm = paranoid(&tree, &Noise, thought.depth, 0);
                    differing += u32::from(thought.values[tree.seat()] != calm);
                }
            }
        }
    }
    assert!(differing > 1000, "noise hardly mattered: {differing}");
}

#[test]
fn the_line_leads_to_the_value() {
    for seed in 0..200 {
        let tree = tree("width=5,height=6", seed);
        let table = table();
        for depth in 1..=6 {
            let thought = ask(&tree, &TreeValues, &table, &Limits::depth(depth));
            assert_eq!(thought.line[0], thought.best);
            let mut end = tree;
            for mv in &thought.line {
                assert!(end.moves().contains(mv), "seed {seed}: {:?}", thought.line);
                end.play_unchecked(mv);
            }
            let turns = thought.line.len() as u32;
            let values = match end.outcome() {
                Some(outcome) => <TreeValues as Evaluator<Tree>>::end(&outcome, turns),
                None => {
                    assert_eq!(turns, thought.depth, "seed {seed}: the line breaks off");
                    TreeValues.values(&end)
                }
            };
            assert_eq!(values, thought.values, "seed {seed} depth {depth}");
        }
    }
}

#[test]
fn all_moves_within_the_margin_are_judged_exactly() {
    for seed in 0..100 {
        let tree = tree("width=9,height=5", seed);
        let history = History::new(&tree);
        for margin in [1, 20, 60, 3 * LIMIT] {
            let question = Question { margin, ..Question::new(&tree, &history, &TreeValues) };
            let thought = think(&question, &table(), &Limits::depth(3), &mut |_| {}).unwrap();
            let plain = |mv: &u8| {
                let value = -negamax(&tree.after(mv), &TreeValues, thought.depth - 1);
                // A certain end is one turn further from here than from the child.
                if value.abs() > LIMIT { value - value.signum() } else { value }
            };
            let best = thought.values[tree.seat()];
            let mut choices = thought.choices.clone();
            choices.sort_unstable();
            let within: Vec<(u8, i32)> = tree
                .moves()
                .into_iter()
                .map(|mv| (mv, plain(&mv)))
                .filter(|(_, value)| *value > best - margin)
                .collect();
            assert_eq!(choices, within, "seed {seed} margin {margin}");
        }
    }
}

#[test]
fn what_is_remembered_from_earlier_turns_is_still_true() {
    for seed in 0..60 {
        for rules in ["width=4,height=8", "players=3,width=4,height=8"] {
            let mut tree = tree(rules, seed);
            let table = table();
            let mut dice = Dice::new(seed);
            while let Some(mv) = tree.random_move(&mut dice) {
                for depth in [4, 5] {
                    let thought = ask(&tree, &TreeValues, &table, &Limits::depth(depth));
                    expect(&tree, depth, &thought, |depth| paranoid(&tree, &TreeValues, depth, 0));
                }
                tree.play_unchecked(&mv);
            }
        }
    }
}
