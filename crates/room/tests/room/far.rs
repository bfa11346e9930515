//! A server and its clients, with a line between them that anybody may cut.

use std::collections::HashMap;

use serde_json::{Value, json};
use tabletier_room::{Action, Client, Event, Moment, News, NextGame, Refusal, Room};
use tabletier_session::{Lang, Seat};

use crate::stage::Stage;

/// What a server does of what `docs/online.md` says, with all that was acknowledged.
pub(crate) struct Server {
    pub(crate) stage: Stage,
    /// The events that actions have become, by seat and id.
    pub(crate) done: HashMap<(Seat, String), u64>,
}

impl Server {
    pub(crate) fn new(stage: Stage) -> Server {
        Server { stage, done: HashMap::new() }
    }

    fn events(&self, after: u64) -> Value {
        self.stage.log.iter().skip(after as usize).map(Event::to_json).collect()
    }

    /// The answer to a message.
    pub(crate) fn hear(&mut self, seat: Seat, message: &str) -> Value {
        let message: Value = serde_json::from_str(message).unwrap();
        if message["t"] == "ping" {
            return json!({"t": "pong", "head": self.stage.room.head(), "now": self.stage.now});
        }
        let id = message["id"].as_str().unwrap().to_string();
        let after = message["after"].as_u64().unwrap();
        let action = Action::read(&message).unwrap();
        if let Some(&seq) = self.done.get(&(seat, id.clone())) {
            return json!({"t": "ack", "id": id, "seq": seq});
        }
        let next = NextGame { id: "next".to_string(), seed: 1 };
        let moment = Moment { next, ..Moment::at(self.stage.now) };
        match self.stage.room.act(seat, after, &action, &moment) {
            Ok(done) => {
                let seq = self.stage.happened(done).seq;
                self.done.insert((seat, id.clone()), seq);
                json!({"t": "ack", "id": id, "seq": seq})
            }
            Err(Refusal::Illegal { code, message }) => json!({
                "t": "refused", "id": id, "status": 422, "error": "illegal", "code": code,
                "message": message,
            }),
            Err(Refusal::Nobody(_)) => {
                json!({"t": "refused", "id": id, "status": 403, "error": "forbidden"})
            }
            Err(Refusal::Over { .. }) => json!({
                "t": "refused", "id": id, "status": 410, "error": "over",
                "head": self.stage.room.head(), "events": self.events(after),
            }),
            Err(_) => json!({
                "t": "refused", "id": id, "status": 409, "error": "stale",
                "head": self.stage.room.head(), "events": self.events(after),
            }),
        }
    }

    /// Tells a client what it has missed.
    pub(crate) fn tell(&self, client: &mut Client) -> Vec<News> {
        let events = json!({"t": "events", "events": self.events(client.head())});
        client.hear(&events.to_string(), self.stage.now)
    }

    /// Lets a client send all it wants to, and hear the answers, and then what has happened.
    pub(crate) fn talk(&mut self, client: &mut Client) -> Vec<News> {
        let mut news = self.tell(client);
        while let Some(message) = client.to_send() {
            let answer = self.hear(client.seat().unwrap(), &message);
            news.extend(client.hear(&answer.to_string(), self.stage.now));
            news.extend(self.tell(client));
        }
        news
    }
}

/// What is told of it.
pub(crate) fn words(news: &[News]) -> String {
    let told = news.iter().filter_map(|news| match news {
        News::Told(message) | News::Happened(message) => Some(message.say(Lang::default())),
        _ => None,
    });
    told.collect::<Vec<_>>().join(" ")
}

/// What both know of a game is the same.
pub(crate) fn assert_same(room: &Room, client: &Client) {
    assert_eq!(client.room().map(Stage::look), Some(Stage::look(room)));
}
