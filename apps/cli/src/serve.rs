//! A server for the web client, and for games at a distance.

pub(crate) mod client;
mod encoding;
mod headers;
mod reply;

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;

use axum::Router;
use axum::extract::Request;
use axum::middleware::map_response;
use axum::routing::get;
use tabletier_server::store::SqliteStore;
use tabletier_server::{Config, Server, SystemTimer};
use tokio::net::TcpListener;
use tokio::runtime;
use tokio::signal;

use crate::failure::Failure;
use client::Files;

/// What is served.
pub(crate) struct Offer {
    /// The web client, if the program has one.
    pub(crate) files: Option<Files>,
    /// Games at a distance: the folder they are kept in, and what was set.
    pub(crate) online: Option<(PathBuf, Config)>,
}

/// Serves this at this address until somebody presses Ctrl-C or the system asks for an end; `ready` is
/// told the address, whose port may have been left open.
pub(crate) fn run(
    offer: Offer,
    address: SocketAddr,
    ready: impl FnOnce(SocketAddr) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let runtime = runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Wrong(format!("the server: {error}")))?;
    runtime.block_on(async {
        let wrong = |error: &dyn std::fmt::Display| Failure::Wrong(error.to_string());
        let server = match offer.online {
            Some((folder, config)) => {
                let store = SqliteStore::open_folder(&folder).map_err(|error| {
                    Failure::Wrong(format!("{error}; --data names another folder"))
                })?;
                let time = Arc::new(SystemTimer::new());
                let opened = Server::open(Arc::new(store), time, config).await;
                Some(opened.map_err(|error| wrong(&error))?)
            }
            None => None,
        };
        let bound = TcpListener::bind(address).await;
        let listener = bound.map_err(|error| Failure::Wrong(refusal(address, &error)))?;
        ready(listener.local_addr()?)?;
        let pages = offer.files.map_or_else(Router::new, router);
        match server {
            Some(server) => server.run(listener, pages, end()).await,
            None => tabletier_server::run_pages(listener, pages, end()).await,
        }
        Ok(())
    })
}

/// Waits until the server is to end.
async fn end() {
    let interrupted = async {
        // Where Ctrl-C cannot be heard, the system ends the program.
        if signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    let mut interrupted = std::pin::pin!(interrupted);
    #[cfg(unix)]
    if let Ok(mut terminated) = signal::unix::signal(signal::unix::SignalKind::terminate()) {
        std::future::poll_fn(|context| {
            if terminated.poll_recv(context).is_ready() {
                return std::task::Poll::Ready(());
            }
            interrupted.as_mut().poll(context)
        })
        .await;
        return;
    }
    interrupted.await;
}

/// What answers requests.
fn router(files: Files) -> Router {
    let answer = get(move |request: Request| async move { reply::to(files, &request) });
    Router::new()
        .route("/", answer.clone())
        .route("/{*path}", answer)
        .layer(map_response(headers::guard))
}

fn refusal(address: SocketAddr, error: &io::Error) -> String {
    let (host, port) = (address.ip(), address.port());
    match error.kind() {
        io::ErrorKind::AddrInUse => {
            format!("port {port} of {host} is in use, expected a free one; --port names another")
        }
        io::ErrorKind::PermissionDenied => {
            format!("port {port} of {host} is not for everybody, expected one above 1023")
        }
        io::ErrorKind::AddrNotAvailable => {
            format!("host {host} is not an address of this machine, expected one that is")
        }
        _ => format!("{address} cannot be listened on: {error}"),
    }
}

/// Opens an address in the browser, if the system knows how; it has been printed anyway.
pub(crate) fn open(address: &str) {
    let (program, arguments): (_, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    let command = command.args(arguments).arg(address).stdin(Stdio::null());
    let _ = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

#[cfg(test)]
mod tests;
