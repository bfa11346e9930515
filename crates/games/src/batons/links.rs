//! Links: the ways of dividing a face by one stick, or by two that meet in a new point.

use smallvec::SmallVec;

use super::lattice::{Dir, Point, Stick};
use super::plan::{CELLS, CellSet, OUTSIDE, Plan, SLOTS, ShortList, bits};
use super::ring::{Fresh, LAID, Rings, Sum};

/// A set of points of the plan, by number.
pub(super) type Points = u32;
/// A set of faces: cells by number, and bit 16 for the outside.
pub(super) type Faces = u32;

/// Any point will do.
pub(super) const ANYWHERE: Points = Points::MAX;
/// The number of the new point in which two laid sticks meet.
const NEW_POINT: u8 = 31;

/// One stick between two points of the plan, or two that meet in a new one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    /// The sticks, and the face in which each will lie.
    pub(super) sticks: [(Stick, u8); 2],
    /// The points that it joins, and in which direction it leaves them.
    pub(super) ends: [(u8, Dir); 2],
    /// Passing it from the first end to the second, and back.
    pub(super) ways: [Sum; 2],
    pub(super) faces: Faces,
}

impl Link {
    /// The points that it joins.
    pub(super) fn touched(&self) -> Points {
        let [(one, _), (other, _)] = self.ends;
        1 << one | 1 << other
    }

    /// A stick from a point.
    fn single(plan: &Plan, point: Point, dir: Dir, face: u8) -> Link {
        let there = point.step(dir);
        let [one, other] = [point, there].map(|end| plan.ids[end.index()]);
        Link {
            sticks: [(point.stick(dir), face), (Stick::NONE, face)],
            ends: [(one, dir), (other, dir.back())],
            ways: [
                Sum::of(dart(0, dir), one, point, dir),
                Sum::of(dart(0, dir.back()), other, there, dir.back()),
            ],
            faces: 1 << face,
        }
    }

    /// Two sticks that meet in a point.
    fn arch(middle: Point, [one, other]: [&Arm; 2]) -> Link {
        // In through the arm of one slot, out through the other.
        let way = |(into, first): (&Arm, usize), (on, second): (&Arm, usize)| {
            let (end, back) = (middle.step(into.dir), into.dir.back());
            Sum::of(dart(first, back), into.end, end, back).plus(Sum::of(
                dart(second, on.dir),
                NEW_POINT,
                middle,
                on.dir,
            ))
        };
        Link {
            sticks: [one, other].map(|arm| (middle.stick(arm.dir), arm.face)),
            ends: [one, other].map(|arm| (arm.end, arm.dir.back())),
            ways: [way((one, 0), (other, 1)), way((other, 1), (one, 0))],
            faces: 1 << one.face | 1 << other.face,
        }
    }
}

/// The dart that passes the first or second laid stick in a direction.
fn dart(place: usize, dir: Dir) -> usize {
    LAID + place + dir.index() / 3 * SLOTS
}

/// A stick from a new point to one of the plan.
#[derive(Clone, Copy)]
struct Arm {
    dir: Dir,
    end: u8,
    face: u8,
}

/// A set of links: the first word is for those of one stick, of which there are fewer than 64; the
/// others for those of two. A plan of 30 points has at most 120 edges to other points, so those
/// meet in at most 300 pairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LinkSet(pub(super) [u64; 6]);

impl LinkSet {
    pub(super) const EMPTY: LinkSet = LinkSet([0; 6]);
    pub(super) const ALL: LinkSet = LinkSet([u64::MAX; 6]);

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    pub(super) fn merge(&mut self, other: &LinkSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, also)| *word |= also);
    }

    pub(super) fn keep(&mut self, other: &LinkSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, also)| *word &= also);
    }

    pub(super) fn drop(&mut self, other: &LinkSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, not)| *word &= !not);
    }

    pub(super) fn insert(&mut self, place: usize) {
        self.0[place / 64] |= 1 << (place % 64);
    }

    pub(super) fn union<'a>(sets: impl Iterator<Item = &'a LinkSet>) -> LinkSet {
        let mut union = LinkSet::EMPTY;
        sets.for_each(|set| union.merge(set));
        union
    }
}

