//! Where games go, and `tabletier record merge`.

use std::io::Write;
use std::path::PathBuf;

use tabletier_session::Record;

use super::input::Selection;
use crate::failure::Failure;
use crate::whole_file::WholeFile;

/// Writes the games of all files as one
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    games: Selection,

    #[command(flatten)]
    to: To,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        self.to.write(out, |games| self.games.each(|_, record| games.put(&record)))
    }
}

/// Where games go.
#[derive(clap::Args, Debug)]
pub(crate) struct To {
    /// Write to this file instead of standard output. It may be one of those that are read, and is
    /// replaced only when everything went well
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl To {
    /// Lets `work` write games.
    pub(crate) fn write(
        &self,
        out: &mut impl Write,
        work: impl FnOnce(&mut RecordsOut<'_>) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        match &self.out {
            None => work(&mut RecordsOut { out, games: 0 }),
            Some(path) => {
                let mut file = WholeFile::create(path)?;
                work(&mut RecordsOut { out: &mut file, games: 0 })?;
                file.finish()
            }
        }
    }
}

/// Takes games one after the other.
pub(crate) struct RecordsOut<'a> {
    out: &'a mut dyn Write,
    games: usize,
}

impl RecordsOut<'_> {
    /// Writes a game, after a blank line if others came before.
    pub(crate) fn put(&mut self, record: &Record) -> Result<(), Failure> {
        self.put_text(&record.to_string())
    }

    /// The same with a game that is written already.
    pub(crate) fn put_text(&mut self, record: &str) -> Result<(), Failure> {
        if self.games > 0 {
            writeln!(self.out)?;
        }
        self.games += 1;
        write!(self.out, "{record}")?;
        Ok(())
    }

    /// Writes a line as it is.
    pub(crate) fn put_line(&mut self, line: &str) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{line}")?)
    }
}
