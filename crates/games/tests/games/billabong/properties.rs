//! No text makes the parsers panic, and what they accept is sound.

use proptest::prelude::*;
use tabletier_core::{Dice, Position};
use tabletier_games::billabong::{BillabongPosition, BillabongRules};

use super::rules;

const RULES: [&str; 5] =
    ["ghosts=random", "ghosts=players,laps=2", "ghosts=none", "players=3", "players=4,laps=2"];

/// A position somewhere in a random game.
fn strolled(rules_text: &str, seed: u64, turns: usize) -> BillabongPosition {
    let mut dice = Dice::new(seed);
    let mut position = BillabongPosition::start(rules(rules_text), seed);
    for _ in 0..turns {
        let Some(mv) = position.random_move(&mut dice) else { break };
        position.play_unchecked(&mv);
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_rules_text_is_read_or_refused(text in "[a-z0-9=,]{0,30}|.{0,20}|(players|laps|ghosts|house)=[1-4a-z]{1,6}") {
        if let Ok(read) = text.parse::<BillabongRules>() {
            prop_assert_eq!(read.to_string().parse::<BillabongRules>(), Ok(read));
        }
    }

    #[test]
    fn any_position_text_is_read_as_written_or_refused(
        which in 0..RULES.len(),
        text in "[A-D]:[a-p0-9+*?,]{0,24} [A-D]:[a-p0-9+*?,]{0,24} N:[a-p0-9?,-]{0,16} [A-E]|.{0,60}",
    ) {
        if let Ok(position) = BillabongPosition::read(rules(RULES[which]), &text) {
            prop_assert_eq!(position.to_string(), text);
        }
    }

    #[test]
    fn any_move_text_is_legal_or_refused(
        which in 0..RULES.len(),
        seed in 0..1000_u64,
        turns in 0..60_usize,
        text in "@?[a-p][0-9]{1,2}([-^][a-p][0-9]{1,2}){0,4}[*]?|.{0,20}|pass",
    ) {
        let position = strolled(RULES[which], seed, turns);
        if let Ok(mv) = position.read_move(&text) {
            prop_assert!(position.moves().contains(&mv));
        }
    }

    #[test]
    fn legal_moves_are_legal_and_keep_the_key(
        which in 0..RULES.len(),
        seed in 0..1000_u64,
        turns in 0..80_usize,
    ) {
        let position = strolled(RULES[which], seed, turns);
        for mv in position.moves() {
            let text = position.write_move(&mv);
            prop_assert_eq!(position.read_move(&text), Ok(mv));
            let child = position.after(&mv);
            let read = BillabongPosition::read(child.rules(), &child.to_string());
            prop_assert_eq!(read.as_ref(), Ok(&child));
            prop_assert_eq!(read.map(|read| read.key()), Ok(child.key()));
        }
    }
}
