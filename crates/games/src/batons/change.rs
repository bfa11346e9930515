//! One change of the sticks, looked at from all sides: what comes of it, or the rule it breaks.
//!
//! This is the careful twin of the first stage of generation, for moves that are entered or
//! written one at a time.

use tabletier_core::Phrase;
use tabletier_core::words::batons as words;

use super::flaw::Flaw;
use super::lattice::Stick;
use super::pawns::Ground;
use super::plan::{CellSet, OUTSIDE, Plan, bits};
use super::position::{BatonsMove, BatonsPosition, STICKS};

/// The plan after sticks were moved, and where pawns may be in it.
pub(super) struct Change {
    pub(super) taken: [Stick; 2],
    pub(super) laid: [Stick; 2],
    /// The sticks as they lie in the window of before.
    pub(super) plan: Plan,
    /// For each own pawn, its cell before, its name there, and the cells in which it may be now.
    pub(super) homes: Vec<Home>,
    pub(super) theirs: CellSet,
}

/// Where an own pawn was, and where it may be.
pub(super) struct Home {
    /// Its cell in the plan before.
    pub(super) old: usize,
    /// The cells of the new plan that overlap its old one.
    pub(super) new: CellSet,
}

impl Home {
    /// Whether its owner has to say where it stays.
    pub(super) fn divided(&self) -> bool {
        self.new.count_ones() > 1
    }
}

impl Change {
    /// Takes and lays sticks; places that are both taken and laid are left alone. Whether the
    /// sticks may be taken and laid there is not asked, only what comes of it.
    pub(super) fn new(
        position: &BatonsPosition,
        taken: &[Stick],
        laid: &[Stick],
    ) -> Result<Change, &'static Phrase> {
        let net = |these: &[Stick], others: &[Stick]| {
            let mut net = [Stick::NONE; 2];
            let kept = these.iter().filter(|stick| !others.contains(stick));
            for (place, &stick) in net.iter_mut().zip(kept) {
                *place = stick;
            }
            net.sort_unstable();
            net
        };
        let (taken, laid) = (net(taken, laid), net(laid, taken));
        let mv = BatonsMove { taken, laid, mine: 0, theirs: 0 };
        let sticks = position.sticks_after(&mv);
        let count = sticks.iter().position(|&stick| stick == Stick::NONE).unwrap_or(STICKS);
        let sticks = &sticks[..count];
        let Some(plan) = Plan::new(sticks) else {
            let ends: Vec<_> = sticks.iter().map(|stick| (stick.tail(), stick.head())).collect();
            return Err(Flaw::of(&ends).expect("a plan without a flaw is sound").rule());
        };
        let (before, after) = (position.plan().regions(), plan.regions());
        // The cells now of which a part was a given cell before.
        let overlap = |old: usize| {
            before
                .iter()
                .zip(&after)
                .filter(|&(&was, &is)| usize::from(was) == old && usize::from(is) != OUTSIDE)
                .fold(0, |cells: CellSet, (_, &is)| cells | 1 << is)
        };
        let homes: Vec<Home> =
            bits(position.mine()).map(|old| Home { old, new: overlap(old) }).collect();
        if homes.iter().any(|home| home.new == 0) {
            return Err(&words::REFUSED_NO_CELL);
        }
        let theirs = bits(position.theirs()).fold(0, |cells, old| cells | overlap(old));
        Ok(Change { taken, laid, plan, homes, theirs })
    }

    /// The cells of the new plan with the pawns so far placed, for moving a pawn.
    pub(super) fn ground(&self, mine: CellSet) -> Ground {
        Ground::of(&self.plan, mine, self.theirs)
    }

    /// Every way in which the own pawns can be placed, each in a cell of its own: a cell for each
    /// of [`Change::homes`].
    pub(super) fn placings(&self) -> Vec<Vec<usize>> {
        let mut placings = vec![Vec::new()];
        for home in &self.homes {
            placings = placings
                .iter()
                .flat_map(|placing: &Vec<usize>| {
                    bits(home.new).filter(|cell| !placing.contains(cell)).map(|cell| {
                        let mut longer = placing.clone();
                        longer.push(cell);
                        longer
                    })
                })
                .collect();
        }
        placings
    }

    /// The turn that ends with the pawns in these cells.
    pub(super) fn result(&self, mine: CellSet, theirs: CellSet) -> BatonsMove {
        BatonsMove { taken: self.taken, laid: self.laid, mine, theirs }
    }
}
