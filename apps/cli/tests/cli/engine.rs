//! The engine, driven through pipes as another program does it.

mod games;
mod page;
mod rubbish;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use tabletier_session::catalog;

use crate::tabletier;

/// Nothing here depends on speed; this only turns a hang into a failure.
const PATIENCE: Duration = Duration::from_secs(300);

/// A running engine.
struct Engine {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = tabletier()
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let stdin = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().expect("standard output is piped"));
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in stdout.lines() {
                let _ = sender.send(line.expect("the output is UTF-8"));
            }
        });
        Engine { child, stdin, lines }
    }

    fn of(game: &str, rules: &str) -> Engine {
        let mut engine = Engine::start();
        engine.say(&format!("setoption name Game value {game}"));
        engine.say(&format!("setoption name Rules value {rules}"));
        engine
    }

    fn say(&mut self, line: &str) {
        self.say_bytes(line.as_bytes());
    }

    fn say_bytes(&mut self, line: &[u8]) {
        let line = [line, b"\n"].concat();
        self.stdin.as_mut().expect("the input is open").write_all(&line).expect("the engine reads");
    }

    /// The next line; `None` when the engine has ended.
    fn hear(&self) -> Option<String> {
        match self.lines.recv_timeout(PATIENCE) {
            Ok(line) => Some(line),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => panic!("the engine says nothing"),
        }
    }

    /// All lines up to the one that begins with this word, that one included.
    fn hear_until(&self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.hear().unwrap_or_else(|| panic!("no {word} after {lines:?}"));
            let found = line.split(' ').next() == Some(word);
            lines.push(line);
            if found {
                return lines;
            }
        }
    }

    /// What the engine says to these lines, apart from what it says while thinking.
    fn answers(&mut self, lines: &[&str]) -> Vec<String> {
        lines.iter().for_each(|line| self.say(line));
        self.say("isready");
        let mut answers = self.hear_until("readyok");
        answers.pop();
        answers.retain(|line| !line.starts_with("info "));
        answers
    }

    fn ask(&mut self, question: &str) -> String {
        self.say(&format!("query {question}"));
        let answer = self.hear_until("response").pop().expect("the last line");
        answer["response ".len()..].to_string()
    }

    /// The move, and what was said about it.
    fn go(&mut self, limits: &str) -> (String, Vec<String>) {
        self.say(format!("go {limits}").trim_end());
        let mut lines = self.hear_until("bestmove");
        let best = lines.pop().expect("the last line");
        assert!(lines.iter().all(|line| line.starts_with("info depth ")), "{lines:?}");
        (best["bestmove ".len()..].to_string(), lines)
    }

    /// What comes until the end, and how it ended.
    fn end(mut self) -> (Vec<String>, ExitStatus) {
        let lines = std::iter::from_fn(|| self.hear()).collect();
        (lines, self.child.wait().expect("the engine ends"))
    }

    fn quit(mut self) {
        self.say("quit");
        let (lines, status) = self.end();
        assert!(lines.is_empty() && status.success(), "{lines:?} {status}");
    }
}

#[test]
fn a_handshake_tells_who_and_what_can_be_set() {
    let mut engine = Engine::start();
    engine.say("ugi");
    let lines = engine.hear_until("ugiok");
    assert!(lines[0].starts_with("id name Tabletier ") && lines[1].starts_with("id author "));
    let names: Vec<&str> =
        lines[2..lines.len() - 1].iter().map(|line| line.split(' ').nth(2).unwrap()).collect();
    assert_eq!(names, ["Game", "Rules", "Seed", "Hash", "Threads", "Level", "MultiPV", "Ponder"]);
    assert!(engine.answers(&["uginewgame"]).is_empty());
    engine.quit();
}

#[test]
fn options_change_the_game_the_rules_and_the_start() {
    let mut engine = Engine::start();
    assert_eq!(engine.ask("position"), "cccccccc/8/8/8/8/8/8/CCCCCCCC r -");
    engine.say("setoption name game value billabong");
    assert_eq!(engine.ask("seats"), "2");
    let before = engine.ask("position");
    engine.say("setoption name Seed value 1");
    assert_eq!(engine.ask("position"), before);
    engine.say("position startpos");
    assert_eq!(engine.ask("position"), "A:?,?,?,?,? B:?,?,?,?,? N:j9,b10,i12,h13,n13 A");
    engine.say("setoption name Rules value players=4");
    assert_eq!(engine.ask("position"), "A:?,?,?,?,? B:?,?,?,?,? C:?,?,?,?,? D:?,?,?,?,? N:- A");
    engine.say("position startpos moves @i1 @i3");
    let turns = ["p1turn", "p2turn", "p3turn", "p4turn"].map(|turn| engine.ask(turn));
    assert_eq!(turns, ["false", "false", "true", "false"]);
    assert_eq!([engine.ask("gameover"), engine.ask("result")], ["false", "none"]);
    engine.say("uginewgame");
    assert_eq!(engine.ask("status"), "turn A");
    engine.quit();
}

