//! What a good move is about.

use tabletier_core::words::themes as words;
use tabletier_core::{Position, Theme};

use super::learn::{can_take, taken};
use super::{BilloMove, BilloPosition, Colour, Shape};

pub(super) const THEMES: &[Theme<BilloPosition>] = &[
    Theme { name: words::CAPTURE_THREE, shown: |_, mv, _| taken(mv) >= 3 },
    Theme { name: words::CAPTURE_TWO, shown: |_, mv, _| taken(mv) == 2 },
    Theme { name: words::CAPTURE, shown: |_, mv, _| taken(mv) == 1 },
    Theme { name: words::QUIET, shown: |_, mv, _| taken(mv) == 0 },
    Theme { name: words::OFFER, shown: |_, mv, after| taken(mv) == 0 && can_take(after) },
    Theme { name: words::OVER_OWN, shown: |_, mv, _| taken(mv) == 0 && is_long(mv) },
    Theme { name: words::CROWN, shown: |before, _, after| crowns(before, after) },
    Theme { name: words::LAST_PIECE, shown: |_, _, after| pieces(after, after.turn()) == 0 },
    Theme {
        name: words::LOCK,
        shown: |before, _, after| {
            let won = after.outcome().is_some_and(|end| end.values[before.seat()] > 0);
            won && pieces(after, after.turn()) > 0
        },
    },
];

/// Whether a piece goes further than a step.
fn is_long(mv: &BilloMove) -> bool {
    let BilloMove::Walk(walk) = mv else { return false };
    let apart = |from: u32, to: u32| from.abs_diff(to) > 1;
    apart(walk.from.column(), walk.to.column()) || apart(walk.from.row(), walk.to.row())
}

/// Whether a pawn of the player who moved has become a Billo.
fn crowns(before: &BilloPosition, after: &BilloPosition) -> bool {
    let billos = |position: &BilloPosition| {
        let board = position.board();
        let of = |shape| board.pieces(before.turn(), shape) & board.billos(shape);
        Shape::BOTH.map(|shape| of(shape).count_ones()).iter().sum::<u32>()
    };
    billos(after) > billos(before)
}

/// How many pieces a player has.
fn pieces(position: &BilloPosition, colour: Colour) -> u32 {
    let of = |shape| position.board().pieces(colour, shape).count_ones();
    Shape::BOTH.map(of).iter().sum()
}
