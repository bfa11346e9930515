//! Who stands better: pawns, the room they have, and whom they threaten.

use std::ops::ControlFlow;

use tabletier_core::{Evaluator, Position, Values, weights};

use super::pawns::{Ground, Room, Stand};
use super::plan::CellSet;
use super::position::{BatonsMove, BatonsPosition};
use super::sticks::Rebuilt;

weights! {
    /// Counts pawns, steps that are open to them, and enemies that could be jumped at once.
    #[derive(Clone, Copy, Debug)]
    pub struct BatonsEvaluator {
        /// A pawn.
        pawn: i32 = 1000,
        /// A step that is open.
        step: i32 = -109,
        /// An enemy that the player to move could jump.
        hit: i32 = 387,
        /// An enemy that the other player could jump, were it their turn.
        threat: i32 = -91,
        /// A pawn beside an empty cell, where a jump over it could land.
        open: i32 = 74,
        /// Nowhere to step: such a player is close to being locked.
        stuck: i32 = -238,
        /// The player to move is the first to use what they have.
        turn: i32 = 570,
    }
}

impl BatonsEvaluator {
    fn side(&self, pawns: CellSet, room: Room, threat: i32) -> i32 {
        self.pawn * pawns.count_ones() as i32
            + self.step * room.steps as i32
            + threat * room.threatened as i32
            + self.open * room.open as i32
            + self.stuck * i32::from(room.steps == 0)
    }

    /// What pawns standing like this are worth to `mine`, who is to move and can do this much.
    fn stand(&self, ground: &Ground, mine: CellSet, theirs: CellSet, room: Room) -> i32 {
        self.side(mine, room, self.hit) + self.turn
            - self.side(theirs, ground.room(theirs, mine), self.threat)
    }

    /// What a turn leaves to the player who made it.
    fn worth_after(
        &self,
        position: &BatonsPosition,
        plan: &Rebuilt,
        mv: &BatonsMove,
        stand: Stand,
    ) -> i32 {
        let Stand { mine, theirs } = stand;
        let room = plan.ground.room(theirs, mine);
        // Who can move no pawn on the plan as it is may still move sticks first.
        let stuck = room.steps == 0 && room.threatened == 0;
        let won = theirs == 0 || stuck && !position.after(mv).has_move();
        if won { Self::LIMIT } else { -self.stand(&plan.ground, theirs, mine, room) }
    }
}

impl Evaluator<BatonsPosition> for BatonsEvaluator {
    const UNIT: i32 = 1000;

    fn evaluate(&self, position: &BatonsPosition) -> Values {
        let (mine, theirs) = (position.mine(), position.theirs());
        let ground = Ground::of(&position.plan(), mine, theirs);
        let room = ground.room(mine, theirs);
        Values::zero_sum(position.turn().seat(), self.stand(&ground, mine, theirs, room))
    }

    /// Plan by plan, since its cells are known while its turns are listed.
    fn visit_scored_moves<B>(
        &self,
        position: &BatonsPosition,
        mut visit: impl FnMut(BatonsMove, i32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        position.visit_plans(|plan| {
            plan.visit_stands(|mv, stand| visit(mv, self.worth_after(position, plan, &mv, stand)))
        })
    }

    /// A turn can be so strong that few others come into question.
    fn move_count_limit(&self, depth: u32) -> usize {
        match depth {
            0 | 1 => 4,
            2 => 20,
            3 => 12,
            _ => 8,
        }
    }

    // No turn is noisy: to tell whether some turn jumps an enemy, sticks moved or not, takes
    // listing them all, and that is too dear wherever a search would stop.
}
