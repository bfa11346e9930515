//! Billo on paper: a board of 20 mm squares, pawns and Billos of both shapes and colours.

use tabletier_core::{Kit, Lang, Lot, Node, Phrase, Position, Rules, View};

use super::pieces::{Colour, Rank, Shape};
use super::position::BilloPosition;
use super::rules::BilloRules;
use super::scene::{HALF, ROUND, flat, scene};

static LAY: Phrase = Phrase::new(
    "lay",
    "Red sits at row 1, Black at row 8. Each begins with eight rounds nested in eight squares on the home row.",
    "Rouge est assis du côté de la rangée 1, Noir du côté de la rangée 8. Chacun commence avec huit ronds dans huit carrés sur sa première rangée.",
);
static CUT: Phrase = Phrase::new(
    "cut",
    "Glue the sheet on card before you cut. Cut the holes of the squares out, or simply lay a round on its square. A pawn that becomes a Billo is exchanged for one: Billos have a golden line. Red pieces have a thin line, black ones dots.",
    "Collez la feuille sur du carton avant de découper. Évidez les carrés, ou posez simplement le rond sur son carré. Un pion qui devient billo est échangé contre un billo, à filet doré. Les pièces rouges ont un filet, les noires des points.",
);

#[inline(never)]
pub(super) fn kit(lang: Lang) -> Kit {
    let start = BilloPosition::start(BilloRules::standard(), 0);
    let mut board = scene(&start, &View { lang, ..View::default() });
    board.nodes.retain(|node| node.piece().is_none());
    Kit {
        unit: 0.2,
        board,
        style: include_str!("print.css"),
        lay: &LAY,
        cut: &CUT,
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
        (Red, Square, Pawn, Phrase::new("rs", "red square pawns", "pions carrés rouges")),
        (Red, Round, Pawn, Phrase::new("rr", "red round pawns", "pions ronds rouges")),
        (Red, Square, Billo, Phrase::new("rq", "red square Billos", "billos carrés rouges")),
        (Red, Round, Billo, Phrase::new("ro", "red round Billos", "billos ronds rouges")),
        (Black, Square, Pawn, Phrase::new("bs", "black square pawns", "pions carrés noirs")),
        (Black, Round, Pawn, Phrase::new("br", "black round pawns", "pions ronds noirs")),
        (Black, Square, Billo, Phrase::new("bq", "black square Billos", "billos carrés noirs")),
        (Black, Round, Billo, Phrase::new("bo", "black round Billos", "billos ronds noirs")),
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
        let kit = kit(Lang::En);
        for lot in &kit.lots {
            assert!(lot.width < 0.9 * SIDE, "{}", lot.name.en);
            if lot.name.en.contains("round") {
                assert!(lot.width < 2.0 * HOLE, "{}", lot.name.en);
            }
        }
        assert!(kit.unit * SIDE >= 20.0);
    }

    #[test]
    fn there_are_as_many_pieces_as_the_rules_ask_for() {
        for name in ["red square", "red round", "black square", "black round"] {
            let kit = kit(Lang::En);
            let lot =
                kit.lots.iter().find(|lot| lot.name.en == format!("{name} pawns")).expect(name);
            assert_eq!(lot.count, 8, "{name}");
        }
    }
}
