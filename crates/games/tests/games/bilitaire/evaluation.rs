//! What the evaluator makes of positions whose truth is clear.

use tabletier_core::{Dice, Evaluator, Position, Seat};
use tabletier_games::bilitaire::{BilitaireEvaluator, BilitaireMove, BilitairePosition};

use super::position;

/// What a position is worth to the player who has the trays in round 1.
fn to_trays(text: &str) -> i32 {
    BilitaireEvaluator::default().evaluate(&position(text))[Seat::B]
}

/// What is certain for them.
fn certain(text: &str) -> (i32, i32) {
    BilitaireEvaluator::default().bounds(&position(text), Seat::B, 0)
}

/// The same board with west and east exchanged.
fn mirrored(text: &str) -> String {
    let load = |tray: char| match tray.to_digit(16) {
        Some(load) => char::from_digit((load & 5) << 1 | (load & 10) >> 1, 16).unwrap(),
        None => tray,
    };
    let (rows, rest) = text.split_once(' ').unwrap();
    let rows: Vec<String> =
        rows.split('/').map(|row| row.chars().rev().map(load).collect()).collect();
    format!("{} {rest}", rows.join("/"))
}

/// The same board with columns for rows: A1 stays, D1 becomes A4.
fn turned(text: &str) -> String {
    let load = |tray: char| match tray.to_digit(16) {
        Some(load) => char::from_digit(load & 9 | (load & 2) << 1 | (load & 4) >> 1, 16).unwrap(),
        None => tray,
    };
    let (rows, rest) = text.split_once(' ').unwrap();
    let rows: Vec<Vec<char>> = rows.split('/').map(|row| row.chars().collect()).collect();
    let turned: Vec<String> = (0..4)
        .rev()
        .map(|column| (0..4).rev().map(|row| load(rows[row][column])).collect())
        .collect();
    format!("{} {rest}", turned.join("/"))
}

#[test]
fn a_board_is_worth_the_same_from_every_side() {
    assert_eq!(mirrored("12../..../..../f..0 t 1"), "..12/..../..../0..f t 1");
    assert_eq!(turned("12../..../..../f..0 t 1"), "0.../..../...4/f..1 t 1");
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let mut position = BilitairePosition::start("rounds=1".parse().unwrap(), 0);
        while let Some(mv) = position.random_move(&mut dice) {
            position.play_unchecked(&mv);
            let text = position.to_string();
            if position.outcome().is_some() {
                break;
            }
            for other in [mirrored(&text), turned(&text), turned(&mirrored(&text))] {
                assert_eq!(to_trays(&other), to_trays(&text), "{text} {other}");
                assert_eq!(certain(&other), certain(&text), "{text} {other}");
            }
        }
    }
}

#[test]
fn a_round_that_can_be_ended_is_decided() {
    // No two trays touch, and one can move on alone.
    assert_eq!(certain("f.f./.f.f/.1../f... t 1"), (2100, 2100));
    // The only jump lands on an empty tray, which can be removed.
    assert_eq!(certain("..../..../..../303. t 1"), (400, 400));
}

#[test]
fn no_more_marbles_are_left_than_the_jumps_that_are_due_leave() {
    assert_eq!(certain("..../..../.0../34.. m!2 1").1, 100);
    assert!(to_trays("..../..../.0../34.. m!2 1") <= 100);
}

#[test]
fn what_the_marble_player_can_no_longer_reach_is_the_tray_players() {
    let joined = to_trays(".ff./ff7f/ffef/.ff. t 1");
    let parted = to_trays("f..f/.f7./.fe./f..f t 1");
    assert!(joined < 4600 && parted < 2900);
    assert!(46 * 100 - joined > 30 * 100 - parted, "{joined} {parted}");
}

#[test]
fn a_move_that_ends_the_round_is_looked_at_first() {
    for text in ["..../..../..../30.. t 1", "41.f/18.f/..ff/fff. t 1"] {
        let now = position(text);
        let score = |mv: &BilitaireMove| BilitaireEvaluator::default().move_score(&now, mv);
        let first = now.moves().into_iter().max_by_key(score).expect("a move");
        let after = now.after(&first).to_string();
        assert!(!after.contains(" m"), "{text}: {first:?} leads to {after}");
    }
}

#[test]
fn round_2_is_judged_by_the_score_to_beat() {
    let value = |text: &str| BilitaireEvaluator::default().evaluate(&position(text))[Seat::A];
    let after = |first: u8| value(&format!(".ff./ff7f/ffef/.ff. t 2:{first}"));
    assert_eq!(after(20) - after(25), 500);
    let certain = |text, seat| BilitaireEvaluator::default().bounds(&position(text), seat, 3);
    let limit = <BilitaireEvaluator as Evaluator<BilitairePosition>>::LIMIT;
    let won = limit + 4 * 10_000 - 4;
    assert_eq!(certain("f.f./.f.f/.1../.... t 2:13", Seat::A), (won, won));
    assert_eq!(certain("f.f./.f.f/.1../.... t 2:13", Seat::B), (-won, -won));
    // With fewer marbles than the score to beat the marble player has won.
    assert!(certain("..../..../.0../34.. m!2 2:13", Seat::A).1 < -limit);
}
