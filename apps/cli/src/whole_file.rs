//! Files that take the place of what was there only when they are whole.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tabletier_session::quote;

use crate::failure::Failure;

/// A file that is being written beside the one that it will replace.
#[derive(Debug)]
pub(crate) struct WholeFile {
    named: PathBuf,
    /// What is to be replaced; behind a link, what it leads to.
    target: PathBuf,
    /// What is written meanwhile; `None` where nothing is replaced, as with a device.
    part: Option<PathBuf>,
    file: BufWriter<File>,
}

impl WholeFile {
    /// Begins a file of this name.
    pub(crate) fn create(path: &Path) -> Result<WholeFile, Failure> {
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        let replaces = fs::metadata(&target).map_or(true, |known| known.is_file());
        let part = replaces.then(|| beside(&target));
        let file = File::create(part.as_ref().unwrap_or(&target));
        let file = BufWriter::new(file.map_err(|error| unwritten(path, &error))?);
        Ok(WholeFile { named: path.to_path_buf(), target, part, file })
    }

    /// Puts it where it belongs.
    pub(crate) fn finish(mut self) -> Result<(), Failure> {
        let placed = self.file.flush().and_then(|()| match &self.part {
            None => Ok(()),
            Some(part) => {
                if let Ok(known) = fs::metadata(&self.target) {
                    fs::set_permissions(part, known.permissions())?;
                }
                fs::rename(part, &self.target)
            }
        });
        placed.map_err(|error| unwritten(&self.named, &error))?;
        self.part = None;
        Ok(())
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes).map_err(|error| io::Error::other(self.named(&error)))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush().map_err(|error| io::Error::other(self.named(&error)))
    }
}

impl WholeFile {
    fn named(&self, error: &io::Error) -> String {
        format!("{} cannot be written: {error}", quote(&self.named.to_string_lossy()))
    }
}

/// What was not finished leaves no trace.
impl Drop for WholeFile {
    fn drop(&mut self) {
        if let Some(part) = &self.part {
            let _ = fs::remove_file(part);
        }
    }
}

/// Writes a whole file at once.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let mut file = WholeFile::create(path)?;
    file.write_all(text.as_bytes()).map_err(|error| Failure::Wrong(error.to_string()))?;
    file.finish()
}

fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(".part");
    path.with_file_name(name)
}

fn unwritten(path: &Path, error: &io::Error) -> Failure {
    Failure::Wrong(format!("{} cannot be written: {error}", quote(&path.to_string_lossy())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_there_stays_until_the_new_file_is_whole() {
        let folder = std::env::temp_dir().join(format!("tabletier-whole-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let path = folder.join("x.svg");
        fs::write(&path, "old").expect("a file");
        let mut file = WholeFile::create(&path).expect("a file beside it");
        file.write_all(b"half").expect("some bytes");
        assert_eq!(fs::read_to_string(&path).expect("the old file"), "old");
        drop(file);
        assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 1);
        assert!(write(&path, "new").is_ok());
        assert_eq!(fs::read_to_string(&path).expect("the new file"), "new");
        assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 1);
        assert!(write(&folder, "x").is_err() && write(&folder.join("no/x"), "x").is_err());
        fs::remove_dir_all(&folder).expect("the folder is removed");
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_written_to_and_not_replaced() {
        assert!(write(Path::new("/dev/null"), "x").is_ok());
        assert!(!fs::metadata("/dev/null").expect("a device").is_file());
    }
}
