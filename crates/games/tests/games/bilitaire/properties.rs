//! What holds for every position and every text.

use proptest::prelude::*;
use tabletier_core::{Dice, Evaluator, Position, Seat, perft};
use tabletier_games::bilitaire::{BilitaireEvaluator, BilitairePosition, BilitaireRules};

use super::position;

/// Positions on the way of a random match.
fn game(rules: &str, seed: u64) -> Vec<BilitairePosition> {
    let mut dice = Dice::new(seed);
    let start = BilitairePosition::start(rules.parse().unwrap(), 0);
    let line = std::iter::successors(Some(start), |now| {
        now.random_move(&mut dice).map(|mv| now.after(&mv))
    });
    line.collect()
}

/// Rows seen in a mirror: left and right corners change too.
fn mirrored(rows: &str) -> String {
    let tray = |c: char| match c.to_digit(16) {
        Some(load) => char::from_digit(load << 1 & 10 | load >> 1 & 5, 16).unwrap(),
        None => c,
    };
    rows.split('/')
        .map(|row| row.chars().rev().map(tray).collect())
        .collect::<Vec<String>>()
        .join("/")
}

/// Rows seen with the head tilted: columns become rows.
fn tilted(rows: &str) -> String {
    let rows: Vec<Vec<char>> = rows.split('/').rev().map(|row| row.chars().collect()).collect();
    let tray = |c: char| match c.to_digit(16) {
        Some(load) => char::from_digit(load & 9 | load << 1 & 4 | load >> 1 & 2, 16).unwrap(),
        None => c,
    };
    let row = |column: usize| rows.iter().map(|row| tray(row[column])).collect::<String>();
    (0..4).rev().map(row).collect::<Vec<_>>().join("/")
}

#[test]
fn mirrors_leave_the_counts_alone() {
    for now in game("rounds=1", 3).iter().step_by(7) {
        let text = now.to_string();
        let (rows, rest) = text.split_once(' ').unwrap();
        for rows in [mirrored(rows), tilted(rows), mirrored(&tilted(rows))] {
            let same = position(&format!("{rows} {rest}"));
            assert_eq!(perft(&same, 2), perft(now, 2), "{same} and {text}");
        }
    }
}

#[test]
fn seven_openings_differ() {
    let start = position(".ff./ffff/ffff/.ff. o 2:9");
    let mut kinds = std::collections::BTreeSet::new();
    for mv in start.moves() {
        let text = start.after(&mv).to_string();
        let rows = text.split_once(' ').unwrap().0;
        // The eight symmetries: mirror and tilt in turn.
        let mut images = vec![rows.to_string()];
        for i in 0..7 {
            let last = &images[images.len() - 1];
            images.push(if i % 2 == 0 { mirrored(last) } else { tilted(last) });
        }
        kinds.insert(images.into_iter().min());
    }
    assert_eq!(kinds.len(), 7);
}

#[test]
fn matches_end_and_scores_are_what_is_left() {
    for seed in 0..20 {
        let line = game("rounds=2", seed);
        let end = line[line.len() - 1].to_string();
        let scores: Vec<u32> = end
            .rsplit(' ')
            .next()
            .unwrap()
            .split(':')
            .skip(1)
            .map(|s| s.parse().unwrap())
            .collect();
        assert_eq!(scores[1], u32::from(line[line.len() - 1].board().count()), "{end}");
        assert!(line.len() <= 2 * 96, "{} turns", line.len());
    }
}

#[test]
fn the_evaluator_wants_what_each_side_wants() {
    let value =
        |text: &str, seat: Seat| BilitaireEvaluator::default().evaluate(&position(text))[seat];
    // Fewer marbles, and none cut off, are good for who has them.
    let (together, apart) = ("..../..../..30/..0. t", "3.../..../...0/..0. t");
    assert!(value(&format!("{together} 1"), Seat::A) > value(&format!("{apart} 1"), Seat::A));
    assert!(value(&format!("{together} 2:9"), Seat::B) > value(&format!("{apart} 2:9"), Seat::B));
    // A high score to beat is good for who has to beat it.
    assert!(value(&format!("{apart} 2:30"), Seat::B) > value(&format!("{apart} 2:9"), Seat::B));
}

fn rules() -> impl Strategy<Value = BilitaireRules> {
    any::<(bool, bool)>().prop_map(|(single, house)| BilitaireRules { single, house })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, rng_seed: proptest::test_runner::RngSeed::Fixed(8), ..ProptestConfig::default() })]

    #[test]
    fn no_rules_text_makes_the_reader_panic(text in "[a-z0-9=,]{0,40}|\\PC{0,40}") {
        if let Ok(rules) = text.parse::<BilitaireRules>() {
            prop_assert_eq!(rules.to_string().parse::<BilitaireRules>(), Ok(rules));
        }
    }

    #[test]
    fn no_position_text_makes_the_reader_panic(
        rules in rules(),
        text in "[.0-9a-f]{4}(/[.0-9a-f]{4}){3} (o|t|m|m![1-9]|end) [12](:[0-9]{1,2}){0,2}|\\PC{0,80}",
    ) {
        if let Ok(position) = BilitairePosition::read(rules, &text) {
            prop_assert_eq!(position.to_string(), text);
            prop_assert_eq!(position.has_move(), position.outcome().is_none());
        }
    }

    #[test]
    fn no_move_text_makes_the_reader_panic(
        seed in 0..50u64,
        text in "-?[a-h][1-8](x[a-h][1-8]){0,4}|[A-D][1-4](\\.\\.[A-D][1-4])?(>[1-3][nesw]|x)(![1-9])?|\\PC{0,30}",
    ) {
        for now in game("rounds=2", seed).iter().step_by(20) {
            if let Ok(mv) = now.read_move(&text) {
                prop_assert!(now.moves().contains(&mv), "{} {}", now, text);
            }
        }
    }

    #[test]
    fn legal_moves_are_legal(rules in rules(), seed: u64) {
        let mut dice = Dice::new(seed);
        let mut now = BilitairePosition::start(rules, 0);
        while let Some(mv) = now.random_move(&mut dice) {
            prop_assert!(now.moves().contains(&mv));
            let text = now.write_move(&mv);
            prop_assert_eq!(now.read_move(&text), Ok(mv));
            now.play_unchecked(&mv);
            let again = BilitairePosition::read(rules, &now.to_string());
            prop_assert_eq!(again.as_ref().map(Position::key), Ok(now.key()));
            prop_assert_eq!(again, Ok(now));
        }
    }
}
