//! What the pages of Bi-litaire teach.

use tabletier_core::{Figure, Position};
use tabletier_games::bilitaire::{Bilitaire, BilitairePosition};
use tabletier_testkit::{self as testkit, ask};

use super::{after, moves, moves_of};

fn figure(code: &str) -> &'static Figure {
    testkit::figure::<Bilitaire>(code)
}

/// The position after a move of a figure.
fn tried(code: &str, mv: &str) -> BilitairePosition {
    let figure = figure(code);
    assert!(figure.tries.iter().any(|tried| tried.text == mv), "{code}: {mv}");
    ask::after(&ask::position(figure.rules, figure.position), mv)
}

/// The moves that do what a task asks, in byte order.
fn solutions(code: &str) -> String {
    testkit::solutions::<Bilitaire>(code).join(" ")
}

#[test]
fn the_course_of_bi_litaire_holds() {
    testkit::course::<Bilitaire>();
}

#[test]
fn slides_of_every_length_and_row_are_shown() {
    let slides = figure("slides");
    for mv in ["A1>1e", "A1>3e", "A2..B2>2e", "A3..C3>1e", "B3..C3>1e"] {
        tried("slides", mv);
    }
    let refusals: Vec<&str> = slides.tries.iter().filter_map(|tried| tried.refused).collect();
    assert_eq!(refusals, ["too-far", "too-far", "blocked", "edge", "sideways", "no-tray"]);
}

#[test]
fn the_figures_of_jumps_list_all_the_jumps_there_are() {
    for code in
        ["jumps", "two-in-a-row", "over-the-seam", "free-slot", "one-jump", "announced", "choice"]
    {
        let figure = figure(code);
        let legal = figure.tries.iter().filter(|tried| tried.refused.is_none());
        let mut told: Vec<&str> = legal.map(|tried| tried.text).collect();
        told.sort_unstable();
        assert_eq!(told.join(" "), moves(figure.position), "{code}");
    }
    let ring = ["a1xa3xc3xc1xa1", "a1xc1xc3xa3xa1"].map(|mv| tried("ring", mv));
    assert_eq!(ring[0], ring[1]);
}

#[test]
fn as_many_jumps_can_be_announced_as_the_figure_says() {
    let text = figure("announcement").position;
    assert_eq!(moves_of(text, "C1>1w"), "C1>1w C1>1w!2 C1>1w!3 C1>1w!4");
}

#[test]
fn rounds_and_matches_end_as_the_captions_say() {
    for (code, mv, expected) in [
        ("end-of-round", "B1>1e", "score 2"),
        ("end-of-round", "A1..B1>1e", "on"),
        ("after-trays", "C1x", "score 2"),
        ("after-trays", "C1>1w", "on"),
        ("round-1", "B2>1e", "on"),
        ("round-2", "B2>1w", "won B fewer-marbles"),
        ("equal", "B2>1w", "draw equal-scores"),
        ("take-out", "B1x", "score 4"),
        ("option-rounds", "B2>1e", "score 21"),
    ] {
        let end = tried(code, mv).outcome().map_or("on".to_string(), |end| end.to_string());
        assert_eq!(end, expected, "{code} {mv}");
    }
    assert_eq!(tried("round-1", "B2>1e").to_string(), ".ff./ffff/ffff/.ff. o 2:21");
}

#[test]
fn the_advice_does_what_it_says() {
    let answers = |code, mv| moves(&tried(code, mv).to_string());
    assert_eq!(answers("part", "B4>1e"), "e1xg1");
    assert!(answers("part", "D1>1n").starts_with("a7xc7 a8xc8"));
    assert_eq!(answers("take-out", "A1>1n"), "f1xd1");
    assert_eq!(answers("steer", "B1>1w").split(' ').count(), 12);
    assert_eq!(answers("steer", "B1>1w!6").split(' ').count(), 1);
    let ways = ["e3xc3xc5xe5xe3xg3xg5", "e3xe5xc5xc3xe3xg3xg5"];
    let steered = ways.map(|way| ask::after(&tried("steer", "B1>1w!6"), way));
    assert_eq!(steered[0], steered[1]);
    assert_eq!(answers("forced-off", "C1>1w"), "a1xc1");
    assert_eq!(answers("forced-off", "C1>1w!2"), "a1xc1xc3");
    assert_eq!(moves(figure("last-marble").position), "a1xc1 a4xa2");
    let guarded = tried("last-marble", "a4xa2").to_string();
    assert_eq!(moves_of(&tried("last-marble", "a1xc1").to_string(), "A1x"), "A1x");
    assert!(!moves(&guarded).contains("1x") && !moves(&guarded).contains("2x"), "{guarded}");
}

#[test]
fn each_task_is_done_by_the_moves_it_asks_for_and_no_others() {
    for (task, expected) in [
        ("fill", "a1xc1"),
        ("keep", "e3xg3"),
        ("twice", "a2xc2xe2"),
        ("part", "A4>1s A4>2s A4>3s B4>1e B4>1s B4>2e B4>2s B4x"),
        ("take-out", "B2x"),
        ("regret", "B2>1n!2 B2>2n!2"),
        ("go-on", "d7xd5"),
        ("win", "B1>1w"),
    ] {
        assert_eq!(solutions(task), expected, "{task}");
    }
    let trays: Vec<String> =
        solutions("cut-off").split(' ').map(|mv| mv.split('!').next().unwrap().into()).collect();
    let slides = ["A2>1s", "A2>2n", "B2..B3>1n", "B2>1e", "B2>1s", "B2>2e"];
    assert!(trays.iter().all(|mv| slides.contains(&mv.as_str())), "{trays:?}");
    assert!(slides.iter().all(|mv| trays.iter().any(|tray| tray == mv)), "{trays:?}");
}

#[test]
fn the_announcement_to_regret_leaves_one_way_and_then_the_end() {
    let task = "..../..../3131/..da t 1";
    assert_eq!(moves(&after(task, "B2>1n!2")), "e2xg2xg4");
    assert_eq!(after(task, "B2>1n!2 e2xg2xg4 D2>1n"), "..../.1.4/3.3./..1a end 1:9");
    assert_eq!(moves(&after(task, "B2>1n")).split(' ').count(), 6);
}

#[test]
fn good_moves_are_about_something() {
    let cases: &[(&str, &[&str])] = &[
        ("regret", &["announcement"]),
        ("twice", &["announced"]),
        ("take-out", &["take-out", "round-end"]),
        ("part", &["round-end"]),
    ];
    for (task, expected) in cases {
        let themes = testkit::themes::<Bilitaire>(task);
        assert!(expected.iter().all(|theme| themes.contains(theme)), "{task}: {themes:?}");
    }
}
