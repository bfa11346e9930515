//! The way to a position counts; and many lines of play are asked about in one run.

use std::fs;

use crate::records::{folder, games};
use crate::{START, answer, feed, run};

/// Two Billos of different shapes, which cannot take each other.
const APART: &str = "O6q/8/8/8/8/8/8/8 r -";
const RULES: &str = "--rules=catalano,draws=off";
const THERE: [&str; 4] = ["Ra8-a7", "Sh8-h7", "Ra7-a8", "Sh7-h8"];

#[test]
fn the_third_time_is_a_draw_wherever_moves_are_given() {
    let thrice = [THERE, THERE].concat();
    let status = |args: &[&str]| answer(&[&["status", "billo", RULES, APART], args].concat());
    assert_eq!(status(&[]), "turn A\n");
    assert_eq!(status(&[&["--moves"], &thrice[..7]].concat()), "turn B\n");
    assert_eq!(status(&[&["--moves"], &thrice[..]].concat()), "draw repetition\n");
    let moves = [&["moves", "billo", RULES, APART, "--moves"], &thrice[..]].concat();
    assert_eq!(answer(&moves), "");
    let over =
        [&["best", "billo", RULES, "--position", APART, "--moves"], &thrice[..], &["--level", "1"]];
    let over = run(over.concat());
    assert_eq!(over.code, Some(2));
    assert!(over.err.contains("a game that is over (draw repetition)"), "{}", over.err);
    let replay =
        [&["replay", "billo", RULES, "--position", APART, "--status"], &thrice[..]].concat();
    assert_eq!(answer(&replay), format!("{APART}\ndraw repetition\n"));
    assert_eq!(answer(&["replay", "billo", "--status"]), format!("{START}\nturn A\n"));
    assert_eq!(answer(&["replay", "billo"]), format!("{START}\n"));
    // A move may begin with a hyphen.
    assert_eq!(answer(&["status", "bilitaire", "--moves", "-c3"]), "turn B\n");
    assert_eq!(answer(&["best", "bilitaire", "--moves", "-c3", "--level", "1"]).lines().count(), 5);
}

#[test]
fn a_kept_game_is_asked_about_like_any_other() {
    let folder = folder("history");
    let file = folder.join("games.txt").display().to_string();
    fs::write(&file, games()).expect("a file");
    assert_eq!(answer(&["status", "--record", &file]), "won A no-pieces\n");
    assert_eq!(answer(&["status", "--record", &file, "--game", "5"]), "won B resigned\n");
    let after = answer(&["replay", "billo", "Rc1-c2", "Sf8-f7", "Rc2-d3"]);
    let moves = answer(&["moves", "billo", after.trim_end()]);
    assert_eq!(answer(&["moves", "billo", "--record", &file, "--game", "2"]), moves);
    let on = answer(&["show", "--record", &file, "--game", "2", "--moves", "Sf7-f6"]);
    assert_eq!(on, answer(&["show", "billo", "--moves", "Rc1-c2", "Sf8-f7", "Rc2-d3", "Sf7-f6"]));
    assert_eq!(
        answer(&["best", "--record", &file, "--game", "2", "--level", "1"]).lines().count(),
        5
    );
    for (args, part) in [
        (
            &["status", "batons", "--record", &file][..],
            "found \"batons\", expected billo, the game",
        ),
        (&["status", "--record", &file, "--game", "6"], "found 6, expected one of the 5 games"),
        (&["status", "billo", START, "--record", &file], "found one beside --record"),
        (&["status", "--game", "2"], "expected tabletier status"),
    ] {
        let run = run(args);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(run.err.contains(part), "{}", run.err);
    }
}

#[test]
fn every_command_about_positions_takes_many() {
    let after = answer(&["replay", "billo", "Rc1-c2"]);
    let input = format!("{START}\nx\n\tRc1-c2\n{after}");
    for args in [
        &["best", "billo", "--position", "-", "--nodes", "300", "--lines", "2"][..],
        &["best", "billo", "--position", "-", "--nodes", "300", "--json"],
        &["show", "billo", "-"],
        &["show", "billo", "-", "--svg", "-"],
        &["status", "billo", "-"],
    ] {
        let run = feed(args, input.as_str());
        assert_eq!((run.code, run.err.as_str()), (Some(2), ""), "{args:?}");
        let lines: Vec<&str> = run.out.lines().collect();
        assert_eq!(lines.len(), 4, "{args:?}: {}", run.out);
        assert!(lines[1].starts_with("error: position"), "{}", lines[1]);
        // Only a move that was played is drawn.
        assert!(lines[2] == lines[3] || args[0] == "show", "{args:?}: {}", run.out);
    }
    let best = feed(&["best", "billo", "--position", "-", "--nodes", "300"], format!("{START}\n"));
    let alone = answer(&["best", "billo", "--nodes", "300"]);
    assert_eq!(best.out, format!("{}\n", alone.trim_end().replace('\n', "\t")));
    let perft = feed(&["perft", "billo", "--position", "-", "2"], format!("{START}\n{after}"));
    assert_eq!(perft.out.lines().next(), Some("1 44\t2 1936"));
    let replayed = feed(&["replay", "billo", "--status", "-"], "Rc1-c2\nRc1-c2 x\n\n");
    let error = replayed.out.lines().nth(1).unwrap_or_default();
    assert!(error.starts_with("error: move 2, \"x\", cannot be read"), "{error}");
    assert_eq!(replayed.out.lines().next(), Some(&*format!("{}\tturn B", after.trim_end())));
    assert_eq!(replayed.out.lines().nth(2), Some(&*format!("{START}\tturn A")));
    let each = feed(&["replay", "billo", "--position", "-", "Rc1-c2"], format!("{START}\n"));
    assert_eq!(each.out, after);
}

#[test]
fn several_lines_come_in_order() {
    let out = answer(&["best", "billo", "--depth", "2", "--lines", "3"]);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 7);
    assert!(
        lines[5].starts_with("line 2 value ") && lines[6].starts_with("line 3 value "),
        "{out}"
    );
    let json = answer(&["best", "billo", "--depth", "2", "--lines", "3", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let pv = |at: usize| json["lines"][at]["pv"].as_array().map(|pv| pv[0].clone());
    assert_eq!(pv(0).as_ref(), Some(&json["best"]));
    let second = lines[5].split(" pv ").nth(1).and_then(|pv| pv.split(' ').next());
    assert_eq!(pv(1).as_ref().and_then(|mv| mv.as_str()), second);
    assert_eq!(json["lines"].as_array().map(Vec::len), Some(3));
}
