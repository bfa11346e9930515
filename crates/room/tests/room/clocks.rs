//! Time at a distance.

use serde_json::json;
use tabletier_room::{Action, Kind, Moment, Room};
use tabletier_session::Seat;

use crate::stage::Stage;

const MINUTE: u64 = 60_000;

fn live() -> Stage {
    Stage::two(&json!({"clock": {"kind": "live", "initial_s": 60, "increment_s": 2}}))
}

#[test]
fn a_flag_falls_at_its_time_and_not_before() {
    let mut stage = live();
    assert_eq!(stage.room.flag_at(), Some(1_000 + MINUTE));
    assert!(stage.room.flag(MINUTE + 999, 0).is_none());
    stage.now = 1_000 + MINUTE;
    assert_eq!(stage.refused(Seat::A, &stage.any_move()), "time");
    let (event, room) = stage.room.flag(stage.now, 0).unwrap();
    assert_eq!((event.kind, event.seat), (Kind::Flag, Some(Seat::A)));
    assert_eq!((room.status(), room.running()), ("won B time".to_string(), None));
    assert!(room.flag(10 * MINUTE, 0).is_none(), "it falls once");
}

#[test]
fn an_early_flag_in_a_log_is_refused() {
    let mut stage = live();
    let (mut event, _) = stage.room.flag(2 * MINUTE, 0).unwrap();
    event.at = MINUTE;
    assert!(stage.room.apply(&event).unwrap_err().to_string().contains("has not fallen"));
}

#[test]
fn the_line_is_credited_within_a_second_and_written_down() {
    for (lag, credited) in [(0, 0), (300, 300), (1_000, 1_000), (60_000, 1_000)] {
        let mut stage = live();
        let moment = Moment { lag, ..Moment::at(11_000) };
        let done = stage.room.act(Seat::A, 1, &stage.any_move(), &moment).unwrap();
        let event = stage.happened(done);
        assert!(matches!(event.kind, Kind::Move { lag, .. } if lag == credited), "{event:?}");
        assert_eq!(event.clocks, Some(vec![52_000 + credited, MINUTE]));
    }
    let stage = live();
    let moment = Moment { lag: 1_000, ..Moment::at(1_200) };
    let (event, _) = stage.room.act(Seat::A, 1, &stage.any_move(), &moment).unwrap();
    assert_eq!(event.clocks, Some(vec![MINUTE + 2_000, MINUTE]), "no more than has passed");
}

#[test]
fn a_move_that_was_sent_in_time_is_in_time() {
    let stage = live();
    let late = Moment { lag: 400, ..Moment::at(1_000 + MINUTE + 300) };
    assert!(stage.room.flag(late.now, late.lag).is_none());
    assert!(stage.room.act(Seat::A, 1, &stage.any_move(), &late).is_ok());
    let later = Moment { now: 1_000 + MINUTE + 400, ..late };
    assert!(stage.room.act(Seat::A, 1, &stage.any_move(), &later).is_err());
}

#[test]
fn an_outage_is_credited_once_to_whoever_was_on_move() {
    let mut stage = live();
    stage.now = 11_000;
    stage.play();
    let (from, until) = (20_000, 500_000);
    let credit = stage.room.credit(from, until, 500_010).unwrap();
    let event = stage.happened(credit);
    assert_eq!((event.seat, event.kind), (Some(Seat::B), Kind::Credit(480_000)));
    assert!(stage.room.credit(from, until, 500_020).is_none(), "twice is too often");
    assert_eq!(stage.room.flag_at(), Some(11_000 + MINUTE + 480_000));
    assert_eq!(stage.room.clocks_at(500_010).unwrap()[1], MINUTE + 480_000 - 489_010);
    assert!(Stage::two(&json!({})).room.credit(0, 5_000, 6_000).is_none(), "without clocks");
}

#[test]
fn days_are_for_each_move_anew() {
    const DAY: u64 = 24 * 60 * MINUTE;
    let mut stage = Stage::two(&json!({"clock": {"kind": "days", "per_move": 3}}));
    stage.now += 2 * DAY;
    assert_eq!(stage.play().clocks, Some(vec![3 * DAY, 3 * DAY]));
    assert_eq!(stage.room.flag_at(), Some(stage.now + 3 * DAY));
}

#[test]
fn clocks_wait_until_everybody_is_there_and_for_computers() {
    let mut stage = Stage::new(&json!({
        "game": "billo", "seats": ["level:1", "open"], "clock": {"kind": "live", "initial_s": 60}
    }));
    assert_eq!((stage.room.clocks(), stage.room.status()), (None, "open".to_string()));
    let done = stage.room.join(Seat::B, None, 100_000).unwrap();
    stage.happened(done);
    assert_eq!(stage.room.clocks(), Some(vec![MINUTE; 2]));
    assert_eq!((stage.room.running(), stage.room.flag_at()), (None, None));
    let Action::Move(text) = stage.any_move() else { unreachable!() };
    let done = stage.room.computer_moves(&text, 900_000).unwrap();
    let event = stage.happened(done);
    assert_eq!(event.clocks, Some(vec![MINUTE; 2]));
    assert_eq!(stage.room.flag_at(), Some(900_000 + MINUTE));
    assert!(stage.room.computer_moves(&text, 900_001).is_err(), "it is a person's turn");
}

#[test]
fn where_more_than_two_play_a_computer_takes_over_or_the_seat_is_out() {
    for (leaver, kind) in [("level:2", "computer"), ("out", "out")] {
        let clock = json!({"kind": "live", "initial_s": 60});
        let mut stage = Stage::three(&json!({"leaver": leaver, "clock": clock}));
        let fallen = stage.room.flag(1_000 + MINUTE, 0).unwrap();
        stage.happened(fallen);
        assert_eq!(stage.room.chairs()[0].holder.kind(), kind);
        assert_eq!(stage.room.status(), "turn A");
        assert!(stage.room.awaits_computer().is_some());
        assert_eq!(stage.refused(Seat::A, &stage.any_move()), "nobody");
        assert!(Room::replay(&stage.log).is_ok());
    }
}
