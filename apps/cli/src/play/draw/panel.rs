//! Beside the board: the players, what is to be done, the buttons, and a list of moves.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Borders, Clear, Padding, Paragraph};
use tabletier_session::words::terminal as words;
use tabletier_session::{Ink, Player, Seat, Verdict};

use super::layout::Layout;
use super::{CURSOR, Look, ink};
use crate::play::sitting::Sitting;
use crate::play::view;

/// Longer names are cut in the list of moves.
const LONG_NAME: usize = 8;
/// How wide a usual value is, such as `+1.25`.
const SHORT_VALUE: usize = 5;

pub(super) fn draw(frame: &mut Frame<'_>, sitting: &Sitting, look: Look, layout: &Layout) {
    let area = layout.panel;
    let mut top = if layout.beside { players(sitting) } else { Vec::new() };
    top.extend(status(sitting, look, layout));
    let buttons = buttons(sitting, layout);
    frame.render_widget(Paragraph::new(top), area);
    for (place, button) in buttons.iter().zip(sitting.board.buttons()) {
        let chosen = sitting.board.cursor() == Some(&button.choice);
        let style = if chosen { CURSOR } else { Style::new().add_modifier(Modifier::UNDERLINED) };
        frame.render_widget(Line::styled(format!(" {} ", button.label), style), *place);
    }
    if sitting.typing.is_open() && !layout.beside {
        let frame_line = Block::new().borders(Borders::LEFT).padding(Padding::left(1));
        let inside = frame_line.inner(layout.popup());
        frame.render_widget(Clear, layout.popup());
        frame.render_widget(frame_line, layout.popup());
        draw_list(frame, sitting, inside);
    }
    if layout.beside {
        let used =
            status_bottom(sitting, layout).max(buttons.last().map_or(0, |last| last.bottom()));
        let list = Rect { y: used + 1, height: area.bottom().saturating_sub(used + 1), ..area };
        draw_list(frame, sitting, list);
    }
}

fn players(sitting: &Sitting) -> Vec<Line<'static>> {
    let host = &sitting.host;
    let session = host.session();
    let winner = session.outcome().and_then(|outcome| match outcome.verdict {
        Verdict::Won(seat) => Some(seat),
        _ => None,
    });
    let width = name_width(sitting);
    let values = values(sitting);
    let line = |seat: Seat| {
        let turn = session.outcome().is_none() && session.seat() == seat;
        let mark = if winner == Some(seat) {
            "★ "
        } else if turn {
            "▶ "
        } else {
            "  "
        };
        Line::from(vec![
            Span::styled(mark, Modifier::BOLD),
            Span::styled(format!("{:<width$}", host.name(seat)), ink(Ink::Seat(seat))),
            Span::raw(values.get(seat.index()).cloned().unwrap_or_default()),
            Span::styled(format!("  {}", host.say_player(seat)), ink(Ink::Faint)),
        ])
    };
    Seat::first(session.seats()).map(line).chain([Line::default()]).collect()
}

/// What the position is worth to each player, as a column, if that is shown; its place is kept
/// until something is seen.
fn values(sitting: &Sitting) -> Vec<String> {
    if !sitting.shows_view() {
        return Vec::new();
    }
    let unknown = || vec![String::new(); sitting.host.session().seats()];
    let known = sitting.view.analysis().map(|analysis| view::values(analysis, sitting.host.lang));
    let values = known.unwrap_or_else(unknown);
    let widths = values.iter().map(|value| value.chars().count());
    let width = widths.chain([SHORT_VALUE]).max().unwrap_or(0);
    values.iter().map(|value| format!("  {value:>width$}")).collect()
}

/// How wide the longest name of a player is.
fn name_width(sitting: &Sitting) -> usize {
    let seats = Seat::first(sitting.host.session().seats());
    seats.map(|seat| sitting.host.name(seat).chars().count()).max().unwrap_or(0)
}

/// What is to be done or how it ended, and what is under the cursor.
fn status(sitting: &Sitting, look: Look, layout: &Layout) -> Vec<Line<'static>> {
    let host = &sitting.host;
    let width = usize::from(layout.panel.width);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    if sitting.is_thinking() {
        let player = host.player(host.session().seat());
        let thinking = look.busy(host.lang, |seconds| words::thinking(player, seconds));
        return vec![Line::styled(thinking, bold)];
    }
    let label = sitting.board.label().unwrap_or_default().to_string();
    let label = Span::styled(label, ink(Ink::Faint));
    let mut lines: Vec<Line<'static>> = textwrap::wrap(&status_words(sitting, layout), width)
        .into_iter()
        .map(|line| Line::from(Span::styled(line.into_owned(), bold)))
        .collect();
    if host.session().outcome().is_none() {
        match lines.last_mut() {
            Some(line) if !layout.beside => line.extend([Span::raw("  "), label]),
            _ => lines.push(Line::from(label)),
        }
    }
    lines
}

