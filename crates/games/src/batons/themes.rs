//! What a good turn is about.

use tabletier_core::words::themes as words;
use tabletier_core::{Position, Theme};

use super::lattice::Stick;
use super::learn::taken;
use super::position::{BatonsMove, BatonsPosition};

pub(super) const THEMES: &[Theme<BatonsPosition>] = &[
    Theme { name: words::CAPTURE_THREE, shown: |before, mv, _| taken(before, mv) >= 3 },
    Theme { name: words::CAPTURE_TWO, shown: |before, mv, _| taken(before, mv) == 2 },
    Theme { name: words::CAPTURE, shown: |before, mv, _| taken(before, mv) == 1 },
    Theme { name: words::QUIET, shown: |before, mv, _| taken(before, mv) == 0 },
    Theme {
        name: words::LOCK,
        shown: |_, _, after| after.over().is_none() && after.outcome().is_some(),
    },
    Theme { name: words::LAST_PAWN, shown: |_, _, after| after.over().is_some() },
    Theme { name: words::SPARE, shown: |before, _, after| before.spare() && !after.spare() },
    Theme { name: words::TWO_STICKS, shown: |_, mv, _| sticks(mv) == 2 },
    Theme { name: words::ONE_STICK, shown: |_, mv, _| sticks(mv) == 1 },
    Theme { name: words::NO_STICK, shown: |_, mv, _| sticks(mv) == 0 },
];

/// How many sticks are laid.
fn sticks(mv: &BatonsMove) -> usize {
    mv.laid.iter().filter(|stick| **stick != Stick::NONE).count()
}
