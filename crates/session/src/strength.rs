//! How strongly somebody plays.

use std::fmt;
use std::time::Duration;

use tabletier_core::{Algorithm, TextError};

use crate::Level;

/// How a computer player finds moves, and how much it searches for one.
///
/// Written as `random`, `level:4`, `nodes:20000`, `depth:6` or `time:100` (milliseconds); with an
/// algorithm of one's choice as `uct:time=100`, `alphabeta:nodes=20000` or `maxn:depth=3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strength {
    /// Any legal move will do.
    Random,
    /// As a player of this level.
    Level(Level),
    /// The best that can be found within a limit.
    Search {
        /// The search algorithm; `None` for the one that suits the game best.
        algorithm: Option<Algorithm>,
        /// When to stop.
        limit: Limit,
    },
}

/// When to stop searching.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// After so many positions; the same on every machine.
    Nodes(u64),
    /// So many turns ahead; the same on every machine.
    Depth(u32),
    /// After so long.
    Time(Duration),
}

impl From<Limit> for Strength {
    /// With the algorithm that suits the game best.
    fn from(limit: Limit) -> Strength {
        Strength::Search { algorithm: None, limit }
    }
}

impl From<Level> for Strength {
    fn from(level: Level) -> Strength {
        Strength::Level(level)
    }
}

impl Strength {
    /// Reads a strength.
    pub fn read(text: &str) -> Result<Strength, TextError> {
        let wrong = || TextError::new("strength", text, Strength::expected());
        if text == "random" {
            return Ok(Strength::Random);
        }
        let (kind, amount) = text.split_once(':').ok_or_else(wrong)?;
        if kind == "level" {
            return Level::read(amount).map(Strength::Level);
        }
        if let Some(limit) = Limit::read(kind, amount) {
            return Ok(limit.into());
        }
        let algorithm = Algorithm::ALL
            .into_iter()
            .find(|algorithm| algorithm.key() == kind)
            .ok_or_else(wrong)?;
        let (kind, amount) = amount.split_once('=').ok_or_else(wrong)?;
        let limit = Limit::read(kind, amount).ok_or_else(wrong)?;
        if algorithm.is_monte_carlo() && matches!(limit, Limit::Depth(_)) {
            let expected = format!("{0}:nodes=N or {0}:time=MILLISECONDS", algorithm.key());
            return Err(TextError::new("strength", text, expected));
        }
        Ok(Strength::Search { algorithm: Some(algorithm), limit })
    }

    fn expected() -> String {
        let algorithms: Vec<&str> =
            Algorithm::ALL.iter().map(|algorithm| algorithm.key()).collect();
        format!(
            "random, level:1 to level:8, nodes:N, depth:N or time:MILLISECONDS, or one of {} with a \
             limit, such as uct:time=100",
            algorithms.join(", ")
        )
    }

    /// Whether a transposition table kept from move to move helps this player: the clock decides how
    /// deep it gets, and its algorithm has a use for it. Others play the same whatever came before.
    pub const fn remembers(self) -> bool {
        use Algorithm::AlphaBeta;
        matches!(
            self,
            Strength::Search { algorithm: None | Some(AlphaBeta), limit: Limit::Time(_) }
        )
    }
}

impl Limit {
    fn read(kind: &str, amount: &str) -> Option<Limit> {
        let number = Some(amount)
            .filter(|amount| amount.bytes().all(|c| c.is_ascii_digit()))
            .and_then(|amount| amount.parse::<u64>().ok())
            .filter(|&number| number > 0)?;
        match kind {
            "nodes" => Some(Limit::Nodes(number)),
            "depth" => u32::try_from(number).ok().map(Limit::Depth),
            "time" => Some(Limit::Time(Duration::from_millis(number))),
            _ => None,
        }
    }

    fn parts(self) -> (&'static str, u128) {
        match self {
            Limit::Nodes(nodes) => ("nodes", nodes.into()),
            Limit::Depth(depth) => ("depth", depth.into()),
            Limit::Time(time) => ("time", time.as_millis()),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Strength::Random => f.write_str("random"),
            Strength::Level(level) => write!(f, "level:{level}"),
            Strength::Search { algorithm, limit } => {
                let (kind, amount) = limit.parts();
                match algorithm {
                    Some(algorithm) => write!(f, "{}:{kind}={amount}", algorithm.key()),
                    None => write!(f, "{kind}:{amount}"),
                }
            }
        }
    }
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
        ] {
            assert_eq!(Strength::read(text).unwrap().to_string(), text);
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
        ] {
            let error = Strength::read(text).unwrap_err();
            assert_eq!(error.place, "strength", "{text}");
            assert!(error.expected.contains("nodes:N"), "{text}: {error}");
            assert!(error.expected.contains("one of alphabeta, maxn, mcts, uct with"), "{error}");
        }
        for text in ["level:", "level:9", "level:0"] {
            assert_eq!(Strength::read(text).unwrap_err().place, "level", "{text}");
        }
    }

    #[test]
    fn monte_carlo_needs_a_limit_other_than_depth() {
        let error = Strength::read("uct:depth=3").unwrap_err();
        assert_eq!(error.expected, "uct:nodes=N or uct:time=MILLISECONDS");
        assert!(Strength::read("mcts:depth=3").is_err());
    }
}
