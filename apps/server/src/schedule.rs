//! When somebody has to look after which game.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

use crate::time::Time;

/// A list of games by the time at which they are due.
#[derive(Debug, Default)]
pub(crate) struct Schedule {
    list: Mutex<List>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct List {
    by_time: BTreeSet<(u64, String)>,
    by_game: HashMap<String, u64>,
}

impl Schedule {
    /// A game is due then, or never.
    pub(crate) fn set(&self, game: &str, due: Option<u64>) {
        let mut list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        let first = list.by_time.first().map(|(due, _)| *due);
        if let Some(before) = list.by_game.remove(game) {
            list.by_time.remove(&(before, game.to_string()));
        }
        if let Some(due) = due {
            list.by_time.insert((due, game.to_string()));
            list.by_game.insert(game.to_string(), due);
            if first.is_none_or(|first| due < first) {
                self.changed.notify_one();
            }
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.list.lock().unwrap_or_else(PoisonError::into_inner).by_game.len()
    }

    /// Waits for the next game that is due, and takes it off the list.
    pub(crate) async fn next(&self, time: &dyn Time) -> String {
        loop {
            let first = {
                let mut list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
                match list.by_time.first().cloned() {
                    Some(entry) if entry.0 <= time.now() => {
                        list.by_time.remove(&entry);
                        list.by_game.remove(&entry.1);
                        return entry.1;
                    }
                    first => first.map(|(due, _)| due),
                }
            };
            match first {
                None => self.changed.notified().await,
                Some(due) => tokio::select! {
                    () = time.wait(due) => {}
                    () = self.changed.notified() => {}
                },
            }
        }
    }
}
