//! What the commands answer.

use std::path::Path;
use std::{env, fs};

use tabletier_session::catalog;

use crate::{START, answer, run};

/// Red takes once or twice, or stops in between, depending on the rules.
const CAPTURE: &str = "8/8/8/8/2s5/1s6/R7/8 r -";

#[test]
fn games_lists_every_game_with_its_rules_and_defaults() {
    let games = answer(&["games"]);
    for part in ["billo: Billo, by Alberto Glisoni", "catalano", "capture", "strict", "(default)"] {
        assert!(games.contains(part), "{part} is not in\n{games}");
    }
    let french = answer(&["games", "--lang", "fr"]);
    for part in ["billo: Billo, par Alberto Glisoni", "(par défaut)"] {
        assert!(french.contains(part), "{part} is not in\n{french}");
    }
}

#[test]
fn start_prints_the_start_position() {
    assert_eq!(answer(&["start", "billo"]), format!("{START}\n"));
    assert_eq!(
        answer(&["start", "billo", "--rules", "boutin", "--seed", "9"]),
        format!("{START}\n")
    );
}

#[test]
fn moves_are_one_per_line_in_byte_order() {
    let moves = answer(&["moves", "billo"]);
    let lines: Vec<&str> = moves.lines().collect();
    assert_eq!(lines.len(), 44);
    assert_eq!(lines[..3], ["Ra1-a2", "Ra1-b2", "Rb1-a2"]);
    assert!(lines.is_sorted() && moves.ends_with('\n'));
    assert_eq!(answer(&["moves", "billo", START]), moves);
    assert_eq!(answer(&["moves", "billo", CAPTURE]), "Ra2xb3xc4\n");
    assert_eq!(
        answer(&["moves", "billo", "--rules", "catalano,priority=off", CAPTURE]),
        "Ra2xb3\nRa2xb3xc4\n"
    );
}

#[test]
fn children_are_the_positions_after_the_moves_in_byte_order() {
    let children = answer(&["children", "billo", START]);
    let lines: Vec<&str> = children.lines().collect();
    assert_eq!(lines.len(), 44);
    assert!(lines.is_sorted());
    assert_eq!(answer(&["children", "billo", CAPTURE]), "8/8/8/8/2R5/8/8/8 b -\n");
}

#[test]
fn a_finished_game_has_an_empty_list() {
    let lost = "8/8/8/8/2R5/8/8/8 b -";
    assert_eq!(answer(&["moves", "billo", lost]), "");
    assert_eq!(answer(&["children", "billo", lost]), "");
}

#[test]
fn status_tells_the_turn_or_the_end() {
    assert_eq!(answer(&["status", "billo"]), "turn A\n");
    assert_eq!(answer(&["status", "billo", "cccccccc/8/8/8/8/8/2R5/CCSCCCCC b -"]), "turn B\n");
    let won = answer(&["status", "billo", "8/8/8/8/2R5/8/8/8 b -"]);
    assert!(won.starts_with("won A "), "{won}");
    let draw = answer(&["status", "billo", "o7/8/8/8/8/8/8/7O r -"]);
    assert!(draw.starts_with("draw "), "{draw}");
}

#[test]
fn replay_prints_the_position_after_the_moves() {
    let after = "cccccccc/8/8/8/8/8/2R5/CCSCCCCC b -\n";
    assert_eq!(answer(&["replay", "billo", "Rc1-c2"]), after);
    assert_eq!(answer(&["replay", "billo", "--position", START, "Rc1-c2"]), after);
    let args = ["replay", "billo", "--rules=boutin", "--position", CAPTURE, "Ra2xb3"];
    assert_eq!(answer(&args), "8/8/8/8/2s5/1R6/8/8 b -\n");
    assert_eq!(answer(&["replay", "--rules", "boutin", "billo", "Rc1-c2"]), after);
}

