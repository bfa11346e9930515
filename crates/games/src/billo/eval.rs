//! Who stands better: pieces, how far they have come, and how safe they are.

use tabletier_core::{Evaluator, Values};

use super::movegen::billo_steps;
use super::pieces::{Colour, Shape, squares};
use super::position::{BilloMove, BilloPosition};

/// Counts pieces by rank, rows gained by pawns, and partners nested together.
#[derive(Clone, Copy, Debug, Default)]
pub struct BilloEvaluator;

const PAWN: i32 = 100;
const BILLO: i32 = 300;
const ROW: i32 = 6;
const NESTED: i32 = 12;
/// For each square that a Billo of the stronger side stands away from the nearest enemy: who is
/// ahead must go after the rest, or the game is drawn.
const CHASE: i32 = 5;
/// Without both shapes nothing of one of the enemy's can ever be taken.
const BOTH_SHAPES: i32 = 80;

impl BilloEvaluator {
    fn side(position: &BilloPosition, colour: Colour) -> i32 {
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
                BILLO * billos + PAWN * pawns.count_ones() as i32 + ROW * rows as i32
            })
            .sum();
        let nested = (rounds & others).count_ones() as i32;
        let both = i32::from(rounds != 0 && others != 0);
        pieces + NESTED * nested + BOTH_SHAPES * both
    }

    /// How far the Billos of a colour are from the enemies nearest to them, all together.
    fn chase(position: &BilloPosition, colour: Colour) -> i32 {
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
        CHASE * steps
    }
}

impl Evaluator<BilloPosition> for BilloEvaluator {
    fn values(&self, position: &BilloPosition) -> Values {
        let [red, black] = Colour::BOTH.map(|colour| BilloEvaluator::side(position, colour));
        let ahead = red - black;
        let chase = match ahead.signum() {
            1 => -BilloEvaluator::chase(position, Colour::Red),
            -1 => BilloEvaluator::chase(position, Colour::Black),
            _ => 0,
        };
        Values::zero_sum(Colour::Red.seat(), ahead + chase)
    }

    fn promise(&self, position: &BilloPosition, mv: &BilloMove) -> i32 {
        let BilloMove::Walk(walk) = mv else { return BILLO };
        let board = position.board();
        let billos = walk.taken & board.billos(walk.shape.other());
        let crowned = walk.to.bit() & position.turn().far_row() & !board.billos(walk.shape);
        PAWN * walk.taken.count_ones() as i32
            + (BILLO - PAWN) * (billos.count_ones() + u32::from(crowned != 0)) as i32
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
        assert!(BilloEvaluator.values(&won)[Seat::A] > 0);
    }

    #[test]
    fn who_is_ahead_is_better_off_near_the_enemy() {
        let rules = BilloRules::standard();
        let value = |text| {
            let position = BilloPosition::read(rules, text).unwrap();
            BilloEvaluator.values(&position)[Seat::A]
        };
        assert!(value("7o/8/8/8/4OQ2/8/8/8 r -") > value("7o/8/8/8/8/8/8/OQ6 r -"));
    }
}
