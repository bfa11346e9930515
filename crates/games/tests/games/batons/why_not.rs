//! What the table says to a click that the rules forbid.

use tabletier_core::{Drawn, Position, Rules, Target};
use tabletier_games::batons::{BatonsPosition, BatonsRules};
use tabletier_testkit::ask;

use super::tables::{by_sheet, rhombus, start};

/// The code of the rule against a click after others; empty where it is allowed.
fn why(position: &BatonsPosition, clicks: &str, target: &str) -> &'static str {
    let before: Vec<Target> = clicks.split_whitespace().map(Target::new).collect();
    assert!(position.gesture(&before).is_ok(), "{clicks} cannot be clicked in {position}");
    ask::why_not(position, clicks, target)
}

/// Checks clicks, targets and codes in the position of a text.
#[track_caller]
fn check(text: &str, cases: &[(&str, &str, &str)]) {
    let position = by_sheet(text).unwrap();
    for (clicks, target, code) in cases {
        assert_eq!(why(&position, clicks, target), *code, "{clicks}, {target}");
    }
}

/// Black has a pawn on each side of White's at d1.1.
const MIDDLE: &str = "c-1.0,a0.0,a1.0,b1.0,b2.0,c2.0,a3.0,b3.0,c3.0,a4.0,c4.0,a-1.1,b0.1,a1.1,\
    b1.1,c1.1,a2.1,b2.1,c2.1,c3.1,c-1.2,c0.2,a2.2,b2.2,c2.2,a-1.3,c-1.3,c0.3,a1.3,a-1.4 \
    u1.0,u3.0,d1.1 d2.0,u2.2 0 b";

#[test]
fn what_is_allowed_has_no_rule_against_it() {
    check(
        MIDDLE,
        &[
            ("", "c2.0", ""),
            ("c2.0", "c0.1", ""),
            ("", "u2.2", ""),
            ("u2.2", "d1.1", ""),
            ("u2.2 d1.1", "u2.1", ""),
            // Put down again.
            ("c2.0", "c2.0", ""),
            ("u2.2", "u2.2", ""),
        ],
    );
}

#[test]
fn some_sticks_may_not_be_taken() {
    let first = start();
    assert_eq!(why(&first, "", "c2.0"), "contact");
    assert_eq!(why(&first, "", "b1.0"), "crowded");
    assert_eq!(why(&first, "", "a0.0"), "no-stick");
    assert_eq!(why(&first, "spare c1.-1", "spare"), "one-spare");
    check(
        MIDDLE,
        &[
            ("", "spare", "no-spare"),
            ("c2.0 c0.1", "c0.1", "same-stick"),
            ("c2.0 c0.1", "c2.2", "no-cell"),
            ("c2.0 c0.1", "a0.0", "loose"),
            ("c2.0 c0.1 b1.1 a2.0", "a0.0", "too-many-sticks"),
            ("u2.2", "a0.0", "sticks-first"),
        ],
    );
    let text = "a-1.0,b-1.0,a0.0,a1.0,b1.0,c1.0,a2.0,c2.0,b3.0,a-1.1,c-1.1,a0.1,b0.1,a1.1,b1.1,\
        a2.1,c2.1,a3.1,c3.1,b4.1,a-1.2,b-1.2,c-1.2,b1.2,b2.2,c2.2,a3.2,a-1.3,a0.3,a1.3 \
        u1.0,d-1.1 d1.0,d2.0,d2.1,d3.1 0 b";
    check(text, &[("c2.2 b-1.1", "a3.1", "apart")]);
    let text = "c1.-1,a2.-1,b2.-1,c2.-1,b3.-1,c0.0,b1.0,c1.0,a2.0,b2.0,c2.0,b3.0,a0.1,b0.1,c0.1,\
        b1.1,a2.1,c2.1,b3.1,a0.2,b0.2,b1.2,c1.2,b2.2,c2.2,b3.2,b0.3,c0.3,a1.3,a2.3 \
        d1.-1,d0.0,d1.0,u0.2 d2.0,d0.1,d2.1,d1.2,d2.2 0 b";
    check(text, &[("b3.1 a2.2", "a2.0", "no-place")]);
}

#[test]
fn some_places_are_no_places_for_a_stick() {
    check(
        MIDDLE,
        &[
            ("c2.0", "a0.0", "place-taken"),
            ("c2.0", "b5.5", "loose"),
            ("c2.0", "a700.0", "loose"),
            ("c2.0", "d2.0", "put-first"),
            ("c2.0", "u1.0", "enemy-cell"),
        ],
    );
    assert_eq!(why(&rhombus(), "c1.-1", "c2.1"), "enemy-cell");
    assert_eq!(why(&start(), "a1.1", "spare"), "put-first");
}

