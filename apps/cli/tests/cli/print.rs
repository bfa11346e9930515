//! Games on paper.

use std::fs;
use std::path::PathBuf;

use tabletier_session::{Entry, Lang, Paper, catalog};

use crate::{answer, run};

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("print-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("there is room for files");
    folder
}

#[test]
fn print_writes_a_file_per_sheet_and_tells_its_path() {
    let folder = folder("files").join("made");
    let out = folder.to_string_lossy();
    let printed = |entry: &&&dyn Entry| !entry.sheets(Paper::A4, Lang::english()).is_empty();
    for game in catalog::GAMES.iter().filter(printed).map(|entry| entry.about().key) {
        let told = answer(&["print", game, "--out", &out]);
        let paths: Vec<PathBuf> = told.lines().map(PathBuf::from).collect();
        assert!(paths.len() >= 4, "{told}");
        for path in &paths {
            let svg = fs::read_to_string(path).expect("the sheet is written");
            assert!(svg.starts_with("<svg ") && svg.contains("width=\"210mm\""), "{path:?}");
        }
        assert_eq!(paths[0], folder.join(format!("{game}-1-board.svg")));
    }
    let left = fs::read_dir(&folder).expect("the folder is there").flatten();
    assert!(left.map(|file| file.path()).all(|path| path.extension().is_some_and(|e| e == "svg")));
}

#[test]
fn print_keeps_to_the_paper_and_the_language_asked_for() {
    let folder = folder("letter");
    let out = folder.to_string_lossy();
    answer(&["print", "billo", "--paper", "letter", "--lang", "fr", "--out", &out]);
    let svg = fs::read_to_string(folder.join("billo-1-board.svg")).expect("the board");
    assert!(svg.contains("width=\"215.9mm\" height=\"279.4mm\""), "{svg}");
    assert!(svg.contains(">Plateau<"), "{svg}");
}

#[test]
fn print_writes_to_the_current_folder_unless_told_otherwise() {
    let folder = folder("here");
    let output = crate::tabletier().current_dir(&folder).args(["print", "batons"]).output();
    let told = String::from_utf8(output.expect("it runs").stdout).expect("paths");
    assert!(told.starts_with("batons-1-board.svg\n"), "{told}");
    assert!(told.lines().all(|path| folder.join(path).is_file()), "{told}");
}

#[test]
fn where_one_sheet_cannot_be_written_none_is_replaced() {
    let folder = folder("half");
    fs::write(folder.join("billo-1-board.svg"), "mine").expect("a file");
    fs::create_dir(folder.join("billo-3-rules.svg")).expect("a folder in the way");
    let run = run(["print", "billo", "--out", &folder.to_string_lossy()]);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.starts_with("error: ") && run.err.lines().count() == 1, "{}", run.err);
    assert!(run.err.contains("billo-3-rules.svg"), "{}", run.err);
    assert_eq!(fs::read_to_string(folder.join("billo-1-board.svg")).expect("a file"), "mine");
    assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 2, "nothing is left behind");
}
