//! No acknowledged move is lost, doubled or out of order, however often the server is killed.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tabletier_session::{Dice, Session, catalog};

use crate::program::{Client, Folder, Program};

/// What a player has been told.
struct Acknowledged {
    seq: u64,
    text: String,
}

/// A game and what was acknowledged in it.
struct Played {
    id: String,
    moves: Vec<Acknowledged>,
}

struct Hall {
    base: Mutex<String>,
    acknowledged: AtomicU64,
    end: AtomicBool,
}

impl Hall {
    fn base(&self) -> String {
        self.base.lock().unwrap().clone()
    }
}

/// Plays one game after the other until the end; whatever is not answered is asked for again, by the
/// same name.
fn play(hall: &Hall, number: usize) -> Vec<Played> {
    let client = Client::new();
    let mut dice = Dice::new(number as u64);
    let entry = catalog::GAMES[number % catalog::GAMES.len()];
    let insist = |path: &str, secret: &str, body: &Value| loop {
        if let Some(answer) = client.post(&format!("{}{path}", hall.base()), secret, body) {
            break answer;
        }
        // Nobody there: until somebody is.
        std::thread::sleep(Duration::from_millis(1));
    };
    let mut all = Vec::new();
    while !hall.end.load(Ordering::Relaxed) {
        let make = json!({"game": entry.about().key, "seats": ["me", "me"], "seed": 1});
        let (status, made) = insist("/api/games", "", &make);
        assert_eq!(status, 201, "{made}");
        let id = made["id"].as_str().unwrap().to_string();
        let path = format!("/api/games/{id}/act");
        let mut session: Box<dyn Session> = entry.start(None, 1).unwrap();
        let mut played = Played { id, moves: Vec::new() };
        let mut head = 1;
        while session.outcome().is_none() && !hall.end.load(Ordering::Relaxed) {
            let moves = session.moves();
            let text = moves[dice.below(moves.len() as u64) as usize].clone();
            let secret = made["seats"][session.seat().index()]["secret"].as_str().unwrap();
            let act =
                json!({"id": format!("m{head}"), "after": head, "kind": "move", "move": text});
            let (status, done) = insist(&path, secret, &act);
            assert_eq!(status, 200, "{act} {done}");
            head = done["seq"].as_u64().unwrap();
            session.play(&text).unwrap();
            played.moves.push(Acknowledged { seq: head, text });
            hall.acknowledged.fetch_add(1, Ordering::Relaxed);
        }
        all.push(played);
    }
    all
}

/// Compares what was acknowledged with what is there.
fn compare(client: &Client, base: &str, played: &Played) {
    let log = client.get(&format!("{base}/api/games/{}/events", played.id)).unwrap();
    let events: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(events.iter().zip(1u64..).all(|(event, seq)| event["seq"] == seq), "{log}");
    let moves: Vec<&Value> = events.iter().filter(|event| event["kind"] == "move").collect();
    for (event, told) in moves.iter().zip(&played.moves) {
        assert_eq!((&event["seq"], &event["move"]), (&json!(told.seq), &json!(told.text)));
    }
    // Everything that was asked for was acknowledged in the end.
    assert_eq!(moves.len(), played.moves.len(), "{}", played.id);
    let events: Vec<_> =
        events.iter().map(|event| tabletier_room::Event::read(event).unwrap()).collect();
    tabletier_room::Room::replay(&events).expect("the log is a legal game");
}

#[test]
fn what_was_acknowledged_survives_every_kill() {
    let all = std::env::var_os("TABLETIER_TEST_ALL").is_some();
    let (cycles, games) = if all { (200, 50) } else { (10, 8) };
    let folder = Folder::new("kill");
    let mut program = Program::start(&folder.0);
    let hall = Hall {
        base: Mutex::new(program.base.clone()),
        acknowledged: AtomicU64::new(0),
        end: AtomicBool::new(false),
    };
    let mut dice = Dice::new(9);
    let played: Vec<Played> = std::thread::scope(|scope| {
        let players: Vec<_> = (0..games)
            .map(|number| {
                scope.spawn({
                    let hall = &hall;
                    move || play(hall, number)
                })
            })
            .collect();
        for cycle in 0..cycles {
            let before = hall.acknowledged.load(Ordering::Relaxed);
            let enough = 1 + dice.below(40);
            while hall.acknowledged.load(Ordering::Relaxed) < before + enough {
                let dead = players.iter().any(std::thread::ScopedJoinHandle::is_finished);
                assert!(!dead, "a player has given up in cycle {cycle}");
                std::thread::sleep(Duration::from_micros(dice.below(2_000)));
            }
            program.kill();
            program = Program::start(&folder.0);
            *hall.base.lock().unwrap() = program.base.clone();
        }
        hall.end.store(true, Ordering::Relaxed);
        players.into_iter().flat_map(|player| player.join().unwrap()).collect()
    });
    let client = Client::new();
    played.iter().for_each(|played| compare(&client, &program.base, played));
    let acknowledged: usize = played.iter().map(|played| played.moves.len()).sum();
    println!(
        "{cycles} kills, {} games, {acknowledged} moves acknowledged, none lost",
        played.len()
    );
    assert_eq!(acknowledged as u64, hall.acknowledged.load(Ordering::Relaxed));
}
