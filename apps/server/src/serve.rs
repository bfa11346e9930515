//! The network: connections, their limits, and a good end.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tower::ServiceExt;

use crate::http::Peer;

/// How many bytes of a request's head are read at most.
const HEAD: usize = 16 * 1024;
/// How many connections there may be at once.
const CONNECTIONS: usize = 25_000;
/// How long connections may take to end when the server does.
const GOODBYE: Duration = Duration::from_secs(5);

/// Answers requests until `end`; then lets those finish that have begun.
pub(crate) async fn run(
    listener: TcpListener,
    router: Router,
    head_timeout: Duration,
    end: impl Future<Output = ()>,
) {
    let (ends, _) = watch::channel(false);
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    let mut end = std::pin::pin!(end);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut end => break,
        };
        let Ok((stream, peer)) = accepted else {
            // Too many open files, for instance: somebody will go.
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else { continue };
        let (router, ends) = (router.clone(), ends.subscribe());
        tokio::spawn(async move {
            serve(stream, peer, router, head_timeout, ends).await;
            drop(place);
        });
    }
    ends.send_replace(true);
    let all = u32::try_from(CONNECTIONS).unwrap_or(u32::MAX);
    let _ = tokio::time::timeout(GOODBYE, places.acquire_many(all)).await;
}

async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    head_timeout: Duration,
    mut ends: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer.ip()));
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_timeout)
        .max_buf_size(HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        () = crate::hall::ended(&mut ends) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
