//! Who stands better: pieces, how far they have come, and how safe they are.

use tabletier_core::{Evaluator, Values, weights};

use super::movegen::billo_steps;
use super::pieces::{Colour, Shape, squares};
use super::position::{BilloMove, BilloPosition};

weights! {
    /// Counts pieces by rank, rows gained by pawns, and partners nested together.
    #[derive(Clone, Copy, Debug)]
    pub struct BilloEvaluator {
        /// A pawn.
        pawn: i32 = 100,
        /// A Billo.
        billo: i32 = 300,
        /// A row that a pawn has gained.
        row: i32 = 6,
        /// Two partners on one square.
        nested: i32 = 12,
        /// For each square that a Billo of the stronger side stands away from the nearest enemy:
        /// who is ahead must go after the rest, or the game is drawn.
        chase: i32 = 5,
        /// Without both shapes nothing of one of the enemy's can ever be taken.
        both_shapes: i32 = 80,
    }
}

impl BilloEvaluator {
    fn side(&self, position: &BilloPosition, colour: Colour) -> i32 {
        let board = position.board();
        let [rounds, others] = Shape::BOTH.map(|shape| board.pieces(colour, shape));
        let pieces: i32 = Shape::BOTH
            .into_iter()
            .map(|shape| {
                let all = board.pieces(colour, shape);
                let billos = (all & board.billos(shape)).count_ones() as i32;
                let pawns = all & !board.billos(shape);
                let rows: u32 = squares(pawns)
                    .map(|square| match colour {
                        Colour::Red => square.row(),
                        Colour::Black => 7 - square.row(),
                    })
                    .sum();
                self.billo * billos + self.pawn * pawns.count_ones() as i32 + self.row * rows as i32
            })
            .sum();
        let nested = (rounds & others).count_ones() as i32;
        let both = i32::from(rounds != 0 && others != 0);
        pieces + self.nested * nested + self.both_shapes * both
    }

    /// How far the Billos of a colour are from the enemies nearest to them, all together.
    fn distance(position: &BilloPosition, colour: Colour) -> i32 {
        let board = position.board();
        let billos = Shape::BOTH.map(|shape| board.pieces(colour, shape) & board.billos(shape));
        let mut near = board.held(colour.other());
        let mut steps = 0;
        // Seven steps cross the board.
        for _ in 0..7 {
            near |= billo_steps(near);
            let far: u32 = billos.iter().map(|set| (set & !near).count_ones()).sum();
            steps += far as i32;
        }
        steps
    }
}

impl Evaluator<BilloPosition> for BilloEvaluator {
    fn values(&self, position: &BilloPosition) -> Values {
        let [red, black] = Colour::BOTH.map(|colour| self.side(position, colour));
        let ahead = red - black;
        let distance = match ahead.signum() {
            1 => BilloEvaluator::distance(position, Colour::Red),
            -1 => -BilloEvaluator::distance(position, Colour::Black),
            _ => 0,
        };
        Values::zero_sum(Colour::Red.seat(), ahead - self.chase * distance)
    }

    fn promise(&self, position: &BilloPosition, mv: &BilloMove) -> i32 {
        let BilloMove::Walk(walk) = mv else { return self.billo };
        let board = position.board();
        let billos = walk.taken & board.billos(walk.shape.other());
        let crowned = walk.to.bit() & position.turn().far_row() & !board.billos(walk.shape);
        self.pawn * walk.taken.count_ones() as i32
            + (self.billo - self.pawn) * (billos.count_ones() + u32::from(crowned != 0)) as i32
    }

    fn noisy(&self, _position: &BilloPosition, mv: &BilloMove) -> bool {
        match mv {
            BilloMove::Claim => true,
            BilloMove::Walk(walk) => walk.taken != 0,
        }
    }

    fn settled(&self, position: &BilloPosition) -> bool {
        !position.may_claim() && !position.sight().can_capture()
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
        assert!(BilloEvaluator::default().values(&won)[Seat::A] > 0);
    }

    #[test]
    fn who_is_ahead_is_better_off_near_the_enemy() {
        let rules = BilloRules::standard();
        let value = |text| {
            let position = BilloPosition::read(rules, text).unwrap();
            BilloEvaluator::default().values(&position)[Seat::A]
        };
        assert!(value("7o/8/8/8/4OQ2/8/8/8 r -") > value("7o/8/8/8/8/8/8/OQ6 r -"));
    }
}
