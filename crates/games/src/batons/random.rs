//! A random turn without listing all of them.

use tabletier_core::Dice;

use super::position::{BatonsMove, BatonsPosition};

/// Some legal turn.
pub(super) fn turn(position: &BatonsPosition, dice: &mut Dice) -> Option<BatonsMove> {
    let _ = (position, dice);
    None
}
