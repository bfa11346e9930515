//! Positions and moves as text: one position, one string, and clear errors for anything else.

use tabletier_core::{Lang, MoveError, Position};
use tabletier_games::billabong::BillabongPosition;

use super::{after, moves, moves_of, position, rules};

/// A text is refused; the error names the field and what was expected there.
fn refused(rules_text: &str, text: &str, place: &str, expected: &str) {
    match BillabongPosition::read(rules(rules_text), text) {
        Ok(_) => panic!("{text} is accepted"),
        Err(error) => {
            assert_eq!(error.place.to_string(), place, "{text}: {error}");
            assert!(error.expected.to_string().contains(expected), "{text}: {error}");
        }
    }
}

const NONE: &str = "ghosts=none";

#[test]
fn positions_read_back_byte_for_byte() {
    for (rules_text, text) in [
        ("ghosts=random", "A:?,?,?,?,? B:?,?,?,?,? N:f9,b11,b12,f12,b13 A"),
        ("ghosts=random", "A:l2+1,i5,m10,m12,* B:e7,i9,m9+1,*,* N:a9,p10,d11,g12,o14 B"),
        ("ghosts=players", "A:?,?,?,?,? B:?,?,?,?,? N:c3,d4,e5,?,? B"),
        ("ghosts=players", "A:c4,?,?,?,? B:?,?,?,?,? N:a1,b1,c3,d4,e5 B"),
        (NONE, "A:a1,b2,c3,d4,? B:m1,n2,o3,p4,? N:- A"),
        ("players=3,laps=2", "A:a1+2,b1+1,c1,*,* B:a2,b2,c2,d2,e2 C:a3,b3,*,*,* N:- C"),
        ("players=4", "A:?,?,?,?,? B:?,?,?,?,? C:?,?,?,?,? D:?,?,?,?,? N:- A"),
        (NONE, "A:*,*,*,*,* B:m1,n2,o3,p4,* N:- B"),
    ] {
        assert_eq!(position(rules_text, text).to_string(), text);
    }
}

#[test]
fn neutrals_outside_rows_9_to_14_are_refused_with_drawn_ghosts() {
    let text = "A:?,?,?,?,? B:?,?,?,?,? N:c8,f9,b11,b12,f12 A";
    refused("ghosts=random", text, "position, N", "rows 9 to 14");
    let text = "A:a1,?,?,?,? B:?,?,?,?,? N:c8,f9,b11,b12,f12 B";
    assert_eq!(position("ghosts=players", text).to_string(), text);
}

#[test]
fn waiting_together_with_home_or_counts_is_refused() {
    refused(NONE, "A:a1,b1,c1,d1,? B:a2,b2,c2,*,? N:- A", "position, B", "neither * nor counts");
    refused(NONE, "A:a1+1,b1,c1,d1,? B:a2,b2,c2,d2,? N:- A", "position, A", "neither * nor");
    // Not on another team either.
    refused(NONE, "A:a1,b1,c1,d1,* B:a2,b2,c2,d2,? N:- B", "position, A", "neither * nor");
    let text = "A:a1+1,b1,c1,d1,e1 B:a2,b2,c2,d2,e2 N:f3,?,?,?,? A";
    refused("ghosts=players", text, "position, A", "neither * nor counts");
}

#[test]
fn numbers_that_the_placing_order_cannot_produce_are_refused() {
    refused(NONE, "A:a1,b1,?,?,? B:?,?,?,?,? N:- B", "position, A", "1 placed of 2");
    refused(NONE, "A:?,?,?,?,? B:a1,?,?,?,? N:- A", "position, A", "1 placed of 1");
    refused(NONE, "A:a1,?,?,?,? B:?,?,?,?,? N:- A", "position, player to move", "B");
    refused(NONE, "A:a1,?,?,?,? B:b1,?,?,?,? N:- B", "position, player to move", "A");
    let text = "A:a1,?,?,?,? B:b1,?,?,?,? C:?,?,?,?,? D:c1,?,?,?,? N:- A";
    refused("players=4", text, "position, C", "1 placed of 3");
    let ghosts = "ghosts=players";
    let text = "A:a1,?,?,?,? B:?,?,?,?,? N:b1,c1,d1,e1,? B";
    refused(ghosts, text, "position, N", "ghosts come first");
    let text = "A:?,?,?,?,? B:?,?,?,?,? N:b1,c1,d1,?,? A";
    refused(ghosts, text, "position, player to move", "B");
    let text = "A:?,?,?,?,? B:?,?,?,?,? N:a1,b1,c1,d1,e1 B";
    refused(ghosts, text, "position, player to move", "A");
}

