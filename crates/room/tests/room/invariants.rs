//! Whatever people do, and whenever.

use proptest::prelude::*;
use serde_json::{Value, json};
use tabletier_room::{Action, Event, Greeting, Kind, Moment, NextGame, Offer, Refusal, Room};
use tabletier_session::{Seat, TimeControl, catalog};

use crate::stage::Stage;

/// Something that is tried, by numbers that mean something only in the room at that time.
#[derive(Clone, Debug)]
struct Attempt {
    seat: usize,
    what: u8,
    which: usize,
    pause: u64,
    lag: u64,
    behind: u64,
}

fn attempt() -> impl Strategy<Value = Attempt> {
    let pause = prop_oneof![0..50u64, 0..5_000u64, 0..400_000u64];
    (0..4usize, 0..24u8, any::<usize>(), pause, 0..3_000u64, 0..8u64).prop_map(
        |(seat, what, which, pause, lag, behind)| Attempt { seat, what, which, pause, lag, behind },
    )
}

fn setup() -> impl Strategy<Value = Value> {
    let clock = prop_oneof![
        Just(json!({"kind": "none"})),
        Just(json!({"kind": "live", "initial_s": 60, "increment_s": 2})),
        Just(json!({"kind": "live", "initial_s": 300})),
        Just(json!({"kind": "days", "per_move": 1})),
    ];
    let holder = prop_oneof![4 => Just("me"), 2 => Just("open"), 1 => Just("level:1")];
    let game = 0..catalog::GAMES.len() + 2;
    let leaver = prop_oneof![Just("out"), Just("random")];
    (game, clock, proptest::collection::vec(holder, 4), any::<bool>(), leaver, 0..3u64).prop_map(
        |(game, clock, seats, free, leaver, seed)| {
            let (game, rules, players) = match catalog::GAMES.get(game) {
                Some(entry) => (entry.about().key, None, 2),
                None => {
                    let players = 3 + game - catalog::GAMES.len();
                    ("billabong", Some(format!("players={players}")), players)
                }
            };
            json!({
                "game": game, "rules": rules, "seed": seed, "seats": seats[..players],
                "clock": clock, "free_takeback": free, "leaver": leaver,
            })
        },
    )
}

fn action(room: &Room, attempt: &Attempt) -> Action {
    let moves = room.game().moves();
    match attempt.what {
        0..=9 if !moves.is_empty() => Action::Move(moves[attempt.which % moves.len()].clone()),
        0..=9 => Action::Rematch,
        10 => Action::Resign,
        11 | 12 => Action::OfferDraw,
        13 | 14 => Action::OfferTakeback,
        15 => Action::Accept(None),
        16 => Action::Accept(Some(Offer::Takeback)),
        17 => Action::Decline(None),
        18 => Action::Rematch,
        19 => Action::HandOver("random".parse().unwrap()),
        20 => Action::Greet(Greeting::ALL[attempt.which % 6]),
        _ => Action::Move("nonsense".to_string()),
    }
}

/// Tries one thing, as a server does: what has fallen is heard first.
fn step(stage: &mut Stage, attempt: &Attempt) {
    stage.now += attempt.pause;
    if let Some(fallen) = stage.room.flag(stage.now, attempt.lag) {
        let falls = stage.room.flag_at().unwrap();
        assert!(fallen.0.at >= falls, "a flag fell {} ms early", falls - fallen.0.at);
        stage.happened(fallen);
    }
    if stage.room.awaits_computer().is_some() && attempt.what < 10 {
        let Action::Move(text) = stage.any_move() else { unreachable!() };
        let done = stage.room.computer_moves(&text, stage.now).unwrap();
        stage.happened(done);
    }
    let seat = Seat::new(attempt.seat).unwrap();
    let open = stage.room.open_seats().next();
    if let Some(open) = open.filter(|_| attempt.what.is_multiple_of(3)) {
        let done = stage.room.join(open, Some("Zoé"), stage.now).unwrap();
        stage.happened(done);
    }
    if attempt.what == 23 {
        let until = stage.now;
        if let Some(done) = stage.room.credit(until.saturating_sub(attempt.pause), until, stage.now)
        {
            stage.happened(done);
        }
    }
    let action = action(&stage.room, attempt);
    let after = (stage.room.head() + 1).saturating_sub(attempt.behind.saturating_sub(5));
    let next = NextGame { id: "next".to_string(), seed: 1 };
    let moment = Moment { now: stage.now, lag: attempt.lag, next };
    let before = Stage::look(&stage.room);
    match stage.room.act(seat, after, &action, &moment) {
        Ok(done) => {
            assert!(done.0.kind.answers(&action), "{:?} of {action:?}", done.0.kind);
            stage.happened(done);
        }
        Err(Refusal::Time) => {
            let fallen = stage.room.flag(stage.now, 0).expect("whoever is late is out of time");
            stage.happened(fallen);
        }
        Err(_) => assert_eq!(Stage::look(&stage.room), before),
    }
}

