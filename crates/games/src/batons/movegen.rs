//! Turns: the sticks, then the pawn.

use std::ops::ControlFlow;

use tabletier_core::Position;

use super::pawns::Ground;
use super::position::{BatonsMove, BatonsPosition};
use super::sticks::{Builder, Rebuilt};

/// Shows each legal turn once.
pub(super) fn visit<B>(
    position: &BatonsPosition,
    mut visit: impl FnMut(BatonsMove) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if position.over().is_some() {
        return ControlFlow::Continue(());
    }
    let bars_locks = position.bars_locks();
    Builder::new(position).visit(|rebuilt| {
        rebuilt.visit(|mv| {
            if bars_locks && !position.after(&mv).has_move() {
                return ControlFlow::Continue(());
            }
            visit(mv)
        })
    })
}

/// How many legal turns there are.
pub(super) fn count(position: &BatonsPosition) -> u64 {
    let mut count = 0;
    let bulk = position.over().is_none() && !position.bars_locks();
    let _: ControlFlow<()> = if bulk {
        Builder::new(position).visit(|rebuilt| {
            count += rebuilt.ground.count();
            ControlFlow::Continue(())
        })
    } else {
        visit(position, |_| {
            count += 1;
            ControlFlow::Continue(())
        })
    };
    count
}

/// Whether there is a legal turn. Nearly always a pawn can move on the plan as it is.
pub(super) fn any(position: &BatonsPosition) -> bool {
    if position.over().is_some() {
        return false;
    }
    let ground = Ground::of(&position.plan(), position.mine(), position.theirs());
    ground.can_move() && !position.bars_locks()
        || visit(position, |_| ControlFlow::Break(())).is_break()
}

impl Rebuilt {
    /// Shows each different result of the pawn's move on this plan once.
    pub(super) fn visit<B>(
        &self,
        mut visit: impl FnMut(BatonsMove) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let ranks = self.ground.ranks();
        self.ground.visit(|stand| {
            visit(BatonsMove {
                taken: self.taken,
                laid: self.laid,
                mine: ranks.of(stand.mine),
                theirs: ranks.of(stand.theirs),
            })
        })
    }
}
