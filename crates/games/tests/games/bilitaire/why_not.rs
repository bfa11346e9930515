//! What the table says to a click that the rules forbid.

use tabletier_testkit::ask;

use super::position;

/// The code of the rule against a click after others; empty where it is allowed.
fn why(text: &str, clicks: &str, target: &str) -> &'static str {
    ask::why_not(&position(text), clicks, target)
}

const START: &str = ".ff./ffff/ffff/.ff. o 1";
const TRAYS: &str = ".ff./ffff/feff/.ff. t 1";
/// The marble a1 can jump over b1.
const JUMP: &str = "..../..../..../30.. m 1";

#[test]
fn what_is_allowed_has_no_rule_against_it() {
    for (text, clicks, target) in [
        (START, "", "c3"),
        (TRAYS, "", "A2"),
        (TRAYS, "A2", "A1"),
        (JUMP, "", "a1"),
        (JUMP, "a1", "c1"),
        // Put down again.
        (TRAYS, "A2", "A2"),
        (JUMP, "a1", "a1"),
    ] {
        assert_eq!(why(text, clicks, target), "", "{text}: {clicks}, {target}");
    }
}

#[test]
fn a_round_opens_with_a_marble() {
    assert_eq!(why(START, "", "a1"), "no-hole");
    assert_eq!(why(START, "", "B2"), "opening");
}

#[test]
fn players_keep_to_their_turns() {
    assert_eq!(why(TRAYS, "", "c4"), "trays-turn");
    assert_eq!(why(TRAYS, "A2", "c4"), "trays-turn");
    assert_eq!(why(JUMP, "", "A1"), "marbles-turn");
    assert_eq!(why(JUMP, "a1", "B1"), "marbles-turn");
}

#[test]
fn a_tray_needs_room() {
    assert_eq!(why(TRAYS, "", "A1"), "no-tray");
    assert_eq!(why(TRAYS, "", "B2"), "stuck");
    assert_eq!(why(TRAYS, "A2", "B1"), "crooked");
    assert_eq!(why(TRAYS, "A2", "D2"), "too-far");
    assert_eq!(why(TRAYS, "A2", "A4"), "edge");
    assert_eq!(why("..../..../f.f./.... t 1", "A2", "C2"), "blocked");
    assert_eq!(why(TRAYS, "A2", "x"), "not-empty");
}

#[test]
fn trays_move_once_and_no_more_jumps_are_announced_than_can_be_made() {
    let text = "..../..../.0../32.0 t 1";
    assert_eq!(why(text, "D1 C1", "!2"), "");
    assert_eq!(why(text, "D1 C1", "!3"), "too-many");
    assert_eq!(why(text, "D1 C1", "B2"), "one-slide");
}

#[test]
fn a_marble_jumps_over_its_neighbour() {
    assert_eq!(why(JUMP, "", "b1"), "cannot-jump");
    assert_eq!(why(JUMP, "", "c1"), "no-marble");
    assert_eq!(why(JUMP, "", "h8"), "no-hole");
    assert_eq!(why(JUMP, "a1", "d1"), "straight");
    assert_eq!(why(JUMP, "a1", "b1"), "straight");
    assert_eq!(why(JUMP, "a1", "a3"), "no-hole");
    assert_eq!(why(JUMP, "a1 c1", "e1"), "one-jump");
    assert_eq!(why("..../..../0.../30.. m 1", "a1", "a3"), "nothing-to-jump");
    assert_eq!(why("..../..../1.../30.. m 1", "a1", "a3"), "taken");
}

#[test]
fn as_many_jumps_are_made_as_were_announced() {
    // Eastwards a1 can jump twice, northwards once; g1 can jump once.
    let text = "..../..../0..0/7205 m!2 1";
    assert_eq!(why(text, "a1", "c1"), "");
    assert_eq!(why(text, "a1", "a3"), "announced");
    assert_eq!(why(text, "", "g1"), "announced");
}

#[test]
fn after_the_end_nothing_moves() {
    assert_eq!(why("..../..../..../1... end 1:1", "", "A1"), "over");
}

#[test]
fn rubbish_is_no_move() {
    for rubbish in ["", "!", "!0", "!é", "a9", "E1", "é", "no such target"] {
        assert_eq!(why(START, "", rubbish), "", "{rubbish}");
        assert_eq!(why(TRAYS, "A2", rubbish), "", "{rubbish}");
        assert_eq!(why(JUMP, "a1", rubbish), "", "{rubbish}");
    }
    assert_eq!(why(TRAYS, "no such target", "A1"), "");
}