/// Why a clock may have risen from one event to the next.
fn may_rise(control: TimeControl, seat: Seat, before: u64, after: u64, event: &Event) -> bool {
    match (&event.kind, control) {
        (Kind::Credit(time), _) => event.seat == Some(seat) && after == before + time,
        (Kind::Move { .. }, TimeControl::Live { increment, .. }) => {
            event.seat == Some(seat) && after <= before + increment.as_millis() as u64
        }
        (Kind::Move { .. }, TimeControl::PerMove(time)) => after == time.as_millis() as u64,
        _ => false,
    }
}

fn check(stage: &Stage) {
    let log = &stage.log;
    assert!(log.iter().zip(1..).all(|(event, seq)| event.seq == seq), "numbers have gaps");
    assert!(log.is_sorted_by_key(|event| event.at), "time went back");
    let again = Room::replay(log).unwrap();
    assert_eq!(Stage::look(&again), Stage::look(&stage.room));
    let mut room = Room::replay(&log[..1]).unwrap();
    for event in log {
        assert_eq!(Event::read(&event.to_json()).as_ref(), Ok(event));
        let before = (room.clocks(), room.is_over());
        if event.seq > 1 {
            room.apply(event).unwrap();
        }
        assert_eq!((&event.status, &event.clocks), (&room.status(), &room.clocks()));
        assert!(!before.1 || !matches!(event.kind, Kind::Move { .. } | Kind::Flag));
        if let (Some(before), Some(after)) = (before.0, room.clocks()) {
            let control = room.setup().clock.unwrap();
            for (seat, (before, after)) in Seat::first(4).zip(before.into_iter().zip(after)) {
                let fine = after <= before || may_rise(control, seat, before, after, event);
                assert!(fine, "the clock of {seat} rose from {before} to {after} by {event:?}");
            }
        }
        if let Kind::Move { lag, .. } = event.kind {
            assert!(lag <= 1000);
        }
    }
    let mut fresh = stage.room.game().fresh();
    fresh.play_all(&stage.room.game().played()).unwrap();
    assert_eq!(fresh.position(), stage.room.game().position());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_mix_of_actions_and_times_is_a_game_that_its_log_tells(
        setup in setup(),
        attempts in proptest::collection::vec(attempt(), 1..60),
    ) {
        let mut stage = Stage::new(&setup);
        for attempt in &attempts {
            step(&mut stage, attempt);
        }
        check(&stage);
    }

    #[test]
    fn a_log_with_a_gap_or_a_stranger_in_it_is_refused(
        attempts in proptest::collection::vec(attempt(), 10..30),
        cut in 0..30usize,
    ) {
        let mut stage = Stage::two(&json!({"clock": {"kind": "live", "initial_s": 60}}));
        for attempt in &attempts {
            step(&mut stage, attempt);
        }
        let mut log = stage.log;
        let cut = cut % log.len();
        log.remove(cut);
        if cut < log.len() {
            prop_assert!(Room::replay(&log).is_err());
        }
    }
}
