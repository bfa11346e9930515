//! The same forms over a WebSocket.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::Uri;
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tabletier_session::Seat;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until, timeout};

use super::body::LONGEST;
use super::follow::after;
use crate::game::{Game, Signal, Visit};
use crate::hall::{Hall, Place, Wish, ended};
use crate::rate::Bucket;
use crate::refused::Refused;
use crate::secret::Hash;

/// How many bytes a socket reads ahead: few, since most of them wait.
const READ_AHEAD: usize = 1024;
/// How many bytes wait for what else there is to say at the same moment.
const TOGETHER: usize = 4096;
/// How many events go into one message.
const EVENTS: usize = 100;
/// Who is there is told so often at most.
const PRESENCE: Duration = Duration::from_secs(1);

const AWAY: u16 = 1001;
const TOO_MANY: u16 = 1008;
const AGAIN: u16 = 1012;

/// `GET /api/games/ID/socket?after=N`
pub(super) async fn open(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    uri: Uri,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let sent = after(&uri)?;
    let game = hall.find(&id).await?;
    let upgrade = upgrade.map_err(|error| Refused::bad(error.to_string()))?;
    let place = Place::take(&hall)?;
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(READ_AHEAD)
        .write_buffer_size(TOGETHER)
        .max_write_buffer_size(1 << 20);
    Ok(upgrade
        .on_upgrade(move |socket| async move {
            Box::pin(Talk::new(&hall, &game, sent).run(socket)).await;
            drop(place);
        })
        .into_response())
}

/// A socket and what is known of whoever is at its other end.
struct Talk {
    hall: Arc<Hall>,
    game: Arc<Game>,
    signal: watch::Receiver<Signal>,
    /// The number of the last event that was sent.
    sent: u64,
    /// Who was there when that was told last.
    told: Option<(u8, u32)>,
    told_at: Instant,
    secret: Option<Hash>,
    seat: Option<Seat>,
    visit: Visit,
    heard_at: Instant,
    asked_at: Instant,
    rate: Bucket,
}

/// Why a talk is over.
enum End {
    /// The other one has gone, or does not take what it is sent.
    Gone,
    /// We end it, and say why.
    Close(u16, &'static str),
}

impl From<axum::Error> for End {
    fn from(_: axum::Error) -> End {
        End::Gone
    }
}

impl Talk {
    fn new(hall: &Arc<Hall>, game: &Arc<Game>, sent: u64) -> Talk {
        let now = Instant::now();
        Talk {
            hall: Arc::clone(hall),
            game: Arc::clone(game),
            signal: game.listen(),
            sent,
            told: None,
            told_at: now,
            secret: None,
            seat: None,
            visit: Visit::new(game, None, hall.config.hints, &hall.time),
            heard_at: now,
            asked_at: now,
            rate: Bucket::full(hall.config.socket_rate, hall.now()),
        }
    }

