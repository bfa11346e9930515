//! Notifications, to a push service of our own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};
use tabletier_server::Config;

use crate::house::{House, LINE};

/// A push service that answers everything with this status, and tells what it got.
fn service(status: &'static str) -> (String, mpsc::Receiver<Vec<String>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let host = listener.local_addr().unwrap().to_string();
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut reader = BufReader::new(stream.try_clone().unwrap());
            let mut head = Vec::new();
            loop {
                let mut line = String::new();
                if reader.read_line(&mut line).unwrap_or(0) < 3 {
                    break;
                }
                head.push(line.trim().to_string());
            }
            let long = head.iter().find_map(|line| {
                let line = line.to_lowercase();
                line.strip_prefix("content-length: ")?.parse::<usize>().ok()
            });
            let mut body = vec![0; long.unwrap_or(0)];
            reader.read_exact(&mut body).unwrap();
            head.push(format!("body: {}", body.len()));
            write!(stream, "HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
                .unwrap();
            if sender.send(head).is_err() {
                break;
            }
        }
    });
    (host, receiver)
}

fn house(host: &str) -> House {
    let push_hosts = vec![host.to_string()];
    House::with(Config { push_hosts, plain_push: true, thinkers: 1, ..Config::default() })
}

#[test]
fn whoever_is_away_is_told_of_their_turn_and_nothing_else() {
    let (host, got) = service("201 Created");
    let house = house(&host);
    let table = house.table(&json!({}));
    let key = house.get("/api/push").expect(200)["key"].as_str().unwrap().to_string();
    let endpoint = json!({"endpoint": format!("http://{host}/device")});
    let answer = house.post_as(&table.secrets[1], &table.path("/push"), &endpoint);
    assert_eq!(answer.status, 204);
    table.mv(0, "1", LINE[0]).expect(200);
    let head = got.recv().unwrap();
    assert!(head[0].starts_with("POST /device "), "{head:?}");
    assert!(head.contains(&"body: 0".to_string()), "{head:?}");
    let value = |name: &str| {
        let line = head.iter().find(|line| line.to_lowercase().starts_with(name)).unwrap();
        line.split_once(": ").unwrap().1.to_string()
    };
    assert_eq!(value("ttl"), "86400");
    let authorization = value("authorization");
    let (token, sent_key) =
        authorization.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(sent_key, key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(&key))
        .verify(signed.as_bytes(), &decode(signature))
        .unwrap();
    let claims: Value = serde_json::from_slice(&decode(signed.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], format!("http://{host}"));
    for secret in &table.secrets {
        assert!(!head.join("\n").contains(secret.as_str()));
    }
    // Whoever is there need not be told.
    let mut socket = house.socket(&table.id, 0);
    socket.say(&json!({"t": "seat", "secret": table.secrets[1]}));
    socket.hear("seat");
    table.mv(1, "1", LINE[1]).expect(200);
    table.mv(0, "2", LINE[2]).expect(200);
    drop(socket);
    assert!(house.get("/metrics").text.contains("\ntabletier_pushes_total 1\n"));
}

#[test]
fn a_device_that_is_gone_is_forgotten() {
    let (host, got) = service("410 Gone");
    let house = house(&host);
    let table = house.table(&json!({}));
    let endpoint = json!({"endpoint": format!("http://{host}/device")});
    house.post_as(&table.secrets[1], &table.path("/push"), &endpoint);
    table.mv(0, "1", LINE[0]).expect(200);
    got.recv().unwrap();
    let file = rusqlite::Connection::open(house.folder().join("games.sqlite")).unwrap();
    let kept =
        || file.query_row("SELECT count(*) FROM push", [], |row| row.get::<_, i64>(0)).unwrap();
    while kept() > 0 {
        std::thread::yield_now();
    }
}

#[test]
fn the_server_calls_nobody_but_push_services() {
    let house = House::new();
    let table = house.table(&json!({}));
    for endpoint in [
        "http://127.0.0.1:22/",
        "https://127.0.0.1/",
        "https://evil.example/",
        "https://fcm.googleapis.com.evil.example/",
        "https://fcm.googleapis.com@evil.example/",
        "https://evil.example\\.push.apple.com/",
        "https://evil.example/.push.apple.com",
        "http://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "",
    ] {
        let body = json!({"endpoint": endpoint});
        house.post_as(&table.secrets[0], &table.path("/push"), &body).refused(400, "bad-request");
    }
    let fine = json!({"endpoint": "https://web.push.apple.com/abc"});
    assert_eq!(house.post_as(&table.secrets[0], &table.path("/push"), &fine).status, 204);
    house.post(&table.path("/push"), &fine).refused(403, "forbidden");
}
