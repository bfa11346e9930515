//! `tabletier record`, on the games of the page about notation.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::{answer, feed, run, tabletier};

const NOTATION: &str = include_str!("../../../../docs/notation.md");

/// The five games of the page.
pub(crate) fn games() -> String {
    let blocks = NOTATION.split("```record\n").skip(1);
    blocks.filter_map(|rest| rest.split("```").next()).collect::<Vec<_>>().join("\n")
}

/// The same with two of them broken, in lines 9 and 33.
fn broken() -> String {
    games().replace("Rd7-c6", "Rd7-c5").replace("claim 2.", "clam 2.")
}

/// A folder of one test, empty.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("records-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// What a command makes of games on standard input.
fn made(args: &[&str], games: impl Into<Vec<u8>>) -> String {
    let run = feed(&[&["record"], args].concat(), games);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{args:?}");
    run.out
}

/// The first items of `list`.
fn numbers(args: &[&str], games: &str) -> Vec<String> {
    let out = made(&[&["list"], args].concat(), games);
    out.lines().filter_map(|line| Some(line.split('\t').next()?.to_string())).collect()
}

#[test]
fn check_names_file_line_and_move_of_the_first_fault_of_each_game() {
    let folder = folder("check");
    let [good, bad] = ["good.txt", "bad.txt"].map(|name| folder.join(name).display().to_string());
    fs::write(&good, games()).expect("a file");
    fs::write(&bad, broken()).expect("a file");
    assert_eq!(answer(&["record", "check", &good]), "games 5\n");
    let run = run(["record", "check", &good, &bad]);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    let lines: Vec<&str> = run.err.lines().collect();
    let [first, second] = lines[..] else { panic!("{}", run.err) };
    let expected = format!("error: {bad}: game 1, line 9: move 12, \"Rd7-c5\", is not legal: ");
    assert!(first.starts_with(&expected), "{first}");
    let expected = format!("error: {bad}: game 3, line 33: move 2, \"clam\", cannot be read: ");
    assert!(second.starts_with(&expected), "{second}");
    assert_eq!(made(&["check"], ""), "games 0\n");
    let missing = crate::run(["record", "check", &good, "/no/such\nfile"]);
    assert_eq!(missing.code, Some(2));
    assert!(
        missing.err.starts_with("error: \"/no/such\\nfile\" cannot be read: "),
        "{}",
        missing.err
    );
}

#[test]
fn list_has_a_line_a_game_and_filters() {
    let first =
        "1\tbillo\tcatalano\tAda \"Countess\" King - random\t2026-03-21\twon A no-pieces\t77";
    assert_eq!(made(&["list"], games()).lines().next(), Some(first));
    let all = games();
    for (args, expected) in [
        (&[][..], &["1", "2", "3", "4", "5"][..]),
        (&["--game", "billabong"], &[]),
        (&["--game", "billo", "--rules", "boutin"], &["3"]),
        (&["--game", "billo", "--rules", "catalano"], &["1", "2", "5"]),
        (&["--player", "ADA"], &["1", "3"]),
        (&["--player", "B=random"], &["1"]),
        (&["--player", "A=random"], &[]),
        (&["--result", "won"], &["1", "5"]),
        (&["--result", "won B resigned"], &["5"]),
        (&["--result", "*"], &["2", "3", "4"]),
        (&["--date", "2026-03"], &["1"]),
        (&["--since", "2026-04"], &[]),
        (&["--since", "2026", "--until", "2026-03"], &["1"]),
        (&["--until", "2026-03-20"], &[]),
        (&["--position", "cccccccc/8/8/8/8/8/2R5/CCSCCCCC b -"], &["2", "5"]),
        (&["--move", "claim"], &["3"]),
        (&["--move", "Rd1-d2"], &["1"]),
    ] {
        assert_eq!(numbers(args, &all), expected, "{args:?}");
    }
    for args in [["--date", "March"], ["--since", "2026-3"], ["--game", "chess"]] {
        let run = feed(&[&["record", "list"], &args[..]].concat(), games());
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(run.err.starts_with("error: ") && run.err.contains("expected"), "{}", run.err);
    }
    let run = feed(&["record", "list"], broken());
    assert_eq!(run.code, Some(2));
    let listed: Vec<char> = run.out.lines().filter_map(|line| line.chars().next()).collect();
    assert_eq!((listed, run.err.lines().count()), (vec!['2', '4', '5'], 2));
}

