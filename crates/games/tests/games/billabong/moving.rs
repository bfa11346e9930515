//! Steps, jumps, the referee, counts, and the end.

use tabletier_core::{Position, Seat};

use super::{after, moves, moves_of, position, refusal};

const NO_GHOSTS: &str = "ghosts=none";

#[test]
fn a_step_goes_to_the_eight_neighbouring_squares() {
    let free = position(NO_GHOSTS, "A:p1,c3,p3,p5,p7 B:p9,p10,p11,p12,p13 N:- A");
    let steps = "c3-b2 c3-b3 c3-b4 c3-c2 c3-c4 c3-d2 c3-d3 c3-d4";
    assert_eq!(moves_of(&free, "c3"), steps);
    assert_eq!(refusal(&free, "c3-c5"), "too-far");
    assert_eq!(refusal(&free, "c3-d5"), "too-far");
    assert_eq!(refusal(&free, "c3-c3"), "too-far");
    let corner = position(NO_GHOSTS, "A:a1,p1,p3,p5,p7 B:p9,p10,p11,p12,p13 N:- A");
    assert_eq!(moves_of(&corner, "a1"), "a1-a2 a1-b1 a1-b2");
}

#[test]
fn a_step_goes_neither_into_the_lake_nor_onto_a_kangaroo() {
    let shore = position(NO_GHOSTS, "A:p1,p3,p5,h6,p7 B:g6,p10,p11,p12,p13 N:- A");
    assert_eq!(refusal(&shore, "h6-h7"), "in-lake");
    assert_eq!(refusal(&shore, "h6-g6"), "taken");
    assert_eq!(moves_of(&shore, "h6"), "h6-g5 h6-h5 h6-i5 h6-i6 h6^f6");
}

#[test]
fn a_step_may_slip_diagonally_past_a_corner_of_the_lake() {
    for (from, to) in [("f7", "g6"), ("k7", "j6"), ("f8", "g9"), ("k8", "j9")] {
        let text = format!("A:p1,p3,p5,{from},p11 B:p9,p10,p12,p13,p14 N:- A");
        let shore = position(NO_GHOSTS, &text);
        assert!(moves(&shore).contains(&format!("{from}-{to}")), "{from}-{to}");
    }
}

#[test]
fn jumps_go_over_anybody_own_others_and_ghosts() {
    let text = "A:p1,c3,d3,p3,p5 B:c4,p9,p10,p11,p12 N:e9,f10,d11,a13,b13 A";
    let crowd = position("ghosts=random", text);
    assert_eq!(refusal(&crowd, "d11-d12"), "ghost");
    for mv in ["c3^e3", "c3^c5"] {
        assert!(moves(&crowd).iter().any(|text| text == mv), "{mv}");
    }
    let text = "A:p1,p3,p5,p7,d8 B:p9,p10,p11,p12,p13 N:e9,f11,a12,a13,b13 A";
    let ghosts = position("ghosts=random", text);
    assert!(moves(&ghosts).iter().any(|text| text == "d8^f10"));
}

#[test]
fn the_first_kangaroo_met_is_jumped_and_no_other() {
    let line = position(NO_GHOSTS, "A:p1,a3,p3,p5,p7 B:c3,f3,p9,p10,p11 N:- A");
    assert!(moves(&line).iter().any(|text| text == "a3^e3"));
    assert_eq!(refusal(&line, "a3^k3"), "crowd");
    assert_eq!(refusal(&line, "a3^d3"), "distance");
    assert_eq!(refusal(&line, "a3^c3"), "taken");
}

#[test]
fn a_jump_goes_straight_and_over_somebody() {
    let line = position(NO_GHOSTS, "A:p1,a3,p3,p5,p7 B:c3,f3,p9,p10,p11 N:- A");
    assert_eq!(refusal(&line, "a3^c4"), "not-straight");
    assert_eq!(refusal(&line, "a3^a3"), "not-straight");
    assert_eq!(refusal(&line, "a3^a7"), "nobody");
}

#[test]
fn the_longest_jump_has_fourteen_squares() {
    let line = position(NO_GHOSTS, "A:p1,p3,p5,p7,a10 B:p9,h10,p11,p12,p13 N:- A");
    assert_eq!(moves_of(&line, "a10"), "a10-a11 a10-a9 a10-b10 a10-b11 a10-b9 a10^o10");
}

#[test]
fn steps_and_jumps_do_not_mix_and_there_is_one_step_a_turn() {
    let text = "A:c3,d3,p5,p7,p9 B:p10,p11,p12,p13,p14 N:- A";
    let free = position(NO_GHOSTS, text);
    assert_eq!(refusal(&free, "c3-c4-c5"), "one-step");
    assert_eq!(refusal(&free, "c3^e3-e4"), "mixed");
    assert_eq!(refusal(&free, "c3-c2^e2"), "mixed");
}

#[test]
fn only_a_kangaroo_of_ones_own_that_is_racing_moves() {
    let text = "A:c3,d3,p5,p7,* B:p10,p11,p12,p13,p14 N:- A";
    let free = position(NO_GHOSTS, text);
    assert_eq!(refusal(&free, "p10-p9"), "not-yours");
    assert_eq!(refusal(&free, "a1-a2"), "not-yours");
}

#[test]
fn the_referee_is_jumped_where_the_kangaroo_started_and_only_then() {
    let text = "A:a2,c3,d3,e4,p5 B:p10,p11,p12,p13,p14 N:- A";
    let sheet = position(NO_GHOSTS, text);
    assert!(moves(&sheet).iter().any(|text| text == "c3^e3^e5^a1^a3"));
    // Another kangaroo on e5 has c3 itself to jump over, but none on an empty square.
    let empty = position(NO_GHOSTS, "A:a2,d3,e4,e5,p5 B:p10,p11,p12,p13,p14 N:- A");
    assert_eq!(refusal(&empty, "e5^a1"), "nobody");
}

