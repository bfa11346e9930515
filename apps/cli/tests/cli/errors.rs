//! Whatever is wrong is one line on standard error, exit code 2, and nothing on standard output.

use std::ffi::OsStr;

use crate::{START, languages, run};

fn refused<S: AsRef<OsStr>>(args: impl IntoIterator<Item = S>) -> String {
    let run = run(args);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{}", run.err);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(run.err.starts_with("error: ") && run.err.ends_with('\n'), "{}", run.err);
    run.err
}

#[test]
fn an_error_says_what_was_wrong_and_what_was_expected() {
    let pawn_too_far = "R7/8/8/8/8/8/8/8 r -";
    let languages = languages();
    let cases: &[(&[&str], &[&str])] = &[
        (&[], &["no command", "games or start or moves"]),
        (&["chess"], &["'chess'", "expected games or start"]),
        (&["start"], &["<GAME>", "expected tabletier start"]),
        (&["start", "chess"], &["game: found \"chess\", expected billo"]),
        (&["moves", "Billo"], &["game: found \"Billo\", expected billo"]),
        (&["start", "billo", "--seed", "x"], &["'x'", "--seed", "expected a whole number"]),
        (&["start", "billo", "--rules", "x"], &["rules: found \"x\", expected catalano or boutin"]),
        (&["start", "billo", "--rules", ""], &["rules: found nothing, expected catalano"]),
        (&["start", "billo", "--rules", "prey=x"], &["prey: found \"x\", expected any or equal"]),
        (&["start", "billo", "--rules"], &["--rules", "value is required"]),
        (&["start", "billo", "--colour"], &["'--colour'", "expected tabletier start"]),
        (&["start", "billo", "extra"], &["'extra'", "expected tabletier start"]),
        (&["moves", "billo", "x"], &["position", "expected"]),
        (&["moves", "billo", ""], &["position", "found nothing"]),
        (&["moves", "billo", pawn_too_far], &["far row", "expected"]),
        (&["children", "billo", "x"], &["position", "expected"]),
        (&["status", "billo", &START[1..]], &["row", "expected"]),
        (&["status", "billo", START, START], &["unexpected argument", "expected tabletier status"]),
        (&["replay", "billo", "x"], &["move 1, \"x\", cannot be read", "expected"]),
        (&["replay", "billo", "-c3"], &["move 1, \"-c3\", cannot be read", "expected"]),
        (&["replay", "billo", "-h8"], &["move 1, \"-h8\", cannot be read", "expected"]),
        (&["replay", "billo", "Rc1-c2", "Rc2-c3"], &["move 2, \"Rc2-c3\", is not legal"]),
        (&["replay", "billo", "--position", "x", "Rc1-c2"], &["position", "expected"]),
        (&["perft", "billo"], &["<DEPTH>", "expected tabletier perft"]),
        (&["perft", "billo", "0"], &["'0'", "expected a whole number from 1 to 99"]),
        (&["perft", "billo", "100"], &["'100'", "expected a whole number from 1 to 99"]),
        (&["perft", "billo", "--position", "x", "1"], &["position", "expected"]),
        (&["show", "chess"], &["game: found \"chess\", expected billo"]),
        (&["show", "billo", "-", "--svg", "x.svg"], &["--svg: found a file", "expected -"]),
        (&["status", "billo", "--record", "/no/such/file"], &["/no/such/file cannot be read"]),
        (&["status", "billo", "-", "--record", "x"], &["found - beside --record", "expected one"]),
        (&["status", "billo", "--moves", "Rc1-c2", "x"], &["move 2, \"x\", cannot be read"]),
        (&["show", "billo", "--lang", "xx"], &["'xx'", &languages]),
        (&["show", "billo", "--svg", "/no/such/folder/x.svg"], &["/no/such/folder/x.svg"]),
        (&["print"], &["<GAME>", "expected tabletier print"]),
        (&["print", "chess"], &["game: found \"chess\", expected billo"]),
        (&["print", "billo", "--paper", "a3"], &["'a3'", "a4, letter"]),
        (&["print", "billo", "--lang", ""], &["'--lang <LANGUAGE>'", &languages]),
        (&["print", "billo", "--out", "/dev/null/x"], &["/dev/null/x", "cannot be written"]),
        (&["best", "chess", "--level", "1"], &["game: found \"chess\", expected billo"]),
        (&["best", "billo"], &["--level <N>|--nodes <N>|--time <MS>", "expected tabletier best"]),
        (&["best", "billo", "--level", "9"], &["found \"9\", expected a level from 1 to 8"]),
        (&["best", "billo", "--level", "1", "--nodes", "1"], &["cannot be used with"]),
        (&["best", "billo", "--time", "0"], &["'0'", "expected a whole number from 1"]),
        (&["best", "billo", "--time", "1", "--position", "x"], &["position", "expected"]),
        (
            &["best", "billo", "--level", "1", "--position", "8/8/8/8/2R5/8/8/8 b -"],
            &["position: found a game that is over (won A ", "expected one that goes on"],
        ),
        (&["match", "chess", "random", "random", "--games", "1"], &["game: found \"chess\""]),
        (&["match", "billo", "random", "--games", "1"], &["players: found \"1\", expected 2"]),
        (&["match", "billo", "random", "random"], &["--games", "expected tabletier match"]),
        (&["match", "billo", "random", "random", "--games", "0"], &["'0'", "from 1 to 1000000"]),
        (&["match", "billo", "random", "level:9", "--games", "1"], &["\"9\", expected a level"]),
        (&["match", "billo", "random", "uct:depth=2", "--games", "1"], &["expected uct:nodes=N"]),
        (
            &["match", "billo", "--rules", "house=off", "random", "random", "--games", "1"],
            &["rules: found \"house=off\", expected house=on"],
        ),
        (&["bench", "chess"], &["game: found \"chess\", expected billo"]),
        (&["serve", "--port", "65536"], &["'65536'", "expected a whole number from 0 to 65535"]),
        (&["serve", "--port", "-1"], &["'-1'", "expected a whole number from 0 to 65535"]),
        (&["serve", "--host", "here"], &["'here'", "expected an IP address such as 127.0.0.1"]),
        // This one is built without it: the feature `web` is not for these tests.
        (&["serve", "--no-online"], &["this build has no web client", "cargo xtask play"]),
        (&["moves", "billo", "--rules", "x", "-"], &["rules: found \"x\", expected catalano"]),
        (&["moves", "chess", "-"], &["game: found \"chess\", expected billo"]),
    ];
    for (args, parts) in cases {
        let said = refused(args.iter());
        assert!(parts.iter().all(|part| said.contains(part)), "{args:?}: {said}");
    }
}

