//! The user's cache folder, where an unpacked compiler is kept for every clone.

use std::env;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

use super::toolchain::Unpacked;

/// What the folder of an unpacked compiler is called, before its version.
const NAME: &str = "wasm-toolchain-";

/// The folder for what can be fetched again.
pub(crate) fn folder() -> io::Result<PathBuf> {
    place(env::var_os("XDG_CACHE_HOME"), env::var_os("HOME")).ok_or_else(|| {
        io::Error::other("no cache folder: neither XDG_CACHE_HOME nor HOME is set to a path")
    })
}

/// As the XDG specification says: a path that is not absolute does not count.
fn place(cache: Option<OsString>, home: Option<OsString>) -> Option<PathBuf> {
    let absolute = |path: OsString| Some(PathBuf::from(path)).filter(|path| path.is_absolute());
    let cache = cache.and_then(absolute);
    let cache = cache.or_else(|| home.and_then(absolute).map(|home| home.join(".cache")));
    cache.map(|cache| cache.join("tabletier"))
}

/// The folder for the compiler of this version.
pub(crate) fn toolchain(version: &str) -> io::Result<PathBuf> {
    Ok(folder()?.join(format!("{NAME}{version}")))
}

/// The newest compiler that has been unpacked here before, if it still works.
pub(crate) fn newest() -> Option<PathBuf> {
    let entries = folder().ok()?.read_dir().ok()?.flatten();
    let mut found: Vec<_> = entries
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            Some((version(name.strip_prefix(NAME)?)?, entry.path()))
        })
        .collect();
    found.sort();
    found.into_iter().rev().map(|(_, path)| path).find(|path| Unpacked(path).works())
}

/// The numbers that a version begins with: 1.96.0 of `1.96.0+dfsg1-1`.
pub(crate) fn version(text: &str) -> Option<Vec<u32>> {
    let numbers = text.split(|c: char| c != '.' && !c.is_ascii_digit()).next()?;
    numbers.split('.').map(|number| number.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cache_lies_where_the_user_wants_it() {
        let place = |cache: &str, home: &str| place(Some(cache.into()), Some(home.into()));
        assert_eq!(place("/fast", "/home/anne"), Some("/fast/tabletier".into()));
        assert_eq!(place("", "/home/anne"), Some("/home/anne/.cache/tabletier".into()));
        assert_eq!(place("here", "/home/anne"), Some("/home/anne/.cache/tabletier".into()));
        assert_eq!(place("", "there"), None);
    }

    #[test]
    fn versions_are_compared_by_their_numbers() {
        assert_eq!(version("1.96.0+dfsg1-1~deb12u2"), Some(vec![1, 96, 0]));
        assert!(version("1.100.0").unwrap() > version("1.96.1").unwrap());
        assert_eq!(version("unpacking-1234"), None);
        assert_eq!(version(""), None);
    }
}
