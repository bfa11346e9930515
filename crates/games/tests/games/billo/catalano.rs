//! The English sheet by Raul Catalano, sentence by sentence.

use tabletier_core::{Position, Rules};
use tabletier_games::billo::{BilloPosition, BilloRules};

use super::{after, moves, moves_of, refusal};

const RULES: &str = "catalano";

#[test]
fn each_player_begins_with_eight_rounds_in_eight_squares_on_the_first_line() {
    let start = BilloPosition::start(BilloRules::standard(), 0);
    assert_eq!(start.to_string(), "cccccccc/8/8/8/8/8/8/CCCCCCCC r -");
}

#[test]
fn only_one_piece_moves_the_round_or_the_square() {
    assert_eq!(after(RULES, "8/7r/8/8/8/8/8/C7 r -", "Ra1-a2"), "8/7r/8/8/8/8/R7/S7 b -");
    assert_eq!(after(RULES, "8/7r/8/8/8/8/8/C7 r -", "Sa1-b2"), "8/7r/8/8/8/8/1S6/R7 b -");
}

#[test]
fn a_piece_moves_one_space_to_one_of_three_positions_ahead() {
    assert_eq!(moves(RULES, "7r/8/8/8/8/8/8/3S4 r -"), "Sd1-c2 Sd1-d2 Sd1-e2");
    assert_eq!(moves(RULES, "3s4/8/8/8/8/8/8/7R b -"), "Sd8-c7 Sd8-d7 Sd8-e7");
    assert_eq!(moves(RULES, "7r/8/8/8/8/8/8/S7 r -"), "Sa1-a2 Sa1-b2");
}

#[test]
fn a_piece_may_enter_the_space_of_an_own_piece_of_the_other_shape() {
    assert_eq!(after(RULES, "7s/8/8/8/8/8/3S4/3R4 r -", "Rd1-d2"), "7s/8/8/8/8/8/3C4/8 b -");
    assert_eq!(after(RULES, "7s/8/8/8/8/8/3R4/3S4 r -", "Sd1-d2"), "7s/8/8/8/8/8/3C4/8 b -");
}

#[test]
fn pieces_of_one_shape_neither_share_a_space_nor_pass_each_other() {
    let text = "7s/8/8/8/3r4/3R4/3R4/8 r -";
    assert_eq!(refusal(RULES, text, "Rd2-d3"), "same-shape");
    assert_eq!(refusal(RULES, text, "Rd2-d4"), "pawn-step");
    assert_eq!(refusal(RULES, text, "Rd3-d4"), "same-shape");
    assert_eq!(refusal(RULES, text, "Rd3xd4"), "same-shape");
}

#[test]
fn a_multiple_movement_passes_own_free_pieces_and_stops_on_one_of_them() {
    let text = "7r/8/8/8/3R4/2R5/3R4/3S4 r -";
    assert_eq!(moves_of(RULES, text, "Sd1-d2"), "Sd1-d2 Sd1-d2-c3 Sd1-d2-c3-d4");
    assert_eq!(refusal(RULES, text, "Sd1-d2-d3"), "glide");
    assert_eq!(refusal(RULES, text, "Sd1-c2-c3"), "empty-ends");
}

#[test]
fn a_multiple_movement_does_not_pass_a_composite() {
    let text = "7r/8/8/8/8/3R4/3C4/3S4 r -";
    assert_eq!(refusal(RULES, text, "Sd1-d2-d3"), "composite");
}

#[test]
fn a_contact_in_front_can_be_captured_and_nothing_behind_or_beside() {
    let text = "8/8/8/2sss3/2sRs3/2sss3/8/8 r -";
    assert_eq!(moves(RULES, text), "Rd4xc5 Rd4xd5 Rd4xe5");
    assert_eq!(refusal(RULES, text, "Rd4xc4"), "pawn-step");
    assert_eq!(refusal(RULES, text, "Rd4xd3"), "pawn-step");
}

#[test]
fn capture_is_mandatory() {
    let text = "8/8/8/8/8/8/3s4/3C3S r -";
    assert_eq!(moves(RULES, text), "Rd1xd2");
    assert_eq!(refusal(RULES, text, "Sh1-h2"), "must-capture");
}

#[test]
fn a_capture_is_never_made_by_jumping() {
    assert_eq!(refusal(RULES, "8/8/8/8/8/8/3s4/3R4 r -", "Rd1xd3"), "pawn-step");
}

