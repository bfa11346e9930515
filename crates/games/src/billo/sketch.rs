//! The board drawn with characters: two letters a square, the round piece and the square one.

use tabletier_core::{Control, Ink, Sketch, Span, Target, View};

use super::gesture::{Hand, shown_target};
use super::pieces::{Colour, Rank, Shape, Square};
use super::position::BilloPosition;
use super::scene::{claim_control, last_squares, with_hand};

pub(super) fn sketch(position: &BilloPosition, view: &View<'_>) -> Sketch {
    let last = last_squares(view.last);
    let hand = Hand::after(position, view.clicks);
    let board = with_hand(position, hand.as_ref());
    let names: String = ('a'..='h').map(|column| format!("  {column}  ")).collect();
    let names = || vec![Span::new(format!("   {names}"), Ink::Faint)];
    let rule = |left: &str, cross: &str, right: &str| {
        let cells = ["────"; 8].join(cross);
        vec![Span::new(format!("  {left}{cells}{right}"), Ink::Faint)]
    };

    let mut lines = vec![names(), rule("┌", "┬", "┐")];
    for row in (0..8).rev() {
        let name = Span::new(format!("{} ", row + 1), Ink::Faint);
        let mut line = vec![name.clone(), Span::new("│", Ink::Faint)];
        for column in 0..8 {
            let square = Square::at(column, row);
            let target = Target::new(square);
            let ground = if last & square.bit() == 0 { Ink::Board } else { Ink::Last };
            let edge = |text: &str| Span::new(text, ground).target(target.clone());
            let marks = if ground == Ink::Last { ["·", "·"] } else { [" ", " "] };
            line.push(edge(marks[0]));
            for shape in Shape::BOTH {
                let content = board.content(square);
                let rank = content.and_then(|content| content.rank(shape));
                line.push(match (content, rank) {
                    (Some(content), Some(rank)) => Span::new(
                        letter(content.colour, shape, rank),
                        Ink::Seat(content.colour.seat()),
                    )
                    .target(shown_target(hand.as_ref(), shape, square)),
                    _ => edge(" "),
                });
            }
            line.push(edge(marks[1]));
            line.push(Span::new("│", Ink::Faint));
        }
        line.push(Span::new(format!(" {}", row + 1), Ink::Faint));
        lines.push(line);
        lines.push(if row > 0 { rule("├", "┼", "┤") } else { rule("└", "┴", "┘") });
    }
    lines.push(names());
    let controls: Vec<Control> = claim_control(position, view.lang).into_iter().collect();
    Sketch { lines, controls }
}

/// The letter of a piece by itself, as in position texts.
fn letter(colour: Colour, shape: Shape, rank: Rank) -> &'static str {
    match (colour, shape, rank) {
        (Colour::Red, Shape::Round, Rank::Pawn) => "R",
        (Colour::Red, Shape::Round, Rank::Billo) => "O",
        (Colour::Red, Shape::Square, Rank::Pawn) => "S",
        (Colour::Red, Shape::Square, Rank::Billo) => "Q",
        (Colour::Black, Shape::Round, Rank::Pawn) => "r",
        (Colour::Black, Shape::Round, Rank::Billo) => "o",
        (Colour::Black, Shape::Square, Rank::Pawn) => "s",
        (Colour::Black, Shape::Square, Rank::Billo) => "q",
    }
}
