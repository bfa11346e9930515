//! The pictures of the rule sheet, rebuilt from their captions.

use std::collections::BTreeSet;

use tabletier_core::{MoveError, Position};
use tabletier_testkit::ask::refusal;

use super::tables::{by_sheet, dumbbell, play, rhombus, start, twins};

/// The legal turns that move no stick.
fn pawn_moves(position: &tabletier_games::batons::BatonsPosition) -> BTreeSet<String> {
    let moves = position.moves();
    let texts = moves.iter().map(|mv| position.write_move(mv));
    texts.filter(|text| !text.contains(';')).collect()
}

#[test]
fn the_start_has_29_sticks_16_cells_and_an_empty_middle() {
    let text = start().to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    assert_eq!(fields[0].split(',').count(), 29);
    assert_eq!(fields[1].split(',').count(), 7);
    assert_eq!(fields[2].split(',').count(), 7);
    assert_eq!(fields[3..], ["1", "w"]);
    let expected = ["d0.1-u1.1", "d1.0-u1.1"].map(String::from);
    assert_eq!(pawn_moves(&start()), BTreeSet::from(expected));
}

#[test]
fn contact_sticks_of_a_cell_with_an_enemy_pawn_may_not_be_moved() {
    let start = start();
    // All sticks around Black's cells, those on the middle line included.
    let touching = "c2.0 b3.0 a2.1 b2.1 c2.1 b3.1 c0.2 a1.2 b1.2 c1.2 a2.2 b2.2 c2.2 a0.3 a1.3";
    for stick in touching.split(' ') {
        assert_eq!(refusal(&start, &format!("{stick}>a9.9;d1.0-u1.1")), "contact", "{stick}");
    }
    let free = "c0.0 a1.0 b1.0 c1.0 a2.0 b2.0 a0.1 b0.1 c0.1 a1.1 b1.1 c1.1 a0.2 b0.2";
    for stick in free.split(' ') {
        assert_eq!(refusal(&start, &format!("{stick}>a9.9;d1.0-u1.1")), "loose", "{stick}");
    }
}

#[test]
fn axes_a_stick_lies_parallel_to_one_of_three() {
    for place in ["d1.0", "e1.0", "1.0", "a1", "a1.5.0", "a0,5.0"] {
        let error = start().read_move(&format!("+{place};d1.0-u1.1")).unwrap_err();
        assert!(matches!(error, MoveError::Unreadable(_)), "{place}: {error}");
    }
}

#[test]
fn forbidden_placement_no_stick_in_a_cell_with_an_enemy_pawn() {
    assert_eq!(refusal(&rhombus(), "b2.-1>c2.1;d1.0-u1.1"), "enemy-cell");
    // With the pawn of the rhombus gone the same stick may be laid there.
    let text = rhombus().to_string().replace("d2.0,u2.1,", "d2.0,");
    let empty = by_sheet(&text).unwrap();
    play(&empty, "a1.0>c2.1;d1.0-u1.1");
}

#[test]
fn loose_sticks_every_stick_must_be_a_side_of_a_cell() {
    assert_eq!(refusal(&start(), "+a3.0;d1.0-u1.1"), "loose");
    assert_eq!(refusal(&start(), "+a3.0;a1.0>a3.1;d1.0-u1.1"), "loose");
    // Two sticks in a row that close nothing.
    assert_eq!(refusal(&start(), "+a3.0;a1.0>a4.0;d1.0-u1.1"), "loose");
    // The spare alone may lie beside the plan.
    play(&start(), "d1.0-u1.1");
}

#[test]
fn plan_split_into_two_parts() {
    assert_eq!(refusal(&dumbbell(), "a2.0>b0.2;a2.1>c0.2;d0.0-u1.0"), "apart");
    // Other sticks may go there, since the two that join the parts stay.
    play(&dumbbell(), "b2.-1>b0.2;c1.-1>c0.2;d0.0-u1.0");
}

#[test]
fn plan_joined_by_a_single_corner() {
    let twins = twins("d0.0", "u2.2", 'w');
    assert_eq!(refusal(&twins, "+a4.0;a2.0>c4.0;d0.0-u1.0"), "corner");
    play(&twins, "a2.0>a1.2;d0.0-u1.0");
}

#[test]
fn two_pawns_in_one_cell() {
    assert_eq!(refusal(&start(), "+b2.-1;b1.0>c1.-1;d1.0-u1.1"), "crowded");
    // A stick between two own cells of which one is empty.
    let without = start().to_string().replace("d0.0,u1.0,", "d0.0,");
    play(&by_sheet(&without).unwrap(), "+b2.-1;b1.0>c1.-1;d1.0-u1.1");
}

#[test]
fn contiguous_cells_have_a_stick_in_common() {
    // Three neighbours; other cells touch the pawn's cell by a corner only.
    let twins = twins("u2.2", "d1.0", 'b');
    let expected = ["d1.0-u1.0", "d1.0-u1.1", "d1.0-u2.0"].map(String::from);
    assert_eq!(pawn_moves(&twins), BTreeSet::from(expected));
    assert_eq!(refusal(&twins, "d1.0-d0.0"), "not-neighbour");
}

#[test]
fn two_captures_of_a_white_pawn() {
    let twins = twins("u1.1 u2.0 u2.2", "d1.0", 'b');
    for (text, white) in [("d1.0xu1.1-d0.1", "u2.0,u2.2"), ("d1.0xu2.0-d2.0", "u1.1,u2.2")] {
        let after = play(&twins, text).to_string();
        assert_eq!(after.split(' ').nth(1), Some(white), "{after}");
    }
    // Capturing is not compulsory.
    play(&twins, "d1.0-u1.0");
}

#[test]
fn black_takes_four_white_pawns() {
    let twins = twins("u1.0 u2.0 u3.0 u3.1 u0.2", "d0.0", 'b');
    let jumps = ["xu1.0-d1.0", "xu2.0-d2.0", "xu3.0-d3.0", "xu3.1-d2.1"];
    // They may stop after each jump.
    for count in 1..=4 {
        let after = play(&twins, &format!("d0.0{}", jumps[..count].concat())).to_string();
        let white = after.split(' ').nth(1).unwrap();
        assert_eq!(white.split(',').count(), 5 - count, "{after}");
    }
}

#[test]
fn a_series_may_come_back_to_where_it_began() {
    let twins = twins("u1.0 u1.1 u0.1 u2.2", "d0.0", 'b');
    let after = play(&twins, "d0.0xu1.0-d1.0xu1.1-d0.1xu0.1-d0.0").to_string();
    assert_eq!(after.split(' ').nth(1), Some("u2.2"));
    assert_eq!(after.split(' ').nth(2), Some("d0.0"));
    // But one jump may not end where it started.
    assert_eq!(refusal(&twins, "d0.0xu1.0-d0.0"), "jump-back");
}

#[test]
fn who_takes_the_last_pawn_wins() {
    let twins = twins("u1.1", "d1.0", 'b');
    let after = play(&twins, "d1.0xu1.1-d0.1");
    assert_eq!(after.outcome().unwrap().to_string(), "won B no-pawns");
    assert!(after.moves().is_empty());
}
