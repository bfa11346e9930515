//! Bâtons et Pions on paper: the start to lay sticks on, thirty sticks and fourteen pawns.

use tabletier_core::words::batons as words;
use tabletier_core::{Frame, Kit, Lang, Lot, Node, Phrase, Position, Rules, Scene, View};

use super::figure::{Spot, UNIT, between, corner, extent, spot};
use super::position::{BatonsPosition, Colour};
use super::rules::BatonsRules;
use super::scene::{PAWN, pawn, point, scene};

/// Half the thickness of a stick.
const HALF: f32 = 5.5;
/// How much a stick is shorter than an edge of the lattice, at each end.
const SHORT: f32 = 1.0;
/// How far from its tips a stick has its full thickness: so six of them meet in a point.
const TIP: f32 = 1.732 * HALF;
/// Paper around the plan.
const RIM: f32 = 12.0;

#[inline(never)]
pub(super) fn kit(lang: Lang) -> Kit {
    let start = BatonsPosition::start(BatonsRules::standard(), 0);
    Kit {
        unit: 0.45,
        board: plan(&start, lang),
        style: include_str!("print.css"),
        lay: &words::PRINT_LAY,
        cut: &words::PRINT_CUT,
        lots: vec![
            Lot {
                name: &words::LOT_STICK,
                count: 30,
                spare: 2,
                width: UNIT - 2.0 * SHORT,
                height: 2.0 * HALF,
                piece: stick((-UNIT / 2.0, 0.0), (UNIT / 2.0, 0.0)),
            },
            pawns(Colour::White, &words::LOT_WHITE),
            pawns(Colour::Black, &words::LOT_BLACK),
        ],
        figures: &[
            ("start", &[]),
            ("neighbours", &["d1.0-u1.1", "d1.0-u1.0", "d1.0-u2.0"]),
            ("two-captures", &["d1.0xu1.1-d0.1", "d1.0xu2.0-d2.0"]),
            ("contact", &[]),
            ("corner", &["a2.0>a1.2;d0.0-u1.0"]),
            ("locked", &["a1.2>c0.0;d-1.0@d0.0;d0.0-d-1.0"]),
        ],
        // Much of the table is empty; the spare lies at the lower left.
        crop: |frame| {
            let (side, top) = (20.0, 85.0);
            let (width, height) = (frame.width - 2.0 * side, frame.height - top - side);
            Frame::new(frame.x + side, frame.y + top, width, height)
        },
    }
}

fn pawns(colour: Colour, name: &'static Phrase) -> Lot {
    let piece = pawn((0.0, 0.0), colour, "pawn");
    Lot { name, count: 7, spare: 1, width: 2.0 * PAWN, height: 2.0 * PAWN, piece }
}

/// A stick with pointed ends between two points.
fn stick(from: Spot, to: Spot) -> Node {
    let (across, along) = ((from.1 - to.1) / UNIT, (to.0 - from.0) / UNIT);
    let at = |share: f32, aside: f32| {
        let (x, y) = between(from, to, share / UNIT);
        point(x + across * aside, y + along * aside)
    };
    let (near, far) = (SHORT + TIP, UNIT - SHORT - TIP);
    let corners = [
        at(SHORT, 0.0),
        at(near, HALF),
        at(far, HALF),
        at(UNIT - SHORT, 0.0),
        at(far, -HALF),
        at(near, -HALF),
    ];
    Node::path(format!("M{}Z", corners.join("L")), "bar")
}

/// The start, its sticks drawn as they are cut.
fn plan(start: &BatonsPosition, lang: Lang) -> Scene {
    let picture = scene(start, &View { lang, ..View::default() });
    let is = |node: &Node, class: &str| node.class.split(' ').any(|word| word == class);
    let sticks = start.sticks();
    let (x, y) = corner(start.origin);
    let place = |point| {
        let spot = spot(point);
        (spot.0 + x, spot.1 + y)
    };
    let ends = sticks.iter().map(|stick| [place(stick.tail()), place(stick.head())]);
    let points: Vec<Spot> = ends.clone().flatten().collect();
    let (left, right) = extent(points.iter().map(|point| point.0));
    let (top, bottom) = extent(points.iter().map(|point| point.1));
    let (cells, pieces): (Vec<Node>, Vec<Node>) =
        picture.nodes.into_iter().partition(|node| !is(node, "piece"));
    let mut nodes = cells;
    nodes.extend(ends.map(|[from, to]| stick(from, to)));
    nodes.extend(pieces.into_iter().filter(|node| is(node, "pawn")));
    let (width, height) = (right - left + 2.0 * RIM, bottom - top + 2.0 * RIM);
    Scene { frame: Frame::new(left - RIM, top - RIM, width, height), nodes, ..picture }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_sticks_and_pawns_as_the_rules_ask_for() {
        let counts: Vec<usize> = kit(Lang::english()).lots.iter().map(|lot| lot.count).collect();
        assert_eq!(counts, [30, 7, 7]);
    }

    #[test]
    fn a_pawn_fits_into_a_triangle_of_sticks() {
        let inner = UNIT / 12f32.sqrt() - HALF;
        assert!(kit(Lang::english()).lots.iter().skip(1).all(|lot| lot.width < 2.0 * inner));
    }

    #[test]
    fn the_start_shows_29_sticks_and_14_pawns() {
        let board = kit(Lang::english()).board;
        let count = |class: &str| {
            board
                .nodes
                .iter()
                .filter(|node| node.class.split(' ').any(|word| word == class))
                .count()
        };
        assert_eq!((count("bar"), count("pawn"), count("stick")), (29, 14, 0));
    }
}
