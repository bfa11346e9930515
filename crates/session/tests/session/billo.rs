//! The session and its records with Billo, which has routes, claims and repetitions.

use tabletier_session::{Record, catalog, record};

#[test]
fn a_move_is_kept_by_the_route_it_was_played() {
    let position = "c7/8/8/8/8/1S6/SSS5/1R6 r -";
    let mut session = catalog::find("billo").unwrap().resume(None, position).unwrap();
    assert!(session.moves().iter().any(|mv| mv == "Rb1-a2-b3"));
    session.play("Rb1-c2-b3").unwrap();
    assert_eq!(session.played(), ["Rb1-c2-b3"]);
    let text = Record::new(session).to_string();
    assert!(text.ends_with("\n\n1. Rb1-c2-b3\n"), "{text}");
    assert_eq!(record::write(&record::read(&text).unwrap()), text);
}

#[test]
fn the_third_repetition_ends_the_game_until_a_move_is_taken_back() {
    let entry = catalog::find("billo").unwrap();
    let position = "o7/8/8/8/8/8/8/7O r -";
    let round = ["Rh1-h2", "Ra8-a7", "Rh2-h1", "Ra7-a8"];
    let mut session = entry.resume(Some("catalano,draws=off"), position).unwrap();
    session.play_all(&round).unwrap();
    session.play_all(&round).unwrap();
    assert_eq!(session.status(), "draw repetition");
    assert!(session.moves().is_empty() && session.gesture(&[]).unwrap().next.is_empty());
    assert!(session.perft(1) > 0, "house rules do not count in perft");
    assert!(session.undo());
    assert_eq!(session.status(), "turn B");
    assert!(session.redo());
    assert_eq!(session.status(), "draw repetition");
    let text = Record::new(session).to_string();
    assert!(text.contains("[Result \"draw repetition\"]"), "{text}");
    assert_eq!(record::write(&record::read(&text).unwrap()), text);
}

#[test]
fn a_claim_is_a_move_of_the_record() {
    let text = r#"[Game "billo"]
[Rules "boutin"]
[Position "8/8/8/7s/8/1s6/R7/7S r -"]
[Result "*"]

1. Ra2-a3 claim 2. Ra2xb3
"#;
    let records = record::read(text).unwrap();
    assert_eq!(record::write(&records), text);
    assert_eq!(records[0].session().position(), "8/8/8/7s/8/1R6/8/7S b -");
}
