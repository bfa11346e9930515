//! Game records: a line of play as a text file that people read too.
//!
//! A record is tags, a blank line, and the moves as they were played, numbered by rounds of one
//! turn for each player; a file may hold several, with a blank line between them. Variations stand
//! in round brackets after the move they might have been played instead of, remarks in braces after
//! the move they are about: together they are the record's [`Tree`].
//!
//! ```
//! use tabletier_session::{Place, record};
//!
//! let file = r#"[Game "billo"]
//! [Rules "catalano"]
//! [A "Anne"]
//! [B "\"Bob\" the machine"]
//! [Date "2026-03-21"]
//! [Result "*"]
//!
//! 1. Rc1-c2 Sf8-f7 {why not e7?} (1... Sf8-e7 2. Rc2-c3) 2. Rc2-d3
//! "#;
//! let records = record::read(file)?;
//! assert_eq!(records[0].session().played(), ["Rc1-c2", "Sf8-f7", "Rc2-d3"]);
//! let tree = records[0].tree();
//! assert_eq!(tree.remark(tree.line(Place::START)[1]), "why not e7?");
//! assert_eq!(record::write(&records), file);
//! # Ok::<(), record::RecordError>(())
//! ```
//!
//! | tag | what it says | |
//! |---|---|---|
//! | `Game` | the game's key | required |
//! | `Rules` | the rules text | required |
//! | `Seed` | what the start was drawn from | 0 without it |
//! | `Position` | where the game began | at the usual start without it; never beside `Seed` |
//! | `Title` | what somebody calls the game | optional |
//! | `A` to `D` | who sat on that seat | optional |
//! | `Date` | when it was played, as YYYY-MM-DD | optional |
//! | `Result` | `*` while the game goes on, else its outcome, `won B resigned`, `won B time` or `draw agreed` | required |
//! | any other | what another program says | kept |
//!
//! Moves may be marked, [`Mark`](crate::Mark); what PGN has besides is read: remarks from a semicolon
//! to the end of the line, and a result after the moves.
//!
//! Writing is canonical: the tags in this order, lines of at most 80 characters where the moves
//! allow it. Reading takes tags in any order, CRLF and any wrapping of the moves; it replays them,
//! and refuses what the rules or the result contradict.

mod moves;
mod read;
mod stream;
mod write;

use tabletier_core::words::session as words;
use tabletier_core::{Lang, Message, Seat, TextError, Verdict};
use thiserror::Error;

use crate::{Forfeit, LineError, Place, Session, Tree};

pub(crate) use read::too_long;
pub use read::{LONGEST, read, read_with};
pub use stream::{GameText, Games};
pub use write::write;

/// The longest name of a player or of a game, in characters.
const LONGEST_NAME: usize = 100;

/// The longest name of a tag, in characters.
const LONGEST_TAG: usize = 50;

/// A line of play, who plays it, and when; and what else was thought of.
#[derive(Clone)]
pub struct Record {
    session: Box<dyn Session>,
    /// Variations and remarks, along the line that was played when they were made; empty where
    /// there are none.
    notes: Tree,
    title: Option<String>,
    players: [Option<String>; Seat::MOST],
    date: Option<String>,
    /// What other programs have said of the game, in their order.
    tags: Vec<(String, String)>,
}

impl Record {
    /// The record of a game between players without names.
    pub fn new(session: Box<dyn Session>) -> Record {
        let (notes, players) = (Tree::default(), Default::default());
        Record { session, notes, title: None, players, date: None, tags: Vec::new() }
    }

    /// The line of play.
    pub fn session(&self) -> &dyn Session {
        &*self.session
    }

    /// The line of play, to go on with.
    pub fn session_mut(&mut self) -> &mut dyn Session {
        &mut *self.session
    }

    /// Puts another line of play of the same game in its place.
    pub(crate) fn set_session(&mut self, session: Box<dyn Session>) {
        self.session = session;
    }

    /// The line of play alone.
    pub fn into_session(self) -> Box<dyn Session> {
        self.session
    }

    /// The line of play as the main line, with all variations and remarks.
    ///
    /// Where notes were made along another line, that becomes a variation. What the notes have
    /// after the last move of the line of play is left out: it is no alternative to any move. So
    /// to write a game that was looked back at, go to its end first.
    pub fn tree(&self) -> Tree {
        let mut tree = self.notes.clone();
        let end = tree.follow(&self.session.played());
        tree.prune(end);
        tree
    }

    /// Makes the main line of a tree the line of play, and keeps its variations, which are taken
    /// to be legal, and its remarks.
    ///
    /// A line of play that is the same already stays as it is, given up or not; another is played
    /// from the start to its end. Nothing changes if a move of it is not legal.
    pub fn set_tree(&mut self, tree: Tree) -> Result<(), LineError> {
        let line = tree.line(Place::START);
        let moves = tree.texts(&line);
        if moves != self.session.played() {
            let mut session = self.session.fresh();
            session.play_all(&moves)?;
            self.session = session;
        }
        self.keep(tree);
        Ok(())
    }

