//! Positions set up by hand.

use tabletier_games::bilitaire::Bilitaire;
use tabletier_testkit::drafted;

const START: &str = ".ff./ffff/ffff/.ff. o 1";

#[track_caller]
fn set_up(touches: &str) -> Result<String, &'static str> {
    drafted::<Bilitaire>("rounds=2", START, touches)
}

#[test]
fn trays_are_laid_and_marbles_put_on_them() {
    let touches = "clear to-do=1 tray@A1 tray@D4 marble@a1 marble@b2 marble@c3 round=21";
    assert_eq!(set_up(touches).unwrap(), "...0/..../..../9... t 2:21");
}

#[test]
fn a_tray_goes_with_its_marbles_but_is_not_covered_by_another() {
    assert_eq!(set_up("to-do=1 tray@B1 nothing@C1").unwrap(), ".ff./ffff/ffff/.f.. t 1");
}

#[test]
fn jumps_are_due_and_announced() {
    let touches = "clear tray@A1 tray@B1 marble@a1 marble@b1 to-do=2";
    assert_eq!(set_up(touches).unwrap(), "..../..../..../30.. m 1");
    assert_eq!(set_up(&format!("{touches} to-do=3")), Err("fewer-jumps"));
}

#[test]
fn the_score_of_the_last_round_is_counted() {
    let touches = "clear tray@A1 marble@a1 to-do=18";
    assert_eq!(set_up(touches), Err("round-left"));
    let both = format!("{touches} round=7 marble@b1");
    assert_eq!(set_up(&both).unwrap(), "..../..../..../3... end 2:7:2");
    let single = drafted::<Bilitaire>("rounds=1", START, touches);
    assert_eq!(single.unwrap(), "..../..../..../1... end 1:1");
}

#[test]
fn what_is_no_position_is_told() {
    assert_eq!(set_up("nothing@c3"), Err("not-opening"));
    assert_eq!(set_up("clear to-do=1"), Err("so-many-trays"));
    assert_eq!(set_up("to-do=1 tray@A1"), Err("so-many-trays"));
    assert_eq!(set_up("to-do=1"), Err("so-many-marbles"));
    assert_eq!(set_up("clear tray@A1 to-do=1"), Err("so-many-marbles"));
    assert_eq!(set_up("clear tray@A1 marble@a1 to-do=2"), Err("no-jump"));
    let jump = "clear tray@A1 tray@B1 marble@a1 marble@b1 to-do=18";
    assert_eq!(set_up(jump), Err("jumps-left"));
}

#[test]
fn nothing_is_no_position() {
    assert!(set_up("clear").is_err());
}
