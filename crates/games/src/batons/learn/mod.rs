//! What the pages of Bâtons et Pions teach: the rules, chapter by chapter, and a guided first game.

/// A position on the plan that most figures use, a long row of cells with two towers on it: the
/// pawns of White and Black, the spare, whose turn it is.
macro_rules! towers {
    ($rest:literal) => {
        concat!(
            "c0.0,a1.0,b1.0,c1.0,a2.0,b2.0,c2.0,a3.0,b3.0,c3.0,b4.0,a0.1,b0.1,c0.1,a1.1,b1.1,c1.1,",
            "a2.1,b2.1,c2.1,a3.1,b3.1,c3.1,a0.2,b0.2,c0.2,a2.2,b2.2,c2.2 ",
            $rest
        )
    };
}

mod ends;
mod options;
mod pawns;
mod plan;
mod sticks;
mod tasks;

use tabletier_core::{Chapter, Exercise, Kit, Lang, Taught};

use super::{Batons, BatonsPosition, print};

/// A position with four rhombi, which a stick in any of the three directions can divide.
const RHOMBI: &str = "a0.0,b0.0,c0.0,a1.0,b1.0,c1.0,a2.0,b2.0,b3.0,a0.1,b0.1,b1.1,c1.1,a2.1,c2.1,b3.1,a0.2,b0.2,c0.2,a1.2,b1.2,c1.2,a2.2,b2.2,c2.2,b3.2,a0.3,a1.3,a2.3 d0.0,u1.0 d1.2,u2.2 1 w";

impl Taught for Batons {
    const CHAPTERS: &'static [Chapter] = &[
        pawns::AIM,
        pawns::STEPS,
        pawns::CAPTURES,
        sticks::STICKS,
        plan::PLAN,
        plan::OWN,
        ends::ENDS,
        options::OPTIONS,
    ];
    const EXERCISES: &'static [Exercise<BatonsPosition>] = tasks::EXERCISES;

    fn kit(lang: Lang) -> Option<Kit> {
        Some(print::kit(lang))
    }
}
