//! Nim, of which everything is known: who leaves heaps whose sizes have the nim-sum 0 wins.

use tabletier_core::{Evaluator, Position, Seat};
use tabletier_search::{Limits, TranspositionTable};
use tabletier_testkit::plain::negamax;
use tabletier_testkit::toy::{HeapCount, Heaps};

use crate::common::ask;

const LIMIT: i32 = <HeapCount as Evaluator<Heaps>>::LIMIT;

fn nim(rules: &str, text: &str) -> Heaps {
    Heaps::read(rules.parse().unwrap(), text).unwrap()
}

fn nim_sum(position: &Heaps) -> u32 {
    let text = position.to_string();
    let (heaps, _) = text.split_once(' ').unwrap();
    heaps.split(',').map(|size| size.parse::<u32>().unwrap()).fold(0, |sum, size| sum ^ size)
}

#[test]
fn every_small_position_is_solved() {
    let tt = TranspositionTable::new(1 << 18);
    for a in 0..=4 {
        for b in a..=4 {
            for c in b.max(1)..=4 {
                let position = nim("players=2", &format!("{a},{b},{c} A"));
                let report = ask(&position, &HeapCount, &tt, &Limits::NONE);
                let value = report.values[Seat::A];
                assert_eq!(value > LIMIT, nim_sum(&position) != 0, "{position}: {value}");
                assert_eq!(value < -LIMIT, nim_sum(&position) == 0, "{position}: {value}");
            }
        }
    }
}

#[test]
fn a_win_is_as_near_as_it_is_said_to_be() {
    let tt = TranspositionTable::new(1 << 18);
    for text in ["1 A", "3 A", "1,1 A", "2,1 A", "1,2,3 A", "2,2,2 A", "1,1,1,1,1 A", "3,3,1 A"] {
        let position = nim("players=2", text);
        let objects = text.chars().filter_map(|c| c.to_digit(10)).sum();
        let report = ask(&position, &HeapCount, &tt, &Limits::NONE);
        assert_eq!(report.values[Seat::A], negamax(&position, &HeapCount, objects), "{text}");
    }
}

#[test]
fn a_won_game_is_won_by_a_thinker_who_looks_to_the_end() {
    let tt = TranspositionTable::new(1 << 20);
    let mut position = nim("players=2", "1,4,5,2 A");
    while position.has_move() {
        let mv = if position.seat() == Seat::A {
            assert_ne!(nim_sum(&position), 0, "a won game was given away: {position}");
            ask(&position, &HeapCount, &tt, &Limits::NONE).best
        } else {
            // The other side resists by taking as little as possible.
            position.moves()[0]
        };
        position.play_unchecked(&mv);
    }
    assert_eq!(position.outcome().unwrap().to_string(), "won A last");
}

#[test]
fn what_is_solved_is_not_thought_about_any_longer() {
    let report =
        ask(&nim("players=2", "1,1 A"), &HeapCount, &TranspositionTable::new(0), &Limits::NONE);
    assert_eq!(report.depth, 2);
    let report =
        ask(&nim("players=2", "2 A"), &HeapCount, &TranspositionTable::new(0), &Limits::NONE);
    assert_eq!(report.depth, 1);
}

#[test]
fn three_players_fear_the_worst() {
    let position = nim("players=3", "2,1 A");
    let report = ask(&position, &HeapCount, &TranspositionTable::new(1 << 14), &Limits::NONE);
    // A must take one of the three; B and C share the rest as they like.
    assert!(report.values[Seat::A] < -LIMIT);
    let position = nim("players=3", "2,0 A");
    let report = ask(&position, &HeapCount, &TranspositionTable::new(1 << 14), &Limits::NONE);
    assert!(report.values[Seat::A] > LIMIT && report.values[Seat::C] < -LIMIT);
}
