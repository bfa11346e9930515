//! When to tell how a match goes, where nobody sees a bar.

use std::time::{Duration, Instant};

/// Tells every now and then.
pub(super) struct Ticker {
    last: Option<Instant>,
}

/// So long it is silent.
const PAUSE: Duration = Duration::from_secs(10);

impl Ticker {
    /// One that is silent where there is a terminal.
    pub(super) fn new(terminal: bool) -> Ticker {
        Ticker { last: (!terminal).then(Instant::now) }
    }

    /// Whether it is time again.
    pub(super) fn is_due(&mut self) -> bool {
        self.is_due_at(Instant::now())
    }

    fn is_due_at(&mut self, now: Instant) -> bool {
        let due = self.last.is_some_and(|last| now.saturating_duration_since(last) >= PAUSE);
        if due {
            self.last = Some(now);
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_comes_every_ten_seconds_and_never_beside_a_bar() {
        let mut ticker = Ticker::new(false);
        let begun = ticker.last.expect("it ticks");
        let due: Vec<u64> =
            (0..35).filter(|&s| ticker.is_due_at(begun + Duration::from_secs(s))).collect();
        assert_eq!(due, [10, 20, 30]);
        assert!(!Ticker::new(true).is_due_at(begun + Duration::from_secs(99)));
    }
}
