//! Claims: a move that misses a capture is taken back if the opponent says so.

use tabletier_core::Position;
use tabletier_games::billo::BilloPosition;

use super::{after, moves, outcome, position, refusal};

const RULES: &str = "boutin";
const BEFORE: &str = "7r/8/8/8/8/8/3s4/3C3S r -";
const MISSED: &str = "7r/8/8/8/8/8/3s3S/3C4 b ?7r/8/8/8/8/8/3s4/3C3S";

#[test]
fn a_missed_capture_opens_a_claim_and_a_capture_does_not() {
    assert_eq!(after(RULES, BEFORE, "Sh1-h2"), MISSED);
    assert_eq!(after(RULES, BEFORE, "Rd1xd2"), "7r/8/8/8/8/8/3R4/3S3S b -");
}

#[test]
fn a_claim_is_one_of_the_moves_and_puts_the_board_back() {
    assert!(moves(RULES, MISSED).split(' ').any(|mv| mv == "claim"));
    let claimed = after(RULES, MISSED, "claim");
    assert_eq!(claimed, "7r/8/8/8/8/8/3s4/3C3S r !");
    assert_eq!(moves(RULES, &claimed), "Rd1xd2");
    assert_eq!(refusal(RULES, &claimed, "Sh1-h2"), "must-capture");
}

#[test]
fn playing_on_accepts_the_move() {
    assert_eq!(after(RULES, MISSED, "Rh8-h7"), "8/7r/8/8/8/8/3s3S/3C4 r -");
}

#[test]
fn nothing_can_be_claimed_when_no_capture_was_missed() {
    assert_eq!(refusal(RULES, BEFORE, "claim"), "nothing-to-claim");
    assert_eq!(refusal("catalano", BEFORE, "claim"), "nothing-to-claim");
}

#[test]
fn without_priority_a_capture_cut_short_is_compliant() {
    let text = "7r/8/8/8/8/3s4/3s4/3R4 r -";
    assert_eq!(after("boutin", text, "Rd1xd2"), "7r/8/8/8/8/3s4/3R4/8 b -");
    let claimable = after("boutin,priority=on", text, "Rd1xd2");
    assert!(claimable.contains('?'), "{claimable}");
}

#[test]
fn a_blocked_player_may_still_claim() {
    let missed = after(RULES, "8/8/8/8/8/8/s7/CC5S r -", "Sh1-h2");
    assert_eq!(moves(RULES, &missed), "claim");
    assert_eq!(outcome(RULES, &missed), "on");
    assert_eq!(outcome(RULES, "8/8/8/8/8/8/s6S/CC6 b -"), "won A blocked");
}

#[test]
fn a_player_whose_last_piece_is_taken_cannot_claim_the_irregular_capture() {
    let rules = "catalano,capture=claim";
    // Two captures of one piece each: the Billo must take, but the pawn does.
    let text = "8/8/8/8/8/8/3s4/2OR4 r -";
    let end = after(rules, text, "Rd1xd2");
    assert_eq!(end, "8/8/8/8/8/8/3R4/2O5 b ?8/8/8/8/8/8/3s4/2OR4");
    assert_eq!(outcome(rules, &end), "won A no-pieces");
    assert_eq!(moves(rules, &end), "");
    assert_eq!(refusal(rules, &end, "claim"), "over");
}

#[test]
fn a_draw_by_the_pieces_holds_after_a_move_that_could_have_been_claimed() {
    let rules = "catalano,capture=claim";
    let text = "7r/8/8/8/8/8/3s4/2OR4 r -";
    let end = after(rules, text, "Rd1xd2");
    assert!(end.contains('?'), "{end}");
    assert_eq!(outcome(rules, &end), "draw one-shape");
}

fn claim_error(rules: &str, text: &str) -> String {
    BilloPosition::read(rules.parse().unwrap(), text).unwrap_err().to_string()
}

#[test]
fn claim_fields_that_cannot_have_come_about_are_refused() {
    let strict = claim_error("catalano", MISSED);
    assert!(strict.contains("capture=strict"), "{strict}");
    assert!(claim_error("catalano", "7r/8/8/8/8/8/3s4/3C3S r !").contains("capture=strict"));
    // No capture was possible before, so none was missed.
    claim_error(RULES, "7r/8/8/8/8/8/7S/3C4 b ?7r/8/8/8/8/8/8/3C3S");
    // The move that leads here captured.
    claim_error(RULES, "7r/8/8/8/8/8/3R4/7S b ?7r/8/8/8/8/8/3s4/3C3S");
    // No single move leads here.
    claim_error(RULES, "7r/8/8/8/8/7S/3s4/3C4 b ?7r/8/8/8/8/8/3s4/3C3S");
    // It was the other side's turn.
    claim_error(RULES, "7r/8/8/8/8/8/3s3S/3C4 r ?7r/8/8/8/8/8/3s4/3C3S");
    // Every move is compliant, so there is nothing to insist on.
    let idle = claim_error(RULES, "7r/8/8/8/8/8/8/3C3S r !");
    assert!(idle.contains("not compliant"), "{idle}");
    for claim in ["?", "!!", "!8", "x", "--", "?8/8/8/8/8/8/8/8", "?7r/8/8/8/8/8/3s4"] {
        claim_error(RULES, &format!("7r/8/8/8/8/8/3s3S/3C4 b {claim}"));
    }
}

#[test]
fn claims_read_as_they_are_written() {
    for text in [MISSED, "7r/8/8/8/8/8/3s4/3C3S r !"] {
        assert_eq!(position(RULES, text).to_string(), text);
    }
}

#[test]
fn positions_with_other_claims_differ_in_key() {
    let keys = [
        position(RULES, "7r/8/8/8/8/8/3s3S/3C4 b -").key(),
        position(RULES, MISSED).key(),
        position(RULES, "7r/8/8/8/8/8/3s3S/3C4 b ?7r/8/8/8/8/8/3s4/3C2S1").key(),
    ];
    assert!(keys[0] != keys[1] && keys[1] != keys[2] && keys[0] != keys[2]);
}