    /// Moves alone are no notes: taken back, they leave no trace.
    pub(crate) fn keep(&mut self, tree: Tree) {
        self.notes = if tree.is_plain() { Tree::default() } else { tree };
    }

    /// What somebody calls the game.
    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// Gives the game a name of its own; without words it has none.
    pub fn set_title(&mut self, title: &str) -> Result<(), TextError> {
        let title = title.trim();
        if !title.is_empty() && !is_name(title) {
            return Err(TextError::new(words::AT_TITLE, title, words::want_name(LONGEST_NAME)));
        }
        self.title = (!title.is_empty()).then(|| title.to_string());
        Ok(())
    }

    /// Who sits there, if that is known.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.players[seat.index()].as_deref()
    }

    /// Names a player.
    pub fn set_player(&mut self, seat: Seat, name: &str) -> Result<(), TextError> {
        let place = words::at_player_seat(seat.to_string());
        let last = Seat::first(self.session.seats()).next_back().unwrap_or(Seat::A);
        if seat > last {
            return Err(TextError::new(place, name, words::want_seats(last.to_string())));
        }
        if !is_name(name) {
            return Err(TextError::new(place, name, words::want_name(LONGEST_NAME)));
        }
        self.players[seat.index()] = Some(name.to_string());
        Ok(())
    }

    /// Leaves a player without a name.
    pub(crate) fn unname(&mut self, seat: Seat) {
        self.players[seat.index()] = None;
    }

    /// When the game was played, if that is known.
    pub fn date(&self) -> Option<&str> {
        self.date.as_deref()
    }

    /// Dates the game.
    pub fn set_date(&mut self, date: &str) -> Result<(), TextError> {
        if !is_date(date) {
            return Err(TextError::new(words::AT_DATE, date, words::WANT_DATE));
        }
        self.date = Some(date.to_string());
        Ok(())
    }

    /// Tags that mean nothing here, by name and value, as another program has written them.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets such a tag.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TextError> {
        check_tag_name(name)?;
        if read::TAGS.contains(&name) || name.parse::<Seat>().is_ok() {
            return Err(TextError::new(words::AT_TAG, name, words::WANT_OTHER_TAG));
        }
        if value.contains(char::is_control) {
            let place = words::at_tag_name(name);
            return Err(TextError::new(place, value, words::WANT_PRINTABLE));
        }
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, known)) => *known = value.to_string(),
            None => self.tags.push((name.to_string(), value.to_string())),
        }
        Ok(())
    }

    /// The outcome, or `*` while the game goes on.
    pub fn result(&self) -> String {
        self.session.outcome().map_or_else(|| "*".to_string(), |outcome| outcome.to_string())
    }
}

impl Record {
    /// Takes note of a result: that somebody gave up or ran out of time, or that a draw was agreed,
    /// where the game goes on after its moves; else it has to be what the moves say.
    pub fn set_result(&mut self, text: &str) -> Result<(), TextError> {
        let wrong =
            |expected: Message| TextError::new(words::at_tag_name("Result"), text, expected);
        if let Some((seat, why)) = self.forfeit(text)? {
            self.session.forfeit(seat, why).map_err(|error| wrong(error.message()))?;
        }
        match self.result() {
            result if result == text => Ok(()),
            result => Err(wrong(words::want_as_moves_say(result))),
        }
    }

    /// Who ends a game that goes on, by such a result, and why.
    fn forfeit(&self, text: &str) -> Result<Option<(Seat, Forfeit)>, TextError> {
        let session = self.session();
        if session.outcome().is_some() {
            return Ok(None);
        }
        if text == Forfeit::Agreed.outcome(Seat::A).to_string() {
            return Ok(Some((session.seat(), Forfeit::Agreed)));
        }
        let lost = Forfeit::ALL.into_iter().find_map(|why| {
            let won = |winner: &Seat| text == format!("won {winner} {why}");
            Seat::first(Seat::MOST).find(won).map(|winner| (winner, why))
        });
        let Some((winner, why)) = lost else { return Ok(None) };
        let losers = Seat::first(session.seats()).filter(|seat| *seat != winner);
        match losers.collect::<Vec<Seat>>()[..] {
            [loser] => Ok(Some((loser, why))),
            _ => {
                let expected = words::want_won_by(why.to_string());
                Err(TextError::new(words::at_tag_name("Result"), text, expected))
            }
        }
    }
}

