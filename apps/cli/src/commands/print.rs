//! `tabletier print`: a game on paper.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ValueEnum;
use tabletier_session::{Paper, catalog, pdf, quote};

use crate::failure::Failure;
use crate::lang_args::LangArgs;

/// Writes sheets to print: board, pieces to cut out, rules
///
/// Each is an SVG file at true scale: print it at 100 %, and check the ruler at its foot. The paths of
/// the files are printed, one per line. Files of these names are replaced, all of them or none. With
/// `--pdf` all sheets are pages of one PDF file.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The game, by its key in `tabletier games`
    #[arg(value_name = "GAME")]
    game: String,

    /// The size of the paper
    #[arg(long, value_name = "PAPER", value_enum, default_value_t)]
    paper: Size,

    #[command(flatten)]
    language: LangArgs,

    /// Write one PDF file of all sheets
    #[arg(long)]
    pdf: bool,

    /// Where to write the files; made if it is not there
    #[arg(long, value_name = "DIR", default_value = ".", hide_default_value = true)]
    out: PathBuf,
}

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Size {
    /// 210 by 297 mm
    #[default]
    A4,
    /// 8.5 by 11 inches
    Letter,
}

impl From<Size> for Paper {
    fn from(size: Size) -> Paper {
        match size {
            Size::A4 => Paper::A4,
            Size::Letter => Paper::Letter,
        }
    }
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let texts = self.texts()?;
        fs::create_dir_all(&self.out).map_err(|error| unwritten(&self.out, &error))?;
        let files = Files::beside(&self.out, &texts);
        files.write(&texts)?;
        files.0.iter().try_for_each(|(path, _)| writeln!(out, "{}", path.display()))?;
        Ok(())
    }

    /// The names of the files, and what will be in them.
    fn texts(&self) -> Result<Vec<(String, Vec<u8>)>, Failure> {
        let (entry, lang) = (catalog::find(&self.game)?, self.language.lang());
        let sheets = entry.sheets(self.paper.into(), lang);
        if self.pdf {
            let about = entry.about();
            let file = pdf(about.name, lang.tag(), &sheets);
            let file = file.map_err(|error| Failure::Wrong(error.to_string()))?;
            return Ok(vec![(format!("{}.pdf", about.key), file)]);
        }
        Ok(sheets.into_iter().map(|it| (it.file.clone(), it.svg().into_bytes())).collect())
    }
}

/// The files to be, each with the one beside it in which it is written first.
struct Files(Vec<(PathBuf, PathBuf)>);

impl Files {
    fn beside(folder: &Path, texts: &[(String, Vec<u8>)]) -> Files {
        let paths = |(name, _): &(String, Vec<u8>)| {
            let here = folder == Path::new(".");
            let path = if here { PathBuf::from(name) } else { folder.join(name) };
            (path, folder.join(format!("{name}.part")))
        };
        Files(texts.iter().map(paths).collect())
    }

    /// Only when all are written do they take the place of what was there.
    fn write(&self, texts: &[(String, Vec<u8>)]) -> Result<(), Failure> {
        let written = self.0.iter().zip(texts).try_for_each(|((path, part), (_, text))| {
            if path.is_dir() {
                return Err(unwritten(path, &io::Error::from(io::ErrorKind::IsADirectory)));
            }
            fs::write(part, text).map_err(|error| unwritten(path, &error))
        });
        let placed = written.and_then(|()| {
            self.0.iter().try_for_each(|(path, part)| {
                fs::rename(part, path).map_err(|error| unwritten(path, &error))
            })
        });
        if placed.is_err() {
            // What was not written cannot be removed either.
            self.0.iter().for_each(|(_, part)| drop(fs::remove_file(part)));
        }
        placed
    }
}

fn unwritten(path: &Path, error: &io::Error) -> Failure {
    Failure::Wrong(format!("{} cannot be written: {error}", quote(&path.to_string_lossy())))
}
