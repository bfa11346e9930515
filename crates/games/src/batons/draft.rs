//! Setting up a position by hand. What lies on the table need not be a plan: sticks and pawns are
//! kept by their names, and a pawn is in the cell, if there is one, around its triangle.

mod picture;

use tabletier_core::draft::{NOTHING, TURN, verify};
use tabletier_core::words::batons as words;
use tabletier_core::{Draft, Field, Frame, Game, Lang, Message, Phrase, Scene, Target};

use super::Batons;
use super::figure::UNIT;
use super::flaw::Flaw;
use super::lattice::{Point, Triangle};
use super::notation::{AXES, FAR, HALVES, Name, flaw_of, plan_of};
use super::plan::{OUTSIDE, Plan};
use super::position::{BatonsPosition, Colour, PAWNS, STICKS};
use super::rules::BatonsRules;
use super::scene::{DEFS, STYLE, pawn, wood};

/// A lattice point anywhere on the table.
type Place = (i32, i32);

/// The table being set up.
#[derive(Clone)]
pub(super) struct BatonsDraft {
    rules: BatonsRules,
    turn: Colour,
    /// In order, at most thirty.
    sticks: Vec<Name>,
    /// The triangles of White's and of Black's pawns, at most seven each.
    pawns: [Vec<Name>; 2],
    /// Where the first stick can be laid.
    middle: Place,
}

/// The cells of a plan that is sound.
struct Cells {
    origin: Place,
    plan: Plan,
    regions: [u8; Triangle::COUNT],
}

impl Cells {
    /// The cell around a triangle.
    #[inline(never)]
    fn around(&self, triangle: Name) -> Option<usize> {
        let triangle = triangle.triangle(self.origin)?;
        let cell = usize::from(*self.regions.get(triangle.index())?);
        (cell != OUTSIDE).then_some(cell)
    }

    /// The name of a cell.
    #[inline(never)]
    fn name(&self, cell: usize) -> Name {
        let triangle = self.plan.cells[cell].name;
        let (x, y) = self.place(triangle.corner());
        Name { y, x, kind: usize::from(triangle.down()) }
    }

    fn place(&self, point: Point) -> Place {
        (self.origin.0 + point.x() as i32, self.origin.1 + point.y() as i32)
    }
}

impl BatonsDraft {
    pub(super) fn new(position: &BatonsPosition) -> BatonsDraft {
        let mut draft = BatonsDraft {
            rules: position.rules,
            turn: position.turn,
            sticks: Vec::new(),
            pawns: [Vec::new(), Vec::new()],
            middle: (0, 0),
        };
        for stick in position.sticks() {
            let (x, y) = (stick.corner().x() as i32, stick.corner().y() as i32);
            let (x, y) = (position.origin.0 + x, position.origin.1 + y);
            draft.sticks.push(Name { y, x, kind: stick.axis() });
        }
        draft.middle = draft.sticks.get(STICKS / 2).map_or((0, 0), |stick| stick.ends().0);
        if let Some(cells) = draft.cells() {
            for cell in 0..cells.plan.cells.len() {
                for (pawns, set) in draft.pawns.iter_mut().zip(position.pawns) {
                    if set >> cell & 1 == 1 {
                        pawns.push(cells.name(cell));
                    }
                }
            }
        }
        draft
    }

    /// The cells, if the sticks make a sound plan.
    #[inline(never)]
    fn cells(&self) -> Option<Cells> {
        let (origin, plan) = plan_of(&self.sticks)?;
        let regions = plan.regions();
        Some(Cells { origin, plan, regions })
    }

    /// The name of the cell around a triangle; where there is none, of the triangle.
    fn standing(cells: Option<&Cells>, triangle: Name) -> Name {
        let cell = cells.and_then(|cells| Some(cells.name(cells.around(triangle)?)));
        cell.unwrap_or(triangle)
    }

    /// The points, in order, between which sticks and pawns can be put: those of what lies there and
    /// the points around them.
    fn field(&self) -> Vec<Place> {
        let mut points: Vec<Place> = Vec::new();
        let mut rings = 1;
        for stick in &self.sticks {
            let (one, other) = stick.ends();
            add(&mut points, &[one, other]);
        }
        for pawn in self.pawns.iter().flatten() {
            add(&mut points, &pawn.corners());
        }
        if self.sticks.is_empty() {
            add(&mut points, &[self.middle]);
            rings = 2;
        }
        for _ in 0..rings {
            for (x, y) in points.clone() {
                let right = [(x + 1, y), (x, y + 1), (x + 1, y - 1)];
                let left = [(x - 1, y), (x, y - 1), (x - 1, y + 1)];
                add(&mut points, &right);
                add(&mut points, &left);
            }
        }
        points
    }

    fn touch_stick(&mut self, tool: usize, stick: Name) {
        match self.sticks.binary_search(&stick) {
            Ok(index) if tool == 0 || tool == 3 => drop(self.sticks.remove(index)),
            Err(index) if tool == 0 && self.sticks.len() < STICKS => {
                let (one, other) = stick.ends();
                if lies_in(&self.field(), &[one, other]) {
                    self.sticks.insert(index, stick);
                }
            }
            _ => {}
        }
    }

