//! Clocks, as plain data: what time it is, is told by whoever knows.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tabletier_core::words::session as words;
use tabletier_core::{Seat, TextError};

/// How much time the players have.
///
/// Written `live:300000+5000` or `move:259200000`, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// So much for the whole game, and a little more with every turn.
    Live {
        /// What everybody has at the start.
        initial: Duration,
        /// What a turn adds.
        increment: Duration,
    },
    /// So much for each move.
    PerMove(Duration),
}

impl TimeControl {
    /// What a player has at the start.
    const fn allowance(self) -> Duration {
        match self {
            TimeControl::Live { initial, .. } => initial,
            TimeControl::PerMove(time) => time,
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Live { initial, increment } => {
                write!(f, "live:{}+{}", initial.as_millis(), increment.as_millis())
            }
            TimeControl::PerMove(time) => write!(f, "move:{}", time.as_millis()),
        }
    }
}

impl FromStr for TimeControl {
    type Err = TextError;

    fn from_str(text: &str) -> Result<TimeControl, TextError> {
        let control = match text.split_once(':') {
            Some(("live", times)) => times.split_once('+').and_then(|(initial, increment)| {
                let (initial, increment) = (millis(initial)?, millis(increment)?);
                Some(TimeControl::Live { initial, increment })
            }),
            Some(("move", time)) => millis(time).map(TimeControl::PerMove),
            _ => None,
        };
        control
            .filter(|control| !control.allowance().is_zero())
            .ok_or_else(|| TextError::new(words::AT_CLOCK, text, words::WANT_CLOCK))
    }
}

fn millis(text: &str) -> Option<Duration> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits).map(Duration::from_millis)
}

/// The clocks of all seats, of which one runs at a time.
///
/// Nothing passes by itself: [`Clock::tell`] says what time it is, counted from any moment that
/// does not change. Written as the control and what is left to each seat: `live:300000+5000
/// 290000,300000`; a clock that is read stands still until it is told the time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    left: Vec<Duration>,
    running: Option<Seat>,
    /// The time that was told last.
    now: Option<Duration>,
}

impl Clock {
    /// Clocks that stand still, with all their time.
    pub fn new(control: TimeControl, seats: usize) -> Clock {
        Clock { control, left: vec![control.allowance(); seats], running: None, now: None }
    }

    /// How much time was agreed.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// What is left to a seat, as of the time that was told last.
    pub fn left(&self, seat: Seat) -> Duration {
        self.left.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whose clock runs.
    pub const fn running(&self) -> Option<Seat> {
        self.running
    }

    /// Says what time it is: what has passed since is taken from whoever's clock runs. A time
    /// before the last one changes nothing.
    pub fn tell(&mut self, now: Duration) {
        let passed = self.now.map_or(Duration::ZERO, |before| now.saturating_sub(before));
        self.now = self.now.max(Some(now));
        if let Some(left) = self.running.and_then(|seat| self.left.get_mut(seat.index())) {
            *left = left.saturating_sub(passed);
        }
    }

    /// A turn is over: whoever made it gets what a turn adds, and the next clock runs, or none.
    pub fn press(&mut self, next: Option<Seat>) {
        match self.control {
            TimeControl::Live { increment, .. } => {
                self.running.into_iter().for_each(|seat| self.credit(seat, increment));
            }
            // Also for the next one, whose last turn may have been broken off by taking back.
            TimeControl::PerMove(time) => self.left.fill(time),
        }
        self.switch(next);
    }

    /// Another clock runs, or none, though no turn is over: a move was taken back, the game has
    /// ended, or it has just begun.
    pub fn switch(&mut self, seat: Option<Seat>) {
        self.running = seat.filter(|seat| seat.index() < self.left.len());
    }

    /// Gives a seat more time.
    pub fn credit(&mut self, seat: Seat, time: Duration) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left = left.saturating_add(time);
        }
    }

    /// Whose time has run out while their clock ran.
    pub fn flagged(&self) -> Option<Seat> {
        self.running.filter(|seat| self.left(*seat).is_zero())
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let left: Vec<String> = self.left.iter().map(|left| left.as_millis().to_string()).collect();
        write!(f, "{} {}", self.control, left.join(","))
    }
}

impl FromStr for Clock {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Clock, TextError> {
        let (control, left) = text.split_once(' ').unwrap_or((text, ""));
        let control = control.parse()?;
        let left: Option<Vec<Duration>> = left.split(',').map(millis).collect();
        let left = left.filter(|left| (2..=Seat::MOST).contains(&left.len()));
        let left = left.ok_or_else(|| TextError::new(words::AT_CLOCK, text, words::WANT_MILLIS))?;
        Ok(Clock { control, left, running: None, now: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIVE: TimeControl =
        TimeControl::Live { initial: Duration::from_secs(300), increment: Duration::from_secs(5) };

    fn seconds(clock: &Clock, seats: usize) -> Vec<u64> {
        Seat::first(seats).map(|seat| clock.left(seat).as_secs()).collect()
    }

    #[test]
    fn time_passes_for_the_one_to_move_and_a_turn_adds_some() {
        let mut clock = Clock::new(FIVE, 3);
        let at = Duration::from_secs;
        clock.tell(at(1000));
        clock.switch(Some(Seat::A));
        clock.tell(at(1010));
        clock.press(Some(Seat::B));
        clock.tell(at(1040));
        assert_eq!(seconds(&clock, 3), [295, 270, 300]);
        assert_eq!(clock.running(), Some(Seat::B));
    }

    #[test]
    fn time_that_is_told_twice_or_backwards_does_not_pass_again() {
        let mut clock = Clock::new(FIVE, 2);
        clock.switch(Some(Seat::A));
        for now in [100, 110, 110, 90, 110] {
            clock.tell(Duration::from_secs(now));
        }
        assert_eq!(seconds(&clock, 2), [290, 300]);
    }

    #[test]
    fn a_flag_falls_at_its_time_and_for_the_running_clock_alone() {
        let mut clock = Clock::new(TimeControl::PerMove(Duration::from_secs(60)), 2);
        clock.tell(Duration::ZERO);
        clock.switch(Some(Seat::B));
        clock.tell(Duration::from_millis(59_999));
        assert_eq!(clock.flagged(), None);
        clock.tell(Duration::from_secs(60));
        assert_eq!(clock.flagged(), Some(Seat::B));
        clock.credit(Seat::B, Duration::from_secs(1));
        assert_eq!(clock.flagged(), None);
        clock.press(Some(Seat::A));
        assert_eq!(seconds(&clock, 2), [60, 60]);
    }

    #[test]
    fn clocks_read_back_and_stand_still_until_told_the_time() {
        let mut clock = Clock::new(FIVE, 2);
        clock.tell(Duration::ZERO);
        clock.switch(Some(Seat::A));
        clock.tell(Duration::from_millis(1500));
        let text = clock.to_string();
        assert_eq!(text, "live:300000+5000 298500,300000");
        let mut again: Clock = text.parse().unwrap();
        assert_eq!(again.to_string(), text);
        again.switch(Some(Seat::A));
        again.tell(Duration::from_secs(1_000_000));
        assert_eq!(again.to_string(), text);
        for text in
            ["", "live:1+1", "live:0+1 1,1", "live:1 1,1", "move:x 1,1", "move:5 1", "move:5 +1,1"]
        {
            assert!(text.parse::<Clock>().is_err(), "{text:?}");
        }
    }
}
