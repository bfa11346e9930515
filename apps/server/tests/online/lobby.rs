//! Open seats that everybody may see.

use serde_json::json;

use crate::house::House;

fn listed(house: &House, query: &str) -> Vec<String> {
    let lobby = house.get(&format!("/api/lobby{query}")).expect(200);
    let games = lobby["games"].as_array().unwrap().iter();
    games.map(|game| game["id"].as_str().unwrap().to_string()).collect()
}

#[test]
fn public_seats_are_listed_and_taken_and_vanish_with_their_owner() {
    let house = House::new();
    let make = |more: &serde_json::Value| {
        let table = house.table(more);
        (table.id.clone(), table.secrets[0].clone())
    };
    make(&json!({"seats": ["me", "open"]}));
    let (live, secret) = make(&json!({"seats": ["me", "open"], "public": true}));
    let days = json!({"kind": "days", "per_move": 2});
    let (slow, _) = make(&json!({"seats": ["me", "open"], "public": true, "clock": days}));
    assert_eq!(listed(&house, "").len(), 2);
    assert_eq!(listed(&house, "?game=billo").len(), 2);
    assert!(listed(&house, "?game=batons").is_empty());
    let mut socket = house.socket(&live, 0);
    socket.say(&json!({"t": "seat", "secret": secret}));
    assert_eq!(socket.hear("seat")["seat"], "A");
    house.time.pass(100_000);
    assert_eq!(listed(&house, "").len(), 2, "the owner waits");
    socket.0.close(None).unwrap();
    while socket.0.read().is_ok() {}
    // The server has answered the close, and notes the end soon.
    while house.get(&format!("/api/games/{live}")).expect(200)["seats"][0]["present"] == true {}
    house.time.pass(100_000);
    assert_eq!(
        listed(&house, ""),
        std::slice::from_ref(&slow),
        "who waits for days need not be there"
    );
    let joined =
        house.post(&format!("/api/games/{slow}/join"), &json!({"name": "Zoé"})).expect(200);
    assert_eq!(joined["seat"], "B");
    assert!(listed(&house, "").is_empty());
}
