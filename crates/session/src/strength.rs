//! How strongly somebody plays.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use tabletier_core::words::session as words;
use tabletier_core::{Algorithm, Message, TextError};
use tabletier_search::Limits;

use crate::Level;

/// How a computer player finds moves, and how much it searches for one.
///
/// Written as `random`, `level:4`, `nodes:20000`, `depth:6` or `time:100` (milliseconds); with an
/// algorithm of one's choice as `uct:time=100`, `alphabeta:nodes=20000` or `maxn:depth=3`. Several
/// limits are joined by commas: `nodes:20000,time:100` or `uct:nodes=20000,time=100`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strength {
    /// Any legal move will do.
    Random,
    /// As a player of this level.
    Level(Level),
    /// The best that can be found within limits.
    Search {
        /// The search algorithm; `None` for the one that suits the game best.
        algorithm: Option<Algorithm>,
        /// When to stop.
        limits: Limits,
    },
}

impl From<Limits> for Strength {
    /// With the algorithm that suits the game best.
    fn from(limits: Limits) -> Strength {
        Strength::Search { algorithm: None, limits }
    }
}

impl From<Level> for Strength {
    fn from(level: Level) -> Strength {
        Strength::Level(level)
    }
}

impl Strength {
    /// Whether a transposition table kept from move to move helps this player: the clock decides how
    /// deep it gets, and its algorithm has a use for it. Others play the same whatever came before.
    pub fn remembers(self) -> bool {
        use Algorithm::AlphaBeta;
        matches!(self, Strength::Search { algorithm: None | Some(AlphaBeta), limits }
            if limits.has_time())
    }
}

impl FromStr for Strength {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Strength, TextError> {
        let wrong = || TextError::new(words::AT_STRENGTH, text, expected());
        if text == "random" {
            return Ok(Strength::Random);
        }
        if let Some(limits) = read_limits(text, ':') {
            return Ok(limits.into());
        }
        let (kind, rest) = text.split_once(':').ok_or_else(wrong)?;
        if kind == "level" {
            return rest.parse().map(Strength::Level);
        }
        let algorithm: Algorithm = kind.parse().map_err(|_| wrong())?;
        let limits = read_limits(rest, '=').ok_or_else(wrong)?;
        if algorithm.is_monte_carlo() && limits.has_depth() {
            let expected = words::want_monte_carlo(algorithm.to_string());
            return Err(TextError::new(words::AT_STRENGTH, text, expected));
        }
        Ok(Strength::Search { algorithm: Some(algorithm), limits })
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Strength::Random => f.write_str("random"),
            Strength::Level(level) => write!(f, "level:{level}"),
            Strength::Search { algorithm: Some(algorithm), limits } => {
                write!(f, "{algorithm}:{}", write_limits(limits, '='))
            }
            Strength::Search { algorithm: None, limits } => f.write_str(&write_limits(limits, ':')),
        }
    }
}

fn expected() -> Message {
    words::want_strength(Algorithm::ALL.map(|algorithm| algorithm.to_string()).join(", "))
}

/// Reads limits joined by commas, each a kind and an amount with this sign between them.
fn read_limits(text: &str, sign: char) -> Option<Limits> {
    text.split(',').try_fold(Limits::NONE, |limits, part| {
        let (kind, amount) = part.split_once(sign)?;
        let amount = Some(amount)
            .filter(|amount| amount.bytes().all(|c| c.is_ascii_digit()))
            .and_then(|amount| amount.parse::<u64>().ok())
            .filter(|&amount| amount > 0)?;
        Some(limits.and(match kind {
            "nodes" => Limits::nodes(amount),
            "depth" => Limits::depth(u32::try_from(amount).ok()?),
            "time" => Limits::time(Duration::from_millis(amount)),
            _ => return None,
        }))
    })
}

/// What [`read_limits`] reads. Where there is no limit, so many nodes as can be counted.
fn write_limits(limits: &Limits, sign: char) -> String {
    let mut parts = Vec::new();
    let other = limits.has_depth() || limits.has_time();
    if limits.nodes < u64::MAX || !other {
        parts.push(format!("nodes{sign}{}", limits.nodes));
    }
    if limits.has_depth() {
        parts.push(format!("depth{sign}{}", limits.depth));
    }
    if limits.has_time() {
        parts.push(format!("time{sign}{}", limits.time.as_millis()));
    }
    parts.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_read_back() {
        for text in [
            "random",
            "level:1",
            "level:8",
            "nodes:20000",
            "depth:6",
            "time:100",
            "uct:time=100",
            "uct:nodes=5000",
            "mcts:time=100",
            "maxn:depth=3",
            "alphabeta:nodes=20000",
            "nodes:18446744073709551615",
            "time:18446744073709551615",
            "nodes:20000,time:100",
            "mcts:nodes=20000,time=100",
            "alphabeta:nodes=1,depth=2,time=3",
        ] {
            assert_eq!(text.parse::<Strength>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_strength_is_refused_and_told_what_is() {
        for text in [
            "",
            "level",
            "nodes",
            "nodes:0",
            "nodes:-1",
            "nodes:+1",
            "nodes:１",
            "nodes:18446744073709551616",
            "depth:99999999999",
            "time:0",
            "time:1s",
            "time=100",
            "Random",
            "random:1",
            "uct",
            "uct:",
            "uct:time",
            "uct:time=0",
            "uct:time:100",
            "uct:level=3",
            "chance:time=100",
            "nodes:5,",
            "nodes:5,time=3",
            "uct:nodes=5,time:3",
        ] {
            let error = text.parse::<Strength>().unwrap_err();
            assert_eq!(error.place.to_string(), "strength", "{text}");
            let expected = error.expected.to_string();
            assert!(expected.contains("nodes:N"), "{text}: {error}");
            assert!(expected.contains("one of alphabeta, maxn, mcts, uct with"), "{error}");
        }
        for text in ["level:", "level:9", "level:0"] {
            let place = text.parse::<Strength>().unwrap_err().place;
            assert_eq!(place.to_string(), "level", "{text}");
        }
    }

    #[test]
    fn monte_carlo_needs_a_limit_other_than_depth() {
        let error = "uct:depth=3".parse::<Strength>().unwrap_err();
        assert_eq!(error.expected.to_string(), "uct:nodes=N or uct:time=MILLISECONDS");
        assert!("mcts:depth=3".parse::<Strength>().is_err());
    }
}
