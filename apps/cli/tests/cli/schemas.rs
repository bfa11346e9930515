//! What is printed for programs is as the schemas in `docs` say.

use serde_json::Value;

use crate::{answer, feed, records, run};

/// Checks every line against a schema.
fn check(schema: &str, lines: &str) {
    let schema: Value = serde_json::from_str(schema).expect("a schema is JSON");
    let schema = jsonschema::validator_for(&schema).expect("it is a schema");
    assert!(!lines.is_empty());
    for line in lines.lines() {
        let value: Value = serde_json::from_str(line).expect("one JSON object a line");
        let wrong: Vec<String> =
            schema.iter_errors(&value).map(|error| error.to_string()).collect();
        assert!(wrong.is_empty(), "{wrong:?} in {line}");
        // A schema that takes anything says nothing.
        assert!(!schema.is_valid(&serde_json::json!({})));
        let mut more = value.clone();
        more["more"] = Value::Null;
        assert!(!schema.is_valid(&more));
    }
}

#[test]
fn best_is_as_its_schema_says() {
    let schema = include_str!("../../../../docs/best.schema.json");
    let won = "8/8/8/8/3s4/2R5/8/S7 r -";
    for args in [
        &["billo", "--nodes", "300"][..],
        &["billo", "--nodes", "3000", "--lines", "3"],
        &["billo", "--position", won, "--nodes", "50", "--lines", "2"],
        &["billabong", "--rules", "players=4", "--nodes", "50"],
        &["bilitaire", "--player", "random"],
    ] {
        check(schema, &answer(&[&["best", "--json"], args].concat()));
    }
}

#[test]
fn match_is_as_its_schema_says() {
    let schema = include_str!("../../../../docs/match.schema.json");
    for args in [
        &["billo", "nodes:50", "random", "--games", "2"][..],
        &["billabong", "--rules", "players=3", "random", "random", "random", "--games", "3"],
        &["bilitaire", "random", "random", "--games", "1"],
    ] {
        check(schema, &run([&["match", "--json"], args].concat()).out);
    }
}

#[test]
fn record_is_as_its_schema_says() {
    let schema = include_str!("../../../../docs/record.schema.json");
    let games = records::games().replacen("[Rules", "[Event \"Cup\"]\n[Rules", 1);
    check(schema, &feed(&["record", "convert", "--to", "json"], games).out);
}
