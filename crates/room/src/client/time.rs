//! What time the server has, as far as one can know.

/// An answer that took longer than this many times the quickest says little about the time.
const SLOW: u64 = 3;

/// The server's clock by one's own. It never goes back.
#[derive(Default)]
pub(super) struct ServerTime {
    /// What has to be added to the own time; may be less than nothing.
    offset: Option<i64>,
    /// How long the quickest answer took.
    quickest: Option<u64>,
    /// When the question was asked that was not answered yet.
    asked: Option<u64>,
    /// The latest time that was told.
    latest: u64,
}

impl ServerTime {
    /// The server is asked.
    pub(super) fn asked(&mut self, now: u64) {
        self.asked.get_or_insert(now);
    }

    /// It has answered.
    pub(super) fn answered(&mut self, server: u64, now: u64) {
        let Some(asked) = self.asked.take() else { return };
        let took = now.saturating_sub(asked);
        if self.quickest.is_none_or(|quickest| took <= quickest.saturating_mul(SLOW).max(100)) {
            self.quickest = Some(self.quickest.map_or(took, |quickest| quickest.min(took)));
            self.offset = Some(difference(server.saturating_add(took / 2), now));
        }
    }

    /// Something has just been heard that happened at this time.
    pub(super) fn happened(&mut self, server: u64, now: u64) {
        let offset = difference(server, now);
        if self.offset.is_none_or(|known| known < offset) {
            self.offset = Some(offset);
        }
    }

    /// The line was cut: an answer will not come.
    pub(super) fn forget(&mut self) {
        self.asked = None;
    }

    /// The server's time at one's own.
    pub(super) fn at(&mut self, now: u64) -> u64 {
        let server = now.saturating_add_signed(self.offset.unwrap_or_default());
        self.latest = self.latest.max(server);
        self.latest
    }
}

fn difference(server: u64, now: u64) -> i64 {
    let apart = i64::try_from(server.abs_diff(now)).unwrap_or(i64::MAX);
    if server >= now { apart } else { -apart }
}
