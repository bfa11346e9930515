//! What is wrong in a file of words stops the build, and says where.

use std::fs;
use std::path::{Path, PathBuf};

use tabletier_wordsmith::Library;

/// A small library of its own in a temporary folder.
struct Shelf(PathBuf);

/// The name of a language, which every one has.
const NAMES: &str = "name = Name\ngroup = ,\ndecimal = .\n";

impl Shelf {
    /// English with these messages and lessons, and one game with a figure.
    fn new(name: &str, ftl: &str) -> Shelf {
        let root = std::env::temp_dir().join(format!("wordsmith-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&root);
        let shelf = Shelf(root);
        shelf.write("words/en/language.ftl", NAMES);
        shelf.write("words/en/page.ftl", ftl);
        shelf.write(
            "games/nim/figures.txt",
            "[two]\nrules x\nposition 1,1 A\ntry 1:1\nrefused none 3:1\n",
        );
        shelf.write("words/en/nim.rules.md", RULES);
        shelf.write("words/en/nim.tasks.md", "# First {#first}\n\nDo it.\n\nLook.\n\nDone.\n");
        shelf
    }

    fn write(&self, file: &str, text: &str) {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Another language, with the lessons of English.
    fn add(&self, tag: &str, ftl: &str) {
        self.write(&format!("words/{tag}/language.ftl"), NAMES);
        self.write(&format!("words/{tag}/page.ftl"), ftl);
        for file in ["nim.rules.md", "nim.tasks.md"] {
            let text = fs::read_to_string(self.0.join("words/en").join(file)).unwrap();
            self.write(&format!("words/{tag}/{file}"), &text);
        }
    }

    fn read(&self) -> Result<Library, Vec<String>> {
        let library = Library::read(&self.0.join("words"), &self.0.join("games"));
        library.map_err(|faults| faults.iter().map(ToString::to_string).collect())
    }

    /// The only fault there is.
    fn fault(&self) -> String {
        let faults = self.read().map(|_| ()).unwrap_err();
        assert_eq!(faults.len(), 1, "{faults:#?}");
        faults[0].clone()
    }
}

impl Drop for Shelf {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const RULES: &str = "# Taking {#taking}\n\nTake some.\n\n> We say so.\n\n![Two heaps.](two)\n\n- `1:1` Good.\n- `3:1` There is no third.\n";

#[test]
fn a_sound_library_is_read() {
    let shelf = Shelf::new(
        "sound",
        "hello = Hello\ncount = { $n ->\n    [one] one\n   *[other] { $n }\n}\n",
    );
    shelf.add("de", "hello = Hallo\ncount = { $n ->\n    [one] eins\n   *[other] { $n }\n}\n");
    let library = shelf.read().unwrap();
    let tags: Vec<&str> = library.languages.iter().map(|language| language.tag.as_str()).collect();
    assert_eq!(tags, ["en", "de", "qps"]);
    let keys = library.keys();
    assert!(
        keys.contains("pub const HELLO: Phrase")
            && keys.contains("pub fn count(n: impl Into<Arg>)"),
        "{keys}"
    );
}

#[test]
fn a_seventh_language_is_a_folder() {
    let shelf = Shelf::new(
        "seventh",
        "pawns = { $n ->\n    [one] { $n } pawn\n   *[other] { $n } pawns\n}\n",
    );
    let polish = "pawns = { $n ->\n    [one] { $n } pion\n    [few] { $n } piony\n   *[many] { $n } pionów\n}\n";
    shelf.add("pl", polish);
    let library = shelf.read().unwrap();
    assert!(library.languages.iter().any(|language| language.tag == "pl" && !language.hidden));
    assert!(
        library.files().iter().any(|(name, text)| name == "words-pl.txt" && text.contains("piony"))
    );
    assert!(library.files().iter().any(|(name, _)| name == "book-pl-nim.txt"));
}

#[test]
fn messages_are_checked() {
    for (name, english, german, expected) in [
        ("missing", "a = A\nb = B\n", "a = A\n", "words/de/page.ftl:1: the message b is missing"),
        (
            "strange",
            "a = A\n",
            "a = A\nb = B\n",
            "words/de/page.ftl:2: the message b is not there in English",
        ),
        (
            "argument",
            "a = A { $x }\n",
            "\na = A { $y }\n",
            "words/de/page.ftl:2: a: the argument $y does not exist; there are: x",
        ),
        (
            "plural",
            "a = { $n ->\n    [one] x\n   *[other] y\n}\n",
            "a = { $n ->\n   *[other] y\n}\n",
            "words/de/page.ftl:1: a: the plural [one] of $n is missing",
        ),
        (
            "few",
            "a = { $n ->\n    [one] x\n   *[other] y\n}\n",
            "a = { $n ->\n    [one] x\n    [few] z\n   *[other] y\n}\n",
            "words/de/page.ftl:1: a: the plural [few] of $n is not one of this language",
        ),
        (
            "choice",
            "a = { $c ->\n    [red] x\n   *[black] y\n}\n",
            "a = { $c ->\n    [rot] x\n   *[black] y\n}\n",
            "words/de/page.ftl:1: a: $c is never rot; English knows: red, black",
        ),
        (
            "twice",
            "a = A\n",
            "a = A\na = A\n",
            "words/de/page.ftl:1: the message a is there already",
        ),
        ("term", "a = A\n", "a = { -x }\n", "words/de/page.ftl:1: a: the term -x is missing"),
        (
            "function",
            "a = A { $n }\n",
            "a = { DATETIME($n) }\n",
            "words/de/page.ftl:1: a: the function DATETIME does not exist; there is: NUMBER",
        ),
        (
            "quotes",
            "a = A\n",
            "a = \"A\"\n",
            "words/de/page.ftl:1: a typewriter's quotation mark or apostrophe in \"\\\"A\\\"\"",
        ),
    ] {
        let shelf = Shelf::new(name, english);
        shelf.add("de", german);
        assert_eq!(shelf.fault(), expected, "{name}");
    }
}

#[test]
fn a_file_that_cannot_be_parsed_is_named_with_its_line() {
    let shelf = Shelf::new("syntax", "a = A\n");
    shelf.add("de", "a = A\n\nb = { $\n");
    let faults = shelf.read().map(|_| ()).unwrap_err();
    assert!(faults[0].starts_with("words/de/page.ftl:3: "), "{faults:?}");
    let shelf = Shelf::new("bytes", "a = A\n");
    shelf.add("de", "a = A\n");
    fs::write(shelf.0.join("words/de/page.ftl"), b"a = \xff\n").unwrap();
    let faults = shelf.read().map(|_| ()).unwrap_err();
    assert!(faults.contains(&"words/de/page.ftl:1: this is not UTF-8".to_string()), "{faults:?}");
}

#[test]
fn lessons_are_checked() {
    for (name, file, text, expected) in [
        (
            "figure",
            "nim.rules.md",
            RULES.replace("(two)", "(three)"),
            "words/de/nim.rules.md:7: the game has no figure three",
        ),
        (
            "untold",
            "nim.rules.md",
            RULES.replace("- `3:1` There is no third.\n", ""),
            "words/de/nim.rules.md:9: nothing is said of `3:1`",
        ),
        (
            "move",
            "nim.rules.md",
            RULES.replace("`1:1`", "`2:2`"),
            "words/de/nim.rules.md:9: found `2:2`, expected `1:1`",
        ),
        (
            "chapter",
            "nim.rules.md",
            RULES.replace("{#taking}", "{#nehmen}"),
            "words/de/nim.rules.md:1: {#nehmen} is not there in English",
        ),
        (
            "task",
            "nim.tasks.md",
            "# First {#first}\n\nDo it.\n".to_string(),
            "words/de/nim.tasks.md:1: {#first}: found 1 paragraphs, expected what is asked, a hint and a praise",
        ),
    ] {
        let shelf = Shelf::new(name, "a = A\n");
        shelf.add("de", "a = A\n");
        shelf.write(&format!("words/de/{file}"), &text);
        let faults = shelf.read().map(|_| ()).unwrap_err();
        assert!(faults.iter().any(|fault| fault == expected), "{name}: {faults:#?}");
    }
    let brief = "![Two.](two)\n\n".repeat(5);
    for (name, text, expected) in [
        ("brief-figure", brief.replacen("(two)", "(three)", 1), "1: the game has no figure three"),
        (
            "brief-other",
            brief.replacen("(two)", "(three)", 1),
            "1: found the figure three, expected two here",
        ),
        ("brief-few", "![Two.](two)\n\n".repeat(4), "7: found 4 pictures, expected 5"),
        (
            "brief-words",
            brief.replacen("![Two.](two)", "Two.", 1),
            "1: expected a picture: ![words](figure)",
        ),
    ] {
        let shelf = Shelf::new(name, "a = A\n");
        shelf.add("de", "a = A\n");
        shelf.write("words/en/nim.brief.md", &brief);
        shelf.write("words/de/nim.brief.md", &text);
        let faults = shelf.read().map(|_| ()).unwrap_err();
        let expected = format!("words/de/nim.brief.md:{expected}");
        assert!(faults.contains(&expected), "{name}: {faults:#?}");
    }
    let shelf = Shelf::new("lesson-file", "a = A\n");
    shelf.add("de", "a = A\n");
    fs::remove_file(shelf.0.join("words/de/nim.tasks.md")).unwrap();
    assert_eq!(shelf.fault(), "words/de/nim.tasks.md:1: the file is missing");
}

#[test]
fn no_languages_are_a_fault_and_so_is_one_that_nobody_knows() {
    let nowhere = Library::read(Path::new("nowhere/words"), Path::new("nowhere/games"));
    assert!(nowhere.unwrap_err()[0].to_string().contains("the folder en is missing"));
    let shelf = Shelf::new("unknown", "a = A\n");
    shelf.add("xx", "a = A\n");
    let fault = shelf.fault();
    assert!(fault.contains("nobody knows the plurals of \"xx\""), "{fault}");
}

#[test]
fn the_language_of_tests_is_marked_and_longer() {
    let shelf = Shelf::new("pseudo", "hello = Hello everybody\nsigns = { $a }: { $b }\n");
    let files = shelf.read().unwrap().files();
    let (_, words) = files.iter().find(|(name, _)| name == "words-qps.txt").unwrap();
    assert!(
        words.contains("⟦Hééllóó ééveerybóódy⟧".replace("ééveery", "éévééry").as_str()),
        "{words}"
    );
    assert!(words.contains("\n\u{1}0: \u{1}1\n"), "{words}");
    let (_, book) = files.iter().find(|(name, _)| name == "book-qps-nim.txt").unwrap();
    assert!(book.contains("words\t⟦Táákéé sóóméé.⟧"), "{book}");
}
