//! What cannot be read, and what the error says.

use tabletier_core::{Lang, MoveError, Position, Rules};
use tabletier_games::billo::{BilloPosition, BilloRules};

use super::{position, refusal};

fn error(text: &str) -> String {
    match BilloPosition::read(BilloRules::standard(), text) {
        Ok(_) => panic!("{text} was read"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn impossible_positions_are_refused_with_what_was_expected() {
    let cases = [
        ("", "position, turn: found nothing"),
        ("8/8/8/8/8/8/8/8 r -", "at least one piece"),
        ("R7/8/8/8/8/8/8/r7 r -", "no red round pawn on its far row"),
        ("8/8/8/8/8/8/8/y6R r -", "no black round pawn on its far row"),
        ("8/8/8/RRRRRRRR/R7/8/8/s7 r -", "at most 8 red round pieces, not 9"),
        ("8/8/8/cccccccc/q7/8/8/S7 r -", "at most 8 black square pieces, not 9"),
        ("8/8/8/8/8/8/8/44 r -", "a run of empty squares in one digit"),
        ("8/8/8/8/8/8/8/R34 r -", "a run of empty squares in one digit"),
        ("8/8/8/8/8/8/8/R8 r -", "8 squares"),
        ("8/8/8/8/8/8/8/R6 r -", "8 squares"),
        ("8/8/8/8/8/8/8/RRRRRRRRR r -", "8 squares"),
        ("8/8/8/8/8/8/8/R0R6 r -", "\"0\", expected R S C O Q X Y Z"),
        ("8/8/8/8/8/8/8/9 r -", "\"9\", expected R S C O Q X Y Z"),
        ("8/8/8/8/8/8/8/T7 r -", "\"T\", expected R S C O Q X Y Z"),
        ("8/8/8/8/8/8/R7 r -", "8 rows joined by /"),
        ("8/8/8/8/8/8/8/R7/8 r -", "8 rows joined by /"),
        ("8/8/8/8/8/8/8/R7 w -", "turn: found \"w\", expected r or b"),
        ("8/8/8/8/8/8/8/R7 r", "position, claim: found nothing"),
        ("8/8/8/8/8/8/8/R7 r - -", "position, after claim"),
        ("8/8/8/8/8/8/8/R7  -", "position, turn: found nothing"),
        (" 8/8/8/8/8/8/8/R7 r -", "position, after claim"),
        ("8/8/8/8/8/8/8/R7 r - ", "position, after claim"),
        ("8/8/8/8/8/8/8/É7 r -", "printable ASCII"),
        ("8/8/8/8/8/8/8/R7\tr -", "printable ASCII"),
        ("8/8/8/8/8/8/8/R7 r -\n", "printable ASCII"),
    ];
    for (text, expected) in cases {
        let error = error(text);
        assert!(error.contains(expected), "{text:?}: {error}");
    }
}

#[test]
fn an_oversized_text_gives_a_short_error() {
    let error = error(&"R".repeat(1_000_000));
    assert!(error.len() < 500, "{}", error.len());
}

#[test]
fn unreadable_moves_are_told_from_illegal_ones() {
    let start = BilloPosition::start(BilloRules::standard(), 0);
    let unreadable = [
        "",
        "R",
        "Ra",
        "Ra1",
        "Ra1-",
        "Ra1-a",
        "Ra1-a9",
        "Ra1a2",
        "Ra1-a2-",
        "Ra1--a2",
        "ra1-a2",
        "Oa1-a2",
        "Ra1-a2 ",
        " Ra1-a2",
        "Ra1–a2",
        "Ré1-a2",
        "R\u{1F600}",
        "Claim",
        "claim ",
        "x",
    ];
    for text in unreadable {
        let error = start.read_move(text).unwrap_err();
        assert!(matches!(error, MoveError::Unreadable(_)), "{text:?}: {error}");
    }
    assert!(matches!(start.read_move("Ra1-a3"), Err(MoveError::Illegal { .. })));
    let long = format!("Ra1{}", "-a2".repeat(100_000));
    assert!(start.read_move(&long).unwrap_err().to_string().len() < 500);
}

#[test]
fn errors_of_moves_say_what_was_expected() {
    let start = BilloPosition::start(BilloRules::standard(), 0);
    let error = |text| start.read_move(text).unwrap_err().to_string();
    assert_eq!(
        error("Ta1-a2"),
        "move cannot be read: move: found \"Ta1-a2\", expected R or S, a square and steps, such as Rc1-c2 or Sa1xa2, or claim"
    );
    assert_eq!(
        error("Ra1-a9"),
        "move cannot be read: step 1: found \"-a9\", expected - or x and a square a1 to h8"
    );
    assert_eq!(
        error("Ra1-a2+a3"),
        "move cannot be read: step 2: found \"+a3\", expected - or x and a square a1 to h8"
    );
    assert_eq!(
        error("Ra1"),
        "move cannot be read: step 1: found nothing, expected - or x and a square a1 to h8"
    );
    assert_eq!(
        error("Rj1-a2"),
        "move cannot be read: starting square: found \"j1-a2\", expected a1 to h8"
    );
    assert_eq!(
        error("Ra8-a7"),
        "move \"Ra8-a7\" is not legal: the pieces there belong to the opponent"
    );
}

#[test]
fn any_legal_route_is_read_and_the_canonical_one_is_written() {
    // The round Billo a1 reaches b2 by one step, or by a walk over its friends.
    let position = position("catalano", "7r/8/8/8/8/S7/SS6/O7 r -");
    let direct = position.read_move("Ra1-b2").unwrap();
    for detour in ["Ra1-a2-b2", "Ra1-a2-a3-b2", "Ra1-a2-a3-a2-a3-b2", "Ra1-b2-a3-b2"] {
        assert_eq!(position.read_move(detour).unwrap(), direct, "{detour}");
    }
    assert_eq!(position.write_move(&direct), "Ra1-b2");
}

#[test]
fn a_glide_over_the_partner_it_left_ends_on_an_empty_square_only_if_a_glide_may() {
    // The round Billo a1 goes to its friend b1, back to its partner a1, and on to a2.
    let text = "7r/8/8/8/8/8/8/ZS6 r -";
    assert_eq!(refusal("catalano", text, "Ra1-b1-a1-a2"), "glide");
    let position = position("catalano,glide=empty", text);
    let direct = position.read_move("Ra1-a2").unwrap();
    assert_eq!(position.read_move("Ra1-b1-a1-a2").unwrap(), direct);
}

#[test]
fn of_equally_short_routes_the_smallest_text_is_written() {
    let position = position("catalano", "7r/8/8/8/8/1S6/SSS5/1O6 r -");
    let mv = position.read_move("Rb1-c2-b3").unwrap();
    assert_eq!(position.write_move(&mv), "Rb1-a2-b3");
}

#[test]
fn of_two_billos_that_come_back_the_shorter_way_is_written() {
    // The Billo on f5 needs a bridge on e5 to take d4 and come back; the one on c5 does not.
    let position = position("catalano", "8/8/8/2Z1QZ2/3s4/8/8/8 r -");
    let far = position.read_move("Rf5-e5xd4-e5-f5").unwrap();
    assert_eq!(position.write_move(&far), "Rc5xd4-c5");
}

#[test]
fn errors_are_told_in_full_in_other_languages() {
    let french = Lang::find("fr").unwrap();
    let told = |text: &str| {
        let error = BilloPosition::read(BilloRules::standard(), text).unwrap_err();
        format!("{} / {}", error.place.say(french), error.expected.say(french))
    };
    assert_eq!(told("8/8/8/8/8/8/8/R6 r -"), "rangées, rangée 1 / 8 cases");
    assert_eq!(told("8/8/8/8/8/8/8/R7 w -"), "trait / r ou b");
    assert_eq!(
        told("8/8/8/8/8/8/8/s6R r -"),
        "rangées / aucun pion carré noir sur sa dernière rangée, où il est un billo"
    );
    assert_eq!(
        told("8/8/8/8/RRRRRRRR/R7/8/8 r -"),
        "rangées / au plus 8 pièces rondes rouges, et non 9"
    );
}