#[test]
fn show_draws_any_ply_of_any_game() {
    let folder = folder("show");
    let file = folder.join("games.txt").display().to_string();
    fs::write(&file, games()).expect("a file");
    let after = "cccccccc/8/8/8/8/8/2R5/CCSCCCCC b -\n";
    let shown = |args: &[&str]| answer(&[&["record", "show"], args].concat());
    assert_eq!(shown(&["2", &file, "--ply", "1", "--position"]), after);
    assert_eq!(shown(&["5", &file, "--position"]), after);
    assert_eq!(shown(&[&file, "--ply", "0"]), answer(&["show", "billo"]));
    assert_eq!(made(&["show", "3", "--position"], games()), "8/8/8/7s/8/1R6/8/7S b -\n");
    assert!(shown(&["2", &file, "--svg", "-"]).starts_with("<svg"));
    for (args, part) in [
        (["9", "--position"], "found 9, expected one of the 5 games"),
        (["2", "--ply=9"], "found 9, expected at most 3"),
    ] {
        let run = feed(&[&["record", "show"], &args[..]].concat(), games());
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
        assert!(run.err.contains(part), "{}", run.err);
    }
}

#[test]
fn games_come_through_other_forms_unchanged() {
    assert_eq!(made(&["merge"], games()), games());
    let json = made(&["convert", "--to", "json"], games());
    assert_eq!(json.lines().count(), 5);
    assert_eq!(made(&["convert", "--to", "record"], json.as_str()), games());
    let value: Value = serde_json::from_str(json.lines().nth(1).expect("a game")).expect("JSON");
    assert_eq!(value["moves"][0]["variations"][1][0]["marks"], serde_json::json!(["?!", "$14"]));
    for (from, to, part) in [
        ("\"Rc1-c2\"", "\"Rc1-c3\"", "move 1, \"Rc1-c3\": "),
        ("\"game\"", "\"gam\"", "expected game, rules"),
        ("\"Rh1-h2\"", "\"Rd1-d2\"", "expected a move other than those before it"),
        ("\"result\":\"*\"", "\"result\":\"draw\"", "tag Result: found \"draw\", expected *"),
        ("\"moves\":[", "\"moves\":[[],", "move: expected an object"),
        ("}]}", "}", "JSON: "),
    ] {
        let line = json.lines().nth(1).expect("a game").replacen(from, to, 1);
        let run = feed(&["record", "check"], format!("\n{line}"));
        assert_eq!(run.code, Some(2), "{from}");
        assert!(run.err.starts_with("error: standard input: game 1, line 2: "), "{}", run.err);
        assert!(run.err.contains(part), "{from}: {}", run.err);
    }
}

#[test]
fn a_game_is_drawn_as_it_goes_on() {
    let second = games().split("\n\n[Game").nth(1).map(|rest| format!("[Game{rest}\n"));
    let second = second.expect("a second game");
    let drawn = made(&["convert", "--to", "animation"], second.as_str());
    assert!(drawn.starts_with("<svg") && drawn.ends_with("</svg>\n"));
    // A start and three moves; the first picture is there where nothing moves.
    assert_eq!((drawn.matches("<animate ").count(), drawn.matches("<style>").count()), (4, 1));
    assert_eq!(drawn.matches("visibility=\"hidden\"").count(), 3);
    assert!(made(&["convert", "--to", "svg"], second).starts_with("<svg"));
    let several = feed(&["record", "convert", "--to", "svg"], games());
    assert_eq!((several.code, several.out.as_str()), (Some(2), ""));
    assert!(several.err.contains("expected one; --dir DIR"), "{}", several.err);
}