#[test]
fn a_forgotten_capture_is_forced_by_a_claim_or_accepted() {
    let rules = "catalano,capture=claim";
    let missed = after(rules, "7r/8/8/8/8/8/3s4/3C3S r -", "Sh1-h2");
    assert_eq!(missed, "7r/8/8/8/8/8/3s3S/3C4 b ?7r/8/8/8/8/8/3s4/3C3S");
    assert_eq!(after(rules, &missed, "claim"), "7r/8/8/8/8/8/3s4/3C3S r !");
    assert_eq!(after(rules, &missed, "claim Rd1xd2"), "7r/8/8/8/8/8/3R4/3S3S b -");
    assert_eq!(after(rules, &missed, "Rh8-h7"), "8/7r/8/8/8/8/3s3S/3C4 r -");
}

#[test]
fn an_irregular_capture_too_can_be_claimed() {
    let rules = "catalano,capture=claim";
    let cut_short = after(rules, "7r/8/8/8/8/3s4/3s4/3R4 r -", "Rd1xd2");
    assert_eq!(cut_short, "7r/8/8/8/8/3s4/3R4/8 b ?7r/8/8/8/8/3s4/3s4/3R4");
    assert_eq!(moves(rules, &after(rules, &cut_short, "claim")), "Rd1xd2xd3");
}

#[test]
fn a_multiple_capture_may_change_direction_and_ends_after_the_last() {
    let text = "8/8/8/8/2s5/1s6/2s5/1R6 r -";
    assert_eq!(moves(RULES, text), "Rb1xc2xb3xc4");
    assert_eq!(refusal(RULES, text, "Rb1xc2"), "more-pieces");
    assert_eq!(refusal(RULES, text, "Rb1xc2xb3"), "more-pieces");
}

#[test]
fn a_multiple_capture_needs_the_next_piece_immediately_ahead() {
    assert_eq!(moves(RULES, "8/8/8/8/1s6/8/1s6/1R6 r -"), "Rb1xb2");
    assert_eq!(refusal(RULES, "8/8/8/8/1s6/8/1s6/1R6 r -", "Rb1xb2-b3xb4"), "empty-after-capture");
}

#[test]
fn a_ranged_capture_follows_a_move_through_own_pieces() {
    assert_eq!(moves(RULES, "8/8/8/s7/s7/1S6/S7/R7 r -"), "Ra1-a2-b3xa4xa5");
}

#[test]
fn a_capture_through_the_move_may_end_on_an_own_piece_and_be_safe() {
    let text = "8/8/3s4/8/3S4/3s4/3R4/8 r -";
    assert_eq!(moves(RULES, text), "Rd2xd3 Rd2xd3-d4");
    let safe = after(RULES, text, "Rd2xd3-d4");
    assert_eq!(safe, "8/8/3s4/8/3C4/8/8/8 b -");
    assert_eq!(refusal(RULES, "8/8/8/3s4/3C4/8/8/8 b -", "Sd5xd4"), "composite");
}

#[test]
fn a_piece_on_the_last_row_becomes_a_billo_and_stops_even_before_further_captures() {
    let text = "3ss3/2s5/2R5/8/8/8/8/8 r -";
    assert_eq!(moves(RULES, text), "Rc6xc7xd8");
    assert_eq!(refusal(RULES, text, "Rc6xc7xd8xe8"), "far-row");
    assert_eq!(after(RULES, text, "Rc6xc7xd8"), "3Os3/8/8/8/8/8/8/8 b -");
}

#[test]
fn a_new_billo_moves_and_captures_after_the_opponents_turn() {
    let crowned = after(RULES, "4s3/2R5/8/8/8/8/7s/8 r -", "Rc7-d8 Sh2-h1");
    assert_eq!(crowned, "3Os3/8/8/8/8/8/8/7q r -");
    assert_eq!(moves(RULES, &crowned), "Rd8xe8");
}

#[test]
fn a_billo_captures_in_every_direction_simple_multiple_ranged_and_through_the_move() {
    assert_eq!(moves(RULES, "8/8/8/8/3O4/3s4/8/8 r -"), "Rd4xd3");
    assert_eq!(moves(RULES, "8/8/8/8/2sO4/2s5/8/8 r -"), "Rd4xc3xc4 Rd4xc4xc3");
    assert_eq!(moves(RULES, "8/8/8/8/3O4/3S4/3s4/8 r -"), "Rd4-d3xd2 Rd4-d3xd2-d3");
    assert_eq!(moves(RULES, "8/8/8/8/3O4/3s4/3S4/8 r -"), "Rd4xd3 Rd4xd3-d2");
}

