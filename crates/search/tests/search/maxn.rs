//! Max^n finds the very values of the plain one.

use tabletier_core::{Dice, Evaluator, History, Mind, Position, Values};
use tabletier_games::billabong::{BillabongEvaluator, BillabongPosition, BillabongRules};
use tabletier_search::{Limits, Question, Table, Thought, think};
use tabletier_testkit::plain::{Tree, TreeValues, maxn};

use crate::common::{ask_by, tree};

const LIMIT: i32 = <TreeValues as Evaluator<Tree>>::LIMIT;

/// Random trees in which only the two most promising moves are worth a look, more further up.
#[derive(Clone)]
struct Narrow;

impl Evaluator<Tree> for Narrow {
    fn values(&self, tree: &Tree) -> Values {
        TreeValues.values(tree)
    }

    /// Coarse, so that there are equals.
    fn promise(&self, tree: &Tree, mv: &u8) -> i32 {
        TreeValues.promise(tree, mv) / 25
    }

    fn width(&self, depth: u32) -> usize {
        1 + depth as usize
    }
}

/// The thought has the values of the depth asked for, or of all depths from where it ended on.
fn expect<P: Position>(
    position: &P,
    depth: u32,
    thought: &Thought<P::Move>,
    plain: impl Fn(u32) -> Values,
) {
    assert_eq!(thought.values, plain(thought.depth), "{position}, depth {depth}: {thought:?}");
    if thought.depth < depth {
        assert_eq!(thought.values, plain(depth), "{position}, depth {depth}: {thought:?}");
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
                let thought = ask_by(Mind::MaxN, &tree, &TreeValues, &Limits::depth(depth));
                expect(&tree, depth, &thought, |depth| maxn(&tree, &TreeValues, depth));
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
            let thought = ask_by(Mind::MaxN, &tree, &Narrow, &Limits::depth(depth));
            expect(&tree, depth, &thought, |depth| maxn(&tree, &Narrow, depth));
            differing += u32::from(thought.values != maxn(&tree, &TreeValues, depth));
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
                    let thought = ask_by(Mind::MaxN, &position, &evaluator, &Limits::depth(2));
                    expect(&position, 2, &thought, |depth| maxn(&position, &evaluator, depth));
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
            let thought = ask_by(Mind::MaxN, &tree, &TreeValues, &Limits::depth(depth));
            assert_eq!(thought.line[0], thought.best);
            let mut end = tree;
            for mv in &thought.line {
                assert!(end.moves().contains(mv), "seed {seed}: {:?}", thought.line);
                end.play_unchecked(mv);
            }
            let turns = thought.line.len() as u32;
            let values = match end.outcome() {
                Some(outcome) => <TreeValues as Evaluator<Tree>>::end(&outcome, turns),
                None => TreeValues.values(&end),
            };
            assert_eq!(values, thought.values, "seed {seed} depth {depth}");
        }
    }
}

#[test]
fn moves_within_the_margin_and_the_next_best_lines_are_told() {
    for seed in 0..60 {
        let tree = tree("players=3,width=9,height=5", seed);
        let history = History::new(&tree);
        let question = Question {
            mind: Mind::MaxN,
            margin: 30,
            lines: 3,
            ..Question::new(&tree, &history, &TreeValues)
        };
        let limits = Limits::depth(2);
        let thought = think(&question, &Table::new(0), &limits, &mut |_| {}).unwrap();
        if thought.depth < 2 {
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
        let lines = std::iter::once(thought.values)
            .chain(thought.others.iter().map(|line| line.values))
            .map(|values| values[seat]);
        assert!(lines.eq(values.iter().copied().take(3)), "seed {seed}: {thought:?}");
        values.retain(|value| *value > thought.values[seat] - 30);
        let choices: Vec<i32> = thought.choices.iter().map(|(_, value)| *value).collect();
        assert_eq!(choices, values, "seed {seed}");
    }
}
