//! Every form with what it does not expect: the right status, a clear message, nothing changed.

use serde_json::json;

use crate::house::{House, LINE};

#[test]
fn what_is_no_request_is_refused_and_changes_nothing() {
    let house = House::new();
    let table = house.table(&json!({}));
    let before = (table.state(), table.events(0));
    let forms =
        ["/api/games".to_string(), table.path("/join"), table.path("/act"), table.path("/push")];
    let bearer = format!("Bearer {}", table.secrets[0]);
    let authorised = [("authorization", bearer.as_str())];
    for form in &forms {
        for body in ["", "{", "nonsense", "[]", "3", "null", "{\"id\":\"\u{1}\"}", "{\"a\":1}}"] {
            let answer = house.ask("POST", form, &authorised, Some(body));
            let status = answer.status;
            assert!(matches!(status, 400 | 403), "{form} {body}: {status} {}", answer.text);
            assert!(answer.json()["message"].is_string(), "{form} {body}");
        }
        let deep = "[".repeat(4000) + &"]".repeat(4000);
        house.ask("POST", form, &authorised, Some(&deep)).refused(400, "bad-request");
        let long = format!("{{\"name\":\"{}\"}}", "x".repeat(9_000));
        house.ask("POST", form, &authorised, Some(&long)).refused(413, "too-large");
        house.ask("PUT", form, &authorised, Some("{}")).refused(405, "method");
    }
    for path in [
        "/api/games/nothing",
        "/api/games/nothing/events",
        "/api/games/nothing/record",
        "/api/games/..%2f..%2fetc",
        "/api/games/%00",
        "/api/games/' OR 1=1 --/record",
        "/api/nothing",
    ] {
        let path = path.replace(' ', "%20");
        house.get(&path).refused(404, "not-found");
    }
    house.get(&table.path("/socket")).refused(400, "bad-request");
    for query in
        ["after=x", "after=-1", "after=+1", "after=", "after=99999999999999999999", "follow=yes"]
    {
        house.get(&table.path(&format!("/events?{query}"))).refused(400, "bad-request");
    }
    assert_eq!(table.events(999).len(), 0);
    let after = (table.state(), table.events(0));
    assert_eq!(before, after);
}

#[test]
fn what_is_no_action_is_refused_and_changes_nothing() {
    let house = House::new();
    let table = house.table(&json!({}));
    let fine = json!({"id": "1", "after": 1, "kind": "move", "move": LINE[0]});
    for (field, value, status, error) in [
        ("id", json!(""), 400, "bad-request"),
        ("id", json!("x".repeat(65)), 400, "bad-request"),
        ("id", json!(1), 400, "bad-request"),
        ("id", json!(null), 400, "bad-request"),
        ("after", json!("1"), 400, "bad-request"),
        ("after", json!(-1), 400, "bad-request"),
        ("after", json!(1.5), 400, "bad-request"),
        ("after", json!(null), 400, "bad-request"),
        ("after", json!(0), 409, "stale"),
        ("after", json!(2), 409, "stale"),
        ("after", json!(u64::MAX), 409, "stale"),
        ("kind", json!("castle"), 400, "bad-request"),
        ("kind", json!(null), 400, "bad-request"),
        ("move", json!(null), 400, "bad-request"),
        ("move", json!(7), 400, "bad-request"),
        ("move", json!(""), 422, "illegal"),
        ("move", json!("Rc1-c9"), 422, "illegal"),
        ("move", json!("Rc1-c4"), 422, "illegal"),
        ("move", json!("x".repeat(5_000)), 422, "illegal"),
    ] {
        let mut bad = fine.clone();
        bad[field] = value;
        let body = table.act(0, &bad).refused(status, error);
        assert_eq!(body["code"].is_string(), status == 422, "{body}");
    }
    assert_eq!(table.events(0).len(), 1);
    table.act(0, &fine).expect(200);
}

#[test]
fn a_game_that_cannot_be_made_is_not() {
    let house = House::new();
    for body in [
        json!({}),
        json!({"game": "go", "seats": ["me", "open"]}),
        json!({"game": "billo", "seats": ["me"]}),
        json!({"game": "billo", "seats": ["me", "time:5"]}),
        json!({"game": "billo", "seats": ["me", "open"], "clock": {"kind": "live"}}),
        json!({"game": "billo", "seats": ["me", "open"], "public": "yes"}),
        json!({"game": "billo", "seats": ["me", "open"], "seed": "seven"}),
    ] {
        house.post("/api/games", &body).refused(400, "bad-request");
    }
    assert!(house.get("/metrics").text.contains("\ntabletier_games_made_total 0\n"));
}

#[test]
fn pages_of_another_origin_may_look_but_not_touch() {
    let house = House::new();
    let table = house.table(&json!({}));
    let evil = [("origin", "https://evil.example")];
    let body = json!({"game": "billo", "seats": ["me", "me"]}).to_string();
    house.ask("POST", "/api/games", &evil, Some(&body)).refused(403, "forbidden");
    let bearer = format!("Bearer {}", table.secrets[0]);
    let act = json!({"id": "1", "after": 1, "kind": "resign"}).to_string();
    let both = [("origin", "null"), ("authorization", bearer.as_str())];
    house.ask("POST", &table.path("/act"), &both, Some(&act)).refused(403, "forbidden");
    let address = house.base.strip_prefix("http://").unwrap();
    let upgrade = |origin: &str| {
        let stream = std::net::TcpStream::connect(address).unwrap();
        let request = tungstenite::http::Request::builder()
            .uri(format!("ws://{address}{}", table.path("/socket")))
            .header("host", address)
            .header("origin", origin)
            .header("connection", "Upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
        tungstenite::client(request.body(()).unwrap(), stream).is_ok()
    };
    assert!(!upgrade("https://evil.example"));
    assert!(upgrade(&house.base));
    assert_eq!(table.state()["status"], "turn A");
}
