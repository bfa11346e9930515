//! What holds for every position and every text.

use proptest::prelude::*;
use tabletier_core::{Dice, Position, perft};
use tabletier_games::billo::{BilloPosition, BilloRules};

use super::position;

/// Rows turned over: what is Red's becomes Black's, seen from the other side of the table.
fn colours_swapped(rows: &str) -> String {
    let swap =
        |c: char| if c.is_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() };
    rows.split('/')
        .rev()
        .map(|row| row.chars().map(swap).collect())
        .collect::<Vec<String>>()
        .join("/")
}

fn mirrored(rows: &str) -> String {
    rows.split('/').map(|row| row.chars().rev().collect()).collect::<Vec<String>>().join("/")
}

fn shapes_swapped(rows: &str) -> String {
    let pairs = "RSOQXYrsoqxy";
    rows.chars().map(|c| pairs.find(c).map_or(c, |i| pairs.as_bytes()[i ^ 1] as char)).collect()
}

/// Positions on the way of a random game.
fn game(rules: &str, seed: u64, turns: usize) -> Vec<BilloPosition> {
    let mut dice = Dice::new(seed);
    let mut line = vec![BilloPosition::start(rules.parse().unwrap(), 0)];
    for _ in 0..turns {
        let last = line[line.len() - 1];
        let Some(mv) = last.random_move(&mut dice) else { break };
        line.push(last.after(&mv));
    }
    line
}

#[test]
fn mirror_colour_swap_and_shape_swap_leave_the_counts_alone() {
    for rules in ["catalano", "boutin,capture=strict"] {
        for now in game(rules, 3, 80).iter().step_by(8) {
            let text = now.to_string();
            let (rows, rest) = text.split_once(' ').unwrap();
            let other_turn = if rest.starts_with('r') { "b -" } else { "r -" };
            let count = perft(now, 2);
            for (rows, rest) in [
                (mirrored(rows), rest),
                (shapes_swapped(rows), rest),
                (colours_swapped(rows), other_turn),
            ] {
                let same = position(rules, &format!("{rows} {rest}"));
                assert_eq!(perft(&same, 2), count, "{same} and {text}");
            }
        }
    }
}

#[test]
fn a_crowd_of_billos_has_thousands_of_moves_all_listed_once() {
    let text = "8/8/sQsQsQsQ/QsQsQsQs/OOOOOOOO/8/8/8 r -";
    let now = position("boutin,prey=any", text);
    let moves = now.moves();
    assert!(moves.len() > 8_800, "{}", moves.len());
    assert_eq!(moves.len() as u64, now.count_moves());
    let children: std::collections::HashSet<String> =
        moves.iter().map(|mv| now.after(mv).to_string()).collect();
    assert_eq!(children.len(), moves.len());
}

fn rules() -> impl Strategy<Value = BilloRules> {
    any::<[bool; 6]>().prop_map(|[claims, priority, glide, any_prey, draws, house]| BilloRules {
        claims,
        priority,
        glide,
        any_prey,
        draws,
        house,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(8), ..ProptestConfig::default() })]

    #[test]
    fn no_rules_text_makes_the_reader_panic(text in "[a-z=,]{0,40}|\\PC{0,40}") {
        if let Ok(rules) = text.parse::<BilloRules>() {
            prop_assert_eq!(rules.to_string().parse::<BilloRules>(), Ok(rules));
        }
    }

    #[test]
    fn no_position_text_makes_the_reader_panic(
        rules in rules(),
        text in "[RSCOQXYZrscoqxyz1-8]{1,8}(/[RSCOQXYZrscoqxyz1-8]{1,4}){7} [rb] [-?!]|\\PC{0,80}",
    ) {
        if let Ok(position) = BilloPosition::read(rules, &text) {
            prop_assert_eq!(position.to_string(), text);
        }
    }

    #[test]
    fn no_move_text_makes_the_reader_panic(
        seed in 0..50u64,
        text in "[RS][a-h][1-8]([-x][a-h][1-8]){0,6}|\\PC{0,30}",
    ) {
        for now in game("boutin", seed, 40).iter().step_by(10) {
            if let Ok(mv) = now.read_move(&text) {
                let after = now.after(&mv).to_string();
                prop_assert!(now.moves().iter().any(|mv| now.after(mv).to_string() == after));
            }
        }
    }

    #[test]
    fn legal_moves_are_legal(rules in rules(), seed: u64) {
        let mut dice = Dice::new(seed);
        let mut now = BilloPosition::start(rules, 0);
        for _ in 0..40 {
            let Some(mv) = now.random_move(&mut dice) else { break };
            let text = now.write_move(&mv);
            prop_assert_eq!(now.read_move(&text), Ok(mv));
            now.play_unchecked(&mv);
            let again = BilloPosition::read(rules, &now.to_string());
            prop_assert_eq!(again.as_ref().map(Position::key), Ok(now.key()));
            prop_assert_eq!(again, Ok(now));
        }
    }
}
