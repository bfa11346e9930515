//! Which part of the screen shows what.

use ratatui::layout::Rect;

use crate::play::errand::LINES;
use crate::play::sitting::Sitting;

/// The smallest screen on which one can play.
const LEAST: (u16, u16) = (36, 12);
/// How wide the panel beside the board is.
const PANEL: (u16, u16) = (26, 44);
/// What is left free beside the board.
const MARGIN: u16 = 4;
/// How wide everything is, and how many lines board and panel have, where the screen allows it.
const ROOMY: (u16, u16) = (80, 19);
/// How many lines what the engine sees takes: a heading, how far it looked, and the lines of play.
const VIEW: u16 = 2 + LINES as u16;
/// A panel with fewer lines has only one of them for it.
const TALL: u16 = VIEW + 9;
/// The lines around the board besides those for notes: title, input and hints.
const AROUND: u16 = 3;

/// Which part of the screen shows what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Layout {
    pub(super) title: Rect,
    /// Everything between title and hints.
    pub(super) main: Rect,
    pub(super) board: Rect,
    pub(super) panel: Rect,
    /// Whether the panel is beside the board, with room for everything, or a line or two below
    /// it.
    pub(super) beside: bool,
    /// What the engine sees, if it is shown: at the bottom of the panel.
    pub(super) view: Option<Rect>,
    pub(super) note: Rect,
    pub(super) input: Rect,
    pub(super) hints: Rect,
}

impl Layout {
    /// The layout amid the screen; `None` on a screen that is too small.
    pub(super) fn of(area: Rect, sitting: &Sitting) -> Option<Layout> {
        if area.width < LEAST.0 || area.height < LEAST.1 {
            return None;
        }
        let map = sitting.board.map();
        let (width, height) = (cells(map.width), cells(map.height));
        let rest = area.width.saturating_sub(width.saturating_add(MARGIN));
        let beside = rest >= PANEL.0;
        let notes = if beside { 2 } else { 1 };
        let more =
            !sitting.board.buttons().is_empty() || sitting.host.session().outcome().is_some();
        let shows_view = sitting.shows_view();
        let below = if beside { 0 } else { 1 + u16::from(more) + u16::from(shows_view) };
        let area = amid(
            area,
            width.saturating_add(MARGIN + PANEL.1).max(ROOMY.0),
            height.max(ROOMY.1).saturating_add(AROUND + notes + below),
        );
        let row = |y: u16, height: u16| Rect { y: area.y + y, height, ..area };
        let upper = row(1, area.height - AROUND - notes - below);
        let panel_width = rest.min(PANEL.1);
        let left = if beside { upper.width - panel_width - 2 } else { upper.width };
        let panel = if beside {
            Rect { x: upper.x + left + 2, width: panel_width, ..upper }
        } else {
            Rect { x: upper.x + 1, y: upper.bottom(), width: upper.width - 2, height: below }
        };
        let view = shows_view.then(|| foot(panel));
        let panel = view.map_or(panel, |view| above(panel, view, beside));
        Some(Layout {
            title: row(0, 1),
            main: row(1, area.height - 2),
            board: Rect { width: left, ..upper },
            panel,
            beside,
            view,
            note: row(area.height - 2 - notes, notes),
            input: row(area.height - 2, 1),
            hints: row(area.height - 1, 1),
        })
    }

    /// Where a list of moves is shown while a line is typed, if the panel has no room for it: over
    /// the right part of the board.
    pub(super) fn popup(&self) -> Rect {
        let width = PANEL.0.min(self.board.width);
        Rect { x: self.board.right() - width, width, ..self.board }
    }
}

/// The lines at the bottom of the panel.
fn foot(panel: Rect) -> Rect {
    let height = if panel.height >= TALL { VIEW } else { 1 };
    Rect { y: panel.bottom() - height, height, ..panel }
}

/// What is left above the foot; beside the board with a line between.
fn above(panel: Rect, foot: Rect, beside: bool) -> Rect {
    let height = panel.height - foot.height;
    Rect { height: height.saturating_sub(u16::from(beside)), ..panel }
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
