//! What the engine sees, below the panel's other lines.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use tabletier_session::words::terminal as words;
use tabletier_session::{Analysis, Ink};

use super::ink;
use crate::play::sitting::Sitting;
use crate::play::view::{by_name, looked, shortened, variants};

/// A line tells how far the engine looked if so much is left for the moves, or enough for all.
const ROOM: usize = 40;

pub(super) fn draw(frame: &mut Frame<'_>, sitting: &Sitting, area: Rect) {
    let width = area.width.into();
    let lines = match (area.height, sitting.view.analysis()) {
        (1, Some(analysis)) => vec![line(sitting, analysis, width)],
        (1, None) => vec![Line::styled(words::VIEW_COMING.say(sitting.host.lang), ink(Ink::Faint))],
        (_, analysis) => block(sitting, analysis, width),
    };
    frame.render_widget(Paragraph::new(lines), area);
}

/// A heading, how far the engine looked, and the best lines. What the position is worth to each
/// stands beside the players.
fn block(sitting: &Sitting, analysis: Option<&Analysis>, width: usize) -> Vec<Line<'static>> {
    let lang = sitting.host.lang;
    let looked = analysis.map_or_else(|| words::VIEW_COMING.into(), looked).say(lang);
    let mut lines = vec![
        Line::styled(words::VIEW.say(lang), Modifier::BOLD),
        Line::styled(looked, ink(Ink::Faint)),
    ];
    let seat = sitting.host.session().seat();
    let variants = analysis.map_or_else(Vec::new, |analysis| variants(analysis, seat, lang));
    let column = variants.iter().map(|variant| variant.value.chars().count()).max().unwrap_or(0);
    lines.extend(variants.iter().enumerate().map(|(rank, variant)| {
        let style = if rank == 0 { Modifier::BOLD.into() } else { Style::new() };
        let moves = shortened(&variant.moves, width.saturating_sub(column + 2));
        Line::from(vec![
            Span::styled(format!("{:>column$}  ", variant.value), ink(Ink::Faint)),
            Span::styled(moves, style),
        ])
    }));
    lines
}

/// The same in a line: what the position is worth, the best line, and at the end how far the
/// engine looked, as there is room.
fn line(sitting: &Sitting, analysis: &Analysis, width: usize) -> Line<'static> {
    let host = &sitting.host;
    let (lang, seat) = (host.lang, host.session().seat());
    let variants = variants(analysis, seat, lang);
    let Some(best) = variants.first() else { return Line::default() };
    let value = match analysis.scores.len() {
        2 => format!("{} {}", host.name(seat), best.value),
        _ => by_name(host, analysis),
    };
    let looked = looked(analysis).say(lang);
    let length = |text: &str| text.chars().count() + 2;
    let left = width.saturating_sub(length(&value));
    let room = left.saturating_sub(length(&looked));
    let wanted = best.moves.join(" ").chars().count().min(ROOM);
    let (left, looked) = if room >= wanted { (room, looked) } else { (left, String::new()) };
    let moves = format!("  {:<left$}", shortened(&best.moves, left));
    Line::from(vec![
        Span::styled(value, Modifier::BOLD),
        Span::raw(moves),
        Span::styled(format!("  {looked}"), ink(Ink::Faint)),
    ])
}
