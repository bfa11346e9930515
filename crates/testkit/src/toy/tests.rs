//! Nim by its rules.

use tabletier_core::{Dice, Drawn, Target, perft};

use super::*;

fn heaps(rules: &str, text: &str) -> Result<Heaps, TextError> {
    Heaps::read(rules.parse().unwrap(), text)
}

#[test]
fn positions_read_back() {
    for text in ["3,4,5 A", "0 B", "20,0,1,1,1,1,1,1,1 B"] {
        assert_eq!(heaps("players=2", text).unwrap().to_string(), text);
    }
    assert_eq!(heaps("players=4", "1 D").unwrap().to_string(), "1 D");
}

#[test]
fn wrong_positions_are_refused_by_field() {
    let place = |text| heaps("players=3", text).unwrap_err().place.to_string();
    for text in ["x A", "03 A", "+3 A", "3, A", "21 A", "1,1,1,1,1,1,1,1,1,1 A"] {
        assert_eq!(place(text), "position, heaps", "{text}");
    }
    for text in ["3 D", "3 a", "3 ?"] {
        assert_eq!(place(text), "position, turn", "{text}");
    }
}

#[test]
fn a_move_takes_from_one_heap() {
    let start = Heaps::start(NimRules::standard(), 0);
    let mv = start.read_move("2:3").unwrap();
    assert_eq!(start.after(&mv).to_string(), "3,1,5 B");
    assert_eq!(start.count_moves(), 12);
    assert_eq!(perft(&start, 2), 113);
}

#[test]
fn moves_the_rules_forbid_say_why() {
    let start = Heaps::start(NimRules::standard(), 0);
    for (text, why) in [("4:1", &NO_HEAP), ("0:1", &NO_HEAP), ("1:4", &TOO_FEW), ("1:0", &NOTHING)]
    {
        assert_eq!(start.read_move(text), Err(MoveError::illegal(text, why)));
    }
    for text in ["", "1", "1:", ":1", "1:01", "1:1 ", "1:1:1", "１:1"] {
        assert!(matches!(start.read_move(text), Err(MoveError::Unreadable(_))), "{text}");
    }
}

#[test]
fn who_takes_the_last_object_wins() {
    let ends = [("players=2", "0,0 A", Seat::B), ("players=3", "0 A", Seat::C)];
    for (rules, text, winner) in ends {
        let end = heaps(rules, text).unwrap();
        assert_eq!(end.outcome().unwrap().to_string(), format!("won {winner} last"));
        assert_eq!(HeapCount.evaluate(&end)[winner], 10);
    }
}

#[test]
fn the_key_follows_the_moves() {
    let mut position = Heaps::start(NimRules::standard(), 0);
    let mut dice = Dice::new(1);
    while let Some(mv) = position.random_move(&mut dice) {
        position.play_unchecked(&mv);
        assert_eq!(Heaps::read(position.rules(), &position.to_string()).unwrap(), position);
    }
}

#[test]
fn a_heap_and_a_number_make_a_move() {
    let start = Heaps::start(NimRules::standard(), 0);
    let follow = |clicks: &[&str]| {
        let clicks: Vec<Target> = clicks.iter().map(Target::new).collect();
        start.gesture(&clicks)
    };
    assert_eq!(follow(&[]).unwrap().next.len(), 3);
    assert_eq!(follow(&["heap2"]).unwrap().next.len(), 4);
    assert_eq!(follow(&["heap2", "take3"]).unwrap().done.as_deref(), Some("2:3"));
    assert!(follow(&["heap2", "take5"]).is_err());
    assert!(follow(&["heap2", "take3", "take1"]).is_err());
    assert!(follow(&["take1"]).is_err());
}
