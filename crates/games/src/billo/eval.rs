//! Who stands better: pieces, how far they have come, how safe they are and where they can go.

use std::ops::ControlFlow;

use tabletier_core::{Evaluator, Position, Values, weights};

use super::movegen::{Sight, back_steps, billo_steps, pawn_steps, turned};
use super::pieces::{Colour, Shape, squares};
use super::position::{BilloMove, BilloPosition, Walk};
use super::side::{Side, over};

weights! {
    /// Counts pieces by rank and place, what threatens them, and the squares they can safely
    /// go to.
    #[derive(Clone, Copy, Debug)]
    pub struct BilloEvaluator {
        /// A round and a square: each takes what the other cannot.
        pair: i32 = 200,
        /// A piece that has no counterpart of the other shape.
        odd: i32 = -39,
        /// That there are both shapes: without, nothing of one of the enemy's can ever be taken.
        both_shapes: i32 = 478,
        /// What a Billo is worth more than a pawn.
        crown: i32 = 11,
        /// A row that a pawn has gained.
        row: i32 = 5,
        /// A pawn with no enemy on any of its ways ahead.
        passed: i32 = -48,
        /// Two pawns on one square, a pawn and a Billo, two Billos.
        nested: [i32; 3] = [5, 34, 10],
        /// The first pawn that the player to move might lose next, and each further one.
        hanging_pawns: [i32; 2] = [-40, -46],
        /// The same for Billos.
        hanging_billos: [i32; 2] = [-122, -209],
        /// A square where a pawn can safely go, or a Billo.
        room: [i32; 2] = [2, 0],
        /// That no piece can safely go anywhere.
        stuck: i32 = -82,
        /// A Billo on the rim of the board.
        rim: i32 = -17,
        /// How much less a lead is worth, in 256ths, for each square that a Billo of the stronger
        /// side stands away from the nearest enemy: who is ahead must go after the rest, or the
        /// game is drawn.
        chase: i32 = 3,
        /// What a piece more is worth besides, when all others are gone; in proportion before.
        press: i32 = 258,
        /// The turn.
        turn: i32 = 3,
    }
}

/// The whole of a lead, and the most that it loses by distance.
const WHOLE: i32 = 256;
const FAR: i32 = 192;

const RIM: u64 = 0xff81_8181_8181_81ff;

fn ones(set: u64) -> i32 {
    set.count_ones() as i32
}

fn count(side: &Side) -> i32 {
    Shape::BOTH.into_iter().map(|shape| ones(side.pieces(shape))).sum()
}

impl BilloEvaluator {
    fn side(&self, side: &Side, enemy: &Side, to_move: bool) -> i32 {
        let sight = &side.sight;
        let [rounds, others] = Shape::BOTH.map(|shape| side.pieces(shape));
        let pairs = rounds & others;
        let billos = Shape::BOTH.map(|shape| sight.own_billos(shape));
        let mut value = 0;

        let mut behind = over(enemy.held());
        for _ in 0..6 {
            behind |= back_steps(behind);
        }
        let (mut hanging_pawns, mut hanging_billos) = (0, 0);
        let mut room = [0, 0];
        for shape in Shape::BOTH {
            let (pawns, billos) = (sight.pawns(shape), sight.own_billos(shape));
            value += self.crown * ones(billos);
            value += self.row * squares(pawns).map(|at| at.row() as i32).sum::<i32>();
            value += self.passed * ones(pawns & !behind);
            value += self.rim * ones(billos & RIM);
            // What stands alone is in danger where the other shape comes.
            let pawns_fall = enemy.danger_to_pawns(shape);
            let billos_fall = enemy.danger_to_billos(shape);
            hanging_pawns += ones(pawns & !pairs & pawns_fall);
            hanging_billos += ones(billos & !pairs & billos_fall);
            let bridges = sight.bridges(shape);
            let empty = sight.empty();
            room[0] += ones(pawn_steps(pawns) & (bridges | empty & !pawns_fall));
            room[1] += ones(billo_steps(billos) & (bridges | empty & !billos_fall));
        }
        value += self.room[0] * room[0] + self.room[1] * room[1];
        value += self.stuck * i32::from(room == [0, 0]);
        if to_move {
            let [first, further] = self.hanging_pawns;
            value += first * hanging_pawns.min(1) + further * (hanging_pawns - 1).max(0);
            let [first, further] = self.hanging_billos;
            value += first * hanging_billos.min(1) + further * (hanging_billos - 1).max(0);
        }
        let (any, both) = (billos[0] | billos[1], billos[0] & billos[1]);
        value += self.nested[0] * ones(pairs & !any);
        value += self.nested[1] * ones(pairs & any & !both);
        value += self.nested[2] * ones(pairs & both);
        let (more, fewer) = (ones(rounds).max(ones(others)), ones(rounds).min(ones(others)));
        value += self.pair * fewer + self.odd * (more - fewer);
        value + self.both_shapes * i32::from(rounds != 0 && others != 0)
    }

