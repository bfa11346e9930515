//! All languages, read and checked.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::compile::Compiler;
use crate::figures::{self, Figure};
use crate::fluent::Messages;
use crate::index::Key;
use crate::lessons::Lesson;
use crate::{Fault, misprint, plural, pseudo};

/// The language that says which messages there are.
const REFERENCE: &str = "en";
/// The endings of lessons.
const RULES: &str = ".rules.md";
const TASKS: &str = ".tasks.md";
const BRIEF: &str = ".brief.md";

/// All languages, read and checked.
#[derive(Debug)]
pub struct Library {
    pub(crate) index: Vec<Key>,
    pub(crate) version: String,
    /// The languages; English first.
    pub languages: Vec<Language>,
}

/// The words of a language as programs want them.
#[derive(Debug)]
pub struct Language {
    /// Its tag, such as `fr`.
    pub tag: String,
    /// Its name in itself.
    pub name: String,
    /// Whether it is for tests alone.
    pub hidden: bool,
    pub(crate) plurals: String,
    pub(crate) entries: Vec<String>,
    pub(crate) books: BTreeMap<String, String>,
}

impl Language {
    /// The name of the file with its messages.
    pub fn file(&self) -> String {
        format!("words-{}.txt", self.tag)
    }

    /// The name of the file that teaches a game.
    pub fn book_file(&self, game: &str) -> String {
        format!("book-{}-{game}.txt", self.tag)
    }
}

/// The files of a language.
struct Folder {
    tag: String,
    path: PathBuf,
    messages: Messages,
    lessons: BTreeMap<String, Lesson>,
}

impl Library {
    /// Reads the folder with a folder for each language; the figures are in a folder for each game.
    pub fn read(words: &Path, games: &Path) -> Result<Library, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut tags = folders(words);
        tags.sort_by_key(|path| (name(path) != REFERENCE, path.clone()));
        let folders: Vec<Folder> =
            tags.iter().map(|path| Folder::read(path, &mut faults)).collect();
        let Some(english) = folders.first().filter(|folder| folder.tag == REFERENCE) else {
            return Err(vec![Fault::new(words, 1, "the folder en is missing")]);
        };
        let figures = read_figures(games, &mut faults);
        let index = english.index(&mut faults);
        let mut languages: Vec<Language> = folders
            .iter()
            .map(|folder| folder.language(english, &index, &figures, false, &mut faults))
            .collect();
        languages.push(english.language(english, &index, &figures, true, &mut Vec::new()));
        faults.sort();
        faults.dedup();
        if !faults.is_empty() {
            return Err(faults);
        }
        let names: Vec<String> =
            index.iter().map(|key| format!("{}/{}", key.module, key.name())).collect();
        Ok(Library { version: version(&names), index, languages })
    }
}

impl Folder {
    fn read(path: &Path, faults: &mut Vec<Fault>) -> Folder {
        let mut ftl = Vec::new();
        let mut lessons = BTreeMap::new();
        let mut files: Vec<PathBuf> = list(path);
        files.sort();
        for file in files {
            let text = match fs::read(&file).map(String::from_utf8) {
                Ok(Ok(text)) => text,
                Ok(Err(_)) => {
                    faults.push(Fault::new(&file, 1, "this is not UTF-8"));
                    continue;
                }
                Err(error) => {
                    faults.push(Fault::new(&file, 1, error.to_string()));
                    continue;
                }
            };
            match name(&file) {
                name if name.ends_with(".ftl") => ftl.push((file, text)),
                name if [RULES, TASKS, BRIEF].iter().any(|kind| name.ends_with(kind)) => {
                    lessons.insert(name, Lesson::read(&file, &text, faults));
                }
                _ => faults.push(Fault::new(
                    &file,
                    1,
                    "expected a file .ftl, .rules.md, .tasks.md or .brief.md",
                )),
            }
        }
        let messages = Messages::read(&ftl, faults);
        Folder { tag: name(path), path: path.to_path_buf(), messages, lessons }
    }

    /// Which messages there are, by this language.
    fn index(&self, faults: &mut Vec<Fault>) -> Vec<Key> {
        let plurals = plural::table(&self.tag).unwrap_or_default();
        let compiler =
            Compiler { messages: &self.messages, plurals: &plurals, args: None, pseudo: false };
        let mut index = Vec::new();
        for entered in &self.messages.entered {
            let compiled = compiler.compile(&entered.module, &entered.pattern);
            faults.extend(
                compiled.faults.iter().map(|what| Fault::new(&entered.file, entered.line, what)),
            );
            index.push(Key {
                module: entered.module.clone(),
                id: entered.id.clone(),
                attribute: entered.attribute.clone(),
                args: compiled.args,
                words: compiled.texts.join("…"),
                keys: compiled.keys,
            });
        }
        index
    }

