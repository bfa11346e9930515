//! What tests share: the server, the driver, and browsers that are running.

use std::env;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::browser::{Browser, Setup};
use crate::chromium::Chromium;
use crate::program::Program;
use crate::relay::Relay;

/// A server with the web client, and browsers to visit it.
///
/// Everything is started when it is first needed, and ends with the stage. A browser that a test is
/// done with waits for the next; each test has a fresh context in it, so that nothing that one
/// test's pages keep is there for another's.
#[derive(Default)]
pub struct Stage {
    // In the order in which they end.
    idle: Mutex<Vec<Chromium>>,
    driver: OnceLock<Program>,
    server: OnceLock<Program>,
}

impl Stage {
    /// A browser that shows the web client.
    pub fn browser(&self, setup: Setup) -> Browser<'_> {
        let server = self.server.get_or_init(serve);
        Browser::shared(self, setup, server.address.clone())
    }

    /// A browser that shows the web client, and somebody who passes on what it and the server say.
    pub fn browser_relayed(&self, setup: Setup) -> (Browser<'_>, Relay) {
        let server = self.server.get_or_init(serve);
        let relay = Relay::before(&server.address);
        (Browser::shared(self, setup, relay.address.clone()), relay)
    }

    /// A browser that is shared with nobody, for what a fresh context cannot do (installing the
    /// client), with a server of its own that may end before it.
    pub fn browser_alone(&self, setup: Setup) -> Browser<'_> {
        Browser::alone(self, setup, serve())
    }

    /// Starts a browser.
    pub(crate) fn start_chromium(&self) -> Chromium {
        Chromium::start(&self.driver.get_or_init(drive).address)
    }

    /// A browser that waits, or a new one.
    pub(crate) fn take(&self) -> Chromium {
        let waiting = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        waiting.unwrap_or_else(|| self.start_chromium())
    }

    /// Lets a browser wait for the next test.
    pub(crate) fn give_back(&self, chromium: Chromium) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(chromium);
    }
}

fn serve() -> Program {
    let program = env::var_os("TABLETIER").expect(
        "TABLETIER says where the program with the web client is; run: cargo xtask test browser",
    );
    let mut command = Command::new(program);
    // A folder of its own, so that no test meets the games of another run or stage.
    static STAGES: AtomicUsize = AtomicUsize::new(0);
    let number = STAGES.fetch_add(1, Ordering::Relaxed);
    let games = format!("tabletier-browser-{}-{number}", std::process::id());
    let games = env::temp_dir().join(games);
    command.args(["serve", "--port", "0", "--data"]).arg(games);
    Program::start(&mut command, |line| {
        line.split(' ').find(|word| word.starts_with("http://")).map(str::to_string)
    })
}

fn drive() -> Program {
    Program::start(Command::new("chromedriver").arg("--port=0"), |line| {
        let (_, port) = line.split_once("successfully on port ")?;
        let port = port.trim_end_matches('.').parse::<u16>().ok()?;
        Some(format!("http://127.0.0.1:{port}"))
    })
}
