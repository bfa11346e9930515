//! Reading the moves of a record, with variations, marks and remarks, and replaying them.

use tabletier_core::words::session as words;
use tabletier_core::{Phrase, TextError};

use super::read::Wrong;
use super::{RecordFault, number};
use crate::{LineError, Mark, Place, Session, Tree};

/// The text of a game, as far as it has not been read: its tags, then the words of its moves, up to
/// the next tag.
pub(super) struct Words<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Words<'a> {
    /// A text that begins in this line of a file, counted from 1.
    pub(super) fn new(text: &'a str, line: usize) -> Words<'a> {
        Words { rest: text, line }
    }

    /// What has not been read.
    pub(super) fn rest(&self) -> &'a str {
        self.rest
    }

    /// The line where it begins, counted from 1.
    pub(super) fn line(&self) -> usize {
        self.line
    }

    /// Passes over blanks, and says whether a line has ended among them.
    pub(super) fn skip_blanks(&mut self) -> bool {
        let line = self.line;
        self.take(self.rest.len() - self.rest.trim_start().len());
        self.line > line
    }

    /// The rest of the line and where it stands, if it begins like a tag.
    pub(super) fn tag(&mut self) -> Option<(usize, &'a str)> {
        let line = self.line;
        let length = self.rest.find('\n').map_or(self.rest.len(), |end| end + 1);
        let tag = self.rest[..length].trim();
        tag.starts_with('[').then(|| {
            self.take(length);
            (line, tag)
        })
    }

    fn take(&mut self, length: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(length);
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }
}

/// Words with the lines where they begin; a bracket is a word, and so is a whole remark, in braces
/// or from a semicolon to the end of the line.
impl<'a> Iterator for Words<'a> {
    type Item = (usize, &'a str);

    fn next(&mut self) -> Option<(usize, &'a str)> {
        let anew = self.skip_blanks();
        let length = match self.rest.chars().next()? {
            '[' if anew => return None,
            '(' | ')' | '}' => 1,
            '{' => {
                let mut escaped = false;
                let end = self.rest.find(|c| {
                    let ends = c == '}' && !escaped;
                    escaped = c == '\\' && !escaped;
                    ends
                });
                end.map_or(self.rest.len(), |end| end + 1)
            }
            ';' => self.rest.find('\n').unwrap_or(self.rest.len()),
            _ => {
                let ends = |c: char| c.is_whitespace() || "(){}".contains(c);
                self.rest.find(ends).unwrap_or(self.rest.len())
            }
        };
        Some((self.line, self.take(length)))
    }
}

/// What stands after the moves of a game, in the manner of PGN, and in which line of the file.
pub(super) type Stated<'a> = Option<(usize, &'a str)>;

/// Whether a word tells a result: `*`, or what each seat has got, such as `1-0` and `1/2-1/2`.
fn tells_result(word: &str) -> bool {
    let share = |part: &str| ["0", "1", "1/2", "1/3", "1/4"].contains(&part);
    word == "*" || word.contains('-') && word.split('-').all(share)
}

/// Replays the moves of a game; the session ends up after the last of its main line.
pub(super) fn replay<'a>(
    session: &mut dyn Session,
    words: &mut Words<'a>,
) -> Result<(Tree, Stated<'a>), Wrong> {
    let mut replay = Replay {
        session,
        tree: Tree::default(),
        lines: Vec::new(),
        here: Place::START,
        played: 0,
        open: Vec::new(),
        last: Last::Start,
    };
    for (line, word) in words {
        replay.last = replay.take(line, word).map_err(|fault| (line, fault))?;
    }
    if let Last::Number(line, number) = replay.last {
        return Err((line, TextError::new(words::at_after(number), "", words::WANT_MOVE).into()));
    }
    if let Some(variation) = replay.open.last() {
        let error = TextError::new(words::AT_VARIATION, "(", words::WANT_VARIATION_END);
        return Err((variation.line, error.into()));
    }
    let stated = match replay.last {
        Last::Result(line, word) => Some((line, word)),
        _ => None,
    };
    let Some(twin) = replay.tree.twin() else { return Ok((replay.tree, stated)) };
    let line = replay.lines.iter().find(|(place, _)| *place == twin).map_or(1, |(_, line)| *line);
    let mv = replay.tree.mv(twin).unwrap_or_default();
    Err((line, TextError::new(words::AT_VARIATION, mv, words::WANT_OTHER_MOVE).into()))
}

/// A game that is read word by word.
struct Replay<'s, 'a> {
    session: &'s mut dyn Session,
    tree: Tree,
    /// In which line of the file each place was met.
    lines: Vec<(Place, usize)>,
    /// Where the session stands in the tree, and after how many moves.
    here: Place,
    played: usize,
    /// The variations that have not ended, the innermost last.
    open: Vec<Variation>,
    last: Last<'a>,
}

/// A variation: the line of the file where it begins, and the move that it might have been played
/// instead of, the last of so many.
struct Variation {
    line: usize,
    place: Place,
    played: usize,
}