#[test]
fn two_winners_are_refused() {
    refused(NONE, "A:*,*,*,*,* B:*,*,*,*,* N:- B", "position, B", "one winner");
}

#[test]
fn after_the_end_it_is_the_turn_of_the_player_after_the_winner() {
    refused(NONE, "A:*,*,*,*,* B:m1,n2,o3,p4,* N:- A", "position, player to move", "B, the player");
    let text = "A:a1,a2,a3,a4,a5 B:a6,*,*,*,* C:*,*,*,*,* N:- B";
    refused("players=3", text, "position, player to move", "A, the player after");
}

#[test]
fn a_count_out_of_range_is_refused() {
    for count in ["+2", "+0", "+", "+01", "+-1", "+1+1", "+9", "+256", "+a"] {
        let text = format!("A:a1{count},b1,c1,d1,e1 B:a2,b2,c2,d2,e2 N:- A");
        refused(NONE, &text, "position, A", "a count of +1 or none");
    }
    let text = "A:a1+3,b1,c1,d1,e1 B:a2,b2,c2,d2,e2 N:- A";
    refused("laps=2,ghosts=none", text, "position, A", "from +1 to +2");
}

#[test]
fn a_kangaroo_in_the_lake_is_refused() {
    for lake in ["g7", "j7", "g8", "j8"] {
        let text = format!("A:a1,b1,c1,d1,{lake} B:a2,b2,c2,d2,e2 N:- A");
        refused(NONE, &text, "position, A", "outside the lake");
        let text = format!("A:?,?,?,?,? B:?,?,?,?,? N:a1,b1,c1,d1,{lake} A");
        refused("ghosts=players", &text, "position, N", "outside the lake");
    }
}

#[test]
fn six_or_four_of_one_colour_are_refused() {
    let five = "B:a2,b2,c2,d2,e2 N:- A";
    refused(NONE, &format!("A:a1,b1,c1,d1,e1,f1 {five}"), "position, A", "five kangaroos");
    refused(NONE, &format!("A:a1,b1,c1,d1 {five}"), "position, A", "five kangaroos");
    refused(NONE, &format!("A:a1,b1,c1,d1, {five}"), "position, A", "a square");
    let text = "A:?,?,?,?,? B:?,?,?,?,? N:f9,b11,b12,f12 A";
    refused("ghosts=random", text, "position, N", "five neutral");
}

#[test]
fn two_on_one_square_are_refused() {
    refused(NONE, "A:a1,b1,c1,d1,e1 B:a1,b2,c2,d2,e2 N:- A", "position", "one kangaroo");
    refused(NONE, "A:a1,a1,c1,d1,e1 B:a2,b2,c2,d2,e2 N:- A", "position", "one kangaroo");
    refused(NONE, "A:a1,a1+1,c1,d1,e1 B:a2,b2,c2,d2,e2 N:- A", "position", "one kangaroo");
    let text = "A:?,?,?,?,? B:?,?,?,?,? N:f9,f9,b11,b12,f12 A";
    refused("ghosts=random", text, "position", "one kangaroo");
}

#[test]
fn anything_out_of_order_is_refused() {
    let five = "B:a2,b2,c2,d2,e2 N:- A";
    for wrong in ["b1,a1,c1,d1,e1", "a2,a1,c3,d3,e3", "a1,b1,c1,*,d1", "*,a1,b1,c1,d1"] {
        refused(NONE, &format!("A:{wrong} {five}"), "position, A", "sorted");
    }
    refused(NONE, "A:a1,b1,c1,?,d1 B:a2,b2,c2,?,? N:- A", "position, A", "sorted");
    let text = "A:?,?,?,?,? B:?,?,?,?,? N:b11,f9,b12,f12,b13 A";
    refused("ghosts=random", text, "position, N", "sorted");
}

#[test]
fn the_ghost_field_must_fit_the_rules() {
    let teams = "A:?,?,?,?,? B:?,?,?,?,?";
    refused(NONE, &format!("{teams} N:f9,b11,b12,f12,b13 A"), "position, N", "no ghost team");
    refused("ghosts=random", &format!("{teams} N:- A"), "position, N", "five neutral");
    refused("ghosts=random", &format!("{teams} N:f9,b11,b12,f12,? A"), "position, N", "a square");
    refused("ghosts=random", &format!("{teams} N:f9+1,b11,b12,f12,b13 A"), "position, N", "count");
    refused("ghosts=players", &format!("{teams} N:a1,*,?,?,? A"), "position, N", "a square");
}

