//! What a side of the board can do to the other.

use super::movegen::{BilloStride, PawnStride, Sight, turned};
use super::pieces::{Colour, Shape};
use super::position::BilloPosition;

/// A colour's pieces and where they take, seen from its own side of the board.
pub(super) struct Side {
    pub(super) sight: Sight,
    /// By shape, where its pieces would take a pawn of the other shape that stands alone.
    pawns_fall: [u64; 2],
    /// By shape, where they would take a Billo.
    billos_fall: [u64; 2],
}

impl Side {
    pub(super) fn new(position: &BilloPosition, colour: Colour) -> Side {
        let sight = Sight::new(position.board(), colour, position.rules);
        let by_billos = Shape::BOTH.map(|shape| sight.reach::<BilloStride>(shape));
        let by_pawns = Shape::BOTH.map(|shape| sight.reach::<PawnStride>(shape));
        let mut pawns_fall = by_pawns;
        if position.rules.any_prey {
            pawns_fall = [by_pawns[0] | by_billos[0], by_pawns[1] | by_billos[1]];
        }
        Side { sight, pawns_fall, billos_fall: by_billos }
    }

    /// The pieces of a shape.
    pub(super) const fn pieces(&self, shape: Shape) -> u64 {
        self.sight.pawns(shape) | self.sight.own_billos(shape)
    }

    /// Where a piece stands.
    pub(super) const fn held(&self) -> u64 {
        self.pieces(Shape::Round) | self.pieces(Shape::Square)
    }

    /// Where the enemy's pawns of a shape would be lost alone, as the enemy sees the board.
    pub(super) const fn danger_to_pawns(&self, shape: Shape) -> u64 {
        over(self.pawns_fall[shape.other() as usize])
    }

    /// Where the enemy's Billos of a shape would be lost alone, as the enemy sees the board.
    pub(super) const fn danger_to_billos(&self, shape: Shape) -> u64 {
        over(self.billos_fall[shape.other() as usize])
    }

    /// Where the enemy's pieces of a shape would be lost alone, by what stands on a square now.
    pub(super) const fn danger_to(&self, enemy: &Sight, shape: Shape, at: u64) -> u64 {
        if enemy.is_billo(shape, at) {
            self.danger_to_billos(shape)
        } else {
            self.danger_to_pawns(shape)
        }
    }
}

/// The set as it is seen from the other side of the board.
pub(super) const fn over(set: u64) -> u64 {
    turned(Colour::Black, set)
}
