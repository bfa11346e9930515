//! Who may act, and on what.

use serde_json::json;
use tabletier_room::{Action, Greeting, Moment, Refusal};
use tabletier_session::Seat;

use crate::stage::Stage;

#[test]
fn nobody_moves_before_the_seats_are_taken() {
    let mut stage = Stage::two(&json!({"seats": ["me", "open"]}));
    assert_eq!(stage.refused(Seat::A, &stage.any_move()), "open");
    assert_eq!(stage.refused(Seat::B, &stage.any_move()), "nobody");
    assert_eq!(stage.refused(Seat::A, &Action::Resign), "open");
    let done = stage.room.join(Seat::B, Some(" Zoé\u{202e} "), stage.now).unwrap();
    stage.happened(done);
    assert_eq!(stage.room.record().player(Seat::B), Some("Zoé"));
    assert!(stage.room.join(Seat::B, None, stage.now).is_err(), "a seat is taken once");
    stage.play();
}

#[test]
fn a_turn_is_the_seats_own() {
    let mut stage = Stage::two(&json!({}));
    assert_eq!(stage.refused(Seat::B, &stage.any_move()), "not-your-turn");
    assert_eq!(stage.refused(Seat::A, &Action::Move("x".to_string())), "unreadable");
    assert_eq!(stage.refused(Seat::C, &Action::Resign), "nobody");
    assert_eq!(stage.log.len(), 1);
}

#[test]
fn what_was_made_for_another_state_is_stale() {
    let mut stage = Stage::two(&json!({}));
    let old = stage.any_move();
    stage.play();
    for after in [0, 1, 3] {
        let refused = stage.room.act(Seat::B, after, &old, &Moment::at(2_000));
        assert_eq!(refused.err(), Some(Refusal::Stale { head: 2 }), "{after}");
    }
}

#[test]
fn a_greeting_makes_nothing_stale() {
    let mut stage = Stage::two(&json!({}));
    stage.act(Seat::B, &Action::Greet(Greeting::Hello));
    let done = stage.room.act(Seat::A, 1, &stage.any_move(), &Moment::at(2_000)).unwrap();
    assert_eq!(done.0.seq, 3);
    for _ in 0..2 {
        stage.act(Seat::B, &Action::Greet(Greeting::OneMoment));
    }
    assert_eq!(stage.refused(Seat::B, &Action::Greet(Greeting::OneMoment)), "said-enough");
}

#[test]
fn a_seat_that_was_handed_over_is_a_computers() {
    let mut stage = Stage::two(&json!({}));
    stage.act(Seat::A, &Action::HandOver("level:4".parse().unwrap()));
    assert_eq!(stage.room.awaits_computer(), Some((Seat::A, "level:4".parse().unwrap())));
    assert_eq!(stage.refused(Seat::A, &Action::Resign), "nobody");
}

#[test]
fn whoever_resigns_among_three_leaves_the_seat() {
    let mut stage = Stage::three(&json!({"leaver": "level:2"}));
    stage.act(Seat::B, &Action::Resign);
    assert_eq!(stage.room.chairs()[1].holder.to_string(), "level:2");
    assert_eq!(stage.room.status(), "turn A");
}
