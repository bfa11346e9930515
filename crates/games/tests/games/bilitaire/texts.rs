//! Positions and moves as text, and every text that is refused.

use tabletier_core::{MoveError, Position};
use tabletier_games::bilitaire::{BilitairePosition, BilitaireRules};

use super::{moves, position, refusal};

fn error(rules: &str, text: &str) -> String {
    let rules = rules.parse::<BilitaireRules>().unwrap();
    match BilitairePosition::read(rules, text) {
        Ok(_) => panic!("{text} was read"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn positions_read_as_they_are_written() {
    for text in [
        ".ff./ffff/ffff/.ff. o 1",
        ".ff./ffff/ffff/.ff. o 2:47",
        "fd.f/02ce/.674/.3b. t 1",
        "f.a./fc../d101/.2e7 m!2 1",
        "..../..../..../30.. m 2:1",
        "..../..../..../3.0. end 1:2",
        "f.f./.f.f/1.../.... end 2:21:17",
    ] {
        assert_eq!(position(text).to_string(), text);
    }
}

#[test]
fn an_opening_needs_the_start_rows() {
    assert_eq!(
        error("rounds=2", ".ff./ffff/f7ff/.ff. o 1"),
        r#"position, rows: found ".ff./ffff/f7ff/.ff.", expected .ff./ffff/ffff/.ff., as a round is about to open"#
    );
}

#[test]
fn there_are_one_to_twelve_trays() {
    let thirteen = error("rounds=2", "1111/1111/1111/1... t 1");
    assert!(thirteen.ends_with("expected 1 to 12 trays"), "{thirteen}");
    let none = error("rounds=2", "..../..../..../.... t 1");
    assert!(none.ends_with("expected 1 to 12 trays"), "{none}");
}

#[test]
fn after_the_opening_there_are_one_to_47_marbles() {
    let full = error("rounds=2", ".ff./ffff/ffff/.ff. t 1");
    assert!(full.ends_with("expected 1 to 47 marbles after the opening"), "{full}");
    let empty = error("rounds=2", ".00./0000/0000/.00. t 1");
    assert!(empty.ends_with("expected 1 to 47 marbles after the opening"), "{empty}");
}

#[test]
fn jumps_that_nobody_can_make_are_refused() {
    assert_eq!(
        error("rounds=2", "..../..../..../3.0. m 1"),
        r#"position, to move: found "m", expected t or end, as no marble can jump"#
    );
    assert_eq!(
        error("rounds=2", "..../..../..../30.. m!2 1"),
        r#"position, to move: found "m!2", expected m, as no marble can jump more than once"#
    );
    assert_eq!(
        error("rounds=2", "..../..0./.24./34.. m!5 1"),
        r#"position, to move: found "m!5", expected m, or at most m!4, as no marble can jump more often"#
    );
}

#[test]
fn an_end_has_no_jump_left_and_the_right_score() {
    assert_eq!(
        error("rounds=1", "..../..../..../30.. end 1:2"),
        r#"position, to move: found "end", expected t or m, as a marble can jump"#
    );
    assert_eq!(
        error("rounds=1", "..../..../..../3.0. end 1:3"),
        r#"position, match: found "1:3", expected 2 as last score, the marbles on the board"#
    );
    assert_eq!(
        error("rounds=2", "..../..../..../3.0. end 2:2:3"),
        r#"position, match: found "2:2:3", expected 2 as last score, the marbles on the board"#
    );
}

#[test]
fn scores_go_from_1_to_47_without_a_leading_zero() {
    for score in ["0", "48", "60", "07", "256", "999999999999", "", "+5", "-1", "a"] {
        let found = error("rounds=2", &format!("..../..../..../3.0. t 2:{score}"));
        assert!(found.ends_with("expected a score from 1 to 47"), "{found}");
    }
}

#[test]
fn the_match_must_suit_the_rules_and_the_turn() {
    let board = "..../..../..../3.0.";
    for (rules, rest, expected) in [
        ("rounds=1", "t 2:21", "1, as rounds=1"),
        ("rounds=1", "end 2:21:2", "1:<score> at the end, as rounds=1"),
        ("rounds=2", "t 1:21", "1, or 2:<score> in round 2"),
        ("rounds=2", "t 2", "1, or 2:<score> in round 2"),
        ("rounds=2", "t 3", "1, or 2:<score> in round 2"),
        ("rounds=2", "t 2:21:2", "1, or 2:<score> in round 2"),
        ("rounds=2", "end 1:2", "2:<score>:<score> at the end"),
        ("rounds=2", "end 1", "2:<score>:<score> at the end"),
        ("rounds=2", "end 2:21", "2:<score>:<score> at the end"),
    ] {
        let found = error(rules, &format!("{board} {rest}"));
        assert!(found.starts_with("position, match: found "), "{found}");
        assert!(found.ends_with(&format!("expected {expected}")), "{found}");
    }
}

#[test]
fn unreadable_positions_name_the_field() {
    for (text, place) in [
        ("", "position, to move: found nothing"),
        ("..../..../..../3... t", "position, match: found nothing"),
        ("..../..../..../3... t 1 ", "position, after match: found nothing"),
        (" ..../..../..../3... t 1", "position, after match"),
        ("..../..../..../3...  t 1", "position, after match"),
        ("..../..../3... t 1", "position, rows"),
        ("..../..../..../..../3... t 1", "position, rows"),
        ("..../..../..../3.. t 1", r#"position, rows: found "3..""#),
        ("..../..../..../3.... t 1", r#"position, rows: found "3....""#),
        ("..../..../..../F... t 1", r#"position, rows: found "F""#),
        ("..../..../..../g... t 1", r#"position, rows: found "g""#),
        ("..../..../..../3... x 1", r#"position, to move: found "x", expected o, t, m"#),
        ("..../..../..../3... m! 1", "position, to move: found nothing, expected a number"),
        ("..../..../..../3... m!1 1", r#"position, to move: found "1", expected a number"#),
        ("..../..../..../3... m!02 1", r#"position, to move: found "02", expected a number"#),
        ("..../..../..../3... m!17 1", r#"position, to move: found "17", expected a number"#),
        ("..../..../..../é... t 1", "position: found"),
    ] {
        let found = error("rounds=2", text);
        assert!(found.starts_with(place), "{text}: {found}");
    }
}

#[test]
fn unreadable_moves_name_the_part() {
    for (text, place) in [
        ("", "move: found nothing, expected -c3, c3xc5"),
        ("c3", r#"move: found "c3""#),
        ("A1", r#"move: found "A1""#),
        ("-", "move, hole: found nothing"),
        ("-i1", r#"move, hole: found "i1", expected a hole from a1 to h8"#),
        ("-c3!2", r#"move, hole: found "c3!2""#),
        ("c3x", "move, hole: found nothing"),
        ("c3xc9", r#"move, hole: found "c9""#),
        ("c3xc5!2", r#"move, hole: found "c5!2""#),
        ("E1>1e", r#"move, slot: found "E1", expected a slot from A1 to D4"#),
        ("A1..E1>1e", r#"move, slot: found "E1""#),
        ("A1..A1>1e", r#"move, row: found "A1..A1""#),
        ("A1>4e", r#"move, step: found "4e", expected 1, 2 or 3 slots"#),
        ("A1>1x", r#"move, slot: found "A1>1""#),
        ("A1>1ee", r#"move, step: found "1ee""#),
        ("A1>1e!x", r#"move, announcement: found "x""#),
        ("A1x!2!3", r#"move, announcement: found "2!3""#),
        ("é", r#"move: found "é""#),
    ] {
        let error = position("..../..../..../3... t 1").read_move(text).unwrap_err();
        assert!(matches!(error, MoveError::Unreadable(_)), "{text}: {error}");
        let found = error.to_string();
        assert!(found.starts_with(&format!("move cannot be read: {place}")), "{text}: {found}");
    }
}

#[test]
fn a_move_of_the_wrong_player_is_refused() {
    let (opening, trays) = (".ff./ffff/ffff/.ff. o 2:9", "..../..../..../3.0. t 1");
    let (marbles, end) = ("..../..../..../30.. m 1", "..../..../..../3.0. end 1:2");
    assert_eq!(refusal(opening, "A2>1n"), "opening");
    assert_eq!(refusal(opening, "a3xa5"), "opening");
    assert_eq!(refusal(opening, "-a1"), "no-hole");
    assert_eq!(refusal(trays, "a1xc1"), "trays-turn");
    assert_eq!(refusal(trays, "-a1"), "opened");
    assert_eq!(refusal(marbles, "A1>1n"), "marbles-turn");
    assert_eq!(refusal(marbles, "B1x"), "marbles-turn");
    assert_eq!(refusal(marbles, "-a1"), "opened");
    assert_eq!(refusal(end, "A1>1n"), "over");
}

#[test]
fn a_refusal_is_said_in_both_languages() {
    let error = position("..../..../..../3.0. t 1").read_move("A1x").unwrap_err();
    assert_eq!(
        error.to_string(),
        r#"move "A1x" is not legal: only a tray without marbles may be removed"#
    );
    assert_eq!(
        error.say(tabletier_core::Lang::find("fr").unwrap()),
        "on ne retire qu’un plateau sans bille"
    );
}

#[test]
fn what_was_expected_is_said_in_french_too() {
    let french = tabletier_core::Lang::find("fr").unwrap();
    let text = "..../..0./.24./34.. m!5 1";
    let error = BilitairePosition::read("rounds=1".parse().unwrap(), text).unwrap_err();
    assert_eq!(error.place.say(french), "position, trait");
    assert_eq!(
        error.expected.say(french),
        "m, ou au plus m!4, puisque aucune bille ne peut sauter plus souvent"
    );
}

#[test]
fn a_series_is_written_by_the_smallest_of_its_routes() {
    // Two rings that meet at c3: four routes do the same, and all are accepted.
    let text = "..../.20./264./74.. m!8 1";
    let smallest = moves(text);
    assert_eq!(smallest, "a1xa3xc3xc5xe5xe3xc3xc1xa1");
    let first = position(text).read_move(&smallest).unwrap();
    for route in
        ["a1xc1xc3xc5xe5xe3xc3xa3xa1", "a1xa3xc3xe3xe5xc5xc3xc1xa1", "a1xc1xc3xe3xe5xc5xc3xa3xa1"]
    {
        assert_eq!(position(text).read_move(route), Ok(first), "{route}");
    }
}
