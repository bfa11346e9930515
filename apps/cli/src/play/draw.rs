//! The table on a screen, as one sits at it.

mod board;
mod layout;
mod panel;
mod view;

use std::time::Duration;

use ratatui::Frame;
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use tabletier_session::words::terminal as words;
use tabletier_session::{Ink, Lang, Message, Player, Target};

use super::help::{self, HelpLine, help};
use super::sitting::{Confirm, Note, Sitting};
use layout::Layout;

/// How to draw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// Whether there are colours; without them everything is told apart by other means.
    pub(crate) colour: bool,
    /// How long the program has been thinking.
    pub(crate) thinking: Duration,
}

const SPINNER: [&str; 4] = ["|", "/", "-", "\\"];

impl Look {
    /// What the program is doing, and for how many seconds.
    fn busy(self, lang: Lang, doing: impl FnOnce(u64) -> Message) -> String {
        let frame = self.thinking.as_millis() as usize / 100 % SPINNER.len();
        format!("{} {}", SPINNER[frame], doing(self.thinking.as_secs()).say(lang))
    }
}

/// What the cursor is on.
const CURSOR: Style = Style::new().fg(Color::Black).bg(Color::Yellow).add_modifier(Modifier::BOLD);

/// Where the move that has begun may go on.
const NEXT: Style = Style::new().fg(Color::Black).bg(Color::Green);

/// What lies under a point of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Under {
    /// A cell of the board's sketch.
    Board { x: usize, y: usize },
    /// A button, by its index.
    Button(usize),
}

/// Draws the table.
pub(crate) fn draw(frame: &mut Frame<'_>, sitting: &Sitting, look: Look) {
    let area = frame.area();
    match Layout::of(area, sitting) {
        None => frame.render_widget(
            Paragraph::new(words::TOO_SMALL.say(sitting.host.lang)).wrap(Wrap { trim: true }),
            area,
        ),
        Some(layout) => draw_all(frame, sitting, look, &layout),
    }
    if !look.colour {
        frame.buffer_mut().content.iter_mut().for_each(bleach);
    }
}

/// Takes the colours away: what the cursor is on is reversed instead, where the move may go on is
/// underlined.
fn bleach(cell: &mut Cell) {
    if Some(cell.bg) == CURSOR.bg {
        cell.modifier.insert(Modifier::REVERSED);
    } else if Some(cell.bg) == NEXT.bg {
        cell.modifier.insert(Modifier::UNDERLINED);
    }
    (cell.fg, cell.bg) = (Color::Reset, Color::Reset);
}

fn draw_all(frame: &mut Frame<'_>, sitting: &Sitting, look: Look, layout: &Layout) {
    draw_title(frame, sitting, layout);
    if let Some(scroll) = sitting.help {
        draw_help(frame, sitting, scroll, layout.main);
    } else {
        board::draw(frame, sitting, layout.board);
        panel::draw(frame, sitting, look, layout);
        if let Some(area) = layout.view {
            view::draw(frame, sitting, area);
        }
        draw_note(frame, sitting, look, layout.note);
        draw_input(frame, sitting, layout.input);
    }
    let hints = Paragraph::new(hints(sitting)).style(ink(Ink::Faint));
    frame.render_widget(hints, indented(layout.hints));
}

/// What lies under a point of the screen, where there is something to choose.
pub(crate) fn under(sitting: &Sitting, area: Rect, column: u16, row: u16) -> Option<Under> {
    if sitting.help.is_some() || sitting.confirm.is_some() {
        return None;
    }
    let point = Position { x: column, y: row };
    let layout = Layout::of(area, sitting)?;
    let button = panel::buttons(sitting, &layout).iter().position(|place| place.contains(point));
    button
        .map(Under::Button)
        .or_else(|| board::under(sitting, layout.board, point).map(|(x, y)| Under::Board { x, y }))
}

/// The style of an ink.
fn ink(ink: Ink) -> Style {
    Style::from(crate::ink::style(ink))
}

