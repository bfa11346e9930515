//! The forms, as they are written in the documentation.

use serde_json::{Value, json};

use crate::house::{House, LINE};

#[test]
fn a_game_is_made_joined_played_and_recorded() {
    let house = House::new();
    let made = house
        .post(
            "/api/games",
            &json!({
                "game": "billo", "rules": "catalano", "seed": 7, "seats": ["me", "open"],
                "names": ["Anne", null], "clock": {"kind": "live", "initial_s": 300, "increment_s": 5}
            }),
        )
        .expect(201);
    let path = format!("/api/games/{}", made["id"].as_str().unwrap());
    assert_eq!((&made["seats"][0]["seat"], &made["seats"][1]["seat"]), (&json!("A"), &json!("B")));
    let state = house.get(&path).expect(200);
    assert_eq!(
        (&state["status"], &state["clocks"], &state["running"]),
        (&json!("open"), &Value::Null, &Value::Null)
    );
    assert_eq!((&state["seed"], &state["rules"]), (&json!(7), &json!("catalano")));
    assert_eq!(
        state["seats"][1],
        json!({"seat": "B", "name": null, "kind": "open", "present": false})
    );
    let invite = made["seats"][1]["invite"].as_str().unwrap();
    let join = json!({"invite": invite, "name": " Zoé\u{202e}\n"});
    let joined = house.post(&format!("{path}/join"), &join).expect(200);
    assert_eq!(joined["seat"], "B");
    house.post(&format!("{path}/join"), &join).refused(403, "forbidden");
    let state = house.get(&path).expect(200);
    assert_eq!((&state["status"], &state["running"]), (&json!("turn A"), &json!("A")));
    assert_eq!(
        (&state["clocks"], &state["seats"][1]["name"]),
        (&json!([300_000, 300_000]), &json!("Zoé"))
    );
    house.time.pass(10_000);
    let secret = made["seats"][0]["secret"].as_str().unwrap();
    let act = json!({"id": "one", "after": state["head"], "kind": "move", "move": LINE[0]});
    let done = house.post_as(secret, &format!("{path}/act"), &act).expect(200);
    assert_eq!((&done["seq"], &done["clocks"]), (&json!(3), &json!([295_000, 300_000])));
    let state = house.get(&path).expect(200);
    assert_eq!((&state["moves"], &state["head"]), (&json!([LINE[0]]), &json!(3)));
    let record = house.get(&format!("{path}/record"));
    assert!(
        record.text.contains("[B \"Zoé\"]") && record.text.contains("1. Rc1-c2"),
        "{}",
        record.text
    );
    assert!(record.text.parse::<tabletier_session::Record>().is_ok());
}

#[test]
fn offers_resignation_and_the_next_game() {
    let house = House::new();
    let table = house.table(&json!({"names": ["Anne", "Zoé"]}));
    table.now(0, "1", "offer-draw").expect(200);
    assert_eq!(table.state()["offers"], json!({"draw": "A"}));
    table.now(1, "1", "decline").expect(200);
    table.mv(0, "2", LINE[0]).expect(200);
    table.now(0, "3", "offer-takeback").expect(200);
    table.now(1, "2", "accept").expect(200);
    assert_eq!(table.state()["moves"], json!([]));
    let greet = json!({"id": "4", "after": table.head(), "kind": "greet", "greeting": "good-game"});
    table.act(0, &greet).expect(200);
    table.now(0, "5", "resign").expect(200);
    assert_eq!(table.state()["status"], "won B resigned");
    let late = table.now(1, "3", "resign").refused(410, "over");
    assert_eq!(late["head"], table.state()["head"]);
    table.now(0, "6", "rematch").expect(200);
    table.now(1, "4", "accept").expect(200);
    let next = table.state()["next"].as_str().unwrap().to_string();
    let state = house.get(&format!("/api/games/{next}")).expect(200);
    assert_eq!((&state["seats"][0]["name"], &state["status"]), (&json!("Zoé"), &json!("turn A")));
    assert_eq!(state["previous"], table.id.as_str());
    let act = json!({"id": "1", "after": 1, "kind": "move", "move": LINE[0]});
    let path = format!("/api/games/{next}/act");
    house.post_as(&table.secrets[1], &path, &act).expect(200);
    house.post_as(&table.secrets[0], &path, &act).refused(409, "stale");
}