/// The result as chess players write it after the moves: what each seat has got. A round that is only
/// scored has no winner.
fn result_word(session: &dyn Session) -> String {
    let Some(outcome) = session.outcome() else { return "*".to_string() };
    let seats = session.seats();
    let share = |seat: Seat| match outcome.verdict {
        Verdict::Won(winner) => u8::from(winner == seat).to_string(),
        Verdict::Draw | Verdict::Score(_) => format!("1/{seats}"),
    };
    Seat::first(seats).map(share).collect::<Vec<_>>().join("-")
}

fn check_tag_name(name: &str) -> Result<(), TextError> {
    let named = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && name.len() <= LONGEST_TAG;
    if named {
        return Ok(());
    }
    Err(TextError::new(words::AT_TAG, name, words::want_tag_name(LONGEST_TAG)))
}

/// The number before a move that comes after so many: `2.` where a round begins, `2...` within.
fn number(played: usize, seats: usize) -> String {
    let points = if played.is_multiple_of(seats) { "." } else { "..." };
    format!("{}{points}", played / seats + 1)
}

/// Whether the text can be the name of a player or of a game.
fn is_name(text: &str) -> bool {
    let printable = !text.trim().is_empty() && !text.contains(char::is_control);
    printable && text.chars().count() <= LONGEST_NAME
}

/// Whether the text is a day of the calendar, as YYYY-MM-DD.
fn is_date(text: &str) -> bool {
    let shape = text.len() == 10
        && text.bytes().enumerate().all(|(index, byte)| match index {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    if !shape {
        return false;
    }
    let number = |part: &str| part.parse::<u32>().unwrap_or(0);
    let (year, month, day) = (number(&text[..4]), number(&text[5..7]), number(&text[8..]));
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (1..=days).contains(&day)
}

/// A file that is no record: which game, which line, and what is wrong there.
#[derive(Clone, PartialEq, Debug, Error)]
#[error("{}", self.message())]
pub struct RecordError {
    /// Which game of the file, counted from 1.
    pub game: usize,
    /// Which line of the file, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: RecordFault,
}

impl RecordError {
    /// The whole of it.
    pub fn message(&self) -> Message {
        words::record_error(self.fault.message(), self.game.to_string(), self.line.to_string())
    }

    /// What to tell a player.
    pub fn say(&self, lang: Lang) -> String {
        self.message().say(lang)
    }
}

/// What is wrong in a record.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum RecordFault {
    /// Something that cannot be read, or contradicts the rest.
    #[error(transparent)]
    Text(#[from] TextError),
    /// A move that cannot be played; counted from the first of the game.
    #[error(transparent)]
    Move(#[from] LineError),
}

impl RecordFault {
    fn message(&self) -> Message {
        match self {
            RecordFault::Text(error) => error.message(),
            RecordFault::Move(error) => error.message(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Record, is_date, write};
    use crate::catalog;

    #[test]
    fn a_record_is_the_text_of_one_game() {
        let record = || Record::new(catalog::GAMES[0].start(None, 0).unwrap());
        let text = record().to_string();
        assert_eq!(text.parse::<Record>().unwrap().to_string(), text);
        for (games, found) in [(vec![], "0 games"), (vec![record(), record()], "2 games")] {
            let error = write(&games).parse::<Record>().err().unwrap().to_string();
            let expected = format!("game 1, line 1: file: found \"{found}\", expected one game");
            assert_eq!(error, expected);
        }
    }

    #[test]
    fn a_game_has_a_name_of_its_own_or_none() {
        let mut record = Record::new(catalog::GAMES[0].start(None, 0).unwrap());
        record.set_title("  The \"long\" one ").unwrap();
        let text = record.to_string();
        assert!(text.contains("\n[Title \"The \\\"long\\\" one\"]\n"), "{text}");
        assert_eq!(text.parse::<Record>().unwrap().title(), Some("The \"long\" one"));
        let error = record.set_title(&"x".repeat(101)).unwrap_err().to_string();
        assert!(error.starts_with("title: found "), "{error}");
        assert!(record.set_title("two\nlines").is_err());
        assert_eq!(record.title(), Some("The \"long\" one"));
        record.set_title(" ").unwrap();
        assert_eq!(record.title(), None);
        // In a file a name has words.
        let empty = text.replace("The \\\"long\\\" one", " ");
        assert!(empty.parse::<Record>().err().unwrap().to_string().contains("tag Title"));
    }

    #[test]
    fn dates_are_days_of_the_calendar() {
        for date in ["2026-03-21", "2024-02-29", "2000-02-29", "1999-12-31", "2026-04-30"] {
            assert!(is_date(date), "{date}");
        }
        for date in [
            "",
            "2026-3-21",
            "2026-13-01",
            "2026-00-10",
            "2026-01-00",
            "2026-02-29",
            "1900-02-29",
            "2026-04-31",
            "2026.03.21",
            "21-03-2026",
            "2026-03-21 ",
            "+026-03-21",
            "２０２６-1-1",
        ] {
            assert!(!is_date(date), "{date}");
        }
    }
}
