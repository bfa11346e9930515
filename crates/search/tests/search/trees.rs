//! The search finds the very value of the plain one on random trees, in which every value is a
//! surprise and branches meet again.

use crate::common::{ask, tree};
use tabletier_core::{Dice, Evaluator, History, Position, Values};
use tabletier_search::{Limits, Report, Request, TranspositionTable, search};
use tabletier_testkit::plain::{Tree, TreeValues, best_moves, maxn, negamax, paranoid, truth};

/// Random trees in which a random third of the moves is noisy.
#[derive(Clone)]
struct Noise;

impl Evaluator<Tree> for Noise {
    fn evaluate(&self, tree: &Tree) -> Values {
        TreeValues.evaluate(tree)
    }

    fn move_score(&self, tree: &Tree, mv: &u8) -> i32 {
        TreeValues.move_score(tree, mv)
    }

    fn is_noisy(&self, tree: &Tree, mv: &u8) -> bool {
        Dice::new(tree.key().wrapping_add(u64::from(*mv))).below(3) == 0
    }

    fn is_quiet(&self, tree: &Tree) -> bool {
        !tree.moves().iter().any(|mv| self.is_noisy(tree, mv))
    }
}

fn tt() -> TranspositionTable {
    TranspositionTable::new(1 << 14)
}

const LIMIT: i32 = <TreeValues as Evaluator<Tree>>::LIMIT;

/// The report has the plain value of the depth it looked to; and it looked as far as asked,
/// unless who wins was certain or all lines had been followed to their ends.
fn expect(tree: &Tree, depth: u32, report: &Report<u8>, plain: impl Fn(u32) -> i32) {
    let value = report.values[tree.seat()];
    assert_eq!(value, plain(report.depth), "{tree}, depth {depth}: {report:?}");
    if value.abs() > LIMIT {
        assert_eq!(value.signum(), plain(depth).signum(), "{tree}, depth {depth}: {report:?}");
    } else if report.depth < depth {
        assert_eq!(value, plain(depth), "{tree}, depth {depth}: {report:?}");
    }
}

#[test]
fn two_seats_get_the_value_of_negamax_and_a_best_move() {
    for seed in 0..200 {
        let tree = tree("width=5,height=7", seed);
        let tt = tt();
        for depth in 1..=7 {
            let report = ask(&tree, &TreeValues, &tt, &Limits::depth(depth));
            expect(&tree, depth, &report, |depth| negamax(&tree, &TreeValues, depth));
            let best = best_moves(&tree, &TreeValues, report.depth);
            assert!(best.contains(&report.best), "seed {seed} depth {depth}: {report:?}");
        }
    }
}

#[test]
fn turns_need_not_alternate() {
    for seed in 0..300 {
        let tree = tree("width=4,height=6,order=drawn", seed);
        let tt = tt();
        for depth in 1..=6 {
            let report = ask(&tree, &TreeValues, &tt, &Limits::depth(depth));
            expect(&tree, depth, &report, |depth| negamax(&tree, &TreeValues, depth));
        }
    }
}

