//! A game is its folder and a line of the list: nothing else in the repository knows which games
//! there are.
//!
//! Product code names no game. A test may take one for an example, but none lists all of them: that
//! is, names them within a few lines. What lies in folders or files that are called after a game is its
//! own, and so are the `mod` lines that lead there.

use std::path::{Path, PathBuf};
use std::{fs, io};

use tabletier_session::{About, catalog};

/// Where the list is.
const LIST: &str = "crates/games/src/lib.rs";
/// What is code.
const CODE: [&str; 5] = ["rs", "html", "js", "css", "toml"];
/// Folders and files of tests.
const TESTS: [&str; 4] = ["tests", "web-tests", "tests.rs", "testing.rs"];
/// Who names all games within so many lines lists them.
const NEAR: usize = 20;
/// Folders that hold nothing that was written by hand.
const MADE: [&str; 2] = ["target", "corpus"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All files of code below a folder, by their paths from the root.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(root().join(folder))? {
        let entry = entry?;
        let name = entry.file_name().into_string().expect("a name in UTF-8");
        let path = folder.join(&name);
        if entry.file_type()?.is_dir() {
            if !name.starts_with('.') && !MADE.contains(&name.as_str()) {
                collect(&path, files)?;
            }
        } else if path.extension().is_some_and(|ending| CODE.iter().any(|code| ending == *code)) {
            files.push(path);
        }
    }
    Ok(())
}

/// Whether a path is called after a game.
fn is_own(path: &Path) -> bool {
    path.iter().filter_map(|part| part.to_str()).any(|part| named(part).contains(&true))
}

/// Which games a line names by their keys or as people do, in the order of the catalog.
fn named(line: &str) -> Vec<bool> {
    let words = words(line);
    let names = |about: &About| {
        let key = words.iter().any(|word| word.eq_ignore_ascii_case(about.key));
        key || line.contains(about.name) && about.name.contains(|c: char| !c.is_alphanumeric())
    };
    catalog::GAMES.iter().map(|entry| names(entry.about())).collect()
}

/// The words that a line and its names are made of: of `billo_play` or `BilloPlay`, both.
fn words(line: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for part in line.split(|c: char| !c.is_alphanumeric()) {
        let mut begin = 0;
        for (at, c) in part.char_indices() {
            if at > begin && c.is_uppercase() {
                words.push(&part[begin..at]);
                begin = at;
            }
        }
        words.push(&part[begin..]);
    }
    words
}

/// What a file has to do with games that it should not.
fn faults(path: &Path, text: &str) -> Vec<String> {
    let mut in_tests = path.iter().any(|part| TESTS.iter().any(|tests| part == *tests));
    let mut faults = Vec::new();
    // Where each game was named last.
    let mut seen = vec![None; catalog::GAMES.len()];
    for (number, line) in (1..).zip(text.lines()) {
        in_tests |= line == "#[cfg(test)]";
        // Comments explain by examples.
        if ["//", "mod ", "pub mod "].iter().any(|begin| line.trim_start().starts_with(begin)) {
            continue;
        }
        let named = named(line);
        if !named.contains(&true) {
            continue;
        }
        if !in_tests {
            faults.push(format!("{}:{number} names a game in code for all games", path.display()));
            continue;
        }
        for (last, _) in seen.iter_mut().zip(named).filter(|(_, named)| *named) {
            *last = Some(number);
        }
        if seen.iter().all(|last: &Option<usize>| last.is_some_and(|last| last + NEAR > number)) {
            faults.push(format!("{}:{number} completes a list of all games", path.display()));
        }
    }
    faults
}

#[test]
fn no_game_is_named_outside_its_folders_and_the_list() {
    let mut files = Vec::new();
    collect(Path::new(""), &mut files).expect("the repository can be read");
    files.sort();
    assert!(files.iter().any(|path| path == Path::new(LIST)), "the list is not in {LIST}");
    let others = files.iter().filter(|path| *path != Path::new(LIST) && !is_own(path));
    let faults: Vec<String> = others
        .flat_map(|path| {
            let text = fs::read_to_string(root().join(path)).expect("code is text");
            faults(path, &text)
        })
        .collect();
    assert!(
        faults.is_empty(),
        "take the games from {LIST} (each_game!, catalog::GAMES), or put what is a game's own into a \
         folder or file called after it:\n{}",
        faults.join("\n")
    );
}

#[test]
fn a_game_is_in_a_folder_called_by_its_key() {
    for &entry in catalog::GAMES {
        let folder = root().join("crates/games/src").join(entry.about().key);
        assert!(folder.join("mod.rs").is_file(), "{} is missing", folder.display());
    }
}

#[test]
fn lists_are_found_and_examples_are_not() {
    let keys: Vec<&str> = catalog::GAMES.iter().map(|entry| entry.about().key).collect();
    let found = |path: &str, text: &str| faults(Path::new(path), text).join("\n");
    let code = format!("// {0}\nmod {0};\nfn main() {{\n    play({0:?});\n}}\n", keys[0]);
    assert_eq!(found("a/b.rs", &code), "a/b.rs:4 names a game in code for all games");
    assert_eq!(found("a/tests/b.rs", &code), "");
    assert_eq!(found("b.rs", &format!("#[cfg(test)]\n{code}")), "");
    let list = keys.join("\n");
    let fault = "completes a list of all games";
    assert_eq!(found("tests/b.rs", &list), format!("tests/b.rs:{} {fault}", keys.len()));
    assert_eq!(
        found("b.rs", &format!("#[cfg(test)]\n{list}")),
        format!("b.rs:{} {fault}", keys.len() + 1)
    );
    assert_eq!(found("tests/b.rs", &keys.join(&"\n".repeat(NEAR))), "");
    for own in ["a/KEY/b.rs", "KEY_play.rs", "a/KEY.rs"] {
        assert!(is_own(Path::new(&own.replace("KEY", keys[1]))), "{own}");
    }
    assert!(!is_own(Path::new(&format!("a/{}s.rs", keys[1]))));
}
