//! Games played line by line, as scripts and screen readers play them.

use std::fs;

use crate::{Run, feed, languages, tabletier};

/// One square pawn each side of a round one that can take both.
const SHORT: &str = "8/8/8/7s/2s5/1s6/R7/8 r -";

fn play(args: &[&str], lines: &str) -> Run {
    let run = feed(&[&["play", "billo"], args].concat(), lines);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    assert!(!run.out.contains('\u{1b}'), "no colours where nobody sees them: {}", run.out);
    run
}

/// The lines of the output that are neither board nor blank.
fn said(run: &Run) -> Vec<&str> {
    let board =
        |line: &str| line.contains(['│', '┌', '├', '└']) || line.trim_start().starts_with("a    b");
    run.out.lines().filter(|line| !line.is_empty() && !board(line)).skip(2).collect()
}

#[test]
fn a_whole_game_between_people() {
    let lines = "Ra2-a3\nhop\nmoves\n1\nSh5-h4\nRc4-c5\nundo\nredo\nundo\nRc4-d5\nSh4-h3\n";
    let run = play(&["--position", SHORT], lines);
    assert_eq!(
        said(&run),
        [
            "Red to move.",
            "> Ra2-a3",
            "A capture is possible, so the move must capture.",
            "> hop",
            "move: found \"hop\", expected R or S, a square and steps, such as Rc1-c2 or Sa1xa2, \
             or claim",
            "> moves",
            "Legal moves (1)",
            "1 Ra2xb3xc4",
            "> 1",
            "Black to move.",
            "> Sh5-h4",
            "Red to move.",
            "> Rc4-c5",
            "Black to move.",
            "> undo",
            "Red to move.",
            "> redo",
            "Black to move.",
            "> undo",
            "Red to move.",
            "> Rc4-d5",
            "Black to move.",
            "> Sh4-h3",
            "Red to move.",
            ">",
        ]
        .map(|line| if line == ">" { "> " } else { line })
    );
}

#[test]
fn a_game_ends_in_words_and_can_be_taken_back() {
    let position = "8/8/8/8/8/1s6/R7/8 r -";
    let run = play(&["--position", position], "Ra2xb3\nRb3-b4\nundo\nredo\nquit\nnever read\n");
    let said = said(&run);
    assert_eq!(said[1], "> Ra2xb3");
    assert!(said[2].starts_with("Red has won. "), "{said:?}");
    assert_eq!(said[4], "The game is over.");
    assert_eq!(said[6], "Red to move.");
    assert!(said[8].starts_with("Red has won. "), "{said:?}");
    assert_eq!(said[9..], ["> quit"]);
}

#[test]
fn hints_and_the_engines_view_are_told_in_both_languages() {
    let position = "8/8/8/8/2s5/1s6/R7/8 r -";
    let run = play(&["--position", position], "hint\nview\nRa2xb3xc4\nhint\nview\n");
    assert_eq!(
        said(&run)[..9],
        [
            "Red to move.",
            "> hint",
            "A good move: Ra2xb3xc4 (win in 1)",
            "> view",
            "Engine’s view: depth 1, 1 position",
            "Red win in 1, Black loss in 1",
            "win in 1  Ra2xb3xc4",
            "> Ra2xb3xc4",
            said(&run)[8],
        ]
    );
    assert_eq!(said(&run)[9..13], ["> hint", "The game is over.", "> view", "The game is over."]);
    let run = play(&["--position", position, "--lang", "fr"], "conseil\nvue\n");
    assert_eq!(
        said(&run)[1..7],
        [
            "> conseil",
            "Un bon coup : Ra2xb3xc4 (gain en 1)",
            "> vue",
            "Ce que voit le moteur : profondeur 1, 1 position",
            "Rouge gain en 1, Noir perte en 1",
            "gain en 1  Ra2xb3xc4",
        ]
    );
}

#[test]
fn the_engines_view_is_the_same_each_time_and_has_three_lines() {
    let run = play(&[], "view\n");
    let view = said(&run).split_off(2);
    assert!(view[0].starts_with("Engine’s view: depth "), "{view:?}");
    assert!(view[1].starts_with("Red ") && view[1].contains(", Black "), "{view:?}");
    assert_eq!(view.len(), 2 + 3 + 1, "{view:?}");
    assert_eq!(play(&[], "view\n").out, run.out);
}

#[test]
fn the_last_move_is_marked_on_the_board() {
    let run = play(&[], "Rc1-c2\n");
    assert!(run.out.contains("│·R ·│") && run.out.contains("│· S·│"), "{}", run.out);
}

