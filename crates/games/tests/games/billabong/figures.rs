//! The figures of Billabong's rule sheet, and one for the stream.

use tabletier_core::{MoveError, Position};
use tabletier_games::billabong::BillabongPosition;

use super::position;

/// A position in which A has a kangaroo on `mover`, and others stand on `others`; whoever is left
/// stands aside in column p.
fn figure(mover: &str, others: &[&str]) -> BillabongPosition {
    let aside = ["p1", "p3", "p5", "p7", "p9", "p10", "p11", "p12", "p13"];
    let mut squares: Vec<&str> = others.iter().chain(&aside).copied().take(9).collect();
    let mut mine: Vec<&str> = squares.drain(5..).chain([mover]).collect();
    for team in [&mut squares, &mut mine] {
        team.sort_by_key(|name| {
            let name = name.split('+').next().unwrap_or(name);
            (name[1..].parse::<u8>().expect("a row"), name.as_bytes()[0])
        });
    }
    position("ghosts=none", &format!("A:{} B:{} N:- A", mine.join(","), squares.join(",")))
}

/// Where the kangaroo stands after a move, as a position writes it; the rule's code if refused.
fn after(position: &BillabongPosition, text: &str) -> Result<String, &'static str> {
    let mv = position.read_move(text).map_err(|error| match error {
        MoveError::Illegal { why, .. } => why.code,
        MoveError::Unreadable(error) => panic!("{error}"),
    })?;
    assert!(position.moves().contains(&mv), "{text} is read but not listed");
    let entries = |position: &BillabongPosition| -> Vec<String> {
        let text = position.to_string();
        let team = text.split(' ').next().and_then(|team| team.strip_prefix("A:"));
        team.expect("A's team").split(',').map(str::to_string).collect()
    };
    let before = entries(position);
    let new = entries(&position.after(&mv)).into_iter().find(|entry| !before.contains(entry));
    Ok(new.expect("a kangaroo that has moved"))
}

fn allowed(mover: &str, others: &[&str], text: &str, lands: &str) {
    assert_eq!(after(&figure(mover, others), text).as_deref(), Ok(lands), "{text}");
}

fn refused(mover: &str, others: &[&str], text: &str, why: &str) {
    assert_eq!(after(&figure(mover, others), text), Err(why), "{text}");
}

#[test]
fn figure_1_a_short_orthogonal_jump_is_allowed() {
    allowed("c3", &["d3"], "c3^e3", "e3");
    allowed("c3", &["c4"], "c3^c5", "c5");
}

#[test]
fn figure_2_a_long_orthogonal_jump_is_allowed() {
    allowed("c2", &["c5"], "c2^c8", "c8");
    allowed("a12", &["h12"], "a12^o12", "o12");
}

#[test]
fn figure_3_a_short_diagonal_jump_is_allowed() {
    allowed("c3", &["d4"], "c3^e5", "e5");
    allowed("c5", &["d4"], "c5^e3", "e3");
}

#[test]
fn figure_4_a_long_diagonal_jump_is_allowed() {
    allowed("b2", &["d4"], "b2^f6", "f6");
    allowed("a13", &["c11"], "a13^e9", "e9");
}

#[test]
fn figure_5_a_long_diagonal_jump_past_a_corner_of_the_lake_is_allowed() {
    allowed("e7", &["g9"], "e7^i11", "i11");
    allowed("e8", &["g6"], "e8^i4", "i4");
    allowed("l8", &["j6"], "l8^h4", "h4+1");
    allowed("l7", &["j9"], "l7^h11", "h11");
}

#[test]
fn figure_6_a_jump_of_the_wrong_distance_is_refused() {
    refused("c2", &["c5"], "c2^c7", "distance");
    refused("c2", &["c5"], "c2^c9", "distance");
    refused("b2", &["c3"], "b2^e5", "distance");
}

#[test]
fn figure_7_a_jump_over_too_many_kangaroos_is_refused() {
    refused("c2", &["c3", "c4"], "c2^c6", "crowd");
    refused("c2", &["c4", "c5"], "c2^c6", "crowd");
    refused("b2", &["c3", "d4", "e5"], "b2^f6", "crowd");
}

#[test]
fn figure_8_a_jump_to_an_occupied_square_is_refused() {
    refused("c2", &["c4", "c6"], "c2^c6", "taken");
    refused("b2", &["c3", "d4"], "b2^d4", "taken");
}

#[test]
fn figure_9_a_jump_over_the_lake_is_refused() {
    refused("h6", &["h9"], "h6^h12", "over-lake");
    refused("k7", &["f7"], "k7^a7", "over-lake");
    // Only one square of the lake lies on this diagonal, but it is not a corner point.
    refused("f8", &["h6"], "f8^j4", "over-lake");
    refused("e5", &["d4"], "e5^h8", "in-lake");
}

#[test]
fn figure_10_four_jumps_the_third_over_the_referee() {
    allowed("c3", &["d3", "e4", "a2"], "c3^e3^e5^a1^a3", "a3");
    // The referee is a kangaroo in every respect: nobody can land on the starting square.
    refused("c3", &["d3", "c4", "d4"], "c3^e3^c5^c3", "referee");
}

#[test]
fn the_stream_crossed_forward_counts_one() {
    allowed("i3", &[], "i3-h3", "h3+1");
    allowed("k1", &["j1"], "k1^i1", "i1");
    allowed("j1", &["i1"], "j1^h1", "h1+1");
    allowed("m6", &["i6"], "m6^e6", "e6+1");
}

#[test]
fn the_stream_crossed_backward_takes_one_off_but_never_below_nought() {
    allowed("h3+1", &[], "h3-i3", "i3");
    allowed("h3", &[], "h3-i3", "i3");
    allowed("d6+1", &["h6"], "d6^l6", "l6");
    allowed("d6", &["h6"], "d6^l6", "l6");
}

#[test]
fn the_stream_is_not_above_the_lake() {
    allowed("i9", &[], "i9-h9", "h9");
    allowed("h14", &[], "h14-i14", "i14");
    allowed("m12+1", &["i12"], "m12^e12", "e12+1");
    allowed("k9", &["i11"], "k9^g13", "g13");
}

#[test]
fn the_stream_crossed_diagonally_counts_too() {
    allowed("i3", &[], "i3-h4", "h4+1");
    allowed("i3", &[], "i3-h2", "h2+1");
    allowed("h5+1", &[], "h5-i6", "i6");
    allowed("k7", &["i5"], "k7^g3", "g3+1");
    allowed("g1+1", &["i3"], "g1^k5", "k5");
    allowed("f7", &["h5"], "f7^j3", "j3");
}

#[test]
fn the_stream_crossed_for_the_last_time_takes_home() {
    allowed("i3+1", &[], "i3-h3*", "*");
    allowed("i3+1", &[], "i3-h2*", "*");
    allowed("m6+1", &["i6"], "m6^e6*", "*");
    refused("i3+1", &["h3"], "i3-h3*", "taken");
}
