//! A think keeps its limits, and always comes to a move.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tabletier_core::{Algorithm, Dice, Evaluator, History, Position, Rules, Values};
use tabletier_games::batons::{BatonsEvaluator, BatonsPosition};
use tabletier_search::{Limits, Report, Request, TranspositionTable, search};
use tabletier_testkit::plain::TreeValues;
use tabletier_testkit::toy::{HeapCount, Heaps, NimRules};

use crate::common::{ask, ask_by_clock, tree};

fn tt() -> TranspositionTable {
    TranspositionTable::new(1 << 16)
}

#[test]
fn nodes_are_never_exceeded_and_there_is_always_a_move() {
    for seed in 0..50 {
        let tree = tree("width=7,height=7", seed);
        let whole = ask(&tree, &TreeValues, &tt(), &Limits::NONE).nodes;
        for nodes in (0..40).chain([100, 1000, whole]) {
            let report = ask(&tree, &TreeValues, &tt(), &Limits::nodes(nodes));
            assert_eq!(report.nodes, nodes.min(whole), "seed {seed}");
            assert!(tree.moves().contains(&report.best), "seed {seed}");
            assert_eq!(report.pv[0], report.best);
        }
    }
}

#[test]
fn a_signal_that_is_already_set_still_leaves_a_move() {
    let tree = tree("width=7,height=7", 1);
    let ask = |limits: Limits, stop: bool| {
        let clock = || Duration::from_millis(5);
        ask_by_clock(Algorithm::AlphaBeta, (&tree, &TreeValues), &limits, &|| stop, &clock)
    };
    let report = ask(Limits::NONE, true);
    assert_eq!((report.nodes, report.depth), (0, 0));
    assert!(tree.moves().contains(&report.best));
    assert_eq!(report.values, TreeValues.evaluate(&tree));
    assert_eq!(ask(Limits::time(Duration::ZERO), false).nodes, 0);
}

#[test]
fn the_clock_is_read_while_thinking() {
    let tree = tree("width=9,height=9", 3);
    let whole = ask(&tree, &TreeValues, &tt(), &Limits::NONE).nodes;
    let ticks = AtomicU64::new(0);
    let clock = || Duration::from_millis(ticks.fetch_add(1, Ordering::Relaxed));
    let limits = Limits::time(Duration::from_millis(3));
    let report =
        ask_by_clock(Algorithm::AlphaBeta, (&tree, &TreeValues), &limits, &|| false, &clock);
    assert!(report.nodes > 0 && report.nodes < whole, "{} of {whole}", report.nodes);
    assert_eq!(ticks.load(Ordering::Relaxed), 4);
}

#[test]
fn a_finished_game_has_nothing_to_think_about() {
    let mut tree = tree("height=2", 5);
    while let Some(mv) = tree.moves().first() {
        tree.play_unchecked(mv);
    }
    let history = History::new(&tree);
    let request = Request::new(&tree, &history, &TreeValues);
    assert_eq!(search(&request, &tt(), &Limits::NONE, &mut |_| {}), None);
}

#[test]
fn every_depth_is_reported_once_and_the_last_report_stands() {
    let tree = tree("width=6,height=6", 2);
    let history = History::new(&tree);
    let request = Request::new(&tree, &history, &TreeValues);
    let mut heard: Vec<Report<u8>> = Vec::new();
    let report =
        search(&request, &tt(), &Limits::depth(5), &mut |report| heard.push(report.clone()));
    let depths: Vec<u32> = heard.iter().map(|report| report.depth).collect();
    assert_eq!(depths, [1, 2, 3, 4, 5]);
    assert!(heard.is_sorted_by(|a, b| a.nodes < b.nodes));
    assert_eq!(heard.last(), report.as_ref());
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let tree = tree("width=8,height=8", 4);
    let think = |nodes| ask(&tree, &TreeValues, &tt(), &Limits::nodes(nodes));
    for nodes in [17, 500, 5000] {
        assert_eq!(think(nodes), think(nodes));
    }
}

#[test]
fn the_number_of_nodes_is_the_same_on_every_machine() {
    let nodes =
        |seed| ask(&tree("width=9,height=9", seed), &TreeValues, &tt(), &Limits::depth(6)).nodes;
    // Any change of what the search looks at, and in which order, shows here.
    assert_eq!([1, 2, 3].map(nodes), [1334, 1582, 2600]);
}

#[test]
fn a_signal_stops_even_the_listing_of_the_first_moves() {
    let mut dice = Dice::new(1);
    let mut start = BatonsPosition::start(Rules::standard(), 0);
    while start.count_moves() < 10_000 {
        start.play_unchecked(&start.random_move(&mut dice).expect("the game goes on"));
    }
    let asked = AtomicU64::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) > 0;
    let (algorithm, evaluator) = (Algorithm::AlphaBeta, BatonsEvaluator::default());
    let asleep = || Duration::ZERO;
    let report = ask_by_clock(algorithm, (&start, &evaluator), &Limits::NONE, &stop, &asleep);
    assert_eq!((report.nodes, report.depth), (0, 0));
    assert_eq!(asked.load(Ordering::Relaxed), 2);
    assert!(start.moves().contains(&report.best));
}

/// Calls two moves worth a look.
#[derive(Clone)]
struct Two;

impl Evaluator<Heaps> for Two {
    fn evaluate(&self, heaps: &Heaps) -> Values {
        HeapCount.evaluate(heaps)
    }

    fn move_count_limit(&self, _depth: u32) -> usize {
        2
    }
}

#[test]
fn moves_that_are_passed_over_count_at_the_root_too() {
    let rules = "players=2".parse::<NimRules>().unwrap();
    let start = Heaps::read(rules, "19,19,19,19,19,19,19,19,20 A").unwrap();
    assert_eq!(start.count_moves(), 172);
    let nodes = |limits| ask(&start, &Two, &tt(), &limits).nodes;
    // Two moves are looked at; of the 170 others every 64 count as one.
    assert_eq!(nodes(Limits::depth(1)), 4);
    assert_eq!(nodes(Limits { depth: 1, ..Limits::nodes(3) }), 3);
}
