//! Search algorithms.

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

    /// The word for it in commands.
    pub const fn key(self) -> &'static str {
        match self {
            Algorithm::AlphaBeta => "alphabeta",
            Algorithm::MaxN => "maxn",
            Algorithm::Mcts => "mcts",
            Algorithm::Uct => "uct",
        }
    }

    /// Whether it grows a tree by sampling, and so has no depth to stop at.
    pub const fn is_monte_carlo(self) -> bool {
        matches!(self, Algorithm::Mcts | Algorithm::Uct)
    }
}
