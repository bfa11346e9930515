//! What goes wrong when text is read.

use std::str::FromStr;

use thiserror::Error;

use crate::{Lang, Phrase};

/// A text that cannot be read: where, what stood there, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{place}: found {found}, expected {expected}")]
pub struct TextError {
    /// The field or part that is wrong, in our own words: what stood there may be anything.
    pub place: String,
    /// What stood there, quoted and cut to a readable length.
    pub found: String,
    /// What should have stood there.
    pub expected: String,
}

impl TextError {
    /// `found` stood at `place`, where something else was expected.
    #[cold]
    #[inline(never)]
    pub fn new(
        place: impl Into<String>,
        found: impl AsRef<str>,
        expected: impl Into<String>,
    ) -> TextError {
        TextError { place: place.into(), found: quote(found.as_ref()), expected: expected.into() }
    }

    /// What to tell a player. In French what was expected is left to the English message.
    pub fn say(&self, lang: Lang) -> String {
        match (lang, self.found.strip_prefix('"').and_then(|found| found.strip_suffix('"'))) {
            (Lang::En, _) => self.to_string(),
            (Lang::Fr, Some(found)) => {
                format!("«\u{a0}{found}\u{a0}» n’est pas ce qu’on attend à cet endroit")
            }
            (Lang::Fr, None) => "il manque quelque chose à cet endroit".to_string(),
        }
    }
}

/// Text from outside, quoted: harmless to print, and never longer than a line.
pub fn quote(text: &str) -> String {
    const MOST: usize = 60;
    if text.is_empty() {
        return "nothing".to_string();
    }
    let mut quoted: String = text.chars().take(MOST).flat_map(char::escape_debug).collect();
    if text.chars().nth(MOST).is_some() {
        quoted.push('…');
    }
    format!("\"{quoted}\"")
}

/// A move that cannot be played: either it cannot be read, or the rules forbid it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveError {
    /// The text is no move of this game.
    #[error("move cannot be read: {0}")]
    Unreadable(#[from] TextError),
    /// The text is a move, but not one that is legal here.
    #[error("move {} is not legal: {}", quote(.text), .why.en)]
    Illegal {
        /// The move as it was written.
        text: String,
        /// The rule that forbids it.
        why: &'static Phrase,
    },
}

impl MoveError {
    /// The rules forbid this move.
    pub fn illegal(text: impl Into<String>, why: &'static Phrase) -> MoveError {
        MoveError::Illegal { text: text.into(), why }
    }

    /// What to tell a player.
    pub fn say(&self, lang: Lang) -> String {
        match self {
            MoveError::Unreadable(error) => error.say(lang),
            MoveError::Illegal { why, .. } => why.say(lang).to_string(),
        }
    }
}

/// Reads a number that is written in the only way: no plus, no leading zero.
pub fn number<N: FromStr + ToString>(text: &str) -> Option<N> {
    text.parse().ok().filter(|number: &N| number.to_string() == text)
}

/// Splits a text at single blanks into exactly the named fields.
pub fn fields<'a>(what: &str, text: &'a str, names: &[&str]) -> Result<Vec<&'a str>, TextError> {
    if let Some(strange) = text.chars().find(|c| !c.is_ascii_graphic() && *c != ' ') {
        return Err(TextError::new(what, strange.to_string(), "printable ASCII and blanks"));
    }
    let parts: Vec<&str> = text.split(' ').collect();
    if let Some(name) = names.get(parts.len()) {
        return Err(TextError::new(format!("{what}, {name}"), "", form(names)));
    }
    if let Some(extra) = parts.get(names.len()) {
        return Err(TextError::new(
            format!("{what}, after {}", names[names.len() - 1]),
            extra,
            format!("the end: {}", form(names)),
        ));
    }
    match parts.iter().position(|part| part.is_empty()) {
        Some(empty) => Err(TextError::new(format!("{what}, {}", names[empty]), "", form(names))),
        None => Ok(parts),
    }
}

fn form(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("<{name}>")).collect();
    format!("{}, separated by one blank each", names.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 3] = ["rows", "turn", "claim"];

    #[test]
    fn fields_are_split_at_single_blanks() {
        assert_eq!(fields("position", "x y z", &NAMES).unwrap(), ["x", "y", "z"]);
    }

    #[test]
    fn wrong_fields_are_named() {
        let place = |text| fields("position", text, &NAMES).unwrap_err().place;
        assert_eq!(place(""), "position, turn");
        assert_eq!(place("x y"), "position, claim");
        assert_eq!(place("x y z z"), "position, after claim");
        assert_eq!(place("x  z"), "position, turn");
        assert_eq!(place(" y z"), "position, rows");
        assert_eq!(place("x\ty z"), "position");
        assert_eq!(place("é y z"), "position");
    }

    #[test]
    fn a_number_has_one_text() {
        assert_eq!([number("0"), number("-7"), number("12")], [Some(0), Some(-7), Some(12)]);
        for wrong in ["", "+7", "007", "-0", "1.0", " 1", "99999999999"] {
            assert_eq!(number::<i32>(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn players_are_told_in_their_language() {
        let error = TextError::new("game", "go", "billo");
        assert_eq!(error.say(Lang::En), "game: found \"go\", expected billo");
        assert!(error.say(Lang::Fr).starts_with("«\u{a0}go\u{a0}» "), "{}", error.say(Lang::Fr));
        assert!(TextError::new("game", "", "billo").say(Lang::Fr).starts_with("il manque"));
    }

    #[test]
    fn what_was_found_stays_on_one_line() {
        let error = TextError::new("rows", "a\nb".repeat(100), "rows");
        assert!(error.found.chars().count() < 130 && !error.found.contains('\n'), "{error}");
        assert_eq!(
            TextError::new("rows", "", "rows").to_string(),
            "rows: found nothing, expected rows"
        );
    }
}