fn status_words(sitting: &Sitting, layout: &Layout) -> String {
    let host = &sitting.host;
    let prompt = sitting.board.hand().gesture().prompt;
    match host.session().outcome() {
        Some(_) => host.say_status(),
        None if layout.beside => prompt.say(host.lang).to_string(),
        None => words::addressed(host.player(host.session().seat()), prompt).say(host.lang),
    }
}

/// The first line below the status.
fn status_bottom(sitting: &Sitting, layout: &Layout) -> u16 {
    let width = usize::from(layout.panel.width);
    let players = if layout.beside { sitting.host.session().seats() + 1 } else { 0 };
    let words = textwrap::wrap(&status_words(sitting, layout), width).len();
    let label = usize::from(layout.beside);
    layout.panel.y + (players + words + label) as u16
}

/// Where the buttons are: in rows below the status.
pub(super) fn buttons(sitting: &Sitting, layout: &Layout) -> Vec<Rect> {
    let area = layout.panel;
    let (mut x, mut y) = (area.x, status_bottom(sitting, layout));
    let place = |label: &str| {
        let width = (Span::raw(label).width() as u16 + 2).min(area.width);
        if x + width > area.right() && x > area.x {
            (x, y) = (area.x, y + 1);
        }
        let place = Rect { x, y, width, height: 1 };
        x += width + 1;
        place
    };
    let places: Vec<Rect> =
        sitting.board.buttons().iter().map(|button| button.label.as_str()).map(place).collect();
    places.into_iter().map(|place| place.intersection(area)).collect()
}

fn draw_list(frame: &mut Frame<'_>, sitting: &Sitting, area: Rect) {
    let Some(height) = usize::from(area.height).checked_sub(1) else { return };
    let (heading, lines) = match sitting.host.table.to_move() {
        Some(Player::Person) if sitting.typing.is_open() => legal(sitting, height),
        // Whatever is typed now is no move.
        _ => played(sitting, height),
    };
    let heading = Line::styled(heading, Modifier::BOLD);
    let lines: Vec<Line<'_>> = std::iter::once(heading).chain(lines).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

/// The moves that may be meant by what is typed, around the one that is picked.
fn legal(sitting: &Sitting, height: usize) -> (String, Vec<Line<'_>>) {
    let lang = sitting.host.lang;
    let Some(list) = sitting.list() else {
        return (words::LISTING.say(lang).to_string(), Vec::new());
    };
    let numbers = sitting.typing.numbers();
    let heading = list.heading(numbers.len()).say(lang);
    if numbers.is_empty() {
        return (heading, vec![Line::styled(words::NO_MATCH.say(lang), ink(Ink::Faint))]);
    }
    let last = numbers.len().saturating_sub(height);
    let first = sitting.typing.picked().map_or(0, |picked| picked.saturating_sub(height / 2));
    let first = first.min(last);
    let digits = list.len().to_string().len();
    let line = |(index, &number): (usize, &usize)| {
        let picked = sitting.typing.picked() == Some(first + index);
        let style = if picked { CURSOR } else { Style::new() };
        let text = list.numbered(number).unwrap_or_default();
        let number = format!("{number:>digits$}  ");
        Line::from(vec![Span::styled(number, ink(Ink::Faint)), Span::styled(text, style)])
    };
    (heading, numbers[first..].iter().take(height).enumerate().map(line).collect())
}

/// The moves played, the last ones at the bottom, then those that can be played again.
fn played(sitting: &Sitting, height: usize) -> (String, Vec<Line<'_>>) {
    let host = &sitting.host;
    let lang = host.lang;
    let heading = words::PLAYED.say(lang).to_string();
    let count = host.session().played().len();
    let moves: Vec<(Seat, &str)> = host.moves().collect();
    if moves.is_empty() {
        return (heading, vec![Line::styled(words::NONE_PLAYED.say(lang), ink(Ink::Faint))]);
    }
    let undone = (moves.len() - count).min(height / 3);
    let end = (count + undone).saturating_sub(sitting.back).max(height.min(moves.len()));
    let first = end.saturating_sub(height);
    let digits = moves.len().to_string().len();
    let width = name_width(sitting).min(LONG_NAME);
    let line = |(index, (seat, text)): (usize, &(Seat, &'_ str))| {
        let number = first + index + 1;
        let style = match number.cmp(&count) {
            std::cmp::Ordering::Less => Style::new(),
            std::cmp::Ordering::Equal => Style::new().add_modifier(Modifier::BOLD),
            std::cmp::Ordering::Greater => ink(Ink::Faint),
        };
        let name = format!("{:<width$.width$} ", host.name(*seat));
        Line::from(vec![
            Span::styled(format!("{number:>digits$} "), ink(Ink::Faint)),
            Span::styled(name, ink(Ink::Seat(*seat))),
            Span::styled((*text).to_string(), style),
        ])
    };
    (heading, moves[first..end].iter().enumerate().map(line).collect())
}