#[test]
fn three_and_four_seats_get_what_nobody_can_take_from_them() {
    for seed in 0..200 {
        for rules in ["players=3,width=4,height=6", "players=4,width=3,height=7,order=drawn"] {
            let tree = tree(rules, seed);
            let tt = tt();
            for depth in 1..=6 {
                let report = ask(&tree, &TreeValues, &tt, &Limits::depth(depth));
                expect(&tree, depth, &report, |depth| paranoid(&tree, &TreeValues, depth, 0));
                let hope = maxn(&tree, &TreeValues, report.depth);
                assert!(report.values[tree.seat()] <= hope[tree.seat()]);
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
            for quiescence in [0, 1, 2, 5, 32] {
                let request =
                    Request { quiescence, exact: true, ..Request::new(&tree, &history, &Noise) };
                let tt = tt();
                for depth in 1..=3 {
                    let limits = Limits::depth(depth);
                    let report = search(&request, &tt, &limits, &mut |_| {}).unwrap();
                    expect(&tree, depth, &report, |depth| {
                        paranoid(&tree, &Noise, depth, quiescence)
                    });
                    let calm = paranoid(&tree, &Noise, report.depth, 0);
                    differing += u32::from(report.values[tree.seat()] != calm);
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
        let tt = tt();
        for depth in 1..=6 {
            let report = ask(&tree, &TreeValues, &tt, &Limits::depth(depth));
            assert_eq!(report.pv[0], report.best);
            let mut end = tree;
            for mv in &report.pv {
                assert!(end.moves().contains(mv), "seed {seed}: {:?}", report.pv);
                end.play_unchecked(mv);
            }
            let turns = report.pv.len() as u32;
            let values = match end.outcome() {
                Some(outcome) => <TreeValues as Evaluator<Tree>>::end(&outcome, turns),
                None => {
                    assert_eq!(turns, report.depth, "seed {seed}: the line breaks off");
                    TreeValues.evaluate(&end)
                }
            };
            assert_eq!(values, report.values, "seed {seed} depth {depth}");
        }
    }
}

#[test]
fn all_moves_within_the_margin_are_judged_exactly() {
    for seed in 0..100 {
        let tree = tree("width=9,height=5", seed);
        let history = History::new(&tree);
        for margin in [1, 20, 60, 3 * LIMIT] {
            let request =
                Request { margin, exact: true, ..Request::new(&tree, &history, &TreeValues) };
            let report = search(&request, &tt(), &Limits::depth(3), &mut |_| {}).unwrap();
            let plain = |mv: &u8| {
                let value = -negamax(&tree.after(mv), &TreeValues, report.depth - 1);
                // A certain end is one turn further from here than from the child.
                if value.abs() > LIMIT { value - value.signum() } else { value }
            };
            let best = report.values[tree.seat()];
            let mut choices = report.choices.clone();
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
            let tt = tt();
            let mut dice = Dice::new(seed);
            while let Some(mv) = tree.random_move(&mut dice) {
                for depth in [4, 5] {
                    let report = ask(&tree, &TreeValues, &tt, &Limits::depth(depth));
                    expect(&tree, depth, &report, |depth| paranoid(&tree, &TreeValues, depth, 0));
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
        let request =
            Request { multi_pv: 4, exact: true, ..Request::new(&tree, &history, &TreeValues) };
        let report = search(&request, &tt(), &Limits::depth(3), &mut |_| {}).unwrap();
        let mut plain: Vec<i32> = tree
            .moves()
            .iter()
            .map(|mv| {
                let value = -negamax(&tree.after(mv), &TreeValues, report.depth - 1);
                if value.abs() > LIMIT { value - value.signum() } else { value }
            })
            .collect();
        plain.sort_unstable_by_key(|value| -value);
        plain.truncate(4);
        let others = report.others.iter().map(|line| line.values[tree.seat()]);
        let found: Vec<i32> = std::iter::once(report.values[tree.seat()]).chain(others).collect();
        assert_eq!(found, plain, "seed {seed}: {report:?}");
        let mut firsts: Vec<u8> = report.others.iter().map(|line| line.moves[0]).collect();
        firsts.push(report.best);
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
        let request =
            Request { threads: 4, exact: true, ..Request::new(&tree, &history, &TreeValues) };
        for depth in [3, 5, 7] {
            let report = search(&request, &tt(), &Limits::depth(depth), &mut |_| {}).unwrap();
            expect(&tree, depth, &report, |depth| negamax(&tree, &TreeValues, depth));
            let nodes = Limits::nodes(50);
            assert!(search(&request, &tt(), &nodes, &mut |_| {}).unwrap().nodes <= 50);
        }
    }
}

/// Random trees of which only the two most promising moves are worth a look.
#[derive(Clone)]
struct Narrow;

impl Evaluator<Tree> for Narrow {
    fn evaluate(&self, tree: &Tree) -> Values {
        TreeValues.evaluate(tree)
    }

    fn move_score(&self, tree: &Tree, mv: &u8) -> i32 {
        TreeValues.move_score(tree, mv)
    }

    fn move_count_limit(&self, _depth: u32) -> usize {
        2
    }
}

#[test]
fn only_the_moves_within_the_width_count() {
    for seed in 0..300 {
        let tree = tree("width=6,height=7", seed);
        for depth in 1..=7 {
            let report = ask(&tree, &Narrow, &tt(), &Limits::depth(depth));
            expect(&tree, depth, &report, |depth| paranoid(&tree, &Narrow, depth, 0));
        }
    }
}

/// Random trees in which moves that come late are first looked at less deeply.
#[derive(Clone)]
struct Hasty;

impl Evaluator<Tree> for Hasty {
    fn evaluate(&self, tree: &Tree) -> Values {
        TreeValues.evaluate(tree)
    }

    fn late_move_reduction(&self, _depth: u32, tried: usize) -> u32 {
        u32::from(tried > 0) + u32::from(tried > 2)
    }
}

#[test]
fn the_best_line_comes_first_even_where_late_moves_are_reduced() {
    for seed in 0..200 {
        let tree = tree("width=9,height=6", seed);
        let history = History::new(&tree);
        let request = Request { multi_pv: 5, ..Request::new(&tree, &history, &Hasty) };
        let report = search(&request, &tt(), &Limits::depth(5), &mut |_| {}).unwrap();
        let seat = tree.seat();
        let values: Vec<i32> = std::iter::once(report.values[seat])
            .chain(report.others.iter().map(|line| line.values[seat]))
            .collect();
        assert!(values.is_sorted_by(|a, b| a >= b), "seed {seed}: {values:?}");
    }
}

#[test]
fn a_narrow_look_at_the_root_settles_nothing() {
    for seed in 0..500 {
        let tree = tree("width=6,height=4", seed);
        let report = ask(&tree, &Narrow, &tt(), &Limits::NONE);
        let narrowed = tree.moves().len() > 2;
        let certain = report.values[tree.seat()] > LIMIT;
        let last = report.depth >= 4;
        assert!(certain || !narrowed || last, "seed {seed}: {report:?}");
    }
}

/// Random trees in which everything is done that a real game may ask for.
#[derive(Clone)]
struct Wild {
    reduces: bool,
    narrows: bool,
}

impl Evaluator<Tree> for Wild {
    fn evaluate(&self, tree: &Tree) -> Values {
        TreeValues.evaluate(tree)
    }

    fn move_score(&self, tree: &Tree, mv: &u8) -> i32 {
        TreeValues.move_score(tree, mv) / 10
    }

    fn is_noisy(&self, tree: &Tree, mv: &u8) -> bool {
        Noise.is_noisy(tree, mv)
    }

    fn is_quiet(&self, tree: &Tree) -> bool {
        Noise.is_quiet(tree)
    }

    fn move_count_limit(&self, depth: u32) -> usize {
        if self.narrows { 1 + depth as usize } else { usize::MAX }
    }

    fn late_move_reduction(&self, depth: u32, tried: usize) -> u32 {
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
                let tt = tt();
                for depth in 1..=7 {
                    for (multi_pv, margin) in [(1, 0), (3, 0), (1, 40)] {
                        let request =
                            Request { multi_pv, margin, ..Request::new(&tree, &history, &wild) };
                        let limits = Limits::depth(depth);
                        let report = search(&request, &tt, &limits, &mut |_| {}).unwrap();
                        let value = report.values[tree.seat()];
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
