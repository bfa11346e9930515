//! Billo, a real game with forced captures, claims and long chains of them.

use tabletier_core::{Evaluator, History, Position, Seat};
use tabletier_games::billo::{BilloEvaluator, BilloPosition};
use tabletier_search::{Limits, Request, TranspositionTable, search};
use tabletier_testkit::plain::paranoid;

use crate::common::{ask, met};

const LIMIT: i32 = <BilloEvaluator as Evaluator<BilloPosition>>::LIMIT;

fn billo(rules: &str, text: &str) -> BilloPosition {
    BilloPosition::read(rules.parse().unwrap(), text).unwrap()
}

#[test]
fn the_value_is_that_of_the_plain_search() {
    // A few turns of noise are as much as the plain search can follow.
    let cases = [("catalano", 3, 0), ("catalano", 2, 4), ("boutin", 2, 0), ("boutin", 1, 3)];
    for (rules, depth, quiescence) in cases {
        for position in met::<BilloPosition>(rules, 3, 8) {
            let history = History::new(&position);
            let evaluator = BilloEvaluator::default();
            let request = Request {
                quiescence,
                exact: true,
                ..Request::new(&position, &history, &evaluator)
            };
            let tt = TranspositionTable::new(1 << 16);
            let report = search(&request, &tt, &Limits::depth(depth), &mut |_| {}).unwrap();
            let plain = paranoid(&position, &evaluator, report.depth, quiescence);
            let value = report.values[position.seat()];
            assert_eq!(value, plain, "{rules} {position}, depth {depth}, quiescence {quiescence}");
            assert!(report.depth == depth || value.abs() > LIMIT, "{rules} {position}");
        }
    }
}

#[test]
fn the_last_piece_is_taken() {
    let position = billo("boutin", "8/8/8/8/3s4/2R5/8/R7 r -");
    let report = ask(
        &position,
        &BilloEvaluator::default(),
        &TranspositionTable::new(1 << 16),
        &Limits::NONE,
    );
    assert_eq!(position.write_move(&report.best), "Rc3xd4");
    assert_eq!(report.values[Seat::A], LIMIT + 10_000 - 1);
}

#[test]
fn two_billos_in_a_corner_are_beaten_in_four_turns() {
    let position = billo("catalano", "8/8/8/8/8/1q6/2o5/Z7 r -");
    let report = ask(
        &position,
        &BilloEvaluator::default(),
        &TranspositionTable::new(1 << 20),
        &Limits::depth(6),
    );
    assert_eq!(report.values[Seat::A], -(LIMIT + 10_000 - 4), "{report:?}");
    let mut end = position;
    report.pv.iter().for_each(|mv| end.play_unchecked(mv));
    assert_eq!(end.outcome().unwrap().to_string(), "won B no-pieces");
}
