//! The same over sockets.

use serde_json::{Value, json};
use tungstenite::Message;

use crate::house::{House, LINE};

#[test]
fn a_game_is_played_over_sockets_and_watched() {
    let house = House::new();
    let table = house.table(&json!({}));
    let mut players: Vec<_> = table
        .secrets
        .iter()
        .map(|secret| {
            let mut socket = house.socket(&table.id, 0);
            socket.say(&json!({"t": "seat", "secret": secret}));
            socket.hear("seat");
            socket
        })
        .collect();
    let mut watcher = house.socket(&table.id, 1);
    let present = watcher.hear("present");
    assert_eq!((&present["seats"], &present["watching"]), (&json!(["A", "B"]), &json!(1)));
    for (number, text) in LINE.iter().enumerate() {
        let act =
            json!({"t": "act", "id": text, "after": number + 1, "kind": "move", "move": text});
        players[number % 2].say(&act);
        let ack = players[number % 2].hear("ack");
        assert_eq!((&ack["id"], &ack["seq"]), (&json!(text), &json!(number + 2)));
        let seen = &watcher.hear("events")["events"][0];
        assert_eq!((&seen["move"], &seen["seq"]), (&json!(text), &json!(number + 2)));
    }
    let stale = json!({"t": "act", "id": "late", "after": 2, "kind": "resign"});
    players[0].say(&stale);
    let refused = players[0].hear("refused");
    assert_eq!(
        (&refused["id"], &refused["error"], &refused["head"]),
        (&json!("late"), &json!("stale"), &json!(5))
    );
}

#[test]
fn what_was_missed_comes_first_when_somebody_comes_back() {
    let house = House::new();
    let table = house.table(&json!({}));
    table.mv(0, "1", LINE[0]).expect(200);
    table.mv(1, "1", LINE[1]).expect(200);
    let events = house.socket(&table.id, 1).hear("events");
    let numbers: Vec<&Value> =
        events["events"].as_array().unwrap().iter().map(|event| &event["seq"]).collect();
    assert_eq!(numbers, [&json!(2), &json!(3)]);
}

#[test]
fn messages_that_mean_nothing_are_refused_and_the_socket_stays() {
    let house = House::new();
    let table = house.table(&json!({}));
    let mut socket = house.socket(&table.id, 0);
    for text in [
        "",
        "{",
        "[]",
        "{\"t\":\"dance\"}",
        "{\"t\":\"act\"}",
        "{\"t\":\"seat\"}",
        "{\"t\":\"seat\",\"secret\":\"x\"}",
    ] {
        socket.0.send(Message::text(text)).unwrap();
        let refused = socket.hear("refused");
        assert!(refused["message"].is_string() && refused["status"].is_u64(), "{text}: {refused}");
    }
    socket.0.send(Message::binary(vec![0, 1, 2])).unwrap();
    assert_eq!(socket.hear("refused")["error"], "bad-request");
    socket.say(&json!({"t": "ping"}));
    assert_eq!(socket.hear("pong")["head"], 1);
    socket.0.send(Message::text("x".repeat(9_000))).unwrap();
    loop {
        match socket.0.read() {
            Ok(Message::Close(_)) | Err(_) => break,
            Ok(_) => {}
        }
    }
    assert_eq!(table.events(0).len(), 1);
}

#[test]
fn who_talks_without_end_is_let_go() {
    let house = House::new();
    let table = house.table(&json!({}));
    let mut socket = house.socket(&table.id, 0);
    for _ in 0..200 {
        if socket.0.send(Message::text("{\"t\":\"ping\"}")).is_err() {
            break;
        }
    }
    while let Ok(message) = socket.0.read() {
        if let Message::Close(Some(frame)) = message {
            assert_eq!(frame.reason.as_str(), "too many messages");
        }
    }
}
