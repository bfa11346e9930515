//! Matches between programs.

use serde_json::Value;

use crate::run;

/// The standard output of a match that goes well.
fn played(args: &[&str]) -> String {
    let run = run([&["match"], args].concat());
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.err.lines().all(|line| line.starts_with("player ") && line.contains(" ms a move")));
    run.out
}

#[test]
fn a_match_tells_wins_draws_losses_score_and_elo() {
    let args = ["billo", "nodes:200", "random", "--games", "10", "--seed", "3"];
    let out = played(&args);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines[..2], ["match billo catalano seed 3", "games 10"]);
    let ahead = "player 1 nodes:200 wins 10 draws 0 losses 0 score 100.0 % [72.2, 100.0] \
                 Elo +inf [+166, +inf]";
    let behind = "player 2 random wins 0 draws 0 losses 10 score 0.0 % [0.0, 27.8] \
                  Elo -inf [-inf, -166]";
    assert_eq!(lines[2..4], [ahead, behind]);
    assert_eq!(lines[4], "end won no-pieces 10");
    assert!(lines[5].starts_with("mean turns "), "{out}");
}

#[test]
fn a_match_comes_out_the_same_on_any_number_of_threads() {
    for game in ["billo", "bilitaire"] {
        let args = [game, "level:1", "level:2", "--games", "6", "--json"];
        let alone = played(&[&args[..], &["-j", "1"]].concat());
        assert_eq!(played(&[&args[..], &["--threads", "3"]].concat()), alone);
        assert_ne!(played(&[&args[..], &["--seed", "1"]].concat()), alone);
    }
}

#[test]
fn each_of_three_gets_a_line() {
    let players = ["alphabeta:nodes=100", "random", "random"];
    let args = [&["billabong", "--rules", "players=3"], &players[..], &["--games", "3"]].concat();
    let out = played(&args);
    for player in
        ["player 1 alphabeta:nodes=100 wins", "player 2 random wins", "player 3 random wins"]
    {
        assert_eq!(out.lines().filter(|line| line.starts_with(player)).count(), 1, "{out}");
    }
}

#[test]
fn json_has_every_game() {
    let out = played(&["bilitaire", "nodes:100", "random", "--games", "4", "--json"]);
    assert_eq!(out.lines().count(), 1);
    let object: Value = serde_json::from_str(&out).expect("one JSON object");
    assert_eq!(object["game"], "bilitaire");
    assert_eq!(object["players"][1]["player"], "random");
    let games = object["games"].as_array().expect("the games");
    let seats: Vec<String> = games.iter().map(|game| game["seats"].to_string()).collect();
    assert_eq!(seats, ["[1,2]", "[2,1]", "[1,2]", "[2,1]"]);
    let wins = object["players"][0]["wins"].as_u64().expect("wins");
    let won = |game: &&Value| {
        let winner = game["status"].as_str().unwrap_or_default().chars().nth(4);
        let seat = winner.map_or(9, |letter| letter as usize - 'A' as usize);
        game["seats"][seat] == 1
    };
    assert_eq!(games.iter().filter(won).count() as u64, wins, "{out}");
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_prints_what_has_been_played_so_far() {
    use std::process::{Command, Stdio};
    use std::{fs, thread, time::Duration};

    let args = ["match", "billo", "level:1", "random", "--games", "1000000"];
    let mut child = crate::tabletier();
    let child = child.args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let child = child.expect("the program runs");
    // Games are played on threads of their own, which begin once the signal is caught.
    let threads = format!("/proc/{}/task", child.id());
    while fs::read_dir(&threads).expect("the program runs").count() < 2 {
        thread::sleep(Duration::from_millis(5));
    }
    let pid = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &pid]).status().expect("kill runs");
    assert!(sent.success());
    let run = crate::Run::from(child.wait_with_output().expect("the program ends"));
    assert_eq!(run.code, Some(130), "{}{}", run.out, run.err);
    let games = run.out.lines().nth(1).and_then(|line| line.strip_prefix("games "));
    let games: usize = games.expect("how many games").parse().expect("a number");
    assert!(games < 1_000_000);
    assert!(!run.err.contains("error"), "{}", run.err);
}
