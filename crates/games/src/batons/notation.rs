//! Positions as text, and the names of sticks and cells.

use std::fmt;
use std::sync::LazyLock;

use tabletier_core::words::batons as words;
use tabletier_core::{Message, Phrase, Rules, TextError, fields, number};

use super::flaw::Flaw;
use super::lattice::{MARGIN, POINTS, Point, ROW, SPAN, Stick, Triangle};
use super::plan::{CellSet, OUTSIDE, Plan, bits};
use super::position::{BatonsPosition, Colour, PAWNS, STICKS};
use super::rules::BatonsRules;

/// The position in which games begin.
pub(super) const START: &str = "c0.0,a1.0,b1.0,c1.0,a2.0,b2.0,c2.0,b3.0,\
    a0.1,b0.1,c0.1,a1.1,b1.1,c1.1,a2.1,b2.1,c2.1,b3.1,\
    a0.2,b0.2,c0.2,a1.2,b1.2,c1.2,a2.2,b2.2,c2.2,a0.3,a1.3 \
    d0.0,u1.0,d1.0,u2.0,u0.1,d0.1,u0.2 d2.0,u2.1,d2.1,d0.2,u1.2,d1.2,u2.2 1 w";

/// The fields of the text of a position.
const FIELDS: [Phrase; 5] =
    [words::AT_STICKS, words::AT_WHITE, words::AT_BLACK, words::AT_SPARE, words::AT_TURN];
/// The sticks of a position that is read lie no further out than this; a game may wander on from
/// there.
pub(super) const FAR: i32 = 1_000_000_000;
/// So far may a game have wandered, and no sum of coordinates overflows.
const EDGE: i32 = 2 * FAR;

/// A letter and the coordinates of a lattice point: the name of a stick (`a`, `b`, `c`) or of a
/// triangle (`u`, `d`) anywhere on the table. Ordered as texts order them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Name {
    pub(super) y: i32,
    pub(super) x: i32,
    /// The place of the letter in `abc` or in `ud`.
    pub(super) kind: usize,
}

/// The letters of sticks.
pub(super) const AXES: &str = "abc";
/// The letters of triangles.
pub(super) const HALVES: &str = "ud";

impl Name {
    /// Reads a name that begins with one of the letters.
    #[inline(never)]
    pub(super) fn read(text: &str, letters: &str) -> Option<Name> {
        let mut chars = text.chars();
        let kind = letters.find(chars.next()?)?;
        let (x, y) = chars.as_str().split_once('.')?;
        Some(Name { y: coordinate(y)?, x: coordinate(x)?, kind })
    }

    /// Writes the name with one of the letters.
    #[inline(never)]
    pub(super) fn text(self, letters: &str) -> String {
        format!("{}{}.{}", &letters[self.kind..=self.kind], self.x, self.y)
    }

    /// The point of the window that it is named after.
    fn corner(self, origin: (i32, i32)) -> Option<Point> {
        let x = usize::try_from(self.x.checked_sub(origin.0)?).ok()?;
        let y = usize::try_from(self.y.checked_sub(origin.1)?).ok()?;
        let within = (1..ROW - 1).contains(&x) && (1..POINTS / ROW - 1).contains(&y);
        within.then(|| Point::new(x, y))
    }

    /// The stick of this name, if it lies near the plan.
    pub(super) fn stick(self, origin: (i32, i32)) -> Option<Stick> {
        self.corner(origin).map(|corner| Stick::new(corner.x(), corner.y(), self.kind))
    }

    /// The triangle of this name, if it lies near the plan.
    pub(super) fn triangle(self, origin: (i32, i32)) -> Option<Triangle> {
        self.corner(origin).map(|corner| Triangle::new(corner.x(), corner.y(), self.kind == 1))
    }

    /// The points that the stick of this name joins.
    #[inline(never)]
    pub(super) fn ends(self) -> ((i32, i32), (i32, i32)) {
        let (x, y) = (self.x, self.y);
        match self.kind {
            0 => ((x, y), (x + 1, y)),
            1 => ((x, y), (x, y + 1)),
            _ => ((x + 1, y), (x, y + 1)),
        }
    }

    /// The corners of the triangle of this name.
    #[inline(never)]
    pub(super) fn corners(self) -> [(i32, i32); 3] {
        let (x, y) = (self.x, self.y);
        [(x + 1, y), (x, y + 1), if self.kind == 0 { (x, y) } else { (x + 1, y + 1) }]
    }
}

/// A whole number without needless characters, not absurdly large.
fn coordinate(text: &str) -> Option<i32> {
    number(text).filter(|number| (-EDGE..=EDGE).contains(number))
}

impl BatonsPosition {
    /// The name of a stick.
    pub(super) fn stick_name(&self, stick: Stick) -> String {
        let corner = stick.corner();
        self.name(["a", "b", "c"][stick.axis()], corner)
    }

    /// The name of a triangle, and of the cell of which it is the smallest.
    pub(super) fn triangle_name(&self, triangle: Triangle) -> String {
        self.name(if triangle.down() { "d" } else { "u" }, triangle.corner())
    }

    fn name(&self, letter: &str, corner: Point) -> String {
        let x = self.origin.0 + corner.x() as i32;
        let y = self.origin.1 + corner.y() as i32;
        format!("{letter}{x}.{y}")
    }
}

pub(super) fn start(rules: BatonsRules) -> BatonsPosition {
    static FIRST: LazyLock<BatonsPosition> = LazyLock::new(|| {
        read_position(BatonsRules::standard(), START).expect("games begin with a position")
    });
    BatonsPosition { rules, ..*FIRST }
}

