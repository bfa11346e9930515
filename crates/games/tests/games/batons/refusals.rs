//! What is refused, and in which words.

use tabletier_core::{Lang, MoveError, Position, Rules};
use tabletier_games::batons::{BatonsPosition, BatonsRules};
use tabletier_testkit::ask::refusal;

use super::tables::{by_sheet, play, rhombus, shifted, sorted, start, twins, wheel};

/// The start with one field replaced.
fn start_with(field: usize, text: &str) -> String {
    let start = start().to_string();
    let mut fields: Vec<&str> = start.split(' ').collect();
    fields[field] = text;
    fields.join(" ")
}

#[track_caller]
fn error(text: &str) -> String {
    by_sheet(text).expect_err(text).to_string()
}

fn start_sticks() -> String {
    start().to_string().split(' ').next().unwrap().to_string()
}

#[test]
fn a_position_has_30_sticks_with_the_spare() {
    let fewer = start_sticks().replace("c0.0,", "");
    assert_eq!(
        error(&start_with(0, &fewer)),
        r#"sticks: found "28 sticks", expected 29: with the spare there are 30"#
    );
    let more = format!("{},a2.3,b3.2", start_sticks());
    assert!(error(&start_with(0, &more)).contains("31 sticks"));
    assert!(error(&start_with(3, "0")).contains("expected 30"));
}

#[test]
fn what_was_expected_is_said_in_french_too() {
    let french = Lang::find("fr").unwrap();
    let error = by_sheet(&start_with(0, "a0.0")).unwrap_err();
    assert_eq!(error.place.say(french), "bâtonnets");
    assert_eq!(error.found.say(french), "«\u{a0}1 bâtonnet\u{a0}»");
    assert_eq!(error.expected.say(french), "29\u{a0}: avec le bâtonnet libre, il y en a 30");
}

