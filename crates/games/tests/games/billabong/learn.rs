//! What Billabong's pages teach is true.

use tabletier_core::{Figure, Position};
use tabletier_games::billabong::{Billabong, BillabongPosition};
use tabletier_testkit::{self as testkit, ask};

use super::{after, position};

#[test]
fn the_course_holds() {
    testkit::course::<Billabong>();
}

fn figure(code: &str) -> &'static Figure {
    testkit::figure::<Billabong>(code)
}

fn shown(code: &str) -> BillabongPosition {
    let figure = figure(code);
    position(figure.rules, figure.position)
}

#[test]
fn the_ten_figures_of_the_sheet_are_there_and_nothing_but_1_to_5_and_10_is_allowed() {
    // The first try is the move of which the sheet's caption speaks; its drawings are lost.
    let drawn = |number: u8| figure(&format!("figure-{number}")).tries[0].refused;
    let forbidden = ["distance", "crowd", "taken", "over-lake"].map(Some);
    for number in [1, 2, 3, 4, 5, 10] {
        assert_eq!(drawn(number), None, "figure {number}");
    }
    assert_eq!([6, 7, 8, 9].map(drawn), forbidden);
}

#[test]
fn legal_tries_lead_where_their_words_say() {
    for (code, text, red) in [
        ("course", "i5-h5*", "A:k3,e9+1,*,*,*"),
        ("figure-2", "a12^o12", "A:o12+1,*,*,*,*"),
        ("figure-5", "e7^i11", "A:i11+1,*,*,*,*"),
        ("figure-10", "c3^e3^e5^a1^a3", "A:a3+1,*,*,*,*"),
        ("start-line", "i3-h3", "A:h3+1,m6,*,*,*"),
        ("start-line", "i3-h4", "A:h4+1,m6,*,*,*"),
        ("start-line", "m6^e6", "A:i3,e6+1,*,*,*"),
        ("above", "i9-h9", "A:h9+1,m12+1,*,*,*"),
        ("above", "m12^e12", "A:i9+1,e12+1,*,*,*"),
        ("backwards", "h3-i3", "A:i3,f5,*,*,*"),
        ("backwards", "f5^j5", "A:h3+1,j5,*,*,*"),
        ("option-laps", "i3-h3*", "A:i5+1,*,*,*,*"),
        ("option-laps", "i5-h5", "A:i3+2,h5+2,*,*,*"),
        ("option-ghosts", "d8^f10^j10", "A:k2,j10+1,i11+1,*,*"),
    ] {
        assert!(figure(code).tries.iter().any(|tried| tried.text == text), "{code}: {text}");
        let played = after(&shown(code), text).to_string();
        assert_eq!(played.split(' ').next(), Some(red), "{code}: {text}");
    }
}

#[test]
fn the_last_kangaroo_home_wins_in_its_figure() {
    let won = after(&shown("home"), "j1^h1*");
    assert_eq!(won.outcome().expect("an end").to_string(), "won A home");
}

#[test]
fn only_the_referee_bars_the_jump_of_its_figure() {
    // Of two more red kangaroos, one already on g13: e11 is empty, and the jump is there.
    let text = figure("referee-bars").position.replace("d10+1,e11+1,f11+1", "d10+1,f11+1,g13+1");
    let free = position("ghosts=none", &text);
    assert!(after(&free, "g13^a7").to_string().starts_with("A:a7+1,d10+1,f11+1,"));
}

#[test]
fn the_house_ends_its_figure_at_the_third_time_and_not_without_it() {
    let end = |rules: &str| {
        let start: BillabongPosition = ask::position(rules, figure("option-house").position);
        ask::end(&start, ["b9-b8", "n9-n8", "b8-b9", "n8-n9"].repeat(2))
    };
    assert_eq!(end("ghosts=none,house=on"), Some((8, "draw repetition".to_string())));
    assert_eq!(end("ghosts=none,house=off"), None);
}

#[test]
fn tasks_take_these_moves_and_no_others() {
    for (code, moves) in [
        ("start", "i4-h3 i4-h4 i4-h5"),
        ("jump", "k6^i6"),
        ("long", "m2^e2 m2^e2^e14"),
        ("series", "m3^k5^i5^g5"),
        ("referee", "i3^k5^k3^g3"),
        ("around", "f5^f9^l9^l3"),
        ("place", "@j1 @j2 @j3 @k2 @l2 @m2 @n2 @n6 @n9 @o10 @o2 @o6 @p11 @p2 @p6"),
        ("bar", "f4-g4"),
        ("win", "l9^l5^h5*"),
    ] {
        assert_eq!(testkit::solutions::<Billabong>(code).join(" "), moves, "{code}");
    }
}

#[test]
fn good_moves_are_about_something() {
    let cases: &[(&str, &[&str])] = &[
        ("referee", &["referee"]),
        ("win", &["home"]),
        ("start", &["across"]),
        ("place", &["placing"]),
    ];
    for (task, expected) in cases {
        let themes = testkit::themes::<Billabong>(task);
        assert!(expected.iter().all(|theme| themes.contains(theme)), "{task}: {themes:?}");
    }
}
