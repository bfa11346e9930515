//! A random turn without listing all of them.

use std::ops::ControlFlow;

use tabletier_core::Dice;

use super::movegen;
use super::plan::bits;
use super::position::{BatonsMove, BatonsPosition};
use super::sticks::{Builder, Rebuilt, Taken};

/// So many sticks are tried to be moved before all turns are listed.
const TRIES: usize = 200;

/// Some legal turn, each with a chance above zero: sticks at random, nearly always two as in
/// nearly all turns, until they make a plan on which a pawn can move; then one of its moves.
pub(super) fn turn(position: &BatonsPosition, dice: &mut Dice) -> Option<BatonsMove> {
    if position.over().is_some() {
        return None;
    }
    let found = Builder::with(position, |builder| {
        (0..TRIES).find_map(|_| {
            let rebuilt = builder.attempt(dice)?.clone();
            any_of(dice, |visit| rebuilt.visit_moves(visit))
        })
    });
    found.or_else(|| any_of(dice, |visit| movegen::visit(position, visit)))
}

/// One of the items shown, each equally likely.
fn any_of<T: Copy>(
    dice: &mut Dice,
    show: impl FnOnce(&mut dyn FnMut(T) -> ControlFlow<()>) -> ControlFlow<()>,
) -> Option<T> {
    let mut items = smallvec::SmallVec::<[T; 64]>::new();
    let _ = show(&mut |item| {
        items.push(item);
        ControlFlow::Continue(())
    });
    (!items.is_empty()).then(|| items[dice.below(items.len() as u64) as usize])
}

impl Builder<'_> {
    /// Takes some sticks and lays some, if that makes a plan.
    fn attempt(&mut self, dice: &mut Dice) -> Option<&Rebuilt> {
        let laid = match dice.below(32) {
            0 => return Some(self.keep()),
            1 => 1,
            _ => 2,
        };
        // The spare is one of the sticks that can be moved.
        let movable: u64 = u64::from(self.movable()) | u64::from(self.spare()) << 63;
        let count = u64::from(movable.count_ones());
        if count < laid {
            return None;
        }
        let mut chosen = dice.below(count);
        let mut set = 1_u64 << bits(movable).nth(chosen as usize)?;
        if laid == 2 {
            chosen = dice.below(count - 1);
            set |= 1 << bits(movable & !set).nth(chosen as usize)?;
        }
        let slots: smallvec::SmallVec<[usize; 2]> = bits(set & !(1 << 63)).collect();
        let mut taken = Taken::NOTHING;
        self.take(&slots, &mut taken);
        let layings = self.layings(&taken, laid as usize);
        let count = layings.len() as u64;
        let laying = (count > 0).then(|| layings[dice.below(count) as usize]);
        self.recycle(layings);
        self.open(&taken);
        self.build(&taken, laying?)
    }
}
