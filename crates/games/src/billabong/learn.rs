//! A guided first game: from the first step to the last kangaroo home. What is said in it, and in the
//! rules, is in the files of words.

use tabletier_core::{Exercise, Kit, Lang, Position, Task, Taught, Theme};

use super::board::COLUMNS;
use super::kangaroo::Stand;
use super::position::{BillabongMove, BillabongPosition};
use super::themes::THEMES;
use super::{Billabong, print};

impl Taught for Billabong {
    const EXERCISES: &'static [Exercise<BillabongPosition>] = &[
        Exercise { task: START, done: |before, mv, _| crosses(before, mv) },
        Exercise { task: JUMP, done: |_, mv, _| jumps(mv) },
        Exercise { task: LONG, done: |before, mv, _| jumps(mv) && crosses(before, mv) },
        Exercise { task: SERIES, done: |before, mv, _| crosses(before, mv) },
        Exercise { task: REFEREE, done: |_, mv, _| lands(mv, "g3") },
        Exercise { task: AROUND, done: |_, mv, _| comes_around(mv) },
        Exercise { task: PLACE, done: |_, mv, after| could_cross(mv, after) },
        Exercise { task: BAR, done: |_, _, after| !after.moves().iter().any(goes_home) },
        Exercise { task: WIN, done: |_, _, after| after.outcome().is_some() },
    ];
    const THEMES: &'static [Theme<BillabongPosition>] = THEMES;

    fn kit(lang: Lang) -> Option<Kit> {
        Some(print::kit(lang))
    }
}

pub(super) fn goes_home(mv: &BillabongMove) -> bool {
    matches!(mv, BillabongMove::Home(_))
}

/// Whether a move crosses the stream clockwise, taken as a whole.
pub(super) fn crosses(before: &BillabongPosition, mv: &BillabongMove) -> bool {
    match *mv {
        BillabongMove::Go { from, to } => {
            before.team(before.seat()).on(from).is_some_and(|stand| to.count > stand.count)
        }
        BillabongMove::Home(_) => true,
        BillabongMove::Place(_) | BillabongMove::Pass => false,
    }
}

/// Whether a kangaroo jumps and stays in the race; jumps keep to a lattice that every step leaves.
fn jumps(mv: &BillabongMove) -> bool {
    matches!(mv, BillabongMove::Go { from, to } if from.lattice() == to.square.lattice())
}

/// Whether a move ends on the square of this name.
fn lands(mv: &BillabongMove, name: &str) -> bool {
    matches!(mv, BillabongMove::Go { to, .. } if name.parse() == Ok(to.square))
}

/// Whether a kangaroo comes from the left half to the right of the stream without losing the
/// crossing that it has.
fn comes_around(mv: &BillabongMove) -> bool {
    let right = |column: u8| column >= COLUMNS / 2;
    match *mv {
        BillabongMove::Go { from, to } => {
            let below_the_lake = to.square.row() < 6;
            !right(from.column()) && right(to.square.column()) && below_the_lake && to.count == 1
        }
        _ => false,
    }
}

/// Whether the kangaroo just placed could cross the stream with one jump, if it were to move now.
fn could_cross(mv: &BillabongMove, after: &BillabongPosition) -> bool {
    let BillabongMove::Place(square) = *mv else { return false };
    after.course(square).jumps(Stand { square, count: 0 }).any(|end| end.count > 0)
}

const START: Task = Task {
    code: "start",
    rules: "ghosts=none",
    position: "A:m2,i4,n9,*,* B:e6+1,k11+1,*,*,* N:- A",
};

const JUMP: Task =
    Task { code: "jump", rules: "ghosts=none", position: "A:m2,k6,o9,*,* B:j6,e8+1,*,*,* N:- A" };

const LONG: Task =
    Task { code: "long", rules: "ghosts=none", position: "A:m2,p6,o9,*,* B:i2,e8+1,*,*,* N:- A" };

const SERIES: Task =
    Task { code: "series", rules: "ghosts=none", position: "A:m3,p8,*,*,* B:l4,h5+1,j5,*,* N:- A" };

const REFEREE: Task =
    Task { code: "referee", rules: "ghosts=none", position: "A:i3,j4,*,*,* B:k4,d9+1,*,*,* N:- A" };

const AROUND: Task = Task {
    code: "around",
    rules: "players=2",
    position: "A:p4+1,f5+1,*,*,* B:l6+1,f7+1,*,*,* N:i9,c10,d12,o12,n14 A",
};

const PLACE: Task = Task {
    code: "place",
    rules: "players=2",
    position: "A:l3,n4,m7,k9,? B:i2,p3,k6,o8,? N:f9,d10,l11,h12,o13 A",
};

const BAR: Task =
    Task { code: "bar", rules: "ghosts=none", position: "A:f4+1,*,*,*,* B:i4,k4+1,*,*,* N:- A" };

const WIN: Task =
    Task { code: "win", rules: "ghosts=none", position: "A:l9+1,*,*,*,* B:j5+1,l7+1,*,*,* N:- A" };
