//! What is counted, for whoever watches over the server.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// A number that rises, or rises and falls.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn sub(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// All that is counted; nothing in it names anybody.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) games_made: Count,
    pub(crate) events: Count,
    pub(crate) refused: Count,
    pub(crate) too_many: Count,
    pub(crate) sockets: Count,
    pub(crate) thinks: Count,
    pub(crate) pushes: Count,
    pub(crate) store_failures: Count,
}

impl Metrics {
    /// As Prometheus reads it.
    pub(crate) fn text(&self, loaded: usize, waiting: usize) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: u64| {
            let _ = writeln!(
                text,
                "# HELP tabletier_{name} {help}\n# TYPE tabletier_{name} {kind}\ntabletier_{name} {value}"
            );
        };
        line("games_made_total", "counter", "Games that were made.", self.games_made.get());
        line("events_total", "counter", "Events that were stored.", self.events.get());
        line("refused_total", "counter", "Actions that were refused.", self.refused.get());
        line("too_many_total", "counter", "Requests beyond a rate.", self.too_many.get());
        line("thinks_total", "counter", "Moves that computers have found.", self.thinks.get());
        line("pushes_total", "counter", "Notifications that were sent.", self.pushes.get());
        line(
            "store_failures_total",
            "counter",
            "Times the store failed.",
            self.store_failures.get(),
        );
        line("sockets", "gauge", "Sockets and answers that go on.", self.sockets.get());
        line("games_loaded", "gauge", "Games in memory.", loaded as u64);
        line(
            "games_due",
            "gauge",
            "Games with a clock that runs or a computer to move.",
            waiting as u64,
        );
        text
    }
}
