//! Something to say that needs no arguments.

use crate::Lang;

/// Something to say: a short code for programs, words for people.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// One lower-case word or several joined by `-`; never translated.
    pub code: &'static str,
    pub(crate) words: Words,
}

/// Where the words are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Words {
    /// In the files of words: the number of the message.
    Key(u16),
    /// Here, the same in every language.
    Plain(&'static str),
}

impl Phrase {
    /// Words that are the same in every language, such as a name.
    pub const fn plain(code: &'static str, words: &'static str) -> Phrase {
        Phrase { code, words: Words::Plain(words) }
    }

    /// Whether the words are the same in every language.
    pub const fn is_plain(&self) -> bool {
        matches!(self.words, Words::Plain(_))
    }

    /// The message with this number.
    pub(crate) const fn key(code: &'static str, number: u16) -> Phrase {
        Phrase { code, words: Words::Key(number) }
    }

    /// The words in a language.
    pub fn say(&self, lang: Lang) -> &'static str {
        self.words.find(lang).unwrap_or(self.code)
    }
}

impl Words {
    /// What the language has, if its words are there.
    pub(crate) fn find(self, lang: Lang) -> Option<&'static str> {
        match self {
            Words::Key(number) => lang.entry(number),
            Words::Plain(words) => Some(words),
        }
    }
}
