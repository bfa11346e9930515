//! Short ways to write what a game's pages teach.

use tabletier_core::{Part, Phrase, Try};

/// A paragraph.
pub(crate) const fn words(code: &'static str, en: &'static str, fr: &'static str) -> Part {
    Part::Words(Phrase::new(code, en, fr))
}

/// A paragraph about something that the sheet leaves open.
pub(crate) const fn decision(code: &'static str, en: &'static str, fr: &'static str) -> Part {
    Part::Decision(Phrase::new(code, en, fr))
}

/// A move to try that is legal.
pub(crate) const fn legal(text: &'static str, en: &'static str, fr: &'static str) -> Try {
    Try { text, words: Phrase::new("legal", en, fr), refused: None }
}

/// A move to try that a rule forbids.
pub(crate) const fn refused(
    text: &'static str,
    rule: &'static str,
    en: &'static str,
    fr: &'static str,
) -> Try {
    Try { text, words: Phrase::new(rule, en, fr), refused: Some(rule) }
}
