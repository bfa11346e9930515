//! `tabletier show`: a picture of a position.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use tabletier_session::{Sketch, quote};

use crate::failure::Failure;
use crate::game_args::GameArgs;
use crate::ink;
use crate::lang_args::LangArgs;

/// Draws the board with characters, or as an SVG picture
///
/// In colour if standard output is a terminal and the variable NO_COLOR is not set.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// The position; without it the start position
    #[arg(value_name = "POSITION")]
    position: Option<String>,

    /// Write an SVG picture to this file instead; `-` is standard output
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    #[command(flatten)]
    language: LangArgs,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let session = self.game.open(self.position.as_deref())?;
        let lang = self.language.lang();
        let Some(file) = &self.svg else {
            let sketch = session.sketch(lang, &[]);
            return if io::stdout().is_terminal() && ink::wanted() {
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

fn paint(out: &mut impl Write, sketch: &Sketch) -> io::Result<()> {
    for line in &sketch.lines {
        for span in line {
            let style = ink::style(span.ink);
            write!(out, "{style}{}{style:#}", span.text)?;
        }
        writeln!(out)?;
    }
    Ok(())
}