#[test]
fn computers_move_by_themselves_in_any_seat() {
    let house = House::new();
    for (game, rules, seats) in [
        ("billabong", "players=4", json!(["level:1", "me", "random", "nodes:50"])),
        ("billo", "catalano", json!(["me", "level:1"])),
    ] {
        let table = house.table(&json!({"game": game, "rules": rules, "seats": seats}));
        let me = table.secrets.iter().position(|secret| !secret.is_empty()).unwrap();
        let mut socket = house.socket(&table.id, 0);
        let turn = format!("turn {}", ["A", "B", "C", "D"][me]);
        let mut wait = |count: usize| loop {
            socket.say(&json!({"t": "ping"}));
            socket.hear("pong");
            let state = table.state();
            if state["moves"].as_array().unwrap().len() >= count && state["status"] == turn.as_str()
            {
                return state;
            }
            std::thread::yield_now();
        };
        let state = wait(me);
        assert_eq!(state["seats"][me]["kind"], "person");
        let session = tabletier_session::catalog::find(game).unwrap();
        let session = session.resume(Some(rules), state["position"].as_str().unwrap()).unwrap();
        table.mv(me, "1", &session.moves()[0]).expect(200);
        wait(me + seats.as_array().unwrap().len());
    }
}

#[test]
fn a_seat_is_handed_over_and_its_secret_is_worth_nothing_then() {
    let house = House::new();
    let table = house.table(&json!({}));
    let over = json!({"id": "x", "after": table.head(), "kind": "hand-over", "to": "level:1"});
    table.act(0, &over).expect(200);
    assert_eq!(table.act(0, &over).expect(200)["seq"], 2, "asked again, answered again");
    table.now(0, "y", "resign").refused(403, "forbidden");
    assert_eq!(table.state()["seats"][0]["strength"], "level:1");
}

#[test]
fn a_secret_is_rotated_and_the_old_one_dies_when_the_new_one_is_used() {
    let house = House::new();
    let mut table = house.table(&json!({}));
    let path = table.path("/secret");
    let fresh = house.post_as(&table.secrets[0], &path, &json!({})).expect(200);
    table.mv(0, "1", LINE[0]).expect(200);
    let old =
        std::mem::replace(&mut table.secrets[0], fresh["secret"].as_str().unwrap().to_string());
    table.now(0, "2", "offer-draw").expect(200);
    table.secrets[0] = old;
    table.now(0, "3", "resign").refused(403, "forbidden");
}

#[test]
fn a_join_whose_answer_was_lost_can_be_asked_for_again() {
    let house = House::new();
    let made =
        house.post("/api/games", &json!({"game": "billo", "seats": ["me", "open"]})).expect(201);
    let path = format!("/api/games/{}/join", made["id"].as_str().unwrap());
    let secret = "abcdefghijklmnopqrstuvwxyz";
    let join = json!({"invite": made["seats"][1]["invite"], "secret": secret});
    for _ in 0..3 {
        assert_eq!(house.post(&path, &join).expect(200), json!({"seat": "B", "secret": secret}));
    }
    let other =
        json!({"invite": made["seats"][1]["invite"], "secret": "zyxwvutsrqponmlkjihgfedcba"});
    house.post(&path, &other).refused(403, "forbidden");
    let short = json!({"invite": made["seats"][1]["invite"], "secret": "short"});
    house.post(&path, &short).refused(400, "bad-request");
}

#[test]
fn those_who_watch_over_it_can_ask() {
    let house = House::new();
    house.table(&json!({}));
    assert_eq!(house.get("/healthz").status, 200);
    assert_eq!(house.get("/readyz").status, 200);
    let metrics = house.get("/metrics").text;
    assert!(metrics.contains("\ntabletier_games_made_total 1\n"), "{metrics}");
}

#[test]
fn events_are_followed_as_they_come() {
    use std::io::{BufRead, BufReader, Write};
    let house = House::new();
    let table = house.table(&json!({}));
    let mut stream =
        std::net::TcpStream::connect(house.base.strip_prefix("http://").unwrap()).unwrap();
    let path = table.path("/events?after=1&follow=true");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: here\r\n\r\n").unwrap();
    let mut lines = BufReader::new(stream).lines().map(Result::unwrap);
    assert!(lines.any(|line| line.is_empty()), "the head ends");
    table.mv(0, "1", LINE[0]).expect(200);
    let event = lines.find(|line| line.starts_with('{')).unwrap();
    let event: Value = serde_json::from_str(&event).unwrap();
    assert_eq!(
        (&event["seq"], &event["kind"], &event["move"]),
        (&json!(2), &json!("move"), &json!(LINE[0]))
    );
}
