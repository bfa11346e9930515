//! The sheet's chapter on the marble player, rule by rule.

use tabletier_core::{Position, Rules, Seat};
use tabletier_games::bilitaire::{BilitairePosition, BilitaireRules, Turn};
use tabletier_testkit::ask;

use super::{after, moves, outcome, position, refusal};

fn start() -> BilitairePosition {
    BilitairePosition::start(BilitaireRules::standard(), 0)
}

#[test]
fn rule_1_the_players_take_turns() {
    let mut now = start();
    let mut turns = String::new();
    for mv in ["-d4", "C1>1e", "f4xd4", "B4>1w"] {
        turns.push(now.seat().letter());
        now = ask::after(&now, mv);
    }
    assert_eq!(turns, "ABAB");
}

#[test]
fn rule_2_the_marble_player_begins_and_takes_any_one_marble_off() {
    let start = start();
    assert_eq!((start.seat(), start.turn()), (Seat::A, Turn::Opening));
    let mut openings: Vec<String> = start.moves().iter().map(|mv| start.write_move(mv)).collect();
    openings.sort_unstable();
    assert_eq!(openings.len(), 48);
    assert_eq!(openings[..3], ["-a3", "-a4", "-a5"]);
    let opened = ask::after(&start, "-d4");
    assert_eq!(opened.to_string(), ".ff./ffff/f7ff/.ff. t 1");
    assert_eq!(opened.seat(), Seat::B);
}

#[test]
fn rule_3_a_simple_jump_leads_over_one_marble_into_the_free_hole_behind() {
    assert_eq!(moves("..../..../..../30.. m 1"), "a1xc1");
    assert_eq!(moves("..../..../0.../5... m 1"), "a1xa3");
    // Over the seam: the jumped marble lies on the other tray.
    assert_eq!(moves("..../..../..../21.. m 1"), "b1xd1 c1xa1");
    assert_eq!(refusal("..../..../..../30.. m 1", "b1xd1"), "nothing-to-jump");
    assert_eq!(refusal("..../..../..../30.. m 1", "a1xa3"), "no-hole");
    assert_eq!(refusal("..../..../..../30.. m 1", "a3xc3"), "no-hole");
    assert_eq!(refusal("..../..../..../30.. m 1", "c1xa1"), "no-marble");
}

#[test]
fn rule_3_no_jump_is_diagonal_or_over_two_marbles() {
    assert_eq!(refusal("..../..../00../b0.. m 1", "a1xc3"), "straight");
    let three_in_a_row = "..../..../..../310. m 1";
    assert_eq!(moves(three_in_a_row), "b1xd1");
    assert_eq!(refusal(three_in_a_row, "a1xd1"), "straight");
    assert_eq!(refusal(three_in_a_row, "a1xc1"), "taken");
}

#[test]
fn rule_3_he_chooses_the_marble_and_uses_one_only() {
    assert_eq!(moves("..../..../..../3003 m 1"), "a1xc1 h1xf1");
    assert_eq!(refusal("..../..../..../3003 m 1", "a1xc1xf1"), "one-jump");
}

#[test]
fn rule_4_the_jumped_marble_leaves_the_game() {
    assert_eq!(after("..../..../..../30.. m 1", "a1xc1"), "..../..../..../01.. t 1");
}

#[test]
fn rule_5_every_jump_of_a_turn_takes_a_marble() {
    assert_eq!(after("..../..0./.24./34.. m!3 1", "a1xc1xc3xe3"), "..../..0./.05./00.. t 1");
}

#[test]
fn rule_6_the_round_ends_when_he_cannot_jump_any_more_and_the_marbles_left_are_his_score() {
    let cut = after("..../..../..../30.. t 1", "B1>1e");
    assert_eq!(cut, "..../..../..../3.0. end 1:2");
    assert_eq!(outcome(&cut), "score 2");
    assert_eq!(moves(&cut), "");
}

#[test]
fn rule_6_is_judged_only_after_a_tray_move() {
    let last_jump = after("..../..../..../30.. m 1", "a1xc1");
    assert_eq!(outcome(&last_jump), "on");
    assert_eq!(after(&last_jump, "A1x"), "..../..../..../.1.. end 1:1");
    // A tray player who finds no jump on the board must still move, and may open one.
    let text = "..../..../..../3.0. t 1";
    assert_eq!(outcome(text), "on");
    assert_eq!(after(text, "C1>1w"), "..../..../..../30.. m 1");
}

#[test]
fn a_marble_may_come_back_to_the_hole_it_left() {
    let ring = "..../..../20../74.. m!4 1";
    assert_eq!(position(ring).moves().len(), 1);
    assert_eq!(moves(ring), "a1xa3xc3xc1xa1");
    // The other way round does the same.
    let there = after(ring, "a1xa3xc3xc1xa1");
    assert_eq!(after(ring, "a1xc1xc3xa3xa1"), there);
    assert_eq!(there, "..../..../00../10.. t 1");
}