#[test]
fn one_stick_is_not_called_1_sticks() {
    assert!(error(&start_with(0, "c0.0")).contains(r#"found "1 stick","#));
}

#[test]
fn sticks_are_written_in_order_and_in_one_way() {
    let swapped = start_sticks().replace("c0.0,a1.0", "a1.0,c0.0");
    assert!(error(&start_with(0, &swapped)).contains("sorted by y, then x"));
    let twice = start_sticks().replace("c0.0,a1.0", "c0.0,c0.0");
    assert!(error(&start_with(0, &twice)).contains("none twice"));
    for odd in ["c00.0", "c0", "c+0.0", "c-0.0", "e0.0", "C0.0", "c0.0.0", "", "c0.2000000000"] {
        let odd = start_sticks().replace("c0.0", odd);
        assert!(error(&start_with(0, &odd)).contains("a stick such as a1.0"), "{odd}");
    }
}

#[test]
fn the_smallest_whole_number_is_refused_as_a_coordinate_like_the_largest() {
    for number in [i32::MIN, i32::MAX] {
        let far = start_sticks().replace("c0.0", &format!("c{number}.{number}"));
        assert!(error(&start_with(0, &far)).contains("no coordinate beyond 1000000000"), "{far}");
        let far = format!("u{number}.{number}");
        assert!(error(&start_with(1, &far)).contains("smallest triangle such as u1.0"), "{far}");
        let mv = format!("+a{number}.{number};d1.0-u1.1");
        let error = start().read_move(&mv).unwrap_err();
        assert!(matches!(error, MoveError::Unreadable(_)), "{mv}: {error}");
    }
}

#[test]
fn every_turn_listed_at_the_last_coordinate_that_is_read_can_be_played() {
    for corner in [999_999_997, -1_000_000_000] {
        let position = by_sheet(&shifted(&start().to_string(), corner, corner)).unwrap();
        for mv in position.moves() {
            let text = position.write_move(&mv);
            assert_eq!(position.read_move(&text), Ok(mv), "{text}");
        }
        let beyond = shifted(&start().to_string(), corner + corner.signum(), corner);
        assert!(error(&beyond).contains("no coordinate beyond"), "{beyond}");
    }
}

#[test]
fn a_plan_must_be_sound() {
    let loose = start_sticks().replace("a1.3", "a2.3");
    assert_eq!(
        error(&start_with(0, &loose)),
        r#"sticks: found "a2.3", expected a sound plan: every stick must be a side of a cell"#
    );
    let far = start_sticks().replace("a1.3", "a900.3");
    assert!(error(&start_with(0, &far)).contains("every stick must be a side of a cell"));
    // Two wheels, and three triangles outside the first.
    let more = ["b0.2", "c0.2", "c-1.1", "a-1.2", "c1.-1", "b2.-1"].map(String::from);
    let wheels = |x, y| {
        let sticks = [wheel(1, 1), wheel(x, y), more.to_vec()].concat();
        format!("{} d0.0 - 0 w", sorted(&sticks))
    };
    assert!(error(&wheels(9, 1)).contains("the plan must stay in one piece"));
    assert!(error(&wheels(90, -70)).contains("the plan must stay in one piece"));
    assert!(error(&wheels(3, 1)).contains("hang on by a single point"));
}

#[test]
fn pawns_are_in_cells_and_named_by_them() {
    assert!(error(&start_with(1, "u0.0")).contains("a triangle inside a cell"));
    assert!(error(&start_with(1, "u99.99")).contains("a triangle inside a cell"));
    let wrong = rhombus().to_string().replace("u2.1", "d2.1");
    assert!(
        error(&wrong).contains("u2.1, the smallest triangle of that cell"),
        "{}",
        error(&wrong)
    );
    assert!(error(&start_with(1, "d0.0,d0.0")).contains("no two pawns in one cell"));
    assert!(error(&start_with(1, "d0.0,d2.0")).contains("no two pawns in one cell"));
    assert!(error(&start_with(1, "u1.0,d0.0")).contains("sorted by y, then x"));
    assert!(error(&start_with(1, "d0.0,")).contains("smallest triangle such as u1.0"));
    assert!(error(&start_with(1, "x0.0")).contains("smallest triangle such as u1.0"));
    let eight = "d0.0,u1.0,d1.0,u2.0,u0.1,d0.1,u1.1,u0.2";
    assert_eq!(error(&start_with(1, eight)), r#"white: found "8 pawns", expected at most 7"#);
    let none = start_with(1, "-").replace("d2.0,u2.1,d2.1,d0.2,u1.2,d1.2,u2.2", "-");
    assert!(error(&none).contains("a pawn at least"));
}

#[test]
fn a_player_without_pawns_has_lost_whoever_is_to_move() {
    for turn in ["w", "b"] {
        let text = start_with(1, "-").replace(" 1 w", &format!(" 1 {turn}"));
        let position = by_sheet(&text).unwrap();
        assert_eq!(position.outcome().unwrap().to_string(), "won B no-pawns");
        assert!(!position.has_move() && position.moves().is_empty());
        assert_eq!(refusal(&position, "d1.0-u1.1"), "over");
    }
}

#[test]
fn the_other_fields_have_few_values() {
    assert_eq!(error(&start_with(3, "2")), r#"spare: found "2", expected 1 or 0"#);
    assert_eq!(error(&start_with(4, "x")), r#"turn: found "x", expected w or b"#);
    for wrong in ["", " ", "a b c d e", &format!("{} ", start()), &format!(" {}", start())] {
        by_sheet(wrong).expect_err(wrong);
    }
}

#[test]
fn moves_that_cannot_be_read_say_what_was_expected() {
    for wrong in [
        "",
        ";",
        "d1.0",
        "d1.0-",
        "d1.0xu1.1",
        "d1.0-u1.1-d1.1",
        "d1.0-u1.1;",
        ";d1.0-u1.1",
        "a1.0;d1.0-u1.1",
        "+;d1.0-u1.1",
        "a1.0>;d1.0-u1.1",
        "u1.0@d1.0;+a1.0;d1.0-u1.1",
        "u1.0@a1.0;d1.0-u1.1",
        "d1.0 -u1.1",
        "D1.0-u1.1",
        "d1.00-u1.1",
        "d1.0-u1.1 ",
        "d99999999999.0-u1.1",
        "é",
    ] {
        let error = start().read_move(wrong).expect_err(wrong);
        assert!(matches!(error, MoveError::Unreadable(_)), "{wrong}: {error}");
    }
}

#[test]
fn sticks_that_may_not_be_moved_so_are_refused_by_name() {
    let start = start();
    for (text, code) in [
        ("a1.0>c1.-1;a2.0>b2.-1;+a3.0;d1.0-u1.1", "too-many-sticks"),
        ("a1.0>c1.-1;a1.0>b2.-1;d1.0-u1.1", "same-stick"),
        ("+c1.-1;+b2.-1;d1.0-u1.1", "one-spare"),
        ("a0.0>c1.-1;d1.0-u1.1", "no-stick"),
        ("a700.0>c1.-1;d1.0-u1.1", "no-stick"),
        ("a1.0>a1.0;d1.0-u1.1", "not-moved"),
        ("+a1.0;d1.0-u1.1", "place-taken"),
        ("+c1.-1;a2.0>c1.-1;d1.0-u1.1", "place-taken"),
        ("+a700.0;d1.0-u1.1", "loose"),
    ] {
        assert_eq!(refusal(&start, text), code, "{text}");
    }
    assert_eq!(refusal(&rhombus(), "+c2.1;d1.0-u1.1"), "no-spare");
    // An own pawn may not be left outside.
    let twins = twins("d3.0 d0.0", "u0.2", 'w');
    assert_eq!(refusal(&twins, "b4.0>b4.-1;+c3.-1;d0.0-u1.0"), "no-cell");
}

#[test]
fn pawns_that_may_not_go_so_are_refused_by_name() {
    let start = start();
    for (text, code) in [
        ("u0.0-u1.0", "unknown-cell"),
        ("d1.0-u77.0", "unknown-cell"),
        ("u1.1-d1.0", "no-pawn"),
        ("d2.0-u1.1", "no-pawn"),
        ("d1.0-u1.0", "cell-taken"),
        ("d1.0-d1.1", "not-neighbour"),
        ("d1.0xu1.1-d1.1", "no-prey"),
        ("d1.0xu1.0-u1.1", "no-prey"),
        ("u2.0xd2.0-u2.1", "cell-taken"),
        ("u2.0xd2.0-u1.1", "jump-far"),
        ("d0.0@u0.0;d1.0-u1.1", "no-choice"),
    ] {
        assert_eq!(refusal(&start, text), code, "{text}");
    }
}

#[test]
fn the_side_of_a_divided_cell_is_chosen_by_its_owner() {
    // White's pawn in a rhombus through which White lays a stick.
    let text =
        rhombus().to_string().replace("d2.0,u2.1,", "d2.0,").replace("d0.1,u0.2", "d0.1,u2.1,u0.2");
    let position = by_sheet(&text.replace("d0.0,u1.0,", "d0.0,")).unwrap();
    let sticks = "b2.-1>c2.1;c1.-1>b1.-1";
    assert_eq!(refusal(&position, &format!("{sticks};d1.0-u1.1")), "loose");
    let sticks = "a1.0>c2.1";
    assert_eq!(refusal(&position, &format!("{sticks};d1.0-u1.1")), "choose-side");
    assert_eq!(refusal(&position, &format!("{sticks};u2.1@u1.1;d1.0-u1.1")), "not-a-side");
    assert_eq!(refusal(&position, &format!("{sticks};d0.1@u2.1;u2.1@u2.1;d1.0-u1.1")), "no-choice");
    let low = play(&position, &format!("{sticks};u2.1@u2.1;d1.0-u1.1"));
    let high = play(&position, &format!("{sticks};u2.1@d2.1;d1.0-u1.1"));
    assert_ne!(low, high);
    // Whether the pawn stays on one side and steps to the other, or stays there: one result.
    let stepped = position.read_move(&format!("{sticks};u2.1@d2.1;d2.1-u2.1")).unwrap();
    assert_eq!(position.read_move(&position.write_move(&stepped)), Ok(stepped));
}

#[test]
fn any_pairing_and_order_of_sticks_is_read_and_the_smallest_is_written() {
    let position = twins("d0.0", "u2.2", 'w');
    let smallest = "+a4.0;a0.2>c4.0;d0.0-u1.0";
    let mv = position.read_move(smallest).unwrap();
    assert_eq!(position.write_move(&mv), smallest);
    for way in
        ["+c4.0;a0.2>a4.0;d0.0-u1.0", "a0.2>c4.0;+a4.0;d0.0-u1.0", "a0.2>a4.0;+c4.0;d0.0-u1.0"]
    {
        assert_eq!(position.read_move(way), Ok(mv), "{way}");
    }
}

#[test]
fn a_stick_may_go_where_another_was_taken_from() {
    let position = twins("d0.0", "u2.2", 'w');
    let direct = position.read_move("a2.0>a1.2;d0.0-u1.0").unwrap();
    for way in ["a2.0>b1.1;b1.1>a1.2;d0.0-u1.0", "a2.0>c0.0;c0.0>a1.2;d0.0-u1.0"] {
        assert_eq!(position.read_move(way), Ok(direct), "{way}");
    }
    assert_eq!(position.write_move(&direct), "a2.0>a1.2;d0.0-u1.0");
    // The spare too.
    let spare = position.read_move("+a1.2;d0.0-u1.0").unwrap();
    assert_eq!(position.read_move("+b1.1;b1.1>a1.2;d0.0-u1.0"), Ok(spare));
    // Two sticks that change places have changed nothing.
    let nothing = position.read_move("d0.0-u1.0").unwrap();
    assert_eq!(position.read_move("a1.1>b1.1;b1.1>a1.1;d0.0-u1.0"), Ok(nothing));
}

#[test]
fn the_first_turn_may_not_lock_unless_the_sheet_is_followed() {
    let barred = BatonsPosition::start(BatonsRules::standard(), 0);
    let legal = barred.moves();
    let locking: Vec<_> = start().moves().into_iter().filter(|mv| !legal.contains(mv)).collect();
    assert_eq!((legal.len(), locking.len()), (103, 4));
    assert_eq!(barred.count_moves(), 103);
    for mv in locking {
        let text = start().write_move(&mv);
        assert_eq!(refusal(&barred, &text), "first-lock");
        let after = play(&start(), &text);
        assert_eq!(after.outcome().unwrap().to_string(), "won A locked");
        assert!(after.moves().is_empty());
    }
}
