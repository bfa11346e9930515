//! Where games of a match are played, several at a time.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use tabletier_session::arena::{Bout, Match, Standings};

/// How fast a player moved.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Pace {
    moves: u32,
    total: Duration,
    /// The longest time for a move.
    pub(super) most: Duration,
}

impl Pace {
    fn add(&mut self, other: Pace) {
        self.moves += other.moves;
        self.total += other.total;
        self.most = self.most.max(other.most);
    }

    /// The mean time for a move; `None` if there was none.
    pub(super) fn mean(self) -> Option<Duration> {
        self.total.checked_div(self.moves)
    }
}

/// Plays the games on so many threads until all are over or `stop` is set; a game that is stopped
/// does not count. `watch` hears of every game that ends. Also tells how fast each player moved.
pub(super) fn play(
    contest: &Match,
    games: usize,
    threads: usize,
    stop: &AtomicBool,
    mut watch: impl FnMut(&Standings, Option<&Bout>),
) -> (Standings, Vec<Pace>) {
    let players = contest.players().len();
    let mut standings = Standings::new(players);
    let mut paces = vec![Pace::default(); players];
    let next = AtomicUsize::new(0);
    let (sender, letters) = mpsc::channel();
    let work = |sender: mpsc::Sender<(Bout, Vec<Pace>)>| {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                break;
            }
            let stops = || stop.load(Ordering::Relaxed);
            let Some(bout) = contest.bout(number, &stops) else { break };
            if sender.send(play_one(bout, stop)).is_err() {
                break;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            scope.spawn(|| work(sender));
        }
        drop(sender);
        for (bout, moved) in letters {
            paces.iter_mut().zip(moved).for_each(|(pace, more)| pace.add(more));
            let played = bout.played();
            let over = played.is_some().then_some(&bout);
            standings.extend(played);
            watch(&standings, over);
        }
    });
    (standings, paces)
}

fn play_one(mut bout: Bout, stop: &AtomicBool) -> (Bout, Vec<Pace>) {
    let mut paces = vec![Pace::default(); bout.seating().len()];
    let stop = || stop.load(Ordering::Relaxed);
    while let Some(player) = bout.to_move() {
        let begun = Instant::now();
        if !bout.play(&stop, &|| begun.elapsed()) {
            break;
        }
        let total = begun.elapsed();
        paces[player].add(Pace { moves: 1, total, most: total });
    }
    (bout, paces)
}
