//! A question about a position, and its answer.

use tabletier_core::{Evaluator, History, Mind, Position};

use crate::{Limits, Table, Thought, deepen, maxn, mcts};

/// What to think about, and in which manner.
pub struct Question<'a, P: Position, E: Evaluator<P>> {
    /// Where to move.
    pub position: &'a P,
    /// How the game came there.
    pub history: &'a History,
    /// The judgement to use.
    pub evaluator: &'a E,
    /// Moves that are worse than the best by less than this are judged exactly, too, and listed
    /// among the [`Thought::choices`].
    pub margin: i32,
    /// How many turns beyond the depth noisy moves are followed.
    pub noisy: u32,
    /// The way of looking ahead.
    pub mind: Mind,
    /// How many of the best moves to find, each with its line of play; at least 1.
    pub lines: usize,
    /// How many think at the same time; with more than one the answer is not always the same.
    pub threads: usize,
    /// Whether a value has to depend on the position, the depth and the evaluator alone: nothing
    /// is looked at less deeply than the rest.
    pub exact: bool,
    /// The most bytes that a Monte Carlo search takes for its tree; the others have the table.
    pub memory: usize,
}

impl<'a, P: Position, E: Evaluator<P>> Question<'a, P, E> {
    /// The most turns that noisy moves are followed unless told otherwise: more than an exchange
    /// of pieces lasts, and a bound where a game's noise would never end.
    pub const NOISY: u32 = 32;

    /// The most bytes for a tree unless told otherwise.
    pub const MEMORY: usize = 64 << 20;

    /// What is the best move?
    pub fn new(position: &'a P, history: &'a History, evaluator: &'a E) -> Self {
        Question {
            position,
            history,
            evaluator,
            margin: 0,
            noisy: Self::NOISY,
            mind: Mind::AlphaBeta,
            lines: 1,
            threads: 1,
            exact: false,
            memory: Self::MEMORY,
        }
    }
}

/// Looks for the best move; `None` if there is no legal one. House rules that already end the
/// game in the given position are not asked.
///
/// `report` hears of every depth that was completed or, where a tree is grown, whenever the nodes
/// have doubled. Without stop signal and deadline the answer
/// depends on the question, the limits and what the table remembers, and on nothing else.
// Where a caller fixes the mind, the others are not compiled.
#[inline(always)]
pub fn think<P: Position, E: Evaluator<P>>(
    question: &Question<'_, P, E>,
    table: &Table,
    limits: &Limits<'_>,
    report: &mut dyn FnMut(&Thought<P::Move>),
) -> Option<Thought<P::Move>> {
    match question.mind {
        Mind::AlphaBeta => deepen::think(question, table, limits, report),
        Mind::MaxN => maxn::think(question, limits, report),
        Mind::Mcts | Mind::Uct => mcts::think(question, limits, report),
    }
}
