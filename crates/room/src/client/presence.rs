//! Who is there.

use serde_json::Value;
use tabletier_session::Seat;

/// Whoever left longer ago than this is gone, in milliseconds.
const GONE: u64 = 120_000;

/// Whether somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum There {
    /// Their page is open.
    Present,
    /// It was, a moment ago.
    Away,
    /// It is not.
    Gone,
}

/// Who is there, and since when others are not.
#[derive(Default)]
pub(super) struct Presence {
    present: [bool; Seat::MOST],
    left: [Option<u64>; Seat::MOST],
    watching: u64,
}

impl Presence {
    pub(super) fn hear(&mut self, message: &Value, now: u64) {
        let seats = message["seats"].as_array().map(Vec::as_slice).unwrap_or_default();
        for seat in Seat::first(Seat::MOST) {
            let name = seat.to_string();
            let present = seats.iter().any(|it| it.as_str() == Some(&name));
            let before = std::mem::replace(&mut self.present[seat.index()], present);
            if before && !present {
                self.left[seat.index()] = Some(now);
            }
        }
        self.watching = message["watching"].as_u64().unwrap_or_default();
    }

    pub(super) fn of(&self, seat: Seat, now: u64) -> There {
        let recent = |left: u64| now.saturating_sub(left) < GONE;
        match self.left[seat.index()] {
            _ if self.present[seat.index()] => There::Present,
            Some(left) if recent(left) => There::Away,
            _ => There::Gone,
        }
    }

    pub(super) const fn watching(&self) -> u64 {
        self.watching
    }
}
