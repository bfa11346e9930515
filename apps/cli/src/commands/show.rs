//! `tabletier show`: a picture of a position.

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use tabletier_session::{Lang, Session, Sketch};

use crate::batch;
use crate::failure::Failure;
use crate::game_line::GameLine;
use crate::ink;
use crate::lang_args::LangArgs;
use crate::whole_file;

/// Draws the board with characters, or as an SVG picture
///
/// In colour if standard output is a terminal and the variable NO_COLOR is not set.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    line: GameLine,

    /// The position; without it the start position. `-` reads one position per line from standard
    /// input, perhaps with a TAB and moves after it, and answers each with one line, the lines of
    /// the drawing separated by TAB, or with `--svg -` its picture
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
        let lang = self.language.lang();
        if self.position.as_deref() == Some("-") {
            return self.show_each(out, lang);
        }
        let session = self.line.open(self.position.as_deref())?;
        picture(out, &*session, lang, self.svg.as_deref())
    }
}

impl Args {
    fn show_each(&self, out: &mut impl Write, lang: Lang) -> Result<(), Failure> {
        self.line.check()?;
        if self.svg.as_ref().is_some_and(|file| file.as_os_str() != "-") {
            return Err(Failure::Wrong(
                "--svg: found a file for many pictures, expected - for standard output".to_string(),
            ));
        }
        batch::answer(out, |line| {
            let session = self.line.open_line(line)?;
            Ok(match self.svg {
                Some(_) => vec![session.picture(lang).svg().trim_end().replace('\n', " ")],
                None => session.sketch(lang, &[]).to_string().lines().map(str::to_string).collect(),
            })
        })
    }
}

/// Draws the board with characters, or as a picture to this file.
pub(crate) fn picture(
    out: &mut impl Write,
    session: &dyn Session,
    lang: Lang,
    svg: Option<&Path>,
) -> Result<(), Failure> {
    let Some(file) = svg else {
        let sketch = session.sketch(lang, &[]);
        return if io::stdout().is_terminal() && ink::wanted() {
            Ok(paint(out, &sketch)?)
        } else {
            Ok(write!(out, "{sketch}")?)
        };
    };
    let svg = session.picture(lang).svg();
    match file.as_os_str() == "-" {
        true => Ok(write!(out, "{svg}")?),
        false => whole_file::write(file, &svg),
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
