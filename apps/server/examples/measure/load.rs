//! Many at a time, as fast as they are answered or at some pace.

use std::error::Error;
use std::sync::Barrier;
use std::time::{Duration, Instant};

use serde_json::json;
use tungstenite::Message;

use crate::players::{Socket, Table, connect, hear, line};

/// What was answered, and how soon.
pub(crate) struct Figure {
    /// Answers a second.
    pub(crate) rate: f64,
    /// How long each took, in order.
    times: Vec<Duration>,
}

impl Figure {
    /// How long an answer takes at most in such a part of the cases, in milliseconds.
    pub(crate) fn at(&self, part: f64) -> f64 {
        let index = (self.times.len() as f64 * part) as usize;
        let time = self.times.get(index.min(self.times.len().saturating_sub(1)));
        time.map_or(f64::NAN, |time| time.as_secs_f64() * 1e3)
    }
}

type Times = Result<Vec<Duration>, String>;

/// Lets so many do the same at once, and counts.
fn together(
    count: usize,
    task: impl Fn(usize, &Barrier) -> Times + Sync,
) -> Result<Figure, Box<dyn Error>> {
    let barrier = Barrier::new(count + 1);
    let (times, took) = std::thread::scope(|scope| {
        let (barrier, task) = (&barrier, &task);
        let all: Vec<_> =
            (0..count).map(|number| scope.spawn(move || task(number, barrier))).collect();
        barrier.wait();
        let began = Instant::now();
        let times: Vec<Times> = all
            .into_iter()
            .map(|one| one.join().unwrap_or_else(|_| Err("a player has given up".to_string())))
            .collect();
        (times, began.elapsed())
    });
    let mut times = times.into_iter().collect::<Result<Vec<_>, String>>()?.concat();
    times.sort_unstable();
    Ok(Figure { rate: times.len() as f64 / took.as_secs_f64(), times })
}

/// Messages that come back as they are, over two sockets for each who sends them.
pub(crate) fn echo(address: &str, count: usize, span: Duration) -> Result<Figure, Box<dyn Error>> {
    let text = json!({"t": "act", "id": "m1234", "after": 1234, "kind": "move", "move": "Rc1-c2"})
        .to_string();
    together(count, |_, barrier| {
        let sockets: Result<Vec<Socket>, _> = (0..2).map(|_| connect(address, "/")).collect();
        barrier.wait();
        let mut sockets = sockets.map_err(|error| error.to_string())?;
        let (began, mut times) = (Instant::now(), Vec::new());
        while began.elapsed() < span {
            let socket = &mut sockets[times.len() % 2];
            let asked = Instant::now();
            socket.send(Message::text(text.as_str())).map_err(|error| error.to_string())?;
            socket.read().map_err(|error| error.to_string())?;
            times.push(asked.elapsed());
        }
        Ok(times)
    })
}

/// Moves that are acknowledged, each on the disk; at most so many a second, if that is said.
pub(crate) fn moves(
    address: &str,
    count: usize,
    span: Duration,
    pace: Option<f64>,
) -> Result<Figure, Box<dyn Error>> {
    // Each waits so long from one move to the next.
    let pause = pace.map_or(Duration::ZERO, |pace| Duration::from_secs_f64(count as f64 / pace));
    together(count, |number, barrier| {
        let prepared = prepare(address, number);
        barrier.wait();
        let mut games = prepared.map_err(|error| error.to_string())?;
        let (began, mut times) = (Instant::now(), Vec::new());
        for (sockets, line) in &mut games {
            for (played, text) in line.iter().enumerate() {
                if began.elapsed() >= span {
                    return Ok(times);
                }
                let due = began
                    + pause * times.len() as u32
                    + pause.mul_f64(number as f64 / count as f64);
                std::thread::sleep(due.saturating_duration_since(Instant::now()).min(pause));
                let id = format!("m{played}");
                let act = json!({"t": "act", "id": id, "after": played + 1, "kind": "move", "move": text});
                let asked = Instant::now();
                let sent = sockets[played % 2].send(Message::text(act.to_string()));
                sent.map_err(|error| error.to_string())?;
                hear(&mut sockets[played % 2], "ack").map_err(|error| error.to_string())?;
                times.push(asked.elapsed());
            }
        }
        Err("the games that were prepared were too few".to_string())
    })
}

type Prepared = Vec<(Vec<Socket>, Vec<String>)>;

/// Games that are long enough for the time of a measurement, with players on their seats.
fn prepare(address: &str, number: usize) -> Result<Prepared, Box<dyn Error>> {
    const MOVES: usize = 3_000;
    let mut games = Vec::new();
    let mut moves = 0;
    while moves < MOVES {
        let line = line((number * 100 + games.len()) as u64);
        moves += line.len();
        games.push((Table::make(address)?.sit()?, line));
    }
    Ok(games)
}
