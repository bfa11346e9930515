//! Positions and moves as text.

use std::fmt;
use std::str::FromStr;

use tabletier_core::words::{bilitaire as words, common};
use tabletier_core::{Message, MoveError, Phrase, TextError, fields, number};

use super::board::{Board, Hole, Slot, Way};
use super::jumps::{Jumps, route};
use super::position::{BilitaireMove, BilitairePosition, Scores, Turn};
use super::refusal;
use super::rules::BilitaireRules;

/// The most jumps that fit on twelve trays.
pub(super) const MOST_JUMPS: u8 = 16;
/// The fields of the text of a position.
const FIELDS: [Phrase; 3] = [words::AT_ROWS, words::AT_TO_MOVE, words::AT_MATCH];
/// The most trays, and the most marbles once a round is open.
pub(super) const MOST_TRAYS: u32 = 12;
pub(super) const MOST_MARBLES: u8 = 47;

impl fmt::Display for BilitairePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..4).rev() {
            for slot in (0..4).map(|column| Slot::new(column, row)) {
                match self.board.has_tray(slot) {
                    true => write!(f, "{:x}", self.board.load(slot))?,
                    false => f.write_str(".")?,
                }
            }
            f.write_str(if row > 0 { "/" } else { " " })?;
        }
        match self.turn {
            Turn::Opening => f.write_str("o")?,
            Turn::Trays => f.write_str("t")?,
            Turn::Jumps(1) => f.write_str("m")?,
            Turn::Jumps(jumps) => write!(f, "m!{jumps}")?,
            Turn::Over => f.write_str("end")?,
        }
        match self.scores {
            Scores::None => f.write_str(" 1"),
            Scores::One(first) if self.turn == Turn::Over => write!(f, " 1:{first}"),
            Scores::One(first) => write!(f, " 2:{first}"),
            Scores::Both(first, second) => write!(f, " 2:{first}:{second}"),
        }
    }
}

/// A field of the text of a position, as a place in it.
fn in_position(field: Phrase) -> Message {
    common::at_part(field, common::AT_POSITION)
}

/// A part of the text of a move, as a place in it.
fn in_move(part: Phrase) -> Message {
    common::at_part(part, common::AT_MOVE)
}

/// Reads a position, and refuses what no round can have on the board.
pub(super) fn read_position(
    rules: BilitaireRules,
    text: &str,
) -> Result<BilitairePosition, TextError> {
    let parts = fields(text, &FIELDS.map(Message::from))?;
    let [rows, turn, scores] = parts[..] else { unreachable!("three fields were asked for") };
    let board = read_rows(rows)?;
    let turn = read_turn(turn)?;
    let scores = read_scores(rules, turn, scores)?;
    let position = BilitairePosition { board, turn, scores, rules };
    check(&position, &parts)?;
    Ok(position)
}

fn read_rows(text: &str) -> Result<Board, TextError> {
    let wrong = |found: &str, expected: Phrase| {
        TextError::new(in_position(words::AT_ROWS), found, expected)
    };
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 4 {
        return Err(wrong(text, words::WANT_ROWS));
    }
    let mut board = Board { marbles: 0, trays: 0 };
    for (row, slots) in (0..4).rev().zip(rows) {
        if slots.len() != 4 {
            return Err(wrong(slots, words::WANT_SLOTS));
        }
        for (column, content) in (0..4).zip(slots.chars()) {
            match content {
                '.' => {}
                '0'..='9' | 'a'..='f' => {
                    let load = content.to_digit(16).unwrap_or(0) as u8;
                    board.lay(Slot::new(column, row), load);
                }
                _ => return Err(wrong(&content.to_string(), words::WANT_CONTENT)),
            }
        }
    }
    Ok(board)
}

fn read_turn(text: &str) -> Result<Turn, TextError> {
    let place = || in_position(words::AT_TO_MOVE);
    match text {
        "o" => Ok(Turn::Opening),
        "t" => Ok(Turn::Trays),
        "m" => Ok(Turn::Jumps(1)),
        "end" => Ok(Turn::Over),
        _ => match text.strip_prefix("m!") {
            Some(jumps) => read_announcement(place(), jumps).map(Turn::Jumps),
            None => Err(TextError::new(place(), text, words::WANT_TURN)),
        },
    }
}

pub(super) fn read_announcement(place: impl Into<Message>, text: &str) -> Result<u8, TextError> {
    number(text)
        .filter(|jumps| (2..=MOST_JUMPS).contains(jumps))
        .ok_or_else(|| TextError::new(place, text, words::WANT_JUMPS))
}

fn read_scores(rules: BilitaireRules, turn: Turn, text: &str) -> Result<Scores, TextError> {
    let wrong = |found: &str, expected: Phrase| {
        TextError::new(in_position(words::AT_MATCH), found, expected)
    };
    let score = |text| {
        number(text)
            .filter(|score| (1..=MOST_MARBLES).contains(score))
            .ok_or_else(|| wrong(text, words::WANT_SCORE))
    };
    let parts: Vec<&str> = text.split(':').collect();
    match (turn == Turn::Over, rules.single, &parts[..]) {
        (false, _, ["1"]) => Ok(Scores::None),
        (false, false, ["2", first]) => Ok(Scores::One(score(first)?)),
        (true, true, ["1", first]) => Ok(Scores::One(score(first)?)),
        (true, false, ["2", first, second]) => Ok(Scores::Both(score(first)?, score(second)?)),
        (over, single, _) => {
            let expected = match (over, single) {
                (false, true) => words::WANT_ONE_ROUND,
                (false, false) => words::WANT_ROUND,
                (true, true) => words::WANT_ONE_SCORE,
                (true, false) => words::WANT_TWO_SCORES,
            };
            Err(wrong(text, expected))
        }
    }
}

