//! Those who play.

use std::error::Error;
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tabletier_session::{Dice, catalog};
use tungstenite::{Message, WebSocket};

pub(crate) type Socket = WebSocket<TcpStream>;

/// A socket of ours, to this address and path.
pub(crate) fn connect(address: &str, path: &str) -> Result<Socket, Box<dyn Error>> {
    let stream = TcpStream::connect(address)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    let connected = tungstenite::client(format!("ws://{address}{path}"), stream);
    Ok(connected.map_err(|error| error.to_string())?.0)
}

/// Waits for a message of this kind.
pub(crate) fn hear(socket: &mut Socket, kind: &str) -> Result<(), Box<dyn Error>> {
    let wanted = format!("\"t\":\"{kind}\"");
    loop {
        if let Message::Text(text) = socket.read()? {
            if text.contains("\"t\":\"refused\"") {
                return Err(text.to_string().into());
            }
            if text.contains(&wanted) {
                return Ok(());
            }
        }
    }
}

pub(crate) fn ping(socket: &mut Socket) -> Result<(), Box<dyn Error>> {
    socket.send(Message::text("{\"t\":\"ping\"}"))?;
    hear(socket, "pong")
}

/// A game that was made.
pub(crate) struct Table {
    address: String,
    id: String,
    secrets: Vec<String>,
}

impl Table {
    pub(crate) fn make(address: &str) -> Result<Table, Box<dyn Error>> {
        let game = catalog::GAMES[0].about().key;
        let body = json!({"game": game, "seats": ["me", "me"]}).to_string();
        let mut answer = ureq::post(format!("http://{address}/api/games")).send(body)?;
        let made: Value = serde_json::from_str(&answer.body_mut().read_to_string()?)?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
        let secrets = made["seats"].as_array().into_iter().flatten();
        let secrets = secrets.map(|seat| text(&seat["secret"])).collect();
        Ok(Table { address: address.to_string(), id: text(&made["id"]), secrets })
    }

    /// Somebody watches.
    pub(crate) fn socket(&self) -> Result<Socket, Box<dyn Error>> {
        connect(&self.address, &format!("/api/games/{}/socket?after=0", self.id))
    }

    /// Both players sit down.
    pub(crate) fn sit(&self) -> Result<Vec<Socket>, Box<dyn Error>> {
        let sit = |secret: &String| {
            let mut socket = self.socket()?;
            socket.send(Message::text(json!({"t": "seat", "secret": secret}).to_string()))?;
            hear(&mut socket, "seat")?;
            Ok(socket)
        };
        self.secrets.iter().map(sit).collect()
    }
}

/// A game by chance, written before anything is measured.
pub(crate) fn line(seed: u64) -> Vec<String> {
    let mut dice = Dice::new(seed);
    let mut game = catalog::GAMES[0].start(None, 0).expect("the usual start");
    while game.outcome().is_none() {
        let moves = game.moves();
        let text = &moves[dice.below(moves.len() as u64) as usize];
        game.play(text).expect("a legal move");
    }
    game.played().into_iter().map(str::to_string).collect()
}
