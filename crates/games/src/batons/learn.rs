//! A guided first game, from the first step to a lock; its words are in `batons.tasks.md` of each
//! language.

use std::ops::ControlFlow;

use tabletier_core::{Exercise, Kit, Lang, Position, Task, Taught, Theme};

use super::lattice::Stick;
use super::notation::START;
use super::position::{BatonsMove, BatonsPosition};
use super::themes::THEMES;
use super::{Batons, print};

/// A position on the plan of most tasks, a long row of cells with two towers on it: the pawns of White
/// and Black, the spare, whose turn it is.
macro_rules! towers {
    ($rest:literal) => {
        concat!(
            "c0.0,a1.0,b1.0,c1.0,a2.0,b2.0,c2.0,a3.0,b3.0,c3.0,b4.0,a0.1,b0.1,c0.1,a1.1,b1.1,c1.1,",
            "a2.1,b2.1,c2.1,a3.1,b3.1,c3.1,a0.2,b0.2,c0.2,a2.2,b2.2,c2.2 ",
            $rest
        )
    };
}

impl Taught for Batons {
    const EXERCISES: &'static [Exercise<BatonsPosition>] = &[
        Exercise { task: STEP, done: |_, mv, _| mv.laid[0] == Stick::NONE },
        Exercise { task: SPARE, done: |_, _, after| !after.spare() },
        Exercise { task: TAKE, done: |before, mv, _| taken(before, mv) >= 1 },
        Exercise { task: TWO, done: |before, mv, _| taken(before, mv) >= 2 },
        Exercise { task: ROUND, done: |before, mv, _| taken(before, mv) >= 3 },
        Exercise { task: OPEN, done: |before, mv, _| taken(before, mv) >= 1 },
        Exercise { task: DIVIDE, done: |_, _, after| !can_take(after) },
        Exercise { task: BUILD, done: |_, _, after| after.over().is_some() },
        Exercise { task: LOCK, done: |_, _, after| after.outcome().is_some() },
    ];
    const THEMES: &'static [Theme<BatonsPosition>] = THEMES;

    fn kit(lang: Lang) -> Option<Kit> {
        Some(print::kit(lang))
    }
}

/// How many pawns a turn takes.
pub(super) fn taken(before: &BatonsPosition, mv: &BatonsMove) -> u32 {
    before.theirs().count_ones() - mv.theirs.count_ones()
}

/// Whether the player to move can take a pawn, with whatever sticks.
fn can_take(position: &BatonsPosition) -> bool {
    let takes = |mv: BatonsMove| match taken(position, &mv) {
        0 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    };
    position.visit_moves(takes).is_break()
}

const STEP: Task = Task { code: "step", rules: "firstlock=barred", position: START };

const SPARE: Task =
    Task { code: "spare", rules: "sheet", position: towers!("u1.0,u0.1 d2.0,u3.1 1 w") };

const TAKE: Task =
    Task { code: "take", rules: "sheet", position: towers!("d0.0,u2.2 u1.0,u3.1 1 w") };

const TWO: Task =
    Task { code: "two", rules: "sheet", position: towers!("u0.2 d1.0,d3.0,d0.1 1 w") };

const ROUND: Task =
    Task { code: "round", rules: "sheet", position: towers!("d0.0,d3.0 u1.0,u0.1,u1.1,u2.2 1 w") };

const OPEN: Task =
    Task { code: "open", rules: "sheet", position: towers!("u1.0,u0.2 u2.0,u3.1 1 w") };

const DIVIDE: Task = Task {
    code: "divide",
    rules: "sheet",
    position: "a2.-1,b2.-1,b3.-1,c0.0,b1.0,c1.0,a2.0,b2.0,c2.0,a0.1,b0.1,c0.1,a1.1,b1.1,c1.1,a2.1,b2.1,c2.1,a3.1,b3.1,c3.1,a0.2,b0.2,c0.2,c2.2,b0.3,a1.3,b1.3,c1.3,a0.4 u2.-1,d0.0 d1.1,u2.1,u1.3 0 w",
};

const BUILD: Task = Task { code: "build", rules: "sheet", position: towers!("u0.1,d2.1 u2.2 1 w") };

const LOCK: Task = Task {
    code: "lock",
    rules: "sheet",
    position: "c0.0,a1.0,b1.0,c1.0,a2.0,b2.0,c2.0,b3.0,c-1.1,a0.1,b0.1,a2.1,b2.1,c2.1,a3.1,b4.1,a-1.2,b-1.2,c-1.2,a0.2,b1.2,c1.2,a2.2,b2.2,c2.2,a3.2,b-1.3,c-1.3,a0.3,a1.3 d0.0,u1.0,u2.0,d-1.1,u-1.2,d1.2 d2.0,u2.1,d2.1,d-1.2,u2.2 0 b",
};