    async fn run(mut self, mut socket: WebSocket) {
        if let Err(End::Close(code, reason)) = self.talk(&mut socket).await {
            let frame = CloseFrame { code, reason: reason.into() };
            if self.send(&mut socket, Message::Close(Some(frame))).await.is_ok() {
                let _ = self.flush(&mut socket).await;
            }
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let mut ends = self.hall.ends();
        let idle = self.hall.config.idle_timeout;
        self.tell(socket).await?;
        loop {
            self.flush(socket).await?;
            let wake = self.wake(idle);
            tokio::select! {
                message = socket.recv() => {
                    let message = message.ok_or(End::Gone)??;
                    self.heard_at = Instant::now();
                    self.hear(socket, message).await?;
                }
                changed = self.signal.changed() => changed.map_err(|_| End::Gone)?,
                () = ended(&mut ends) => {
                    return Err(End::Close(AGAIN, "the server ends; come again"));
                }
                () = sleep_until(wake) => {}
            }
            if self.heard_at.elapsed() >= idle {
                return Err(End::Close(AWAY, "nothing was heard for too long"));
            }
            if self.asked_at.elapsed() >= idle / 4 {
                self.ask(socket).await?;
            }
            self.tell(socket).await?;
        }
    }

    /// When there is something to do though nothing happens.
    fn wake(&self, idle: Duration) -> Instant {
        let next = (self.heard_at + idle).min(self.asked_at + idle / 4);
        let signal = self.signal.borrow();
        if self.told == Some((signal.present, signal.watching)) {
            next
        } else {
            next.min(self.told_at + PRESENCE)
        }
    }

    /// Says something with the next `flush`: an answer and what comes of it go together.
    async fn send(&self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        // Whoever does not take it comes back by the number of the last event they have.
        let sent = timeout(self.hall.config.body_timeout, socket.feed(message)).await;
        Ok(sent.map_err(|_| End::Gone)??)
    }

    async fn flush(&self, socket: &mut WebSocket) -> Result<(), End> {
        let sent = timeout(self.hall.config.body_timeout, socket.flush()).await;
        Ok(sent.map_err(|_| End::Gone)??)
    }

    async fn say(&self, socket: &mut WebSocket, value: &Value) -> Result<(), End> {
        self.send(socket, Message::Text(value.to_string().into())).await
    }

    /// Asks whether the other one is there, and measures how long the answer takes.
    async fn ask(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        self.asked_at = Instant::now();
        let now = self.hall.now().to_be_bytes().to_vec();
        self.send(socket, Message::Ping(now.into())).await
    }

    /// Tells what is new.
    async fn tell(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let signal = *self.signal.borrow_and_update();
        if signal.gone {
            return Err(End::Close(AGAIN, "come again"));
        }
        self.catch_up(socket).await?;
        let there = (signal.present, signal.watching);
        let soon = self.told.is_none() || self.told_at.elapsed() >= PRESENCE;
        if self.told != Some(there) && soon {
            (self.told, self.told_at) = (Some(there), Instant::now());
            let told =
                json!({ "t": "present", "seats": signal.seats(), "watching": signal.watching });
            self.say(socket, &told).await?;
        }
        Ok(())
    }

    /// Sends the events that have not been sent yet.
    async fn catch_up(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        loop {
            let (text, count) = self.game.look(|shown| {
                let events = shown.after(self.sent);
                let events = &events[..events.len().min(EVENTS)];
                // The events are JSON already.
                (format!("{{\"t\":\"events\",\"events\":[{}]}}", events.join(",")), events.len())
            });
            if count == 0 {
                return Ok(());
            }
            self.send(socket, Message::Text(text.into())).await?;
            self.sent += count as u64;
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        if self.rate.take(self.hall.config.socket_rate, self.hall.now()).is_err() {
            self.hall.metrics.too_many.add();
            return Err(End::Close(TOO_MANY, "too many messages"));
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Pong(sent) => {
                self.measure(&sent);
                return Ok(());
            }
            Message::Ping(_) => return Ok(()),
            Message::Close(_) => return Err(End::Gone),
            Message::Binary(_) => {
                let refused = Refused::bad("expected text in JSON, not bytes");
                return self.refuse(socket, &Value::Null, &refused).await;
            }
        };
        let value: Value = match serde_json::from_str(&text) {
            Ok(value) => value,
            Err(error) => {
                let refused = Refused::bad(format!("the message is no JSON: {error}"));
                return self.refuse(socket, &Value::Null, &refused).await;
            }
        };
        let id = value.get("id").cloned().unwrap_or_default();
        match value.get("t").and_then(Value::as_str) {
            Some("ping") => {
                // What was missed comes first, then how far the game is.
                self.catch_up(socket).await?;
                let head = self.game.look(|shown| shown.room.head());
                let pong = json!({ "t": "pong", "head": head, "now": self.hall.now() });
                self.say(socket, &pong).await
            }
            Some("seat") => match self.sit(&value).await {
                Ok(seat) => {
                    self.say(socket, &json!({ "t": "seat", "seat": seat.to_string() })).await?;
                    self.ask(socket).await
                }
                Err(refused) => self.refuse(socket, &id, &refused).await,
            },
            Some("act") => match self.act(&value).await {
                Ok(mut told) => {
                    told["t"] = "ack".into();
                    told["id"] = id;
                    self.say(socket, &told).await
                }
                Err(refused) => self.refuse(socket, &id, &refused).await,
            },
            _ => {
                let refused = Refused::bad("t: expected seat, act or ping");
                self.refuse(socket, &id, &refused).await
            }
        }
    }

    async fn refuse(
        &self,
        socket: &mut WebSocket,
        id: &Value,
        refused: &Refused,
    ) -> Result<(), End> {
        let mut told = refused.body.clone();
        told["t"] = "refused".into();
        told["id"] = id.clone();
        told["status"] = refused.status.as_u16().into();
        self.say(socket, &told).await
    }

    async fn sit(&mut self, value: &Value) -> Result<Seat, Refused> {
        let secret = value.get("secret").and_then(Value::as_str).unwrap_or_default();
        let secret = Hash::of(secret);
        let game = Arc::clone(&self.game);
        let seat = self.hall.seat_of(&game, &mut *game.keys.lock().await, secret).await?;
        self.visit = Visit::new(&self.game, Some(seat), self.hall.config.hints, &self.hall.time);
        (self.secret, self.seat) = (Some(secret), Some(seat));
        Ok(seat)
    }

    async fn act(&self, value: &Value) -> Result<Value, Refused> {
        let none = || Refused::forbidden("a watcher cannot act; say {\"t\":\"seat\",…} first");
        let secret = self.secret.ok_or_else(none)?;
        let wish = Wish::read(value)?;
        // A talk goes on until it ends by itself, also when nobody is at the other end any more.
        // In a box, since most sockets wait.
        let act = Box::pin(self.hall.act_to_the_end(&self.game.id, secret, &wish));
        Ok(act.await?.to_json())
    }

    /// The answer to a question of ours: how long the line takes, there and back.
    fn measure(&self, sent: &[u8]) {
        let sent = <[u8; 8]>::try_from(sent).ok().map(u64::from_be_bytes);
        // Only what was asked last counts, so that nobody invents an old one.
        let asked = self.hall.now().saturating_sub(self.asked_at.elapsed().as_millis() as u64);
        if let (Some(seat), Some(sent)) = (self.seat, sent.filter(|sent| sent.abs_diff(asked) < 50))
        {
            self.game.set_lag(seat, self.hall.now().saturating_sub(sent));
        }
    }
}