#[test]
fn wrong_fields_are_named() {
    refused(NONE, "", "position, B", "<A> <B> <N> <player to move>");
    let text = "A:a1,b1,c1,d1,e1 B:a2,b2,c2,d2,e2 N:- A";
    refused(NONE, &format!("{text} A"), "position, after player to move", "the end");
    refused(NONE, &format!(" {text}"), "position, after player to move", "the end");
    refused(NONE, &text.replace(" B", "  B"), "position, after player to move", "the end");
    refused(NONE, &text.replace("N:- A", "N:- C"), "position, player to move", "A or B");
    refused(NONE, &text.replace("N:- A", "N:- a"), "position, player to move", "A or B");
    refused(NONE, &text.replace("B:", "C:"), "position, B", "B: and five");
    refused(NONE, &text.replace("N:", "M:"), "position, N", "N: and");
    refused(NONE, &text.replace("a1", "é1"), "position", "printable ASCII");
    refused("players=3", text, "position, player to move", "<C>");
    for strange in ["q1", "a15", "a0", "a", "1", "A1", "-", "a1*", "??"] {
        refused(NONE, &text.replace("a1", strange), "position, A", "a square");
    }
}

#[test]
fn what_is_no_move_is_unreadable_and_says_what_was_expected() {
    let start = position(NONE, "A:c3,d3,p5,p7,p9 B:p10,p11,p12,p13,p14 N:- A");
    for text in [
        "", "c3", "c3*", "*", "-", "^", "@", "@c3-c4", "@@c3", "c3-", "c3^", "c3^^e3", "c3^e3^",
        "-c4", "c3-c4**", "c3 c4", "c3-é4", "c3-c15", "q3-c4", "c3-c04", "pass*", "Pass", "c3xc4",
        "c3^*", " c3-c4", "c3-c4\n",
    ] {
        match start.read_move(text) {
            Err(MoveError::Unreadable(error)) => {
                assert!(error.place.to_string().starts_with("move"), "{error}");
            }
            other => panic!("{text:?} is read: {other:?}"),
        }
    }
}

#[test]
fn any_legal_route_is_accepted_however_long() {
    let start = position(NONE, "A:c3,d3,p5,p7,p9 B:d4,e4,p12,p13,p14 N:- A");
    // To and fro over e4.
    let short = after(&start, "c3^e3");
    for rounds in [1, 2, 1000] {
        let text = format!("c3{}", "^e3^e5".repeat(rounds));
        assert_eq!(after(&start, &text), after(&start, "c3^e3^e5"), "{rounds} rounds");
        assert_eq!(after(&start, &format!("{text}^e3")), short, "{rounds} rounds");
    }
    assert!(moves_of(&start, "c3").contains("c3^e3 "));
}

#[test]
fn of_routes_as_short_the_smallest_whole_text_is_canonical() {
    // Over j11 and l11 or over j9 and l9, both by two jumps: `k12` comes before `k8`.
    let start = position(NONE, "A:p1,p3,p5,p7,i10 B:j9,l9,j11,l11,p14 N:- A");
    assert_eq!(after(&start, "i10^k8^m10"), after(&start, "i10^k12^m10"));
    let all = moves(&start);
    let to_m10: Vec<&String> = all.iter().filter(|text| text.ends_with("^m10")).collect();
    assert_eq!(to_m10, ["i10^k12^m10"]);
    // Where no step leads home, the smallest of the jumps.
    let bank = position(NONE, "A:i3+1,p3,p5,p7,p9 B:h2,h3,h4,p13,p14 N:- A");
    let home: Vec<String> = moves(&bank).into_iter().filter(|text| text.ends_with('*')).collect();
    assert_eq!(home, ["i3^g1*"]);
}

#[test]
fn errors_are_told_in_full_in_other_languages() {
    let french = Lang::find("fr").unwrap();
    let told = |text: &str| {
        let error = BillabongPosition::read(rules(NONE), text).unwrap_err();
        format!("{} / {}", error.place.say(french), error.expected.say(french))
    };
    assert_eq!(
        told("A:a1,b1,?,?,? B:?,?,?,?,? N:- B"),
        "position, A / 1 placé sur 2, car les joueurs placent à tour de rôle, A d’abord"
    );
    assert_eq!(told("A:?,?,?,?,? B:?,?,?,?,? N:- C"), "position, joueur au trait / A ou B");
    assert_eq!(
        told("A:a1+2,*,*,*,* B:b1,*,*,*,* N:- A"),
        "position, A / un nombre de traversées +1, ou rien"
    );
}
