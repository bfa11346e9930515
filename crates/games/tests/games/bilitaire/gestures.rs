//! Playing by hand.

use tabletier_core::{Drawn, Game, Gesture, Lang, Target};
use tabletier_games::bilitaire::Bilitaire;

use super::position;

fn click(text: &str, clicks: &str) -> Gesture {
    let clicks: Vec<Target> = clicks.split_whitespace().map(Target::new).collect();
    position(text).gesture(&clicks).unwrap()
}

fn next(gesture: &Gesture) -> String {
    let mut names: Vec<&str> = gesture.next.iter().map(Target::as_str).collect();
    names.sort_unstable();
    names.join(" ")
}

#[test]
fn a_round_is_opened_by_one_click() {
    let opening = click(".ff./ffff/ffff/.ff. o 2:9", "");
    assert_eq!((opening.next.len(), opening.done), (48, None));
    let opened = click(".ff./ffff/ffff/.ff. o 2:9", "d4");
    assert_eq!((next(&opened).as_str(), opened.done.as_deref()), ("", Some("-d4")));
}

#[test]
fn the_second_round_says_that_roles_are_exchanged() {
    let asked = |text: &str| click(text, "").prompt.say(Lang::english());
    let first = asked(".ff./ffff/ffff/.ff. o 1");
    let second = asked(".ff./ffff/ffff/.ff. o 2:9");
    assert!(!first.contains("exchanged") && second.contains("Round 2, roles are exchanged"));
    assert!(second.ends_with(first), "{second}");
}

#[test]
fn players_are_not_called_after_what_they_do_in_one_round() {
    for player in Bilitaire::ABOUT.players {
        let name = player.say(Lang::english());
        assert!(!name.contains("round") && !name.contains("arbles") && !name.contains("rays"));
    }
}

#[test]
fn a_tray_is_chosen_and_then_where_it_goes() {
    let text = "..../..../..../1.1. t 1";
    assert_eq!(next(&click(text, "")), "A1 C1");
    assert_eq!(next(&click(text, "A1")), "A2 A3 A4 B1");
    let slid = click(text, "A1 A3");
    assert_eq!((next(&slid).as_str(), slid.done.as_deref()), ("", Some("A1>2n")));
}

#[test]
fn a_tray_pushes_those_in_front_of_it() {
    let text = "..../..../..../11.. t 1";
    assert_eq!(next(&click(text, "A1")), "A2 A3 A4 B1 C1");
    assert_eq!(click(text, "A1 B1").done.as_deref(), Some("A1..B1>1e"));
    assert_eq!(click(text, "A1 C1").done.as_deref(), Some("A1..B1>2e"));
    assert_eq!(click(text, "B1 D1").done.as_deref(), Some("B1>2e"));
    assert_eq!(click("..../..../..../111. t 1", "A1 B1").done.as_deref(), Some("A1..C1>1e"));
}

#[test]
fn what_may_be_announced_is_offered_and_silence_is_a_move() {
    let text = "..../..0./.24./3.4. t 1";
    let slid = click(text, "C1 B1");
    assert_eq!((next(&slid).as_str(), slid.done.as_deref()), ("!2 !3 !4", Some("C1>1w")));
    let said = click(text, "C1 B1 !3");
    assert_eq!((next(&said).as_str(), said.done.as_deref()), ("", Some("C1>1w!3")));
}

#[test]
fn an_empty_tray_can_be_removed() {
    let text = "..../..../..../300. t 1";
    assert_eq!(next(&click(text, "C1")), "C2 C3 C4 D1 x");
    assert_eq!(click(text, "C1 x").done.as_deref(), Some("C1x"));
    assert!(!next(&click(text, "A1")).contains('x'));
    // Walled in, it still can.
    assert_eq!(next(&click("0111/1.../1.../1... t 1", "A4")), "x");
}

#[test]
fn a_marble_goes_hole_after_hole() {
    let text = "..../..0./.24./34.. m!3 1";
    assert_eq!(next(&click(text, "")), "a1");
    assert_eq!(next(&click(text, "a1")), "c1");
    let half = click(text, "a1 c1");
    assert_eq!((next(&half).as_str(), half.done.as_deref()), ("c3", None));
    let whole = click(text, "a1 c1 c3 e3");
    assert_eq!((next(&whole).as_str(), whole.done.as_deref()), ("", Some("a1xc1xc3xe3")));
}

#[test]
fn only_routes_that_can_still_be_completed_are_offered() {
    // From c1 two jumps are possible to the north and one to the east.
    let text = "..../.0../.4../360. m";
    assert_eq!(next(&click(&format!("{text} 1"), "a1")), "c1");
    assert_eq!(next(&click(&format!("{text}!2 1"), "a1 c1")), "c3 e1");
    assert_eq!(next(&click(&format!("{text}!3 1"), "a1 c1")), "c3");
}

#[test]
fn what_cannot_be_clicked_is_refused_with_what_can() {
    let position = position("..../..../..../1.1. t 1");
    let refused = |clicks: &[&str]| {
        let clicks: Vec<Target> = clicks.iter().map(Target::new).collect();
        position.gesture(&clicks).unwrap_err().to_string()
    };
    assert_eq!(refused(&["A1", "D4"]), "click: found \"D4\", expected one of A2 A3 A4 B1");
    assert_eq!(refused(&["A1", "A2", "!2"]), "click: found \"!2\", expected no further click");
    for clicks in [["B1"], ["a1"], ["x"], [""], ["A1>1n"]] {
        refused(&clicks);
    }
}

#[test]
fn a_finished_match_has_nothing_to_click() {
    assert_eq!(next(&click("..../..../..../3.0. end 1:2", "")), "");
}

#[test]
fn a_written_move_is_clicked_hole_by_hole_or_as_a_tray_moves() {
    for (text, mv, clicks) in [
        (".ff./ffff/ffff/.ff. o 2:9", "-d4", "d4"),
        ("..../..../..../11.. t 1", "A1..B1>2e", "A1 C1"),
        ("..../..../..../0.1. t 1", "A1x", "A1 x"),
        ("..../..../..../f0.. m 1", "a1xc1", "a1 c1"),
    ] {
        let named = position(text).clicks(mv).unwrap();
        let names: Vec<&str> = named.iter().map(Target::as_str).collect();
        assert_eq!(names.join(" "), clicks, "{mv}");
    }
}
