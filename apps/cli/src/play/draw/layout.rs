//! Which part of the screen shows what.

use ratatui::layout::Rect;

use crate::play::map::Map;

/// The smallest screen on which one can play.
const LEAST: (u16, u16) = (36, 12);
/// How wide the panel beside the board is.
const PANEL: (u16, u16) = (26, 44);
/// What is left free beside the board.
const MARGIN: u16 = 4;
/// The lines above and below the board: title, note, input and hints.
const AROUND: u16 = 5;
/// How wide everything is, and how many lines board and panel have, where the screen allows it.
const ROOMY: (u16, u16) = (80, 19);
/// How many lines the panel has below the board.
const BELOW: u16 = 3;

/// Which part of the screen shows what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    pub(super) title: Rect,
    /// Everything between title and hints.
    pub(super) main: Rect,
    pub(super) board: Rect,
    pub(super) panel: Rect,
    /// Whether the panel is beside the board, with room for everything, or below it.
    pub(super) beside: bool,
    pub(super) note: Rect,
    pub(super) input: Rect,
    pub(super) hints: Rect,
}

impl Layout {
    /// The layout for a board, amid the screen; `None` on a screen that is too small.
    pub(super) fn of(area: Rect, map: &Map) -> Option<Layout> {
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return None;
        }
        let (width, height) = (cells(map.width), cells(map.height));
        let area = amid(
            area,
            width.saturating_add(MARGIN + PANEL.1).max(ROOMY.0),
            height.max(ROOMY.1).saturating_add(AROUND),
        );
        let row = |y: u16, height: u16| Rect { y: area.y + y, height, ..area };
        let upper = row(1, area.height - AROUND);
        let rest = upper.width.saturating_sub(width.saturating_add(MARGIN));
        let beside = rest >= PANEL.0 || upper.width >= 2 * PANEL.0 + 20;
        let (board, panel) = if beside {
            let width = rest.clamp(PANEL.0, PANEL.1);
            let left = upper.width - width - 2;
            (Rect { width: left, ..upper }, Rect { x: upper.x + left + 2, width, ..upper })
        } else {
            let height = upper.height - BELOW;
            (
                Rect { height, ..upper },
                Rect { x: upper.x + 1, y: upper.y + height, width: upper.width - 2, height: BELOW },
            )
        };
        Some(Layout {
            title: row(0, 1),
            main: row(1, area.height - 2),
            board,
            panel,
            beside,
            note: row(area.height - 4, 2),
            input: row(area.height - 2, 1),
            hints: row(area.height - 1, 1),
        })
    }
}

fn cells(length: usize) -> u16 {
    u16::try_from(length).unwrap_or(u16::MAX)
}

/// At most that much, in the middle.
fn amid(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    let x = area.x + (area.width - width) / 2;
    let y = area.y + (area.height - height) / 2;
    Rect { x, y, width, height }
}
