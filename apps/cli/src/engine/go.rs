//! How long to think, as `go` says it.

use std::time::Duration;

use tabletier_session::{Limits, Seat, TextError};

use super::command::{Words, of_player, wrong};

/// What `go` asks for. Whichever limit is met first ends the think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Go {
    /// Whether to keep the move until it is asked for.
    pub(crate) infinite: bool,
    nodes: Option<u64>,
    depth: Option<u32>,
    time: Option<Duration>,
    clocks: [Clock; Seat::MOST],
}

/// A player's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Clock {
    left: Option<Duration>,
    /// What every turn adds.
    gain: Option<Duration>,
}

impl Go {
    const EXPECTED: &str = "infinite, nodes, depth, movetime, p1time to p4time or p1inc to p4inc";

    pub(super) fn parse(words: &mut Words<'_>) -> Result<Go, TextError> {
        let mut go = Go::default();
        while let Some(word) = words.next() {
            let place = format!("go, {word}");
            let milliseconds = |words: &mut Words<'_>, least| {
                Ok(Duration::from_millis(words.number(&place, least, u64::MAX)?))
            };
            let twice = if word == "infinite" {
                std::mem::replace(&mut go.infinite, true)
            } else if word == "nodes" {
                go.nodes.replace(words.number(&place, 1, u64::MAX)?).is_some()
            } else if word == "depth" {
                go.depth.replace(words.number(&place, 1, u32::MAX)?).is_some()
            } else if word == "movetime" {
                go.time.replace(milliseconds(words, 1)?).is_some()
            } else if let Some(seat) = of_player(word, "time") {
                go.clocks[seat.index()].left.replace(milliseconds(words, 0)?).is_some()
            } else if let Some(seat) = of_player(word, "inc") {
                go.clocks[seat.index()].gain.replace(milliseconds(words, 0)?).is_some()
            } else {
                return Err(wrong("go", word, Go::EXPECTED));
            };
            if twice {
                return Err(wrong("go", word, "each limit once"));
            }
        }
        Ok(go)
    }

    /// The limits for the player to move.
    pub(crate) fn limits(&self, seat: Seat) -> Result<Limits, TextError> {
        let by_clock = if self.clocks.iter().all(|clock| *clock == Clock::default()) {
            None
        } else {
            Some(self.clocks[seat.index()].share().ok_or_else(|| {
                let place = format!("go, p{}time", seat.index() + 1);
                wrong(place, "", "the time that the player to move has left")
            })?)
        };
        let nodes = self.nodes.map(Limits::nodes);
        let depth = self.depth.map(Limits::depth);
        let times = [self.time, by_clock].map(|time| time.map(Limits::time));
        let all = [nodes, depth].into_iter().chain(times).flatten();
        Ok(all.fold(Limits::NONE, Limits::and))
    }
}

impl Clock {
    /// How many turns are taken to be left in the game.
    const TURNS: u32 = 30;

    /// What a turn is worth: its share of what is left and most of what it adds, but never more
    /// than half of what is left.
    fn share(&self) -> Option<Duration> {
        let left = self.left?;
        let share = left / Clock::TURNS + self.gain.unwrap_or_default() / 4 * 3;
        Some(share.min(left / 2))
    }
}

#[cfg(test)]
mod tests {
    use super::super::command::Command;
    use super::*;

    fn read(line: &str) -> Go {
        match Command::parse(line) {
            Ok(Some(Command::Go(go))) => go,
            other => panic!("{line}: {other:?}"),
        }
    }

    fn time(milliseconds: u64) -> Limits {
        Limits::time(Duration::from_millis(milliseconds))
    }

    #[test]
    fn limits_may_be_given_together_and_in_any_order() {
        let go = read("go movetime 100 depth 6 nodes 20000");
        assert!(!go.infinite);
        let limits = go.limits(Seat::A).unwrap();
        assert_eq!(limits, Limits { nodes: 20000, depth: 6, ..time(100) });
        assert_eq!(read("go").limits(Seat::A).unwrap(), Limits::NONE);
        let go = read("go infinite");
        assert!(go.infinite && go.limits(Seat::A).unwrap() == Limits::NONE);
    }

    #[test]
    fn a_clock_gives_its_share_to_the_player_to_move() {
        let go = read("go p1time 60000 p2time 3000 p1inc 0 p2inc 400");
        assert_eq!(go.limits(Seat::A).unwrap(), time(2000));
        assert_eq!(go.limits(Seat::B).unwrap(), time(400));
        let error = go.limits(Seat::C).unwrap_err();
        assert_eq!(error.place.to_string(), "go, p3time");
        // Who has little left does not spend it on the increment.
        assert_eq!(read("go p1time 100 p1inc 5000").limits(Seat::A).unwrap(), time(50));
        assert_eq!(read("go p1time 0").limits(Seat::A).unwrap(), time(0));
        let most = u64::MAX;
        assert!(read(&format!("go p1time {most} p1inc {most}")).limits(Seat::A).is_ok());
        assert!(read("go p2inc 5").limits(Seat::B).is_err());
    }

    #[test]
    fn a_limit_that_is_no_number_is_named() {
        for (line, place, found) in [
            ("go nodes", "go, nodes", "nothing"),
            ("go nodes 0", "go, nodes", "\"0\""),
            ("go nodes -5", "go, nodes", "\"-5\""),
            ("go nodes +5", "go, nodes", "\"+5\""),
            ("go nodes 1e3", "go, nodes", "\"1e3\""),
            ("go nodes 18446744073709551616", "go, nodes", "\"18446744073709551616\""),
            ("go nodes depth 3", "go, nodes", "\"depth\""),
            ("go depth 4294967296", "go, depth", "\"4294967296\""),
            ("go movetime 0", "go, movetime", "\"0\""),
            ("go p1time -1", "go, p1time", "\"-1\""),
            ("go p1inc x", "go, p1inc", "\"x\""),
            ("go p5time 1", "go", "\"p5time\""),
            ("go wtime 1000", "go", "\"wtime\""),
            ("go infinite infinite", "go", "\"infinite\""),
            ("go depth 3 depth 4", "go", "\"depth\""),
            ("go p1time 3 p1time 4", "go", "\"p1time\""),
        ] {
            let error = Command::parse(line).unwrap_err();
            let told = (error.place.to_string(), error.found.to_string());
            assert_eq!((told.0.as_str(), told.1.as_str()), (place, found), "{line}");
        }
    }
}
