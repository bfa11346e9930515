//! What the table says to a click that the rules forbid.

use tabletier_testkit::ask;

use super::position;

/// The code of the rule against a click after others; empty where it is allowed.
fn why(rules: &str, text: &str, clicks: &str, target: &str) -> &'static str {
    ask::why_not(&position(rules, text), clicks, target)
}

fn catalano(text: &str, clicks: &str, target: &str) -> &'static str {
    why("catalano", text, clicks, target)
}

const START: &str = "cccccccc/8/8/8/8/8/8/CCCCCCCC r -";

#[test]
fn what_is_allowed_has_no_rule_against_it() {
    assert_eq!(catalano(START, "", "Rc1"), "");
    assert_eq!(catalano(START, "Rc1", "c2"), "");
    assert_eq!(catalano(START, "Rc1", "Sc1"), "");
    // Put down again.
    assert_eq!(catalano(START, "Rc1", "Rc1"), "");
    // Either piece of the square.
    assert_eq!(catalano(START, "", "c1"), "choose");
}

#[test]
fn only_own_pieces_are_picked_up() {
    assert_eq!(catalano(START, "", "Rc8"), "not-yours");
    assert_eq!(catalano(START, "", "c8"), "not-yours");
    assert_eq!(catalano(START, "", "c5"), "no-piece");
    assert_eq!(catalano(START, "", "claim"), "nothing-to-claim");
}

#[test]
fn a_step_is_of_one_square_and_a_pawns_forward() {
    assert_eq!(catalano(START, "Rc1", "c3"), "pawn-step");
    assert_eq!(catalano(START, "Rc1", "Rd1"), "pawn-step");
    assert_eq!(catalano("7s/8/8/8/8/8/8/3O3S r -", "Rd1", "d3"), "billo-step");
    assert_eq!(catalano(START, "Rc1 c2", "c3"), "empty-ends");
    assert_eq!(catalano("3s4/3R4/8/8/8/8/8/S7 r -", "Rd7 d8", "c8"), "far-row");
}

#[test]
fn some_squares_cannot_be_entered() {
    let before = |letter: &str, target: &str| {
        catalano(&format!("7s/8/8/8/8/8/3{letter}4/3R4 r -"), "Rd1", target)
    };
    assert_eq!(before("r", "d2"), "same-shape");
    assert_eq!(before("r", "Rd2"), "same-shape");
    assert_eq!(before("c", "Sd2"), "composite");
    assert_eq!(before("q", "d2"), "pawn-prey");
    assert_eq!(why("boutin", "7s/8/8/8/8/8/3s4/3O4 r -", "Rd1", "d2"), "billo-prey");
}

#[test]
fn a_piece_that_is_blocked_says_by_what() {
    assert_eq!(catalano("7s/8/8/8/8/8/ccc5/1R5S r -", "", "Rb1"), "composite");
    assert_eq!(catalano("7s/8/8/8/8/8/rrr5/1R5S r -", "", "Rb1"), "same-shape");
    assert_eq!(catalano("7s/8/8/8/8/8/rrr5/1R5S r -", "", "b1"), "same-shape");
}

#[test]
fn a_capture_comes_first_and_the_best_one() {
    let text = "8/8/8/8/8/8/2s5/3R2S1 r -";
    assert_eq!(catalano(text, "", "Sg1"), "must-capture");
    assert_eq!(catalano(text, "Rd1", "d2"), "must-capture");
    let text = "8/8/8/8/8/4s3/2s1s3/3R4 r -";
    assert_eq!(catalano(text, "Rd1", "c2"), "more-pieces");
    assert_eq!(catalano("8/8/8/8/8/8/s1q5/O1O5 r -", "", "Ra1"), "more-billos");
    assert_eq!(catalano("8/8/8/8/8/8/s1s5/R1O5 r -", "", "Ra1"), "with-billo");
    // The partner of the piece in the hand.
    assert_eq!(catalano("8/8/8/8/8/8/2s5/3C4 r -", "Rd1", "Sd1"), "must-capture");
}

#[test]
fn a_walk_keeps_to_pieces() {
    let glide = "7r/8/8/8/3R4/2R5/3R4/3S4 r -";
    assert_eq!(catalano(glide, "Sd1 d2", "e3"), "glide");
    assert_eq!(catalano(glide, "Sd1", "e3"), "glide");
    let takes = "8/8/8/8/8/8/2s5/3R4 r -";
    assert_eq!(catalano(takes, "Rd1 c2", "c3"), "empty-after-capture");
    let billo = "7r/8/8/8/3R4/2R5/3R4/3Q4 r -";
    assert_eq!(catalano(billo, "Sd1 d4", "c3"), "circle");
}

#[test]
fn where_several_moves_end_the_way_must_be_shown() {
    let text = "7s/8/8/8/8/3S4/2s1s3/3R4 r -";
    assert_eq!(why("catalano,priority=off", text, "Rd1", "d3"), "several-ways");
    assert_eq!(why("catalano,priority=off", text, "Rd1 c2", "d3"), "");
}

#[test]
fn after_the_end_nothing_moves() {
    assert_eq!(catalano("8/8/8/8/8/8/8/R7 r -", "", "Ra1"), "over");
}

#[test]
fn rubbish_is_no_move() {
    for rubbish in ["", "R", "Ré1", "i9", "Rc1-c2", "é", "no such target"] {
        assert_eq!(catalano(START, "", rubbish), "", "{rubbish}");
        assert_eq!(catalano(START, "Rc1", rubbish), "", "{rubbish}");
        assert_eq!(
            catalano(START, rubbish, "c2"),
            if rubbish.is_empty() { "no-piece" } else { "" }
        );
    }
}
