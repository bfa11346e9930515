//! The program agrees with the plain rules, and its ways of finding turns agree with each other.

use std::collections::BTreeSet;

use tabletier_core::{Dice, Position, Rules};
use tabletier_games::batons::{BatonsPosition, BatonsRules};

use crate::reference;

fn sheet() -> BatonsRules {
    BatonsRules::read("sheet").unwrap()
}

/// A position that random play reaches after so many turns, or the last before the end.
fn wander(seed: u64, turns: usize) -> BatonsPosition {
    let mut dice = Dice::new(seed);
    let mut position = BatonsPosition::start(sheet(), 0);
    for _ in 0..turns {
        let Some(mv) = position.random_move(&mut dice) else { break };
        let next = position.after(&mv);
        if next.outcome().is_some() {
            break;
        }
        position = next;
    }
    position
}

fn children(position: &BatonsPosition) -> BTreeSet<String> {
    let moves = position.moves();
    let children: BTreeSet<String> =
        moves.iter().map(|mv| position.after(mv).to_string()).collect();
    assert_eq!(children.len(), moves.len(), "a result is listed twice: {position}");
    assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
    children
}

fn compare(position: &BatonsPosition) {
    let (ours, plain) = (children(position), reference::children(&position.to_string()));
    if let Some(extra) = ours.difference(&plain).next() {
        panic!("not legal by the plain rules:\n{position}\n{extra}");
    }
    if let Some(missing) = plain.difference(&ours).next() {
        panic!("not found:\n{position}\n{missing}");
    }
}

#[test]
fn random_positions_have_the_children_of_the_plain_rules() {
    for (seed, turns) in [(1, 0), (1, 1), (2, 6), (3, 25)] {
        compare(&wander(seed, turns));
    }
}

#[test]
#[ignore = "takes minutes"]
fn many_random_positions_have_the_children_of_the_plain_rules() {
    for seed in 0..150 {
        let turns = (seed % 50) as usize;
        compare(&wander(seed, turns));
    }
}

#[test]
#[ignore = "takes a minute"]
fn the_plain_rules_give_the_known_counts() {
    let start = BatonsPosition::start(sheet(), 0).to_string();
    assert_eq!(reference::perft(&start, 2), 6030);
}
