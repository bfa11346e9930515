//! Bad input: one line in, one error out, and nothing changed.

use super::Engine;

const BEFORE: &str = "cccccrcc/5s2/8/8/8/8/2R5/CCSCCCCC r -";

#[test]
fn any_line_of_rubbish_gets_one_error_and_changes_nothing() {
    let mut engine = Engine::start();
    engine.say("position startpos moves Rc1-c2 Sf8-f7");
    let long = "x".repeat(2 << 20);
    let many = format!("position startpos moves {}", "Rc1-c2 ".repeat(1000));
    let cases: &[(&[u8], &str)] = &[
        (b"frob", "command: found \"frob\", expected ugi"),
        (b"GO", "command: found \"GO\""),
        (b"\0", "command: found \"\\0\""),
        (b"\0\0\0go\0", "command: found"),
        (b"\xff\xfe\xfd", "line: byte 1 is not UTF-8"),
        (b"position fen \xc3\x28", "line: byte 14 is not UTF-8"),
        ("échecs ♟".as_bytes(), "command: found \"échecs\""),
        (b"\x1b[2J", "command: found \"\\u{1b}[2J\""),
        (long.as_bytes(), "line: expected at most 1048576 bytes"),
        (b"ugi now", "ugi: found \"now\", expected the end of the line"),
        (b"query", "query: found nothing, expected gameover"),
        (b"query score", "query: found \"score\""),
        (b"setoption", "setoption: found nothing, expected setoption name"),
        (b"setoption name Hash", "setoption: found nothing"),
        (b"setoption name Frob value 1", "option: found \"Frob\", expected Game"),
        (b"setoption name Hash value 0", "Hash: found \"0\", expected a whole number from 1 to"),
        (b"setoption name Hash value -1", "Hash: found \"-1\""),
        (b"setoption name Hash value 99999999999999999999999", "Hash: found"),
        (b"setoption name Threads value many", "Threads: found \"many\""),
        (b"setoption name Threads value 1000000", "Threads: found \"1000000\""),
        (b"setoption name MultiPV value", "MultiPV: found nothing"),
        (b"setoption name Level value 9", "level: found \"9\", expected off, or a level from 1"),
        (b"setoption name Seed value 18446744073709551616", "Seed: found"),
        (b"setoption name Game value chess", "game: found \"chess\", expected billo"),
        (b"setoption name Rules value house=maybe", "house: found \"maybe\", expected"),
        (b"position", "position: found nothing, expected startpos"),
        (b"position fen", "position, turn: found nothing"),
        (b"position fen moves Rc1-c2", "position, turn: found nothing"),
        (b"position fen 8/8/8/8/8/8/8/8 r -", "expected"),
        (b"position fen cccccccc/8/8/8/8/8/8/CCCCCCCC r", "position, claim: found nothing"),
        (b"position fen cccccccc/8/8/8/8/8/8/CCCCCCCC r - Rc1-c2", "position, after claim"),
        (b"position startpos Rc1-c2", "position: found \"Rc1-c2\", expected moves"),
        (b"position startpos moves c1c2", "move 1, \"c1c2\", cannot be read: "),
        (b"position startpos moves Rc1-c2 Sf8-f7 Rc2-c4", "move 3, \"Rc2-c4\", is not legal: "),
        (
            b"position fen 8/8/8/8/3s4/2R5/8/S7 r - moves Rc3xd4 Sa1-a2",
            "move 2, \"Sa1-a2\", comes after the end of the game (won A no-pieces)",
        ),
        (many.as_bytes(), "move 2, \"Rc1-c2\", is not legal: "),
    ];
    for (line, expected) in cases {
        let shown = String::from_utf8_lossy(&line[..line.len().min(60)]).into_owned();
        engine.say_bytes(line);
        let errors = engine.answers(&[]);
        assert_eq!(errors.len(), 1, "{shown:?}: {errors:?}");
        assert!(errors[0].starts_with("error ") && errors[0].contains(expected), "{errors:?}");
        assert!(!errors[0].contains(char::is_control) && errors[0].len() < 600, "{errors:?}");
        assert_eq!(engine.ask("position"), BEFORE, "{shown:?}");
    }
    // The options have stayed, too: this is still the engine of the beginning.
    assert!(engine.answers(&["setoption name Rules value boutin"]).is_empty());
    engine.quit();
}

#[test]
fn lines_without_a_word_are_passed_over() {
    let mut engine = Engine::start();
    let answers =
        engine.answers(&["", "  \t ", "\r", "stop", " \tquery  seats ", "query p1turn\r"]);
    assert_eq!(answers, ["response 2", "response true"]);
    engine.quit();
}

#[test]
fn rubbish_while_thinking_does_not_disturb() {
    let mut engine = Engine::of("billabong", "players=4");
    let lines = ["go infinite", "frob", "setoption name Hash value 1", "uginewgame", "go", "\0"];
    let errors = engine.answers(&lines);
    assert_eq!(errors.len(), 5, "{errors:?}");
    assert!(errors.iter().all(|line| line.starts_with("error command: found ")), "{errors:?}");
    let best = engine.answers(&["stop"]);
    assert!(best.len() == 1 && best[0].starts_with("bestmove @"), "{best:?}");
    engine.quit();
}
