//! How long to think, as `go` says it.

use std::time::Duration;

use tabletier_session::{Limits, Seat, TextError};

use super::command::{Words, of_player, wrong};

/// What `go` asks for. Whichever limit is met first ends the think.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Go {
    /// Whether to keep the move until it is asked for.
    pub(crate) infinite: bool,
    /// Whether to think on the opponent's time: limits hold, and the move is told, from `ponderhit` on.
    pub(crate) ponder: bool,
    /// The moves to choose from; all if there are none.
    pub(crate) only: Vec<String>,
    /// What could not be heeded, each to be told.
    pub(crate) ignored: Vec<String>,
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
    const EXPECTED: &str = "infinite, ponder, nodes, depth, movetime, p1time to p4time, p1inc to p4inc \
        or searchmoves";

    /// Reads what follows `go`. Whoever waits for a move gets one: what cannot be read is passed over,
    /// and told.
    pub(super) fn parse(words: &mut Words<'_>) -> Go {
        let mut go = Go::default();
        while let Some(word) = words.next() {
            if let Err(error) = go.take(word, words) {
                go.ignored.push(error.to_string());
            }
        }
        go
    }

    fn take(&mut self, word: &str, words: &mut Words<'_>) -> Result<(), TextError> {
        let place = format!("go, {word}");
        if is_limit(word) && words.peek().is_some_and(is_known) {
            return Err(wrong(place, "", "a whole number"));
        }
        let milliseconds = |words: &mut Words<'_>, least| {
            Ok(Duration::from_millis(words.number(&place, least, u64::MAX)?))
        };
        let twice = if word == "infinite" {
            std::mem::replace(&mut self.infinite, true)
        } else if word == "ponder" {
            std::mem::replace(&mut self.ponder, true)
        } else if word == "nodes" {
            put(&mut self.nodes, words.number(&place, 1, u64::MAX)?)
        } else if word == "depth" {
            put(&mut self.depth, words.number(&place, 1, u32::MAX)?)
        } else if word == "movetime" {
            put(&mut self.time, milliseconds(words, 1)?)
        } else if let Some(seat) = of_player(word, "time") {
            put(&mut self.clocks[seat.index()].left, milliseconds(words, 0)?)
        } else if let Some(seat) = of_player(word, "inc") {
            put(&mut self.clocks[seat.index()].gain, milliseconds(words, 0)?)
        } else if word == "searchmoves" {
            let moves = words.until(is_known);
            self.only.extend(moves.iter().map(ToString::to_string));
            false
        } else {
            // With it goes what it may be about.
            let rest = words.until(is_known);
            let found = [&[word], rest].concat().join(" ");
            return Err(wrong("go", found, Go::EXPECTED));
        };
        if twice { Err(wrong("go", word, "each limit once")) } else { Ok(()) }
    }

    /// Whether nothing ends the think but `stop`.
    fn is_endless(&self, limits: &Limits) -> bool {
        *limits == Limits::NONE && !self.infinite
    }

    /// The limits for the player to move, and what could not be heeded. Where something was not, and
    /// nothing else ends the think, a second does.
    pub(crate) fn heeded(&self, seat: Seat, level: bool) -> (Limits, Vec<String>) {
        let mut ignored = self.ignored.clone();
        let mut limits = self.limits(seat).unwrap_or_else(|error| {
            ignored.push(error.to_string());
            Go { clocks: Default::default(), ..self.clone() }.limits(seat).unwrap_or(Limits::NONE)
        });
        if !ignored.is_empty() && self.is_endless(&limits) && !level {
            limits = Limits::time(INSTEAD);
        }
        (limits, ignored)
    }

    /// The limits for the player to move.
    fn limits(&self, seat: Seat) -> Result<Limits, TextError> {
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

/// How long to think where no limit could be read.
const INSTEAD: Duration = Duration::from_secs(1);

/// Sets a limit that is not set, and says whether it was: the first holds.
fn put<T>(limit: &mut Option<T>, value: T) -> bool {
    let twice = limit.is_some();
    limit.get_or_insert(value);
    twice
}

/// Whether a word means something to `go`.
fn is_known(word: &str) -> bool {
    ["infinite", "ponder", "searchmoves"].contains(&word) || is_limit(word)
}

/// Whether a number follows.
fn is_limit(word: &str) -> bool {
    ["nodes", "depth", "movetime"].contains(&word)
        || of_player(word, "time").is_some()
        || of_player(word, "inc").is_some()
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
    fn what_cannot_be_read_is_passed_over_and_told() {
        for (line, place, found) in [
            ("go nodes", "go, nodes", "nothing"),
            ("go nodes 0", "go, nodes", "\"0\""),
            ("go nodes -5", "go, nodes", "\"-5\""),
            ("go nodes +5", "go, nodes", "\"+5\""),
            ("go nodes 1e3", "go, nodes", "\"1e3\""),
            ("go nodes 18446744073709551616", "go, nodes", "\"18446744073709551616\""),
            ("go nodes depth 3", "go, nodes", "nothing"),
            ("go depth 4294967296", "go, depth", "\"4294967296\""),
            ("go movetime 0", "go, movetime", "\"0\""),
            ("go p1time -1", "go, p1time", "\"-1\""),
            ("go p1inc x", "go, p1inc", "\"x\""),
            ("go p5time 1", "go", "\"p5time 1\""),
            ("go wtime 1000 nodes 5", "go", "\"wtime 1000\""),
            ("go infinite infinite", "go", "\"infinite\""),
            ("go depth 3 depth 4", "go", "\"depth\""),
            ("go p1time 3 p1time 4", "go", "\"p1time\""),
        ] {
            let go = read(line);
            let told = format!("{place}: found {found}, expected ");
            assert!(go.ignored.len() == 1 && go.ignored[0].starts_with(&told), "{line}: {go:?}");
        }
        assert_eq!(read("go nodes depth 3").limits(Seat::A).unwrap(), Limits::depth(3));
        assert_eq!(read("go depth 3 depth 4").limits(Seat::A).unwrap(), Limits::depth(3));
    }

    #[test]
    fn a_think_that_nothing_limits_any_more_takes_a_second() {
        let heeded = |line: &str, level| read(line).heeded(Seat::A, level);
        let (limits, ignored) = heeded("go wtime 1000 btime 1000", false);
        assert_eq!((limits, ignored.len()), (time(1000), 1));
        assert_eq!(heeded("go wtime 1000", true).0, Limits::NONE);
        assert_eq!(heeded("go wtime 1000 infinite", false).0, Limits::NONE);
        assert_eq!(heeded("go wtime 1000 nodes 5", false).0, Limits::nodes(5));
        assert_eq!(heeded("go", false), (Limits::NONE, Vec::new()));
        let (limits, ignored) = heeded("go p2time 5 depth 4", false);
        assert_eq!(limits, Limits::depth(4));
        assert!(ignored[0].starts_with("go, p1time: found nothing, expected the time"));
    }

    #[test]
    fn moves_to_choose_from_end_at_the_next_word_that_is_known() {
        let go = read("go searchmoves Rc1-c2 Rd1-d2 nodes 100 ponder");
        assert_eq!(go.only, ["Rc1-c2", "Rd1-d2"]);
        assert!(go.ponder && go.ignored.is_empty());
        assert_eq!(go.limits(Seat::A).unwrap(), Limits::nodes(100));
    }
}
