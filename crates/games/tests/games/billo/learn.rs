//! What the pages of Billo teach.

use tabletier_core::{Figure, Position, Taught};
use tabletier_games::billo::Billo;
use tabletier_testkit as testkit;

use super::{after, moves, outcome, position};

fn figure(code: &str) -> &'static Figure {
    testkit::figure::<Billo>(code)
}

/// The position after a move of a figure.
fn tried(code: &str, mv: &str) -> String {
    let figure = figure(code);
    assert!(figure.tries.iter().any(|tried| tried.text == mv), "{code}: {mv}");
    after(figure.rules, figure.position, mv)
}

/// How a figure ends with a move.
fn end(code: &str, mv: &str) -> String {
    outcome(figure(code).rules, &tried(code, mv))
}

/// The moves that do what a task asks, in byte order.
fn solutions(code: &str) -> String {
    testkit::solutions::<Billo>(code).join(" ")
}

#[test]
fn the_course_of_billo_holds() {
    testkit::course::<Billo>();
}

#[test]
fn every_figure_of_the_french_sheet_that_shows_a_board_is_there() {
    for (code, captioned) in [
        ("figure-2", "Rc1-c2"),
        ("figure-3-red", "Rc1-b2 Rc1-c2 Rc1-d2 Sh1-g2 Sh1-h2-g3-g4 Sh1-h2-g3"),
        ("figure-3-black", "Sb8-a7 Sb8-b7 Rb8-c7-d6-c5 Rc8-c7-d6-c5 Rd8-c7-d6-c5"),
        (
            "figure-4",
            "Sa1xa2 Re1xe2 Sb1xb2xb3xb4 Rf1xf2xf3xf4 Sc1-c2xc3 Rg1-g2xg3 Sd1xd2-d3 Rh1xh2-h3",
        ),
        ("figure-5-a-c", "Sa1-a2xa3xa4xa5 Sc1xc2-c3xc4xc5"),
        ("figure-5-e-f", "Se1-e2xe3xe4xe5-e6 Sf1-f2-f3-f4-f5xf6"),
        ("figure-5-g-h", "Sg1-g2xg3-g4 Sh1-h2-h3-h4xh5-h6"),
    ] {
        for mv in captioned.split(' ') {
            tried(code, mv);
        }
    }
    let [red, black] = ["figure-3-red", "figure-3-black"].map(|code| figure(code).position);
    assert_eq!(red.split(' ').next(), black.split(' ').next(), "one figure, either to move");
}

#[test]
fn a_round_that_takes_in_passing_ends_in_safety() {
    let safe = tried("into-safety", "Rc2xd3-d4");
    assert!(!moves("catalano", &safe).contains('x'), "{safe}");
    assert_eq!(moves("catalano", &tried("into-safety", "Rc2xd3")), "Se4xd3");
}

#[test]
fn the_figures_end_as_their_captions_say() {
    for (code, mv, expected) in [
        ("turning", "Rb1xc2xb3xc4", "on"),
        ("round-trip", "Rd4xc4xc3xd2", "on"),
        ("last-piece", "Rd1xd2", "won A no-pieces"),
        ("blocked", "Sb2-b3", "won A blocked"),
        ("blocked", "Sb2-c3", "on"),
        ("one-shape", "Rd1xd2", "draw one-shape"),
        ("opposite-billos", "Rc7-c8", "draw opposite-billos"),
        ("two-billos-each", "Sc7-c8", "draw two-billos-each"),
        ("exchange", "Rd3xd4", "draw opposite-billos"),
        ("exchange", "Rd3xe2", "draw opposite-billos"),
        ("option-draws", "Rb2-b3", "won A blocked"),
    ] {
        assert_eq!(end(code, mv), expected, "{code} {mv}");
    }
    assert_eq!(outcome("catalano", figure("option-draws").position), "draw one-shape");
}

#[test]
fn in_the_corner_whatever_leaves_can_be_taken() {
    let corner = figure("corner");
    for mv in moves(corner.rules, corner.position).split(' ') {
        let left = after(corner.rules, corner.position, mv);
        assert!(moves(corner.rules, &left).contains('x'), "{mv}: {left}");
    }
    assert_eq!(moves(corner.rules, &tried("corner", "Ra1-a2")), "Sb3xa2");
    assert_eq!(moves(corner.rules, &tried("corner", "Sa1-b1")), "Rc2xb1");
}

#[test]
fn a_figure_of_an_option_would_not_allow_the_same_by_the_usual_rules() {
    for (code, mv) in [
        ("option-capture", "Sh1-h2"),
        ("option-priority", "Rd1xd2"),
        ("option-glide", "Sd1-d2-d3"),
        ("option-draws", "Rb2-b3"),
    ] {
        tried(code, mv);
        position("catalano", figure(code).position).read_move(mv).expect_err(code);
    }
    let prey = figure("option-prey").position;
    assert_eq!(moves("catalano", prey), "Rd5xc6xd6 Rd5xd6xc6");
    assert_eq!(moves("catalano,prey=equal", prey), "Rd5xd6");
}

#[test]
fn each_task_is_done_by_the_moves_it_asks_for_and_no_others() {
    for (task, expected) in [
        ("pair", "Rc2-d3"),
        ("take", "Sd4xe5"),
        ("two", "Sc2xd3xc4"),
        ("distance", "Sb2-b3-c4xc5"),
        ("safety", "Sf2xe3-e4"),
        ("crown", "Rb7-a8"),
        ("three", "Rd2xe2xe3xd4"),
        ("offer", "Rc3-d4"),
        ("shut-in", "Rf3-g4"),
        ("claim", "claim"),
    ] {
        assert_eq!(solutions(task), expected, "{task}");
    }
}

#[test]
fn no_task_ends_the_game_but_the_one_that_asks_for_it() {
    for task in Billo::EXERCISES.iter().map(|exercise| &exercise.task) {
        let code = task.code;
        let expected = if code == "shut-in" { "won A blocked" } else { "on" };
        for mv in solutions(code).split(' ') {
            let done = after(task.rules, task.position, mv);
            assert_eq!(outcome(task.rules, &done), expected, "{code} {mv}");
        }
    }
}

#[test]
fn the_claim_of_the_last_task_pays_as_its_praise_says() {
    let task = &Billo::EXERCISES.last().unwrap().task;
    let claimed = after(task.rules, task.position, "claim");
    assert_eq!(moves(task.rules, &claimed), "Sd5xd4");
    assert!(moves(task.rules, &after(task.rules, &claimed, "Sd5xd4")).contains("Re3xd4"));
}

#[test]
fn good_moves_are_about_something() {
    let cases: &[(&str, &[&str])] = &[
        ("three", &["capture-three"]),
        ("two", &["capture-two"]),
        ("offer", &["quiet", "offer"]),
        ("crown", &["crown"]),
        ("shut-in", &["lock"]),
    ];
    for (task, expected) in cases {
        let themes = testkit::themes::<Billo>(task);
        assert!(expected.iter().all(|theme| themes.contains(theme)), "{task}: {themes:?}");
    }
}
