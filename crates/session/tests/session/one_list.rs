//! A game is its folder and a line of the list: nothing else in the repository knows which games
//! there are.
//!
//! Product code names no game. A test may take one for an example, but none names all of them. What
//! lies in folders or files that are called after a game is its own, and so are the `mod` lines that
//! lead there.

use std::path::{Path, PathBuf};
use std::{fs, io};

use tabletier_session::catalog;

/// Where the list is.
const LIST: &str = "crates/games/src/lib.rs";
/// What is code.
const CODE: [&str; 5] = ["rs", "html", "js", "css", "toml"];
/// Folders and files of tests.
const TESTS: [&str; 4] = ["tests", "web-tests", "tests.rs", "testing.rs"];
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

/// What a game is called in code and for people.
fn names() -> Vec<[String; 2]> {
    let names = |about: &tabletier_session::About| [about.key, about.name].map(str::to_lowercase);
    catalog::GAMES.iter().map(|entry| names(entry.about())).collect()
}

/// Whether a path is called after a game.
fn is_own(path: &Path) -> bool {
    path.iter().filter_map(|part| part.to_str()).any(|part| {
        let words: Vec<&str> = part.split(|c: char| !c.is_ascii_alphanumeric()).collect();
        catalog::GAMES.iter().any(|entry| words.contains(&entry.about().key))
    })
}

/// Which games the lines name, each with the first line that does so.
fn named<'a>(lines: impl Iterator<Item = (usize, &'a str)>) -> Vec<Option<usize>> {
    let mut found = vec![None; catalog::GAMES.len()];
    for (number, line) in lines {
        let line = line.to_lowercase();
        for (at, names) in found.iter_mut().zip(names()) {
            if at.is_none() && names.iter().any(|name| line.contains(name)) {
                *at = Some(number);
            }
        }
    }
    found
}

/// What a file has to do with games that it should not.
fn faults(path: &Path, text: &str) -> Vec<String> {
    let place = path.display();
    // Comments explain by examples.
    let counts =
        |line: &str| !["//", "mod "].iter().any(|begin| line.trim_start().starts_with(begin));
    let lines = || (1..).zip(text.lines()).filter(|(_, line)| counts(line));
    let in_tests = path.iter().any(|part| TESTS.iter().any(|tests| part == *tests));
    let begin = (1..).zip(text.lines()).find(|(_, line)| *line == "#[cfg(test)]");
    let begin = if in_tests { 0 } else { begin.map_or(usize::MAX, |(number, _)| number) };
    let product = named(lines().take_while(|(number, _)| *number < begin)).into_iter().flatten();
    let mut faults: Vec<String> =
        product.map(|line| format!("{place}:{line} names a game in code for all games")).collect();
    let tests = named(lines().skip_while(|(number, _)| *number < begin));
    if let Some(lines) = tests.into_iter().collect::<Option<Vec<usize>>>() {
        let line = lines.into_iter().max().unwrap_or(0);
        faults.push(format!("{place}:{line} completes a list of all games in a test"));
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
    for entry in catalog::GAMES {
        let folder = root().join("crates/games/src").join(entry.about().key);
        assert!(folder.join("mod.rs").is_file(), "{} is missing", folder.display());
    }
}

#[test]
fn lists_are_found_and_examples_are_not() {
    let [first, .., last] = catalog::GAMES else { panic!("two games at least") };
    let (first, last) = (first.about().key, last.about().key);
    let found = |path: &str, text: &str| faults(Path::new(path), text).join("\n");
    let code = format!("// {first}\nfn main() {{\n    play({first:?});\n}}\n");
    assert_eq!(found("a/b.rs", &code), "a/b.rs:3 names a game in code for all games");
    assert_eq!(found("a/tests/b.rs", &code), "");
    let list: String =
        catalog::GAMES.iter().map(|entry| entry.about().name.to_string() + "\n").collect();
    let line = catalog::GAMES.len();
    let fault = format!("tests/b.rs:{line} completes a list of all games in a test");
    assert_eq!(found("tests/b.rs", &list), fault);
    assert!(found("b.rs", &format!("#[cfg(test)]\n{list}")).contains("completes"));
    assert_eq!(found("b.rs", &format!("#[cfg(test)]\n{first}")), "");
    assert!(
        is_own(Path::new(&format!("a/{last}/b.rs")))
            && is_own(Path::new(&format!("{last}_play.rs")))
    );
    assert!(!is_own(Path::new(&format!("a/{last}s.rs"))));
}
