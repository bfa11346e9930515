//! Invites that are withdrawn, and secrets that say whose they are.

use serde_json::{Value, json};

use crate::house::House;

/// A game with an open seat: its path, the secret of its maker, and the invite.
fn made(house: &House) -> (String, String, Value) {
    let made = json!({"game": "billo", "seats": ["me", "open"]});
    let made = house.post("/api/games", &made).expect(201);
    let text = |value: &Value| value.as_str().unwrap().to_string();
    let path = format!("/api/games/{}", text(&made["id"]));
    (path, text(&made["seats"][0]["secret"]), made["seats"][1]["invite"].clone())
}

#[test]
fn another_invite_takes_the_place_of_the_one_there_was() {
    let mut house = House::new();
    let (path, secret, old) = made(&house);
    let form = format!("{path}/invite");
    let other = house.post_as(&secret, &form, &json!({"seat": "B"})).expect(200);
    assert_eq!(other["seat"], "B");
    assert_ne!(other["invite"], old);
    let join = format!("{path}/join");
    house.post(&join, &json!({"invite": old})).refused(403, "forbidden");
    house.restart(0);
    house.post(&join, &json!({"invite": old})).refused(403, "forbidden");
    let joined = house.post(&join, &json!({"invite": other["invite"]})).expect(200);
    // Nobody else may, and there is nothing left to open.
    let guest = joined["secret"].as_str().unwrap();
    house.post_as(guest, &form, &json!({"seat": "B"})).refused(403, "forbidden");
    let late = house.post_as(&secret, &form, &json!({"seat": "B"})).refused(422, "illegal");
    assert_eq!(late["code"], "not-open");
}

#[test]
fn an_invite_is_withdrawn_without_another() {
    let house = House::new();
    let (path, secret, invite) = made(&house);
    let form = format!("{path}/invite");
    let bearer = format!("Bearer {secret}");
    let revoke = |header: &str, body: &str| {
        house.ask("DELETE", &form, &[("authorization", header)], Some(body))
    };
    revoke("Bearer nobody", r#"{"seat":"B"}"#).refused(403, "forbidden");
    revoke(&bearer, r#"{"seat":"Q"}"#).refused(400, "bad-request");
    revoke(&bearer, "{}").refused(400, "bad-request");
    revoke(&bearer, r#"{"seat":"A"}"#).refused(422, "illegal");
    let join = json!({ "invite": invite });
    for _ in 0..2 {
        assert_eq!(revoke(&bearer, r#"{"seat":"B"}"#).status, 204);
    }
    house.post(&format!("{path}/join"), &join).refused(403, "forbidden");
    let again = house.post_as(&secret, &form, &json!({"seat": "B"})).expect(200);
    house.post(&format!("{path}/join"), &json!({"invite": again["invite"]})).expect(200);
}

#[test]
fn a_secret_says_which_seat_it_opens() {
    let house = House::new();
    let (path, secret, _) = made(&house);
    let you = |header: &str| {
        let state = house.ask("GET", &path, &[("authorization", header)], None).expect(200);
        state.get("you").cloned()
    };
    assert_eq!(you(&format!("Bearer {secret}")), Some(json!("A")));
    assert_eq!(you("Bearer nobody"), Some(Value::Null));
    assert_eq!(house.get(&path).expect(200).get("you"), None);
}
