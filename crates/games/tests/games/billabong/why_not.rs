//! What the table says to a click that the rules forbid.

use tabletier_testkit::ask;

use super::position;

/// The code of the rule against a click after others; empty where it is allowed.
fn why(rules: &str, text: &str, clicks: &str, target: &str) -> &'static str {
    ask::why_not(&position(rules, text), clicks, target)
}

fn free(text: &str, clicks: &str, target: &str) -> &'static str {
    why("ghosts=none", text, clicks, target)
}

/// The sheet's figure 10.
const FIGURE_10: &str = "A:a2,c3,d3,e4,p5 B:p10,p11,p12,p13,p14 N:- A";
const PLACING: &str = "A:a1,?,?,?,? B:?,?,?,?,? N:- B";

#[test]
fn what_is_allowed_has_no_rule_against_it() {
    for (clicks, target) in [("", "c3"), ("c3", "c4"), ("c3", "a3"), ("c3 e3", "e5"), ("c3", "c3")]
    {
        assert_eq!(free(FIGURE_10, clicks, target), "", "{clicks}, {target}");
    }
    assert_eq!(free(PLACING, "", "c3"), "");
}

#[test]
fn a_kangaroo_is_placed_on_a_free_square() {
    assert_eq!(free(PLACING, "", "a1"), "taken");
    assert_eq!(free(PLACING, "", "lake"), "in-lake");
    assert_eq!(free(PLACING, "", "pass"), "place-first");
}

#[test]
fn only_own_kangaroos_that_can_move_are_picked_up() {
    assert_eq!(free(FIGURE_10, "", "p10"), "not-yours");
    assert_eq!(free(FIGURE_10, "", "c5"), "not-yours");
    assert_eq!(free(FIGURE_10, "", "lake"), "in-lake");
    assert_eq!(free(FIGURE_10, "", "pass"), "must-move");
    let text = "A:a14+1,*,*,*,* B:c12,a13,b13,b14,c14 N:p9,a12,p12,o14,p14 A";
    assert_eq!(why("ghosts=random", text, "", "p9"), "ghost");
    assert_eq!(why("ghosts=random", text, "", "a14"), "blocked");
    assert_eq!(why("ghosts=random", text, "", "pass"), "");
}

#[test]
fn a_step_or_jump_needs_a_free_square() {
    assert_eq!(free(FIGURE_10, "c3", "d3"), "taken");
    assert_eq!(free(FIGURE_10, "c3", "p10"), "taken");
    assert_eq!(free(FIGURE_10, "c3", "g7"), "in-lake");
    assert_eq!(free(FIGURE_10, "c3 e3", "c3"), "referee");
}

#[test]
fn a_jump_mirrors_itself_at_one_kangaroo() {
    assert_eq!(free(FIGURE_10, "c3", "f4"), "not-straight");
    assert_eq!(free(FIGURE_10, "c3", "c6"), "nobody");
    assert_eq!(free(FIGURE_10, "c3", "f3"), "distance");
    let text = "A:a1,b1,c1,f7,e8 B:p10,p11,p12,p13,p14 N:- A";
    assert_eq!(free(text, "a1", "e1"), "crowd");
    assert_eq!(free(text, "f7", "l7"), "over-lake");
}

#[test]
fn a_turn_is_one_step_or_jumps() {
    assert_eq!(free(FIGURE_10, "c3 c4", "c5"), "one-step");
    assert_eq!(free(FIGURE_10, "c3 e3", "e2"), "mixed");
    assert_eq!(free(FIGURE_10, "c3 e3 e5", "e3"), "circle");
}

#[test]
fn home_is_across_the_stream() {
    let text = "A:i3+1,p3,p5,p7,p9 B:h3,p11,p12,p13,p14 N:- A";
    assert_eq!(free(text, "i3", "lake"), "");
    assert_eq!(free(text, "p3", "lake"), "no-way-home");
    assert_eq!(free(text, "i3 lake", "g1"), "home-ends");
}

#[test]
fn after_the_end_nothing_moves() {
    let text = "A:*,*,*,*,* B:p10,p11,p12,p13,p14 N:- B";
    assert_eq!(free(text, "", "p10"), "over");
    assert_eq!(free(text, "", "pass"), "over");
}

#[test]
fn rubbish_is_no_move() {
    for rubbish in ["", "@c3", "q1", "a15", "c3-c4", "é", "no such target"] {
        assert_eq!(free(FIGURE_10, "", rubbish), "", "{rubbish}");
        assert_eq!(free(FIGURE_10, "c3", rubbish), "", "{rubbish}");
        assert_eq!(free(PLACING, "", rubbish), "", "{rubbish}");
    }
    assert_eq!(free(FIGURE_10, "no such target", "c4"), "");
}