    fn score_of(&self, position: &BilloPosition, stage: &Stage, mv: &BilloMove) -> i32 {
        let BilloMove::Walk(walk) = mv else { return self.pair };
        let board = position.board();
        let billos = walk.taken & board.billos(walk.shape.other());
        let crowned = walk.to.bit() & position.turn().far_row() & !board.billos(walk.shape);
        let crowned = billos.count_ones() + u32::from(crowned != 0);
        let saved = if walk.taken == 0 { stage.saved(walk) } else { 0 };
        let pieces = saved + 2 * ones(walk.taken);
        self.pair / 4 * pieces + self.crown * crowned as i32
    }
}

/// How far the Billos of a side are from the enemies nearest to them, all together.
fn distance(side: &Side, enemy: &Side) -> i32 {
    let billos = Shape::BOTH.map(|shape| side.sight.own_billos(shape));
    let mut near = over(enemy.held());
    let mut steps = 0;
    // Seven steps cross the board.
    for _ in 0..7 {
        near |= billo_steps(near);
        steps += billos.iter().map(|set| ones(set & !near)).sum::<i32>();
    }
    steps
}

/// What a move is looked at against.
struct Stage {
    mover: Colour,
    own: Sight,
    enemy: Side,
}

impl Stage {
    fn of(position: &BilloPosition) -> Stage {
        let mover = position.turn();
        Stage { mover, own: position.sight(), enemy: Side::new(position, mover.other()) }
    }

    /// How many pieces a quiet move takes out of danger, less those that it brings there.
    fn saved(&self, walk: &Walk) -> i32 {
        let [from, to] = [walk.from, walk.to].map(|square| turned(self.mover, square.bit()));
        let danger = |shape: Shape, from: u64, at: u64| {
            i32::from(self.enemy.danger_to(&self.own, shape, from) & at != 0)
        };
        let partner = walk.shape.other();
        let left = match self.own.bridges_of(walk.shape, from) & from != 0 {
            // The partner is left alone.
            true => -danger(partner, from, from),
            false => danger(walk.shape, from, from),
        };
        let joined = match self.own.bridges(walk.shape) & to != 0 {
            // Who stood there alone has company now.
            true => danger(partner, to, to),
            false => -danger(walk.shape, from, to),
        };
        left + joined
    }
}

impl Evaluator<BilloPosition> for BilloEvaluator {
    fn evaluate(&self, position: &BilloPosition) -> Values {
        let mover = position.turn();
        let [own, enemy] = [mover, mover.other()].map(|colour| Side::new(position, colour));
        let mut ahead = self.side(&own, &enemy, true) - self.side(&enemy, &own, false);
        let (mine, theirs) = (count(&own), count(&enemy));
        ahead += self.press * (mine - theirs) * (32 - mine - theirs) / 32;
        let (stronger, weaker) = if ahead > 0 { (&own, &enemy) } else { (&enemy, &own) };
        let far = (self.chase * distance(stronger, weaker)).min(FAR);
        ahead -= ahead * far / WHOLE;
        Values::zero_sum(mover.seat(), ahead + self.turn)
    }

    fn move_score(&self, position: &BilloPosition, mv: &BilloMove) -> i32 {
        self.score_of(position, &Stage::of(position), mv)
    }

    fn visit_scored_moves<B>(
        &self,
        position: &BilloPosition,
        mut visit: impl FnMut(BilloMove, i32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let stage = Stage::of(position);
        position.visit_moves(|mv| {
            let score = self.score_of(position, &stage, &mv);
            visit(mv, score)
        })
    }

    fn is_noisy(&self, _position: &BilloPosition, mv: &BilloMove) -> bool {
        match mv {
            BilloMove::Claim => true,
            BilloMove::Walk(walk) => walk.taken != 0,
        }
    }

    fn is_quiet(&self, position: &BilloPosition) -> bool {
        !position.may_claim() && !position.sight().can_capture()
    }

    fn late_move_reduction(&self, depth: u32, tried: usize) -> u32 {
        if depth < 3 || tried < 4 {
            return 0;
        }
        // A third of the product of the logarithms to base 2.
        (depth.ilog2() * (tried as u32).ilog2()) / 3
    }
}

#[cfg(test)]
mod tests {
    use tabletier_core::{Position, Rules, Seat};

    use super::*;
    use crate::billo::BilloRules;

    #[test]
    fn billos_with_nobody_left_to_chase_are_judged() {
        let rules = BilloRules::standard();
        let won = BilloPosition::read(rules, "8/8/8/8/8/8/8/O6Q b -").unwrap();
        assert!(BilloEvaluator::default().evaluate(&won)[Seat::A] > 0);
    }

    #[test]
    fn who_is_ahead_is_better_off_near_the_enemy() {
        let rules = BilloRules::standard();
        let value = |text| {
            let position = BilloPosition::read(rules, text).unwrap();
            BilloEvaluator::default().evaluate(&position)[Seat::A]
        };
        assert!(value("7o/8/8/8/4OQ2/8/8/8 r -") > value("7o/8/8/8/8/8/8/OQ6 r -"));
    }
}
