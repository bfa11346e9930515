//! A language that is spoken here.

use std::fmt;
use std::sync::{Mutex, OnceLock, PoisonError};

use crate::{Book, LANGUAGES, VERSION};

/// A language whose words are there: a small handle to them.
#[derive(Clone, Copy)]
pub struct Lang(&'static Words);

/// The words of a language.
struct Words {
    tag: &'static str,
    /// The category of each number below a hundred, then of those above by their last two digits.
    plurals: &'static str,
    entries: Vec<&'static str>,
    books: Mutex<Vec<(&'static str, &'static Book)>>,
}

/// A file of words that cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LangError {
    /// It is no file of words.
    NoWords,
    /// It goes with another version of the program.
    OtherVersion,
}

impl fmt::Display for LangError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LangError::NoWords => "this is no file of words",
            LangError::OtherVersion => "these words are of another version",
        })
    }
}

impl std::error::Error for LangError {}

/// A language that is not spoken here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Strange(pub String);

impl fmt::Display for Strange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags: Vec<&str> = LANGUAGES.iter().map(|(tag, _)| *tag).collect();
        write!(f, "language: found {:?}, expected {}", self.0, tags.join(", "))
    }
}

impl std::error::Error for Strange {}

/// The language that was loaded first; where all are inside, English.
static FIRST: OnceLock<Lang> = OnceLock::new();

impl Lang {
    /// Takes up the words of a language: a file that was made when this program was built.
    pub fn load(file: String) -> Result<Lang, LangError> {
        Lang::of_file(file.leak())
    }

    pub(crate) fn of_file(file: &'static str) -> Result<Lang, LangError> {
        let mut lines = file.lines();
        let head = lines.next().and_then(|head| head.strip_prefix("words "));
        let (tag, version) =
            head.and_then(|head| head.split_once(' ')).ok_or(LangError::NoWords)?;
        if version != VERSION {
            return Err(LangError::OtherVersion);
        }
        let plurals = lines.next().ok_or(LangError::NoWords)?;
        let entries = lines.collect();
        let words = Words { tag, plurals, entries, books: Mutex::default() };
        let lang = Lang(Box::leak(Box::new(words)));
        let _ = FIRST.set(lang);
        Ok(lang)
    }

    /// Its tag, such as `fr`.
    pub const fn tag(self) -> &'static str {
        self.0.tag
    }

    /// The message with this number.
    pub(crate) fn entry(self, number: u16) -> Option<&'static str> {
        self.0.entries.get(usize::from(number)).copied()
    }

    /// The plural category of a number.
    pub(crate) fn plural(self, number: u64) -> &'static str {
        let place = if number < 100 { number } else { 100 + number % 100 };
        match self.0.plurals.as_bytes().get(place as usize) {
            Some(b'0') => "zero",
            Some(b'1') => "one",
            Some(b'2') => "two",
            Some(b'f') => "few",
            Some(b'm') => "many",
            _ => "other",
        }
    }

    /// What teaches a game, if its words are there.
    pub fn book(self, game: &str) -> Option<&'static Book> {
        let mut books = self.0.books.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, book)) = books.iter().find(|(of, _)| *of == game) {
            return Some(book);
        }
        let (game, file) = inside::book(self.tag(), game)?;
        let book: &'static Book = Box::leak(Box::new(Book::of_file(file)));
        books.push((game, book));
        Some(book)
    }

    /// Takes up the file that teaches a game in this language.
    pub fn load_book(self, game: &'static str, file: String) {
        let book: &'static Book = Box::leak(Box::new(Book::of_file(file.leak())));
        let mut books = self.0.books.lock().unwrap_or_else(PoisonError::into_inner);
        books.push((game, book));
    }

    /// All languages in which something can be said: the tag of each, and its name in itself.
    pub const fn all() -> &'static [(&'static str, &'static str)] {
        LANGUAGES
    }

    /// The tag of the language that a locale such as `fr_BE.UTF-8` or `de-AT` asks for, if it is
    /// spoken here.
    pub fn spoken(locale: &str) -> Option<&'static str> {
        let wanted = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let mut all = LANGUAGES.iter().map(|(tag, _)| *tag);
        all.find(|tag| tag.eq_ignore_ascii_case(wanted))
    }

    /// The language with this tag, of those inside.
    #[cfg(feature = "inside")]
    pub fn find(tag: &str) -> Result<Lang, Strange> {
        inside::lang(tag).ok_or_else(|| Strange(tag.to_string()))
    }

    /// English, the language of commands.
    #[cfg(feature = "inside")]
    pub fn english() -> Lang {
        inside::lang("en").expect("English is inside")
    }
}

/// English where it is inside, else the language that was loaded first.
impl Default for Lang {
    fn default() -> Lang {
        #[cfg(feature = "inside")]
        return Lang::english();
        #[cfg(not(feature = "inside"))]
        *FIRST.get_or_init(|| {
            let words =
                Words { tag: "", plurals: "", entries: Vec::new(), books: Mutex::default() };
            Lang(Box::leak(Box::new(words)))
        })
    }
}

impl PartialEq for Lang {
    fn eq(&self, other: &Lang) -> bool {
        self.tag() == other.tag()
    }
}

impl Eq for Lang {}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// The files that are inside the program.
#[cfg(feature = "inside")]
mod inside {
    use std::sync::LazyLock;

    use super::Lang;

    include!(concat!(env!("OUT_DIR"), "/inside.rs"));

    static LOADED: LazyLock<Vec<Lang>> = LazyLock::new(|| {
        let load = |(_, file): &(&str, &'static str)| {
            Lang::of_file(file).expect("it was made with this program")
        };
        WORDS.iter().map(load).collect()
    });

    pub(super) fn lang(tag: &str) -> Option<Lang> {
        LOADED.iter().copied().find(|lang| lang.tag() == tag)
    }

    pub(super) fn book(tag: &str, game: &str) -> Option<(&'static str, &'static str)> {
        let book = BOOKS.iter().find(|(of, about, _)| *of == tag && *about == game);
        book.map(|(_, game, file)| (*game, *file))
    }
}

#[cfg(not(feature = "inside"))]
mod inside {
    pub(super) const fn book(_tag: &str, _game: &str) -> Option<(&'static str, &'static str)> {
        None
    }
}
