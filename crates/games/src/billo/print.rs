//! Billo on paper: a board of 20 mm squares, pawns and Billos of both shapes and colours.

use tabletier_core::words::billo as words;
use tabletier_core::{Kit, Lang, Lot, Node, Phrase, Position, Rules, View};

use super::pieces::{Colour, Rank, Shape};
use super::position::BilloPosition;
use super::rules::BilloRules;
use super::scene::{HALF, ROUND, flat, scene};

#[inline(never)]
pub(super) fn kit(lang: Lang) -> Kit {
    let start = BilloPosition::start(BilloRules::standard(), 0);
    let mut board = scene(&start, &View { lang, ..View::default() });
    board.nodes.retain(|node| node.piece().is_none());
    Kit {
        unit: 0.2,
        board,
        style: include_str!("print.css"),
        lay: &words::PRINT_LAY,
        cut: &words::PRINT_CUT,
        lots: LOTS.iter().map(lot).collect(),
        figures: &[
            ("figure-2", &[]),
            ("stepping-stones", &["Sd1-d2-c3-d4"]),
            ("figure-4", &["Sa1xa2", "Sb1xb2xb3xb4", "Sc1-c2xc3", "Sd1xd2-d3"]),
            ("most-pieces", &[]),
            ("blocked", &["Sb2-b3"]),
        ],
        crop: |frame| frame,
    }
}

static LOTS: [(Colour, Shape, Rank, Phrase); 8] = {
    use Colour::{Black, Red};
    use Rank::{Billo, Pawn};
    use Shape::{Round, Square};
    [
        (Red, Square, Pawn, words::LOT_RS),
        (Red, Round, Pawn, words::LOT_RR),
        (Red, Square, Billo, words::LOT_RQ),
        (Red, Round, Billo, words::LOT_RO),
        (Black, Square, Pawn, words::LOT_BS),
        (Black, Round, Pawn, words::LOT_BR),
        (Black, Square, Billo, words::LOT_BQ),
        (Black, Round, Billo, words::LOT_BO),
    ]
};

/// Eight of each: so many can there be of a shape and colour, pawns and Billos together.
fn lot(&(colour, shape, rank, ref name): &'static (Colour, Shape, Rank, Phrase)) -> Lot {
    let side = match shape {
        Shape::Square => 2.0 * HALF,
        Shape::Round => 2.0 * ROUND,
    };
    let piece = Node::group(0.0, 0.0, super::scene::class(colour, shape), flat(shape, rank));
    Lot { name, count: 8, spare: 1, width: side, height: side, piece }
}

#[cfg(test)]
mod tests {
    use super::super::scene::{HOLE, SIDE};
    use super::*;

    #[test]
    fn a_round_fits_into_a_square_and_a_square_into_a_space() {
        let kit = kit(Lang::english());
        for lot in &kit.lots {
            let name = lot.name.say(Lang::english());
            assert!(lot.width < 0.9 * SIDE, "{name}");
            if name.contains("round") {
                assert!(lot.width < 2.0 * HOLE, "{name}");
            }
        }
        assert!(kit.unit * SIDE >= 20.0);
    }

    #[test]
    fn there_are_as_many_pieces_as_the_rules_ask_for() {
        for name in ["red square", "red round", "black square", "black round"] {
            let pawns = format!("{name} pawns");
            let kit = kit(Lang::english());
            let named = |lot: &&Lot| lot.name.say(Lang::english()) == pawns;
            let lot = kit.lots.iter().find(named).expect(name);
            assert_eq!(lot.count, 8, "{name}");
        }
    }
}
