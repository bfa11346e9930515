//! Values from the point of view of the side to move, and the window they are looked for in.

use std::marker::PhantomData;

use tabletier_core::{Evaluator, Position};

use crate::MOST_DEPTH;

/// Beyond any value.
pub(crate) const INFINITE: i32 = i32::MAX;

/// The open interval of values that are still of interest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) low: i32,
    pub(crate) high: i32,
}

impl Window {
    pub(crate) const FULL: Window = Window { low: -INFINITE, high: INFINITE };

    /// Only asks whether a value is above `low`.
    pub(crate) fn above(low: i32) -> Window {
        Window { low, high: low + 1 }
    }

    /// The same window as the other side sees it.
    pub(crate) fn flip(self) -> Window {
        Window { low: -self.high, high: -self.low }
    }

    /// Whether a value inside is possible at all, so that a line of play matters.
    pub(crate) fn is_open(self) -> bool {
        self.high - 1 > self.low
    }

    /// The same window above `low`.
    pub(crate) fn raise(self, low: i32) -> Window {
        Window { low: self.low.max(low), ..self }
    }
}

/// More turns ahead than this no search has looked, noisy moves and remembered ends included.
const FARTHEST: u32 = 2 * MOST_DEPTH;

/// Certain values count the turns to the end, which depend on where one looks from.
pub(crate) struct Certain<P, E>(PhantomData<(P, E)>);

impl<P: Position, E: Evaluator<P>> Certain<P, E> {
    /// Seen from a position `ply` turns further on.
    pub(crate) fn from_there(value: i32, ply: usize) -> i32 {
        Self::shift(value, ply as i32)
    }

    /// Seen from the root, if this was seen from a position `ply` turns further on.
    pub(crate) fn from_root(value: i32, ply: usize) -> i32 {
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