#[test]
fn crossings_count_up_and_down_and_never_below_nought() {
    let bank = position(NO_GHOSTS, "A:i3,p3,p5,p7,p9 B:p10,p11,p12,p13,p14 N:- A");
    let over = after(&bank, "i3-h3 p10-o10");
    assert!(over.to_string().starts_with("A:h3+1,"), "{over}");
    let back = after(&over, "h3-i3 o10-p10");
    assert!(back.to_string().starts_with("A:i3,"), "{back}");
    let lost = position(NO_GHOSTS, "A:h3,p3,p5,p7,p9 B:p10,p11,p12,p13,p14 N:- A");
    assert!(after(&lost, "h3-i3").to_string().starts_with("A:i3,"));
}

#[test]
fn a_kangaroo_is_home_at_once_when_its_count_passes_the_laps() {
    let one = position(NO_GHOSTS, "A:i3+1,p3,p5,p7,p9 B:p10,p11,p12,p13,p14 N:- A");
    assert_eq!(after(&one, "i3-h3*").to_string(), "A:p3,p5,p7,p9,* B:p10,p11,p12,p13,p14 N:- B");
    let two = "laps=2,ghosts=none";
    let first = position(two, "A:i3+1,p3,p5,p7,p9 B:p10,p11,p12,p13,p14 N:- A");
    assert!(after(&first, "i3-h3").to_string().starts_with("A:h3+2,"));
    let second = position(two, "A:i3+2,p3,p5,p7,p9 B:p10,p11,p12,p13,p14 N:- A");
    assert!(after(&second, "i3-h3*").to_string().contains('*'));
}

#[test]
fn going_home_ends_the_turn_even_within_a_series() {
    let text = "A:j1+1,e3,p5,p7,p9 B:g1,i1,p12,p13,p14 N:- A";
    let series = position(NO_GHOSTS, text);
    // j1 over i1 to h1 is home; over g1 to f1 it would go on.
    assert_eq!(moves_of(&series, "j1").split(' ').filter(|text| text.ends_with('*')).count(), 1);
    assert_eq!(refusal(&series, "j1^h1^f1"), "home-ends");
    assert_eq!(refusal(&series, "j1^h1^f1*"), "home-ends");
    assert_eq!(refusal(&series, "j1^h1"), "home-unmarked");
    assert_eq!(refusal(&series, "j1-k1*"), "not-home");
}

#[test]
fn a_way_home_must_land_on_a_legal_square() {
    let text = "A:j1+1,p3,p5,p7,p9 B:h1,i1,p12,p13,p14 N:- A";
    let blocked = position(NO_GHOSTS, text);
    assert_eq!(refusal(&blocked, "j1^h1*"), "taken");
    assert!(!moves(&blocked).iter().any(|text| text.ends_with('*')));
}

#[test]
fn two_ways_home_are_one_move_written_by_the_shortest_and_smallest() {
    let bank = position(NO_GHOSTS, "A:i3+1,p3,p5,p7,p9 B:h3,p11,p12,p13,p14 N:- A");
    // Two steps and a jump over h3, each as short: `-` comes first, then h2.
    let home: Vec<String> = moves(&bank).into_iter().filter(|text| text.ends_with('*')).collect();
    assert_eq!(home, ["i3-h2*"]);
    for way in ["i3-h4*", "i3-h2*", "i3^g3*"] {
        assert_eq!(after(&bank, way), after(&bank, "i3-h2*"));
    }
}

#[test]
fn one_square_with_two_counts_is_two_moves() {
    let bank = position(NO_GHOSTS, "A:g1,p5,p7,p9,p11 B:h1,g2,i2,h3,p14 N:- A");
    let once = after(&bank, "g1^g3");
    assert!(once.to_string().starts_with("A:g3,"), "{once}");
    // Back over the stream, which costs nothing at nought, and forward again.
    let counted = after(&bank, "g1^i1^i3^g3");
    assert!(counted.to_string().starts_with("A:g3+1,"), "{counted}");
    // As short, and smaller: the same square twice.
    assert_eq!(after(&bank, "g1^g3^i3^g3"), counted);
    let moves = moves(&bank);
    let to_g3: Vec<&String> = moves.iter().filter(|text| text.ends_with("^g3")).collect();
    assert_eq!(to_g3, ["g1^g3", "g1^g3^i3^g3"]);
}

#[test]
fn a_player_who_cannot_move_any_kangaroo_passes_and_nobody_else() {
    let text = "A:a14+1,*,*,*,* B:c12,a13,b13,b14,c14 N:p9,a12,p12,o14,p14 A";
    let stuck = position("ghosts=random", text);
    assert_eq!(moves(&stuck), ["pass"]);
    let passed = after(&stuck, "pass");
    assert_eq!(passed.to_string(), text.replace("p14 A", "p14 B"));
    assert_eq!(refusal(&passed, "pass"), "must-move");
}

#[test]
fn the_first_player_with_all_five_home_wins() {
    let text = "A:i3+1,*,*,*,* B:p10,p11,p12,p13,p14 C:a1,b1,c1,d1,e1 N:- A";
    let last = position("players=3", text);
    assert_eq!(last.outcome(), None);
    let won = after(&last, "i3-h3*");
    assert_eq!(won.outcome().expect("an end").to_string(), "won A home");
    assert_eq!(won.seat(), Seat::B);
    assert!(won.moves().is_empty() && !won.has_move());
    assert_eq!(refusal(&won, "p10-o10"), "over");
    assert_eq!(refusal(&won, "pass"), "over");
}
