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

/// What stands after each of these words in a file, up to the end of the line.
fn after<'a>(file: &'a str, word: &str) -> Vec<&'a str> {
    file.match_indices(word)
        .map(|(at, _)| file[at + word.len()..].split(['\n', '/']).next().unwrap_or_default().trim())
        .collect()
}

/// The lines of words that a file shows, written as they are or, where signs are strange, by numbers.
fn said(file: &str) -> Vec<String> {
    let lines = file.lines().filter_map(|line| line.trim().strip_suffix(" Tj"));
    let words = lines.map(|line| match line.strip_prefix('<') {
        Some(hex) => {
            let digits: Vec<char> = hex.chars().filter(char::is_ascii_hexdigit).collect();
            let pairs = digits.chunks(2).map(|pair| pair.iter().collect::<String>());
            pairs.filter_map(|pair| u8::from_str_radix(&pair, 16).ok()).map(char::from).collect()
        }
        None => line.trim_matches(['(', ')']).replace('\\', ""),
    });
    words.collect()
}

#[test]
fn print_writes_all_sheets_as_pages_of_one_pdf_file() {
    let folder = folder("pdf");
    let out = folder.to_string_lossy();
    for (paper, size) in [("a4", "[0 0 595.2756 841.88983]"), ("letter", "[0 0 612 792")] {
        let printed = |entry: &&&dyn Entry| !entry.sheets(Paper::A4, Lang::english()).is_empty();
        for entry in catalog::GAMES.iter().filter(printed) {
            let game = entry.about().key;
            let told =
                answer(&["print", game, "--pdf", "--paper", paper, "--lang", "fr", "--out", &out]);
            assert_eq!(told.trim_end(), folder.join(format!("{game}.pdf")).to_string_lossy());
            let bytes = fs::read(folder.join(format!("{game}.pdf"))).expect("a file");
            // Each byte is a sign, as in the fonts of the file.
            let file: String = bytes.iter().map(|byte| char::from(*byte)).collect();
            assert!(file.starts_with("%PDF-1.") && file.trim_end().ends_with("%%EOF"), "{game}");
            let sheets = entry.sheets(Paper::A4, Lang::find("fr").expect("French"));
            let boxes = after(&file, "/MediaBox");
            assert_eq!(boxes.len(), sheets.len(), "{game}");
            let close = |size: &str, found: &str| {
                let numbers = |text: &str| -> Vec<f32> {
                    let text = text.trim_matches(['[', ']']).split(' ');
                    text.filter_map(|number| number.parse().ok()).collect()
                };
                let (size, found) = (numbers(size), numbers(found));
                found.len() == 4 && size.iter().zip(&found).all(|(a, b)| (a - b).abs() < 0.05)
            };
            assert!(boxes.iter().all(|found| close(size, found)), "{game}: {boxes:?}");
            // Words are words: the game, its author, what the first page holds, the ruler at its foot.
            let said = said(&file);
            for words in [entry.about().name, "Plateau"] {
                assert!(said.iter().any(|line| line == words), "{game}: {words}");
            }
            for words in ["par ", "Imprimer"] {
                assert!(said.iter().any(|line| line.starts_with(words)), "{game}: {words}");
            }
            assert!(said.len() > 100 && file.contains("Helvetica"), "{game}: hardly a word");
            assert!(!file.contains("/Subtype /Image"), "{game}: a picture is no vector");
        }
    }
    let left = fs::read_dir(&folder).expect("the folder is there").flatten();
    assert!(left.map(|file| file.path()).all(|path| path.extension().is_some_and(|e| e == "pdf")));
}
