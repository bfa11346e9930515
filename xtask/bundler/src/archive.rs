//! Archives of releases.
//!
//! The same folder makes the same archive, byte for byte, whoever packs it and when: so that people
//! can see for themselves that it holds what it says.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};
use tar::{Builder, HeaderMode};

use crate::hex;

/// Packs a folder into a `.tar.gz` beside it, with its SHA-256 in a file beside that, as `sha256sum
/// --check` reads it.
pub(crate) fn pack(folder: &Path) -> io::Result<()> {
    let archive = beside(folder, ".tar.gz");
    write(folder, &archive)?;
    let bytes = fs::read(&archive)?;
    let sum = format!("{}  {}\n", hex(&Sha256::digest(&bytes)), name(&archive)?);
    fs::write(beside(&archive, ".sha256"), &sum)?;
    println!("dist: {} ({} KiB)", archive.display(), bytes.len() >> 10);
    print!("{sum}");
    Ok(())
}

fn write(folder: &Path, archive: &Path) -> io::Result<()> {
    let gzip = GzBuilder::new().write(File::create(archive)?, Compression::best());
    let mut builder = Builder::new(gzip);
    // No times, no owners.
    builder.mode(HeaderMode::Deterministic);
    let top = Path::new(name(folder)?);
    for file in files(folder)? {
        let inside = file.strip_prefix(folder).map_err(io::Error::other)?;
        builder.append_path_with_name(&file, top.join(inside))?;
    }
    builder.into_inner()?.finish()?;
    Ok(())
}

/// All files below a folder, in the order of their names.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries: Result<Vec<_>, _> =
        fs::read_dir(folder)?.map(|entry| Ok::<_, io::Error>(entry?.path())).collect();
    let mut files = Vec::new();
    for path in entries? {
        if path.is_dir() {
            files.extend(self::files(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// What a file or folder is called.
fn name(path: &Path) -> io::Result<&str> {
    let name = path.file_name().and_then(|name| name.to_str());
    name.ok_or_else(|| io::Error::other(format!("{} has a strange name", path.display())))
}

/// The path with something more at its end; dots in a version are no endings.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut longer = path.as_os_str().to_owned();
    longer.push(suffix);
    longer.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;

    #[test]
    fn an_archive_holds_the_folder_and_is_the_same_each_time() {
        let place = std::env::temp_dir().join(format!("bundler-archive-{}", std::process::id()));
        let folder = place.join("tabletier-1.2.3-somewhere");
        fs::create_dir_all(folder.join("man")).unwrap();
        fs::write(folder.join("README.md"), "read me").unwrap();
        fs::write(folder.join("man/tabletier.1"), "a page").unwrap();
        pack(&folder).unwrap();
        let archive = place.join("tabletier-1.2.3-somewhere.tar.gz");
        let first = fs::read(&archive).unwrap();
        let sum = fs::read_to_string(beside(&archive, ".sha256")).unwrap();
        assert!(sum.ends_with("  tabletier-1.2.3-somewhere.tar.gz\n"), "{sum}");
        assert!(sum.starts_with(&hex(&Sha256::digest(&first))), "{sum}");
        let mut entries = tar::Archive::new(GzDecoder::new(&*first));
        let names: Vec<_> = entries
            .entries()
            .unwrap()
            .map(|entry| entry.unwrap().path().unwrap().into_owned())
            .collect();
        let expected = ["README.md", "man/tabletier.1"];
        assert_eq!(names, expected.map(|name| Path::new("tabletier-1.2.3-somewhere").join(name)));
        fs::write(folder.join("README.md"), "read me").unwrap();
        pack(&folder).unwrap();
        assert_eq!(fs::read(&archive).unwrap(), first);
        fs::remove_dir_all(&place).unwrap();
        assert!(pack(&folder).is_err(), "what is not there cannot be packed");
    }
}
