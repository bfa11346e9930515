//! How trays slide.

use std::ops::ControlFlow;

use super::board::{Board, Slot, Way, slots};

/// A row of touching trays and how far it slides along its own line.
///
/// Two different slides never lead to the same board: which slots are left and entered tells the
/// line and the distance, and the slots between them, all full or all free, tell the row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slide {
    /// The last tray of the row, seen in the direction it moves.
    pub rear: Slot,
    /// The direction.
    pub way: Way,
    /// How many trays move, 1 to 3.
    pub row: u8,
    /// How many slots they move; at most three, one less for each further tray.
    pub by: u8,
}

impl Slide {
    /// The first tray of the row.
    pub fn front(&self) -> Option<Slot> {
        self.rear.step(self.way, self.row - 1)
    }

    /// The slots of the row, or beyond it; as many as the frame has.
    fn line(&self, from: u8, to: u8) -> impl Iterator<Item = Slot> {
        (from..to).map_while(|steps| self.rear.step(self.way, steps))
    }

    /// The slots of the row.
    pub(super) fn trays(&self) -> u16 {
        self.line(0, self.row).map(Slot::bit).sum()
    }

    /// The slots passed and entered beyond the row; `None` if the frame ends before.
    pub(super) fn road(&self) -> Option<u16> {
        self.rear.step(self.way, self.row + self.by - 1)?;
        Some(self.line(self.row, self.row + self.by).map(Slot::bit).sum())
    }

    /// The slide that pushes a tray, and what touches it in front, by so many slots; `None` if
    /// the trays ahead are too many or have no room.
    pub(super) fn push(board: &Board, rear: Slot, way: Way, by: u8) -> Option<Slide> {
        (1..=3).map(|row| Slide { rear, way, row, by }).find(|slide| slide.fits(board))
    }

    /// Whether the rules allow it on this board.
    pub(super) fn fits(&self, board: &Board) -> bool {
        let trays = self.trays();
        (1..=4 - self.row).contains(&self.by)
            && trays & !board.trays == 0
            && self.road().is_some_and(|road| road & board.trays == 0)
    }

    /// The board after it.
    pub(super) fn played(&self, board: &Board) -> Board {
        board.slid(self.trays(), self.way, self.by)
    }
}

/// Shows every slide and the board it leads to, until `visit` breaks off.
pub(super) fn visit<B>(
    board: &Board,
    mut visit: impl FnMut(Slide, Board) -> ControlFlow<B>,
) -> ControlFlow<B> {
    visit_rows(board.trays, |slide, row| visit(slide, board.slid(row, slide.way, slide.by)))
}

/// Shows every slide of some trays and the row that moves, until `visit` breaks off.
pub(super) fn visit_rows<B>(
    trays: u16,
    mut visit: impl FnMut(Slide, u16) -> ControlFlow<B>,
) -> ControlFlow<B> {
    for way in Way::ALL {
        let tray = |steps| way.looking(trays, steps);
        let free = |steps| way.looking(!trays, steps);
        let rears = [
            (1, 1, trays & free(1)),
            (1, 2, trays & free(1) & free(2)),
            (1, 3, trays & free(1) & free(2) & free(3)),
            (2, 1, trays & tray(1) & free(2)),
            (2, 2, trays & tray(1) & free(2) & free(3)),
            (3, 1, trays & tray(1) & tray(2) & free(3)),
        ];
        for (row, by, rears) in rears {
            for rear in slots(rears) {
                let slide = Slide { rear, way, row, by };
                let mut moving = rear.bit();
                for _ in 1..row {
                    moving |= way.shift(moving.into(), 1) as u16;
                }
                visit(slide, moving)?;
            }
        }
    }
    ControlFlow::Continue(())
}
