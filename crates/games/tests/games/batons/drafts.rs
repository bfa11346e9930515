//! Positions set up by hand.

use tabletier_core::{Game, Lang, Target};
use tabletier_games::batons::Batons;
use tabletier_testkit::drafted;

use super::tables::{rhombus, start, twins};

#[track_caller]
fn set_up(touches: &str) -> Result<String, &'static str> {
    drafted::<Batons>("sheet", &start().to_string(), touches)
}

/// Takes a stick between two black pawns away and lays it with the spare outside.
const OPENED: &str = "nothing@c2.1 stick@c1.-1 stick@b2.-1";

#[test]
fn sticks_and_pawns_are_put_elsewhere() {
    let touches = format!("{OPENED} nothing@u2.1 black-pawn@d2.1");
    assert_eq!(set_up(&touches).unwrap(), rhombus().to_string());
    assert_eq!(set_up("turn=1").unwrap(), start().to_string().replace(" 1 w", " 1 b"));
}

#[test]
fn there_are_thirty_sticks_and_seven_pawns_of_a_colour() {
    let touches = format!("{OPENED} nothing@u2.1 black-pawn@u2.1 stick@a0.0 white-pawn@u1.1");
    assert_eq!(set_up(&touches).unwrap(), rhombus().to_string());
    let exchanged = set_up("nothing@d0.0 white-pawn@u1.1").unwrap();
    let pawns = "u1.0,d1.0,u2.0,u0.1,d0.1,u1.1,u0.2";
    assert_eq!(exchanged.split(' ').nth(1), Some(pawns));
}

#[test]
fn what_is_no_position_is_told() {
    assert_eq!(set_up("clear"), Err("so-many-sticks"));
    assert_eq!(set_up("nothing@c0.0"), Err("so-many-sticks"));
    assert_eq!(set_up("stick@a0.0"), Err("loose"));
    assert_eq!(set_up(OPENED), Err("crowded"));
    let text = start().to_string();
    let pawns = text.split([' ', ',']).filter(|name| name.starts_with(['u', 'd']));
    let no_pawns: String = pawns.map(|pawn| format!("nothing@{pawn} ")).collect();
    assert_eq!(set_up(&no_pawns), Err("no-pawn"));
    // As long as the plan is not sound, a pawn may stand anywhere.
    let outside = "nothing@d0.0 stick@a0.0 white-pawn@u0.-1 nothing@a0.0";
    assert_eq!(set_up(outside), Err("not-in-cell"));
    assert!(set_up(&format!("{outside} nothing@u0.-1")).is_ok());
}

#[test]
fn a_plan_in_pieces_is_told() {
    let twins = twins("u1.1", "d0.1", 'w').to_string();
    let set_up = |touches: &str| drafted::<Batons>("sheet", &twins, touches);
    let fewer = "nothing@b0.2 nothing@c0.2";
    let hanging = format!("{fewer} stick@a-1.1 stick@b-1.1 stick@c-1.1");
    assert_eq!(set_up(&hanging), Err("corner"));
    let apart = format!("{fewer} stick@b-1.1 stick@c-2.1 stick@a-2.2");
    assert_eq!(set_up(&apart), Err("apart"));
}

#[test]
fn an_empty_table_has_room_for_the_first_stick() {
    let mut draft = Batons::draft(&start());
    draft.clear();
    let places = draft.scene(Lang::english()).targets().len();
    assert!(places > 60, "{places}");
    draft.touch(0, &Target::new("a900.900"));
    assert!(draft.text().starts_with("- "), "{}", draft.text());
}

#[test]
fn nothing_is_no_position() {
    assert!(set_up("clear").is_err());
}