    /// The words for programs; `hidden` makes the language of tests of it.
    fn language(
        &self,
        english: &Folder,
        index: &[Key],
        figures: &BTreeMap<String, Vec<Figure>>,
        hidden: bool,
        faults: &mut Vec<Fault>,
    ) -> Language {
        let plurals = plural::table(&self.tag).unwrap_or_else(|| {
            faults.push(Fault::new(
                &self.path,
                1,
                format!(
                    "nobody knows the plurals of {:?}: expected the tag of a language",
                    self.tag
                ),
            ));
            String::new()
        });
        let mut entries = Vec::new();
        for key in index {
            let Some(entered) = self.messages.find(&key.module, &key.id, key.attribute.as_deref())
            else {
                let file = self.path.join(format!("{}.ftl", key.module));
                faults.push(Fault::new(&file, 1, format!("the message {} is missing", key.name())));
                continue;
            };
            let compiler = Compiler {
                messages: &self.messages,
                plurals: &plurals,
                args: Some(&key.args),
                pseudo: hidden,
            };
            let compiled = compiler.compile(&key.module, &entered.pattern);
            let mut fault =
                |what: String| faults.push(Fault::new(&entered.file, entered.line, what));
            compiled.faults.iter().for_each(|what| fault(format!("{}: {what}", key.name())));
            for (arg, keys) in &compiled.keys {
                let known = key.keys.get(arg).map_or(&[][..], Vec::as_slice);
                for strange in keys.iter().filter(|key| !known.contains(key)) {
                    fault(format!(
                        "{}: ${arg} is never {strange}; English knows: {}",
                        key.name(),
                        known.join(", ")
                    ));
                }
            }
            for text in &compiled.texts {
                misprint(&self.tag, text).into_iter().for_each(&mut fault);
            }
            let pattern = compiled.pattern;
            entries.push(if hidden { pseudo::marked(&pattern, &compiled.texts) } else { pattern });
        }
        for entered in &self.messages.entered {
            if english
                .messages
                .find(&entered.module, &entered.id, entered.attribute.as_deref())
                .is_none()
            {
                let what = format!("the message {} is not there in English", entered.name());
                faults.push(Fault::new(&entered.file, entered.line, what));
            }
        }
        let own_name = self.messages.find("language", "name", None);
        let own_name = own_name.map(|entered| {
            Compiler { messages: &self.messages, plurals: &plurals, args: None, pseudo: false }
                .compile("language", &entered.pattern)
                .pattern
        });
        Language {
            tag: if hidden { pseudo::TAG.to_string() } else { self.tag.clone() },
            name: own_name.unwrap_or_default(),
            hidden,
            plurals,
            entries,
            books: self.books(english, figures, hidden, faults),
        }
    }

    /// What teaches each game.
    fn books(
        &self,
        english: &Folder,
        figures: &BTreeMap<String, Vec<Figure>>,
        hidden: bool,
        faults: &mut Vec<Fault>,
    ) -> BTreeMap<String, String> {
        let mut books: BTreeMap<String, String> = BTreeMap::new();
        for file in english.lessons.keys().filter(|file| !self.lessons.contains_key(*file)) {
            faults.push(Fault::new(&self.path.join(file), 1, "the file is missing"));
        }
        for (file, lesson) in &self.lessons {
            let Some(reference) = english.lessons.get(file) else {
                faults.push(Fault::new(
                    &self.path.join(file),
                    1,
                    "the file is not there in English",
                ));
                continue;
            };
            lesson.check_headings(reference, faults);
            for (line, words) in lesson.words() {
                faults.extend(
                    misprint(&self.tag, words).map(|what| Fault::new(&lesson.file, line, what)),
                );
            }
            let game = [RULES, TASKS, BRIEF].iter().find_map(|kind| file.strip_suffix(kind));
            let game = game.unwrap_or(file);
            let figures = figures.get(game).map_or(&[][..], Vec::as_slice);
            let text = if file.ends_with(RULES) {
                lesson.rules(figures, hidden, faults)
            } else if file.ends_with(BRIEF) {
                lesson.brief(reference, figures, hidden, faults)
            } else {
                lesson.tasks(hidden, faults)
            };
            books.entry(game.to_string()).or_default().push_str(&text);
        }
        books
    }
}

/// The figures of all games that have some.
fn read_figures(games: &Path, faults: &mut Vec<Fault>) -> BTreeMap<String, Vec<Figure>> {
    let mut all = BTreeMap::new();
    for folder in folders(games) {
        let file = folder.join("figures.txt");
        let Ok(text) = fs::read_to_string(&file) else { continue };
        match figures::read(&file, &text) {
            Ok(figures) => {
                all.insert(name(&folder), figures);
            }
            Err(wrong) => faults.extend(wrong),
        }
    }
    all
}

/// Every file and folder that is read, for whoever waits for changes.
pub fn sources(words: &Path, games: &Path) -> Vec<PathBuf> {
    let mut sources = vec![words.to_path_buf()];
    for folder in folders(words) {
        sources.extend(list(&folder));
        sources.push(folder);
    }
    let figures = folders(games).into_iter().map(|folder| folder.join("figures.txt"));
    sources.extend(figures.filter(|file| file.is_file()));
    sources
}

fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .map(|entry| entry.path())
        .filter(|path| path.is_file() && !name(path).starts_with('.'))
        .collect()
}

fn folders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> =
        entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// A short name for a list of messages, so that a program knows the words that go with it (FNV-1a).
fn version(names: &[String]) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in names.join("\n").bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("{hash:016x}")
}
