//! What may be said to the engine: one command a line, words separated by blanks.

use std::fmt::Display;
use std::str::FromStr;

use tabletier_session::{Message, Seat, TextError};

use super::go::Go;

/// Something to do.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Command<'a> {
    Ugi,
    IsReady,
    NewGame,
    SetOption {
        name: &'a str,
        value: String,
    },
    Position {
        /// Where play begins; `None` for the start position.
        text: Option<String>,
        moves: Vec<&'a str>,
    },
    Go(Go),
    PonderHit,
    Stop,
    Query(Query),
    Quit,
}

/// A query about the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Query {
    GameOver,
    Turn(Seat),
    Result,
    Seats,
    Status,
    Position,
}

impl Query {
    const EXPECTED: &str = "gameover, p1turn to p4turn, result, seats, status or position";

    fn parse(word: &str) -> Option<Query> {
        Some(match word {
            "gameover" => Query::GameOver,
            "result" => Query::Result,
            "seats" => Query::Seats,
            "status" => Query::Status,
            "position" => Query::Position,
            _ => Query::Turn(of_player(word, "turn")?),
        })
    }
}

const COMMANDS: &str =
    "ugi, isready, setoption, uginewgame, position, go, ponderhit, stop, query or quit";

impl<'a> Command<'a> {
    /// Reads a line; `None` if nothing stands on it.
    pub(crate) fn parse(line: &'a str) -> Result<Option<Command<'a>>, TextError> {
        let mut words = Words { words: line.split_ascii_whitespace().collect(), next: 0 };
        let Some(word) = words.next() else { return Ok(None) };
        let command = match word {
            "ugi" => Command::Ugi,
            "isready" => Command::IsReady,
            "uginewgame" => Command::NewGame,
            "ponderhit" => Command::PonderHit,
            "stop" => Command::Stop,
            "quit" => Command::Quit,
            "setoption" => parse_option(&mut words)?,
            "position" => parse_position(&mut words)?,
            "go" => Command::Go(Go::parse(&mut words)),
            "query" => {
                let word = words.next().unwrap_or_default();
                let strange = || wrong("query", word, Query::EXPECTED);
                Command::Query(Query::parse(word).ok_or_else(strange)?)
            }
            _ => return Err(wrong("command", word, COMMANDS)),
        };
        match words.next() {
            None => Ok(Some(command)),
            Some(extra) => Err(wrong(word, extra, "the end of the line")),
        }
    }
}

/// `name <name> value <value>`
fn parse_option<'a>(words: &mut Words<'a>) -> Result<Command<'a>, TextError> {
    const FORM: &str = "setoption name <name> value <value>";
    words.expect("setoption", "name", FORM)?;
    let name = words.next().ok_or_else(|| wrong("setoption", "", FORM))?;
    words.expect("setoption", "value", FORM)?;
    Ok(Command::SetOption { name, value: words.rest().join(" ") })
}

/// `startpos` or `fen <text>`, then perhaps `moves` and moves. No field of a position is the word
/// `moves`, so that word ends the text.
fn parse_position<'a>(words: &mut Words<'a>) -> Result<Command<'a>, TextError> {
    let text = match words.next() {
        Some("startpos") => None,
        Some("fen") => Some(words.before("moves").join(" ")),
        other => {
            let expected = "startpos, or fen and a position; then, if any follow, moves";
            return Err(wrong("position", other.unwrap_or_default(), expected));
        }
    };
    let moves = match words.next() {
        None => Vec::new(),
        Some("moves") => words.rest().to_vec(),
        Some(other) => return Err(wrong("position", other, "moves, or nothing more")),
    };
    Ok(Command::Position { text, moves })
}

/// What is wrong with a line; programs are told in English.
pub(super) fn wrong(
    place: impl Into<String>,
    found: impl AsRef<str>,
    expected: impl Into<String>,
) -> TextError {
    TextError::new(Message::plain(place), found, Message::plain(expected))
}

/// The seat of `p1time` and the like.
pub(super) fn of_player(word: &str, what: &str) -> Option<Seat> {
    let number = word.strip_prefix('p')?.strip_suffix(what)?;
    Seat::first(Seat::MOST).find(|seat| (seat.index() + 1).to_string() == number)
}

/// The words of a line, read one after the other.
pub(super) struct Words<'a> {
    words: Vec<&'a str>,
    next: usize,
}

