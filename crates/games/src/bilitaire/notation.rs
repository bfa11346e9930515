//! Positions and moves as text.

use std::fmt;
use std::str::FromStr;

use tabletier_core::{MoveError, TextError, fields, number};

use super::board::{Board, Hole, Slot, Way};
use super::jumps::{Jumps, route};
use super::position::{BilitaireMove, BilitairePosition, Scores, Turn};
use super::refusal;
use super::rules::BilitaireRules;

/// The most jumps that fit on twelve trays.
pub(super) const MOST_JUMPS: u8 = 16;
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

/// Reads a position, and refuses what no round can have on the board.
pub(super) fn read_position(
    rules: BilitaireRules,
    text: &str,
) -> Result<BilitairePosition, TextError> {
    let parts = fields("position", text, &["rows", "to move", "match"])?;
    let [rows, turn, scores] = parts[..] else { unreachable!("three fields were asked for") };
    let board = read_rows(rows)?;
    let turn = read_turn(turn)?;
    let scores = read_scores(rules, turn, scores)?;
    let position = BilitairePosition { board, turn, scores, rules };
    check(&position, &parts)?;
    Ok(position)
}

fn read_rows(text: &str) -> Result<Board, TextError> {
    let wrong = |found: &str, expected: &str| TextError::new("position, rows", found, expected);
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 4 {
        return Err(wrong(text, "four rows of slots joined by /"));
    }
    let mut board = Board { marbles: 0, trays: 0 };
    for (row, slots) in (0..4).rev().zip(rows) {
        if slots.len() != 4 {
            return Err(wrong(slots, "four slots in every row"));
        }
        for (column, content) in (0..4).zip(slots.chars()) {
            match content {
                '.' => {}
                '0'..='9' | 'a'..='f' => {
                    let load = content.to_digit(16).unwrap_or(0) as u8;
                    board.lay(Slot::new(column, row), load);
                }
                _ => {
                    let slot = content.to_string();
                    return Err(wrong(&slot, ". for a free slot or a digit 0 to 9, a to f"));
                }
            }
        }
    }
    Ok(board)
}

fn read_turn(text: &str) -> Result<Turn, TextError> {
    match text {
        "o" => Ok(Turn::Opening),
        "t" => Ok(Turn::Trays),
        "m" => Ok(Turn::Jumps(1)),
        "end" => Ok(Turn::Over),
        _ => match text.strip_prefix("m!") {
            Some(jumps) => read_announcement("position, to move", jumps).map(Turn::Jumps),
            None => Err(TextError::new("position, to move", text, "o, t, m, m!2 to m!16 or end")),
        },
    }
}

pub(super) fn read_announcement(place: &str, text: &str) -> Result<u8, TextError> {
    number(text)
        .filter(|jumps| (2..=MOST_JUMPS).contains(jumps))
        .ok_or_else(|| TextError::new(place, text, "a number of jumps from 2 to 16 after the !"))
}

fn read_scores(rules: BilitaireRules, turn: Turn, text: &str) -> Result<Scores, TextError> {
    let score = |text| {
        number(text)
            .filter(|score| (1..=MOST_MARBLES).contains(score))
            .ok_or_else(|| TextError::new("position, match", text, "a score from 1 to 47"))
    };
    let parts: Vec<&str> = text.split(':').collect();
    match (turn == Turn::Over, rules.single, &parts[..]) {
        (false, _, ["1"]) => Ok(Scores::None),
        (false, false, ["2", first]) => Ok(Scores::One(score(first)?)),
        (true, true, ["1", first]) => Ok(Scores::One(score(first)?)),
        (true, false, ["2", first, second]) => Ok(Scores::Both(score(first)?, score(second)?)),
        (over, single, _) => {
            let expected = match (over, single) {
                (false, true) => "1, as rounds=1",
                (false, false) => "1, or 2:<score> in round 2",
                (true, true) => "1:<score> at the end, as rounds=1",
                (true, false) => "2:<score>:<score> at the end",
            };
            Err(TextError::new("position, match", text, expected))
        }
    }
}

/// Whether such a position can stand on the board at all.
fn check(position: &BilitairePosition, parts: &[&str]) -> Result<(), TextError> {
    let wrong = |field: usize, expected: String| {
        let place = ["position, rows", "position, to move", "position, match"][field];
        Err(TextError::new(place, parts[field], expected))
    };
    let board = &position.board;
    if position.turn == Turn::Opening {
        return match *board {
            Board::START => Ok(()),
            _ => wrong(0, ".ff./ffff/ffff/.ff., as a round is about to open".to_string()),
        };
    }
    if !(1..=MOST_TRAYS).contains(&board.trays.count_ones()) {
        return wrong(0, "1 to 12 trays".to_string());
    }
    if !(1..=MOST_MARBLES).contains(&board.count()) {
        return wrong(0, "1 to 47 marbles after the opening".to_string());
    }
    let jumps = Jumps::on(board);
    match (position.turn, position.scores) {
        (Turn::Jumps(due), _) if !jumps.can_make(due) => match jumps.longest() {
            0 => wrong(1, "t or end, as no marble can jump".to_string()),
            1 => wrong(1, "m, as no marble can jump more than once".to_string()),
            most => wrong(1, format!("m, or at most m!{most}, as no marble can jump more often")),
        },
        (Turn::Over, _) if jumps.movers() != 0 => {
            wrong(1, "t or m, as a marble can jump".to_string())
        }
        (Turn::Over, Scores::One(last) | Scores::Both(_, last)) if last != board.count() => {
            wrong(2, format!("{} as last score, the marbles on the board", board.count()))
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
        let wrong = || {
            let expected = "-c3, c3xc5, A1>2e, A1..B1>2e or B2x, these three with !3 to announce";
            TextError::new("move", text, expected)
        };
        if let Some(hole) = text.strip_prefix('-') {
            return Ok(Written::Open(hole.parse()?));
        }
        if text.starts_with(|first: char| first.is_ascii_lowercase()) {
            let (from, route) = text.split_once('x').ok_or_else(wrong)?;
            let route = route.split('x').map(str::parse).collect::<Result<_, _>>()?;
            return Ok(Written::Jump { from: from.parse()?, route });
        }
        let (body, jumps) = match text.split_once('!') {
            Some((body, jumps)) => (body, read_announcement("move, announcement", jumps)?),
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
            Some(_) => Err(TextError::new("move, row", row, "two different slots, rear and front")),
            None => Err(TextError::new("move, step", step, "1, 2 or 3 slots and n, e, s or w")),
        }
    }
}

impl FromStr for Hole {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Hole, TextError> {
        match *text.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'8'] => Ok(Hole::new(column - b'a', row - b'1')),
            _ => Err(TextError::new("move, hole", text, "a hole from a1 to h8")),
        }
    }
}

impl FromStr for Slot {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Slot, TextError> {
        match *text.as_bytes() {
            [column @ b'A'..=b'D', row @ b'1'..=b'4'] => Ok(Slot::new(column - b'A', row - b'1')),
            _ => Err(TextError::new("move, slot", text, "a slot from A1 to D4")),
        }
    }
}
