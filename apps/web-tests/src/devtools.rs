//! The developer tools of a browser as a whole; chromedriver hands on only what concerns a page.

use std::fs;
use std::net::TcpStream;
use std::path::Path;

use serde_json::{Value, json};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// A line to a running browser.
pub(crate) struct Devtools {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    calls: u64,
}

impl Devtools {
    /// Connects to the browser whose profile is in this folder, where it notes its address.
    pub(crate) fn connect(profile: &Path) -> Devtools {
        let file = profile.join("DevToolsActivePort");
        let noted = fs::read_to_string(&file);
        let noted = noted.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let (port, path) = noted.trim_end().split_once('\n').expect("a port and a path");
        let connected = tungstenite::connect(format!("ws://127.0.0.1:{port}{path}"));
        let (socket, _) = connected.unwrap_or_else(|error| panic!("no developer tools: {error}"));
        Devtools { socket, calls: 0 }
    }

    /// Calls a command, and waits for its answer.
    pub(crate) fn call(&mut self, method: &str, params: &Value) -> Value {
        self.calls += 1;
        let call = json!({ "id": self.calls, "method": method, "params": params });
        let sent = self.socket.send(Message::text(call.to_string()));
        sent.unwrap_or_else(|error| panic!("the browser does not hear {method}: {error}"));
        loop {
            let message = self.socket.read();
            let message = message.unwrap_or_else(|error| panic!("no answer to {method}: {error}"));
            let Ok(text) = message.to_text() else { continue };
            let mut answer: Value = serde_json::from_str(text).unwrap_or_default();
            // Whatever else it says is no answer.
            if answer["id"] == self.calls {
                assert!(answer["error"].is_null(), "the browser cannot {method}: {answer}");
                return answer["result"].take();
            }
        }
    }
}
