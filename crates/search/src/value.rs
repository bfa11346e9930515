//! Values from the point of view of the side to move, and the window they are searched in.

use std::marker::PhantomData;

use tabletier_core::{Evaluator, Position};

use crate::MOST_DEPTH;

/// Beyond any value.
pub(crate) const INFINITE: i32 = i32::MAX;

/// The open interval of values that are still of interest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) alpha: i32,
    pub(crate) beta: i32,
}

impl Window {
    pub(crate) const FULL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// The null window, which only asks whether a value is above `alpha`.
    pub(crate) fn null(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// The same window as the other side sees it.
    pub(crate) fn flip(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Whether a value inside is possible at all: the node may be on a principal variation.
    pub(crate) fn is_pv(self) -> bool {
        self.beta - 1 > self.alpha
    }

    /// The same window above a value.
    pub(crate) fn raise_alpha(self, value: i32) -> Window {
        Window { alpha: self.alpha.max(value), ..self }
    }
}

/// More turns ahead than this no search has looked, quiescence and entries of the transposition
/// table included.
const FARTHEST: u32 = 2 * MOST_DEPTH;

/// Values of certain ends (mate scores) count the turns to the end, which depend on where they are
/// seen from.
pub(crate) struct Certain<P, E>(PhantomData<(P, E)>);

impl<P: Position, E: Evaluator<P>> Certain<P, E> {
    /// A value found `ply` turns from the root, as the transposition table keeps it: seen from its
    /// own position.
    pub(crate) fn to_tt(value: i32, ply: usize) -> i32 {
        Self::shift(value, ply as i32)
    }

    /// A value of the transposition table met `ply` turns from the root, seen from the root.
    pub(crate) fn from_tt(value: i32, ply: usize) -> i32 {
        Self::shift(value, -(ply as i32))
    }

    fn shift(value: i32, by: i32) -> i32 {
        match Self::turns(value) {
            Some(_) => value + value.signum() * by,
            None => value,
        }
    }

    /// After how many turns the game ends, if that is certain and somebody may have counted them:
    /// a bound that was told without looking ahead may stand for more than any search sees.
    pub(crate) fn turns(value: i32) -> Option<u32> {
        Self::end(value).map(|(_, turns)| turns).filter(|&turns| turns <= FARTHEST)
    }

    /// By how much the game is won or lost, and after how many turns, if that is certain.
    pub(crate) fn end(value: i32) -> Option<(u32, u32)> {
        let beyond = value.abs() - E::LIMIT;
        if beyond <= 0 {
            return None;
        }
        let turns = (-beyond).rem_euclid(E::STEP);
        Some((((beyond + turns) / E::STEP) as u32, turns as u32))
    }
}
