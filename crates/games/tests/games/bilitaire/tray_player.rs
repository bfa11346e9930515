//! The sheet's chapter on the tray player, rule by rule.

use tabletier_core::{Position, Seat};

use super::{after, moves, moves_of, position, refusal};

#[test]
fn rule_1_he_moves_at_least_one_tray() {
    let moves = moves("fd.f/f2ce/.674/.3b. t 1");
    assert!(moves.split(' ').all(|mv| mv.contains('>')), "{moves}");
}

#[test]
fn rule_2_one_tray_slides_one_two_or_three_slots() {
    assert_eq!(moves("..../..../..../1... t 1"), "A1>1e A1>1n A1>2e A1>2n A1>3e A1>3n");
    assert_eq!(moves("..../.1../..../.... t 1"), "B3>1e B3>1n B3>1s B3>1w B3>2e B3>2s");
}

#[test]
fn rule_2_two_touching_trays_slide_one_or_two_slots() {
    assert_eq!(moves_of("..../..../..../11.. t 1", "A1.."), "A1..B1>1e A1..B1>2e");
    assert_eq!(after("..../..../..../12.. t 1", "A1..B1>2e"), "..../..../..../..12 end 1:2");
}

#[test]
fn rule_2_three_touching_trays_slide_one_slot() {
    assert_eq!(moves_of("..../..../..../111. t 1", "A1.."), "A1..C1>1e");
    assert_eq!(after("..../1.../1.../1... t 1", "A1..A3>1n"), "1.../1.../1.../.... end 1:3");
}

#[test]
fn rule_2_a_row_may_be_part_of_a_longer_one() {
    assert_eq!(moves_of("..../..../..../111. t 1", "B1..C1"), "B1..C1>1e");
    assert_eq!(after("..../..../..../124. t 1", "B1..C1>1e"), "..../..../..../1.24 end 1:3");
}

#[test]
fn rule_2_rows_and_distances_beyond_that_are_refused() {
    assert_eq!(refusal("..../..../..../11.. t 1", "A1..B1>3e"), "too-far");
    assert_eq!(refusal("..../..../..../111. t 1", "A1..C1>2e"), "too-far");
    assert_eq!(refusal("..../..../..../1111 t 1", "A1..D1>1e"), "too-far");
    assert_eq!(refusal("..../..../..../.1.. t 1", "B1>3e"), "edge");
    assert_eq!(refusal("..../..../..../1.1. t 1", "A1>2e"), "blocked");
    assert_eq!(refusal("..../..../..../11.. t 1", "A1>1e"), "blocked");
    assert_eq!(refusal("..../..../..../1.1. t 1", "A1..C1>1e"), "no-tray");
    assert_eq!(refusal("..../..../..../1.1. t 1", "B1>1n"), "no-tray");
    assert_eq!(refusal("..../..../..../11.. t 1", "B1..A1>1e"), "rear-first");
}

#[test]
fn rule_2_no_tray_slides_half_a_slot() {
    for step in ["A1>0e", "A1>½e", "A1>0.5e", "A1>e"] {
        position("..../..../..../1... t 1").read_move(step).expect_err(step);
    }
}

#[test]
fn rule_2_a_row_never_slides_sideways() {
    assert_eq!(refusal("..../..../..../11.. t 1", "A1..B1>1n"), "sideways");
    assert_eq!(refusal("..../..../.1../1... t 1", "A1..B2>1n"), "sideways");
    let moves = moves("..../..../..../11.. t 1");
    assert!(!moves.split(' ').any(|mv| mv.contains("..") && mv.contains('n')), "{moves}");
}

#[test]
fn rule_3_an_empty_tray_may_be_removed_but_need_not() {
    let text = "..../..../..../300. t 1";
    assert_eq!(moves_of(text, "C1"), "C1>1e C1>1n C1>2n C1>3n C1x");
    assert_eq!(after(text, "C1x"), "..../..../..../30.. m 1");
    assert_eq!(refusal(text, "A1x"), "not-empty");
    assert_eq!(refusal(text, "D1x"), "no-tray");
}

#[test]
fn rule_3_two_empty_trays_take_two_turns_and_may_be_filled_meanwhile() {
    let text = "..../..../..../3003 t 1";
    assert_eq!(after(text, "B1x"), "..../..../..../3.03 m 1");
    let filled = after(text, "B1x h1xf1");
    assert_eq!(filled, "..../..../..../3.20 t 1");
    assert_eq!(refusal(&filled, "C1x"), "not-empty");
}

/// A marble at a1 with four jumps in a row: right, forward, right, forward.
const STAIRS: &str = "..../..0./.24./34..";

#[test]
fn rule_4_what_is_announced_must_be_done() {
    let double = format!("{STAIRS} m!2 1");
    assert_eq!(moves(&double), "a1xc1xc3");
    assert_eq!(refusal(&double, "a1xc1"), "announced");
    assert_eq!(refusal(&double, "a1xc1xc3xe3"), "announced");
}

#[test]
fn rule_4_only_the_announcement_counts_even_where_more_is_possible() {
    let text = "..../..0./.24./3.4. t 1";
    assert_eq!(moves_of(text, "C1>1w"), "C1>1w C1>1w!2 C1>1w!3 C1>1w!4");
    let triple = after(text, "C1>1w!3");
    assert_eq!(triple, format!("{STAIRS} m!3 1"));
    assert_eq!(moves(&triple), "a1xc1xc3xe3");
    assert_eq!(refusal(text, "C1>1w!5"), "too-many");
}

#[test]
fn rule_4_the_direction_may_change_from_jump_to_jump() {
    assert_eq!(moves(&format!("{STAIRS} m!4 1")), "a1xc1xc3xe3xe5");
    assert_eq!(after(&format!("{STAIRS} m!4 1"), "a1xc1xc3xe3xe5"), "..../..1./.00./00.. t 1");
}

#[test]
fn rule_4_the_marble_player_chooses_among_the_ways_to_do_it() {
    assert_eq!(moves("..../..../.00./3483 m!2 1"), "a1xc1xc3 h1xf1xf3");
}

#[test]
fn rule_4_without_an_announcement_there_is_one_jump() {
    let silent = after("..../..0./.24./3.4. t 1", "C1>1w");
    assert_eq!(silent, format!("{STAIRS} m 1"));
    assert!(moves(&silent).split(' ').all(|mv| mv.matches('x').count() == 1));
    assert_eq!(refusal(&silent, "a1xc1xc3"), "one-jump");
}

#[test]
fn rule_4_one_jump_is_never_announced() {
    for text in ["C1>1w!1", "C1>1w!0", "C1>1w!", "C1>1w!02", "C1>1w!17"] {
        let error = position("..../..0./.24./3.4. t 1").read_move(text).unwrap_err();
        assert!(error.to_string().contains("a number of jumps from 2 to 16"), "{error}");
    }
}

#[test]
fn rule_5_the_sooner_no_jump_is_left_the_more_marbles_stay() {
    let text = "..../..../..../f.0f t 1";
    assert_eq!(after(text, "C1>1n"), "..../..../..0./f..f end 1:8");
    assert_eq!(after(text, "C1>1w a2xc2"), "..../..../..../34.f t 1");
}

#[test]
fn rule_6_he_scores_nothing_but_what_is_left_is_his_work() {
    let end = position("..../..../..0./f..f end 1:8").outcome().unwrap();
    assert_eq!((end.values[Seat::A], end.values[Seat::B]), (-8, 8));
}
