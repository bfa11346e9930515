//! Games at a distance: any bytes as actions and times, any text as a message.

use serde_json::{Value, json};
use tabletier_room::{Action, Event, Greeting, Moment, NextGame, Offer, Refusal, Room, Setup};
use tabletier_session::{Seat, catalog};

/// Whatever people do, and whenever, the log is numbered without gaps and gives the room again.
pub fn room(bytes: &[u8]) {
    let (head, rest) = bytes.split_at_checked(4).unwrap_or((&[0; 4], bytes));
    let entry = catalog::GAMES[usize::from(head[0]) % catalog::GAMES.len()];
    let clocks = [
        json!({"kind": "none"}),
        json!({"kind": "live", "initial_s": 60, "increment_s": 2}),
        json!({"kind": "days", "per_move": 1}),
    ];
    let seats = ["me", "open", "random"];
    let seat = |byte: u8| seats[usize::from(byte) % seats.len()];
    let setup = json!({
        "game": entry.about().key,
        "seats": [seat(head[1]), seat(head[1] / 16)],
        "clock": clocks[usize::from(head[2]) % clocks.len()],
        "free_takeback": head[3] % 2 == 0,
    });
    let (event, mut room) = Setup::read(&setup)
        .and_then(|setup| Room::create(setup, 0))
        .expect("such a game can be made");
    let mut log = vec![event];
    let mut now = 0;
    for step in rest.chunks_exact(5) {
        now += u64::from(step[0]) << (step[1] % 16);
        if let Some((event, next)) = happen(&room, step, now) {
            log.push(event);
            room = next;
        }
    }
    assert!(log.iter().zip(1..).all(|(event, seq)| event.seq == seq));
    let again = Room::replay(&log).expect("a log is a game");
    assert_eq!(again.record().to_string(), room.record().to_string());
    assert_eq!((again.status(), again.clocks()), (room.status(), room.clocks()));
    for event in &log {
        assert_eq!(Event::read(&event.to_json()).as_ref(), Ok(event));
    }
}

/// One thing that happens, if it may.
fn happen(room: &Room, step: &[u8], now: u64) -> Option<(Event, Room)> {
    let lag = u64::from(step[4]) * 8;
    let moves = room.game().moves();
    let text = moves.get(usize::from(step[2]) % moves.len().max(1)).cloned().unwrap_or_default();
    let action = match step[3] % 16 {
        0..=5 => Action::Move(text.clone()),
        6 => Action::Resign,
        7 => Action::OfferDraw,
        8 => Action::OfferTakeback,
        9 => Action::Accept(None),
        10 => Action::Decline(Some(Offer::Takeback)),
        11 => Action::Rematch,
        12 => Action::HandOver("random".parse().expect("a strength")),
        13 => Action::Greet(Greeting::Hello),
        14 => return room.join(room.open_seats().next()?, Some("Zoé"), now).ok(),
        _ => return room.credit(now / 2, now, now),
    };
    if let Some(fallen) = room.flag(now, lag) {
        return Some(fallen);
    }
    if room.awaits_computer().is_some() {
        return room.computer_moves(&text, now).ok();
    }
    let moment = Moment { now, lag, next: NextGame { id: "next".to_string(), seed: 1 } };
    let seat = Seat::new(usize::from(step[1] / 16) % 2)?;
    match room.act(seat, room.head(), &action, &moment) {
        Err(Refusal::Time) => room.flag(now, 0),
        other => other.ok(),
    }
}

/// A message that can be read is written so that it reads back; a game that can be read can begin.
pub fn message(text: &str) {
    let Ok(value) = serde_json::from_str::<Value>(text) else { return };
    let _ = Action::read(&value);
    if let Ok(event) = Event::read(&value) {
        assert_eq!(Event::read(&event.to_json()), Ok(event));
    }
    if let Ok(setup) = Setup::read(&value) {
        let (event, room) = Room::create(setup, 0).expect("what can be read can begin");
        assert_eq!(Event::read(&event.to_json()).as_ref(), Ok(&event));
        assert!(Room::replay(&[event]).is_ok_and(|again| again.status() == room.status()));
    }
}
