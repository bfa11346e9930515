//! All games of a server: found, made, acted in, looked after.

mod act;
mod care;
mod make;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tabletier_room::{Event, Room};
use tabletier_session::Seat;
use tokio::sync::{OnceCell, watch};

use crate::config::Config;
use crate::game::{Game, Keys, stand};
use crate::metrics::Metrics;
use crate::push::Herald;
use crate::rate::Rates;
use crate::refused::Refused;
use crate::schedule::Schedule;
use crate::secret::Hash;
use crate::store::{EventRow, Outage, Store, StoreError, Write};
use crate::thinkers::Thinkers;
use crate::time::Time;

pub(crate) use act::Wish;
pub use care::StartError;

/// The longest name of a game that is looked for.
const LONGEST_ID: usize = 32;

/// All games of a server.
pub(crate) struct Hall {
    pub(crate) config: Config,
    pub(crate) time: Arc<dyn Time>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Metrics,
    pub(crate) herald: Herald,
    /// How often addresses ask, and how often they make games.
    pub(crate) addresses: Rates<IpAddr>,
    pub(crate) makers: Rates<IpAddr>,
    games: Mutex<HashMap<String, Arc<OnceCell<Arc<Game>>>>>,
    schedule: Schedule,
    thinkers: Thinkers,
    outages: Vec<Outage>,
    end: watch::Sender<bool>,
    runtime: tokio::runtime::Handle,
    this: Weak<Hall>,
}

/// One of so many who may listen at a time.
pub(crate) struct Place(Arc<Hall>);

impl Place {
    pub(crate) fn take(hall: &Arc<Hall>) -> Result<Place, Refused> {
        hall.metrics.sockets.add();
        let place = Place(Arc::clone(hall));
        if hall.metrics.sockets.get() > hall.config.most_sockets as u64 {
            return Err(Refused::too_many("listeners at this server", 10_000));
        }
        Ok(place)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.0.metrics.sockets.sub();
    }
}

impl Hall {
    /// Whether the server is about to end.
    pub(crate) fn ends(&self) -> watch::Receiver<bool> {
        self.end.subscribe()
    }

    /// Tells everybody that the server ends.
    pub(crate) fn end(&self) {
        self.end.send_replace(true);
    }

    pub(crate) fn now(&self) -> u64 {
        self.time.now()
    }

    /// How many games are in memory, and how many somebody has to look after.
    pub(crate) fn count(&self) -> (usize, usize) {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner).len();
        (games, self.schedule.len())
    }

    /// The game with this name.
    pub(crate) async fn find(&self, id: &str) -> Result<Arc<Game>, Refused> {
        let plain = id.bytes().all(|letter| letter.is_ascii_alphanumeric());
        if !plain || id.is_empty() || id.len() > LONGEST_ID {
            return Err(Refused::not_found());
        }
        let cell = {
            let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
            Arc::clone(games.entry(id.to_string()).or_default())
        };
        match cell.get_or_try_init(|| self.load(id)).await {
            Ok(game) => {
                game.touch(self.now());
                Ok(Arc::clone(game))
            }
            Err(refused) => {
                let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
                if games.get(id).is_some_and(|cell| !cell.initialized()) {
                    games.remove(id);
                }
                Err(refused)
            }
        }
    }

    async fn load(&self, id: &str) -> Result<Arc<Game>, Refused> {
        let kept = self.store.load(id).await.inspect_err(|_| self.metrics.store_failures.add())?;
        let kept = kept.ok_or_else(Refused::not_found)?;
        let game = Game::read(id, kept).map_err(|what| {
            self.metrics.store_failures.add();
            Refused::from(StoreError::Fails(what))
        })?;
        let game = Arc::new(game);
        let mut keys = game.keys.lock().await;
        self.credit(&game, &mut keys).await?;
        self.look_after(&game, &mut keys).await?;
        drop(keys);
        Ok(game)
    }

    /// Forgets a game that may differ from what is stored; it is read again when it is asked for.
    fn forget(&self, game: &Game) {
        game.close();
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |cell: &Arc<OnceCell<Arc<Game>>>| {
            cell.get().is_some_and(|other| std::ptr::eq(&raw const **other, game))
        };
        if games.get(&game.id).is_some_and(same) {
            games.remove(&game.id);
        }
    }

    /// Stores what has happened, then shows it.
    async fn append(
        &self,
        game: &Arc<Game>,
        keys: &mut Keys,
        (event, room): (Event, Room),
        action: Option<&str>,
        mut change: Vec<Write>,
    ) -> Result<(), Refused> {
        let text = event.to_json().to_string();
        change.extend(event_writes(&game.id, &event, &text, &room, action));
        if let Err(error) = self.store.write(change).await {
            self.metrics.store_failures.add();
            self.forget(game);
            return Err(error.into());
        }
        self.metrics.events.add();
        let index = game.look(|shown| shown.events.len());
        if let Some((seat, action)) = event.seat.zip(action) {
            keys.actions.insert((seat, action.to_string()), index);
        }
        let before = game.look(|shown| shown.room.awaits_person());
        let turn = room.awaits_person().filter(|seat| before != Some(*seat));
        game.publish(event, text.into(), room, self.config.hints);
        let told = |seat: &Seat| keys.told.contains(&seat.to_string());
        if let Some(seat) = turn.filter(told).filter(|seat| !game.is_present(*seat)) {
            self.herald.tell(&self.store, &game.id, seat);
            self.metrics.pushes.add();
        }
        Ok(())
    }

    /// Whose seat a secret is for. The new one of two makes the old one void with its first use.
    pub(crate) async fn seat_of(
        &self,
        game: &Game,
        keys: &mut Keys,
        secret: Hash,
    ) -> Result<Seat, Refused> {
        let none = || Refused::forbidden("this is not the secret of a seat in this game");
        let (seat, fresh) = keys.seat_of(secret).ok_or_else(none)?;
        if fresh {
            let mut row = keys.seats[seat.index()].clone();
            row.secret = row.fresh.take();
            self.store.write(vec![Write::Seat(row.clone())]).await?;
            keys.seats[seat.index()] = row;
        }
        game.saw(seat, self.now());
        Ok(seat)
    }
}

/// Waits until the server ends.
pub(crate) async fn ended(ends: &mut watch::Receiver<bool>) {
    let _ = ends.wait_for(|ends| *ends).await;
}

/// What is written when something happens.
fn event_writes(
    game: &str,
    event: &Event,
    text: &str,
    room: &Room,
    action: Option<&str>,
) -> [Write; 2] {
    let (state, due) = stand(room);
    [
        Write::Event(EventRow {
            game: game.to_string(),
            seq: event.seq,
            at: event.at,
            seat: event.seat.map(|seat| seat.to_string()),
            kind: event.kind.code().to_string(),
            payload: text.to_string(),
            action: action.map(str::to_string),
        }),
        Write::Stand { game: game.to_string(), state, head: event.seq, due },
    ]
}
