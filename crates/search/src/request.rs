//! What to search, and how.

use std::time::Duration;

use tabletier_core::{Algorithm, Evaluator, History, Position};

use crate::{Limits, Report, TranspositionTable, lazy_smp, maxn, mcts};

/// What to search, and how.
pub struct Request<'a, P: Position, E: Evaluator<P>> {
    /// The root.
    pub position: &'a P,
    /// How the game came there.
    pub history: &'a History,
    /// The static evaluation and the rest of what the game tells the search.
    pub evaluator: &'a E,
    /// The moves of the root that are searched; all if there are none. They are legal.
    pub only: &'a [P::Move],
    /// Moves that are worse than the best by less than this get exact values, too, and are listed
    /// among the [`Report::choices`].
    pub margin: i32,
    /// The most turns of a quiescence search.
    pub quiescence: u32,
    /// The search algorithm.
    pub algorithm: Algorithm,
    /// Multi-PV: how many of the best moves to find, each with its principal variation; at least 1.
    pub multi_pv: usize,
    /// How many threads search; with more than one the answer is not always the same.
    pub threads: usize,
    /// Whether a value has to depend on the position, the depth and the evaluator alone: there are
    /// no late move reductions, and the transposition table cuts only at the same depth.
    pub exact: bool,
    /// The most bytes that a Monte Carlo search takes for its tree; the others have the
    /// transposition table.
    pub memory: usize,
    /// Asked every now and then whether to stop.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// The time since whenever; only read where time is limited.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
}

impl<'a, P: Position, E: Evaluator<P>> Request<'a, P, E> {
    /// The most turns of a quiescence search unless told otherwise: more than an exchange of pieces
    /// lasts, and a bound where a game's noisy moves would never end.
    pub const QUIESCENCE: u32 = 32;

    /// The most bytes for a tree unless told otherwise.
    pub const MEMORY: usize = 64 << 20;

    /// What is the best move?
    pub fn new(position: &'a P, history: &'a History, evaluator: &'a E) -> Self {
        Request {
            position,
            history,
            evaluator,
            only: &[],
            margin: 0,
            quiescence: Self::QUIESCENCE,
            algorithm: Algorithm::AlphaBeta,
            multi_pv: 1,
            threads: 1,
            exact: false,
            memory: Self::MEMORY,
            stop: &|| false,
            clock: &|| Duration::ZERO,
        }
    }
}

/// Searches for the best move; `None` if there is no legal one. House rules that already end the
/// game in the given position are not asked.
///
/// `report` hears of every iteration of iterative deepening or, in a Monte Carlo search, whenever
/// the nodes have doubled. Without stop signal and limit of time the answer depends on the request,
/// the limits and the content of the transposition table, and on nothing else.
// Where a caller fixes the algorithm, the others are not compiled.
#[inline(always)]
pub fn search<P: Position, E: Evaluator<P>>(
    request: &Request<'_, P, E>,
    tt: &TranspositionTable,
    limits: &Limits,
    report: &mut dyn FnMut(&Report<P::Move>),
) -> Option<Report<P::Move>> {
    match request.algorithm {
        Algorithm::AlphaBeta => lazy_smp::search(request, tt, limits, report),
        Algorithm::MaxN => maxn::search(request, limits, report),
        Algorithm::Mcts | Algorithm::Uct => mcts::search(request, limits, report),
    }
}
