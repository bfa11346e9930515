//! The games of a file one after the other, of any length, in little memory.

use std::io::{self, BufRead, Read};

use tabletier_core::TextError;
use tabletier_core::words::session as words;

use super::read::{LONGEST, Wrong, read_one};
use super::{Record, RecordError};
use crate::catalog::{self, Entry};

/// The games of a file as they are written, read only as far as they are asked for; what is wrong
/// with one says nothing about the next.
///
/// ```
/// use tabletier_session::record::Games;
///
/// let file = "[Game \"billo\"]\n[Rules \"catalano\"]\n[Result \"*\"]\n\n1. Rc1-c2\n\n[Game \"chess\"]\n";
/// let mut games = Games::new(file.as_bytes());
/// assert_eq!(games.next().unwrap()?.read()?.session().played(), ["Rc1-c2"]);
/// let error = games.next().unwrap()?.read().unwrap_err();
/// assert_eq!((error.game, error.line), (2, 7));
/// assert!(games.next().is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Games<R> {
    input: R,
    /// How many lines and games have been read.
    lines: usize,
    games: usize,
    /// The line that begins the next game.
    next: Option<Line>,
}

/// A game of a file as it is written.
#[derive(Clone, Debug)]
pub struct GameText {
    /// Which game of the file, counted from 1.
    pub game: usize,
    /// The line of the file in which it begins, counted from 1.
    pub line: usize,
    text: String,
    /// What is wrong with it before it is read.
    fault: Option<Wrong>,
}

struct Line {
    number: usize,
    text: String,
    /// How many bytes it has, though not all of them may have been kept.
    bytes: usize,
    fault: Option<Wrong>,
}

impl<R: BufRead> Games<R> {
    /// The games that this gives.
    pub fn new(input: R) -> Games<R> {
        Games { input, lines: 0, games: 0, next: None }
    }

    /// The next line, with its end; of one that is longer than any game the rest is passed over.
    fn line(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = Vec::new();
        let most = LONGEST as u64 + 1;
        self.input.by_ref().take(most).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            return Ok(None);
        }
        self.lines += 1;
        let mut count = bytes.len();
        if count > LONGEST && !bytes.ends_with(b"\n") {
            count += self.pass_over_line()?;
        }
        if self.lines == 1 && bytes.starts_with("\u{feff}".as_bytes()) {
            bytes.drain(..3);
        }
        let number = self.lines;
        let (text, fault) = match String::from_utf8(bytes) {
            Ok(text) => (text, None),
            // What is too long may have been cut in the middle of a letter.
            Err(error) => {
                let text = String::from_utf8_lossy(error.as_bytes()).into_owned();
                let wrong = TextError::new(words::AT_LINE, text.trim(), words::WANT_UTF8);
                (text, Some((number, wrong.into())).filter(|_| count <= LONGEST))
            }
        };
        Ok(Some(Line { number, text, bytes: count, fault }))
    }

    fn pass_over_line(&mut self) -> io::Result<usize> {
        let mut passed = 0;
        loop {
            let bytes = self.input.fill_buf()?;
            let end = bytes.iter().position(|&byte| byte == b'\n').map(|end| end + 1);
            let length = end.unwrap_or(bytes.len());
            self.input.consume(length);
            passed += length;
            if end.is_some() || length == 0 {
                return Ok(passed);
            }
        }
    }

    fn game(&mut self) -> io::Result<Option<GameText>> {
        let mut begun: Option<GameText> = None;
        let mut bytes = 0;
        let mut scan = Scan::default();
        while let Some(line) =
            self.next.take().map_or_else(|| self.line(), |line| Ok(Some(line)))?
        {
            if begun.is_none() && line.text.trim().is_empty() && line.fault.is_none() {
                continue;
            }
            if scan.take(&line.text) == Scanned::NextGame {
                self.next = Some(line);
                break;
            }
            let game = begun.get_or_insert_with(|| {
                self.games += 1;
                let (text, fault) = (String::new(), None);
                GameText { game: self.games, line: line.number, text, fault }
            });
            bytes += line.bytes;
            if bytes <= LONGEST {
                game.text.push_str(&line.text);
                game.fault = game.fault.take().or(line.fault);
            } else {
                game.text.clear();
            }
        }
        if let Some(game) = begun.as_mut().filter(|_| bytes > LONGEST) {
            let found = words::found_bytes(bytes.to_string());
            let expected = words::want_bytes(LONGEST.to_string());
            let wrong = TextError::told(words::AT_GAME, found, expected);
            game.fault = Some((game.line, wrong.into()));
        }
        Ok(begun)
    }
}

/// An error of the input is the last item worth looking at.
impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<GameText>;

    fn next(&mut self) -> Option<io::Result<GameText>> {
        self.game().transpose()
    }
}

impl GameText {
    /// Reads it as a record of a game of the catalog.
    pub fn read(&self) -> Result<Record, RecordError> {
        self.read_with(catalog::GAMES)
    }

    /// Reads it as a record of one of these games.
    pub fn read_with(&self, games: &[&'static dyn Entry]) -> Result<Record, RecordError> {
        let read = match &self.fault {
            Some(fault) => Err(fault.clone()),
            None => read_one(games, &self.text, self.line),
        };
        read.map_err(|(line, fault)| RecordError { game: self.game, line, fault })
    }
}

/// Where in a game the lines so far lead.
#[derive(Clone, Copy, Default)]
struct Scan {
    /// Whether the tags have ended.
    in_moves: bool,
    /// Whether something was read at all.
    begun: bool,
    /// Whether a remark in braces goes on.
    in_remark: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Scanned {
    SameGame,
    NextGame,
}

impl Scan {
    /// A tag begins another game where tags have ended: after a blank line or a move. Inside a remark
    /// nothing is a tag.
    fn take(&mut self, line: &str) -> Scanned {
        if !self.in_remark && line.trim_start().starts_with('[') {
            if self.in_moves {
                return Scanned::NextGame;
            }
        } else {
            self.in_moves |= self.begun || !line.trim().is_empty();
            self.scan_moves(line);
        }
        self.begun = true;
        Scanned::SameGame
    }

    fn scan_moves(&mut self, line: &str) {
        let mut escaped = false;
        let mut between = true;
        for c in line.chars() {
            match c {
                '}' if self.in_remark => self.in_remark = escaped,
                '{' if !self.in_remark => self.in_remark = true,
                ';' if !self.in_remark && between => return,
                _ => {}
            }
            escaped = self.in_remark && c == '\\' && !escaped;
            between = c.is_whitespace() || "(){}".contains(c);
        }
    }
}
