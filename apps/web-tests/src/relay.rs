//! Stands between browser and server, to show the browser another version.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// The script that browsers compare to see whether there is a new version.
const KEEPER: &str = "/service-worker.js";

/// Passes requests on to a server.
pub struct Relay {
    /// Where it listens, with a slash at the end.
    pub(crate) address: String,
    renewed: Arc<AtomicBool>,
}

impl Relay {
    /// Stands before the server at this address.
    pub(crate) fn before(server: &str) -> Relay {
        let host = server.trim_start_matches("http://").trim_end_matches('/').to_string();
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("a port").port();
        let renewed = Arc::new(AtomicBool::new(false));
        let flag = Arc::clone(&renewed);
        // Ends with the test program.
        thread::spawn(move || {
            for visitor in listener.incoming().flatten() {
                let (host, flag) = (host.clone(), Arc::clone(&flag));
                // A browser may hang up at any time.
                thread::spawn(move || pass_on(visitor, &host, &flag));
            }
        });
        Relay { address: format!("http://127.0.0.1:{port}/"), renewed }
    }

    /// From now on there is a new version.
    pub fn renew(&self) {
        self.renewed.store(true, Ordering::SeqCst);
    }
}

fn pass_on(mut visitor: TcpStream, host: &str, renewed: &AtomicBool) -> io::Result<()> {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") {
        visitor.read_exact(&mut byte)?;
        head.push(byte[0]);
    }
    let head = String::from_utf8_lossy(&head).into_owned();
    // Asked now: browsers open connections before they need them.
    let changed = renewed.load(Ordering::SeqCst) && head.starts_with(&format!("GET {KEEPER} "));
    // One request for a connection, so that each can be looked at; plain where it is changed.
    let kept = head.trim_end().split("\r\n").filter(|line| {
        let name = line.split(':').next().unwrap_or_default().to_ascii_lowercase();
        name != "connection" && !(changed && (name == "accept-encoding" || name == "if-none-match"))
    });
    let head = kept.collect::<Vec<_>>().join("\r\n") + "\r\nConnection: close\r\n\r\n";
    let mut server = TcpStream::connect(host)?;
    server.write_all(head.as_bytes())?;
    let mut answer = Vec::new();
    server.read_to_end(&mut answer)?;
    if changed {
        let text = String::from_utf8_lossy(&answer);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let sized = |line: &&str| !line.to_ascii_lowercase().starts_with("content-length");
        let head = head.split("\r\n").filter(sized).collect::<Vec<_>>().join("\r\n");
        // Another name of what is kept is another version.
        let body = body.replace("NAME = KIND + \"", "NAME = KIND + \"new-");
        answer = format!("{head}\r\n\r\n{body}").into_bytes();
    }
    visitor.write_all(&answer)?;
    visitor.shutdown(Shutdown::Both)
}
