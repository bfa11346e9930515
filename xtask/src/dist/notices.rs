//! The licences of other people's code that a release contains: most ask that their text goes with it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::cargo::cargo;

/// What files with the text of a licence begin with.
const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

/// A crate of other people's, and what it says of its licence.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Crate {
    name: String,
    licence: String,
}

/// The licences of all crates that the program or the web client are made of.
pub(super) fn notices() -> io::Result<String> {
    let mut crates = BTreeSet::new();
    for package in ["tabletier-cli", "tabletier-web"] {
        let mut tree = cargo(&["tree", "--edges", "normal", "--prefix", "none"]);
        let told = tree.args(["--package", package, "--format", "{p}\t{l}"]).output()?;
        if !told.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&told.stderr)));
        }
        crates.extend(String::from_utf8_lossy(&told.stdout).lines().filter_map(read));
    }
    let sources = sources()?;
    let texts = crates.into_iter().map(|one| {
        let texts = texts(&sources, &one.name)?;
        Ok((one, texts))
    });
    Ok(written(texts.collect::<io::Result<Vec<_>>>()?) + &fonts()?)
}

/// The licences of the fonts that come with the page.
fn fonts() -> io::Result<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../apps/web/fonts");
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.retain(|file| file.to_string_lossy().ends_with(".OFL.txt"));
    files.sort();
    let texts = files.iter().map(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        Ok(format!("\n\n==== {name} ====\n\n{}", fs::read_to_string(file)?))
    });
    texts.collect()
}

/// A line of the tree, `name v1.2.3\tMIT`; ours name a folder too.
fn read(line: &str) -> Option<Crate> {
    let (package, licence) = line.split_once('\t')?;
    let [name, version] =
        package.split(' ').filter(|word| *word != "(proc-macro)").collect::<Vec<_>>()[..]
    else {
        return None;
    };
    let version = version.strip_prefix('v')?;
    let licence = licence.trim_end_matches(" (*)").to_string();
    Some(Crate { name: format!("{name}-{version}"), licence })
}

/// Where cargo unpacks the sources of crates: a folder for each place that it has them from.
fn sources() -> io::Result<Vec<PathBuf>> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let folder = home.unwrap_or_default().join("registry/src");
    fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
}

/// The texts of a crate's licences, in the order of their names.
fn texts(sources: &[PathBuf], name: &str) -> io::Result<Vec<String>> {
    let folder = sources.iter().map(|source| source.join(name)).find(|folder| folder.is_dir());
    let folder =
        folder.ok_or_else(|| io::Error::other(format!("the sources of {name} are gone")))?;
    let files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut files = files.collect::<io::Result<Vec<_>>>()?;
    files.retain(|file| file.is_file() && is_licence(file));
    files.sort();
    files
        .iter()
        .map(|file| Ok(String::from_utf8_lossy(&fs::read(file)?).trim().to_string()))
        .collect()
}

fn is_licence(file: &Path) -> bool {
    let name = file.file_name().map(|name| name.to_string_lossy().to_uppercase());
    name.is_some_and(|name| NAMES.iter().any(|begin| name.starts_with(begin)))
}

/// Each text once, below the names of all crates that have it.
fn written(crates: Vec<(Crate, Vec<String>)>) -> String {
    let mut written =
        "Tabletier contains code of other people, under these licences.\n".to_string();
    let mut shared: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (Crate { name, licence }, texts) in crates {
        written.push_str(&format!("\n{name}: {licence}"));
        for text in texts {
            shared.entry(text).or_default().push(name.clone());
        }
    }
    for (text, names) in shared {
        written.push_str(&format!("\n\n\n==== {} ====\n\n{text}", names.join(", ")));
    }
    written.push('\n');
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_of_other_people_are_told_from_ours() {
        let serde = Crate { name: "serde-1.0.2".into(), licence: "MIT OR Apache-2.0".into() };
        assert_eq!(read("serde v1.0.2\tMIT OR Apache-2.0"), Some(serde.clone()));
        assert_eq!(read("serde v1.0.2 (proc-macro)\tMIT OR Apache-2.0 (*)"), Some(serde));
        assert_eq!(read("tabletier-core v0.1.0 (/home/tabletier/crates/core)\tMIT"), None);
        assert_eq!(read(""), None);
    }

    #[test]
    fn a_text_is_there_once_with_all_who_have_it() {
        let of = |name: &str, texts: &[&str]| {
            let one = Crate { name: name.into(), licence: "MIT".into() };
            (one, texts.iter().map(ToString::to_string).collect())
        };
        let written =
            written(vec![of("a-1", &["Free."]), of("b-2", &["Free.", "Mine."]), of("c-3", &[])]);
        assert!(written.contains("\na-1: MIT\nb-2: MIT\nc-3: MIT\n"), "{written}");
        assert!(written.contains("==== a-1, b-2 ====\n\nFree.\n"), "{written}");
        assert!(written.contains("==== b-2 ====\n\nMine.\n"), "{written}");
    }

    #[test]
    fn what_we_are_made_of_has_its_licences() {
        let notices = notices().unwrap();
        for name in ["clap-", "leptos-", "rusqlite-"] {
            assert!(notices.contains(&format!("\n{name}")), "{name}");
        }
        assert!(notices.contains("Permission is hereby granted"), "texts");
        assert!(!notices.contains("\ntabletier"), "ours are not other people's");
    }
}
