//! Words for people, in the languages of the interface.

/// A language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

/// Something the rules have to say: a short code for programs, a sentence for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// One lower-case word or several joined by `-`; never translated.
    pub code: &'static str,
    /// The English words.
    pub en: &'static str,
    /// The French words.
    pub fr: &'static str,
}

impl Phrase {
    /// A phrase with its code, in English and in French.
    pub const fn new(code: &'static str, en: &'static str, fr: &'static str) -> Phrase {
        Phrase { code, en, fr }
    }

    /// The words in a language.
    pub const fn say(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}
