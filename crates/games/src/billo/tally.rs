//! What each side has left and has taken.

use tabletier_core::words::billo as words;
use tabletier_core::{Lang, Tally};

use super::pieces::{Colour, Shape};
use super::position::BilloPosition;

/// How many pieces a side begins with.
const ALL: u32 = 16;

pub(super) fn tally(position: &BilloPosition, lang: Lang) -> Vec<Tally> {
    let board = position.board();
    let pieces = |colour: Colour, billos: bool| -> u32 {
        let of_shape = |shape| {
            let pieces = board.pieces(colour, shape);
            let billo = board.billos(shape);
            (pieces & if billos { billo } else { !billo }).count_ones()
        };
        Shape::BOTH.into_iter().map(of_shape).sum()
    };
    let line = |colour: Colour| {
        let [pawns, billos] = [false, true].map(|billos| pieces(colour, billos));
        let enemies = pieces(colour.other(), false) + pieces(colour.other(), true);
        Tally::of(colour.seat(), words::tally(billos, pawns, ALL - enemies).say(lang))
    };
    Colour::BOTH.map(line).into()
}

#[cfg(test)]
mod tests {
    use tabletier_testkit::ask;

    use super::*;

    fn told(rules: &str, text: &str, tag: &str) -> Vec<String> {
        ask::tally(&ask::position::<BilloPosition>(rules, text), Lang::find(tag).unwrap())
    }

    #[test]
    fn pieces_are_counted_one_by_one_even_if_they_share_a_square() {
        let text = "8/8/8/3zs3/8/8/8/CCO5 r -";
        assert_eq!(
            told("catalano", text, "en"),
            ["A: 4 pawns, 1 Billo · has taken 13", "B: 1 pawn, 2 Billos · has taken 11"]
        );
        assert_eq!(
            told("catalano", "8/8/8/3s4/8/8/8/O7 r -", "fr"),
            ["A: 0 pion, 1 billo · en a pris 15", "B: 1 pion · en a pris 15"]
        );
    }

    #[test]
    fn nothing_is_said_of_captures_before_the_first() {
        let start = "cccccccc/8/8/8/8/8/8/CCCCCCCC r -";
        assert_eq!(told("catalano", start, "fr"), ["A: 16 pions", "B: 16 pions"]);
    }
}
