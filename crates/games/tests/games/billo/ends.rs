//! The end of the game: what the rules pages of both sheets say of wins, draws and blocked
//! players, and the house rules.

use tabletier_core::Position;
use tabletier_testkit::ask;

use super::{after, moves, outcome, position};

const RULES: &str = "catalano";

#[test]
fn who_has_no_piece_left_has_lost_whoever_is_to_move() {
    assert_eq!(outcome(RULES, "8/8/8/8/8/8/8/R7 b -"), "won A no-pieces");
    assert_eq!(outcome(RULES, "8/8/8/8/8/8/8/R7 r -"), "won A no-pieces");
    assert_eq!(outcome(RULES, "8/8/8/8/8/8/8/o6q b -"), "won B no-pieces");
}

#[test]
fn who_cannot_move_any_piece_in_his_turn_has_lost() {
    assert_eq!(outcome("catalano,draws=off", "8/8/8/8/8/cc6/R7/8 r -"), "won B blocked");
    assert_eq!(outcome(RULES, "8/8/8/8/8/cc6/RS6/8 r -"), "on");
    assert_eq!(outcome(RULES, "8/8/8/8/8/ccc5/RS6/8 r -"), "won B blocked");
}

#[test]
fn draw_when_all_pieces_have_the_same_shape() {
    assert_eq!(outcome(RULES, "r7/8/8/8/8/8/8/R7 r -"), "draw one-shape");
    assert_eq!(outcome(RULES, "8/s7/8/8/8/8/8/Q7 b -"), "draw one-shape");
    assert_eq!(outcome("catalano,draws=off", "r7/8/8/8/8/8/8/R7 r -"), "on");
    assert_eq!(outcome("boutin", "r7/8/8/8/8/8/8/R7 r -"), "on");
}

#[test]
fn draw_when_one_side_has_round_billos_only_and_the_other_square_billos_only() {
    assert_eq!(outcome(RULES, "q7/8/8/8/8/8/8/O6O r -"), "draw opposite-billos");
    assert_eq!(outcome(RULES, "o7/8/8/8/8/8/8/Q6Q b -"), "draw opposite-billos");
    assert_eq!(outcome(RULES, "8/s7/8/8/8/8/8/O6O r -"), "on");
}

#[test]
fn no_draw_while_the_player_to_move_can_capture() {
    assert_eq!(outcome(RULES, "8/8/8/8/8/8/1q6/O7 r -"), "on");
    assert_eq!(moves(RULES, "8/8/8/8/8/8/1q6/O7 r -"), "Ra1xb2");
    assert_eq!(outcome(RULES, "8/8/8/8/8/8/1q6/O7 b -"), "on");
}

#[test]
fn draw_when_each_side_has_just_one_round_and_one_square_billo() {
    assert_eq!(outcome(RULES, "o6q/8/8/8/8/8/8/O6Q r -"), "draw two-billos-each");
    assert_eq!(outcome(RULES, "z7/8/8/8/8/8/3Z4/8 r -"), "on");
    assert_eq!(outcome(RULES, "8/3z4/8/8/8/8/3Z4/8 r -"), "draw two-billos-each");
    assert_eq!(outcome(RULES, "o6q/8/8/8/8/8/8/OO5Q r -"), "on");
}

#[test]
fn play_goes_on_while_two_billos_stand_together_on_a_corner() {
    assert_eq!(outcome(RULES, "8/8/8/8/8/1q6/2o5/Z7 r -"), "on");
    assert_eq!(outcome(RULES, "8/8/8/8/8/1q6/2o5/Z7 b -"), "on");
    assert_eq!(outcome(RULES, "8/8/8/8/8/1q6/2o5/1Z6 r -"), "on");
    assert_eq!(outcome(RULES, "8/8/8/8/1q6/8/3o4/1Z6 r -"), "draw two-billos-each");
}

/// Whether the player to move has lost within so many turns, whatever they do.
fn lost(position: &super::BilloPosition, turns: u32) -> bool {
    match position.outcome() {
        Some(outcome) => outcome.values[position.seat()] < 0,
        None if turns == 0 => false,
        None => position.moves().iter().all(|mv| won(&position.after(mv), turns - 1)),
    }
}

fn won(position: &super::BilloPosition, turns: u32) -> bool {
    match position.outcome() {
        Some(outcome) => outcome.values[position.seat()] > 0,
        None if turns == 0 => false,
        None => position.moves().iter().any(|mv| lost(&position.after(mv), turns - 1)),
    }
}

#[test]
fn the_corner_exception_is_lost_in_four_turns() {
    for enemies in [
        "8/8/8/8/8/1q6/2o5/Z7",
        "8/8/8/8/8/1o6/2q5/Z7",
        "8/8/8/8/8/8/8/Zz6",
        "8/8/8/8/8/8/z7/Z7",
        "8/8/8/8/8/8/1z6/Z7",
    ] {
        let position = position(RULES, &format!("{enemies} r -"));
        assert!(lost(&position, 4), "{position}");
        assert!(!lost(&position, 3), "{position}");
    }
}

/// Plays a line round and round, with the house rules watching, until the game ends.
fn house_end(rules: &str, start: &str, line: &str) -> Option<(usize, String)> {
    ask::end(&position(rules, start), line.split(' ').cycle().take(1000))
}

const ROUND: &str = "Ra1-a2 Sh8-h7 Ra2-a1 Sh7-h8";
const FAR_APART: &str = "3s3q/8/8/8/8/8/8/O3R3 r -";

#[test]
fn house_rule_the_third_repetition_is_a_draw() {
    assert_eq!(house_end(RULES, FAR_APART, ROUND), Some((8, "draw repetition".to_string())));
    assert_eq!(house_end("catalano,house=off", FAR_APART, ROUND), None);
}

#[test]
fn house_rule_a_hundred_turns_without_capture_or_pawns_move_are_a_draw() {
    // Red goes round a way of 7 squares and Black round one of 8: together they repeat late.
    let red = "a1-a2 a2-a3 a3-b3 b3-c3 c3-c2 c2-b1 b1-a1";
    let black = "h8-h7 h7-h6 h6-g6 g6-f6 f6-f7 f7-f8 f8-g8 g8-h8";
    let line: Vec<String> = (0..56)
        .map(|turn| {
            let (red, black): (Vec<&str>, Vec<&str>) =
                (red.split(' ').collect(), black.split(' ').collect());
            format!("R{} S{}", red[turn % 7], black[turn % 8])
        })
        .collect();
    let end = house_end(RULES, FAR_APART, &line.join(" "));
    assert_eq!(end, Some((100, "draw quiet".to_string())));
}

#[test]
fn house_rule_a_pawns_move_begins_the_count_anew() {
    let start = position(RULES, FAR_APART);
    let pawn = start.read_move("Re1-e2").unwrap();
    let billo = start.read_move("Ra1-a2").unwrap();
    assert!(start.is_irreversible(&pawn) && !start.is_irreversible(&billo));
    let capture = position(RULES, "8/8/8/8/8/8/1q6/O7 r -");
    assert!(capture.is_irreversible(&capture.read_move("Ra1xb2").unwrap()));
}

#[test]
fn an_exchange_is_finished_before_the_draw_is_called() {
    let text = "8/8/8/8/3q4/3O4/4q3/8 r -";
    assert_eq!(outcome(RULES, text), "on");
    assert_eq!(after(RULES, text, "Rd3xd4"), "8/8/8/8/3O4/8/4q3/8 b -");
}
