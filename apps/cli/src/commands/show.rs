//! `tabletier show`: a picture of a position.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anstyle::{AnsiColor, Color, Style};
use tabletier_session::{Ink, Seat, Sketch};

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
            Failure::Wrong(format!("cannot write the picture to {}: {error}", file.display()))
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
