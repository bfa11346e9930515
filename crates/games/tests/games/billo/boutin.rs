//! The French sheet by Michel Boutin: its figures, column by column, and its sentences.

use super::{after, moves, moves_of, outcome, refusal};

const RULES: &str = "boutin";
const FIGURE_3_RED: &str = "4s3/8/8/8/8/6R1/7R/2R4S r -";
const FIGURE_3_BLACK: &str = "1crr4/2s5/3s4/8/8/8/8/7R b -";

#[test]
fn figure_3_the_round_c1_steps_to_b2_c2_or_d2() {
    assert_eq!(moves_of(RULES, FIGURE_3_RED, "Rc1"), "Rc1-b2 Rc1-c2 Rc1-d2");
}

#[test]
fn figure_3_the_square_h1_goes_to_g2_or_over_h2_and_g3_to_g4() {
    let moves = moves_of(RULES, FIGURE_3_RED, "Sh1");
    assert!(moves.contains("Sh1-g2") && moves.contains("Sh1-h2-g3-g4"), "{moves}");
}

#[test]
fn figure_3_the_square_h1_may_stop_where_it_likes() {
    let expected = "Sh1-g2 Sh1-h2 Sh1-h2-g3 Sh1-h2-g3-f4 Sh1-h2-g3-g4 Sh1-h2-g3-h4 Sh1-h2-h3";
    assert_eq!(moves_of(RULES, FIGURE_3_RED, "Sh1"), expected);
}

#[test]
fn figure_3_the_square_b8_steps_to_a7_or_b7() {
    assert_eq!(moves_of(RULES, FIGURE_3_BLACK, "Sb8"), "Sb8-a7 Sb8-b7");
}

#[test]
fn figure_3_the_rounds_b8_c8_and_d8_go_over_c7_and_d6_to_c5() {
    for from in ["b8", "c8", "d8"] {
        let moves = moves_of(RULES, FIGURE_3_BLACK, &format!("R{from}"));
        assert!(moves.contains(&format!("R{from}-c7-d6-c5")), "{moves}");
    }
}

/// A column of figure 4 or 5, for a red piece on a1: the squares above it, each `o` for an own
/// piece of the other shape, `e` for an enemy of the other shape. Played with both shapes.
fn column(pieces: &str, mv: &str) {
    for (shape, own, enemy) in [('S', 'R', 'r'), ('R', 'S', 's')] {
        let mut rows = vec!["8".to_string(); 8];
        rows[7] = format!("{shape}7");
        for (row, piece) in pieces.chars().enumerate() {
            rows[6 - row] = format!("{}7", if piece == 'o' { own } else { enemy });
        }
        let text = format!("{} r -", rows.join("/"));
        let mv = format!("{shape}{mv}");
        assert!(moves(RULES, &text).split(' ').any(|listed| listed == mv), "{mv} in {text}");
        let board = after(RULES, &text, &mv);
        let taken = mv.matches('x').count();
        assert_eq!(board.matches(enemy).count(), pieces.matches('e').count() - taken, "{board}");
    }
}

#[test]
fn figure_4_direct_capture_a1_takes_a2() {
    column("e", "a1xa2");
}

#[test]
fn figure_4_multiple_capture_b1_takes_b2_b3_and_b4() {
    column("eee", "a1xa2xa3xa4");
}

#[test]
fn figure_4_ranged_capture_c1_takes_c3() {
    column("oe", "a1-a2xa3");
}

#[test]
fn figure_4_capture_through_the_move_d1_takes_d2_and_stops_on_d3() {
    column("eo", "a1xa2-a3");
}

#[test]
fn figure_5_the_square_a1_takes_a3_a4_and_a5() {
    column("oeee", "a1-a2xa3xa4xa5");
}

#[test]
fn figure_5_the_square_c1_takes_c2_c4_and_c5() {
    column("eoee", "a1xa2-a3xa4xa5");
}

#[test]
fn figure_5_the_square_e1_takes_e3_e4_and_e5_and_stops_on_e6() {
    column("oeeeo", "a1-a2xa3xa4xa5-a6");
}

#[test]
fn figure_5_the_square_f1_takes_f6() {
    column("ooooe", "a1-a2-a3-a4-a5xa6");
}

#[test]
fn figure_5_the_square_g1_takes_g3_and_stops_on_g4() {
    column("oeo", "a1-a2xa3-a4");
}

#[test]
fn figure_5_the_square_h1_takes_h5_and_stops_on_h6() {
    column("oooeo", "a1-a2-a3-a4xa5-a6");
}

