//! The board drawn with characters.

use tabletier_core::words::bilitaire as words;
use tabletier_core::{Ink, Lang, Sketch, Span, Target, View};

use super::board::{Board, Hole, Slot};
use super::gesture::Hand;
use super::last::Last;
use super::position::{BilitairePosition, Scores, Turn};
use super::scene::controls;

pub(super) fn sketch(position: &BilitairePosition, view: &View<'_>) -> Sketch {
    let (hand, controls) = match Hand::after(position, view.clicks) {
        Ok((hand, gesture)) => (hand, controls(&gesture.next, view.lang)),
        Err(_) => (Hand::Empty, Vec::new()),
    };
    let pen = Pen {
        board: hand.board(position),
        turn: position.turn(),
        last: Last::shown(position, view.last),
    };
    let faint = |text: &str| vec![Span::new(text, Ink::Faint)];
    let mut lines = vec![faint("        A       B       C       D")];
    for row in (0..4).rev() {
        for line in 0..4 {
            lines.push(pen.line(row, line));
        }
    }
    lines.push(faint("      a  b    c  d    e  f    g  h"));
    lines.push(faint(&status(position, &hand, pen.board, view.lang)));
    Sketch { lines, controls }
}

/// The marbles left, the score to beat, and what was announced.
fn status(position: &BilitairePosition, hand: &Hand, board: Board, lang: Lang) -> String {
    let mut parts = vec![words::status_left(board.count())];
    if let Scores::One(first) | Scores::Both(first, _) = position.scores()
        && !position.rules.single
    {
        parts.push(words::status_to_beat(first));
    }
    if let Some(jumps) = hand.announced(position) {
        parts.push(words::status_announced(jumps));
    }
    let parts: Vec<String> = parts.iter().map(|part| part.say(lang)).collect();
    format!("    {}", parts.join("   "))
}

struct Pen {
    board: Board,
    turn: Turn,
    last: Last,
}

impl Pen {
    /// One of the four lines of a row of slots, each eight characters wide.
    fn line(&self, row: u8, line: u8) -> Vec<Span> {
        let name = match line {
            1 | 2 => format!("{:>2}  ", 2 * row + 3 - line),
            _ => "    ".to_string(),
        };
        let mut spans = vec![Span::new(name, Ink::Faint)];
        for slot in (0..4).map(|column| Slot::new(column, row)) {
            spans.extend(self.slot(slot, line));
        }
        if line == 2 {
            spans.push(Span::new(format!(" {}", row + 1), Ink::Faint));
        }
        spans
    }

    fn slot(&self, slot: Slot, line: u8) -> Vec<Span> {
        let marked = self.last.slots & slot.bit() != 0;
        let ink = if marked { Ink::Last } else { Ink::Board };
        let part = |text: &str, ink: Ink| {
            let span = Span::new(text, ink);
            if self.turn == Turn::Trays { span.target(Target::new(slot)) } else { span }
        };
        if !self.board.has_tray(slot) {
            let ink = if marked { Ink::Last } else { Ink::Faint };
            return vec![part(if line == 1 || line == 2 { "  ·  ·  " } else { "        " }, ink)];
        }
        match line {
            0 => vec![part("╭──────╮", ink)],
            3 => vec![part("╰──────╯", ink)],
            _ => {
                let hole = |right| Hole::new(2 * slot.column() + right, 2 * slot.row() + 2 - line);
                let edge = |text| part(text, ink);
                let [left, right] = [0, 1].map(|side| self.hole(hole(side), slot));
                vec![edge("│ "), left, edge("  "), right, edge(" │")]
            }
        }
    }

    fn hole(&self, hole: Hole, slot: Slot) -> Span {
        let text = if self.board.has_marble(hole) { "●" } else { "○" };
        let ink = match (self.last.holes & hole.bit() != 0, self.board.has_marble(hole)) {
            (true, _) => Ink::Last,
            (false, true) => Ink::Neutral,
            (false, false) => Ink::Faint,
        };
        let span = Span::new(text, ink);
        match self.turn {
            Turn::Trays => span.target(Target::new(slot)),
            Turn::Opening | Turn::Jumps(_) => span.target(Target::new(hole)),
            Turn::Over => span,
        }
    }
}
