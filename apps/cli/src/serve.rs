//! A server for the web client.

pub(crate) mod client;
mod encoding;
mod headers;
mod reply;

use std::io;
use std::net::SocketAddr;
use std::process::{Command, Stdio};

use axum::Router;
use axum::extract::Request;
use axum::middleware::map_response;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::runtime;
use tokio::signal;

use crate::failure::Failure;
use client::Files;

/// Serves these files at this address until somebody presses Ctrl-C; `ready` is told the address,
/// whose port may have been left open.
pub(crate) fn run(
    files: Files,
    address: SocketAddr,
    ready: impl FnOnce(SocketAddr) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let runtime = runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Wrong(format!("the server: {error}")))?;
    runtime.block_on(async {
        let bound = TcpListener::bind(address).await;
        let listener = bound.map_err(|error| Failure::Wrong(refusal(address, &error)))?;
        ready(listener.local_addr()?)?;
        let end = async {
            // Where Ctrl-C cannot be heard, the system ends the program.
            if signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        let served = axum::serve(listener, router(files)).with_graceful_shutdown(end).await;
        served.map_err(|error| Failure::Wrong(format!("the server at {address}: {error}")))
    })
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
