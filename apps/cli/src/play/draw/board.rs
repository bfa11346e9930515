//! The board, with the cursor and what may be chosen next.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use tabletier_session::{self as session, Ink, Target};

use super::{CURSOR, ink};
use crate::play::table::Table;

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
    fn of(table: &Table, area: Rect) -> Window {
        let map = table.hand.map();
        let cursor = table.hand.cursor_target().and_then(|target| map.centre(target));
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

pub(super) fn draw(frame: &mut Frame<'_>, table: &Table, area: Rect) {
    let hand = &table.hand;
    let window = Window::of(table, area);
    let cursor = hand.cursor_target();
    let lines: Vec<Line<'_>> = hand
        .sketch()
        .lines
        .iter()
        .map(|line| line.iter().map(|span| paint(table, span, cursor)).collect())
        .collect();
    frame.render_widget(Paragraph::new(lines).scroll((window.y, window.x)), window.place);
}

fn paint<'a>(table: &Table, span: &'a session::Span, cursor: Option<&Target>) -> Span<'a> {
    let style = ink(span.ink);
    let Some(target) = &span.target else { return Span::styled(&span.text, style) };
    let hand = &table.hand;
    let style = if cursor == Some(target) {
        CURSOR
    } else if hand.gesture().next.contains(target) {
        next(style, span.ink, hand.gesture().next.len() > CROWD)
    } else if hand.clicks().contains(target) {
        style.fg(Color::Yellow).add_modifier(Modifier::BOLD | Modifier::ITALIC)
    } else {
        style
    };
    Span::styled(&span.text, style)
}

/// What may be chosen next: pieces are underlined, and the ground is coloured where that is news.
fn next(style: Style, ink: Ink, crowd: bool) -> Style {
    let style = style.add_modifier(Modifier::UNDERLINED).remove_modifier(Modifier::DIM);
    match ink {
        Ink::Seat(_) | Ink::Neutral => style,
        Ink::Board | Ink::Faint | Ink::Last if crowd => style.fg(Color::Green),
        Ink::Board | Ink::Faint | Ink::Last => style.fg(Color::Black).bg(Color::Green),
    }
}

/// Which cell of the sketch is under a point of the screen.
pub(super) fn under(table: &Table, area: Rect, point: Position) -> Option<(usize, usize)> {
    let window = Window::of(table, area);
    window.place.contains(point).then(|| {
        let x = point.x - window.place.x + window.x;
        let y = point.y - window.place.y + window.y;
        (x.into(), y.into())
    })
}