#[test]
fn the_plan_must_be_sound_before_a_pawn_moves() {
    check(MIDDLE, &[("c2.0 c0.1", "u2.2", "no-cell"), ("c3.1 a0.2", "u2.2", "loose")]);
    let text = "c-1.0,a0.0,a1.0,b1.0,b2.0,c2.0,a3.0,b3.0,c3.0,a4.0,c4.0,a-1.1,a0.1,c0.1,a1.1,b1.1,\
        a2.1,b2.1,c2.1,c3.1,c-1.2,c0.2,a2.2,b2.2,c2.2,a-1.3,c-1.3,c0.3,a1.3,a-1.4 \
        d-1.0,u1.0,u3.0 d2.0,u2.2 0 w";
    check(
        text,
        &[
            ("a1.0 c1.0", "u1.0", "corner"),
            // The side of a pawn whose cell was divided.
            ("b1.0 c0.0", "d2.0", "not-a-side"),
            ("b1.0 c0.0", "d0.0", "crowded"),
        ],
    );
}

#[test]
fn a_pawn_needs_a_way() {
    let first = start();
    assert_eq!(why(&first, "", "u1.0"), "pawn-stuck");
    assert_eq!(why(&first, "", "d2.0"), "no-pawn");
    assert_eq!(why(&first, "", "u1.1"), "no-pawn");
    let text = "c1.-2,b2.-2,b1.-1,c1.-1,b2.-1,c0.0,b1.0,c1.0,a2.0,b2.0,a3.0,b4.0,a0.1,b0.1,c0.1,\
        a1.1,a3.1,b3.1,a0.2,b0.2,c0.2,a1.2,b1.2,c1.2,a2.2,b2.2,c2.2,a0.3,b1.3,c1.3 \
        d1.0,u2.0,u0.1,u0.2 d0.2,u1.2,d1.2,u2.2 0 b";
    check(text, &[("", "d0.2", "no-move")]);
}

#[test]
fn a_pawn_steps_to_a_neighbour_or_jumps_over_one() {
    check(
        MIDDLE,
        &[
            ("u2.2", "u1.1", "not-neighbour"),
            ("u2.2", "d2.0", "cell-taken"),
            ("u2.2", "u1.0", "jump-far"),
            ("u2.2 d1.1", "u2.2", "jump-back"),
            ("u2.2 d1.1", "d3.0", "jump-far"),
            ("u2.2 d1.1", "u1.0", "cell-taken"),
            ("u2.2 d1.1 u2.1", "d3.0", "no-prey"),
            ("u2.2 d1.1 u2.1", "u1.0", "jump-far"),
        ],
    );
    let text = "a-1.0,b-1.0,a0.0,a1.0,b1.0,c1.0,a2.0,c2.0,b3.0,a-1.1,c-1.1,a0.1,b0.1,a1.1,b1.1,\
        a2.1,c2.1,a3.1,c3.1,b4.1,a-1.2,b-1.2,c-1.2,c0.2,a1.2,b1.2,c2.2,a3.2,a-1.3,a1.3 \
        u1.0,d-1.1 d1.0,d2.0,u1.1,d3.1 0 w";
    check(text, &[("u1.0", "d1.0", "no-landing")]);
}

#[test]
fn the_first_turn_may_not_lock() {
    let barred = BatonsPosition::start(BatonsRules::standard(), 0);
    let legal = barred.moves();
    for mv in start().moves().into_iter().filter(|mv| !legal.contains(mv)) {
        let clicks = start().clicks(&start().write_move(&mv)).unwrap();
        // The first click that is not offered any more.
        let offered = |made: &usize| barred.gesture(&clicks[..*made]).is_ok();
        let made = (0..=clicks.len()).take_while(offered).count();
        let refused = barred.why_not(&clicks[..made - 1], &clicks[made - 1]);
        assert_eq!(refused.map(|why| why.code), Some("first-lock"), "{clicks:?}");
    }
}

#[test]
fn after_the_end_nothing_moves() {
    let text = start().to_string().replace("d0.0,u1.0,d1.0,u2.0,u0.1,d0.1,u0.2", "-");
    check(&text, &[("", "a1.0", "over"), ("", "u1.1", "over"), ("", "spare", "over")]);
}

#[test]
fn rubbish_is_no_move() {
    let first = start();
    for rubbish in ["", "a", "u.", "a1", "u99999999999.0", "é1.0", "u700.0", "no such target"] {
        for clicks in ["", "d1.0", "d1.0 u1.1"] {
            assert_eq!(why(&first, clicks, rubbish), "", "{clicks}, {rubbish}");
        }
    }
    let rubbish = [Target::new("no such target")];
    assert_eq!(first.why_not(&rubbish, &Target::new("u1.1")), None);
    let far = format!("a{}.{}", 2_000_000_000, -2_000_000_000);
    assert_eq!(why(&first, "spare", &far), "loose");
    assert_eq!(why(&first, "", &far), "no-stick");
}
