//! Positions and moves as text.

use std::fmt;
use std::str::FromStr;

use tabletier_core::words::billabong as words;
use tabletier_core::words::common::{AT_MOVE, at_part};
use tabletier_core::{MoveError, Phrase, Position, TextError};

use super::board::Square;
use super::kangaroo::Stand;
use super::position::{BillabongMove, BillabongPosition};
use super::route::{Course, Route};
use super::rules::{BillabongRules, Ghosts};
use super::setup::{Setup, written};

pub(super) const PASS: &str = "pass";

pub(super) fn read_position(
    rules: BillabongRules,
    text: &str,
) -> Result<BillabongPosition, TextError> {
    Setup::read(rules, text)?.position()
}

pub(super) fn write_position(
    position: &BillabongPosition,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    for seat in position.in_play() {
        write!(f, "{seat}:{} ", written(position.team(seat)))?;
    }
    match position.rules().ghosts {
        Ghosts::None => f.write_str("N:- ")?,
        _ => write!(f, "N:{} ", written(position.ghosts()))?,
    }
    write!(f, "{}", position.seat())
}

/// A move as it is written.
enum Written {
    Pass,
    Place(Square),
    Go {
        from: Square,
        legs: Vec<Leg>,
        /// Whether it ends with `*`.
        home: bool,
    },
}

/// One step or jump.
struct Leg {
    jump: bool,
    to: Square,
}

impl FromStr for Written {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Written, TextError> {
        if text == PASS {
            return Ok(Written::Pass);
        }
        if let Some(name) = text.strip_prefix('@') {
            return Ok(Written::Place(read_square(words::AT_PLACED, name)?));
        }
        let (route, home) = match text.strip_suffix('*') {
            Some(route) => (route, true),
            None => (text, false),
        };
        let Some(first) = route.find(['-', '^']) else {
            return Err(TextError::new(AT_MOVE, text, words::WANT_MOVE));
        };
        let from = read_square(words::AT_START, &route[..first])?;
        let mut legs = Vec::new();
        let mut rest = &route[first..];
        while let Some(mark) = rest.chars().next() {
            let leg = &rest[1..];
            let end = leg.find(['-', '^']).unwrap_or(leg.len());
            let to = read_square(words::AT_LANDING, &leg[..end])?;
            legs.push(Leg { jump: mark == '^', to });
            rest = &leg[end..];
        }
        Ok(Written::Go { from, legs, home })
    }
}

fn read_square(what: Phrase, name: &str) -> Result<Square, TextError> {
    name.parse().map_err(|error| TextError { place: at_part(what, AT_MOVE), ..error })
}

pub(super) fn read_move(
    position: &BillabongPosition,
    text: &str,
) -> Result<BillabongMove, MoveError> {
    let written = text.parse()?;
    judge(position, &written).map_err(|why| MoveError::illegal(text, why))
}

/// The squares that a move written in this way passes, the first one first.
pub(super) fn squares_of(text: &str) -> Vec<Square> {
    match text.parse() {
        Ok(Written::Place(square)) => vec![square],
        Ok(Written::Go { from, legs, .. }) => {
            std::iter::once(from).chain(legs.iter().map(|leg| leg.to)).collect()
        }
        Ok(Written::Pass) | Err(_) => Vec::new(),
    }
}

/// What a written move does, or the rule that forbids it.
fn judge(
    position: &BillabongPosition,
    written: &Written,
) -> Result<BillabongMove, &'static Phrase> {
    if position.winner().is_some() {
        return Err(&words::REFUSED_OVER);
    }
    match written {
        Written::Place(_) if !position.placing() => Err(&words::REFUSED_ALL_PLACED),
        Written::Place(square) if square.is_lake() => Err(&words::REFUSED_IN_LAKE),
        Written::Place(square) if position.occupied().has(*square) => Err(&words::REFUSED_TAKEN),
        Written::Place(square) => Ok(BillabongMove::Place(*square)),
        _ if position.placing() => Err(&words::REFUSED_PLACE_FIRST),
        Written::Pass if position.moves() != [BillabongMove::Pass] => {
            Err(&words::REFUSED_MUST_MOVE)
        }
        Written::Pass => Ok(BillabongMove::Pass),
        Written::Go { from, legs, home } => {
            let stand = position.team(position.seat()).on(*from).ok_or_else(|| {
                let ghost = position.ghosts().on(*from).is_some();
                if ghost { &words::REFUSED_GHOST } else { &words::REFUSED_NOT_YOURS }
            })?;
            let way = walk(&position.course(*from), stand, legs)?;
            let end = way[way.len() - 1];
            let went_home = position.course(*from).is_home(end);
            match (home, went_home) {
                (true, false) => Err(&words::REFUSED_NOT_HOME),
                (false, true) => Err(&words::REFUSED_HOME_UNMARKED),
                (true, true) => Ok(BillabongMove::Home(*from)),
                (false, false) => Ok(BillabongMove::Go { from: *from, to: end }),
            }
        }
    }
}