#[test]
fn replay_keeps_to_the_house_rules() {
    let rules = "catalano,draws=off";
    let position = "o7/8/8/8/8/8/8/7O r -";
    let round = ["Rh1-h2", "Ra8-a7", "Rh2-h1", "Ra7-a8"];
    let mut args = vec!["replay", "billo", "--rules", rules, "--position", position];
    args.extend(round.iter().chain(&round));
    assert_eq!(answer(&args), format!("{position}\n"));
    args.push("Rh1-h2");
    let run = run(args);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.contains("move 9, \"Rh1-h2\", comes after the end"), "{}", run.err);
    assert!(run.err.contains("draw repetition"), "{}", run.err);
}

#[test]
fn perft_prints_depth_and_nodes_and_reports_the_time_aside() {
    let run = run(["perft", "billo", "3"]);
    assert_eq!((run.code, run.out.as_str()), (Some(0), "1 44\n2 1936\n3 81664\n"));
    assert_eq!(run.err.lines().count(), 3);
    let boutin = crate::run(["perft", "billo", "--rules", "boutin", "--position", START, "3"]);
    assert_eq!(boutin.out, "1 44\n2 1936\n3 97328\n");
}

#[test]
fn perft_divides_the_last_depth_by_move() {
    let run = run(["perft", "billo", "--divide", "3"]);
    assert_eq!(run.code, Some(0));
    let lines: Vec<(&str, u64)> = run
        .out
        .lines()
        .map(|line| line.split_once(' ').expect("a move and its nodes"))
        .map(|(mv, nodes)| (mv, nodes.parse().expect("a number")))
        .collect();
    let moves = answer(&["moves", "billo"]);
    assert!(lines.iter().map(|(mv, _)| *mv).eq(moves.lines()));
    assert_eq!(lines.iter().map(|(_, nodes)| nodes).sum::<u64>(), 81664);
}

#[test]
fn show_draws_the_board_without_colours_into_a_pipe() {
    let board = answer(&["show", "billo"]);
    assert!(board.contains("8 │ rs │") && board.contains("1 │ RS │"), "{board}");
    assert!(!board.contains('\u{1b}') && board.lines().all(|line| line.trim_end() == line));
    assert_ne!(answer(&["show", "billo", CAPTURE]), board);
}

#[test]
fn show_writes_the_picture_to_a_file_or_to_standard_output() {
    let picture = answer(&["show", "billo", CAPTURE, "--svg", "-"]);
    assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"), "{picture}");
    let file = format!("{}/picture.svg", env!("CARGO_TARGET_TMPDIR"));
    assert_eq!(answer(&["show", "billo", CAPTURE, "--svg", &file]), "");
    assert_eq!(fs::read_to_string(&file).expect("the picture is written"), picture);
    assert_ne!(answer(&["show", "billo", CAPTURE, "--svg", "-", "--lang", "fr"]), picture);
}

#[test]
fn bench_gives_signatures_that_are_the_same_on_every_machine() {
    // Any change of what rules allow, or of what the search looks at, shows here.
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/games/src");
    for &entry in catalog::GAMES {
        let game = entry.about().key;
        let file = games.join(game).join("bench.txt");
        if entry.workloads().is_empty() {
            assert!(!file.exists(), "{game} has a signature, but no BENCH");
            continue;
        }
        let signature = fs::read_to_string(&file);
        let signature = signature.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let bench = answer(&["bench", game]);
        assert_eq!(bench.lines().count(), 1);
        assert!(bench.starts_with(game) && bench.contains(" million/s "), "{bench}");
        assert!(bench.ends_with(&format!(" signature {signature}")), "{bench}");
    }
}

#[test]
fn help_and_version_are_answers() {
    for command in [
        "games", "start", "moves", "children", "status", "replay", "perft", "show", "print",
        "best", "match", "play", "engine", "bench", "serve",
    ] {
        assert!(answer(&["--help"]).contains(command));
        assert!(answer(&[command, "--help"]).contains(&format!("Usage: tabletier {command}")));
    }
    assert_eq!(answer(&["--version"]), format!("tabletier {}\n", env!("CARGO_PKG_VERSION")));
}
