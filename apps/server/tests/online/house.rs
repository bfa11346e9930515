//! A server for a test, and those who ask it.

use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use tabletier_server::store::SqliteStore;
use tabletier_server::{Config, ManualTime, Server, Time};
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tungstenite::{Message, WebSocket};

/// When tests begin.
pub(crate) const BEGIN: u64 = 1_700_000_000_000;

/// A server that runs until this is dropped.
pub(crate) struct House {
    pub(crate) base: String,
    pub(crate) time: Arc<ManualTime>,
    folder: PathBuf,
    config: Config,
    runtime: Option<Runtime>,
    end: Option<oneshot::Sender<()>>,
    done: Option<tokio::task::JoinHandle<()>>,
}

/// What was answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) retry_after: Option<String>,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        self.json()
    }

    /// It is refused with this status, this word, and a sentence.
    #[track_caller]
    pub(crate) fn refused(self, status: u16, error: &str) -> Value {
        let body = self.expect(status);
        assert_eq!(body["error"], error, "{body}");
        assert!(body["message"].as_str().is_some_and(|message| message.len() > 10), "{body}");
        body
    }
}

impl House {
    pub(crate) fn new() -> House {
        House::with(Config { thinkers: 1, ..Config::default() })
    }

    pub(crate) fn with(config: Config) -> House {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(format!("tabletier-online-{name}"));
        let _ = std::fs::remove_dir_all(&folder);
        let time = Arc::new(ManualTime::at(BEGIN));
        let mut house = House {
            base: String::new(),
            time,
            folder,
            config,
            runtime: None,
            end: None,
            done: None,
        };
        house.open();
        house
    }

    /// Opens the server, on whatever port is free.
    fn open(&mut self) {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(2)
            .enable_all()
            .build()
            .unwrap();
        let (end, ended) = oneshot::channel();
        let (address, done) = runtime.block_on(async {
            let store = SqliteStore::open_folder(&self.folder).unwrap();
            let time: Arc<dyn Time> = Arc::clone(&self.time) as Arc<dyn Time>;
            let server = Server::open(Arc::new(store), time, self.config.clone()).await.unwrap();
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            let done = tokio::spawn(server.run(listener, axum::Router::new(), async {
                let _ = ended.await;
            }));
            (address, done)
        });
        self.base = format!("http://{address}");
        (self.runtime, self.end, self.done) = (Some(runtime), Some(end), Some(done));
    }

    fn close(&mut self) {
        drop(self.end.take());
        if let (Some(runtime), Some(done)) = (self.runtime.take(), self.done.take()) {
            let _ = runtime.block_on(done);
            runtime.shutdown_timeout(Duration::from_secs(5));
        }
    }

    /// Ends the server and opens it again after so many milliseconds.
    pub(crate) fn restart(&mut self, after: u64) {
        self.close();
        self.time.pass(after);
        self.open();
    }

    pub(crate) fn folder(&self) -> &PathBuf {
        &self.folder
    }

    pub(crate) fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Answer {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .allow_non_standard_methods(true)
            .timeout_global(Some(Duration::from_secs(60)))
            .build();
        let agent = ureq::Agent::new_with_config(config);
        let mut request = ureq::http::Request::builder();
        request = request.method(method).uri(format!("{}{path}", self.base));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let answer = match body {
            Some(body) => agent.run(request.body(body.to_string()).unwrap()),
            None => agent.run(request.body(()).unwrap()),
        };
        let mut answer = answer.unwrap();
        let retry_after = answer.headers().get("retry-after");
        let retry_after = retry_after.map(|value| value.to_str().unwrap().to_string());
        let status = answer.status().as_u16();
        Answer { status, retry_after, text: answer.body_mut().read_to_string().unwrap() }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], None)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.ask("POST", path, &[], Some(&body.to_string()))
    }

    pub(crate) fn post_as(&self, secret: &str, path: &str, body: &Value) -> Answer {
        let bearer = format!("Bearer {secret}");
        self.ask("POST", path, &[("authorization", &bearer)], Some(&body.to_string()))
    }

    /// Two people at a table, by these fields besides.
    pub(crate) fn table(&self, more: &Value) -> Table<'_> {
        let mut body = json!({"game": "billo", "seats": ["me", "me"]});
        for (name, value) in more.as_object().unwrap() {
            body[name] = value.clone();
        }
        let made = self.post("/api/games", &body).expect(201);
        let secrets = made["seats"].as_array().unwrap().iter();
        let secrets = secrets.map(|seat| seat["secret"].as_str().unwrap_or("").to_string());
        Table {
            house: self,
            id: made["id"].as_str().unwrap().to_string(),
            secrets: secrets.collect(),
        }
    }

    pub(crate) fn socket(&self, id: &str, after: u64) -> Socket {
        let address = self.base.strip_prefix("http://").unwrap();
        let stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let url = format!("ws://{address}/api/games/{id}/socket?after={after}");
        Socket(tungstenite::client(url, stream).unwrap().0)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.close();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A game with the secrets of its seats.
pub(crate) struct Table<'a> {
    pub(crate) house: &'a House,
    pub(crate) id: String,
    pub(crate) secrets: Vec<String>,
}

/// Moves that open a game.
pub(crate) const LINE: [&str; 4] = ["Rc1-c2", "Sf8-f7", "Rc2-c3", "Sf7-f6"];

impl Table<'_> {
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.id)
    }

    pub(crate) fn state(&self) -> Value {
        self.house.get(&self.path("")).expect(200)
    }

    pub(crate) fn head(&self) -> u64 {
        self.state()["head"].as_u64().unwrap()
    }

    /// All events after a number.
    pub(crate) fn events(&self, after: u64) -> Vec<Value> {
        let answer = self.house.get(&self.path(&format!("/events?after={after}")));
        assert_eq!(answer.status, 200);
        answer.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    pub(crate) fn act(&self, seat: usize, body: &Value) -> Answer {
        self.house.post_as(&self.secrets[seat], &self.path("/act"), body)
    }

    /// An action on the game as it stands.
    pub(crate) fn now(&self, seat: usize, id: &str, kind: &str) -> Answer {
        self.act(seat, &json!({"id": id, "after": self.head(), "kind": kind}))
    }

    pub(crate) fn mv(&self, seat: usize, id: &str, text: &str) -> Answer {
        self.act(seat, &json!({"id": id, "after": self.head(), "kind": "move", "move": text}))
    }
}

/// A socket of somebody.
pub(crate) struct Socket(pub(crate) WebSocket<TcpStream>);

impl Socket {
    pub(crate) fn say(&mut self, value: &Value) {
        self.0.send(Message::text(value.to_string())).unwrap();
    }

    /// The next message of this kind.
    pub(crate) fn hear(&mut self, kind: &str) -> Value {
        loop {
            match self.0.read().unwrap() {
                Message::Text(text) => {
                    let value: Value = serde_json::from_str(&text).unwrap();
                    if value["t"] == kind {
                        return value;
                    }
                }
                Message::Close(why) => panic!("closed: {why:?}"),
                _ => {}
            }
        }
    }
}
