//! A server in a process of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

/// A folder that is there for the time of a test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let folder = folder.join(format!("serve-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that is killed when this is dropped.
pub(crate) struct Program {
    pub(crate) child: Child,
    pub(crate) base: String,
}

impl Program {
    pub(crate) fn start(data: &Path) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabletier"))
            .args(["serve", "--port", "0", "--thinkers", "1", "--seat-rate", "100000"])
            .args(["--address-rate", "1000000", "--new-game-rate", "100000", "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("its output is piped"));
        out.read_line(&mut line).expect("it says where it is");
        let base = line.split("/ ").next().unwrap_or_default().to_string();
        assert!(base.starts_with("http://127.0.0.1:"), "{line:?}");
        Program { child, base }
    }

    /// As `kill -9` does.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is dead");
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody who asks a server.
pub(crate) struct Client(ureq::Agent);

impl Client {
    pub(crate) fn new() -> Client {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(Duration::from_secs(30)))
            .build();
        Client(ureq::Agent::new_with_config(config))
    }

    /// The status and the body, if there is anybody to answer.
    pub(crate) fn post(&self, url: &str, secret: &str, body: &Value) -> Option<(u16, Value)> {
        let bearer = format!("Bearer {secret}");
        let sent = self.0.post(url).header("authorization", bearer).send(body.to_string());
        let mut answer = sent.ok()?;
        let text = answer.body_mut().read_to_string().ok()?;
        Some((answer.status().as_u16(), serde_json::from_str(&text).ok()?))
    }

    pub(crate) fn get(&self, url: &str) -> Option<String> {
        self.0.get(url).call().ok()?.body_mut().read_to_string().ok()
    }
}
