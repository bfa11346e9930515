//! Bi-litaire on paper: the frame, the trays that slide in it, and discs for marbles.

use tabletier_core::words::bilitaire as words;
use tabletier_core::{Frame, Kit, Lang, Lot, Node, Position, Rules, Scene, View};

use super::board::Slot;
use super::position::BilitairePosition;
use super::rules::BilitaireRules;
use super::scene::{FRAME, GLASS, SIDE, TRAY, block, glass, ground, middle, pits, scene};

#[inline(never)]
pub(super) fn kit(lang: Lang) -> Kit {
    let start = BilitairePosition::start(BilitaireRules::standard(), 0);
    let slot = |slot: Slot| {
        let (x, y) = middle(slot);
        let side = SIDE - 2.0;
        Node::rect(Frame::new(x - side / 2.0, y - side / 2.0, side, side), 6.0, "slot")
    };
    let mut nodes = ground();
    nodes.extend(Slot::all().map(slot));
    let start = scene(&start, &View { lang, ..View::default() });
    let mut tray = vec![Node::rect(block(0.0, 0.0), 12.0, "body")];
    tray.extend(pits());
    Kit {
        unit: 0.245,
        board: Scene { frame: FRAME, nodes, ..start },
        style: include_str!("print.css"),
        lay: &words::PRINT_LAY,
        cut: &words::PRINT_CUT,
        lots: vec![
            Lot {
                name: &words::LOT_TRAY,
                count: 12,
                spare: 0,
                width: TRAY,
                height: TRAY,
                piece: Node::group(0.0, 0.0, "tray", tray),
            },
            Lot {
                name: &words::LOT_MARBLE,
                count: 48,
                spare: 0,
                width: 2.0 * GLASS,
                height: 2.0 * GLASS,
                piece: Node::group(0.0, 0.0, "marble", glass("amber", "M-13 7 Q-3 -9 14 -3")),
            },
        ],
        figures: &[
            ("start", &[]),
            ("jumps", &[]),
            ("over-the-seam", &[]),
            ("slides", &["A2..B2>2e", "A3..C3>1e"]),
            ("announcement", &["C1>1w!4"]),
            ("part", &["B4>1e"]),
        ],
        crop: |_| FRAME,
    }
}

#[cfg(test)]
mod tests {
    use super::super::scene::PIT;
    use super::*;

    #[test]
    fn marbles_fit_into_holes_and_trays_into_slots() {
        let kit = kit(Lang::english());
        assert!(kit.lots[0].width < SIDE - 2.0, "room to slide");
        assert!(kit.lots[1].width < 2.0 * PIT);
    }

    #[test]
    fn there_are_as_many_trays_and_marbles_as_at_the_start() {
        let start = BilitairePosition::start(BilitaireRules::standard(), 0);
        let board = start.board();
        let (trays, marbles) = (board.trays.count_ones() as usize, usize::from(board.count()));
        let counts: Vec<usize> = kit(Lang::english()).lots.iter().map(|lot| lot.count).collect();
        assert_eq!(counts, [trays, marbles]);
    }
}
