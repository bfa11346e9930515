//! What is written in the documentation, run.

use std::process::Command;

use serde_json::{Value, json};

use crate::program::{Client, Folder, Program};

const ONLINE: &str = include_str!("../../../../docs/online.md");
const HOSTING: &str = include_str!("../../../../docs/hosting.md");

/// The first block of code of this kind on a page, after some words.
fn block<'a>(page: &'a str, after: &str, kind: &str) -> &'a str {
    let (_, page) = page.split_once(after).expect("these words are on the page");
    let (_, code) = page.split_once(&format!("```{kind}\n")).expect("there is such a block");
    code.split_once("\n```").expect("it ends").0
}

/// Whether a program is there; a test that needs it says so if it is not.
fn has(program: &str) -> bool {
    let there = Command::new(program).arg("--version").output().is_ok();
    if !there {
        eprintln!("skipped: there is no {program} on this machine");
    }
    there
}

#[test]
fn the_session_in_curl_goes_as_it_is_written() {
    if !has("curl") || !has("sh") || !has("sed") {
        return;
    }
    let folder = Folder::new("curl");
    let program = Program::start(&folder.0.join("data"));
    let script = block(ONLINE, "## A session", "sh");
    let run = Command::new("sh")
        .args(["-e", "-c", script])
        .env("BASE", &program.base)
        .current_dir(&folder.0)
        .output()
        .unwrap();
    let out = String::from_utf8(run.stdout).unwrap();
    assert!(run.status.success(), "{out}{}", String::from_utf8_lossy(&run.stderr));
    let (acts, rest) = out.split_once("{\"id\"").expect("the state follows on the acts");
    let acts: Vec<Value> = serde_json::Deserializer::from_str(acts)
        .into_iter()
        .collect::<Result<_, _>>()
        .expect("the acts were answered");
    assert_eq!([&acts[0]["seq"], &acts[1]["seq"]], [3, 4]);
    assert_eq!(acts[1], acts[2], "the same again is the same");
    assert!(rest.contains("\"status\":\"turn A\"") && rest.contains("\"kind\":\"move\""), "{rest}");
    assert!(rest.contains("[B \"Zoé\"]") && rest.contains("1. Rc1-c2 Sf8-f7"), "{rest}");
}

#[test]
fn the_bot_plays_a_game_to_its_end() {
    if !has("python3") {
        return;
    }
    let folder = Folder::new("bot");
    let bot = folder.0.join("bot.py");
    let code = block(ONLINE, "## A bot", "python");
    assert!(code.lines().filter(|line| !line.is_empty()).count() <= 40, "it is a short bot");
    std::fs::write(&bot, code).unwrap();
    let program = Program::start(&folder.0.join("data"));
    let client = Client::new();
    let make = json!({"game": "billo", "seats": ["random", "open"]});
    let (_, made) = client.post(&format!("{}/api/games", program.base), "", &make).unwrap();
    let run = Command::new("python3")
        .arg(&bot)
        .args([&program.base, made["id"].as_str().unwrap()])
        .arg(made["seats"][1]["invite"].as_str().unwrap())
        .arg(env!("CARGO_BIN_EXE_tabletier"))
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&run.stderr);
    let out = String::from_utf8_lossy(&run.stdout);
    assert!(run.status.success(), "{error}");
    assert!(out.starts_with("won ") || out.starts_with("draw "), "{out}{error}");
}

#[test]
fn a_backup_of_a_running_server_is_restored_as_it_is_written() {
    if !has("sqlite3") {
        return;
    }
    let folder = Folder::new("backup");
    let data = folder.0.join("data");
    let mut program = Program::start(&data);
    let client = Client::new();
    let make = json!({"game": "billo", "seats": ["me", "me"]});
    let (_, made) = client.post(&format!("{}/api/games", program.base), "", &make).unwrap();
    let id = made["id"].as_str().unwrap();
    let act = |base: &str, seat: usize, after: u64, text: &str| {
        let secret = made["seats"][seat]["secret"].as_str().unwrap();
        let body = json!({"id": text, "after": after, "kind": "move", "move": text});
        client.post(&format!("{base}/api/games/{id}/act"), secret, &body).unwrap()
    };
    assert_eq!(act(&program.base, 0, 1, "Rc1-c2").0, 200);
    let restored = folder.0.join("restored");
    std::fs::create_dir(&restored).unwrap();
    let command = block(HOSTING, "## Backups", "sh")
        .replace("/var/lib/tabletier", data.to_str().unwrap())
        .replace("/backup", restored.to_str().unwrap());
    assert!(Command::new("sh").args(["-e", "-c", &command]).status().unwrap().success());
    assert_eq!(act(&program.base, 1, 2, "Sf8-f7").0, 200, "the game goes on meanwhile");
    program.kill();
    let program = Program::start(&restored);
    let state = client.get(&format!("{}/api/games/{id}", program.base)).unwrap();
    assert!(state.contains("\"moves\":[\"Rc1-c2\"]"), "{state}");
    assert_eq!(act(&program.base, 1, 2, "Sd8-d7").0, 200, "and from the copy as well");
    drop(program);
    let delete = block(HOSTING, "A game is deleted", "sh")
        .replace("/var/lib/tabletier", restored.to_str().unwrap())
        .replace("'ID'", &format!("'{id}'"));
    assert!(Command::new("sh").args(["-e", "-c", &delete]).status().unwrap().success());
    let program = Program::start(&restored);
    let gone = client.get(&format!("{}/api/games/{id}/events", program.base)).unwrap();
    assert!(gone.contains("not-found"), "{gone}");
}
