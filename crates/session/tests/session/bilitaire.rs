//! The session and its records with Bi-litaire, which has two rounds and scores.

use tabletier_session::{Record, catalog, record};

#[test]
fn a_match_goes_through_both_rounds_and_reads_back() {
    let text = r#"[Game "bilitaire"]
[Rules "rounds=2,house=on"]
[Position "..../..../..../30.. m 1"]
[Result "*"]

1. a1xc1 B1>1e 2. -d4 C1>1e 3. f4xd4
"#;
    let records = record::read(text).unwrap();
    assert_eq!(record::write(&records), text);
    assert_eq!(records[0].session().position(), ".ff./ffff/ff3f/.f.f t 2:1");
    assert_eq!(records[0].session().status(), "turn A");
}

#[test]
fn a_tray_move_that_ends_round_1_is_kept_as_it_was_played() {
    let entry = catalog::find("bilitaire").unwrap();
    let mut session = entry.resume(None, "..../..../..../3.0. t 1").unwrap();
    assert_eq!(session.moves(), ["A1>1e", "A1>1n", "C1>1w"]);
    session.play("C1x").unwrap();
    assert_eq!(session.position(), ".ff./ffff/ffff/.ff. o 2:2");
    assert_eq!(session.played(), ["C1x"]);
    assert!(session.undo());
    assert_eq!(session.position(), "..../..../..../3.0. t 1");
}

#[test]
fn a_single_round_ends_with_a_score_in_its_record() {
    let entry = catalog::find("bilitaire").unwrap();
    let mut session = entry.resume(Some("rounds=1"), "..../..../..../3.0. t 1").unwrap();
    session.play("C1x").unwrap();
    assert_eq!(session.status(), "score 2");
    assert_eq!(
        session.play("C1x").unwrap_err().to_string(),
        "the game is over (score 2), no move can follow"
    );
    let text = Record::new(session).to_string();
    assert!(text.contains("[Result \"score 2\"]"), "{text}");
    assert_eq!(record::write(&record::read(&text).unwrap()), text);
}