/// Whether such a position can stand on the board at all.
fn check(position: &BilitairePosition, parts: &[&str]) -> Result<(), TextError> {
    let wrong = |field: usize, expected: Message| {
        Err(TextError::new(in_position(FIELDS[field]), parts[field], expected))
    };
    let board = &position.board;
    if position.turn == Turn::Opening {
        return match *board {
            Board::START => Ok(()),
            _ => wrong(0, words::WANT_START.into()),
        };
    }
    if !(1..=MOST_TRAYS).contains(&board.trays.count_ones()) {
        return wrong(0, words::WANT_TRAYS.into());
    }
    if !(1..=MOST_MARBLES).contains(&board.count()) {
        return wrong(0, words::WANT_MARBLES.into());
    }
    let jumps = Jumps::on(board);
    match (position.turn, position.scores) {
        (Turn::Jumps(due), _) if !jumps.can_make(due) => match jumps.longest() {
            0 => wrong(1, words::WANT_NO_JUMP.into()),
            1 => wrong(1, words::WANT_ONE_JUMP.into()),
            most => wrong(1, words::want_most_jumps(format!("m!{most}"))),
        },
        (Turn::Over, _) if jumps.movers() != 0 => wrong(1, words::WANT_A_JUMP.into()),
        (Turn::Over, Scores::One(last) | Scores::Both(_, last)) if last != board.count() => {
            wrong(2, words::want_last_score(board.count()))
        }
        _ => Ok(()),
    }
}

impl fmt::Display for BilitaireMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let announced = match *self {
            BilitaireMove::Open(hole) => return write!(f, "-{hole}"),
            BilitaireMove::Jump { from, taken, .. } => {
                write!(f, "{from}")?;
                return route(from, taken).try_for_each(|hole| write!(f, "x{hole}"));
            }
            BilitaireMove::Slide(slide, jumps) => {
                write!(f, "{}", slide.rear)?;
                if let Some(front) = slide.front().filter(|&front| front != slide.rear) {
                    write!(f, "..{front}")?;
                }
                write!(f, ">{}{}", slide.by, slide.way.letter())?;
                jumps
            }
            BilitaireMove::Remove(tray, jumps) => {
                write!(f, "{tray}x")?;
                jumps
            }
        };
        if announced > 1 { write!(f, "!{announced}") } else { Ok(()) }
    }
}

/// A move as it is written, legal or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Written {
    Open(Hole),
    Jump { from: Hole, route: Vec<Hole> },
    Slide { rear: Slot, front: Slot, way: Way, by: u8, jumps: u8 },
    Remove { tray: Slot, jumps: u8 },
}

/// Reads a move by any route that is legal here.
pub(super) fn read_move(
    position: &BilitairePosition,
    text: &str,
) -> Result<BilitaireMove, MoveError> {
    refusal::check(position, &text.parse()?).map_err(|why| MoveError::illegal(text, why))
}

impl FromStr for Written {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Written, TextError> {
        let wrong = || TextError::new(common::AT_MOVE, text, words::WANT_MOVE);
        if let Some(hole) = text.strip_prefix('-') {
            return Ok(Written::Open(hole.parse()?));
        }
        if text.starts_with(|first: char| first.is_ascii_lowercase()) {
            let (from, route) = text.split_once('x').ok_or_else(wrong)?;
            let route = route.split('x').map(str::parse).collect::<Result<_, _>>()?;
            return Ok(Written::Jump { from: from.parse()?, route });
        }
        let (body, jumps) = match text.split_once('!') {
            Some((body, jumps)) => {
                (body, read_announcement(in_move(words::AT_ANNOUNCEMENT), jumps)?)
            }
            None => (text, 1),
        };
        if let Some(tray) = body.strip_suffix('x') {
            return Ok(Written::Remove { tray: tray.parse()?, jumps });
        }
        let (row, step) = body.split_once('>').ok_or_else(wrong)?;
        let (rear, front) = row.split_once("..").unwrap_or((row, row));
        let (rear, front): (Slot, Slot) = (rear.parse()?, front.parse()?);
        let (by, way) = match *step.as_bytes() {
            [by @ b'1'..=b'3', letter] => {
                let way = Way::ALL.into_iter().find(|way| way.letter() == char::from(letter));
                (by - b'0', way)
            }
            _ => (0, None),
        };
        match way {
            Some(way) if rear != front || !row.contains('.') => {
                Ok(Written::Slide { rear, front, way, by, jumps })
            }
            Some(_) => Err(TextError::new(in_move(words::AT_ROW), row, words::WANT_ROW)),
            None => Err(TextError::new(in_move(words::AT_STEP), step, words::WANT_STEP)),
        }
    }
}

impl FromStr for Hole {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Hole, TextError> {
        match *text.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'8'] => Ok(Hole::new(column - b'a', row - b'1')),
            _ => Err(TextError::new(in_move(words::AT_HOLE), text, words::WANT_HOLE)),
        }
    }
}

impl FromStr for Slot {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Slot, TextError> {
        match *text.as_bytes() {
            [column @ b'A'..=b'D', row @ b'1'..=b'4'] => Ok(Slot::new(column - b'A', row - b'1')),
            _ => Err(TextError::new(in_move(words::AT_SLOT), text, words::WANT_SLOT)),
        }
    }
}
