//! What time it is, by whoever knows.

use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// A clock, in milliseconds since 1970. It never goes back.
pub trait Time: Send + Sync + 'static {
    /// What time it is.
    fn now(&self) -> u64;
    /// Waits until then.
    fn wait(&self, until: u64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;
}

/// The clock of the system, as it was when the server began; what has passed since is measured.
pub struct SystemTimer {
    began: Instant,
    offset: u64,
}

impl SystemTimer {
    /// Reads the system's clock once.
    pub fn new() -> SystemTimer {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        SystemTimer { began: Instant::now(), offset: since.as_millis() as u64 }
    }
}

impl Default for SystemTimer {
    fn default() -> SystemTimer {
        SystemTimer::new()
    }
}

impl Time for SystemTimer {
    fn now(&self) -> u64 {
        self.offset + self.began.elapsed().as_millis() as u64
    }

    fn wait(&self, until: u64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let left = Duration::from_millis(until.saturating_sub(self.now()));
        Box::pin(tokio::time::sleep(left))
    }
}

/// A clock that stands still until it is set: for tests.
pub struct ManualTime(watch::Sender<u64>);

impl ManualTime {
    /// A clock that shows this time.
    pub fn at(now: u64) -> ManualTime {
        ManualTime(watch::Sender::new(now))
    }

    /// Lets time pass.
    pub fn pass(&self, millis: u64) {
        self.0.send_modify(|now| *now += millis);
    }
}

impl Time for ManualTime {
    fn now(&self) -> u64 {
        *self.0.borrow()
    }

    fn wait(&self, until: u64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        let mut seen = self.0.subscribe();
        Box::pin(async move {
            let _ = seen.wait_for(|now| *now >= until).await;
        })
    }
}
