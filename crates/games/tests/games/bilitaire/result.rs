//! Two rounds with exchanged roles, and who wins.

use tabletier_core::{Position, Rules, Seat};
use tabletier_games::bilitaire::{BilitairePosition, BilitaireRules};
use tabletier_testkit::ask;

use super::{after, outcome, position};

/// Round 1, about to end with 21 marbles.
const ROUND_1: &str = "f.f./.f.f/.1../f... t 1";

fn two_rounds(text: &str) -> BilitairePosition {
    BilitairePosition::read(BilitaireRules::standard(), text).unwrap()
}

#[test]
fn the_sheets_example_21_against_17_is_won_by_b() {
    let second = ask::after(&two_rounds(ROUND_1), "B2>1e");
    assert_eq!(second.to_string(), ".ff./ffff/ffff/.ff. o 2:21");
    let last = "f.f./.f.f/.1../.... t 2:21";
    assert_eq!(position(last).seat(), Seat::A);
    let end = after(last, "B2>1w");
    assert_eq!(end, "f.f./.f.f/1.../.... end 2:21:17");
    assert_eq!(outcome(&end), "won B fewer-marbles");
    let values = position(&end).outcome().unwrap().values;
    assert_eq!((values[Seat::A], values[Seat::B]), (-4, 4));
}

#[test]
fn roles_are_exchanged_in_round_2() {
    assert_eq!(two_rounds(ROUND_1).seat(), Seat::B);
    let second = ask::after(&two_rounds(ROUND_1), "B2>1e");
    assert_eq!(second.seat(), Seat::B);
    assert_eq!(ask::after(&second, "-d4").seat(), Seat::A);
}

#[test]
fn a_wins_with_fewer_and_equal_scores_are_a_draw() {
    assert_eq!(outcome("f.f./.f.f/1.../.... end 2:16:17"), "won A fewer-marbles");
    assert_eq!(outcome("f.f./.f.f/1.../.... end 2:17:17"), "draw equal-scores");
}

#[test]
fn tray_moves_that_end_round_1_are_one_move_with_the_smallest_text() {
    let position = two_rounds("..../..../..../3.0. t 1");
    let mut texts: Vec<String> =
        position.moves().iter().map(|mv| position.write_move(mv)).collect();
    texts.sort_unstable();
    assert_eq!(texts, ["A1>1e", "A1>1n", "C1>1w"]);
    let smallest = position.read_move("A1>1n").unwrap();
    for text in ["A1>2n", "C1>1e", "C1>3n", "C1x"] {
        assert_eq!(position.read_move(text), Ok(smallest), "{text}");
    }
    assert_eq!(position.after(&smallest).to_string(), ".ff./ffff/ffff/.ff. o 2:2");
}

#[test]
fn in_round_2_every_end_is_a_position_of_its_own() {
    let position = two_rounds("..../..../..../3.0. t 2:9");
    assert_eq!(position.moves().len(), 10);
}
