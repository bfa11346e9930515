//! What a bundle was made of.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use sha2::{Digest, Sha256};

use crate::hex;

/// A hash of everything that decides what comes out: the module, what goes with it, and this program.
pub(crate) fn of(module: &Path, files: &[(String, Vec<u8>)]) -> Result<String, Box<dyn Error>> {
    let program = env::current_exe()?;
    let mut hash = Sha256::new();
    let mut add = |name: &str, bytes: &[u8]| {
        hash.update((name.len() as u64).to_le_bytes());
        hash.update(name);
        hash.update((bytes.len() as u64).to_le_bytes());
        hash.update(bytes);
    };
    let read = |path: &Path| {
        fs::read(path).map_err(|error| format!("{} cannot be read: {error}", path.display()))
    };
    add("program", &read(&program)?);
    add("module", &read(module)?);
    for (name, bytes) in files {
        add(name, bytes);
    }
    Ok(hex(&hash.finalize()))
}

/// What the bundle in this folder was made of, if there is one.
pub(crate) fn read(dist: &Path) -> Option<String> {
    dist.is_dir().then(|| fs::read_to_string(place(dist)).ok())?
}

/// Writes down what the bundle in this folder was made of.
pub(crate) fn write(dist: &Path, stamp: &str) -> io::Result<()> {
    fs::write(place(dist), stamp)
}

/// Beside the folder: all that is in it is published.
fn place(dist: &Path) -> PathBuf {
    dist.with_extension("stamp")
}
