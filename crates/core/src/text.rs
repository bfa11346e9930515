//! What goes wrong when text is read.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::words::common as words;
use crate::{Arg, Lang, Message, Phrase};

/// A text that cannot be read: where, what stood there, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The field or part that is wrong, in our own words: what stood there may be anything.
    pub place: Message,
    /// What stood there, quoted and cut to a readable length.
    pub found: Message,
    /// What should have stood there.
    pub expected: Message,
}

impl TextError {
    /// `found` stood at `place`, where something else was expected.
    #[cold]
    #[inline(never)]
    pub fn new(
        place: impl Into<Message>,
        found: impl AsRef<str>,
        expected: impl Into<Message>,
    ) -> TextError {
        let found = quoted(found.as_ref());
        TextError { place: place.into(), found, expected: expected.into() }
    }

    /// The same where what stood there is told in our own words, such as `2 games`.
    #[cold]
    #[inline(never)]
    pub fn told(
        place: impl Into<Message>,
        found: impl Into<Message>,
        expected: impl Into<Message>,
    ) -> TextError {
        let found = words::found_text(found.into());
        TextError { place: place.into(), found, expected: expected.into() }
    }

    /// The whole of it.
    pub fn message(&self) -> Message {
        let TextError { place, found, expected } = self.clone();
        words::text_error(expected, found, place)
    }

    /// What to tell a player.
    pub fn say(&self, lang: Lang) -> String {
        self.message().say(lang)
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::default()))
    }
}

impl std::error::Error for TextError {}

/// Text from outside, harmless to print, and never longer than a line.
fn harmless(text: &str) -> String {
    const MOST: usize = 60;
    let mut harmless: String = text.chars().take(MOST).flat_map(char::escape_debug).collect();
    if text.chars().nth(MOST).is_some() {
        harmless.push('…');
    }
    harmless
}

/// Text from outside in quotation marks.
pub fn quoted(text: &str) -> Message {
    match text {
        "" => words::FOUND_NOTHING.into(),
        text => words::found_text(harmless(text)),
    }
}

/// Text from outside as commands quote it: harmless to print, and never longer than a line.
pub fn quote(text: &str) -> String {
    if text.is_empty() { "nothing".to_string() } else { format!("\"{}\"", harmless(text)) }
}

/// One of these: `w or b`.
pub fn any_of<A: Into<Arg>>(names: impl IntoIterator<Item = A>) -> Message {
    joined(names, words::or)
}

/// All of these, joined two by two.
fn joined<A: Into<Arg>>(
    names: impl IntoIterator<Item = A>,
    join: fn(Arg, Arg) -> Message,
) -> Message {
    let mut names = names.into_iter().map(Into::into);
    let first = names.next().unwrap_or_else(|| Arg::Text(String::new()));
    match names.fold(first, |all, name| join(all, name).into()) {
        Arg::Message(message) => message,
        Arg::Text(text) => Message::plain(text),
        Arg::Number(number) => Message::plain(number.to_string()),
    }
}

/// A move that cannot be played: either it cannot be read, or the rules forbid it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveError {
    /// The text is no move of this game.
    #[error("{}", words::move_unreadable(.0.message()))]
    Unreadable(#[from] TextError),
    /// The text is a move, but not one that is legal here.
    #[error("{}", words::move_illegal(quoted(.text), *.why))]
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

/// Splits the text of a position at single blanks into exactly the named fields.
pub fn fields<'a>(text: &'a str, names: &[Message]) -> Result<Vec<&'a str>, TextError> {
    let whole = words::AT_POSITION;
    if let Some(strange) = text.chars().find(|c| !c.is_ascii_graphic() && *c != ' ') {
        return Err(TextError::new(whole, strange.to_string(), words::WANT_ASCII));
    }
    let parts: Vec<&str> = text.split(' ').collect();
    let missing =
        |name: &Message| Err(TextError::new(words::at_part(name.clone(), whole), "", form(names)));
    if let Some(name) = names.get(parts.len()) {
        return missing(name);
    }
    if let (Some(extra), Some(last)) = (parts.get(names.len()), names.last()) {
        let place = words::at_after(last.clone(), whole);
        return Err(TextError::new(place, extra, words::want_end(form(names))));
    }
    match parts.iter().position(|part| part.is_empty()) {
        Some(empty) => missing(&names[empty]),
        None => Ok(parts),
    }
}

fn form(names: &[Message]) -> Message {
    let names = names.iter().map(|name| words::field(name.clone()));
    words::want_fields(joined(names, words::then))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> [Message; 3] {
        ["rows", "turn", "claim"].map(Message::plain)
    }

    #[test]
    fn fields_are_split_at_single_blanks() {
        assert_eq!(fields("x y z", &names()).unwrap(), ["x", "y", "z"]);
    }

    #[test]
    fn wrong_fields_are_named() {
        let place = |text| fields(text, &names()).unwrap_err().place.to_string();
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
        let [game, billo] = ["game", "billo"].map(Message::plain);
        let french = Lang::find("fr").unwrap();
        let error = TextError::new(game.clone(), "go", billo.clone());
        assert_eq!(error.say(Lang::english()), "game: found \"go\", expected billo");
        let told = "game\u{a0}: on trouve «\u{a0}go\u{a0}», on attend billo";
        assert_eq!(error.say(french), told);
        let nothing = TextError::new(game, "", billo).say(french);
        assert_eq!(nothing, "game\u{a0}: on trouve rien, on attend billo");
    }

    #[test]
    fn one_of_several_is_expected() {
        assert_eq!(any_of(["w", "b"]).to_string(), "w or b");
        assert_eq!(any_of(["w", "b", "n"]).say(Lang::find("fr").unwrap()), "w ou b ou n");
        assert_eq!(any_of(["w"]).to_string(), "w");
    }

    #[test]
    fn what_was_found_stays_on_one_line() {
        let rows = || Message::plain("rows");
        let error = TextError::new(rows(), "a\nb".repeat(100), rows());
        let found = error.found.to_string();
        assert!(found.chars().count() < 130 && !found.contains('\n'), "{error}");
        assert_eq!(
            TextError::new(rows(), "", rows()).to_string(),
            "rows: found nothing, expected rows"
        );
    }
}