pub(super) fn write_position(position: &BatonsPosition, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let plan = position.plan();
    let sticks: Vec<String> =
        position.sticks().iter().map(|&stick| position.stick_name(stick)).collect();
    f.write_str(&sticks.join(","))?;
    for pawns in position.pawns {
        let names: Vec<String> =
            bits(pawns).map(|cell| position.triangle_name(plan.cells[cell].name)).collect();
        write!(f, " {}", if names.is_empty() { "-".to_string() } else { names.join(",") })?;
    }
    let turn = match position.turn {
        Colour::White => 'w',
        Colour::Black => 'b',
    };
    write!(f, " {} {turn}", u8::from(position.spare()))
}

pub(super) fn read_position(rules: BatonsRules, text: &str) -> Result<BatonsPosition, TextError> {
    let parts = fields(text, &FIELDS.map(Message::from))?;
    let spare = match parts[3] {
        "1" => true,
        "0" => false,
        other => return Err(TextError::new(words::AT_SPARE, other, words::WANT_SPARE)),
    };
    let turn = match parts[4] {
        "w" => Colour::White,
        "b" => Colour::Black,
        other => return Err(TextError::new(words::AT_TURN, other, words::WANT_TURN)),
    };
    let names = read_sticks(parts[0], STICKS - usize::from(spare))?;
    let (origin, plan) = plan_of(&names).ok_or_else(|| {
        let flaw = flaw_of(&names).expect("a plan without a flaw is sound");
        let found = names[flaw.stick()].text(AXES);
        TextError::new(words::AT_STICKS, found, words::want_sound(flaw.rule()))
    })?;
    let mut sticks = [Stick::NONE; STICKS];
    sticks[..names.len()].copy_from_slice(&plan.sticks);
    let mut position = BatonsPosition { sticks, origin, pawns: [0; 2], turn, rules };
    let white = read_pawns(&position, &plan, words::AT_WHITE, parts[1])?;
    let black = read_pawns(&position, &plan, words::AT_BLACK, parts[2])?;
    if let Some(cell) = bits(white & black).next() {
        let name = position.triangle_name(plan.cells[cell].name);
        return Err(TextError::new(words::AT_BLACK, name, words::WANT_ONE_EACH));
    }
    if white | black == 0 {
        return Err(TextError::new(words::AT_WHITE_AND_BLACK, "- -", words::WANT_A_PAWN));
    }
    position.pawns = [white, black];
    Ok(position)
}

fn read_sticks(text: &str, count: usize) -> Result<Vec<Name>, TextError> {
    let found = text.split(',').count();
    if found != count {
        let found = words::found_sticks(found);
        return Err(TextError::told(words::AT_STICKS, found, words::want_sticks(count)));
    }
    let mut names: Vec<Name> = Vec::with_capacity(count);
    for item in text.split(',') {
        let near = |name: &Name| [name.x, name.y].iter().all(|at| (-FAR..=FAR).contains(at));
        let wrong = |expected: Message| TextError::new(words::AT_STICKS, item, expected);
        let name = Name::read(item, AXES)
            .filter(near)
            .ok_or_else(|| wrong(words::want_near_stick(FAR.to_string())))?;
        if names.last().is_some_and(|last| *last >= name) {
            return Err(wrong(words::WANT_SORTED_STICKS.into()));
        }
        names.push(name);
    }
    Ok(names)
}

/// The plan of these sticks, if it is sound, and the coordinates of the window's corner.
pub(super) fn plan_of(names: &[Name]) -> Option<((i32, i32), Plan)> {
    let left = names.iter().map(|name| name.x).min()?;
    let bottom = names.iter().map(|name| name.y).min()?;
    let origin = (left - MARGIN as i32, bottom - MARGIN as i32);
    let near = |name: &Name| name.x - left <= SPAN as i32 && name.y - bottom <= SPAN as i32;
    if !names.iter().all(near) {
        return None;
    }
    let sticks: Vec<Stick> = names.iter().map(|name| name.stick(origin)).collect::<Option<_>>()?;
    Some((origin, Plan::new(&sticks)?))
}

/// What is wrong with the plan of these sticks; `None` if it is sound or there are none.
pub(super) fn flaw_of(names: &[Name]) -> Option<Flaw> {
    let ends: Vec<_> = names.iter().map(|name| name.ends()).collect();
    Flaw::of(&ends)
}

fn read_pawns(
    position: &BatonsPosition,
    plan: &Plan,
    place: Phrase,
    text: &str,
) -> Result<CellSet, TextError> {
    if text == "-" {
        return Ok(0);
    }
    let found = text.split(',').count();
    if found > PAWNS as usize {
        return Err(TextError::told(
            place,
            words::found_pawns(found),
            words::want_most_pawns(PAWNS),
        ));
    }
    let regions = plan.regions();
    let mut cells: CellSet = 0;
    let mut last = None;
    for item in text.split(',') {
        let wrong = |expected: Message| Err(TextError::new(place, item, expected));
        let Some(name) = Name::read(item, HALVES) else {
            return wrong(words::WANT_PAWN_CELL.into());
        };
        if last == Some(name) {
            return wrong(words::WANT_ONE_EACH.into());
        }
        if last > Some(name) {
            return wrong(words::WANT_SORTED_PAWNS.into());
        }
        last = Some(name);
        let triangle = name.triangle(position.origin);
        let cell = triangle.map_or(OUTSIDE, |triangle| usize::from(regions[triangle.index()]));
        if cell == OUTSIDE {
            return wrong(words::WANT_INSIDE.into());
        }
        let smallest = plan.cells[cell].name;
        if triangle != Some(smallest) {
            return wrong(words::want_smallest(position.triangle_name(smallest)));
        }
        cells |= 1 << cell;
    }
    Ok(cells)
}
