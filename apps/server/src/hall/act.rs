//! Somebody who has a seat does something.

use std::sync::Arc;

use axum::http::StatusCode;
use serde_json::{Value, json};
use tabletier_room::no_text;
use tabletier_room::{Action, Event, Kind, Moment, NextGame, Refusal};
use tabletier_session::Seat;

use super::Hall;
use crate::game::{Game, Keys, is_person};
use crate::rate::Bucket;
use crate::refused::Refused;
use crate::secret::{self, Hash};

/// The longest name of an action, in characters.
const LONGEST_NAME: usize = 64;

/// What somebody wants to do, and by which name they will ask again if they hear nothing.
pub(crate) struct Wish {
    pub(crate) id: String,
    after: u64,
    action: Action,
}

impl Wish {
    pub(crate) fn read(body: &Value) -> Result<Wish, Refused> {
        let id = body.get("id").and_then(Value::as_str).unwrap_or_default();
        if id.is_empty() || id.chars().count() > LONGEST_NAME {
            let expected = format!("a text of 1 to {LONGEST_NAME} characters");
            return Err(no_text("id", id, expected).into());
        }
        let after = body.get("after").and_then(Value::as_u64).ok_or_else(|| {
            let found = body.get("after").map(Value::to_string).unwrap_or_default();
            no_text("after", found, "the number of the last event that is known")
        })?;
        Ok(Wish { id: id.to_string(), after, action: Action::read(body)? })
    }
}

/// What was done; the same for whoever asks again.
pub(crate) struct Done {
    pub(crate) seq: u64,
    at: u64,
    clocks: Option<Vec<u64>>,
}

impl Done {
    fn of(event: &Event) -> Done {
        Done { seq: event.seq, at: event.at, clocks: event.clocks.clone() }
    }

    pub(crate) fn to_json(&self) -> Value {
        json!({ "seq": self.seq, "at": self.at, "clocks": self.clocks })
    }
}

impl Hall {
    /// Does it, however often it is asked for, and even if whoever asks goes away meanwhile.
    pub(crate) async fn act(
        self: &Arc<Hall>,
        id: &str,
        secret: Hash,
        wish: Wish,
    ) -> Result<Done, Refused> {
        let (hall, id) = (Arc::clone(self), id.to_string());
        let task = tokio::spawn(async move { hall.act_to_the_end(&id, secret, &wish).await });
        let failed = |_| Refused::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "this failed");
        task.await.map_err(failed)?
    }

    /// The same for those who wait for the answer whatever happens: a future of this that is dropped
    /// would leave what is shown behind what is stored.
    pub(crate) async fn act_to_the_end(
        &self,
        id: &str,
        secret: Hash,
        wish: &Wish,
    ) -> Result<Done, Refused> {
        loop {
            let game = self.find(id).await?;
            let mut keys = game.keys.lock().await;
            if game.signal().gone {
                continue;
            }
            let done = self.act_in(&game, &mut keys, secret, wish).await;
            if done.is_err() {
                self.metrics.refused.add();
            }
            return done;
        }
    }

    async fn act_in(
        &self,
        game: &Arc<Game>,
        keys: &mut Keys,
        secret: Hash,
        wish: &Wish,
    ) -> Result<Done, Refused> {
        let seat = self.seat_of(game, keys, secret).await?;
        if let Some(&index) = keys.actions.get(&(seat, wish.id.clone())) {
            return game.look(|shown| match &shown.events[index] {
                event if event.kind.answers(&wish.action) => Ok(Done::of(event)),
                event => {
                    let message = format!("this id was used for event {} already", event.seq);
                    Err(Refused::illegal("id-used", message))
                }
            });
        }
        self.take_rate(keys, seat)?;
        game.look(|shown| is_person(&shown.room, seat))?;
        let lag = game.lag(seat);
        self.fall(game, keys, lag).await?;
        let mut moment = Moment { lag, ..Moment::at(self.now()) };
        if matches!(wish.action, Action::Rematch | Action::Accept(_)) {
            moment.next = NextGame { id: secret::game_id()?, seed: secret::seed()? };
        }
        let act = || game.look(|shown| shown.room.act(seat, wish.after, &wish.action, &moment));
        let mut done = act();
        if matches!(done, Err(Refusal::Time)) {
            self.fall(game, keys, 0).await?;
            done = act();
        }
        let (event, room) = done.map_err(|refusal| told(game, wish.after, &refusal))?;
        let change = match &event.kind {
            Kind::Rematch(Some(next)) => self.rematch(&room, &game.id, &keys.seats, next)?,
            _ => Vec::new(),
        };
        let answer = Done::of(&event);
        self.append(game, keys, (event, room), Some(&wish.id), change).await?;
        // Whatever comes of it does not concern whoever has acted.
        let _ = self.look_after(game, keys).await;
        Ok(answer)
    }

    fn take_rate(&self, keys: &mut Keys, seat: Seat) -> Result<(), Refused> {
        let (rate, now) = (self.config.seat_rate, self.now());
        let bucket = keys.rates[seat.index()].get_or_insert(Bucket::full(rate, now));
        bucket.take(rate, now).map_err(|wait| {
            self.metrics.too_many.add();
            Refused::too_many("actions for this seat", wait)
        })
    }
}

/// A refusal with what helps whoever is refused: what they have missed.
fn told(game: &Game, after: u64, refusal: &Refusal) -> Refused {
    let message = refusal.to_string();
    let missed = |refused: Refused| {
        let (head, events) = game.look(|shown| {
            let events =
                shown.after(after).iter().filter_map(|text| serde_json::from_str(text).ok());
            (shown.room.head(), events.collect::<Vec<Value>>())
        });
        refused.with("head", head).with("events", events)
    };
    match refusal {
        Refusal::Stale { .. } => missed(Refused::new(StatusCode::CONFLICT, "stale", message)),
        Refusal::Over { .. } => missed(Refused::new(StatusCode::GONE, "over", message)),
        Refusal::Nobody(_) => Refused::forbidden(&message),
        Refusal::Time => Refused::illegal("time", message),
        Refusal::Illegal { code, .. } => Refused::illegal(code, message),
    }
}
