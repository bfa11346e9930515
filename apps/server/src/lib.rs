//! Games at a distance, served: HTTP and sockets, the store, and the thinkers.
//!
//! The rules of a game at a distance are those of `tabletier_room`; here they meet the network, the
//! disk and the clock. `docs/online.md` describes the forms, `docs/hosting.md` how to run it.
//!
//! ```
//! use std::sync::Arc;
//!
//! use tabletier_server::store::SqliteStore;
//! use tabletier_server::{Config, Server, SystemTimer};
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = std::env::temp_dir().join(format!("tabletier-doc-{}", std::process::id()));
//! # tokio::runtime::Runtime::new()?.block_on(async {
//! let store = SqliteStore::open_folder(&folder)?;
//! let time = Arc::new(SystemTimer::new());
//! let server = Server::open(Arc::new(store), time, Config::default()).await?;
//! let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
//! // A real server ends when somebody presses Ctrl-C.
//! server.run(listener, axum::Router::new(), async {}).await;
//! # std::fs::remove_dir_all(&folder)?;
//! # Ok(())
//! # })
//! # }
//! ```

mod config;
mod game;
mod hall;
mod http;
mod metrics;
mod push;
mod rate;
mod refused;
mod schedule;
mod secret;
mod serve;
pub mod store;
mod thinkers;
mod time;

use std::future::Future;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;

pub use config::Config;
pub use hall::StartError;
pub use push::PushError;
pub use rate::Rate;
pub use time::{ManualTime, SystemTimer, Time};

use hall::Hall;
use store::Store;

/// A server of games at a distance.
pub struct Server {
    hall: Arc<Hall>,
}

impl Server {
    /// Opens what was kept, by this clock; call it where tokio runs.
    pub async fn open(
        store: Arc<dyn Store>,
        time: Arc<dyn Time>,
        config: Config,
    ) -> Result<Server, StartError> {
        Ok(Server { hall: Hall::open(store, time, config).await? })
    }

    /// What answers requests for the forms of `docs/online.md`.
    pub fn router(&self) -> Router {
        http::router(&self.hall)
    }

    /// Answers these and whatever else `pages` has, until `end`.
    pub async fn run(self, listener: TcpListener, pages: Router, end: impl Future<Output = ()>) {
        let router = self.router().merge(pages);
        let hall = Arc::clone(&self.hall);
        let ending = async move {
            end.await;
            // Those who listen are told first, so that they come back soon.
            hall.end();
        };
        serve::run(listener, router, self.hall.config.head_timeout, ending).await;
        self.hall.rest().await;
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.hall.end();
    }
}

/// Serves pages alone, with the same limits, until `end`.
pub async fn run_pages(listener: TcpListener, pages: Router, end: impl Future<Output = ()>) {
    serve::run(listener, pages, Config::default().head_timeout, end).await;
}
