//! `tabletier show`: a picture of a position.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anstyle::{AnsiColor, Color, Style};
use tabletier_session::{Ink, Seat, Sketch, quote};

use crate::args::Language;
use crate::failure::Failure;
use crate::table::Table;

/// Draws the board with characters, or as an SVG picture
///
/// In colour if standard output is a terminal and the variable NO_COLOR is not set.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    table: Table,

    /// The position; without it the start position
    #[arg(value_name = "POSITION")]
    position: Option<String>,

    /// Write an SVG picture to this file instead; `-` is standard output
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// The language of labels
    #[arg(long, value_name = "LANGUAGE", value_enum, default_value_t)]
    lang: Language,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let session = self.table.open(self.position.as_deref())?;
        let lang = self.lang.into();
        let Some(file) = &self.svg else {
            let sketch = session.sketch(lang, &[]);
            return if wants_colour() {
                Ok(paint(out, &sketch)?)
            } else {
                Ok(write!(out, "{sketch}")?)
            };
        };
        let svg = session.picture(lang).svg();
        if file.as_os_str() == "-" {
            return Ok(write!(out, "{svg}")?);
        }
        fs::write(file, svg).map_err(|error| {
            let file = quote(&file.to_string_lossy());
            Failure::Wrong(format!("the picture cannot be written to {file}: {error}"))
        })
    }
}

fn wants_colour() -> bool {
    io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

fn paint(out: &mut impl Write, sketch: &Sketch) -> io::Result<()> {
    for line in &sketch.lines {
        for span in line {
            let style = style(span.ink);
            write!(out, "{style}{}{style:#}", span.text)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Colours that can be told apart on dark and on light ground.
fn style(ink: Ink) -> Style {
    let colour = |colour| Style::new().fg_color(Some(Color::Ansi(colour)));
    match ink {
        Ink::Seat(seat) => colour(match seat {
            Seat::A => AnsiColor::Red,
            Seat::B => AnsiColor::Blue,
            Seat::C => AnsiColor::Green,
            _ => AnsiColor::Magenta,
        })
        .bold(),
        Ink::Neutral => Style::new().bold(),
        Ink::Board => Style::new(),
        Ink::Faint => Style::new().dimmed(),
        Ink::Last => colour(AnsiColor::Yellow),
    }
}

#[cfg(test)]
mod tests {
    use tabletier_session::Span;

    use super::*;

    #[test]
    fn every_ink_is_ended_where_its_span_ends() {
        let inks = [Ink::Seat(Seat::A), Ink::Seat(Seat::B), Ink::Neutral, Ink::Faint, Ink::Last];
        let spans = inks.map(|ink| Span::new("x", ink));
        let sketch = Sketch { lines: vec![spans.to_vec()], ..Sketch::default() };
        let mut out = Vec::new();
        paint(&mut out, &sketch).expect("memory can be written");
        let painted = String::from_utf8(out).expect("colours are ASCII");
        assert_eq!(painted.matches("mx\u{1b}[0m").count(), inks.len(), "{painted:?}");
        assert_ne!(style(Ink::Seat(Seat::A)), style(Ink::Seat(Seat::B)));
    }
}
