//! The session and its records with Bi-litaire, which has two rounds and scores.

use std::time::Duration;

use tabletier_session::{Limits, Record, Score, Session, ThinkOptions, catalog, record};

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

/// Whether a seat wins within so many turns, whatever the other does.
fn wins(session: &mut dyn Session, winner: &str, turns: u32) -> bool {
    if let Some(outcome) = session.outcome() {
        return outcome.to_string().starts_with(winner);
    }
    let Some(left) = turns.checked_sub(1) else { return false };
    let mine = winner == format!("won {}", session.seat());
    let found = session.moves().iter().any(|mv| {
        session.play(mv).expect("a legal move");
        let won = wins(session, winner, left);
        session.undo();
        won == mine
    });
    found == mine
}

#[test]
fn a_win_is_told_within_turns_that_no_defence_outlasts() {
    let entry = catalog::find("bilitaire").expect("Bi-litaire");
    let session = entry.resume(None, "..../..0./.24./34.. m!3 2:26").expect("a position");
    let options = ThinkOptions::new(Limits::nodes(5000).into(), &|| Duration::ZERO);
    let found = session.think(&options, &mut |_| {}).expect("a move");
    // The line by the largest margin is over sooner than the loser can hold out.
    let seat = session.seat().index();
    assert_eq!(found.scores[seat], Score::Win { margin: 24, turns: Some(4) });
    assert_eq!(found.pv.len(), 2);
    let mut played = session.copy();
    played
        .play_all(&found.pv.iter().map(String::as_str).collect::<Vec<_>>())
        .expect("a legal line");
    assert!(played.outcome().is_some(), "the line is told to its end");
    let winner = format!("won {}", session.seat());
    let mut session = session;
    assert!(wins(&mut *session, &winner, 4) && !wins(&mut *session, &winner, 3));
    // Who only wants a move does not wait for the count.
    let moved = session.think(&ThinkOptions { move_only: true, ..options }, &mut |_| {});
    let moved = moved.expect("a move");
    assert_eq!(moved.scores[seat], Score::Win { margin: 24, turns: None });
}
