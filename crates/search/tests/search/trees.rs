//! The search finds the very value of the plain one on random trees, in which every value is a
//! surprise and branches meet again.

use crate::common::{ask, tree};
use tabletier_core::{Dice, Evaluator, History, Position, Values};
use tabletier_search::{Limits, Question, Table, Thought, think};
use tabletier_testkit::plain::{Tree, TreeValues, best_moves, maxn, negamax, paranoid, truth};

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
                let question =
                    Question { noisy, exact: true, ..Question::new(&tree, &history, &Noise) };
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
            let question =
                Question { margin, exact: true, ..Question::new(&tree, &history, &TreeValues) };
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

#[test]
fn the_next_best_moves_are_found_with_their_values() {
    for seed in 0..100 {
        let tree = tree("width=9,height=5", seed);
        let history = History::new(&tree);
        let question =
            Question { lines: 4, exact: true, ..Question::new(&tree, &history, &TreeValues) };
        let thought = think(&question, &table(), &Limits::depth(3), &mut |_| {}).unwrap();
        let mut plain: Vec<i32> = tree
            .moves()
            .iter()
            .map(|mv| {
                let value = -negamax(&tree.after(mv), &TreeValues, thought.depth - 1);
                if value.abs() > LIMIT { value - value.signum() } else { value }
            })
            .collect();
        plain.sort_unstable_by_key(|value| -value);
        plain.truncate(4);
        let others = thought.others.iter().map(|line| line.values[tree.seat()]);
        let found: Vec<i32> = std::iter::once(thought.values[tree.seat()]).chain(others).collect();
        assert_eq!(found, plain, "seed {seed}: {thought:?}");
        let mut firsts: Vec<u8> = thought.others.iter().map(|line| line.moves[0]).collect();
        firsts.push(thought.best);
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), plain.len(), "seed {seed}: a move was found twice");
    }
}

#[test]
fn many_threads_find_what_one_finds() {
    for seed in 0..40 {
        let tree = tree("width=5,height=7", seed);
        let history = History::new(&tree);
        let question =
            Question { threads: 4, exact: true, ..Question::new(&tree, &history, &TreeValues) };
        for depth in [3, 5, 7] {
            let thought = think(&question, &table(), &Limits::depth(depth), &mut |_| {}).unwrap();
            expect(&tree, depth, &thought, |depth| negamax(&tree, &TreeValues, depth));
            let nodes = Limits::nodes(50);
            assert!(think(&question, &table(), &nodes, &mut |_| {}).unwrap().nodes <= 50);
        }
    }
}

/// Random trees of which only the two most promising moves are worth a look.
#[derive(Clone)]
struct Narrow;

impl Evaluator<Tree> for Narrow {
    fn values(&self, tree: &Tree) -> Values {
        TreeValues.values(tree)
    }

    fn promise(&self, tree: &Tree, mv: &u8) -> i32 {
        TreeValues.promise(tree, mv)
    }

    fn width(&self, _depth: u32) -> usize {
        2
    }
}

#[test]
fn only_the_moves_within_the_width_count() {
    for seed in 0..300 {
        let tree = tree("width=6,height=7", seed);
        for depth in 1..=7 {
            let thought = ask(&tree, &Narrow, &table(), &Limits::depth(depth));
            expect(&tree, depth, &thought, |depth| paranoid(&tree, &Narrow, depth, 0));
        }
    }
}

/// Random trees in which moves that come late are first looked at less deeply.
#[derive(Clone)]
struct Hasty;

impl Evaluator<Tree> for Hasty {
    fn values(&self, tree: &Tree) -> Values {
        TreeValues.values(tree)
    }

    fn reduction(&self, _depth: u32, tried: usize) -> u32 {
        u32::from(tried > 0) + u32::from(tried > 2)
    }
}

#[test]
fn the_best_line_comes_first_even_where_late_moves_are_reduced() {
    for seed in 0..200 {
        let tree = tree("width=9,height=6", seed);
        let history = History::new(&tree);
        let question = Question { lines: 5, ..Question::new(&tree, &history, &Hasty) };
        let thought = think(&question, &table(), &Limits::depth(5), &mut |_| {}).unwrap();
        let seat = tree.seat();
        let values: Vec<i32> = std::iter::once(thought.values[seat])
            .chain(thought.others.iter().map(|line| line.values[seat]))
            .collect();
        assert!(values.is_sorted_by(|a, b| a >= b), "seed {seed}: {values:?}");
    }
}

#[test]
fn a_narrow_look_at_the_root_settles_nothing() {
    for seed in 0..500 {
        let tree = tree("width=6,height=4", seed);
        let thought = ask(&tree, &Narrow, &table(), &Limits::NONE);
        let narrowed = tree.moves().len() > 2;
        let certain = thought.values[tree.seat()] > LIMIT;
        let last = thought.depth >= 4;
        assert!(certain || !narrowed || last, "seed {seed}: {thought:?}");
    }
}

/// Random trees in which everything is done that a real game may ask for.
#[derive(Clone)]
struct Wild {
    reduces: bool,
    narrows: bool,
}

impl Evaluator<Tree> for Wild {
    fn values(&self, tree: &Tree) -> Values {
        TreeValues.values(tree)
    }

    fn promise(&self, tree: &Tree, mv: &u8) -> i32 {
        TreeValues.promise(tree, mv) / 10
    }

    fn noisy(&self, tree: &Tree, mv: &u8) -> bool {
        Noise.noisy(tree, mv)
    }

    fn settled(&self, tree: &Tree) -> bool {
        Noise.settled(tree)
    }

    fn width(&self, depth: u32) -> usize {
        if self.narrows { 1 + depth as usize } else { usize::MAX }
    }

    fn reduction(&self, depth: u32, tried: usize) -> u32 {
        if self.reduces { (depth / 2).min(tried as u32) } else { 0 }
    }
}

#[test]
fn a_win_or_a_loss_that_is_told_is_true() {
    let mut told = 0;
    for rules in ["width=5,height=7", "width=5,height=7,order=drawn"] {
        for seed in 0..150 {
            let tree = tree(rules, seed);
            let history = History::new(&tree);
            let truth = truth::<Tree, TreeValues>(&tree, &history);
            for (reduces, narrows) in [(true, false), (false, true), (true, true)] {
                let wild = Wild { reduces, narrows };
                let table = table();
                for depth in 1..=7 {
                    for (lines, margin) in [(1, 0), (3, 0), (1, 40)] {
                        let question =
                            Question { lines, margin, ..Question::new(&tree, &history, &wild) };
                        let limits = Limits::depth(depth);
                        let thought = think(&question, &table, &limits, &mut |_| {}).unwrap();
                        let value = thought.values[tree.seat()];
                        if value.abs() > LIMIT {
                            told += 1;
                            let ends = truth.abs() > LIMIT && truth.signum() == value.signum();
                            assert!(ends, "{rules} {tree}, {depth} ahead: {value}, not {truth}");
                        }
                    }
                }
            }
        }
    }
    assert!(told > 3000, "{told}");
}
