//! Whoever takes their time is let go, and others are not kept waiting.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::json;
use tabletier_server::{Config, Rate};
use tungstenite::Message;

use crate::house::{House, LINE};

/// A server that waits longer than any machine is slow, and shorter than a test.
fn house() -> House {
    let soon = Duration::from_secs(2);
    House::with(Config {
        head_timeout: soon,
        body_timeout: soon,
        idle_timeout: Duration::from_secs(4),
        socket_rate: Rate::per_second(10_000_000),
        thinkers: 1,
        ..Config::default()
    })
}

fn line(house: &House) -> TcpStream {
    let stream = TcpStream::connect(house.base.strip_prefix("http://").unwrap()).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    stream
}

/// What comes until the server hangs up.
fn rest(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    // A reset is an end, too.
    let _ = stream.read_to_end(&mut text);
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn half_a_head_is_not_waited_for() {
    let house = house();
    for head in ["", "GET /api/lobby HTTP/1.1\r\nHost: here\r\n"] {
        let mut stream = line(&house);
        stream.write_all(head.as_bytes()).unwrap();
        let answer = rest(stream);
        assert!(!answer.contains("200 OK"), "{answer}");
    }
    assert_eq!(house.get("/healthz").status, 200);
}

#[test]
fn half_a_body_is_not_waited_for() {
    let house = house();
    let mut stream = line(&house);
    let head = "POST /api/games HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{\"game\":";
    stream.write_all(head.as_bytes()).unwrap();
    let answer = rest(stream);
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("\"error\":\"slow\""), "{answer}");
    let made = house.get("/metrics").text;
    assert!(made.contains("\ntabletier_games_made_total 0\n"), "{made}");
}

#[test]
fn half_a_handshake_is_not_waited_for() {
    let house = house();
    let table = house.table(&json!({}));
    let mut stream = line(&house);
    let path = table.path("/socket?after=0");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n").unwrap();
    let answer = rest(stream);
    assert!(!answer.contains(" 101 "), "{answer}");
}

#[test]
fn a_socket_that_says_nothing_is_let_go_and_one_that_answers_stays() {
    let house = house();
    let table = house.table(&json!({}));
    let mut silent = line(&house);
    let path = table.path("/socket?after=0");
    let key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    write!(
        silent,
        "GET {path} HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{key}\r\n"
    )
    .unwrap();
    let mut polite = house.socket(&table.id, 0);
    // Whoever reads answers the server's pings meanwhile.
    let goodbye = std::thread::spawn(move || rest(silent));
    while !goodbye.is_finished() {
        polite.say(&json!({"t": "ping"}));
        polite.hear("pong");
        std::thread::sleep(Duration::from_millis(50));
    }
    let told = goodbye.join().unwrap();
    assert!(told.contains("nothing was heard for too long"), "{told}");
    polite.say(&json!({"t": "ping"}));
    polite.hear("pong");
}

#[test]
fn who_does_not_take_what_is_sent_is_let_go_and_comes_back_by_the_last_number() {
    let house = house();
    let table = house.table(&json!({}));
    let mut slow = house.socket(&table.id, 0);
    let first = slow.hear("events");
    assert_eq!(first["events"][0]["seq"], 1);
    // It asks without end and takes no answer: those fill all that lies between.
    let ping = Message::text("{\"t\":\"ping\"}");
    let stream = slow.0.get_ref().try_clone().unwrap();
    stream.set_write_timeout(Some(Duration::from_secs(60))).unwrap();
    let mut asked = 0_u32;
    while slow.0.send(ping.clone()).is_ok() {
        asked += 1;
        assert!(asked < 50_000_000, "it is never let go");
    }
    // The game goes on without it, and nothing is missing when it comes again.
    for (number, text) in LINE.iter().enumerate() {
        table.mv(number % 2, text, text).expect(200);
    }
    let missed = house.socket(&table.id, 1).hear("events");
    let numbers: Vec<_> =
        missed["events"].as_array().unwrap().iter().map(|it| &it["seq"]).collect();
    assert_eq!(numbers, [&json!(2), &json!(3), &json!(4), &json!(5)]);
}
