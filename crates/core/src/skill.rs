//! What makes a level of play.

/// How a computer player of some level searches: how much, and how carelessly it chooses. Never by
/// time, so that a level plays the same on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How many nodes it may search.
    pub nodes: u64,
    /// How many turns it looks ahead at most.
    pub depth: u32,
    /// Whether it has a quiescence search.
    pub quiescence: bool,
    /// How much worse than the best a move may be that it plays by mistake, in hundredths of the
    /// evaluator's unit.
    pub blunder_margin: i32,
}

impl Skill {
    /// How many levels of play a game has, from 1, which a child beats, to the best the program can
    /// do.
    pub const LEVELS: usize = 8;

    /// Levels for a game that has none of its own.
    ///
    /// Level by level the nodes grow threefold or so, which is about a turn in depth, and mistakes
    /// shrink from pieces to nothing. The weakest also look no further than beginners do: their
    /// own move, then the answer, then their own again.
    pub const USUAL: [Skill; Skill::LEVELS] = [
        Skill { nodes: 500, depth: 1, quiescence: false, blunder_margin: 250 },
        Skill { nodes: 2_000, depth: 2, quiescence: false, blunder_margin: 120 },
        Skill { nodes: 6_000, depth: 3, quiescence: true, blunder_margin: 60 },
        Skill { nodes: 20_000, depth: u32::MAX, quiescence: true, blunder_margin: 25 },
        Skill { nodes: 50_000, depth: u32::MAX, quiescence: true, blunder_margin: 8 },
        Skill { nodes: 150_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
        Skill { nodes: 500_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
        Skill { nodes: 2_000_000, depth: u32::MAX, quiescence: true, blunder_margin: 0 },
    ];
}