#[test]
fn super_pawns_can_neither_be_taken_nor_moved_as_one() {
    let text = "8/8/8/8/8/8/c7/C7 r -";
    assert_eq!(moves(RULES, text), "Ra1-b2 Sa1-b2");
    assert_eq!(refusal(RULES, text, "Ra1xa2"), "composite");
}

#[test]
fn a_pawn_neither_goes_back_nor_sideways() {
    let text = "4s3/8/8/8/8/3R4/8/8 r -";
    assert_eq!(moves(RULES, text), "Rd3-c4 Rd3-d4 Rd3-e4");
    assert_eq!(refusal(RULES, text, "Rd3-c3"), "pawn-step");
    assert_eq!(refusal(RULES, text, "Rd3-d2"), "pawn-step");
}

#[test]
fn a_round_takes_a_square_and_a_square_takes_a_round_forward_only() {
    assert_eq!(moves_of(RULES, "8/8/8/3s4/3R4/3s4/8/8 r -", "Rd4x"), "Rd4xd5");
    assert_eq!(moves_of(RULES, "8/8/8/3R4/3s4/3R4/8/8 b -", "Sd4x"), "Sd4xd3");
    assert_eq!(refusal(RULES, "8/8/8/3r4/3R4/8/8/8 r -", "Rd4xd5"), "same-shape");
}

#[test]
fn a_capture_may_be_left_out_or_cut_short() {
    let text = "8/8/8/8/r7/r7/r7/S6R r -";
    let moves = moves(RULES, text);
    assert_eq!(moves, "Rh1-g2 Rh1-h2 Sa1-b2 Sa1xa2 Sa1xa2xa3 Sa1xa2xa3xa4");
}

#[test]
fn a_pawn_that_reaches_the_enemys_home_row_becomes_a_billo() {
    assert_eq!(after(RULES, "7r/3R4/8/8/8/8/8/8 r -", "Rd7-d8"), "3O3r/8/8/8/8/8/8/8 b -");
    assert_eq!(after(RULES, "8/8/8/8/8/8/3s4/7R b -", "Sd2-d1"), "8/8/8/8/8/8/8/3q3R r -");
}

#[test]
fn a_billo_steps_to_any_of_the_eight_squares_around_it() {
    let moves = moves(RULES, "7r/8/8/8/3O4/8/8/8 r -");
    assert_eq!(moves, "Rd4-c3 Rd4-c4 Rd4-c5 Rd4-d3 Rd4-d5 Rd4-e3 Rd4-e4 Rd4-e5");
}

#[test]
fn a_billo_takes_only_enemy_billos_of_the_other_shape() {
    let text = "8/8/2sqr3/3O4/3o4/8/8/8 r -";
    assert_eq!(moves_of(RULES, text, "Rd5x"), "Rd5xd6");
    assert_eq!(refusal(RULES, text, "Rd5xc6"), "billo-prey");
    assert_eq!(refusal(RULES, text, "Rd5xe6"), "same-shape");
    assert_eq!(moves_of("boutin,prey=any", text, "Rd5x"), "Rd5xc6 Rd5xc6xd6 Rd5xd6 Rd5xd6xc6");
}

#[test]
fn a_pawn_passes_over_a_billo_of_the_other_shape_to_move_or_to_take() {
    assert_eq!(
        moves_of(RULES, "7r/8/8/8/3r4/3O4/3S4/8 r -", "Sd2-d3"),
        "Sd2-d3 Sd2-d3-c4 Sd2-d3-e4 Sd2-d3xd4"
    );
}

#[test]
fn two_billos_of_one_colour_nest_to_a_super_billo_that_is_safe() {
    assert_eq!(after(RULES, "7r/8/8/8/3Q4/3O4/8/8 r -", "Rd3-d4"), "7r/8/8/8/3Z4/8/8/8 b -");
    assert_eq!(refusal(RULES, "8/8/8/8/3Z4/3o4/8/8 b -", "Rd3xd4"), "composite");
}

#[test]
fn who_blocks_or_eliminates_all_enemy_pieces_wins() {
    assert_eq!(outcome(RULES, "8/8/8/8/8/8/8/R7 b -"), "won A no-pieces");
    assert_eq!(outcome(RULES, "8/8/8/8/8/c7/R7/8 r -"), "on");
    assert_eq!(outcome(RULES, "8/8/8/8/8/cc6/R7/8 r -"), "won B blocked");
}
