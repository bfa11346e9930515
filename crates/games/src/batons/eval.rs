//! Who stands better: pawns, the room they have, and whom they threaten.

use tabletier_core::{Evaluator, Values, weights};

use super::pawns::Ground;
use super::plan::CellSet;
use super::position::{BatonsMove, BatonsPosition};

weights! {
    /// Counts pawns, steps that are open to them, and enemies that could be jumped at once.
    #[derive(Clone, Copy, Debug)]
    pub struct BatonsEvaluator {
        /// A pawn.
        pawn: i32 = 1000,
        /// A step that is open.
        step: i32 = 8,
        /// An enemy that could be jumped.
        threat: i32 = 120,
        /// Nowhere to step: such a player is close to being locked.
        stuck: i32 = -300,
        /// The player to move is the first to use what he has.
        turn: i32 = 60,
    }
}

impl BatonsEvaluator {
    fn side(&self, ground: &Ground, mine: CellSet, theirs: CellSet) -> i32 {
        let steps = ground.open_steps(mine, theirs) as i32;
        let threats = ground.threatened(mine, theirs).count_ones() as i32;
        self.pawn * mine.count_ones() as i32
            + self.step * steps
            + self.threat * threats
            + self.stuck * i32::from(steps == 0)
    }
}

impl Evaluator<BatonsPosition> for BatonsEvaluator {
    fn values(&self, position: &BatonsPosition) -> Values {
        let (mine, theirs) = (position.mine(), position.theirs());
        let ground = Ground::of(&position.plan(), mine, theirs);
        let ours = self.side(&ground, mine, theirs);
        let others = self.side(&ground, theirs, mine);
        Values::zero_sum(position.turn().seat(), ours + self.turn - others)
    }

    fn promise(&self, position: &BatonsPosition, mv: &BatonsMove) -> i32 {
        let taken = position.theirs().count_ones() - mv.theirs.count_ones();
        self.pawn * taken as i32
    }

    // No turn is noisy: to tell whether some turn jumps an enemy, sticks moved or not, takes
    // listing them all, and that is too dear wherever a search would stop.
}
