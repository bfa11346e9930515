//! Search algorithms.

use std::fmt;
use std::str::FromStr;

use crate::{Message, TextError, words};

/// A search algorithm.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Algorithm {
    /// Alpha-beta (principal variation search); with more than two seats it is paranoid: all
    /// others are taken to play against the one who searches.
    AlphaBeta,
    /// Max^n: all are taken to play for themselves.
    MaxN,
    /// Monte Carlo tree search (PUCT) with the static evaluation at the leaves.
    Mcts,
    /// UCT, the plainest Monte Carlo tree search, with random rollouts.
    Uct,
}

impl Algorithm {
    /// All of them.
    pub const ALL: [Algorithm; 4] =
        [Algorithm::AlphaBeta, Algorithm::MaxN, Algorithm::Mcts, Algorithm::Uct];

    /// Whether it grows a tree by sampling, and so has no depth to stop at.
    pub const fn is_monte_carlo(self) -> bool {
        matches!(self, Algorithm::Mcts | Algorithm::Uct)
    }
}

/// The word for it in commands.
impl fmt::Display for Algorithm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Algorithm::AlphaBeta => "alphabeta",
            Algorithm::MaxN => "maxn",
            Algorithm::Mcts => "mcts",
            Algorithm::Uct => "uct",
        })
    }
}

impl FromStr for Algorithm {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Algorithm, TextError> {
        let found = Algorithm::ALL.into_iter().find(|algorithm| algorithm.to_string() == text);
        found.ok_or_else(|| {
            let all = Algorithm::ALL.map(|algorithm| algorithm.to_string()).join(", ");
            TextError::new(words::common::AT_ALGORITHM, text, Message::plain(all))
        })
    }
}
