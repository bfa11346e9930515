//! What programs count and look for in a game.

use crate::Game;

/// A game that is measured: how fast its rules are, and which of its positions are puzzles.
///
/// Everything has a default, so that a game can be played before it is measured.
pub trait Measured: Game {
    /// What `tabletier bench` counts; together about a second of work.
    const BENCH: &'static [Workload] = &[];
    /// What `cargo xtask bench` measures beside a yardstick.
    const SPEEDS: &'static [Speed] = &[];
    /// What makes one of its positions a puzzle.
    const PUZZLES: PuzzleSearch = PuzzleSearch::USUAL;
}

/// A fixed piece of work: to count the lines of play of `depth` turns from a position, and to look
/// `ahead` turns ahead there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Workload {
    /// The rules text.
    pub rules: &'static str,
    /// The position text.
    pub position: &'static str,
    /// How many turns deep to count.
    pub depth: u32,
    /// How many turns ahead to look.
    pub ahead: u32,
}

/// Rules texts, each with texts of positions by these rules.
pub type Positions = &'static [(&'static str, &'static [&'static str])];

/// A fixed piece of work whose speed is measured.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    /// What is worked on.
    pub name: &'static str,
    /// What is counted.
    pub unit: &'static str,
    /// What is done.
    pub work: Work,
    /// What is gone through.
    pub positions: Positions,
    /// How often the positions are gone through; a single time may be too short to be measured.
    pub times: u64,
    /// How many of `unit` are counted in going through them once: a change of behaviour cannot
    /// pass for a change of speed.
    pub count: u64,
}

/// What is done with each position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Work {
    /// To count the lines of play of so many turns, the last one without being played.
    Perft(u32),
    /// To count the moves.
    Count,
    /// To list the moves, one by one.
    List,
    /// To list the moves, and to count the list as one.
    WholeList,
    /// To draw so many moves by lot.
    Draw(u64),
    /// To play so many turns drawn by lot, from the position again when the game is over.
    Play(u64),
    /// To play so many games drawn by lot to their end, which have so many turns altogether.
    Games {
        /// How many games.
        games: u64,
        /// How many turns they have.
        turns: u64,
    },
}

impl Work {
    /// Whether a yardstick counts the same, so that the ratio says something.
    pub const fn is_comparable(self) -> bool {
        matches!(self, Work::Perft(_) | Work::Count | Work::List)
    }
}

/// What makes a position of a game a puzzle, and where to look for one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleSearch {
    /// How much better than all others a move has to be, in hundredths of the evaluator's unit.
    pub margin: i32,
    /// How many turns of a game are passed over.
    pub after: usize,
    /// How many of its last turns are looked at.
    pub last: usize,
    /// How many nodes to look at a position that seems to be a puzzle; a quarter of them to see
    /// whether it does, ten times as many to make sure.
    pub nodes: u64,
    /// Whether only a turn that wins at once will do. Where there are thousands of turns, no search
    /// can tell that none of them is nearly as good as another; but every turn that wins is known.
    pub winning: bool,
    /// How many other moves than the one that was played are drawn by lot at each position, to
    /// look at what they lead to, too.
    pub strays: usize,
}

impl PuzzleSearch {
    /// What will do where a unit of the evaluator is about a piece.
    pub const USUAL: PuzzleSearch = PuzzleSearch {
        margin: 150,
        after: 6,
        last: usize::MAX,
        nodes: 40_000,
        winning: false,
        strays: 0,
    };
}
