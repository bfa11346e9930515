//! The colours of a sketch.

use anstyle::{AnsiColor, Color, Style};
use tabletier_session::{Ink, Seat};

/// Colours that can be told apart on dark and on light ground.
pub(crate) fn style(ink: Ink) -> Style {
    match ink {
        Ink::Seat(seat) => foreground(seat_colour(seat)).bold(),
        Ink::Neutral => Style::new().bold(),
        Ink::Board => Style::new(),
        Ink::Faint => Style::new().dimmed(),
        Ink::Last => foreground(AnsiColor::Cyan).bold(),
    }
}

fn seat_colour(seat: Seat) -> AnsiColor {
    match seat {
        Seat::A => AnsiColor::Red,
        Seat::B => AnsiColor::Blue,
        Seat::C => AnsiColor::Yellow,
        _ => AnsiColor::Magenta,
    }
}

fn foreground(colour: AnsiColor) -> Style {
    Style::new().fg_color(Some(Color::Ansi(colour)))
}

/// Whether the one who watches wants colours: <https://no-color.org>.
pub(crate) fn wanted() -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
