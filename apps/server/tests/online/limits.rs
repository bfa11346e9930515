//! Not too often, not too many.

use serde_json::json;
use tabletier_server::{Config, Rate};

use crate::house::House;

#[test]
fn a_seat_acts_only_so_often() {
    let house = House::with(Config { seat_rate: Rate::per_second(3), ..Config::default() });
    let table = house.table(&json!({}));
    let bad = json!({"id": "x", "after": 1, "kind": "move", "move": "nonsense"});
    for _ in 0..3 {
        table.act(0, &bad).refused(422, "illegal");
    }
    let answer = table.act(0, &bad);
    assert_eq!(answer.retry_after.as_deref(), Some("1"));
    answer.refused(429, "too-many");
    table.act(1, &bad).refused(422, "illegal");
    house.time.pass(1_000);
    table.act(0, &bad).refused(422, "illegal");
}

#[test]
fn an_address_asks_and_makes_games_only_so_often() {
    let config = Config {
        address_rate: Rate::per_second(5),
        new_game_rate: Rate::per_minute(2),
        behind_proxy: true,
        ..Config::default()
    };
    let house = House::with(config);
    let body = json!({"game": "billo", "seats": ["me", "me"]}).to_string();
    let make =
        |from: &str| house.ask("POST", "/api/games", &[("x-forwarded-for", from)], Some(&body));
    assert_eq!((make("192.0.2.1").status, make("192.0.2.1").status), (201, 201));
    let answer = make("192.0.2.1");
    assert_eq!(answer.retry_after.as_deref(), Some("30"));
    answer.refused(429, "too-many");
    assert_eq!(make("192.0.2.2").status, 201, "others are not meant");
    let look = || house.ask("GET", "/api/lobby", &[("x-forwarded-for", "192.0.2.1")], None);
    assert_eq!((look().status, look().status), (200, 200));
    look().refused(429, "too-many");
    house.time.pass(1_000);
    assert_eq!(look().status, 200);
}

#[test]
fn only_so_many_listen() {
    let house = House::with(Config { most_sockets: 1, thinkers: 1, ..Config::default() });
    let table = house.table(&json!({}));
    let mut first = house.socket(&table.id, 0);
    first.hear("events");
    house.get(&table.path("/events?follow=true")).refused(429, "too-many");
}
