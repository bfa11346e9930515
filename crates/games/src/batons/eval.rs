//! Who stands better: pawns, the room they have, and whom they threaten.

use std::ops::ControlFlow;

use tabletier_core::{Evaluator, Values};

use super::pawns::Ground;
use super::plan::CellSet;
use super::position::{BatonsMove, BatonsPosition};

/// Counts pawns, steps that are open to them, and enemies that could be jumped at once.
#[derive(Clone, Copy, Debug, Default)]
pub struct BatonsEvaluator;

const PAWN: i32 = 1000;
const STEP: i32 = 8;
const THREAT: i32 = 120;
/// With nowhere to step a player is close to being locked.
const STUCK: i32 = 300;
/// The player to move is the first to use what he has.
const TURN: i32 = 60;

impl BatonsEvaluator {
    fn side(ground: &Ground, mine: CellSet, theirs: CellSet) -> i32 {
        let steps = ground.open_steps(mine, theirs) as i32;
        let threats = ground.threatened(mine, theirs).count_ones() as i32;
        PAWN * mine.count_ones() as i32 + STEP * steps + THREAT * threats
            - STUCK * i32::from(steps == 0)
    }

    /// What pawns standing like this are worth to `mine`, who is to move.
    fn stand(ground: &Ground, mine: CellSet, theirs: CellSet) -> i32 {
        BatonsEvaluator::side(ground, mine, theirs) + TURN
            - BatonsEvaluator::side(ground, theirs, mine)
    }
}

impl Evaluator<BatonsPosition> for BatonsEvaluator {
    fn values(&self, position: &BatonsPosition) -> Values {
        let (mine, theirs) = (position.mine(), position.theirs());
        let ground = Ground::of(&position.plan(), mine, theirs);
        let value = BatonsEvaluator::stand(&ground, mine, theirs);
        Values::zero_sum(position.turn().seat(), value)
    }

    fn promise(&self, position: &BatonsPosition, mv: &BatonsMove) -> i32 {
        let taken = position.theirs().count_ones() - mv.theirs.count_ones();
        PAWN * taken as i32
    }

    fn visit_promises<B>(
        &self,
        position: &BatonsPosition,
        mut visit: impl FnMut(BatonsMove, i32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        position.visit_plans(|plan| {
            plan.visit_stands(|mv, stand| {
                let promise = if stand.theirs == 0 {
                    Self::LIMIT
                } else {
                    -BatonsEvaluator::stand(&plan.ground, stand.theirs, stand.mine)
                };
                visit(mv, promise)
            })
        })
    }

    fn width(&self, depth: u32) -> usize {
        match depth {
            0 | 1 => 4,
            2 => 60,
            _ => 20,
        }
    }

    // No turn is noisy: to tell whether some turn jumps an enemy, sticks moved or not, takes
    // listing them all, and that is too dear wherever a search would stop.
}