fn indented(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

fn draw_title(frame: &mut Frame<'_>, sitting: &Sitting, layout: &Layout) {
    let area = layout.title;
    let session = sitting.host.session();
    let title = Line::from(vec![
        Span::styled(session.about().name, Modifier::BOLD),
        Span::styled(format!("  {}", session.rules()), ink(Ink::Faint)),
    ]);
    frame.render_widget(title, indented(area));
    // Without a list of the moves, at least the last one.
    let last = if layout.beside { None } else { sitting.host.last() };
    let corner = match last {
        Some((seat, text)) => vec![
            Span::styled(sitting.host.name(seat), ink(Ink::Seat(seat))),
            Span::raw(format!(" {text}")),
        ],
        None => vec![Span::styled("Tabletier", ink(Ink::Faint))],
    };
    frame.render_widget(Line::from(corner).right_aligned(), indented(area));
}

fn draw_help(frame: &mut Frame<'_>, sitting: &Sitting, scroll: u16, area: Rect) {
    let area = indented(area);
    let width = usize::from(area.width).min(100);
    let lines: Vec<Line<'_>> = help(&sitting.host, &words::HELP_KEYS, help::KEYS, width)
        .into_iter()
        .map(|line| match line {
            HelpLine::Heading(text) => Line::styled(text, Modifier::BOLD),
            HelpLine::Text(text) => Line::from(text),
        })
        .collect();
    let last = (lines.len() as u16).saturating_sub(area.height);
    frame.render_widget(Paragraph::new(lines).scroll((scroll.min(last), 0)), area);
}

fn draw_note(frame: &mut Frame<'_>, sitting: &Sitting, look: Look, area: Rect) {
    let lang = sitting.host.lang;
    let hinting = look.busy(lang, words::hint_coming);
    let (text, style) = match (&sitting.confirm, &sitting.note) {
        (Some(Confirm::Quit), _) => {
            (words::QUIT_ASKED.say(lang), Style::new().add_modifier(Modifier::BOLD))
        }
        (Some(Confirm::Resign), _) => {
            (words::RESIGN_ASKED.say(lang), Style::new().add_modifier(Modifier::BOLD))
        }
        (Some(Confirm::New | Confirm::Load(_)), _) => {
            (words::NEW_ASKED.say(lang), Style::new().add_modifier(Modifier::BOLD))
        }
        (None, Some(Note::Told(text))) => (text.as_str(), Style::new().fg(Color::Green)),
        (None, Some(Note::Wrong(text))) => {
            (text.as_str(), Style::new().fg(Color::Red).add_modifier(Modifier::BOLD))
        }
        (None, None) if sitting.is_hinting() => (hinting.as_str(), Style::new()),
        (None, None) => return,
    };
    let area = indented(area);
    let lines = shortened(text, area.width.into(), area.height.into());
    frame.render_widget(Paragraph::new(lines.join("\n")).style(style), area);
}

/// The text in so many lines; what does not fit is left off, visibly.
fn shortened(text: &str, width: usize, height: usize) -> Vec<String> {
    let mut lines: Vec<String> =
        textwrap::wrap(text, width.max(10)).into_iter().map(String::from).collect();
    if lines.len() > height {
        lines.truncate(height);
        if let Some(last) = lines.last_mut() {
            if last.chars().count() >= width {
                last.pop();
            }
            last.push('…');
        }
    }
    lines
}

fn draw_input(frame: &mut Frame<'_>, sitting: &Sitting, area: Rect) {
    let area = indented(area);
    let lang = sitting.host.lang;
    let prompt = Span::styled("> ", Modifier::BOLD);
    let typed = sitting.typing.text();
    let rest = if !sitting.typing.is_empty() {
        // The end is what is being written.
        let room = usize::from(area.width.saturating_sub(3));
        let skipped = typed.chars().count().saturating_sub(room);
        let shown: String = typed.chars().skip(skipped).collect();
        let x = area.x + 2 + Span::raw(&shown).width() as u16;
        frame.set_cursor_position((x.min(area.right().saturating_sub(1)), area.y));
        Span::raw(shown)
    } else if sitting.host.table.to_move() != Some(Player::Person) {
        Span::default()
    } else if sitting.board.hand().clicks().is_empty() {
        Span::styled(words::TYPE_A_MOVE.say(lang), ink(Ink::Faint))
    } else {
        let clicks: Vec<&str> = sitting.board.hand().clicks().iter().map(Target::as_str).collect();
        Span::raw(format!("{} …", clicks.join(" › ")))
    };
    frame.render_widget(Line::from(vec![prompt, rest]), area);
}

fn hints(sitting: &Sitting) -> &'static str {
    let hints = if sitting.help.is_some() {
        &words::HINTS_HELP
    } else if sitting.typing.is_open() {
        &words::HINTS_TYPING
    } else if sitting.host.session().outcome().is_some() {
        &words::HINTS_OVER
    } else if sitting.is_thinking() {
        &words::HINTS_WATCHING
    } else {
        &words::HINTS
    };
    hints.say(sitting.host.lang)
}

#[cfg(test)]
mod tests;
