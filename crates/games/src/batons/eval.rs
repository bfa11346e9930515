//! Who stands better: pawns, the room they have, and whom they threaten.

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
}

impl Evaluator<BatonsPosition> for BatonsEvaluator {
    fn values(&self, position: &BatonsPosition) -> Values {
        let (mine, theirs) = (position.mine(), position.theirs());
        let ground = Ground::of(&position.plan(), mine, theirs);
        let ours = BatonsEvaluator::side(&ground, mine, theirs);
        let others = BatonsEvaluator::side(&ground, theirs, mine);
        Values::zero_sum(position.turn().seat(), ours + TURN - others)
    }

    fn promise(&self, position: &BatonsPosition, mv: &BatonsMove) -> i32 {
        let taken = position.theirs().count_ones() - mv.theirs.count_ones();
        PAWN * taken as i32
    }

    // No turn is noisy: to tell whether some turn jumps an enemy, sticks moved or not, takes
    // listing them all, and that is too dear wherever a search would stop.
}