#[test]
fn an_error_stays_on_one_line_whatever_it_quotes() {
    let nasty = "two\nlines\r\u{1b}[2J";
    let nasty_move = format!("Ra1-a2{nasty}");
    for args in [
        &[nasty, "billo"][..],
        &["start", nasty],
        &["moves", nasty],
        &["bench", nasty],
        &["best", nasty, "--level", "1"],
        &["match", "billo", "random", nasty, "--games", "1"],
        &["moves", "billo", nasty],
        &["start", "billo", "--rules", nasty],
        &["replay", "billo", nasty],
        &["replay", "billo", &nasty_move],
    ] {
        let said = refused(args);
        assert!(!said.trim_end().contains(char::is_control), "{said:?}");
    }
    let long = "x".repeat(100_000);
    assert!(refused(["replay", "billo", &long]).len() < 1000);
    assert!(refused(["moves", "billo", &long]).len() < 1000);
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_utf8_are_refused() {
    use std::os::unix::ffi::OsStrExt;

    let bad = OsStr::from_bytes(b"\xff");
    for args in [
        vec![bad],
        vec![OsStr::new("moves"), bad],
        vec![OsStr::new("moves"), OsStr::new("billo"), bad],
        vec![OsStr::new("replay"), OsStr::new("billo"), bad],
        vec![OsStr::new("perft"), OsStr::new("billo"), bad],
    ] {
        refused(args);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_an_error() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("Linux has it");
    let output = crate::tabletier().arg("games").stdout(full).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stderr.starts_with(b"error: "));
}
