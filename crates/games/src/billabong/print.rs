//! Billabong on paper: a board in two halves, and tiles to fold, with the golden dot on the back.

use tabletier_core::words::billabong as words;
use tabletier_core::{Frame, Kit, Lang, Lot, Node, Number, Phrase, Position, Rules, View};

use super::kangaroo::TEAM;
use super::portrait;
use super::position::BillabongPosition;
use super::rules::BillabongRules;
use super::scene::{LAND, scene};

/// The side of a tile; a square of the board is somewhat larger.
const TILE: f32 = 94.0;
/// The middle of a kangaroo, seen from the point around which it is drawn.
const MIDDLE: (f32, f32) = (7.0, -2.5);

#[inline(never)]
pub(super) fn kit(lang: Lang) -> Kit {
    let start = BillabongPosition::start(BillabongRules::standard(), 0);
    let mut board = scene(&start, &View { lang, ..View::default() });
    board.nodes.retain(|node| node.piece().is_none());
    board.frame = LAND;
    let mut lots = TEAMS.iter().map(racing).collect::<Vec<Lot>>();
    lots.push(tile(&words::LOT_GHOST, portrait::whole(0), TEAM));
    lots.push(tile(&words::LOT_REFEREE, portrait::referee(), 1));
    Kit {
        unit: 0.145,
        board,
        style: include_str!("print.css"),
        lay: &words::PRINT_LAY,
        cut: &words::PRINT_CUT,
        lots,
        figures: &[
            ("course", &[]),
            ("figure-2", &["a12^a6"]),
            ("figure-4", &["b2^f6"]),
            ("figure-10", &["c3^e3^e5^a1^a3"]),
            ("home", &["j1^h1*"]),
        ],
        crop: |_| LAND,
    }
}

/// The code of a team is the class of its coat.
static TEAMS: [Phrase; 4] = [words::LOT_RED, words::LOT_BLUE, words::LOT_YELLOW, words::LOT_PURPLE];

/// A team: kangaroos before the start, and on their way on the back.
fn racing(name: &'static Phrase) -> Lot {
    let half = TILE / 2.0;
    let side = |x: f32, count: u8| Node::group(x - MIDDLE.0, -MIDDLE.1, "", portrait::whole(count));
    let nodes = vec![
        Node::rect(Frame::new(-TILE, -half, 2.0 * TILE, TILE), 0.0, "cut"),
        Node::path(format!("M0 {}V{}", Number(-half), Number(half)), "fold"),
        side(-half, 0),
        side(half, 1),
    ];
    let piece = Node::group(0.0, 0.0, name.code, nodes);
    Lot { name, count: TEAM, spare: 1, width: 2.0 * TILE, height: TILE, piece }
}

/// Those who never race.
fn tile(name: &'static Phrase, portrait: Vec<Node>, count: usize) -> Lot {
    let half = TILE / 2.0;
    let nodes = vec![
        Node::rect(Frame::new(-half, -half, TILE, TILE), 0.0, "cut"),
        Node::group(-MIDDLE.0, -MIDDLE.1, "", portrait),
    ];
    let piece = Node::group(0.0, 0.0, name.code, nodes);
    Lot { name, count, spare: 1, width: TILE, height: TILE, piece }
}

#[cfg(test)]
mod tests {
    use super::super::PLAYERS;
    use super::super::scene::SIDE;
    use super::*;

    #[test]
    fn a_tile_fits_into_a_square() {
        let kit = kit(Lang::english());
        assert!(kit.lots.iter().all(|lot| lot.height < SIDE && lot.width < 2.0 * SIDE));
        assert!(kit.unit * SIDE >= 11.0);
    }

    #[test]
    fn there_are_four_teams_of_five_five_ghosts_and_a_referee() {
        let counts: Vec<usize> = kit(Lang::english()).lots.iter().map(|lot| lot.count).collect();
        assert_eq!(counts, [5, 5, 5, 5, 5, 1]);
        assert_eq!(TEAMS.map(|team| team.code), PLAYERS.map(|player| player.code));
    }
}
