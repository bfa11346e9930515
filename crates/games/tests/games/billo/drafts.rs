//! Positions set up by hand.

use tabletier_games::billo::Billo;
use tabletier_testkit::drafted;

const START: &str = "cccccccc/8/8/8/8/8/8/CCCCCCCC r -";

#[track_caller]
fn set_up(touches: &str) -> Result<String, &'static str> {
    drafted::<Billo>("boutin", START, touches)
}

#[test]
fn a_round_and_a_square_of_one_colour_stand_together() {
    let touches = "clear red-round-pawn@c3 red-square-billo@c3 black-square-pawn@d4 turn=1";
    assert_eq!(set_up(touches).unwrap(), "8/8/8/8/3s4/2Y5/8/8 b -");
}

#[test]
fn another_colour_or_rank_takes_the_place() {
    let touches = "clear red-round-pawn@c3 red-square-pawn@c3 black-square-pawn@c3";
    assert_eq!(set_up(touches).unwrap(), "8/8/8/8/8/2s5/8/8 r -");
    let touches = "clear red-round-pawn@c3 red-square-pawn@c3 red-round-billo@Rc3";
    assert_eq!(set_up(touches).unwrap(), "8/8/8/8/8/2X5/8/8 r -");
}

#[test]
fn a_piece_or_all_of_a_square_is_taken_away() {
    assert_eq!(set_up("nothing@Ra1 nothing@b1").unwrap(), "cccccccc/8/8/8/8/8/8/S1CCCCCC r -");
    assert_eq!(set_up("red-round-pawn@a1").unwrap(), "cccccccc/8/8/8/8/8/8/SCCCCCCC r -");
}

#[test]
fn claims_are_left_out() {
    let claimed = "7r/8/8/8/8/8/3s4/3C3S r !";
    assert_eq!(drafted::<Billo>("boutin", claimed, "").unwrap(), "7r/8/8/8/8/8/3s4/3C3S r -");
}

#[test]
fn what_is_no_position_is_told() {
    assert_eq!(set_up("clear"), Err("no-piece"));
    assert_eq!(set_up("red-round-billo@a4"), Err("too-many"));
    assert_eq!(set_up("clear red-square-pawn@a8"), Err("far-row"));
    assert!(set_up("clear red-square-billo@a8").is_ok());
}

#[test]
fn nothing_is_no_position() {
    assert!(set_up("clear").is_err());
}
