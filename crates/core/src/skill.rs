//! What makes a level of play.

/// How a player of some level thinks: how much, and how carelessly. Never a time, so that he plays
/// the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How many positions he may look at.
    pub nodes: u64,
    /// How many turns he looks ahead at most.
    pub depth: u32,
    /// Whether he looks on where a position is not settled.
    pub follows: bool,
    /// How much worse than the best a move may be that he plays by mistake, in hundredths of the
    /// evaluator's unit.
    pub carelessness: i32,
}

impl Skill {
    /// How many levels of play a game has, from 1, which a child beats, to the best the house can
    /// do.
    pub const LEVELS: usize = 8;

    /// Levels for a game that has none of its own.
    ///
    /// Level by level the nodes grow threefold or so, which is about a turn in depth, and mistakes
    /// shrink from pieces to nothing. The weakest also look no further than a beginner does: his
    /// own move, then the answer, then his own again.
    pub const USUAL: [Skill; Skill::LEVELS] = [
        Skill { nodes: 500, depth: 1, follows: false, carelessness: 250 },
        Skill { nodes: 2_000, depth: 2, follows: false, carelessness: 120 },
        Skill { nodes: 6_000, depth: 3, follows: true, carelessness: 60 },
        Skill { nodes: 20_000, depth: u32::MAX, follows: true, carelessness: 25 },
        Skill { nodes: 50_000, depth: u32::MAX, follows: true, carelessness: 8 },
        Skill { nodes: 150_000, depth: u32::MAX, follows: true, carelessness: 0 },
        Skill { nodes: 500_000, depth: u32::MAX, follows: true, carelessness: 0 },
        Skill { nodes: 2_000_000, depth: u32::MAX, follows: true, carelessness: 0 },
    ];
}

/// A way of looking ahead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mind {
    /// Alpha-beta: all others are taken to play against the one who thinks.
    AlphaBeta,
    /// Everybody is taken to play for himself.
    MaxN,
    /// Monte Carlo tree search, with the evaluator's judgement at the tips.
    Mcts,
    /// The plainest Monte Carlo tree search, with games played to their end at random.
    Uct,
}

impl Mind {
    /// All of them.
    pub const ALL: [Mind; 4] = [Mind::AlphaBeta, Mind::MaxN, Mind::Mcts, Mind::Uct];

    /// The word for it in commands.
    pub const fn key(self) -> &'static str {
        match self {
            Mind::AlphaBeta => "alphabeta",
            Mind::MaxN => "maxn",
            Mind::Mcts => "mcts",
            Mind::Uct => "uct",
        }
    }
}
