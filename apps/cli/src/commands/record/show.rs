//! `tabletier record show`: a position of a game.

use std::io::Write;
use std::path::PathBuf;

use super::input::Files;
use crate::commands::show;
use crate::failure::Failure;
use crate::lang_args::LangArgs;
use crate::usage::whole_number;

/// Shows a position of a game: `tabletier record show 3 games.txt --ply 10`
///
/// As a drawing of characters, as its text, or as an SVG picture.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Which game, counted from 1 over all files (without it the first), then the files; a file whose
    /// name is a number is written `./3`
    #[arg(value_name = "N] [FILE")]
    words: Vec<PathBuf>,

    /// After how many moves; without it after the last
    #[arg(long, value_name = "N", value_parser = ply, allow_negative_numbers = true)]
    ply: Option<usize>,

    /// Print the position as a text
    #[arg(long, conflicts_with = "svg")]
    position: bool,

    /// Write an SVG picture to this file; `-` is standard output
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    #[command(flatten)]
    language: LangArgs,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let number = self.words.first().and_then(|word| word.to_str()?.parse::<usize>().ok());
        let files = Files::new(self.words[usize::from(number.is_some())..].to_vec());
        let mut session = files.nth(number.unwrap_or(1))?.into_session();
        if let Some(ply) = self.ply {
            let moves = session.played().len();
            if ply > moves {
                return Err(Failure::Wrong(format!(
                    "ply: found {ply}, expected at most {moves}, the moves of that game"
                )));
            }
            if session.forfeited().is_some() {
                session.undo();
            }
            for _ in ply..moves {
                session.undo();
            }
        }
        match self.position {
            true => Ok(writeln!(out, "{}", session.position())?),
            false => show::picture(out, &*session, self.language.lang(), self.svg.as_deref()),
        }
    }
}

fn ply(text: &str) -> Result<usize, String> {
    whole_number(text, 0, 1_000_000)
}
