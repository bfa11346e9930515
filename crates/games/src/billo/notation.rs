//! Positions and moves as text.

use std::fmt;
use std::str::FromStr;

use tabletier_core::words::billo as words;
use tabletier_core::words::common::AT_MOVE;
use tabletier_core::{Message, Phrase, Position, TextError, any_of, fields};

use super::board::Board;
use super::pieces::{Colour, Content, Shape, Square};
use super::position::{BilloMove, BilloPosition, Claim};
use super::rules::BilloRules;

pub(super) const CLAIM: &str = "claim";

pub(super) fn read_position(rules: BilloRules, text: &str) -> Result<BilloPosition, TextError> {
    let parts =
        fields(text, &[words::AT_ROWS, words::AT_TURN, words::AT_CLAIM].map(Message::from))?;
    let board = read_board(words::AT_ROWS, parts[0])?;
    let turn = match parts[1] {
        "r" => Colour::Red,
        "b" => Colour::Black,
        other => return Err(TextError::new(words::AT_TURN, other, any_of(["r", "b"]))),
    };
    let position = BilloPosition { board, claim: Claim::None, turn, rules };
    if parts[2] == "-" {
        return Ok(position);
    }
    let claim = read_claim(&position, parts[2])?;
    Ok(BilloPosition { claim, ..position })
}

/// The claim field of a position that is otherwise read.
fn read_claim(position: &BilloPosition, text: &str) -> Result<Claim, TextError> {
    let wrong = |expected: Phrase| TextError::new(words::AT_CLAIM, text, expected);
    if !text.starts_with(['?', '!']) {
        return Err(wrong(words::WANT_CLAIM));
    }
    if !position.rules.claims {
        return Err(wrong(words::WANT_NO_CLAIM));
    }
    if text == "!" {
        let refused = position.moves().iter().any(|mv| !compliant(mv));
        return if refused { Ok(Claim::Made) } else { Err(wrong(words::WANT_MADE_CLAIM)) };
    }
    let Some(rows) = text.strip_prefix('?') else {
        return Err(wrong(words::WANT_MARK_ALONE));
    };
    let before = read_board(words::AT_CLAIM, rows)?;
    let earlier = BilloPosition { board: before, turn: position.turn.other(), ..*position };
    let led_here = |mv: &BilloMove| !compliant(mv) && earlier.after(mv).board == position.board;
    if earlier.moves().iter().any(led_here) {
        Ok(Claim::Open(before))
    } else {
        Err(wrong(words::WANT_LED_HERE))
    }
}

fn compliant(mv: &BilloMove) -> bool {
    matches!(mv, BilloMove::Walk(walk) if walk.compliant)
}

fn read_board(place: Phrase, text: &str) -> Result<Board, TextError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != 8 {
        return Err(TextError::new(place, text, words::WANT_ROWS));
    }
    let mut board = Board::default();
    for (row, text) in (0..8).rev().zip(rows) {
        read_row(&mut board, place, row, text)?;
    }
    for (colour, name) in Colour::BOTH.into_iter().zip(["red", "black"]) {
        for (shape, names) in Shape::BOTH.into_iter().zip(["round", "square"]) {
            let pieces = board.pieces(colour, shape);
            let count = pieces.count_ones();
            if count > 8 {
                let expected = words::want_few(name, count, names);
                return Err(TextError::new(place, text, expected));
            }
            if pieces & !board.billos(shape) & colour.far_row() != 0 {
                let expected = words::want_crowned(name, names);
                return Err(TextError::new(place, text, expected));
            }
        }
    }
    if board.empty() == u64::MAX {
        return Err(TextError::new(place, text, words::WANT_SOME_PIECE));
    }
    Ok(board)
}

fn read_row(board: &mut Board, place: Phrase, row: u32, text: &str) -> Result<(), TextError> {
    let place = || words::at_row(row + 1, place);
    let mut column = 0;
    let mut after_digit = false;
    for c in text.chars() {
        if column >= 8 {
            return Err(TextError::new(place(), text, words::WANT_SQUARES));
        }
        let digit = c.to_digit(10);
        match (digit, Content::from_letter(c)) {
            (Some(run @ 1..=8), _) if !after_digit => column += run,
            (Some(1..=8), _) => {
                return Err(TextError::new(place(), text, words::WANT_RUN));
            }
            (_, Some(content)) => {
                board.put_content(content, Square::at(column, row));
                column += 1;
            }
            _ => {
                return Err(TextError::new(place(), c.to_string(), words::WANT_LETTERS));
            }
        }
        after_digit = digit.is_some();
    }
    if column == 8 { Ok(()) } else { Err(TextError::new(place(), text, words::WANT_SQUARES)) }
}

pub(super) fn write_position(position: &BilloPosition, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write_board(&position.board, f)?;
    match position.turn {
        Colour::Red => f.write_str(" r ")?,
        Colour::Black => f.write_str(" b ")?,
    }
    match &position.claim {
        Claim::None => f.write_str("-"),
        Claim::Made => f.write_str("!"),
        Claim::Open(before) => {
            f.write_str("?")?;
            write_board(before, f)
        }
    }
}

fn write_board(board: &Board, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for row in (0..8).rev() {
        let mut run = 0;
        for column in 0..8 {
            match board.content(Square::at(column, row)) {
                None => run += 1,
                Some(content) => {
                    write_run(run, f)?;
                    run = 0;
                    write!(f, "{}", content.letter())?;
                }
            }
        }
        write_run(run, f)?;
        if row > 0 {
            f.write_str("/")?;
        }
    }
    Ok(())
}

fn write_run(run: u32, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if run == 0 { Ok(()) } else { write!(f, "{run}") }
}

/// A move as it is written: a piece, where it starts, and each step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Route {
    pub(super) shape: Shape,
    pub(super) from: Square,
    pub(super) steps: Vec<Step>,
}

/// A step as it is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub(super) takes: bool,
    pub(super) to: Square,
}

impl FromStr for Route {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Route, TextError> {
        let shape = match text.get(..1) {
            Some("R") => Shape::Round,
            Some("S") => Shape::Square,
            _ => {
                return Err(TextError::new(AT_MOVE, text, words::WANT_MOVE));
            }
        };
        let Some(from) = text.get(1..3).and_then(|name| name.parse().ok()) else {
            return Err(TextError::new(words::AT_START, &text[1..], words::WANT_SQUARE));
        };
        let mut steps = Vec::new();
        let mut rest = &text[3..];
        while steps.is_empty() || !rest.is_empty() {
            let Some(step) = rest.get(..3).and_then(|step| step.parse().ok()) else {
                let place = words::at_step(steps.len() + 1);
                return Err(TextError::new(place, rest, words::WANT_STEP));
            };
            steps.push(step);
            rest = &rest[3..];
        }
        Ok(Route { shape, from, steps })
    }
}

impl FromStr for Step {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Step, TextError> {
        let (takes, to) = match text.split_at_checked(1) {
            Some(("-", to)) => (false, to),
            Some(("x", to)) => (true, to),
            _ => return Err(TextError::new(words::AT_SOME_STEP, text, words::WANT_STEP)),
        };
        Ok(Step { takes, to: to.parse()? })
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.takes { 'x' } else { '-' }, self.to)
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.shape.letter(), self.from)?;
        self.steps.iter().try_for_each(|step| write!(f, "{step}"))
    }
}
