//! What is wrong in a file of words.

use std::fmt;
use std::path::{Path, PathBuf};

/// Something wrong in a file of words: where, and what.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// The file.
    pub file: PathBuf,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, and what was expected.
    pub what: String,
}

impl Fault {
    pub(crate) fn new(file: &Path, line: usize, what: impl Into<String>) -> Fault {
        Fault { file: file.to_path_buf(), line, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Only the end of the path is about words.
        let parts: Vec<_> = self.file.iter().collect();
        let short: PathBuf = parts[parts.len().saturating_sub(3)..].iter().collect();
        write!(f, "{}:{}: {}", short.display(), self.line, self.what)
    }
}