    fn touch_cell(&mut self, tool: usize, triangle: Name) {
        let cells = self.cells();
        let cells = cells.as_ref();
        let within = cells.is_none_or(|cells| cells.around(triangle).is_some());
        let here = BatonsDraft::standing(cells, triangle);
        let is_here = |pawn: &Name| BatonsDraft::standing(cells, *pawn) == here;
        let colour = match tool {
            1 | 2 => {
                let pawns = &self.pawns[tool - 1];
                let there = pawns.iter().any(is_here);
                let room = within && pawns.len() < PAWNS as usize;
                if !(there || room && lies_in(&self.field(), &here.corners())) {
                    return;
                }
                (!there).then_some(tool - 1)
            }
            3 => None,
            _ => return,
        };
        for pawns in &mut self.pawns {
            pawns.retain(|pawn| !is_here(pawn));
        }
        if let Some(colour) = colour {
            self.pawns[colour].push(here);
        }
    }

    fn flaw(&self) -> Option<&'static Phrase> {
        if self.sticks.len() + 1 < STICKS {
            return Some(&words::FLAW_SO_MANY_STICKS);
        }
        let Some(cells) = self.cells() else {
            return flaw_of(&self.sticks).map(Flaw::rule);
        };
        let mut taken = 0_u32;
        for pawn in self.pawns.iter().flatten() {
            let Some(cell) = cells.around(*pawn) else { return Some(&words::FLAW_NOT_IN_CELL) };
            if taken >> cell & 1 == 1 {
                return Some(&words::FLAW_CROWDED);
            }
            taken |= 1 << cell;
        }
        (taken == 0).then_some(&words::FLAW_NO_PAWN)
    }
}

/// Adds points to a list in which each stands once, in order.
#[inline(never)]
fn add(list: &mut Vec<Place>, new: &[Place]) {
    for item in new {
        if let Err(index) = list.binary_search(item) {
            list.insert(index, *item);
        }
    }
}

/// Whether these points are among those of a field.
#[inline(never)]
fn lies_in(field: &[Place], points: &[Place]) -> bool {
    points.iter().all(|point| field.binary_search(point).is_ok())
}

impl Draft for BatonsDraft {
    fn copy(&self) -> Box<dyn Draft> {
        Box::new(self.clone())
    }

    fn tools(&self) -> Vec<&'static Phrase> {
        vec![&words::TOOL_STICK, &words::TOOL_WHITE_PAWN, &words::TOOL_BLACK_PAWN, &NOTHING]
    }

    fn icon(&self, tool: usize) -> Option<Scene> {
        let node = match tool {
            0 => wood((0.0, 0.0), 0, "piece stick"),
            1 => pawn((0.0, 0.0), Colour::White, "piece pawn"),
            2 => pawn((0.0, 0.0), Colour::Black, "piece pawn"),
            _ => return None,
        };
        let frame = Frame::new(-UNIT / 2.0, -UNIT / 2.0, UNIT, UNIT);
        Some(Scene { frame, style: STYLE, defs: DEFS, nodes: vec![node], ..Scene::default() })
    }

    fn scene(&self, lang: Lang) -> Scene {
        picture::scene(self, lang)
    }

    fn touch(&mut self, tool: usize, place: &Target) {
        let near = |name: &Name| name.x.abs() < FAR && name.y.abs() < FAR;
        if let Some(stick) = Name::read(place.as_str(), AXES).filter(near) {
            self.touch_stick(tool, stick);
        } else if let Some(triangle) = Name::read(place.as_str(), HALVES).filter(near) {
            self.touch_cell(tool, triangle);
        }
    }

    fn fields(&self) -> Vec<Field> {
        let values = Batons::ABOUT.players.iter().map(Message::from).collect();
        vec![Field { name: &TURN, values, chosen: self.turn as usize }]
    }

    fn set(&mut self, field: usize, value: usize) {
        match (field, value) {
            (0, 0) => self.turn = Colour::White,
            (0, 1) => self.turn = Colour::Black,
            _ => {}
        }
    }

    fn clear(&mut self) {
        self.sticks.clear();
        self.pawns = [Vec::new(), Vec::new()];
    }

    fn text(&self) -> String {
        let cells = self.cells();
        let mut text = String::new();
        for (names, letters) in
            [(&self.sticks, AXES), (&self.pawns[0], HALVES), (&self.pawns[1], HALVES)]
        {
            let mut sorted: Vec<Name> = Vec::new();
            for &name in names {
                let name = match letters {
                    HALVES => BatonsDraft::standing(cells.as_ref(), name),
                    _ => name,
                };
                let index = sorted.partition_point(|other| *other < name);
                sorted.insert(index, name);
            }
            let mut mark = "";
            for name in &sorted {
                text.push_str(mark);
                text.push_str(&name.text(letters));
                mark = ",";
            }
            text.push_str(if sorted.is_empty() { "- " } else { " " });
        }
        text.push_str(if self.sticks.len() < STICKS { "1 " } else { "0 " });
        text.push_str(if self.turn == Colour::White { "w" } else { "b" });
        text
    }

    fn check(&self) -> Result<String, &'static Phrase> {
        match self.flaw() {
            Some(flaw) => Err(flaw),
            None => verify::<BatonsPosition>(self.rules, self.text()),
        }
    }
}
