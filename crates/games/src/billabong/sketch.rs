//! The board drawn with characters: a letter for a kangaroo, and its count.

use tabletier_core::words::billabong as words;
use tabletier_core::{Control, Ink, Seat, Sketch, Span, Target, View};

use super::board::{COLUMNS, ROWS, Square, Squares};
use super::gesture::LAKE;
use super::position::BillabongPosition;
use super::scene::{Figure, Picture, pass_control};

pub(super) fn sketch(position: &BillabongPosition, view: &View<'_>) -> Sketch {
    let picture = Picture::new(position, view);
    let last: Squares = picture.last.iter().copied().collect();
    let names: String = ('a'..='p').map(|column| format!(" {column}  ")).collect();
    let names = || vec![Span::new(format!("    {names}"), Ink::Faint)];
    let mut lines = vec![names()];
    for row in (0..ROWS).rev() {
        let mut line = vec![Span::new(format!("{:>3} ", row + 1), Ink::Faint)];
        for column in 0..COLUMNS {
            let square = Square::new(column, row).expect("a square of the board");
            line.extend(cell(&picture, square, last.has(square)));
            line.push(edge(square));
        }
        line.push(Span::new(format!("{:<2}", row + 1), Ink::Faint));
        lines.push(line);
    }
    lines.push(names());
    lines.push(Vec::new());
    let name = |seat: Seat| super::PLAYERS[seat.index()].say(view.lang);
    let names = super::PLAYERS.iter().map(|player| player.say(view.lang).chars().count());
    let width = names.max().unwrap_or(0) + 1;
    lines.extend(position.in_play().map(|seat| {
        let (home, waiting) = (picture.home(seat), position.team(seat).waiting());
        let state = match waiting {
            0 => words::sketch_home(home),
            _ => words::sketch_place(waiting),
        };
        let line = format!("  {seat} {:<width$} {}", name(seat), state.say(view.lang));
        vec![Span::new(line, Ink::Seat(seat))]
    }));
    let controls: Vec<Control> = pass_control(position, view.lang).into_iter().collect();
    Sketch { lines, controls }
}

/// Three characters for a square.
fn cell(picture: &Picture<'_>, square: Square, last: bool) -> [Span; 3] {
    if square.is_lake() {
        return ["~", "~", "~"].map(|text| Span::new(text, Ink::Faint).target(Target::new(LAKE)));
    }
    let ground = if last { Ink::Last } else { Ink::Board };
    let (letter, ink, count) = match picture.figure(square) {
        None => ("·".to_string(), ground, 0),
        Some(Figure::Referee) => ("R".to_string(), Ink::Neutral, 0),
        Some(Figure::Kangaroo(None, _)) => ("N".to_string(), Ink::Neutral, 0),
        Some(Figure::Kangaroo(Some(seat), count)) => (seat.to_string(), Ink::Seat(seat), count),
    };
    let count = if count == 0 { " ".to_string() } else { count.to_string() };
    let before = if last { "›" } else { " " };
    [Span::new(before, ground), Span::new(letter, ink), Span::new(count, ink)]
        .map(|span| span.target(Target::new(square)))
}

/// What is between a square and the next: the stream, below the lake.
fn edge(square: Square) -> Span {
    let stream = square.column() == COLUMNS / 2 - 1 && square.row() < 6;
    let lake = square.is_lake() && square.column() < 9;
    match (stream, lake) {
        (true, _) => Span::new("┊", Ink::Board),
        (_, true) => Span::new("~", Ink::Faint).target(Target::new(LAKE)),
        _ => Span::new(" ", Ink::Board),
    }
}