/// Where the kangaroo of a written move stands on its way, the start first.
pub(super) fn landings(position: &BillabongPosition, text: &str) -> Result<Vec<Stand>, MoveError> {
    let Written::Go { from, legs, .. } = text.parse()? else { return Ok(Vec::new()) };
    let stand = position.team(position.seat()).on(from).ok_or(&words::REFUSED_NOT_YOURS);
    let way = stand.and_then(|stand| walk(&position.course(from), stand, &legs));
    way.map_err(|why| MoveError::illegal(text, why))
}

/// Where the legs of a move lead, the start first.
fn walk(course: &Course, start: Stand, legs: &[Leg]) -> Result<Vec<Stand>, &'static Phrase> {
    if legs.iter().any(|leg| leg.jump) && legs.iter().any(|leg| !leg.jump) {
        return Err(&words::REFUSED_MIXED);
    }
    if legs.len() > 1 && legs.iter().any(|leg| !leg.jump) {
        return Err(&words::REFUSED_ONE_STEP);
    }
    let mut way = vec![start];
    for leg in legs {
        let here = way[way.len() - 1];
        if course.is_home(here) {
            return Err(&words::REFUSED_HOME_ENDS);
        }
        way.push(if leg.jump { course.jump(here, leg.to)? } else { course.step(here, leg.to)? });
    }
    Ok(way)
}

pub(super) fn write_move(position: &BillabongPosition, mv: &BillabongMove) -> String {
    match *mv {
        BillabongMove::Pass => PASS.to_string(),
        BillabongMove::Place(square) => format!("@{square}"),
        // Every jump stays in its lattice, every step leaves it.
        BillabongMove::Go { from, to } if from.lattice() != to.square.lattice() => {
            format!("{from}-{}", to.square)
        }
        BillabongMove::Go { from, to } => {
            let routes = position.routes(from, |end| end == to);
            let route = routes.iter().find(|route| route.end == to);
            format!("{from}{}", route.map_or("", |route| &route.text))
        }
        BillabongMove::Home(from) => format!("{from}{}", position.way_home(from)),
    }
}

impl BillabongPosition {
    /// The board as it is while the kangaroo on a square moves.
    pub(super) fn course(&self, start: Square) -> Course {
        Course { occupied: self.occupied(), start, laps: self.rules().laps }
    }

    /// The series of jumps of the player's kangaroo on a square.
    fn routes(&self, from: Square, wanted: impl Fn(Stand) -> bool) -> Vec<Route> {
        let stand = self.team(self.seat()).on(from);
        stand.map_or_else(Vec::new, |stand| self.course(from).routes(stand, &[], wanted))
    }

    /// The canonical way home of the player's kangaroo on a square, as a move writes it.
    pub(super) fn way_home(&self, from: Square) -> String {
        let course = self.course(from);
        let stand = self.team(self.seat()).on(from);
        let steps = stand.into_iter().flat_map(|stand| course.steps(stand).collect::<Vec<_>>());
        let step =
            steps.filter(|&end| course.is_home(end)).map(|end| format!("-{}*", end.square)).min();
        // A step is as short as a single jump, and `-` comes before `^`.
        step.unwrap_or_else(|| {
            let routes = self.routes(from, |end| course.is_home(end));
            let home = routes.into_iter().filter(|route| course.is_home(route.end));
            home.map(|route| route.text).min().unwrap_or_default()
        })
    }
}
