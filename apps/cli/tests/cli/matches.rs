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
    for game in games {
        let list = |name: &str| game[name].as_array().expect("moves").clone();
        let moves = [list("opening"), list("moves")].concat();
        let words = moves.iter().filter_map(|mv| mv.as_str());
        let args = ["replay", "bilitaire", "--status", "--position"];
        let start = game["start"].as_str().expect("a position");
        let args: Vec<&str> = args.into_iter().chain([start]).chain(words).collect();
        let end = crate::answer(&args);
        assert_eq!(end.lines().nth(1), game["status"].as_str());
        assert!(game["turns"] == moves.len() && !list("opening").is_empty());
    }
    assert_eq!(games[0]["opening"], games[1]["opening"]);
    let wins = object["players"][0]["wins"].as_u64().expect("wins");
    let won = |game: &&Value| {
        let winner = game["status"].as_str().unwrap_or_default().chars().nth(4);
        let seat = winner.map_or(9, |letter| letter as usize - 'A' as usize);
        game["seats"][seat] == 1
    };
    assert_eq!(games.iter().filter(won).count() as u64, wins, "{out}");
}

#[test]
fn games_are_kept_in_order_and_added_to_what_is_there() {
    let folder = crate::records::folder("match");
    let file = folder.join("games.txt").display().to_string();
    let args = ["billabong", "nodes:50", "random", "--games", "4", "-j", "2", "--record", &file];
    let out = played(&args);
    let list = crate::answer(&["record", "list", &file]);
    let players: Vec<&str> = list.lines().filter_map(|line| line.split('\t').nth(3)).collect();
    assert_eq!(players, ["nodes:50 - random", "random - nodes:50"].repeat(2));
    let text = std::fs::read_to_string(&file).expect("the games");
    for part in ["[Round \"1\"]", "{opening}", ", depth ", " ms}"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let wins = list.lines().zip("AB".chars().cycle());
    let wins = wins.filter(|(line, seat)| line.contains(&format!("\twon {seat} "))).count();
    assert!(out.contains(&format!("nodes:50 wins {wins} ")), "{out}{list}");
    played(&args);
    assert_eq!(crate::answer(&["record", "check", &file]), "games 8\n");
    let wrong = run([&["match"], &args[..8], &["/no/such/file"]].concat());
    assert_eq!((wrong.code, wrong.out.as_str()), (Some(2), ""));
    assert!(wrong.err.contains("\"/no/such/file\" cannot be written"), "{}", wrong.err);
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_and_sigterm_print_what_has_been_played_so_far() {
    let folder = crate::records::folder("interrupt");
    for (signal, code) in [("-INT", 130), ("-TERM", 143)] {
        interrupt(signal, code, &folder.join(code.to_string()).display().to_string());
    }
}

#[cfg(target_os = "linux")]
fn interrupt(signal: &str, code: i32, file: &str) {
    use std::process::{Command, Stdio};
    use std::{fs, thread, time::Duration};

    let args = ["match", "billo", "level:1", "random", "--games", "1000000", "--record", file];
    let mut child = crate::tabletier();
    let child = child.args(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let child = child.expect("the program runs");
    // Games are played on threads of their own, which begin once the signal is caught.
    let threads = format!("/proc/{}/task", child.id());
    while fs::read_dir(&threads).expect("the program runs").count() < 2 {
        thread::sleep(Duration::from_millis(5));
    }
    let pid = child.id().to_string();
    let sent = Command::new("kill").args([signal, &pid]).status().expect("kill runs");
    assert!(sent.success());
    let run = crate::Run::from(child.wait_with_output().expect("the program ends"));
    assert_eq!(run.code, Some(code), "{}{}", run.out, run.err);
    let games = run.out.lines().nth(1).and_then(|line| line.strip_prefix("games "));
    let games: usize = games.expect("how many games").parse().expect("a number");
    assert!(games < 1_000_000);
    assert!(!run.err.contains("error"), "{}", run.err);
    assert_eq!(crate::answer(&["record", "check", file]), format!("games {games}\n"));
}
