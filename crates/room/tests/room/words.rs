//! Reading what others have written.

use serde_json::{Value, json};
use tabletier_room::{Action, Event, Setup};

#[test]
fn a_game_that_cannot_be_made_says_why() {
    let good = json!({"game": "billo", "seats": ["me", "open"]});
    assert!(Setup::read(&good).is_ok());
    for (field, value, word) in [
        ("game", json!("go"), "game"),
        ("game", json!(7), "a text"),
        ("game", Value::Null, "game"),
        ("rules", json!("nonsense"), "nonsense"),
        ("seed", json!(-1), "whole number"),
        ("seats", json!(["me"]), "two to four"),
        ("seats", json!(["me", "me", "me"]), "expected 2"),
        ("seats", json!(["me", "robot"]), "level:1"),
        ("seats", json!(["me", "time:100"]), "nodes:N"),
        ("seats", json!(["me", "nodes:99999999999"]), "nodes:2000000"),
        ("seats", json!(["me", "out"]), "level:1"),
        ("seats", json!(["me", 3]), "a computer"),
        ("seats", json!("me"), "a list"),
        ("names", json!(["a", "b", "c"]), "at most 2"),
        ("names", json!([1]), "a text or null"),
        ("clock", json!({"kind": "sand"}), "none, live or days"),
        ("clock", json!({"kind": "live"}), "initial_s"),
        ("clock", json!({"kind": "live", "initial_s": 0}), "1 to 86400"),
        ("clock", json!({"kind": "live", "initial_s": 9, "increment_s": 1e9}), "increment_s"),
        ("clock", json!({"kind": "days", "per_move": 1000}), "1 to 60"),
        ("clock", json!("fast"), "an object"),
        ("leaver", json!("nobody"), "out"),
        ("free_takeback", json!("yes"), "true or false"),
    ] {
        let mut bad = good.clone();
        bad[field] = value.clone();
        let error = Setup::read(&bad).expect_err(&format!("{field}: {value}")).to_string();
        assert!(error.contains(word), "{field}: {value}: {error}");
    }
    assert!(Setup::read(&json!([])).is_err());
}

#[test]
fn an_action_that_cannot_be_read_says_why() {
    for (value, word) in [
        (json!({}), "kind"),
        (json!(3), "an object"),
        (json!({"kind": "cheat"}), "hand-over"),
        (json!({"kind": "move"}), "move"),
        (json!({"kind": "move", "move": ["a"]}), "a text"),
        (json!({"kind": "hand-over", "to": "me"}), "level:1"),
        (json!({"kind": "greet", "greeting": "rude words"}), "good-game"),
        (json!({"kind": "accept", "offer": "money"}), "takeback"),
    ] {
        let error = Action::read(&value).unwrap_err().to_string();
        assert!(error.contains(word), "{value}: {error}");
        assert!(Event::read(&value).is_err(), "{value}");
    }
}

#[test]
fn draws_of_lots_are_known() {
    let draws = |game: &str| {
        let setup = Setup::read(&json!({"game": game, "seats": ["me", "me"]})).unwrap();
        setup.draws_lots().unwrap()
    };
    assert!(draws("billabong") && !draws("billo"));
}
