//! `tabletier record split`: a file for every game.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use tabletier_session::quote;

use super::input::Selection;
use crate::failure::Failure;
use crate::whole_file;

/// Writes every game to a file of its own, and prints their names
///
/// The files are called after the first that is read, and by the numbers of the games: games-0001.txt.
/// One that exists is never replaced.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    games: Selection,

    /// The folder for the files
    #[arg(long, value_name = "DIR", default_value = ".")]
    dir: PathBuf,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let stem = self.games.files.stem();
        self.games.each(|number, record| {
            let path = numbered(&self.dir, &stem, number, "txt")?;
            whole_file::write(&path, &record.to_string())?;
            Ok(writeln!(out, "{}", path.display())?)
        })
    }
}

/// The file for the game with this number, which is not there yet, in a folder which is.
pub(crate) fn numbered(
    folder: &Path,
    stem: &str,
    number: usize,
    kind: &str,
) -> Result<PathBuf, Failure> {
    let unwritten = |path: &Path, why: &str| {
        let path = quote(&path.to_string_lossy());
        Failure::Wrong(format!("{path} cannot be written: {why}"))
    };
    fs::create_dir_all(folder).map_err(|error| unwritten(folder, &error.to_string()))?;
    let name = format!("{stem}-{number:04}.{kind}");
    let path = if folder == Path::new(".") { name.into() } else { folder.join(name) };
    match path.try_exists() {
        Ok(false) => Ok(path),
        Ok(true) => Err(unwritten(&path, "it exists; --dir names another folder")),
        Err(error) => Err(unwritten(&path, &error.to_string())),
    }
}
