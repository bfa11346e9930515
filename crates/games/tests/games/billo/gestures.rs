//! Playing by hand.

use tabletier_core::{Drawn, Gesture, Target, View};

use super::position;

fn click(rules: &str, text: &str, clicks: &str) -> Gesture {
    let clicks: Vec<Target> = clicks.split_whitespace().map(Target::new).collect();
    position(rules, text).gesture(&clicks).unwrap()
}

fn next(gesture: &Gesture) -> String {
    let mut names: Vec<&str> = gesture.next.iter().map(Target::as_str).collect();
    names.sort_unstable();
    names.join(" ")
}

const GLIDE: &str = "7r/8/8/8/3R4/2R5/3R4/3S4 r -";

#[test]
fn a_piece_is_chosen_and_then_a_square() {
    let text = "7r/8/8/8/8/8/8/C7 r -";
    assert_eq!(next(&click("catalano", text, "")), "Ra1 Sa1");
    assert_eq!(next(&click("catalano", text, "Ra1")), "Sa1 a2 b2");
    let done = click("catalano", text, "Ra1 b2");
    assert_eq!((next(&done).as_str(), done.done.as_deref()), ("", Some("Ra1-b2")));
}

#[test]
fn whoever_touches_a_piece_is_free_to_move_its_partner() {
    let text = "7r/8/8/8/8/8/8/C7 r -";
    assert_eq!(next(&click("catalano", text, "Ra1 Sa1")), "a2 b2");
    assert_eq!(click("catalano", text, "Ra1 Sa1 b2").done.as_deref(), Some("Sa1-b2"));
}

#[test]
fn a_walk_goes_on_step_by_step_and_may_stop_on_every_piece() {
    let first = click("catalano", GLIDE, "Sd1 d2");
    assert_eq!(first.done.as_deref(), Some("Sd1-d2"));
    assert_eq!(next(&first), "c3 d4");
    let second = click("catalano", GLIDE, "Sd1 d2 c3");
    assert_eq!((next(&second).as_str(), second.done.as_deref()), ("d4", Some("Sd1-d2-c3")));
}

#[test]
fn a_far_square_is_reached_by_one_click() {
    let far = click("catalano", GLIDE, "Sd1 d4");
    assert_eq!((next(&far).as_str(), far.done.as_deref()), ("", Some("Sd1-d2-c3-d4")));
}

#[test]
fn only_captures_that_can_still_be_completed_are_offered() {
    // On the left only one piece can be taken, on the right two.
    let text = "8/8/8/8/4s3/8/2s1s3/3R4 r -";
    assert_eq!(next(&click("catalano", text, "Rd1")), "c2 e2");
    let text = "8/8/8/8/8/4s3/2s1s3/3R4 r -";
    assert_eq!(next(&click("catalano", text, "Rd1")), "e2 e3");
    assert_eq!(click("catalano", text, "Rd1 e2").done, None);
    assert_eq!(click("catalano", text, "Rd1 e2 e3").done.as_deref(), Some("Rd1xe2xe3"));
}

#[test]
fn a_claim_is_one_click() {
    let text = "7r/8/8/8/8/8/3s3S/3C4 b ?7r/8/8/8/8/8/3s4/3C3S";
    assert!(next(&click("boutin", text, "")).contains("claim"));
    assert_eq!(click("boutin", text, "claim").done.as_deref(), Some("claim"));
}

#[test]
fn what_cannot_be_clicked_is_refused_with_what_can() {
    let position = position("catalano", "7r/8/8/8/8/8/8/C7 r -");
    let error = position.gesture(&[Target::new("Ra1"), Target::new("c3")]).unwrap_err();
    assert_eq!(error.to_string(), "click: found \"c3\", expected one of a2 b2 Sa1");
    for clicks in [vec!["h8"], vec!["Rh8"], vec!["claim"], vec![""], vec!["Ra1", "a2", "a3"]] {
        let clicks: Vec<Target> = clicks.into_iter().map(Target::new).collect();
        assert!(position.gesture(&clicks).is_err(), "{clicks:?}");
    }
}

#[test]
fn a_piece_in_the_hand_keeps_its_name_in_picture_and_sketch() {
    let position = position("catalano", GLIDE);
    let clicks = [Target::new("Sd1"), Target::new("d2")];
    let view = View { clicks: &clicks, ..View::default() };
    let scene = position.scene(&view);
    assert!(scene.targets().contains(&&Target::new("Sd1")));
    assert!(!scene.targets().contains(&&Target::new("Sd2")));
    let sketch = position.sketch(&view);
    let names: Vec<&Target> =
        sketch.lines.iter().flatten().filter_map(|span| span.target.as_ref()).collect();
    assert!(names.contains(&&Target::new("Sd1")) && !names.contains(&&Target::new("Sd2")));
}

#[test]
fn a_finished_game_has_nothing_to_click() {
    assert_eq!(next(&click("catalano", "8/8/8/8/8/8/8/R7 b -", "")), "");
}

fn clicks(rules: &str, text: &str, mv: &str) -> String {
    let clicks = position(rules, text).clicks(mv).unwrap();
    clicks.iter().map(Target::as_str).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_written_move_is_clicked_square_by_square() {
    assert_eq!(clicks("catalano", GLIDE, "Sd1-d2-c3-d4"), "Sd1 d2 c3 d4");
    let takes = "8/8/8/8/8/4s3/2s1s3/3R4 r -";
    assert_eq!(clicks("catalano", takes, "Rd1xe2xe3"), "Rd1 e2 e3");
    let open = "8/8/8/7s/8/1s6/8/R6S b -";
    assert!(position("boutin", open).clicks("claim").is_err());
}

#[test]
fn a_hand_does_not_walk_in_circles() {
    let billo = "7r/8/8/8/3R4/2R5/3R4/3Q4 r -";
    assert_eq!(clicks("catalano", billo, "Sd1-d2-c3-d2-c3-d4"), "Sd1 d2 c3 d4");
}
