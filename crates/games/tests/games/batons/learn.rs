//! What the pages of Bâtons et Pions teach is true.

use tabletier_core::{Figure, Position};
use tabletier_games::batons::{Batons, BatonsPosition};
use tabletier_testkit::{self as testkit, ask};

use super::tables::{play, rhombus, twins};

#[test]
fn the_course_holds() {
    testkit::course::<Batons>();
}

fn figure(code: &str) -> &'static Figure {
    testkit::figure::<Batons>(code)
}

fn position(rules: &str, text: &str) -> BatonsPosition {
    BatonsPosition::read(rules.parse().expect("rules"), text).expect("a position")
}

fn shown(code: &str) -> BatonsPosition {
    position(figure(code).rules, figure(code).position)
}

/// The turns that do what a task asks and move no stick.
fn without_sticks(code: &str) -> String {
    let texts = testkit::solutions::<Batons>(code);
    texts.into_iter().filter(|text| !text.contains(';')).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_picture_of_the_sheet_is_there_with_what_it_forbids_or_allows() {
    // The first try is that of which the sheet's caption speaks; its drawings are lost.
    for (code, refused) in [
        ("start", None),
        ("contact", Some("contact")),
        ("axes", None),
        ("enemy-cell", Some("enemy-cell")),
        ("loose", Some("loose")),
        ("corner", Some("corner")),
        ("apart", Some("apart")),
        ("crowded", Some("crowded")),
        ("neighbours", None),
        ("two-captures", None),
        ("four", None),
    ] {
        assert_eq!(figure(code).tries[0].refused, refused, "{code}");
    }
}

#[test]
fn figures_are_the_positions_of_the_other_tests() {
    assert_eq!(figure("neighbours").position, twins("u2.2", "d1.0", 'b').to_string());
    assert_eq!(figure("two-captures").position, twins("u1.1 u2.0 u2.2", "d1.0", 'b').to_string());
    assert_eq!(figure("enemy-cell").position, rhombus().to_string());
}

#[test]
fn legal_tries_take_as_many_pawns_as_their_words_say() {
    for (code, text, count) in [
        ("two-captures", "d1.0xu1.1-d0.1", 1),
        ("two-captures", "d1.0xu2.0-d2.0", 1),
        ("four", "d0.0xu1.0-d1.0xu2.0-d2.0xu3.0-d3.0xu3.1-d2.1", 4),
        ("round-trip", "d0.0xu1.0-d1.0xu1.1-d0.1xu0.1-d0.0", 3),
    ] {
        assert!(figure(code).tries.iter().any(|tried| tried.text == text), "{code}: {text}");
        let before = shown(code);
        let enemy = before.turn().other();
        let left = play(&before, text).pawns(enemy);
        assert_eq!(before.pawns(enemy) - left, count, "{code}: {text}");
    }
}

#[test]
fn the_pawn_that_finds_nothing_to_take_could_take_with_the_help_of_sticks() {
    let here = shown("no-capture");
    let left = play(&here, "b1.1>a0.0;c0.1>b0.0;u0.1xd1.0-u2.0").pawns(here.turn().other());
    assert_eq!(here.pawns(here.turn().other()) - left, 1);
}

#[test]
fn games_end_where_the_words_say_so() {
    let end = |code: &str, number: usize| {
        let after = play(&shown(code), figure(code).tries[number].text);
        after.outcome().map(|outcome| outcome.to_string())
    };
    assert_eq!(end("last-pawn", 0).as_deref(), Some("won B no-pawns"));
    assert_eq!(end("locked", 0).as_deref(), Some("won A locked"));
    assert_eq!(end("locked", 1), None);
    assert_eq!(end("first-lock-allowed", 0).as_deref(), Some("won A locked"));
    assert_eq!(end("first-lock-allowed", 1).as_deref(), Some("won A locked"));
}

#[test]
fn the_house_ends_its_figure_at_the_third_time_and_not_without_it() {
    let end = |rules: &str| {
        let start: BatonsPosition = ask::position(rules, figure("option-house").position);
        ask::end(&start, ["d0.0-u0.1", "u3.1-d3.0", "u0.1-d0.0", "d3.0-u3.1"].repeat(2))
    };
    assert_eq!(end("firstlock=barred,house=on"), Some((8, "draw repetition".to_string())));
    assert_eq!(end("firstlock=barred,house=off"), None);
}

#[test]
fn tasks_of_pawns_take_these_turns_when_no_stick_is_moved() {
    for (code, turns) in [
        ("step", "d0.1-u1.1 d1.0-u1.1"),
        ("take", "d0.0xu1.0-d1.0"),
        ("two", "u0.2xd0.1-u1.1xd1.0-u1.0 u0.2xd0.1-u1.1xd1.0-u2.0"),
        ("round", "d0.0xu0.1-d0.1xu1.1-d1.0xu1.0-d0.0"),
    ] {
        assert_eq!(without_sticks(code), turns, "{code}");
    }
    assert_eq!(testkit::solutions::<Batons>("step").len(), 2);
}

#[test]
fn tasks_of_sticks_cannot_be_done_by_a_pawn_alone() {
    for code in ["spare", "open", "divide", "build", "lock"] {
        assert_eq!(without_sticks(code), "", "{code}");
    }
}

#[test]
fn what_the_hints_say_does_it() {
    for (code, text) in [
        ("spare", "+a1.2;u1.0-d0.0"),
        ("open", "c1.0>a1.2;u1.0xu2.0-d2.0"),
        ("divide", "b2.0>c2.-1;u2.-1@d2.-1;d2.-1-u2.-1"),
        ("build", "+a1.3;a0.2>c1.2;d2.1xu2.2-d1.2"),
        ("lock", "b2.1>a1.2;u2.2xd1.2-u1.2"),
    ] {
        let (exercise, here) = testkit::exercise::<Batons>(code);
        let mv = here.read_move(text).unwrap_or_else(|error| panic!("{code}: {error}"));
        assert!((exercise.done)(&here, &mv, &here.after(&mv)), "{code}: {text}");
    }
}

#[test]
fn black_threatens_with_sticks_where_the_cell_is_to_be_divided() {
    let (_, here) = testkit::exercise::<Batons>("divide");
    let text = here.to_string();
    let black = position("sheet", &format!("{}b", text.strip_suffix('w').expect("White's turn")));
    let moves = black.moves();
    let takes: Vec<_> = moves.iter().filter(|mv| black.is_irreversible(mv)).collect();
    assert!(!takes.is_empty());
    assert!(takes.iter().all(|mv| black.write_move(mv).contains(';')));
    assert_eq!(testkit::solutions::<Batons>("divide").len(), 33);
}

#[test]
fn good_moves_are_about_something() {
    let cases: &[(&str, &[&str])] = &[
        ("round", &["capture-three"]),
        ("spare", &["spare"]),
        ("lock", &["lock"]),
        ("build", &["last-pawn"]),
        ("step", &["no-stick"]),
    ];
    for (task, expected) in cases {
        let themes = testkit::themes::<Batons>(task);
        assert!(expected.iter().all(|theme| themes.contains(theme)), "{task}: {themes:?}");
    }
}