#[test]
fn the_first_limit_that_is_met_ends_the_think() {
    let mut engine = Engine::start();
    let word = |line: &str, word: &str| {
        let mut words = line.split(' ').skip_while(|next| *next != word);
        words.nth(1).and_then(|number| number.parse::<u64>().ok()).expect("a number")
    };
    let (_, lines) = engine.go("movetime 100000000 depth 2 nodes 100000000");
    assert!(lines.iter().all(|line| word(line, "depth") <= 2), "{lines:?}");
    let (_, lines) = engine.go("nodes 700 depth 100 p1time 100000000");
    assert!(lines.iter().all(|line| word(line, "nodes") <= 700), "{lines:?}");
    engine.go("depth 100 movetime 1");
    engine.go("p1time 0 p2time 0");
    engine.quit();
}

#[test]
fn several_lines_and_several_threads_may_be_asked_for() {
    let mut engine = Engine::start();
    let set = ["MultiPV value 3", "Threads value 2", "Hash value 1"];
    set.iter().for_each(|set| engine.say(&format!("setoption name {set}")));
    let (best, lines) = engine.go("depth 3");
    let last = &lines[lines.len() - 3..];
    for (line, rank) in last.iter().zip(1..) {
        assert!(line.starts_with(&format!("info depth 3 multipv {rank} score ")), "{lines:?}");
    }
    let firsts: Vec<&str> = last
        .iter()
        .map(|line| line.split(" pv ").nth(1).unwrap().split(' ').next().unwrap())
        .collect();
    assert_eq!(firsts[0], best);
    assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2] && firsts[0] != firsts[2]);
    engine.quit();
}

#[test]
fn a_level_plays_the_same_whatever_was_thought_before() {
    let set = ["setoption name Level value 2", "setoption name Seed value 7", "position startpos"];
    let mut fresh = Engine::of("billo", "boutin");
    set.iter().for_each(|line| fresh.say(line));
    let (best, _) = fresh.go("");
    let mut tired = Engine::of("billo", "boutin");
    tired.go("nodes 5000");
    set.iter().for_each(|line| tired.say(line));
    for _ in 0..2 {
        assert_eq!(tired.go("").0, best);
    }
    fresh.quit();
    tired.quit();
}

#[test]
fn a_think_can_be_stopped_and_the_engine_listens_meanwhile() {
    let mut engine = Engine::of("batons", "<empty>");
    for _ in 0..3 {
        let busy =
            engine.answers(&["go infinite", "query p1turn", "go depth 1", "position startpos"]);
        assert_eq!(busy[0], "response true");
        assert!(
            busy[1].starts_with("error command: found \"go\", expected ugi, isready"),
            "{busy:?}"
        );
        assert!(busy[2].starts_with("error command: found \"position\""), "{busy:?}");
        assert_eq!(busy.len(), 3, "no move before stop: {busy:?}");
        // Who stops need not wait for the move before going on.
        let after = engine.answers(&["stop", "position startpos", "query gameover", "stop"]);
        assert!(after[0].starts_with("bestmove "), "{after:?}");
        assert_eq!(after[1..], ["response false"]);
    }
    engine.quit();
}

#[test]
fn an_endless_think_keeps_its_move_until_it_is_asked_for() {
    let mut engine = Engine::start();
    engine.say("position fen 8/8/8/8/3s4/2R5/8/S7 r -");
    engine.say("go infinite");
    // The win is found at once, and there is nothing to find out beyond it.
    assert!(engine.hear().is_some_and(|line| line.starts_with("info ")));
    assert!(engine.answers(&[]).is_empty());
    assert_eq!(engine.answers(&["stop", "stop"]), ["bestmove Rc3xd4"]);
    engine.quit();
}

#[test]
fn a_finished_game_has_no_best_move() {
    let mut engine = Engine::start();
    engine.say("position fen 8/8/8/8/3s4/2R5/8/S7 r - moves Rc3xd4");
    assert_eq!([engine.ask("result"), engine.ask("p2turn")], ["p1win", "false"]);
    assert_eq!(engine.go("nodes 100"), ("none".to_string(), Vec::new()));
    assert!(engine.answers(&["go infinite"]).is_empty());
    assert_eq!(engine.answers(&["stop"]), ["bestmove none"]);
    engine.quit();
}

