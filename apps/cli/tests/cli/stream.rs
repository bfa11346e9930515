//! Many positions in one run: one line in, one line out.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;

use crate::{START, answer, feed, tabletier};

const LOST: &str = "8/8/8/8/2R5/8/8/8 b -";

#[test]
fn each_line_is_answered_by_one_line_of_tab_separated_items() {
    let input = format!("{START}\n{LOST}\n{START}\n");
    for command in ["moves", "children"] {
        let run = feed(&[command, "billo", "-"], input.as_str());
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        let items = answer(&[command, "billo"]).trim_end().replace('\n', "\t");
        assert_eq!(run.out, format!("{items}\n\n{items}\n"));
    }
    let run = feed(&["status", "billo", "-"], input);
    assert_eq!(run.code, Some(0));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[2]), (3, "turn A", "turn A"));
    assert!(lines[1].starts_with("won A "));
}

#[test]
fn rules_hold_for_every_line() {
    let position = "8/8/8/8/2s5/1s6/R7/8 r -";
    let rules = "--rules=catalano,priority=off";
    let run = feed(&["moves", "billo", rules, "-"], format!("{position}\n{position}"));
    assert_eq!(run.out, "Ra2xb3\tRa2xb3xc4\n".repeat(2));
}

#[test]
fn a_wrong_line_is_answered_too_and_the_others_are_not_disturbed() {
    let mut input = Vec::new();
    for line in [START.as_bytes(), b"x", b"", b"\xff\xfe", &[b'x'; 70_000], START.as_bytes()] {
        input.extend_from_slice(line);
        input.extend_from_slice(b"\r\n");
    }
    let run = feed(&["status", "billo", "-"], input);
    assert_eq!((run.code, run.err.as_str()), (Some(2), ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 6, "{lines:?}");
    assert_eq!((lines[0], lines[5]), ("turn A", "turn A"));
    for (line, part) in lines[1..5].iter().zip(["position", "nothing", "UTF-8", "65536 bytes"]) {
        assert!(line.starts_with("error: ") && line.contains(part), "{line}");
        assert!(!line.contains('\t') && line.contains("expected"), "{line}");
    }
}

#[test]
fn no_input_is_no_output() {
    let run = feed(&["moves", "billo", "-"], "");
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""));
}

#[test]
fn an_answer_comes_before_the_next_question_is_asked() {
    let mut child = tabletier()
        .args(["status", "billo", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let mut stdout = BufReader::new(child.stdout.take().expect("standard output is piped"));
    for _ in 0..3 {
        writeln!(stdin, "{START}").expect("the program reads");
        let mut line = String::new();
        stdout.read_line(&mut line).expect("the program answers");
        assert_eq!(line, "turn A\n");
    }
    drop(stdin);
    assert!(child.wait().expect("the program ends").success());
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    for args in [&["children", "billo", "-"][..], &["perft", "billo", "3"], &["games"]] {
        let mut child = tabletier()
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("standard input is piped");
        let lines = format!("{START}\n").repeat(1000);
        // The program may end before it has read everything.
        let _ = stdin.write_all(lines.as_bytes());
        drop(stdin);
        let mut said = String::new();
        let mut stderr = child.stderr.take().expect("standard error is piped");
        stderr.read_to_string(&mut said).expect("standard error is UTF-8");
        assert!(child.wait().expect("the program ends").success(), "{args:?}");
        assert!(!said.contains("error") && !said.contains("panic"), "{args:?}: {said}");
    }
}
