//! The program agrees with the plain rules, and its ways of finding turns agree with each other.

use std::collections::{BTreeSet, HashSet};
use std::ops::ControlFlow;

use tabletier_core::{Dice, Position, Rules};
use tabletier_games::batons::{BatonsPosition, BatonsRules};

use super::{reference, tables};

fn sheet() -> BatonsRules {
    "sheet".parse::<BatonsRules>().unwrap()
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
    for (seed, turns) in [(1, 0), (1, 1), (2, 6), (3, 25), (4, 12), (5, 40)] {
        compare(&wander(seed, turns));
    }
}

/// Sticks in the order of positions, up to three of them moved to places at random.
fn disturb(sticks: &str, dice: &mut Dice) -> String {
    let mut sticks: Vec<String> = sticks.split(',').map(String::from).collect();
    for _ in 0..dice.below(4) {
        let taken = sticks.swap_remove(dice.below(sticks.len() as u64) as usize);
        // Near some other stick, for few places far from all can make a sound plan.
        let near = &sticks[dice.below(sticks.len() as u64) as usize];
        let (x, y) = near[1..].split_once('.').unwrap();
        let mut beside = |text: &str| text.parse::<i32>().unwrap() - 1 + dice.below(3) as i32;
        let (x, y) = (beside(x), beside(y));
        let laid = format!("{}{x}.{y}", ["a", "b", "c"][dice.below(3) as usize]);
        sticks.push(if sticks.contains(&laid) { taken } else { laid });
    }
    tables::sorted(&sticks)
}

#[test]
fn random_plans_are_sound_and_have_the_cells_that_plain_flooding_finds() {
    let mut dice = Dice::new(7);
    let mut sound = 0;
    for seed in 0..600 {
        let text = wander(seed, (seed % 60) as usize).to_string();
        let fields: Vec<&str> = text.split(' ').collect();
        let sticks = disturb(fields[0], &mut dice);
        let read = |pawns: &[String]| {
            BatonsPosition::read(
                sheet(),
                &format!("{sticks} {} - {} w", pawns.join(","), fields[3]),
            )
        };
        if let Some(cells) = reference::cells_of(&sticks) {
            sound += 1;
            for pawns in cells.chunks(7) {
                read(pawns).unwrap_or_else(|error| panic!("{sticks}: {error}"));
            }
        } else {
            let error = read(&["u0.0".to_string()]).expect_err(&sticks).to_string();
            assert!(error.contains("expected a sound plan"), "{sticks}: {error}");
        }
    }
    assert!((100..500).contains(&sound), "{sound} of 600 plans are sound: not a fair sample");
}

#[test]
fn the_stages_of_a_turn_make_the_list_of_turns() {
    for (seed, turns) in [(4, 0), (4, 3), (5, 12), (6, 30)] {
        let position = wander(seed, turns);
        let mut staged = Vec::new();
        let mut counted = 0;
        let mut moved = Vec::new();
        let _ = position.visit_plans(|plan| -> ControlFlow<()> {
            moved.push(plan.moved());
            counted += plan.count_moves();
            plan.visit_moves(|mv| {
                staged.push(mv);
                ControlFlow::Continue(())
            })
        });
        assert_eq!(staged, position.moves(), "{position}");
        assert_eq!(counted, staged.len() as u64, "{position}");
        assert_eq!(moved[0], 0);
        assert!(moved.iter().all(|&sticks| sticks <= 2));
    }
}

#[test]
fn random_turns_are_listed_and_every_turn_comes_up() {
    // Positions of few turns: the start, and one in which no stick moves alone.
    let few = "c0.0,a1.0,b1.0,c1.0,a2.0,b2.0,b3.0,c-1.1,b0.1,c0.1,a1.1,b1.1,c1.1,a2.1,b2.1,c2.1,\
        b3.1,a-1.2,a0.2,b0.2,a1.2,c1.2,b2.2,c2.2,a0.3,b0.3,c0.3,a1.3,c1.3,a0.4 \
        d0.0,u1.0,u2.0,u1.1,d1.1,u0.2,d0.3 d1.0,u2.1,d2.1,d1.2,u0.3 0 b";
    let barred = BatonsPosition::start(BatonsRules::standard(), 0);
    let few = BatonsPosition::read(sheet(), few).unwrap();
    for position in [wander(0, 0), barred, few] {
        let mut missing: HashSet<_> = position.moves().into_iter().collect();
        let all = missing.clone();
        let mut dice = Dice::new(7);
        for _ in 0..20_000 {
            let mv = position.random_move(&mut dice).unwrap();
            assert!(all.contains(&mv), "{position}");
            missing.remove(&mv);
        }
        assert!(missing.is_empty(), "{} turns never came up: {position}", missing.len());
    }
}

#[test]
fn the_plain_rules_give_the_known_count() {
    let start = BatonsPosition::start(sheet(), 0).to_string();
    assert_eq!(reference::perft(&start, 1), 107);
}
