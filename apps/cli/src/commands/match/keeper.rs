//! Keeps the games of a match, in their order, whichever is over first.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tabletier_session::arena::Bout;
use tabletier_session::quote;

use crate::failure::Failure;

/// A file to which games are added.
pub(super) struct Keeper {
    path: PathBuf,
    file: File,
    /// Whether something stands in the file.
    begun: bool,
    date: String,
    /// Games that wait for an earlier one, and the number of the next.
    waiting: BTreeMap<usize, String>,
    next: usize,
}

impl Keeper {
    /// Adds to a file, or begins one.
    pub(super) fn open(path: &Path, date: String) -> Result<Keeper, Failure> {
        let opened = OpenOptions::new().append(true).create(true).open(path);
        let begun = opened.and_then(|file| Ok((file.metadata()?.len() > 0, file)));
        let (begun, file) = begun.map_err(|error| unwritten(path, &error))?;
        let path = path.to_path_buf();
        Ok(Keeper { path, file, begun, date, waiting: BTreeMap::new(), next: 0 })
    }

    /// Takes a game that is over, and writes what need not wait any more.
    pub(super) fn take(&mut self, bout: &Bout) -> Result<(), Failure> {
        let mut record = bout.record();
        record.set_date(&self.date)?;
        record.set_tag("Round", &(bout.number() + 1).to_string())?;
        self.waiting.insert(bout.number(), record.to_string());
        while let Some(record) = self.waiting.remove(&self.next) {
            self.next += 1;
            self.write(&record)?;
        }
        Ok(())
    }

    /// Writes what still waits for games that were not finished.
    pub(super) fn finish(mut self) -> Result<(), Failure> {
        let waiting = std::mem::take(&mut self.waiting);
        waiting.values().try_for_each(|record| self.write(record))
    }

    fn write(&mut self, record: &str) -> Result<(), Failure> {
        let blank = if self.begun { "\n" } else { "" };
        self.begun = true;
        let written = self.file.write_all(format!("{blank}{record}").as_bytes());
        written.map_err(|error| unwritten(&self.path, &error))
    }
}

fn unwritten(path: &Path, error: &io::Error) -> Failure {
    Failure::Wrong(format!("{} cannot be written: {error}", quote(&path.to_string_lossy())))
}
