//! What is promised: one test for each, which fails without it.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tabletier_server::Config;

use crate::house::{House, LINE};

#[test]
fn one_what_was_acknowledged_is_there_when_the_server_comes_back() {
    // Ends the server in good order; `kill.rs` of the program ends it in none.
    let mut house = House::new();
    let (id, secrets, events) = {
        let table = house.table(&json!({}));
        for (number, text) in LINE.iter().enumerate() {
            table.mv(number % 2, text, text).expect(200);
        }
        (table.id.clone(), table.secrets.clone(), table.events(0))
    };
    house.restart(1_000);
    let table = crate::house::Table { house: &house, id, secrets };
    assert_eq!(table.events(0), events);
    assert_eq!(table.state()["moves"], json!(LINE));
    assert_eq!(table.mv(1, LINE[3], LINE[3]).expect(200)["seq"], 5, "known by its name");
}

#[test]
fn two_events_are_numbered_without_gaps_and_replaying_them_is_a_legal_game() {
    let house = House::new();
    let table = house.table(&json!({"clock": {"kind": "live", "initial_s": 60}}));
    table.mv(0, "1", LINE[0]).expect(200);
    table.now(1, "1", "offer-takeback").refused(422, "illegal");
    table.now(0, "2", "offer-takeback").expect(200);
    table.now(1, "2", "accept").expect(200);
    table.mv(0, "3", LINE[0]).expect(200);
    table.mv(1, "3", LINE[1]).expect(200);
    house.time.pass(61_000);
    table.mv(0, "4", LINE[2]).refused(410, "over");
    let events = table.events(0);
    assert!(events.iter().zip(1u64..).all(|(event, seq)| event["seq"] == seq));
    let events: Vec<_> =
        events.iter().map(|event| tabletier_room::Event::read(event).unwrap()).collect();
    let room = tabletier_room::Room::replay(&events).unwrap();
    assert_eq!(json!(room.status()), table.state()["status"]);
    assert_eq!(room.status(), "won B time");
}

#[test]
fn three_the_same_action_sent_ten_times_is_one_event_with_one_answer() {
    let house = House::new();
    let table = house.table(&json!({"clock": {"kind": "live", "initial_s": 60, "increment_s": 3}}));
    let body = json!({"id": "the same", "after": 1, "kind": "move", "move": LINE[0]});
    let answers: BTreeSet<String> = std::thread::scope(|scope| {
        let ask = || {
            house.time.pass(10);
            table.act(0, &body).expect(200).to_string()
        };
        let asked: Vec<_> = (0..10).map(|_| scope.spawn(ask)).collect();
        asked.into_iter().map(|answer| answer.join().unwrap()).collect()
    });
    assert_eq!(answers.len(), 1, "{answers:?}");
    table.mv(1, "other", LINE[1]).expect(200);
    house.time.pass(5_000);
    let again: BTreeSet<String> = [table.act(0, &body).expect(200).to_string()].into();
    assert_eq!(again, answers, "the answer does not change with the game");
    assert_eq!(table.events(0).len(), 3);
    let mut other = body.clone();
    other["move"] = LINE[2].into();
    assert_eq!(table.act(0, &other).refused(422, "illegal")["code"], "id-used");
}

#[test]
fn four_of_two_actions_for_one_number_one_wins_and_the_other_is_told_what_it_missed() {
    let house = House::new();
    for round in 0..8 {
        let table = house.table(&json!({}));
        let race = |seat: usize, body: Value| table.act(seat, &body);
        let mv = json!({"id": "m", "after": 1, "kind": "move", "move": LINE[0]});
        let offer = json!({"id": "o", "after": 1, "kind": "offer-draw"});
        let (one, two) = std::thread::scope(|scope| {
            let one = scope.spawn(|| race(0, mv));
            let two = scope.spawn(|| race(1, offer));
            (one.join().unwrap(), two.join().unwrap())
        });
        let (won, lost) = if one.status == 200 { (one, two) } else { (two, one) };
        assert_eq!(won.expect(200)["seq"], 2, "round {round}");
        let lost = lost.refused(409, "stale");
        assert_eq!(lost["head"], 2);
        assert_eq!(lost["events"], json!(table.events(1)));
        assert_eq!(table.events(0).len(), 2);
    }
}

