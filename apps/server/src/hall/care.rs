//! What happens by itself: flags, computers, outages, and games that nobody looks at any more.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tabletier_room::Room;
use tabletier_session::splitmix;
use thiserror::Error;
use tokio::sync::watch;

use super::Hall;
use crate::config::Config;
use crate::game::{Game, Keys};
use crate::metrics::Metrics;
use crate::push::{Herald, PushError};
use crate::rate::Rates;
use crate::refused::Refused;
use crate::schedule::Schedule;
use crate::store::{Outage, Store, StoreError, Write};
use crate::thinkers::{Question, Thinkers};
use crate::time::Time;

/// How often it is noted that the server is there: at most so much too much is credited after an
/// outage.
const HEARTBEAT: u64 = 5_000;
/// After how long a game that nobody looks at is forgotten.
const FORGET: u64 = 120_000;
/// When to ask again if the thinkers have too much to do.
const LATER: u64 = 1_000;
/// The note of when the server was there last.
const ALIVE: &str = "alive";
/// How many outages are remembered; games that were not looked at since get nothing for older ones.
const OUTAGES: usize = 1_000;

/// Why the server cannot begin.
#[derive(Debug, Error)]
pub enum StartError {
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No thread can be started.
    #[error("the thinkers cannot be started: {0}")]
    Thinkers(#[from] std::io::Error),
    /// No keys for notifications can be made.
    #[error(transparent)]
    Push(#[from] PushError),
}

impl Hall {
    /// Opens the hall: notes how long it was closed, and looks after the games that wait.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        time: Arc<dyn Time>,
        config: Config,
    ) -> Result<Arc<Hall>, StartError> {
        let now = time.now();
        if let Some(from) = store.note(ALIVE).await?.and_then(|note| note.try_into().ok()) {
            let outage = Outage { from: u64::from_le_bytes(from), until: now };
            if outage.from < now {
                store.write(vec![Write::Outage(outage)]).await?;
            }
        }
        store.write(vec![Write::Note(ALIVE, now.to_le_bytes().to_vec())]).await?;
        let mut outages = store.outages().await?;
        outages.drain(..outages.len().saturating_sub(OUTAGES));
        let herald = Herald::open(&*store, &config).await?;
        let due = store.due().await?;
        let thinkers = Thinkers::new(config.thinkers)?;
        let runtime = tokio::runtime::Handle::current();
        let addresses = Rates::new(config.address_rate);
        let makers = Rates::new(config.new_game_rate);
        let hall = Arc::new_cyclic(|this| Hall {
            config,
            addresses,
            makers,
            time,
            store,
            metrics: Metrics::default(),
            herald,
            games: Mutex::new(HashMap::new()),
            schedule: Schedule::default(),
            thinkers,
            outages,
            end: watch::Sender::new(false),
            runtime,
            this: this.clone(),
        });
        due.iter().for_each(|(game, due)| hall.schedule.set(game, Some(*due)));
        hall.until_the_end(|hall| async move { hall.watch_clocks().await });
        hall.until_the_end(|hall| async move { hall.beat().await });
        Ok(hall)
    }

    /// Runs something beside everything else, until the server ends.
    fn until_the_end<F: Future<Output = ()> + Send>(
        self: &Arc<Hall>,
        task: impl FnOnce(Arc<Hall>) -> F + Send + 'static,
    ) {
        let (hall, mut ends) = (Arc::clone(self), self.ends());
        tokio::spawn(async move {
            tokio::select! {
                () = task(hall) => {}
                () = super::ended(&mut ends) => {}
            }
        });
    }

    async fn watch_clocks(self: Arc<Hall>) {
        loop {
            let id = self.schedule.next(&*self.time).await;
            let hall = Arc::clone(&self);
            tokio::spawn(async move {
                // Whoever is not in memory is looked after when it is loaded.
                let Ok(game) = hall.find(&id).await else {
                    hall.schedule.set(&id, Some(hall.now() + 10 * LATER));
                    return;
                };
                let mut keys = game.keys.lock().await;
                if hall.look_after(&game, &mut keys).await.is_err() {
                    hall.schedule.set(&id, Some(hall.now() + LATER));
                }
            });
        }
    }

    /// Notes now and then that the server is there, and forgets what nobody looks at.
    async fn beat(self: Arc<Hall>) {
        loop {
            self.time.wait(self.now() + HEARTBEAT).await;
            let now = self.now();
            if self.schedule.len() > 0 {
                let _ = self.note_alive().await;
            }
            let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            games.retain(|_, cell| match cell.get() {
                Some(game) => {
                    Arc::strong_count(game) > 1
                        || Arc::strong_count(cell) > 1
                        || game.last_used() + FORGET > now
                }
                None => Arc::strong_count(cell) > 1,
            });
        }
    }

    /// Notes that the server is there.
    pub(crate) async fn note_alive(&self) -> Result<(), StoreError> {
        self.store.write(vec![Write::Note(ALIVE, self.now().to_le_bytes().to_vec())]).await
    }

    /// Gives back what passed while the server was away.
    pub(super) async fn credit(&self, game: &Arc<Game>, keys: &mut Keys) -> Result<(), Refused> {
        // From the last to the first: a credit is noted at the present time, after all of them.
        let room = game.room();
        let missed = self.outages.iter().filter(|outage| outage.until > room.at());
        let time = missed.filter_map(|outage| {
            let (event, _) = room.credit(outage.from, outage.until, self.now())?;
            match event.kind {
                tabletier_room::Kind::Credit(time) => Some(time),
                _ => None,
            }
        });
        let time: u64 = time.sum();
        let last = self.outages.last().map_or(0, |outage| outage.until);
        match room.credit(last.saturating_sub(time), last, self.now().max(last)) {
            Some(done) if time > 0 => self.append(game, keys, done, None, Vec::new()).await,
            _ => Ok(()),
        }
    }

    /// Lets a flag fall that has fallen by now.
    pub(super) async fn fall(
        &self,
        game: &Arc<Game>,
        keys: &mut Keys,
        lag: u64,
    ) -> Result<(), Refused> {
        let fallen = game.look(|shown| shown.room.flag(self.now(), lag));
        match fallen {
            Some(done) => self.append(game, keys, done, None, Vec::new()).await,
            None => Ok(()),
        }
    }

    /// Does for a game what is due, and sees to it that somebody comes back when more is.
    pub(super) async fn look_after(
        &self,
        game: &Arc<Game>,
        keys: &mut Keys,
    ) -> Result<(), Refused> {
        let running = || game.look(|shown| shown.room.running());
        let lag = || running().map_or(0, |seat| game.lag(seat).min(1_000));
        self.fall(game, keys, lag()).await?;
        let falls = game.look(|shown| shown.room.flag_at());
        self.schedule.set(&game.id, falls.map(|falls| falls.saturating_add(lag())));
        game.look(|shown| self.ask_thinkers(game, keys, &shown.room));
        Ok(())
    }

    /// Asks for a move if it is a computer's turn.
    fn ask_thinkers(&self, game: &Arc<Game>, keys: &mut Keys, room: &Room) {
        let Some((_, strength)) = room.awaits_computer() else {
            keys.thinking = None;
            return;
        };
        let position = room.game().position();
        if keys.thinking.as_ref() == Some(&position) {
            return;
        }
        keys.thinking = Some(position.clone());
        let (this, runtime) = (self.this.clone(), self.runtime.clone());
        let asked = Arc::clone(game);
        let question = Question {
            game: room.game().copy(),
            strength,
            seed: splitmix(room.setup().seed),
            answer: Box::new(move |found| {
                if let Some(hall) = this.upgrade() {
                    runtime.spawn(hall.hear(asked, position, found));
                }
            }),
        };
        if !self.thinkers.ask(question) {
            keys.thinking = None;
            self.schedule.set(&game.id, Some(self.now() + LATER));
        }
    }

    /// In a box, since what comes of a move may be another question.
    fn hear(
        self: Arc<Hall>,
        game: Arc<Game>,
        position: String,
        found: Option<String>,
    ) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move { self.found(&game, &position, found).await })
    }

    /// A computer has found a move in this position.
    async fn found(&self, game: &Arc<Game>, position: &str, found: Option<String>) {
        let mut keys = game.keys.lock().await;
        if game.signal().gone {
            // Whoever has loaded it anew has asked anew.
            return;
        }
        let room = game.room();
        if keys.thinking.as_deref() == Some(position) {
            keys.thinking = None;
        }
        self.metrics.thinks.add();
        let same = room.game().position() == position;
        let done = found.filter(|_| same).map(|text| room.computer_moves(&text, self.now()));
        let stored = match done {
            Some(Ok(done)) => self.append(game, &mut keys, done, None, Vec::new()).await,
            // The game has become too long: nobody looks after it any more.
            Some(Err(_)) => return,
            None => Ok(()),
        };
        if stored.is_err() || self.look_after(game, &mut keys).await.is_err() {
            self.schedule.set(&game.id, Some(self.now() + LATER));
        }
    }

    /// Waits until what was begun is done, for a moment at most.
    pub(crate) async fn rest(&self) {
        let _ = tokio::time::timeout(Duration::from_secs(5), self.note_alive()).await;
    }
}
