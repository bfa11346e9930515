//! What holds of every text and of every position that play can reach.

use proptest::prelude::*;
use tabletier_core::{Dice, History, Position, Rules};
use tabletier_games::batons::{BatonsMove, BatonsPosition, BatonsRules};

use crate::tables::{read, start, twins};

/// A position some random turns away from the start.
fn wander(seed: u64, turns: usize) -> BatonsPosition {
    let mut dice = Dice::new(seed);
    let mut position = start();
    for _ in 0..turns {
        let Some(mv) = position.random_move(&mut dice) else { break };
        position.play_unchecked(&mv);
    }
    position
}

/// The text of a position with every coordinate shifted.
fn shifted(text: &str, dx: i32, dy: i32) -> String {
    let fields: Vec<String> = text
        .split(' ')
        .map(|field| {
            let names = field.split(',').map(|name| match name[1..].split_once('.') {
                Some((x, y)) => {
                    let (x, y): (i32, i32) = (x.parse().unwrap(), y.parse().unwrap());
                    format!("{}{}.{}", &name[..1], x + dx, y + dy)
                }
                None => name.to_string(),
            });
            names.collect::<Vec<_>>().join(",")
        })
        .collect();
    fields.join(" ")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused_without_a_panic(text in "\\PC{0,80}") {
        let _ = read(&text);
        let _ = start().read_move(&text);
    }

    #[test]
    fn texts_that_look_like_moves_are_read_or_refused(
        text in "([+]?[abc]-?[0-3][.]-?[0-3](>[abc]-?[0-3][.][0-3])?;){0,2}[ud][0-3][.][0-3]([x-][ud]-?[0-3][.][0-3]){1,4}"
    ) {
        if let Ok(mv) = start().read_move(&text) {
            prop_assert!(start().moves().contains(&mv), "{text}");
        }
    }

    #[test]
    fn a_position_reads_as_it_is_written(seed in 0..1000_u64, turns in 0..60_usize) {
        let position = wander(seed, turns);
        let again = read(&position.to_string()).unwrap();
        prop_assert_eq!(again, position);
        prop_assert_eq!(again.key(), position.key());
    }

    #[test]
    fn a_random_turn_is_legal_and_reads_as_it_is_written(seed in 0..1000_u64, turns in 0..60_usize) {
        let position = wander(seed, turns);
        if let Some(mv) = position.random_move(&mut Dice::new(seed)) {
            let text = position.write_move(&mv);
            prop_assert_eq!(position.read_move(&text), Ok(mv), "{}", text);
        } else {
            prop_assert!(position.outcome().is_some());
        }
    }

    #[test]
    fn a_shift_of_the_table_changes_nothing_but_names(
        seed in 0..1000_u64, turns in 0..40_usize, dx in -1_000_000..1_000_000, dy in -1_000_000..1_000_000
    ) {
        let position = wander(seed, turns);
        let moved = read(&shifted(&position.to_string(), dx, dy)).unwrap();
        prop_assert_eq!(moved == position, (dx, dy) == (0, 0));
        prop_assert_eq!(moved.repetition_key(), position.repetition_key());
        prop_assert_ne!(moved.key(), position.key());
        prop_assert_eq!(moved.has_move(), position.has_move());
        if let Some(mv) = position.random_move(&mut Dice::new(seed)) {
            prop_assert_eq!(moved.after(&mv).to_string(), shifted(&position.after(&mv).to_string(), dx, dy));
        }
    }
}

#[test]
fn the_third_time_is_a_draw_even_if_the_plan_has_wandered() {
    let rules = BatonsRules::read("house=on").unwrap();
    let first = BatonsPosition::start(rules, 0);
    let mut history = History::new(&first);
    // Equal up to a shift: the keys say so, and the history counts them.
    let second = BatonsPosition::read(rules, &shifted(&first.to_string(), 5, -3)).unwrap();
    let mv = first.moves()[0];
    history.push(&first, &mv, &second);
    assert_eq!(history.outcome(&second), None);
    let third = BatonsPosition::read(rules, &shifted(&first.to_string(), -40, 70)).unwrap();
    history.push(&second, &mv, &third);
    assert_eq!(history.outcome(&third).unwrap().to_string(), "draw repetition");
}

#[test]
fn a_hundred_turns_without_a_capture_are_a_draw() {
    let mut position = twins("d0.0", "u2.2", 'w');
    let mut history = History::new(&position);
    let mut dice = Dice::new(1);
    let mut quiet = 0;
    while history.outcome(&position).is_none() {
        let peaceful = |mv: &BatonsMove| !position.progresses(mv) && position.after(mv).has_move();
        let drawn = std::iter::repeat_with(|| position.random_move(&mut dice).unwrap());
        let mv = drawn.take(1000).find(peaceful).expect("a turn without a capture");
        let after = position.after(&mv);
        history.push(&position, &mv, &after);
        position = after;
        quiet += 1;
    }
    assert_eq!(history.outcome(&position).unwrap().to_string(), "draw quiet");
    assert_eq!(quiet, 100);
}

#[test]
fn a_plan_wanders_far_without_a_limit() {
    // Always the turn, of some tried, that brings the plan farthest to the right.
    let right = |position: &BatonsPosition| -> i64 {
        let text = position.to_string();
        let sticks = text.split(' ').next().unwrap().split(',');
        sticks.map(|name| name[1..].split_once('.').unwrap().0.parse::<i64>().unwrap()).sum()
    };
    let mut dice = Dice::new(9);
    let mut position = twins("d0.0", "u2.2", 'w');
    let begun = right(&position);
    for _ in 0..150 {
        let best = (0..12)
            .filter_map(|_| position.random_move(&mut dice))
            .map(|mv| position.after(&mv))
            .filter(BatonsPosition::has_move)
            .max_by_key(right);
        position = best.expect("a turn that does not end the game");
    }
    assert!(right(&position) - begun > 30 * 15, "{position}");
    assert_eq!(read(&position.to_string()), Ok(position));
}
