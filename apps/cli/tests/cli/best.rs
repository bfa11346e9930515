//! The move that the program would play.

use tabletier_session::catalog;

use crate::{answer, run};

/// Red takes the last pawn.
const WON: &str = "8/8/8/8/3s4/2R5/8/S7 r -";

/// The lines under the move, by their first words.
fn line<'a>(out: &'a str, word: &str) -> &'a str {
    let found = out.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    found.unwrap_or_else(|| panic!("no {word} in\n{out}"))
}

#[test]
fn the_move_comes_first_then_what_it_is_worth() {
    let out = answer(&["best", "billo", "--position", WON, "--level", "3"]);
    let words: Vec<&str> = out.lines().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(words, ["Rc3xd4", "value", "depth", "nodes", "pv"]);
    assert_eq!(line(&out, "value"), "win in 1");
    assert_eq!(line(&out, "pv"), "Rc3xd4");
    let black = "r7/8/2r5/3S4/8/8/8/8 b -";
    let won = answer(&["best", "billo", "--position", black, "--level", "3"]);
    assert_eq!(line(&won, "value"), "win in 1", "the mover's value: {won}");
}

#[test]
fn every_game_has_a_best_move_that_is_legal_and_the_same_again() {
    for game in catalog::GAMES.iter().map(|entry| entry.about().key) {
        let args = ["best", game, "--nodes", "200"];
        let out = answer(&args);
        let best = out.lines().next().expect("a move");
        assert_eq!(line(&out, "pv").split(' ').next(), Some(best));
        assert!(line(&out, "nodes").parse::<u64>().expect("a number") <= 200, "{out}");
        let replayed =
            run([&["replay", game][..], &line(&out, "pv").split(' ').collect::<Vec<_>>()].concat());
        assert_eq!(replayed.code, Some(0), "{}", replayed.err);
        assert_eq!(answer(&args), out);
    }
}

#[test]
fn where_more_than_two_play_the_value_is_that_of_each() {
    let out = answer(&["best", "billabong", "--rules", "players=3", "--nodes", "50"]);
    let seats: Vec<&str> =
        line(&out, "value").split(", ").filter_map(|value| value.split(' ').next()).collect();
    assert_eq!(seats, ["A", "B", "C"]);
}

#[test]
fn time_and_threads_find_moves_too() {
    for limit in [["--time", "1"], ["--nodes", "500"], ["--level", "1"]] {
        let args = [&["best", "billo", "--threads", "2", "--position", WON][..], &limit].concat();
        assert_eq!(answer(&args).lines().next(), Some("Rc3xd4"), "{limit:?}");
    }
}

#[test]
fn every_player_of_a_match_can_be_asked() {
    for player in [
        "random",
        "level:2",
        "nodes:300",
        "depth:2",
        "time:5",
        "alphabeta:nodes=300",
        "maxn:depth=2",
        "mcts:nodes=300",
        "uct:nodes=500",
        "nodes:300,depth:1",
    ] {
        let out = answer(&["best", "billabong", "--player", player]);
        let best = out.lines().next().expect("a move");
        assert_eq!(run(["replay", "billabong", best]).code, Some(0), "{player}: {out}");
    }
    for (option, amount) in [("nodes", "300"), ("depth", "2"), ("level", "3")] {
        let player = format!("{option}:{amount}");
        assert_eq!(
            answer(&["best", "billo", "--player", &player]),
            answer(&["best", "billo", &format!("--{option}"), amount]),
        );
    }
    assert_eq!(line(&answer(&["best", "billo", "--depth", "2"]), "depth"), "2");
}

#[test]
fn who_shall_choose_is_said_once_and_readably() {
    let twice = run(["best", "billo", "--nodes", "5", "--player", "random"]);
    assert_eq!(twice.code, Some(2), "{}", twice.out);
    let wrong = run(["best", "billo", "--player", "uct:depth=3"]);
    assert_eq!((wrong.code, wrong.out.as_str()), (Some(2), ""));
    assert!(wrong.err.contains("expected uct:nodes=N or uct:time=MILLISECONDS"), "{}", wrong.err);
}

#[test]
fn json_says_the_same_to_programs() {
    let out = answer(&["best", "billo", "--position", WON, "--nodes", "100", "--json"]);
    let object: serde_json::Value = serde_json::from_str(&out).expect("one JSON object");
    assert_eq!(object["best"], "Rc3xd4");
    assert_eq!(object["pv"], serde_json::json!(["Rc3xd4"]));
    assert_eq!(object["values"]["A"], serde_json::json!({ "win": { "by": 1, "in": 1 } }));
    assert_eq!(object["values"]["B"], serde_json::json!({ "loss": { "by": 1, "in": 1 } }));
    assert!(object["nodes"].is_u64() && object["depth"].is_u64(), "{out}");
    let open = answer(&["best", "billo", "--nodes", "100", "--json"]);
    let open: serde_json::Value = serde_json::from_str(&open).expect("one JSON object");
    assert!(open["values"]["B"]["about"].is_number(), "{open}");
}
