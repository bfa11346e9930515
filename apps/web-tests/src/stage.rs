//! What tests share: the server, the driver, and browsers that are running.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::{env, fs};

use crate::browser::{Browser, Setup};
use crate::cable::Cable;
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

    /// A server of a test's own, which may be killed and started again, and the cable to it.
    pub fn server(&self) -> Server {
        let data = folder();
        let program = serve_from(Some(&data));
        let cable = Cable::to(&program.address);
        Server { data, program: Some(program), cable }
    }

    /// A browser at the other end of the cable to a server.
    pub fn browser_at(&self, server: &Server, setup: Setup) -> Browser<'_> {
        Browser::shared(self, setup, server.cable.address.clone())
    }

    /// A browser that is shared with nobody, for what a fresh context cannot do (installing the
    /// client), with a server of its own that may end before it.
    pub fn browser_alone(&self, setup: Setup) -> Browser<'_> {
        Browser::alone(self, setup, serve())
    }

    /// The same, with a server that serves the page alone.
    pub fn browser_without_games(&self, setup: Setup) -> Browser<'_> {
        Browser::alone(self, setup, serve_from(None))
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

/// A server of a test's own. What it has stored is there when it is started again.
pub struct Server {
    data: PathBuf,
    program: Option<Program>,
    /// What browsers are connected to it by.
    pub cable: Cable,
}

impl Server {
    /// Kills it, wherever it is.
    pub fn kill(&mut self) {
        self.program = None;
    }

    /// Starts it again.
    pub fn start(&mut self) {
        let program = serve_from(Some(&self.data));
        self.cable.lead_to(&program.address);
        self.program = Some(program);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
        // What remains is in the folder for such things.
        let _ = fs::remove_dir_all(&self.data);
    }
}

/// A folder of its own, so that no test meets the games of another run or stage.
fn folder() -> PathBuf {
    static FOLDERS: AtomicUsize = AtomicUsize::new(0);
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    env::temp_dir().join(format!("tabletier-browser-{}-{number}", std::process::id()))
}

fn serve() -> Program {
    serve_from(Some(&folder()))
}

/// Serves the client, and games from this folder; without one the page alone.
fn serve_from(data: Option<&Path>) -> Program {
    let program = env::var_os("TABLETIER").expect(
        "TABLETIER says where the program with the web client is; run: cargo xtask test browser",
    );
    let mut command = Command::new(program);
    command.args(["serve", "--port", "0"]);
    match data {
        Some(data) => command.arg("--data").arg(data),
        None => command.arg("--no-online"),
    };
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
