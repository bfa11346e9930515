//! Time, as the server keeps it.

use serde_json::{Value, json};

use crate::house::{House, LINE, Table};

#[test]
fn an_outage_is_credited_to_whoever_was_on_move() {
    let mut house = House::new();
    let clock = json!({"kind": "live", "initial_s": 60, "increment_s": 0});
    let table = house.table(&json!({"clock": clock}));
    house.time.pass(10_000);
    table.mv(0, "1", LINE[0]).expect(200);
    house.time.pass(5_000);
    let (id, secrets) = (table.id.clone(), table.secrets.clone());
    house.restart(1_000_000);
    let table = Table { house: &house, id, secrets };
    assert_eq!(table.state()["status"], "turn B", "nobody loses because the server was away");
    let credits: Vec<Value> =
        table.events(2).into_iter().filter(|event| event["kind"] == "credit").collect();
    assert_eq!(credits.len(), 1);
    assert_eq!((&credits[0]["seat"], &credits[0]["ms"]), (&json!("B"), &json!(1_000_000)));
    assert_eq!(table.state()["clocks"], json!([50_000, 55_000]));
    table.mv(1, "1", LINE[1]).expect(200);
    let (id, secrets) = (table.id.clone(), table.secrets.clone());
    house.restart(500);
    let table = Table { house: &house, id, secrets };
    assert_eq!(table.state()["clocks"], json!([50_000, 55_000]), "and again, for the other");
}

#[test]
fn a_flag_falls_by_itself_though_nobody_is_there_and_after_a_restart() {
    let mut house = House::new();
    let table = house.table(&json!({"clock": {"kind": "days", "per_move": 1}}));
    let (id, secrets) = (table.id.clone(), table.secrets.clone());
    house.restart(0);
    house.time.pass(24 * 3_600_000);
    let table = Table { house: &house, id, secrets };
    let mut socket = house.socket(&table.id, 1);
    assert_eq!(socket.hear("events")["events"][0]["status"], "won B time");
}

#[test]
fn where_three_play_a_computer_goes_on_for_whoever_is_late() {
    let house = House::new();
    let table = house.table(&json!({
        "game": "billabong", "rules": "players=3", "seats": ["me", "me", "me"],
        "clock": {"kind": "live", "initial_s": 60}, "leaver": "random",
    }));
    house.time.pass(60_000);
    let mut socket = house.socket(&table.id, 1);
    let events = socket.hear("events");
    assert_eq!(events["events"][0]["kind"], "flag");
    while table.state()["status"] != "turn B" {
        std::thread::yield_now();
    }
    assert_eq!(table.state()["seats"][0]["strength"], "random");
}