/// What the last word was.
#[derive(Clone, Copy)]
enum Last<'a> {
    Start,
    Open,
    /// In this line of the file.
    Number(usize, &'a str),
    Move,
    Remark,
    Close,
    /// In this line of the file; nothing may follow.
    Result(usize, &'a str),
}

impl<'a> Replay<'_, 'a> {
    fn take(&mut self, line: usize, word: &'a str) -> Result<Last<'a>, RecordFault> {
        let seats = self.session.seats();
        let bracket = word.starts_with(['(', ')', '{', '}', '$', '!', '?']);
        match self.last {
            Last::Result(_, result) => {
                let place = words::at_after(result);
                return Err(TextError::new(place, word, words::WANT_GAME_END).into());
            }
            Last::Open | Last::Number(..) if word.starts_with(';') => {
                self.add_remark(&word[1..])?;
                return Ok(self.last);
            }
            Last::Open if bracket => {
                let expected = words::want_number_and_move(number(self.played, seats));
                return Err(TextError::new(words::at_after("("), word, expected).into());
            }
            Last::Number(_, number) if bracket => {
                return Err(TextError::new(words::at_after(number), word, words::WANT_MOVE).into());
            }
            Last::Number(..) => return self.play(line, word),
            _ => {}
        }
        match word.as_bytes() {
            [b'(', ..] => self.open(line),
            [b')', ..] => self.close(),
            [b'{', ..] => self.remark(word),
            [b';', ..] => {
                self.add_remark(&word[1..])?;
                Ok(match self.last {
                    Last::Close => Last::Close,
                    _ => Last::Remark,
                })
            }
            [b'$' | b'!' | b'?', ..] => self.mark(word),
            _ if self.open.is_empty() && tells_result(word) => Ok(Last::Result(line, word)),
            [b'}', ..] => {
                Err(TextError::new(words::AT_REMARK, word, words::WANT_BRACE_BEFORE).into())
            }
            _ if matches!(self.last, Last::Open) || self.played.is_multiple_of(seats) => {
                let number = number(self.played, seats);
                if word != number {
                    let expected = words::want_number_before(number);
                    return Err(TextError::new(words::AT_MOVE_NUMBER, word, expected).into());
                }
                Ok(Last::Number(line, word))
            }
            _ => self.play(line, word),
        }
    }

    fn play(&mut self, line: usize, word: &str) -> Result<Last<'a>, RecordFault> {
        let (mv, sign) = Mark::split(word);
        let mark = sign.map(str::parse).transpose()?;
        self.step(mv)?;
        self.here = self.tree.push(self.here, mv);
        self.lines.push((self.here, line));
        if let Some(mark) = mark {
            self.tree.mark(self.here, mark);
        }
        Ok(Last::Move)
    }

    /// A mark of the last move, anywhere before the next.
    fn mark(&mut self, word: &str) -> Result<Last<'a>, RecordFault> {
        let mark = word.parse()?;
        if self.here == Place::START {
            return Err(TextError::new(words::AT_MARK, word, words::WANT_MOVE_BEFORE).into());
        }
        self.tree.mark(self.here, mark);
        Ok(self.last)
    }

    /// What stands behind a semicolon joins what else is remarked of the move, wherever it stands.
    fn add_remark(&mut self, text: &str) -> Result<(), TextError> {
        let both = format!("{} {text}", self.tree.remark(self.here));
        self.tree.set_remark(self.here, &both)
    }

    fn step(&mut self, mv: &str) -> Result<(), LineError> {
        self.played += 1;
        let wrong = |error| LineError { number: self.played, text: mv.to_string(), error };
        self.session.play(mv).map_err(wrong)
    }

    fn open(&mut self, line: usize) -> Result<Last<'a>, RecordFault> {
        let before = self.tree.parent(self.here);
        let before = before
            .ok_or_else(|| TextError::new(words::AT_VARIATION, "(", words::WANT_MOVE_BEFORE))?;
        self.open.push(Variation { line, place: self.here, played: self.played });
        self.take_back(self.played - 1);
        self.here = before;
        Ok(Last::Open)
    }

    fn close(&mut self) -> Result<Last<'a>, RecordFault> {
        let variation = self.open.pop();
        let variation = variation
            .ok_or_else(|| TextError::new(words::AT_VARIATION, ")", words::WANT_OPEN_BEFORE))?;
        self.take_back(variation.played - 1);
        self.here = variation.place;
        let mv = self.tree.mv(self.here).unwrap_or_default().to_string();
        self.step(&mv)?;
        Ok(Last::Close)
    }

    /// Takes moves back until so many are left.
    fn take_back(&mut self, left: usize) {
        while self.played > left {
            self.session.undo();
            self.played -= 1;
        }
    }

    fn remark(&mut self, word: &str) -> Result<Last<'a>, RecordFault> {
        let wrong = |expected: Phrase| TextError::new(words::AT_REMARK, word, expected);
        match self.last {
            Last::Remark => return Err(wrong(words::WANT_ONE_REMARK).into()),
            Last::Close => return Err(wrong(words::WANT_REMARK_FIRST).into()),
            _ => {}
        }
        self.tree.set_remark(self.here, &unescape(word)?)?;
        match self.tree.remark(self.here) {
            "" => Err(wrong(words::WANT_REMARK_WORDS).into()),
            _ => Ok(Last::Remark),
        }
    }
}

/// What a remark says.
fn unescape(word: &str) -> Result<String, TextError> {
    let mut text = String::new();
    let mut chars = word.chars().skip(1);
    while let Some(c) = chars.next() {
        match c {
            '}' => return Ok(text),
            '{' => break,
            '\\' => match chars.next() {
                Some(c @ ('\\' | '{' | '}')) => text.push(c),
                other => {
                    let found: String = ['\\'].into_iter().chain(other).collect();
                    return Err(TextError::new(words::AT_REMARK, found, words::WANT_ESCAPE));
                }
            },
            c => text.push(c),
        }
    }
    Err(TextError::new(words::AT_REMARK, word, words::WANT_BRACE_END))
}
