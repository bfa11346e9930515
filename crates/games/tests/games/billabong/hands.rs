//! Playing by hand.

use tabletier_core::{Drawn, Gesture, Lang, Position, Target, View};
use tabletier_games::billabong::BillabongPosition;

use super::{moves, position};

fn clicks(names: &str) -> Vec<Target> {
    names.split_ascii_whitespace().map(Target::new).collect()
}

fn gesture(position: &BillabongPosition, names: &str) -> Gesture {
    position.gesture(&clicks(names)).unwrap_or_else(|error| panic!("{error}"))
}

fn next(gesture: &Gesture) -> Vec<&str> {
    let mut next: Vec<&str> = gesture.next.iter().map(Target::as_str).collect();
    next.sort_unstable();
    next
}

/// The sheet's figure 10.
const FIGURE_10: &str = "A:a2,c3,d3,e4,p5 B:p10,p11,p12,p13,p14 N:- A";

#[test]
fn all_squares_a_kangaroo_can_reach_light_up() {
    let here = position("ghosts=none", FIGURE_10);
    let chosen = gesture(&here, "c3");
    let steps = ["b2", "b3", "b4", "c2", "c4", "d2", "d4"];
    let landings = ["a1", "a3", "e3", "e5"];
    assert!(steps.iter().chain(&landings).all(|name| next(&chosen).contains(name)));
    assert_eq!(chosen.done, None);
}

#[test]
fn a_click_far_off_goes_there_by_the_shortest_route() {
    let here = position("ghosts=none", FIGURE_10);
    let far = gesture(&here, "c3 a3");
    assert_eq!(far.done.as_deref(), Some("c3^e3^e5^a1^a3"));
    let step = gesture(&here, "c3 c4");
    assert_eq!((step.done.as_deref(), step.next.len()), (Some("c3-c4"), 0));
}

#[test]
fn one_can_go_landing_by_landing_and_stop_anywhere() {
    let here = position("ghosts=none", FIGURE_10);
    for (names, text) in [
        ("c3 e3", "c3^e3"),
        ("c3 e3 e5", "c3^e3^e5"),
        ("c3 e3 e5 a1", "c3^e3^e5^a1"),
        ("c3 e5 a3", "c3^e3^e5^a1^a3"),
    ] {
        assert_eq!(gesture(&here, names).done.as_deref(), Some(text));
    }
    assert!(next(&gesture(&here, "c3 e3")).contains(&"e5"));
    assert!(!next(&gesture(&here, "c3 e3 e5")).contains(&"e3"), "a landing is used once");
    assert!(here.gesture(&clicks("c3 e3 c4")).is_err(), "no step after a jump");
    assert!(here.gesture(&clicks("p10")).is_err(), "another's kangaroo");
}

#[test]
fn a_click_on_the_lake_goes_home() {
    let here = position("ghosts=none", "A:i3+1,p3,p5,p7,p9 B:h3,p11,p12,p13,p14 N:- A");
    let home = gesture(&here, "i3 lake");
    assert_eq!((home.done.as_deref(), home.next.len()), (Some("i3-h2*"), 0));
    assert_eq!(gesture(&here, "i3 g3").done.as_deref(), Some("i3^g3*"));
    assert!(!next(&gesture(&here, "p3")).contains(&"lake"));
}

#[test]
fn placing_is_one_click_and_passing_a_control() {
    let start = position("ghosts=none", "A:?,?,?,?,? B:?,?,?,?,? N:- A");
    assert_eq!(gesture(&start, "").next.len(), 216);
    assert_eq!(gesture(&start, "c3").done.as_deref(), Some("@c3"));
    let text = "A:a14+1,*,*,*,* B:c12,a13,b13,b14,c14 N:p9,a12,p12,o14,p14 A";
    let stuck = position("ghosts=random", text);
    assert_eq!(next(&gesture(&stuck, "")), ["pass"]);
    assert_eq!(gesture(&stuck, "pass").done.as_deref(), Some("pass"));
    let scene = stuck.scene(&View::default());
    assert_eq!(scene.controls.len(), 1);
    assert!(start.scene(&View::default()).controls.is_empty());
    assert_eq!(moves(&stuck), ["pass"]);
}

#[test]
fn the_referee_stands_on_the_starting_square_during_a_series() {
    let here = position("ghosts=none", FIGURE_10);
    let svg = |names: &str| {
        let clicks = clicks(names);
        here.scene(&View { lang: Lang::english(), last: None, clicks: &clicks }).svg()
    };
    assert!(svg("c3").contains("c3, red kangaroo"));
    assert!(svg("c3 e3").contains("c3, the referee") && svg("c3 e3").contains("e3, red kangaroo"));
    assert!(svg("c3 c4").contains("c3, empty") && svg("c3 c4").contains("c4, red kangaroo"));
}

#[test]
fn the_referee_takes_the_place_of_a_kangaroo_that_is_picked_up() {
    let here = position("ghosts=none", FIGURE_10);
    let referees = |names: &str| -> Vec<String> {
        let clicks = clicks(names);
        let scene = here.scene(&View { lang: Lang::english(), last: None, clicks: &clicks });
        let referees = scene.nodes.into_iter().filter(|node| node.class.contains("referee"));
        referees.map(|node| node.class).collect()
    };
    assert_eq!(referees(""), ["piece bather referee"]);
    assert_eq!(referees("c3"), ["piece roo referee"]);
    assert_eq!(referees("c3 e3"), ["piece roo referee"]);
    assert_eq!(referees("c3 c4"), ["piece bather referee"]);
}

#[test]
fn the_sketch_fits_a_terminal() {
    let here = position("ghosts=none", FIGURE_10);
    let view =
        View { lang: Lang::find("fr").unwrap(), last: Some("p9-p10"), clicks: &clicks("c3 e3") };
    let sketch = here.sketch(&view).to_string();
    assert!(sketch.lines().all(|line| line.chars().count() <= 80), "{sketch}");
    assert!(sketch.lines().count() <= 24, "{sketch}");
    assert!(here.moves().len() > 1);
}

#[test]
fn a_written_move_is_clicked_landing_by_landing_and_not_in_circles() {
    let here = position("ghosts=none", FIGURE_10);
    for (text, names) in [
        ("c3-c4", "c3 c4"),
        ("c3^e3^e5^a1^a3", "c3 e3 e5 a1 a3"),
        ("c3^e3^e5^e3", "c3 e3"),
        ("c3^e3^e5^e3^e5^a1", "c3 e3 e5 a1"),
    ] {
        assert_eq!(here.clicks(text).unwrap(), clicks(names), "{text}");
    }
    assert_eq!(here.clicks("c3-c5"), Err(here.read_move("c3-c5").unwrap_err()));
    let placing = position("ghosts=none", "A:a1,?,?,?,? B:?,?,?,?,? N:- B");
    assert_eq!(placing.clicks("@c3").unwrap(), clicks("c3"));
}
