//! What holds for every algorithm: it keeps its limits, comes to a move, and comes to
//! the same one again.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tabletier_core::{Algorithm, Evaluator, History, Position, Seat};
use tabletier_search::{Limits, Report, Request, TranspositionTable, search};
use tabletier_testkit::plain::{Tree, TreeValues};

use crate::common::{ask_by, ask_by_clock, tree};

const LIMIT: i32 = <TreeValues as Evaluator<Tree>>::LIMIT;
const SHAPES: [&str; 3] =
    ["width=7,height=7", "players=3,width=7,height=7", "players=4,width=7,height=7,order=drawn"];

#[test]
fn nodes_are_never_exceeded_and_there_is_always_a_move() {
    for algorithm in Algorithm::ALL {
        for seed in 0..20 {
            for rules in SHAPES {
                let tree = tree(rules, seed);
                for nodes in (0..30).chain([100, 1000]) {
                    let report = ask_by(algorithm, &tree, &TreeValues, &Limits::nodes(nodes));
                    assert!(report.nodes <= nodes, "{algorithm:?} {tree}");
                    assert!(tree.moves().contains(&report.best), "{algorithm:?} {tree}");
                    assert_eq!(report.pv[0], report.best, "{algorithm:?} {tree}");
                    assert_eq!(report.choices[0].0, report.best, "{algorithm:?} {tree}");
                    let mut end = tree;
                    for mv in &report.pv {
                        assert!(end.moves().contains(mv), "{algorithm:?} {tree}: {report:?}");
                        end.play_unchecked(mv);
                    }
                }
            }
        }
    }
}

#[test]
fn a_signal_that_is_already_set_still_leaves_a_move() {
    for algorithm in Algorithm::ALL {
        let tree = tree(SHAPES[1], 1);
        let report =
            ask_by_clock(algorithm, (&tree, &TreeValues), &Limits::NONE, &|| true, &|| {
                Duration::ZERO
            });
        assert_eq!((report.nodes, report.depth), (0, 0), "{algorithm:?}");
        assert!(tree.moves().contains(&report.best), "{algorithm:?}");
        assert_eq!(report.values, TreeValues.evaluate(&tree), "{algorithm:?}");
    }
}

#[test]
fn the_clock_is_read_while_thinking() {
    for algorithm in Algorithm::ALL {
        let tree = tree("players=3,width=9,height=9", 3);
        let ticks = AtomicU64::new(0);
        let clock = || Duration::from_millis(ticks.fetch_add(1, Ordering::Relaxed));
        let limits = Limits::time(Duration::from_millis(3));
        let report = ask_by_clock(algorithm, (&tree, &TreeValues), &limits, &|| false, &clock);
        assert!(report.nodes > 0, "{algorithm:?}");
        assert_eq!(ticks.load(Ordering::Relaxed), 4, "{algorithm:?}");
    }
}

#[test]
fn a_finished_game_has_nothing_to_think_about() {
    let mut tree = tree("height=2", 5);
    while let Some(mv) = tree.moves().first() {
        tree.play_unchecked(mv);
    }
    let history = History::new(&tree);
    for algorithm in Algorithm::ALL {
        let request = Request { algorithm, ..Request::new(&tree, &history, &TreeValues) };
        assert_eq!(
            search(&request, &TranspositionTable::new(0), &Limits::NONE, &mut |_| {}),
            None,
            "{algorithm:?}"
        );
    }
}

#[test]
fn the_only_move_is_taken() {
    for algorithm in Algorithm::ALL {
        let tree = tree("players=3,width=1,height=9", 5);
        let report = ask_by(algorithm, &tree, &TreeValues, &Limits::nodes(100));
        assert_eq!((report.best, report.choices.len()), (1, 1), "{algorithm:?}");
    }
}

#[test]
fn a_win_in_one_is_taken() {
    let mut wins = 0;
    for seed in 0..300 {
        for rules in SHAPES {
            let tree = tree(rules, seed);
            let won = |mv: &u8| {
                let outcome = tree.after(mv).outcome();
                outcome.is_some_and(|outcome| outcome.values[tree.seat()] > 0)
            };
            if !tree.moves().iter().any(won) {
                continue;
            }
            wins += 1;
            for algorithm in [Algorithm::MaxN, Algorithm::Mcts] {
                let report = ask_by(algorithm, &tree, &TreeValues, &Limits::nodes(200));
                let value = report.values[tree.seat()];
                assert!(value > LIMIT, "{algorithm:?} {tree}: {report:?}");
            }
        }
    }
    assert!(wins > 50, "{wins}");
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for algorithm in Algorithm::ALL {
        let tree = tree("players=3,width=8,height=8", 4);
        let think = |nodes| ask_by(algorithm, &tree, &TreeValues, &Limits::nodes(nodes));
        for nodes in [17, 500, 5000] {
            assert_eq!(think(nodes), think(nodes), "{algorithm:?}");
        }
    }
}

#[test]
fn reports_come_in_order_and_say_no_more_than_was_done() {
    for algorithm in Algorithm::ALL {
        let tree = tree("players=3,width=9,height=9", 4);
        let history = History::new(&tree);
        let request = Request { algorithm, ..Request::new(&tree, &history, &TreeValues) };
        let mut heard: Vec<Report<u8>> = Vec::new();
        let limits = Limits::nodes(20_000);
        let report = search(&request, &TranspositionTable::new(0), &limits, &mut |report| {
            heard.push(report.clone());
        });
        let report = report.unwrap();
        assert!(heard.len() > 1, "{algorithm:?}");
        assert!(heard.is_sorted_by(|a, b| a.nodes < b.nodes), "{algorithm:?}");
        assert!(heard.iter().all(|heard| heard.nodes <= report.nodes), "{algorithm:?}");
    }
}

#[test]
fn careless_players_choose_among_moves_that_are_good_enough() {
    for algorithm in Algorithm::ALL {
        let mut several = 0;
        for seed in 0..30 {
            let tree = tree("width=9,height=9", seed);
            let history = History::new(&tree);
            let request =
                Request { algorithm, margin: 40, ..Request::new(&tree, &history, &TreeValues) };
            let limits = Limits { nodes: 3000, depth: 3, ..Limits::NONE };
            let report =
                search(&request, &TranspositionTable::new(0), &limits, &mut |_| {}).unwrap();
            let (best, value) = report.choices[0];
            assert_eq!((best, value), (report.best, report.values[tree.seat()]), "{algorithm:?}");
            assert!(report.choices.iter().all(|(_, other)| *other > value - 40), "{algorithm:?}");
            several += u32::from(report.choices.len() > 1);
        }
        assert!(several > 3, "{algorithm:?}: {several}");
    }
}

#[test]
fn the_answer_is_the_same_on_every_machine() {
    let tree = tree("players=3,width=9,height=9", 4);
    // Any change of what a algorithm looks at, and any arithmetic that differs, shows here.
    let answers = [Algorithm::MaxN, Algorithm::Mcts, Algorithm::Uct].map(|algorithm| {
        let report = ask_by(algorithm, &tree, &TreeValues, &Limits::nodes(3000));
        (report.pv, Seat::first(3).map(|seat| report.values[seat]).collect())
    });
    let expected: [(Vec<u8>, Vec<i32>); 3] = [
        (vec![3, 1, 8, 2, 6], vec![50, 48, 44]),
        (vec![5, 5, 2, 1, 1, 4, 1], vec![2, 16, 12]),
        (vec![4, 1, 1, 1, 3], vec![-102, -230, -204]),
    ];
    assert_eq!(answers, expected);
}
