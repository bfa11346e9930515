//! Where the last move has left its mark.

use super::board::{Hole, Slot, Way};
use super::notation::Written;
use super::position::{BilitairePosition, Turn};

/// What to mark for the last move.
#[derive(Default)]
pub(super) struct Last {
    /// Slots that trays left or entered, or that lost theirs.
    pub(super) slots: u16,
    /// Slots that were left, and where their trays went.
    pub(super) left: Option<(u16, Way)>,
    /// Holes that a marble left or touched.
    pub(super) holes: u64,
    /// The holes of a series of jumps, in order.
    pub(super) route: Vec<Hole>,
}

impl Last {
    /// The marks on a board that still shows the last move; a new round has swept it clean.
    pub(super) fn shown(position: &BilitairePosition, last: Option<&str>) -> Last {
        let mut marks = Last::default();
        let Some(Ok(written)) = last.map(str::parse) else { return marks };
        if position.turn() == Turn::Opening {
            return marks;
        }
        match written {
            Written::Open(hole) => marks.holes = hole.bit(),
            Written::Jump { from, route } => {
                marks.route = std::iter::once(from).chain(route).collect();
                marks.holes = marks.route.iter().fold(0, |set, hole| set | hole.bit());
            }
            Written::Remove { tray, .. } => marks.slots = tray.bit(),
            Written::Slide { rear, front, way, by, .. } => {
                let line = (0..4).map_while(|steps| rear.step(way, steps)).collect::<Vec<Slot>>();
                let row = line.iter().position(|slot| *slot == front).unwrap_or(0) + 1;
                let by = usize::from(by);
                let set = |slots: &[Slot]| slots.iter().fold(0, |set, slot| set | slot.bit());
                let end = (row + by).min(line.len());
                marks.slots = set(&line[..end]);
                marks.left = Some((set(&line[..by.min(row)]), way));
            }
        }
        marks
    }
}