#[test]
fn quit_and_the_end_of_the_input_end_a_think_without_a_move() {
    for game in ["batons", "billo"] {
        for quit in [true, false] {
            let mut engine = Engine::of(game, "<empty>");
            engine.answers(&["go infinite"]);
            if quit {
                engine.say("quit");
            } else {
                engine.stdin = None;
            }
            let (lines, status) = engine.end();
            assert!(status.success(), "{status}");
            assert!(lines.iter().all(|line| line.starts_with("info ")), "{lines:?}");
        }
    }
}

#[test]
fn an_engine_that_nobody_hears_ends_quietly() {
    let mut child = tabletier()
        .arg("engine")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    // The engine may end before it has read everything.
    let mut stdin = child.stdin.take().expect("standard input is piped");
    let _ = stdin.write_all(&b"go nodes 10\nisready\n".repeat(100));
    let output = child.wait_with_output().expect("the engine ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
    drop(stdin);
}

#[test]
fn every_go_gets_a_move_whatever_else_it_says() {
    let mut engine = Engine::start();
    for (go, told) in [
        ("go wtime 1000 btime 1000 nodes 200", "go: found \"wtime 1000 btime 1000\", expected"),
        ("go nodes x depth 1", "go, nodes: found \"x\", expected a whole number"),
        ("go depth 1 depth 2", "go: found \"depth\", expected each limit once"),
        ("go p2time 5 depth 1", "go, p1time: found nothing, expected the time"),
        ("go searchmoves Rc1-c5 depth 1", "go, searchmoves: "),
    ] {
        engine.say(go);
        let lines = engine.hear_until("bestmove");
        assert!(lines[0].starts_with(&format!("info string ignored: {told}")), "{go}: {lines:?}");
        assert!(lines.last().is_some_and(|line| line != "bestmove none"), "{lines:?}");
    }
    engine.quit();
}

#[test]
fn moves_to_choose_from_are_chosen_from_by_every_algorithm() {
    for game in catalog::GAMES.iter().map(|entry| entry.about().key) {
        let mut engine = Engine::of(game, "");
        let moves = crate::answer(&["moves", game]);
        let moves: Vec<&str> = moves.lines().collect();
        let wanted = [moves[moves.len() / 2], moves[moves.len() - 1]];
        for limits in ["nodes 1", "nodes 2000"] {
            let (best, _) = engine.go(&format!("{limits} searchmoves {}", wanted.join(" ")));
            assert!(wanted.contains(&best.as_str()), "{game} {limits}: {best}");
        }
        engine.quit();
    }
    let only = |player: &str| {
        let mut engine = Engine::start();
        engine.say(&format!("setoption name Level value {player}"));
        let (best, _) = engine.go("searchmoves Rh1-h2");
        engine.quit();
        best
    };
    assert_eq!(only("1"), "Rh1-h2");
}

#[test]
fn pondering_waits_for_the_expected_move() {
    let mut engine = Engine::start();
    engine.say("setoption name Ponder value true");
    engine.say("go nodes 500");
    let best = engine.hear_until("bestmove").pop().expect("a move");
    let words: Vec<&str> = best.split(' ').collect();
    let ["bestmove", mv, "ponder", reply] = words[..] else { panic!("{best}") };
    engine.say(&format!("position startpos moves {mv} {reply}"));
    // All is thought, but nobody has played yet.
    engine.say("go ponder depth 1");
    assert_eq!(engine.answers(&["query gameover"]), ["response false"]);
    engine.say("ponderhit");
    engine.hear_until("bestmove");
    // From now on time counts.
    engine.say("go ponder movetime 20");
    assert_eq!(engine.answers(&["query gameover"]), ["response false"]);
    engine.say("ponderhit");
    engine.hear_until("bestmove");
    engine.say("go ponder infinite");
    engine.say("stop");
    engine.hear_until("bestmove");
    engine.say("ponderhit");
    engine.quit();
}

#[test]
fn a_think_never_becomes_less_deep_and_tells_how_deep_and_how_full() {
    for game in catalog::GAMES.iter().map(|entry| entry.about().key) {
        let mut engine = Engine::of(game, "");
        let (_, lines) = engine.go("nodes 20000");
        let figure = |line: &String, name: &str| {
            let mut words = line.split(' ').skip_while(|word| *word != name);
            words
                .nth(1)
                .unwrap_or_else(|| panic!("no {name} in {line}"))
                .parse::<u32>()
                .expect("a number")
        };
        let depths: Vec<u32> = lines.iter().map(|line| figure(line, "depth")).collect();
        assert!(depths.is_sorted(), "{game}: {depths:?}");
        assert!(
            lines.iter().all(|line| figure(line, "seldepth") >= figure(line, "depth")),
            "{lines:?}"
        );
        assert!(lines.iter().all(|line| figure(line, "hashfull") <= 1000), "{lines:?}");
        engine.quit();
    }
}
