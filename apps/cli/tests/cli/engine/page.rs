//! The sessions on the page about the protocol go as they are written there.

use super::Engine;

const PAGE: &str = include_str!("../../../../../docs/engine-protocol.md");

/// An `info` line without what depends on the machine.
fn told(line: &str) -> Vec<&str> {
    let mut words: Vec<&str> = line.split(' ').collect();
    for timed in ["time", "nps"] {
        if let Some(at) = words.iter().position(|word| *word == timed) {
            words.remove(at + 1);
        }
    }
    words
}

/// Each line from the engine is as written; of those that begin with `info` there may be more.
#[test]
fn every_session_on_the_page_goes_as_written_there() {
    let mut sessions = 0;
    for block in PAGE.split("```ugi\n").skip(1) {
        let mut engine = Engine::start();
        for line in block.split("```").next().unwrap_or_default().lines() {
            match line.split_at(2) {
                ("> ", line) => engine.say(line),
                ("< ", expected) if expected.starts_with("info ") => {
                    assert_eq!(told(&engine.hear().expect("a line")), told(expected));
                }
                ("< ", expected) => {
                    let line = std::iter::from_fn(|| engine.hear())
                        .find(|line| !line.starts_with("info "));
                    assert_eq!(line.as_deref(), Some(expected));
                }
                _ => panic!("neither to the engine nor from it: {line}"),
            }
        }
        let (rest, status) = engine.end();
        assert!(rest.iter().all(|line| line.starts_with("info ")), "{rest:?}");
        assert!(status.success());
        sessions += 1;
    }
    assert_eq!(sessions, 5);
}