#[test]
fn five_nobody_acts_without_the_secret_and_watchers_never_see_one() {
    let house = House::new();
    let made = house
        .post("/api/games", &json!({"game": "billo", "seats": ["me", "open"], "public": true}))
        .expect(201);
    let id = made["id"].as_str().unwrap();
    let path = format!("/api/games/{id}");
    let invite = made["seats"][1]["invite"].as_str().unwrap().to_string();
    let joined = house.post(&format!("{path}/join"), &json!({"invite": invite})).expect(200);
    let secret = made["seats"][0]["secret"].as_str().unwrap().to_string();
    let other = joined["secret"].as_str().unwrap().to_string();
    let strange = house.table(&json!({}));
    let act = json!({"id": "1", "after": 2, "kind": "move", "move": LINE[0]});
    let acts = format!("{path}/act");
    let mut flipped = secret.clone().into_bytes();
    flipped[0] = if flipped[0] == b'A' { b'B' } else { b'A' };
    let flipped = String::from_utf8(flipped).unwrap();
    for wrong in ["", "x", &invite, &flipped, &strange.secrets[0], &secret[1..], id] {
        house.post_as(wrong, &acts, &act).refused(403, "forbidden");
    }
    house.post(&acts, &act).refused(403, "forbidden");
    house
        .ask("POST", &acts, &[("authorization", &secret)], Some(&act.to_string()))
        .refused(403, "forbidden");
    // The other seat's secret acts for the other seat alone.
    house.post_as(&other, &acts, &act).refused(422, "illegal");
    for used in [&invite, &secret, &other] {
        house.post(&format!("{path}/join"), &json!({"invite": used})).refused(403, "forbidden");
    }
    house.post(&format!("{path}/join"), &json!({})).refused(403, "forbidden");
    let mut socket = house.socket(id, 0);
    socket.say(&json!({"t": "act", "id": "w", "after": 2, "kind": "resign"}));
    assert_eq!(socket.hear("refused")["error"], "forbidden");
    house.post_as(&secret, &acts, &act).expect(200);
    let mut seen = house.get(&path).text + &house.get(&format!("{path}/events")).text;
    seen += &house.get(&format!("{path}/record")).text;
    seen += &house.get("/api/lobby").text;
    seen += &house.get("/metrics").text;
    seen += &socket.hear("events").to_string();
    for secret in [&secret, &other, &invite] {
        assert!(!seen.contains(secret.as_str()));
    }
    let file = std::fs::read(house.folder().join("games.sqlite")).unwrap();
    let log = std::fs::read(house.folder().join("games.sqlite-wal")).unwrap();
    for secret in [&secret, &other, &invite] {
        let kept = |bytes: &[u8]| bytes.windows(secret.len()).any(|part| part == secret.as_bytes());
        assert!(!kept(&file) && !kept(&log), "secrets are kept as hashes alone");
    }
}

#[test]
fn six_no_flag_falls_early_and_no_clock_rises_unexplained() {
    let house = House::new();
    let table = house.table(&json!({"clock": {"kind": "live", "initial_s": 60, "increment_s": 5}}));
    house.time.pass(59_999);
    assert_eq!(table.state()["status"], "turn A");
    assert_eq!(table.state()["clocks"], json!([1, 60_000]));
    table.mv(0, "1", LINE[0]).expect(200);
    assert_eq!(table.state()["clocks"], json!([5_001, 60_000]));
    house.time.pass(60_000);
    // The timer, not a request, lets it fall.
    let mut socket = house.socket(&table.id, 2);
    let event = &socket.hear("events")["events"][0];
    assert_eq!((&event["kind"], &event["status"]), (&json!("flag"), &json!("won A time")));
    assert_eq!(event["clocks"], json!([5_001, 0]));
}

#[test]
fn seven_without_any_hint_clients_converge_within_one_ping() {
    let house = House::with(Config { hints: false, thinkers: 1, ..Config::default() });
    let table = house.table(&json!({}));
    let mut socket = house.socket(&table.id, 1);
    socket.say(&json!({"t": "ping"}));
    assert_eq!(socket.hear("pong")["head"], 1);
    table.mv(0, "1", LINE[0]).expect(200);
    socket.say(&json!({"t": "ping"}));
    assert_eq!(socket.hear("events")["events"][0]["seq"], 2);
    assert_eq!(socket.hear("pong")["head"], 2);
}
