//! The board, with the cursor and what may be chosen next.

use std::collections::HashSet;

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use tabletier_session::{self as session, Ink, Target};

use super::{CURSOR, NEXT, ink};
use crate::play::sitting::Sitting;

/// Where more than so many targets may be chosen, marking them loudly would tell little.
const CROWD: usize = 40;

/// The part of the screen that the board takes, and the part of the board that is seen there: a
/// board larger than its place follows the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Window {
    place: Rect,
    x: u16,
    y: u16,
}

impl Window {
    fn of(sitting: &Sitting, area: Rect) -> Window {
        let map = sitting.board.map();
        let cursor = sitting.board.cursor_target().and_then(|target| map.centre(target));
        let focus = cursor.unwrap_or_else(|| map.middle());
        let (x, left, width) = fit(map.width, area.width, focus.x);
        let (y, _, height) = fit(map.height, area.height, focus.y);
        Window { place: Rect { x: area.x + left, y: area.y, width, height }, x, y }
    }
}

/// How much is scrolled away, how much is left free before, and how much is shown.
fn fit(length: usize, room: u16, focus: f32) -> (u16, u16, u16) {
    let length = u16::try_from(length).unwrap_or(u16::MAX);
    match length.checked_sub(room) {
        None | Some(0) => (0, (room - length) / 2, length),
        Some(beyond) => ((focus as u16).saturating_sub(room / 2).min(beyond), 0, room),
    }
}

pub(super) fn draw(frame: &mut Frame<'_>, sitting: &Sitting, area: Rect) {
    let window = Window::of(sitting, area);
    let marks = Marks::of(sitting);
    let lines: Vec<Line<'_>> = sitting
        .board
        .sketch()
        .lines
        .iter()
        .map(|line| line.iter().map(|span| marks.paint(span)).collect())
        .collect();
    frame.render_widget(Paragraph::new(lines).scroll((window.y, window.x)), window.place);
}

/// What is marked, and how.
struct Marks<'a> {
    cursor: Option<&'a Target>,
    next: HashSet<&'a Target>,
    chosen: &'a [Target],
    /// How much the marks of what may be chosen next matter.
    stress: Stress,
}

/// How much it matters to see what may be chosen next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stress {
    /// It is almost everything.
    Crowd,
    /// A move begins.
    Beginning,
    /// A move goes on from here.
    GoingOn,
}

impl<'a> Marks<'a> {
    fn of(sitting: &'a Sitting) -> Marks<'a> {
        let (board, hand) = (&sitting.board, sitting.board.hand());
        let next: HashSet<&Target> = hand.gesture().next.iter().collect();
        let stress = match (next.len() > CROWD, hand.clicks().is_empty()) {
            (true, _) => Stress::Crowd,
            (false, true) => Stress::Beginning,
            (false, false) => Stress::GoingOn,
        };
        Marks { cursor: board.cursor_target(), next, chosen: hand.clicks(), stress }
    }

    fn paint<'s>(&self, span: &'s session::Span) -> Span<'s> {
        let style = ink(span.ink);
        let style = match &span.target {
            None => style,
            target if self.cursor == target.as_ref() => CURSOR,
            Some(target) if self.next.contains(target) => self.next(style, span.ink),
            Some(target) if self.chosen.contains(target) => {
                style.fg(Color::Cyan).add_modifier(Modifier::BOLD | Modifier::ITALIC)
            }
            Some(_) => style,
        };
        Span::styled(&span.text, style)
    }

    /// What may be chosen next: a player's pieces keep their colour and are underlined, the ground
    /// turns green.
    fn next(&self, style: Style, ink: Ink) -> Style {
        let underlined = style.add_modifier(Modifier::UNDERLINED);
        match (ink, self.stress) {
            (Ink::Seat(_), _) | (Ink::Neutral, Stress::Beginning) => underlined,
            (Ink::Neutral, Stress::Crowd) => style,
            (_, Stress::GoingOn) => NEXT,
            (_, _) => style.fg(Color::Green).remove_modifier(Modifier::DIM),
        }
    }
}

/// Which cell of the sketch is under a point of the screen.
pub(super) fn under(sitting: &Sitting, area: Rect, point: Position) -> Option<(usize, usize)> {
    let window = Window::of(sitting, area);
    window.place.contains(point).then(|| {
        let x = point.x - window.place.x + window.x;
        let y = point.y - window.place.y + window.y;
        (x.into(), y.into())
    })
}
