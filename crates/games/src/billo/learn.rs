//! A guided first game. What is said in it, and in the rules, is in the files of words.

use tabletier_core::{Exercise, Kit, Lang, Position, Seat, Task, Taught, Theme};

use super::themes::THEMES;
use super::{Billo, BilloMove, BilloPosition, Colour, Shape, print};

type Lesson = Exercise<BilloPosition>;

impl Taught for Billo {
    const EXERCISES: &'static [Lesson] =
        &[PAIR, TAKE, TWO, DISTANCE, SAFETY, CROWN, THREE, OFFER, SHUT_IN, CLAIM];
    const THEMES: &'static [Theme<BilloPosition>] = THEMES;

    fn kit(lang: Lang) -> Option<Kit> {
        Some(print::kit(lang))
    }
}

/// Moves that neglect the duty to take are legal: so a task can ask for a capture.
const FREE: &str = "catalano,capture=claim";

const PAIR: Lesson = Exercise {
    task: Task { code: "pair", rules: "catalano", position: "3c4/8/8/8/8/3S4/2R5/7R r -" },
    done: |before, _, after| pairs(after) > pairs(before),
};

const TAKE: Lesson = Exercise {
    task: Task { code: "take", rules: FREE, position: "7r/8/8/2s1r3/3S4/8/1R6/8 r -" },
    done: |_, mv, _| taken(mv) > 0,
};

const TWO: Lesson = Exercise {
    task: Task { code: "two", rules: FREE, position: "7r/8/8/8/2r5/3r4/2S5/6R1 r -" },
    done: |_, mv, _| taken(mv) >= 2,
};

const DISTANCE: Lesson = Exercise {
    task: Task { code: "distance", rules: FREE, position: "7s/8/8/2r5/2R5/1R6/1S6/8 r -" },
    done: |_, mv, _| taken(mv) > 0,
};

const SAFETY: Lesson = Exercise {
    task: Task { code: "safety", rules: "catalano", position: "8/s7/8/8/3cR3/4r3/5S2/8 r -" },
    done: |_, mv, after| taken(mv) > 0 && !can_take(after),
};

const CROWN: Lesson = Exercise {
    task: Task { code: "crown", rules: "catalano", position: "1r6/1R1q4/8/8/8/8/8/6S1 r -" },
    done: |before, _, after| billos(after) > billos(before) && !can_take(after),
};

const THREE: Lesson = Exercise {
    task: Task { code: "three", rules: FREE, position: "7c/8/8/8/3s4/4s3/3Os3/8 r -" },
    done: |_, mv, _| taken(mv) >= 3,
};

const OFFER: Lesson = Exercise {
    task: Task { code: "offer", rules: "catalano", position: "8/7r/8/3ss3/8/2R1C3/8/8 r -" },
    done: |_, mv, after| {
        let answers = after.moves();
        let pays = |answer| after.after(answer).moves().iter().any(|reply| taken(reply) >= 2);
        taken(mv) == 0
            && !answers.is_empty()
            && answers.iter().all(|answer| taken(answer) > 0 && pays(answer))
    },
};

const SHUT_IN: Lesson = Exercise {
    task: Task { code: "shut-in", rules: "catalano", position: "8/8/8/7c/6SC/5R2/8/8 r -" },
    done: |_, _, after| after.outcome().is_some_and(|end| end.values[Seat::A] > 0),
};

const CLAIM: Lesson = Exercise {
    task: Task {
        code: "claim",
        rules: FREE,
        position: "8/8/8/3c4/3R4/4C3/8/1o6 r ?8/8/8/3c4/3R4/4C3/1r6/8",
    },
    done: |_, mv, _| *mv == BilloMove::Claim,
};

/// How many pieces a move takes.
pub(super) fn taken(mv: &BilloMove) -> u32 {
    match mv {
        BilloMove::Claim => 0,
        BilloMove::Walk(walk) => walk.taken.count_ones(),
    }
}

/// Whether the player to move can take something.
pub(super) fn can_take(position: &BilloPosition) -> bool {
    position.moves().iter().any(|mv| taken(mv) > 0)
}

/// How many pairs Red has.
fn pairs(position: &BilloPosition) -> u32 {
    let [rounds, squares] = Shape::BOTH.map(|shape| position.board().pieces(Colour::Red, shape));
    (rounds & squares).count_ones()
}

/// How many Billos Red has.
fn billos(position: &BilloPosition) -> u32 {
    let board = position.board();
    let of = |shape| (board.pieces(Colour::Red, shape) & board.billos(shape)).count_ones();
    of(Shape::Round) + of(Shape::Square)
}