impl<'a> Words<'a> {
    pub(super) fn next(&mut self) -> Option<&'a str> {
        let word = self.words.get(self.next).copied();
        self.next += usize::from(word.is_some());
        word
    }

    /// The next word, to be read again.
    pub(super) fn peek(&self) -> Option<&'a str> {
        self.words.get(self.next).copied()
    }

    fn expect(&mut self, place: &str, word: &str, form: &str) -> Result<(), TextError> {
        match self.next() {
            Some(next) if next == word => Ok(()),
            other => Err(wrong(place, other.unwrap_or_default(), form)),
        }
    }

    fn rest(&mut self) -> &[&'a str] {
        let from = std::mem::replace(&mut self.next, self.words.len());
        &self.words[from..]
    }

    /// All up to this word, or to the end.
    fn before(&mut self, end: &str) -> &[&'a str] {
        self.until(|word| word == end)
    }

    /// All up to the first such word, or to the end.
    pub(super) fn until(&mut self, ends: impl Fn(&str) -> bool) -> &[&'a str] {
        let from = self.next;
        let more = self.words[from..].iter().position(|word| ends(word));
        self.next = more.map_or(self.words.len(), |more| from + more);
        &self.words[from..self.next]
    }

    /// A whole number, in digits alone.
    pub(super) fn number<T>(&mut self, place: &str, least: T, most: T) -> Result<T, TextError>
    where
        T: Copy + FromStr + PartialOrd + Display,
    {
        number(place, self.next().unwrap_or_default(), least, most)
    }
}

/// Reads a whole number, in digits alone.
pub(super) fn number<T>(place: &str, text: &str, least: T, most: T) -> Result<T, TextError>
where
    T: Copy + FromStr + PartialOrd + Display,
{
    Some(text)
        .filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()))
        .and_then(|text| text.parse().ok())
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| wrong(place, text, format!("a whole number from {least} to {most}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Command<'_> {
        Command::parse(line).unwrap().unwrap()
    }

    #[test]
    fn words_are_separated_by_any_blanks() {
        assert_eq!(read("ugi"), Command::Ugi);
        assert_eq!(read("  isready\t"), Command::IsReady);
        assert_eq!(read("query  p1turn\r"), Command::Query(Query::Turn(Seat::A)));
        assert_eq!(read("\tquery p4turn"), Command::Query(Query::Turn(Seat::D)));
        for blank in ["", " ", "\t \r"] {
            assert_eq!(Command::parse(blank), Ok(None));
        }
    }

    #[test]
    fn a_position_ends_where_the_moves_begin() {
        let position = |text: Option<&str>, moves: &[&'static str]| Command::Position {
            text: text.map(str::to_string),
            moves: moves.to_vec(),
        };
        assert_eq!(read("position startpos"), position(None, &[]));
        assert_eq!(read("position startpos moves"), position(None, &[]));
        assert_eq!(read("position startpos moves x y"), position(None, &["x", "y"]));
        assert_eq!(read("position fen a  b c"), position(Some("a b c"), &[]));
        assert_eq!(read("position fen a b moves x moves"), position(Some("a b"), &["x", "moves"]));
        assert_eq!(read("position fen moves x"), position(Some(""), &["x"]));
    }

    #[test]
    fn an_option_has_a_name_and_the_rest_is_its_value() {
        let option = |name, value: &str| Command::SetOption { name, value: value.to_string() };
        assert_eq!(read("setoption name Hash value 16"), option("Hash", "16"));
        assert_eq!(read("setoption name Rules value"), option("Rules", ""));
        assert_eq!(read("setoption name x value a b  value"), option("x", "a b value"));
    }

    #[test]
    fn rubbish_is_named_and_told_what_was_expected() {
        for (line, place, found, expected) in [
            ("frob", "command", "\"frob\"", "uginewgame"),
            ("UGI", "command", "\"UGI\"", "ugi, "),
            ("\0", "command", "\"\\0\"", "ugi, "),
            ("isready now", "isready", "\"now\"", "the end"),
            ("stop 1", "stop", "\"1\"", "the end"),
            ("query", "query", "nothing", "gameover"),
            ("query p5turn", "query", "\"p5turn\"", "p1turn"),
            ("query p01turn", "query", "\"p01turn\"", "p1turn"),
            ("query result x", "query", "\"x\"", "the end"),
            ("position", "position", "nothing", "startpos"),
            ("position 8/8 r -", "position", "\"8/8\"", "startpos"),
            ("position startpos x", "position", "\"x\"", "moves"),
            ("setoption", "setoption", "nothing", "name <name>"),
            ("setoption Hash 16", "setoption", "\"Hash\"", "name <name>"),
            ("setoption name", "setoption", "nothing", "name <name>"),
            ("setoption name Hash", "setoption", "nothing", "value <value>"),
            ("setoption name Clear Hash", "setoption", "\"Hash\"", "value <value>"),
        ] {
            let error = Command::parse(line).unwrap_err();
            let [at, stood, wanted] =
                [&error.place, &error.found, &error.expected].map(Message::to_string);
            assert_eq!((at.as_str(), stood.as_str()), (place, found), "{line:?}");
            assert!(wanted.contains(expected), "{line:?}: {error}");
        }
    }
}
