//! Reading puzzles, and checking them by the rules.

use std::iter::Peekable;
use std::str::FromStr;

use tabletier_core::words::{common, session as words};
use tabletier_core::{Message, TextError, number};
use tabletier_search::Score;

use super::{GRADES, Puzzle, PuzzleError, PuzzleFault, Puzzles};
use crate::catalog::{self, Entry};
use crate::record::{LONGEST, too_long};

impl FromStr for Puzzles {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Puzzles, PuzzleError> {
        if text.len() > LONGEST {
            return Err(wrong(1, too_long(text)));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines =
            text.lines().enumerate().map(|(index, content)| (index + 1, content.trim_end()));
        let mut source = Source { lines: lines.peekable(), line: 0 };
        source.skip_blank();
        let (line, key) = source.value("game")?;
        let entry = catalog::find(key).map_err(|error| wrong(line, error))?;
        let mut puzzles = Puzzles {
            entry,
            engine: source.value("engine")?.1.to_string(),
            seed: source.number("seed")?.1,
            found: source.value("found")?.1.to_string(),
            list: Vec::new(),
        };
        while source.next_block()? {
            puzzles.list.push(source.puzzle(entry)?);
        }
        if puzzles.list.is_empty() {
            return Err(wrong(
                source.line + 1,
                TextError::new(words::AT_PUZZLE, "", words::WANT_GRADE_1),
            ));
        }
        Ok(puzzles)
    }
}

fn wrong(line: usize, fault: impl Into<PuzzleFault>) -> PuzzleError {
    PuzzleError { line, fault: fault.into() }
}

/// The lines that are left.
struct Source<'a, L: Iterator<Item = (usize, &'a str)>> {
    lines: Peekable<L>,
    /// The last line that was read.
    line: usize,
}

impl<'a, L: Iterator<Item = (usize, &'a str)>> Source<'a, L> {
    fn skip_blank(&mut self) {
        while self.lines.next_if(|(_, content)| content.is_empty()).is_some() {}
    }

    /// Whether another block follows; whatever comes right after a block is wrong.
    fn next_block(&mut self) -> Result<bool, PuzzleError> {
        if let Some(&(line, content)) = self.lines.peek().filter(|(_, text)| !text.is_empty()) {
            return Err(wrong(
                line,
                TextError::new(words::AT_LINE, content, words::WANT_BLANK_LINE),
            ));
        }
        self.skip_blank();
        Ok(self.lines.peek().is_some())
    }

    /// The value of a key, which has to stand in the next line, and that line's number.
    fn value(&mut self, key: &str) -> Result<(usize, &'a str), PuzzleError> {
        let (line, content) = self.lines.next().unwrap_or((self.line + 1, ""));
        self.line = line;
        let value = content.strip_prefix(key).and_then(|rest| rest.strip_prefix(' '));
        let value = value.filter(|value| !value.is_empty() && !value.starts_with(' '));
        value.map(|value| (line, value)).ok_or_else(|| {
            wrong(line, TextError::new(Message::plain(key), content, words::want_key_value(key)))
        })
    }

    fn number<N: FromStr + ToString>(&mut self, key: &str) -> Result<(usize, N), PuzzleError> {
        let (line, text) = self.value(key)?;
        let number = number(text).ok_or_else(|| {
            wrong(line, TextError::new(Message::plain(key), text, words::WANT_NUMBER))
        })?;
        Ok((line, number))
    }

    fn score(&mut self, key: &str) -> Result<Score, PuzzleError> {
        let (line, text) = self.value(key)?;
        text.parse().map_err(|error| wrong(line, error))
    }

    fn puzzle(&mut self, entry: &'static dyn Entry) -> Result<Puzzle, PuzzleError> {
        let (line, grade) = self.number("grade")?;
        if !(1..=GRADES).contains(&grade) {
            let error =
                TextError::new(words::AT_GRADE, grade.to_string(), words::want_grade(GRADES));
            return Err(wrong(line, error));
        }
        let (line, rules) = self.value("rules")?;
        entry.rules_text(Some(rules)).map_err(|error| wrong(line, error))?;
        let (line, position) = self.value("position")?;
        let mut session =
            entry.resume(Some(rules), position).map_err(|error| wrong(line, error))?;
        if let Some(outcome) = session.outcome() {
            let found = outcome.to_string();
            let error = TextError::new(common::AT_POSITION, found, words::WANT_GOING_ON);
            return Err(wrong(line, error));
        }
        let (best, second) = (self.score("best")?, self.score("second")?);
        let (_, nodes) = self.number("nodes")?;
        let (at, text) = self.value("line")?;
        let moves: Vec<&str> = text.split(' ').collect();
        session.play_all(&moves).map_err(|error| wrong(at, error))?;
        Ok(Puzzle {
            grade,
            rules: rules.to_string(),
            position: position.to_string(),
            best,
            second,
            nodes,
            line: moves.into_iter().map(String::from).collect(),
        })
    }
}
