//! The servers that are measured, in processes of their own.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use axum::Router;
use axum::extract::ws::WebSocketUpgrade;
use axum::routing::get;
use tabletier_server::store::SqliteStore;
use tabletier_server::{Config, Rate, Server, SystemTimer};
use tokio::net::TcpListener;

use crate::Done;

/// A process that serves until this is dropped.
pub(crate) struct Child {
    child: std::process::Child,
    pub(crate) address: String,
}

impl Child {
    pub(crate) fn start(arguments: &[&str]) -> Result<Child, Box<dyn Error>> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()?;
        let out = child.stdout.take().ok_or("its output is piped")?;
        let mut address = String::new();
        BufReader::new(out).read_line(&mut address)?;
        Ok(Child { child, address: address.trim().to_string() })
    }

    /// What it has in memory, in KiB.
    pub(crate) fn memory(&self) -> Result<u64, Box<dyn Error>> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.trim().strip_suffix(" kB"));
        Ok(number.ok_or("the system tells no VmRSS")?.trim().parse()?)
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Measures with as many open files as the system allows.
pub(crate) fn with_many_files() -> Done {
    let program = std::env::current_exe()?;
    let script = "ulimit -n $(ulimit -H -n) && exec \"$0\" measure";
    let status = Command::new("sh").args(["-c", script]).arg(program).status()?;
    if status.success() { Ok(()) } else { Err("the measurement failed".into()) }
}

pub(crate) fn serve(folder: &Path) -> Done {
    tokio::runtime::Runtime::new()?.block_on(async {
        let many = Rate::per_second(10_000_000);
        let config = Config {
            seat_rate: many,
            socket_rate: many,
            address_rate: many,
            new_game_rate: many,
            ..Config::default()
        };
        let store = Arc::new(SqliteStore::open_folder(folder)?);
        let server = Server::open(store, Arc::new(SystemTimer::new()), config).await?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        println!("{}", listener.local_addr()?);
        server.run(listener, Router::new(), std::future::pending()).await;
        Ok(())
    })
}

/// What a server can do that stores nothing and checks nothing.
pub(crate) fn echo() -> Done {
    let answer = |upgrade: WebSocketUpgrade| async {
        upgrade.on_upgrade(|mut socket| async move {
            while let Some(Ok(message)) = socket.recv().await {
                if socket.send(message).await.is_err() {
                    break;
                }
            }
        })
    };
    tokio::runtime::Runtime::new()?.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        println!("{}", listener.local_addr()?);
        axum::serve(listener, Router::new().route("/", get(answer))).await?;
        Ok(())
    })
}
