//! Positions set up by hand.

use tabletier_games::billabong::Billabong;
use tabletier_testkit::drafted;

const RACE: &str = "A:a1,b1,c1+1,*,* B:d1,e1,*,*,* N:- B";

#[track_caller]
fn set_up(touches: &str) -> Result<String, &'static str> {
    drafted::<Billabong>("players=2,ghosts=none", RACE, touches)
}

#[test]
fn kangaroos_come_from_beside_the_board_and_go_there() {
    let touches = "nothing@a1 blue-1@b1 red@c1 turn=0";
    assert_eq!(set_up(touches).unwrap(), "A:c1,*,*,*,* B:b1+1,d1,e1,*,* N:- A");
    let touches = "clear beside=1 red@a1";
    assert_eq!(set_up(touches), Ok("A:a1,?,?,?,? B:?,?,?,?,? N:- B".to_string()));
}

#[test]
fn a_team_has_five() {
    let touches = "red@f1 red@g1 red@h1 red@d1";
    assert_eq!(set_up(touches).unwrap(), "A:a1,b1,c1+1,f1,g1 B:d1,e1,*,*,* N:- B");
}

#[test]
fn nobody_stands_in_the_lake() {
    assert_eq!(set_up("red@g7 red@lake").unwrap(), RACE);
}

#[test]
fn what_is_no_position_is_told() {
    assert_eq!(set_up("clear"), Err("two-home"));
    assert_eq!(set_up("nothing@d1 nothing@e1"), Err("after-winner"));
    assert!(set_up("nothing@d1 nothing@e1 turn=0").is_ok());
    assert_eq!(set_up("beside=1"), Err("crossed-early"));
    assert_eq!(set_up("beside=1 red@c1 nothing@d1"), Err("in-turn"));
    assert_eq!(set_up("beside=1 red@c1 turn=0"), Err("next-to-place"));
    assert!(set_up("beside=1 red@c1").is_ok());
}

#[test]
fn ghosts_stand_where_the_rules_have_them() {
    let drawn = "A:?,?,?,?,? B:?,?,?,?,? N:a9,b9,c9,d9,e9 A";
    let set_up = |touches| drafted::<Billabong>("ghosts=random", drawn, touches);
    assert_eq!(set_up("nothing@a9"), Err("ghosts-missing"));
    assert_eq!(set_up("nothing@a9 ghost@a8"), Err("ghost-rows"));
    assert!(set_up("nothing@a9 ghost@a10").is_ok());
    let placed = "A:?,?,?,?,? B:?,?,?,?,? N:a1,?,?,?,? B";
    let set_up = |touches| drafted::<Billabong>("ghosts=players", placed, touches);
    assert_eq!(set_up("ghost@b1"), Err("next-to-place"));
    assert!(set_up("ghost@b1 turn=0").is_ok());
    assert_eq!(set_up("red@b1"), Err("ghosts-first"));
}

#[test]
fn nothing_is_no_position() {
    assert!(set_up("clear").is_err());
}
