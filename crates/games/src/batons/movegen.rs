//! Turns: the sticks, then the pawn.

use std::ops::ControlFlow;

use tabletier_core::Position;

use super::lattice::Stick;
use super::pawns::{Ground, Stand};
use super::position::{BatonsMove, BatonsPosition};
use super::sticks::{Builder, Rebuilt};

impl BatonsPosition {
    /// Shows every plan that the first stage of a turn can make, until `visit` breaks off: the plan
    /// as it is, then with one stick moved, then with two. On some of them no pawn can move.
    ///
    /// A turn is listed in stages by asking each plan for its moves; one plan's moves are never
    /// another's.
    pub fn visit_plans<B>(&self, visit: impl FnMut(&Rebuilt) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.over() {
            Some(_) => ControlFlow::Continue(()),
            None => Builder::with(self, |builder| builder.visit(visit)),
        }
    }
}

impl Rebuilt {
    /// How many sticks were moved, the spare included.
    pub fn moved(&self) -> usize {
        self.laid.iter().filter(|&&stick| stick != Stick::NONE).count()
    }

    /// Shows each turn that ends with a pawn's move on this plan once, until `visit` breaks off.
    pub fn visit_moves<B>(
        &self,
        mut visit: impl FnMut(BatonsMove) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.visit_stands(|mv, _| visit(mv))
    }

    /// Shows each turn that ends on this plan with where everybody stands then.
    pub(super) fn visit_stands<B>(
        &self,
        mut visit: impl FnMut(BatonsMove, Stand) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let ranks = self.ground.ranks();
        self.ground.visit(|stand| {
            let mv = BatonsMove {
                taken: self.taken,
                laid: self.laid,
                mine: ranks.of(stand.mine),
                theirs: ranks.of(stand.theirs),
            };
            if self.bars(&mv) { ControlFlow::Continue(()) } else { visit(mv, stand) }
        })
    }

    /// How many turns end on this plan.
    pub fn count_moves(&self) -> u64 {
        if self.barring.is_none() {
            return self.ground.count();
        }
        let mut count = 0;
        let _ = self.visit_moves(|_| -> ControlFlow<()> {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Whether a turn is forbidden because it locks the enemy too early.
    fn bars(&self, mv: &BatonsMove) -> bool {
        self.barring.is_some_and(|before| !before.after(mv).has_move())
    }
}

/// Shows each legal turn once.
pub(super) fn visit<B>(
    position: &BatonsPosition,
    mut visit: impl FnMut(BatonsMove) -> ControlFlow<B>,
) -> ControlFlow<B> {
    position.visit_plans(|plan| plan.visit_moves(&mut visit))
}

/// How many legal turns there are.
pub(super) fn count(position: &BatonsPosition) -> u64 {
    let mut count = 0;
    let _ = position.visit_plans(|plan| -> ControlFlow<()> {
        count += plan.count_moves();
        ControlFlow::Continue(())
    });
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