#[test]
fn a_billo_captures_billos_and_basic_pieces_that_are_free_and_of_the_other_shape() {
    assert_eq!(moves(RULES, "8/8/2crq3/2oO4/2s5/8/8/8 r -"), "Rd5xe6");
    assert_eq!(moves(RULES, "8/8/2cr4/2oO4/2s5/8/8/8 r -"), "Rd5xc4");
}

#[test]
fn a_billo_is_never_captured_by_a_basic_piece() {
    let text = "8/8/8/8/3q4/3R4/8/8 r -";
    assert_eq!(moves(RULES, text), "Rd3-c4 Rd3-e4");
    assert_eq!(refusal(RULES, text, "Rd3xd4"), "pawn-prey");
}

#[test]
fn capture_is_mandatory_for_a_billo_too() {
    assert_eq!(refusal(RULES, "8/8/8/8/3O4/3s4/8/8 r -", "Rd4-d5"), "must-capture");
}

#[test]
fn basic_pieces_stop_on_or_pass_own_billos_even_to_capture() {
    assert_eq!(moves_of(RULES, "8/7r/8/8/8/3O4/3S4/8 r -", "Sd2-d3"), "Sd2-d3");
    assert_eq!(moves(RULES, "8/8/8/8/3r4/3O4/3S4/8 r -"), "Sd2-d3xd4");
}

#[test]
fn billos_stop_on_or_pass_own_billos_and_basic_pieces() {
    let text = "7r/8/8/8/8/3S4/3Q4/3O4 r -";
    assert_eq!(moves_of(RULES, text, "Rd1-d2"), "Rd1-d2 Rd1-d2-d3");
}

#[test]
fn suicide_by_entering_an_enemy_piece_is_prohibited() {
    for (enemy, why) in [('r', "same-shape"), ('q', "pawn-prey"), ('c', "composite")] {
        let text = format!("7s/8/8/8/3{enemy}4/3R4/8/8 r -");
        assert_eq!(refusal(RULES, &text, "Rd3-d4"), why);
    }
}

#[test]
fn a_composite_billo_never_moves_as_one_and_is_never_captured() {
    assert_eq!(after(RULES, "7r/8/8/8/3Z4/8/8/8 r -", "Rd4-d5"), "7r/8/8/3O4/3Q4/8/8/8 b -");
    assert_eq!(refusal(RULES, "8/8/8/8/3Z4/3o4/8/8 b -", "Rd3xd4"), "composite");
}

#[test]
fn priority_the_highest_number_of_pieces() {
    let text = "8/8/8/8/8/3s4/3s1s2/3R1R2 r -";
    assert_eq!(moves(RULES, text), "Rd1xd2xd3");
    assert_eq!(refusal(RULES, text, "Rf1xf2"), "more-pieces");
}

#[test]
fn priority_of_equal_numbers_the_pieces_of_greatest_value() {
    let text = "8/8/8/8/8/8/2qs4/3O4 r -";
    assert_eq!(moves("catalano", text), "Rd1xc2xd2 Rd1xd2xc2");
    let text = "8/8/8/8/8/8/2q1s3/3O4 r -";
    assert_eq!(moves(RULES, text), "Rd1xc2");
    assert_eq!(refusal(RULES, text, "Rd1xe2"), "more-billos");
}

#[test]
fn priority_of_equal_values_with_the_strongest_piece() {
    let text = "8/8/8/8/8/8/2s1s3/2R1O3 r -";
    assert_eq!(moves(RULES, text), "Re1xe2");
    assert_eq!(refusal(RULES, text, "Rc1xc2"), "with-billo");
}

#[test]
fn there_is_no_priority_about_shape() {
    assert_eq!(moves(RULES, "8/8/8/8/8/8/2s1r3/2R1S3 r -"), "Rc1xc2 Se1xe2");
}

#[test]
fn a_billo_may_come_back_to_the_partner_it_left() {
    // It takes d5 and d3 on its way and stops on any own piece, its first square included.
    let text = "8/8/8/3s4/3Z4/3s4/8/8 r -";
    assert_eq!(moves(RULES, text), "Rd4xd3-d4xd5 Rd4xd3-d4xd5-d4 Rd4xd5-d4xd3");
}

#[test]
fn two_billos_that_take_the_same_and_come_back_make_one_move() {
    let text = "8/8/8/2Z1Z3/3s4/8/8/8 r -";
    assert_eq!(moves(RULES, text), "Rc5xd4 Rc5xd4-c5 Re5xd4");
}
