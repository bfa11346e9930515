//! Where games come from: files or standard input, as records or as JSON.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use tabletier_session::record::{Games, LONGEST};
use tabletier_session::{Record, quote};

use super::filter::Filter;
use super::json;
use crate::failure::Failure;
use crate::lines;

/// Which files are read.
#[derive(clap::Args, Debug)]
pub(crate) struct Files {
    /// Files of games; without one, and for `-`, standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// A game of the files: its number, counted from 1 over all of them, and the record or what is wrong
/// with it.
pub(crate) struct Found {
    pub(crate) number: usize,
    pub(crate) record: Result<Record, String>,
}

/// The games of one file.
type Stream = Box<dyn Iterator<Item = Result<Result<Record, String>, Failure>>>;

impl Files {
    pub(crate) fn new(files: Vec<PathBuf>) -> Files {
        Files { files }
    }

    /// The name of the first file without its ending, for files that are made of it.
    pub(crate) fn stem(&self) -> String {
        let first = self.files.first().filter(|file| file.as_os_str() != "-");
        let stem = first.and_then(|file| file.file_stem());
        stem.map_or_else(|| "game".to_string(), |stem| stem.to_string_lossy().into_owned())
    }

    /// All games, read only as far as they are asked for. A file that is not there is told before
    /// anything is read.
    pub(crate) fn games(&self) -> Result<impl Iterator<Item = Result<Found, Failure>>, Failure> {
        let mut files = self.files.clone();
        if files.is_empty() {
            files.push(PathBuf::from("-"));
        }
        for file in files.iter().filter(|file| file.as_os_str() != "-") {
            File::open(file).map_err(|error| unread(&quoted(file), &error))?;
        }
        let games = files.into_iter().flat_map(|file| {
            let opened = open(&file);
            opened.unwrap_or_else(|failure| Box::new(std::iter::once(Err(failure))))
        });
        Ok(games.zip(1..).map(|(record, number)| Ok(Found { number, record: record? })))
    }

    /// Hands on every game; what is wrong is told on standard error, and at the end.
    pub(crate) fn each(
        &self,
        mut take: impl FnMut(usize, Record) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let mut faulty = false;
        for found in self.games()? {
            let Found { number, record } = found?;
            match record {
                Ok(record) => take(number, record)?,
                Err(fault) => {
                    faulty = true;
                    let _ = writeln!(io::stderr(), "error: {fault}");
                }
            }
        }
        if faulty { Err(Failure::Answered) } else { Ok(()) }
    }
}

/// Which games are meant: those of the files that the filter lets through.
#[derive(clap::Args, Debug)]
pub(crate) struct Selection {
    #[command(flatten)]
    pub(crate) files: Files,

    #[command(flatten)]
    filter: Filter,
}

impl Selection {
    /// Hands on every game that is meant, with its number among all.
    pub(crate) fn each(
        &self,
        mut take: impl FnMut(usize, Record) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let filter = self.filter.ready()?;
        self.files.each(|number, record| match filter.passes(&record) {
            true => take(number, record),
            false => Ok(()),
        })
    }
}

impl Files {
    /// The game with this number, counted from 1 over all files.
    pub(crate) fn nth(&self, number: usize) -> Result<Record, Failure> {
        let mut count = 0;
        for found in self.games()? {
            let found = found?;
            count = found.number;
            if count == number {
                return found.record.map_err(Failure::Wrong);
            }
        }
        let games = if count == 1 { "1 game".to_string() } else { format!("{count} games") };
        Err(Failure::Wrong(format!("game: found {number}, expected one of the {games} there are")))
    }
}

fn open(path: &Path) -> Result<Stream, Failure> {
    let (name, input): (String, Box<dyn io::Read>) = match path.as_os_str() == "-" {
        true => ("standard input".to_string(), Box::new(io::stdin())),
        false => {
            let name = quoted(path);
            (name.clone(), Box::new(File::open(path).map_err(|error| unread(&name, &error))?))
        }
    };
    let mut input = BufReader::with_capacity(lines::LONGEST, input);
    let first = input.fill_buf().map_err(|error| unread(&name, &error))?;
    let first = first.strip_prefix("\u{feff}".as_bytes()).unwrap_or(first);
    let is_json = first.trim_ascii_start().starts_with(b"{");
    Ok(if is_json { read_json(name, input) } else { read_records(name, input) })
}

fn read_records(name: String, input: impl BufRead + 'static) -> Stream {
    Box::new(Games::new(input).map(move |game| {
        let game = game.map_err(|error| unread(&name, &error))?;
        Ok(game.read().map_err(|error| format!("{name}: {error}")))
    }))
}

fn read_json(name: String, mut input: impl BufRead + 'static) -> Stream {
    let (mut line, mut game) = (0, 0);
    Box::new(std::iter::from_fn(move || {
        loop {
            let text = match lines::next(&mut input, 4 * LONGEST) {
                Ok(text) => text?,
                Err(error) => return Some(Err(unread(&name, &error))),
            };
            line += 1;
            let text = text.text();
            if text.as_ref().is_ok_and(|text| text.trim().is_empty()) {
                continue;
            }
            game += 1;
            let read = text.and_then(|text| json::read(&text));
            return Some(Ok(
                read.map_err(|fault| format!("{name}: game {game}, line {line}: {fault}"))
            ));
        }
    }))
}

fn quoted(path: &Path) -> String {
    let name = path.to_string_lossy();
    match name.chars().any(|c| c.is_control() || c == '"') {
        true => quote(&name),
        false => name.into_owned(),
    }
}

fn unread(name: &str, error: &io::Error) -> Failure {
    Failure::Wrong(format!("{name} cannot be read: {error}"))
}
