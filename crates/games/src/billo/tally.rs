//! What each side has left and has taken.

use tabletier_core::words::billo as words;
use tabletier_core::{Frame, Lang, Node, Scene, Seat, Tally};

use super::pieces::{Colour, Rank, Shape};
use super::position::BilloPosition;
use super::scene::{HALF, STYLE, class, flat};

/// How many pieces a side begins with.
const ALL: u32 = 16;
/// How far apart taken pieces lie.
const STEP: f32 = 36.0;

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
        let taken = |shape| ALL / 2 - board.pieces(colour.other(), shape).count_ones();
        let words = words::tally(billos, pawns, ALL - enemies).say(lang);
        let [squares, rounds] = [Shape::Square, Shape::Round].map(taken);
        Tally::of(colour.seat(), words).pictured(row(colour.other(), squares, rounds))
    };
    Colour::BOTH.map(line).into()
}

/// Pieces in a row, with room for all; whether they had become Billos is not remembered.
fn row(colour: Colour, squares: u32, rounds: u32) -> Scene {
    let shapes = (0..squares).map(|_| Shape::Square).chain((0..rounds).map(|_| Shape::Round));
    let nodes = (0..).zip(shapes).map(|(place, shape): (u8, Shape)| alone(place, colour, shape));
    let frame = Frame::new(-HALF - 4.0, -HALF - 4.0, STEP * ALL as f32 + 56.0, 2.0 * HALF + 8.0);
    Scene { frame, style: STYLE, nodes: nodes.collect(), ..Scene::default() }
}

fn alone(place: u8, colour: Colour, shape: Shape) -> Node {
    Node::group(STEP * f32::from(place), 0.0, class(colour, shape), flat(shape, Rank::Pawn))
}

pub(super) fn emblem(_position: &BilloPosition, seat: Seat) -> Scene {
    let colour = if seat == Seat::A { Colour::Red } else { Colour::Black };
    let nodes = [Shape::Square, Shape::Round].map(|shape| alone(0, colour, shape)).into();
    let side = 2.0 * HALF + 8.0;
    let frame = Frame::new(-side / 2.0, -side / 2.0, side, side);
    Scene { frame, style: STYLE, nodes, ..Scene::default() }
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
