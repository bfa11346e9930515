//! What a game did wrong, and where, so that it can be replayed by hand.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tabletier_core::{Lang, Phrase, Target};

use crate::{langs, misprint};

/// A check's answer.
pub(super) type Check<T = ()> = Result<T, Fault>;

/// What went wrong, with notes on where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fault {
    what: String,
    notes: Vec<(&'static str, String)>,
}

impl Fault {
    pub(super) fn new(what: impl Into<String>) -> Fault {
        Fault { what: what.into(), notes: Vec::new() }
    }

    #[must_use]
    pub(super) fn note(mut self, name: &'static str, what: impl fmt::Display) -> Fault {
        self.notes.push((name, what.to_string()));
        self
    }

    /// Names the move, as text or as it is in memory.
    #[must_use]
    pub(super) fn at_move(self, mv: impl fmt::Display) -> Fault {
        self.note("move", mv)
    }

    /// Names the clicks.
    #[must_use]
    pub(super) fn at_clicks(self, clicks: &[Target]) -> Fault {
        let clicks: Vec<&str> = clicks.iter().map(Target::as_str).collect();
        self.note("clicks", if clicks.is_empty() { "none".to_string() } else { clicks.join(" ") })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)?;
        self.notes.iter().try_for_each(|(name, what)| write!(f, "\n  {name:<8}  {what}"))
    }
}

/// A fault unless `holds`.
pub(super) fn ensure(holds: bool, fault: impl FnOnce() -> Fault) -> Check {
    if holds { Ok(()) } else { Err(fault()) }
}

/// Runs a check; a panic of the game becomes a fault like the others.
pub(super) fn guard<T>(check: impl FnOnce() -> Check<T>) -> Check<T> {
    catch_unwind(AssertUnwindSafe(check)).unwrap_or_else(|panic| {
        Err(Fault::new(format!("the game panicked: {}", words(panic.as_ref()))))
    })
}

fn words(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message")
}

/// A phrase has a code for programs and words in every language, well set.
pub(super) fn check_phrase(what: &str, phrase: &Phrase) -> Check {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    ensure(!phrase.code.is_empty() && phrase.code.chars().all(plain), || {
        Fault::new(format!("{what} has the code {:?}, not lower-case words", phrase.code))
    })?;
    // What is the same in all languages is set as in English.
    let langs = if phrase.is_plain() { vec![Lang::english()] } else { langs() };
    langs.into_iter().try_for_each(|lang| check_words(what, lang, phrase.say(lang)))
}

/// Words are there, and well set.
pub(super) fn check_words(what: &str, lang: Lang, words: &str) -> Check {
    ensure(!words.trim().is_empty(), || {
        Fault::new(format!("{what} has no words in the language {lang:?}"))
    })?;
    misprint(lang, words)
        .map_or(Ok(()), |misprint| Err(Fault::new(format!("{what} has {misprint}"))))
}