/// The links of a plan that lie in no enemy's cell.
pub(super) struct Links {
    /// Those of one stick, then those of two.
    pub(super) list: Vec<Link>,
    /// How many are of one stick.
    pub(super) singles: usize,
    /// How many there are whatever is taken.
    pub(super) lasting: usize,
    touching: [LinkSet; SLOTS],
    within: [LinkSet; CELLS + 1],
    covering: [LinkSet; SLOTS],
}

impl Links {
    /// No links yet: filled in place, not handed about, because it is large.
    pub(super) const EMPTY: Links = Links {
        list: Vec::new(),
        singles: 0,
        lasting: 0,
        touching: [LinkSet::EMPTY; SLOTS],
        within: [LinkSet::EMPTY; CELLS + 1],
        covering: [LinkSet::EMPTY; SLOTS],
    };

    /// Finds the links of a plan.
    pub(super) fn find(&mut self, plan: &Plan, rings: &Rings, theirs: CellSet) {
        self.list.reserve(128);
        let mut new_points: SmallVec<[Point; 64]> = SmallVec::new();
        let mut tried = [0_u32; 32];
        for (id, &point) in plan.points.iter().enumerate() {
            for dir in Dir::ALL {
                if plan.dirs[point.index()] & dir.bit() != 0 {
                    continue;
                }
                let face = rings.face(id as u8, dir);
                if u32::from(theirs) >> face & 1 == 1 {
                    continue;
                }
                let there = point.step(dir);
                if plan.dirs[there.index()] != 0 {
                    if dir.index() < 3 {
                        self.list.push(Link::single(plan, point, dir, face));
                    }
                } else if tried[there.y()] >> there.x() & 1 == 0 {
                    tried[there.y()] |= 1 << there.x();
                    new_points.push(there);
                }
            }
        }
        self.singles = self.list.len();
        for point in new_points {
            self.add_arches(plan, rings, point, [Stick::NONE; 2]);
        }
        self.lasting = self.list.len();
        debug_assert!(self.singles < 64 && self.lasting - self.singles <= 320);
        for (place, link) in self.list.iter().enumerate() {
            let place = if place < self.singles { place } else { place - self.singles + 64 };
            bits(link.touched()).for_each(|point| self.touching[point].insert(place));
            bits(link.faces).for_each(|face| self.within[face].insert(place));
            if link.faces == 1 << OUTSIDE {
                let mut faces = Fresh::new(Sum::ZERO);
                rings.divide(link, &mut faces);
                for cell in faces.iter().filter(|face| face.is_inner()) {
                    let shut_in = cell.sticks() & plan.outside.sides();
                    bits(shut_in).for_each(|slot| self.covering[slot].insert(place));
                }
            }
        }
    }

    /// The links that touch one of these points.
    pub(super) fn touching(&self, points: Points) -> LinkSet {
        LinkSet::union(bits(points).map(|point| &self.touching[point]))
    }

    /// The links that lie in one of these faces.
    pub(super) fn within(&self, faces: Faces) -> LinkSet {
        LinkSet::union(bits(faces).map(|face| &self.within[face]))
    }

    /// The links that shut in a stick at the edge of the plan.
    pub(super) fn covering(&self, slot: usize) -> &LinkSet {
        &self.covering[slot]
    }

    /// Adds the pairs of sticks that meet in a point which the plan does not have, or has lost
    /// together with the sticks `taken`.
    pub(super) fn add_arches(
        &mut self,
        plan: &Plan,
        rings: &Rings,
        middle: Point,
        taken: [Stick; 2],
    ) {
        let mut arms = ShortList::<Arm, 6>::new(Arm { dir: Dir::ALL[0], end: 0, face: 0 });
        for dir in Dir::ALL {
            let end = middle.step(dir);
            if plan.dirs[end.index()] != 0 && !taken.contains(&middle.stick(dir)) {
                let id = plan.ids[end.index()];
                arms.push(Arm { dir, end: id, face: rings.face(id, dir.back()) });
            }
        }
        for (place, one) in arms.iter().enumerate() {
            for other in &arms[..place] {
                self.list.push(Link::arch(middle, [one, other]));
            }
        }
    }
}