#[test]
fn split_makes_files_and_replaces_none() {
    let folder = folder("split");
    fs::write(folder.join("my.txt"), games()).expect("a file");
    let split = || {
        let mut command = tabletier();
        let command =
            command.current_dir(&folder).args(["record", "split", "my.txt", "--dir", "one"]);
        crate::Run::from(command.output().expect("the program runs"))
    };
    let first = split();
    assert_eq!(first.code, Some(0), "{}", first.err);
    assert_eq!(first.out.lines().next(), Some("one/my-0001.txt"));
    let parts: Vec<String> = first
        .out
        .lines()
        .map(|name| fs::read_to_string(folder.join(name)).expect("a file"))
        .collect();
    assert_eq!(parts.join("\n"), games());
    let again = split();
    assert_eq!((again.code, again.out.as_str()), (Some(2), ""));
    assert!(again.err.contains("one/my-0001.txt\" cannot be written: it exists"), "{}", again.err);
}

#[test]
fn sort_and_unique_keep_what_is_alike_in_order() {
    let by = |args: &[&str]| {
        let sorted = made(&[&["sort"], args].concat(), games());
        let out = made(&["list"], sorted);
        let last = |line: &str| line.rsplit('\t').next().map(str::to_string);
        out.lines().filter_map(last).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(by(&["--by", "length"]), "0 1 3 3 77");
    assert_eq!(by(&["--by", "length", "--reverse"]), "77 3 3 1 0");
    assert_eq!(by(&[]), "3 3 0 1 77");
    assert_eq!(by(&["--by", "result,length"]), "0 3 3 77 1");
    let twice = format!("{}\n{}", games(), games().replace("Ada", "Zoé"));
    assert_eq!(made(&["unique"], twice.as_str()), games());
    assert_eq!(numbers(&[], &made(&["unique", "--players"], twice)).len(), 7);
}

#[test]
fn a_file_is_replaced_only_when_all_went_well() {
    let folder = folder("out");
    let file = folder.join("games.txt");
    let name = file.display().to_string();
    fs::write(&file, broken()).expect("a file");
    let refused = run(["record", "sort", &name, "--out", &name]);
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
    assert_eq!(fs::read_to_string(&file).expect("the file"), broken());
    fs::write(&file, games()).expect("a file");
    assert_eq!(answer(&["record", "sort", "--by", "length", "--reverse", &name, "-o", &name]), "");
    assert!(fs::read_to_string(&file).expect("the file").starts_with("[Game \"billo\"]"));
    assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 1);
}

#[test]
fn stats_count_results_by_opening_moves() {
    let out = made(&["stats"], games());
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(
        lines[2..5],
        [
            "billo catalano games 3 A 1 B 1 draws 0 open 1",
            "billo catalano games 2 A 0 B 1 draws 0 open 1 moves Rc1-c2",
            "billo catalano games 1 A 1 B 0 draws 0 open 0 moves Se1-f2",
        ]
    );
    assert_eq!(
        lines[1],
        "billo boutin games 1 A 0 B 0 draws 0 open 1 moves \"8/8/8/7s/8/1s6/R7/7S r -\" Ra2-a3"
    );
    let json = made(&["stats", "--json", "--plies", "2"], games());
    let values: Vec<Value> =
        json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(values.iter().any(|value| value["moves"] == serde_json::json!(["Rc1-c2", "Sf8-f7"])));
}

#[test]
fn annotate_tells_values_mistakes_and_what_was_better() {
    let game = games();
    let game = game.split("\n\n[Game").next().expect("the first game");
    let args = ["annotate", "--strength", "nodes:3000"];
    let out = made(&args, game);
    let words: Vec<&str> = out.split_whitespace().collect();
    let at = words.iter().position(|word| *word == "Rc7-d6?").unwrap_or_else(|| panic!("{out}"));
    assert!(
        words[at + 1].starts_with("{-") && words[at + 2..at + 4] == ["(14...", "Rf5-g4"],
        "{out}"
    );
    assert!(out.contains("{win in 2}") && !out.contains("Rb5xb6 {"), "{out}");
    assert_eq!(made(&["check"], out.as_str()), "games 1\n");
    assert_eq!(made(&args, game), out);
    let said = made(
        &args,
        "[Game \"billo\"]\n[Rules \"catalano\"]\n[Result \"*\"]\n\n1. Rc1-c2! {mine}\n",
    );
    assert!(said.contains("; mine}") && said.contains("Rc1-c2!"), "{said}");
}