#[test]
fn the_program_answers_until_the_game_is_over() {
    let lines = "1\n".repeat(200);
    let args = ["--seat", "B=level:1", "--seed", "7"];
    let run = play(&args, &lines);
    assert!(said(&run).iter().any(|line| line.starts_with("Black plays ")), "{}", run.out);
    assert!(run.out.contains("The game is over."), "{}", run.out);
    assert_eq!(play(&args, &lines).out, run.out, "one seed, one game");
}

#[test]
fn programs_play_alone() {
    for other in ["B=level:2", "B=uct:nodes=50", "B=maxn:depth=1"] {
        let run = play(&["--seat", "A=random", "--seat", other, "--seed", "3"], "");
        let last = said(&run).pop().unwrap_or_default().to_string();
        let end = said(&run).into_iter().rev().nth(1).unwrap_or_default().to_string();
        assert_eq!(last, "> ");
        assert!(end.contains("has won.") || end.starts_with("A draw."), "{other}: {end}");
    }
}

#[test]
fn french_is_spoken_where_it_is_asked_for() {
    let output = |variables: &[(&str, &str)], args: &[&str]| {
        let mut command = tabletier();
        let output = command.envs(variables.iter().copied()).args(["play", "billo"]).args(args);
        Run::from(output.output().expect("the program runs")).out
    };
    let french = "À Rouge de jouer.";
    assert!(output(&[("LANG", "fr_FR.UTF-8")], &[]).contains(french));
    assert!(output(&[("LANG", "en_GB.UTF-8"), ("LC_ALL", "fr")], &[]).contains(french));
    assert!(output(&[("LANG", "en_GB.UTF-8")], &["--lang", "fr"]).contains(french));
    assert!(output(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C")], &[]).contains("Red to move."));
    assert!(output(&[("LANG", "xx_XX.UTF-8")], &[]).contains("Red to move."));
    assert!(output(&[], &[]).contains("Red to move."));
}

#[test]
fn strange_lines_are_answered_and_the_game_goes_on() {
    let mut lines = b"\xff\xfe\n\n   \n:frob\n\x1b[2J\n99\nundo\nredo\n".to_vec();
    lines.extend(vec![b'x'; 100_000]);
    lines.extend_from_slice(b"\r\nRc1-c2\r\n");
    let run = feed(&["play", "billo", "--plain"], lines);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(!run.out.contains('\u{1b}'), "{}", run.out);
    for words in [
        ":frob: expected :undo",
        "There is no move 99: the moves are numbered 1 to 44.",
        "There is no move of yours to take back.",
        "No move has been taken back.",
        "That line is too long.",
        "Black to move.",
    ] {
        assert!(run.out.contains(words), "{words}: {}", run.out);
    }
}

#[test]
fn help_tells_the_orders_the_notation_and_the_rules() {
    let run = play(&["--lang", "fr"], "aide\n");
    for words in
        ["enregistrer NOM", "Alberto Glisoni", "R ou S (rond ou carré)", "Qui peut prendre"]
    {
        assert!(run.out.contains(words), "{words}: {}", run.out);
    }
}

#[test]
fn a_game_is_saved_under_a_new_name_each_time() {
    let directory = std::env::temp_dir().join(format!("tabletier-cli-{}", std::process::id()));
    fs::create_dir_all(&directory).expect("a directory for the test");
    let script = directory.join("script");
    fs::write(&script, "Rc1-c2\nsave\nsave\nsave billo-1.txt\nsave no/such/place\n").unwrap();
    let run: Run = tabletier()
        .args(["play", "billo"])
        .current_dir(&directory)
        .stdin(fs::File::open(&script).unwrap())
        .output()
        .expect("the program runs")
        .into();
    let records = ["billo-1.txt", "billo-2.txt"]
        .map(|name| fs::read_to_string(directory.join(name)).unwrap_or_default());
    fs::remove_dir_all(&directory).expect("the directory is ours");
    assert_eq!(run.code, Some(0), "{}", run.err);
    for words in
        ["saved in billo-1.txt", "saved in billo-2.txt", "exists already", "cannot be saved"]
    {
        assert!(run.out.contains(words), "{words}: {}", run.out);
    }
    for record in records {
        assert!(
            record.starts_with("[Game \"billo\"]\n") && record.contains("1. Rc1-c2"),
            "{record}"
        );
    }
}

#[test]
fn wrong_arguments_are_one_line_and_exit_code_2() {
    for (args, expected) in [
        (&["--seat", "E=human"][..], "A, B, C or D"),
        (&["--seat", "A=level:9"], "1 to 8"),
        (&["--seat", "A=chess"], "human, random, level:1"),
        (&["--seat", "C=human"], "A or B: this table has 2 seats"),
        (&["--seat", "B=random", "--seat", "B=random"], "each seat at most once"),
        (&["--seat", "level:4"], "such as A=human or B=level:4"),
        (&["--position", "nonsense"], "position"),
        (&["--rules", "nonsense"], "catalano"),
        (&["--seed", "-1"], "'-1'"),
        (&["--lang", "xx"], &languages()),
    ] {
        let run = feed(&[&["play", "billo"], args].concat(), "");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{args:?}");
        assert!(run.err.starts_with("error: ") && run.err.contains(expected), "{}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
}

#[test]
fn a_kept_game_goes_on() {
    let folder = crate::records::folder("play");
    let file = folder.join("games.txt").display().to_string();
    fs::write(&file, crate::records::games()).expect("a file");
    let saved = folder.join("saved.txt").display().to_string();
    let run =
        play(&["--record", &file, "--game", "2"], &format!("Sf7-f6\nsave {saved}\nquit\ny\n"));
    assert!(said(&run).contains(&"Black to move."), "{}", run.out);
    let text = fs::read_to_string(&saved).expect("the game");
    // Variations, marks and remarks go on with it.
    assert!(text.contains("1. Rc1-c2! (1. Rd1-d2 {in the middle}"), "{text}");
    assert!(text.ends_with("2. Rc2-d3 Sf7-f6\n"), "{text}");
    let other = feed(&["play", "batons", "--record", &file], "");
    assert_eq!((other.code, other.out.as_str()), (Some(2), ""));
    assert!(other.err.contains("found \"batons\", expected billo"), "{}", other.err);
}

#[test]
fn games_are_loaded_given_up_and_told_as_a_text() {
    let folder = crate::records::folder("load");
    let file = folder.join("my games.txt").display().to_string();
    fs::write(&file, crate::records::games()).expect("a file");
    let lines = format!(
        "position\nload {file} 2\nposition\nload {file} 9\nload {file}.no\nresign\nresign\nundo\nposition\n"
    );
    let run = play(&[], &lines);
    let heard: Vec<&str> = said(&run).into_iter().filter(|line| !line.starts_with("> ")).collect();
    let after = "cccccrcc/5s2/8/8/8/3R4/8/CCSCCCCC b -";
    let expected = [
        "Red to move.",
        crate::START,
        &format!("The game from {file} goes on."),
        "Black to move.",
        after,
        &format!("{file} has no game 9: it has 5."),
        &format!("{file}.no cannot be read: there is no such file."),
    ];
    assert_eq!(heard[..7], expected, "{}", run.out);
    assert!(heard[7].contains("Red") && heard[8].contains("nobody can resign"), "{heard:?}");
    assert_eq!(heard[9..], ["Black to move.", after]);
}

#[test]
fn plain_play_draws_no_boxes() {
    let run = feed(&["play", "billo", "--plain"], "Rc1-c2\nquit\n");
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(!run.out.contains(['│', '┌', '─']), "{}", run.out);
    assert!(
        run.out.contains("\n8 rs rs rs rs rs rs rs rs 8\n7 . . . . . . . . 7\n"),
        "{}",
        run.out
    );
}

/// Full-screen play, in a terminal that `script` makes.
#[cfg(target_os = "linux")]
#[test]
fn a_signal_ends_the_full_screen_with_its_code_and_leaves_it_clean() {
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    let exists = Command::new("script").arg("--version").output();
    if exists.is_err() {
        // Not every machine has a terminal to give.
        return;
    }
    let folder = crate::records::folder("signal");
    for (signal, code) in [("HUP", 129), ("TERM", 143)] {
        let (log, pid) =
            (folder.join(format!("{signal}.log")), folder.join(format!("{signal}.pid")));
        let program = env!("CARGO_BIN_EXE_tabletier");
        let line = format!("sh -c 'echo $$ > {}; exec {program} play billo'", pid.display());
        let child = Command::new("script")
            .args(["--quiet", "--return", "--flush", "--command", &line])
            .arg(&log)
            .env("TERM", "xterm")
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn();
        let mut child = child.expect("script runs");
        let begun = Instant::now();
        let shown =
            || fs::read(&log).is_ok_and(|log| log.windows(8).any(|at| at == b"\x1b[?1049h"));
        while !shown() {
            assert!(begun.elapsed() < Duration::from_secs(120), "nothing is shown");
            std::thread::sleep(Duration::from_millis(20));
        }
        let pid = fs::read_to_string(&pid).expect("a process");
        let sent = Command::new("kill").args(["-s", signal, pid.trim()]).status();
        assert!(sent.expect("kill runs").success());
        assert_eq!(child.wait().expect("it ends").code(), Some(code), "{signal}");
        let log = fs::read(&log).expect("what was shown");
        assert!(log.windows(8).any(|at| at == b"\x1b[?1049l"), "the screen is not left clean");
    }
}
