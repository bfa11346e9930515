//! Max^n finds the very values of the plain one.

use tabletier_core::{Algorithm, Dice, Evaluator, History, Position, Values};
use tabletier_games::billabong::{BillabongEvaluator, BillabongPosition, BillabongRules};
use tabletier_search::{Limits, Report, Request, TranspositionTable, search};
use tabletier_testkit::plain::{Tree, TreeValues, maxn};

use crate::common::{ask_by, tree};

const LIMIT: i32 = <TreeValues as Evaluator<Tree>>::LIMIT;

/// Random trees in which only the two most promising moves are worth a look, more further up.
#[derive(Clone)]
struct Narrow;

impl Evaluator<Tree> for Narrow {
    fn evaluate(&self, tree: &Tree) -> Values {
        TreeValues.evaluate(tree)
    }

    /// Coarse, so that there are equals.
    fn move_score(&self, tree: &Tree, mv: &u8) -> i32 {
        TreeValues.move_score(tree, mv) / 25
    }

    fn move_count_limit(&self, depth: u32) -> usize {
        1 + depth as usize
    }
}

/// The report has the values of the depth asked for, or of all depths from where it ended on.
fn expect<P: Position>(
    position: &P,
    depth: u32,
    report: &Report<P::Move>,
    plain: impl Fn(u32) -> Values,
) {
    assert_eq!(report.values, plain(report.depth), "{position}, depth {depth}: {report:?}");
    if report.depth < depth {
        assert_eq!(report.values, plain(depth), "{position}, depth {depth}: {report:?}");
    }
}

#[test]
fn random_trees_get_the_plain_values() {
    let shapes = [
        "players=2,width=5,height=6",
        "players=3,width=5,height=6",
        "players=3,width=4,height=6,order=drawn",
        "players=4,width=4,height=6",
    ];
    for seed in 0..60 {
        for rules in shapes {
            let tree = tree(rules, seed);
            for depth in 1..=6 {
                let report = ask_by(Algorithm::MaxN, &tree, &TreeValues, &Limits::depth(depth));
                expect(&tree, depth, &report, |depth| maxn(&tree, &TreeValues, depth));
            }
        }
    }
}

#[test]
fn what_is_not_worth_a_look_is_not_looked_at() {
    let mut differing = 0;
    for seed in 0..100 {
        let tree = tree("players=3,width=9,height=5", seed);
        for depth in 1..=4 {
            let report = ask_by(Algorithm::MaxN, &tree, &Narrow, &Limits::depth(depth));
            expect(&tree, depth, &report, |depth| maxn(&tree, &Narrow, depth));
            differing += u32::from(report.values != maxn(&tree, &TreeValues, depth));
        }
    }
    assert!(differing > 100, "{differing}");
}

#[test]
fn billabong_gets_the_plain_values() {
    let evaluator = BillabongEvaluator::default();
    for rules in ["players=2,ghosts=none", "players=3", "players=4"] {
        let rules = rules.parse::<BillabongRules>().unwrap();
        for seed in 0..2 {
            let mut dice = Dice::new(seed);
            let mut position = BillabongPosition::start(rules, seed);
            for turn in 0..150 {
                let Some(mv) = position.random_move(&mut dice) else { break };
                if turn % 37 == 36 {
                    let report = ask_by(Algorithm::MaxN, &position, &evaluator, &Limits::depth(2));
                    expect(&position, 2, &report, |depth| maxn(&position, &evaluator, depth));
                }
                position.play_unchecked(&mv);
            }
        }
    }
}

#[test]
fn the_line_leads_to_the_values() {
    for seed in 0..100 {
        let tree = tree("players=4,width=5,height=6", seed);
        for depth in 1..=5 {
            let report = ask_by(Algorithm::MaxN, &tree, &TreeValues, &Limits::depth(depth));
            assert_eq!(report.pv[0], report.best);
            let mut end = tree;
            for mv in &report.pv {
                assert!(end.moves().contains(mv), "seed {seed}: {:?}", report.pv);
                end.play_unchecked(mv);
            }
            let turns = report.pv.len() as u32;
            let values = match end.outcome() {
                Some(outcome) => <TreeValues as Evaluator<Tree>>::end(&outcome, turns),
                None => TreeValues.evaluate(&end),
            };
            assert_eq!(values, report.values, "seed {seed} depth {depth}");
        }
    }
}

#[test]
fn moves_within_the_margin_and_the_next_best_lines_are_told() {
    for seed in 0..60 {
        let tree = tree("players=3,width=9,height=5", seed);
        let history = History::new(&tree);
        let request = Request {
            algorithm: Algorithm::MaxN,
            margin: 30,
            multi_pv: 3,
            ..Request::new(&tree, &history, &TreeValues)
        };
        let limits = Limits::depth(2);
        let report = search(&request, &TranspositionTable::new(0), &limits, &mut |_| {}).unwrap();
        if report.depth < 2 {
            continue;
        }
        let seat = tree.seat();
        let mut values: Vec<i32> = tree
            .moves()
            .iter()
            .map(|mv| {
                let value = maxn(&tree.after(mv), &TreeValues, 1)[seat];
                // A certain end is one turn further from here than from the child.
                if value.abs() > LIMIT { value - value.signum() } else { value }
            })
            .collect();
        values.sort_unstable_by_key(|value| std::cmp::Reverse(*value));
        let lines = std::iter::once(report.values)
            .chain(report.others.iter().map(|line| line.values))
            .map(|values| values[seat]);
        assert!(lines.eq(values.iter().copied().take(3)), "seed {seed}: {report:?}");
        values.retain(|value| *value > report.values[seat] - 30);
        let choices: Vec<i32> = report.choices.iter().map(|(_, value)| *value).collect();
        assert_eq!(choices, values, "seed {seed}");
    }
}
