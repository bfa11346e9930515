//! A cable between browsers and a server, which can be cut.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// Passes everything on to a server, whichever that is at the time. When it is cut, pages can still be
/// loaded: only lines to games are.
pub struct Cable {
    /// Where it begins, with a slash at the end.
    pub(crate) address: String,
    ends: Arc<Mutex<Ends>>,
}

struct Ends {
    /// Where it leads.
    server: String,
    is_cut: bool,
    /// The lines to games that pass through it.
    lines: Vec<TcpStream>,
}

impl Cable {
    /// A cable to the server at this address.
    pub(crate) fn to(server: &str) -> Cable {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("a port").port();
        let ends = Ends { server: host(server), is_cut: false, lines: Vec::new() };
        let ends = Arc::new(Mutex::new(ends));
        let shared = Arc::clone(&ends);
        // Ends with the test program.
        thread::spawn(move || {
            for visitor in listener.incoming().flatten() {
                let shared = Arc::clone(&shared);
                // A browser may hang up at any time.
                thread::spawn(move || pass_on(visitor, &shared));
            }
        });
        Cable { address: format!("http://127.0.0.1:{port}/"), ends }
    }

    /// Leads to another server from now on.
    pub(crate) fn lead_to(&self, server: &str) {
        self.ends.lock().unwrap_or_else(PoisonError::into_inner).server = host(server);
    }

    /// Cuts all lines to games; no new one can be had.
    pub fn cut(&self) {
        let mut ends = self.ends.lock().unwrap_or_else(PoisonError::into_inner);
        ends.is_cut = true;
        for line in ends.lines.drain(..) {
            let _ = line.shutdown(Shutdown::Both);
        }
    }

    /// Lines can be had again.
    pub fn mend(&self) {
        self.ends.lock().unwrap_or_else(PoisonError::into_inner).is_cut = false;
    }
}

fn host(server: &str) -> String {
    server.trim_start_matches("http://").trim_end_matches('/').to_string()
}

fn pass_on(mut visitor: TcpStream, ends: &Mutex<Ends>) -> io::Result<()> {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") {
        visitor.read_exact(&mut byte)?;
        head.push(byte[0]);
    }
    let text = String::from_utf8_lossy(&head).into_owned();
    let is_line = text.lines().next().is_some_and(|first| first.contains("/socket?"));
    let mut server = {
        let mut ends = ends.lock().unwrap_or_else(PoisonError::into_inner);
        if is_line && ends.is_cut {
            return visitor.shutdown(Shutdown::Both);
        }
        let server = TcpStream::connect(&ends.server)?;
        if is_line {
            ends.lines.extend([visitor.try_clone()?, server.try_clone()?]);
        }
        server
    };
    // One request for a connection, so that the beginning of each is seen.
    let text = match is_line {
        true => text,
        false => {
            let kept = text
                .trim_end()
                .split("\r\n")
                .filter(|line| !line.to_ascii_lowercase().starts_with("connection:"));
            kept.collect::<Vec<_>>().join("\r\n") + "\r\nConnection: close\r\n\r\n"
        }
    };
    server.write_all(text.as_bytes())?;
    let (mut from, mut to) = (visitor.try_clone()?, server.try_clone()?);
    thread::spawn(move || {
        let _ = io::copy(&mut from, &mut to);
        let _ = to.shutdown(Shutdown::Write);
    });
    let _ = io::copy(&mut server, &mut visitor);
    visitor.shutdown(Shutdown::Both)
}
