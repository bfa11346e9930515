//! Links: the ways of dividing a face by one stick, or by two that meet in a new point.

use smallvec::SmallVec;

use super::lattice::{Dir, Point, Stick, Triangle};
use super::plan::{CELLS, CellSet, Darts, OUTSIDE, Plan, SLOTS, bits};
use super::ring::{LAID, Ring};

/// A set of points of the plan, by number.
pub(super) type Points = u32;
/// A set of faces: cells by number, and bit 16 for the outside.
pub(super) type Faces = u32;

/// Any point will do.
pub(super) const ANYWHERE: Points = Points::MAX;

/// One stick between two points of the plan, or two that meet in a new one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    /// The sticks, and the face in which each will lie.
    pub(super) sticks: [(Stick, u8); 2],
    /// The new point, if there is one.
    pub(super) middle: Option<Point>,
    /// The points that it joins.
    pub(super) ends: Points,
    pub(super) faces: Faces,
}

impl Link {
    /// The two points that it joins.
    fn ends_in_order(&self) -> [Point; 2] {
        let [(one, _), (other, _)] = self.sticks;
        let far = |stick: Stick, near: Point| {
            if stick.tail() == near { stick.head() } else { stick.tail() }
        };
        match self.middle {
            None => [one.tail(), one.head()],
            Some(middle) => [far(one, middle), far(other, middle)],
        }
    }

    /// The darts of the outside that it shuts in, if it lies out there.
    fn shut_in(&self, plan: &Plan, ring: &Ring) -> Darts {
        let [from, to] = self.ends_in_order();
        let area = match self.middle {
            None => Ring::swept(from, to),
            Some(middle) => Ring::swept(from, middle) + Ring::swept(middle, to),
        };
        ring.shut_in([from, to], plan, area)
    }
}

/// The cell in which each triangle lies.
pub(super) type Regions = [u8; Triangle::COUNT];

/// A set of links: the first word is for those of one stick, of which there are fewer than 64; the
/// others for those of two. A plan of 30 points has at most 120 edges to other points, so those
/// meet in at most 300 pairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LinkSet(pub(super) [u64; 6]);

impl LinkSet {
    pub(super) const EMPTY: LinkSet = LinkSet([0; 6]);
    pub(super) const ALL: LinkSet = LinkSet([u64::MAX; 6]);

    pub(super) fn merge(&mut self, other: &LinkSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, also)| *word |= also);
    }

    pub(super) fn keep(&mut self, other: &LinkSet) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, also)| *word &= also);
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
    pub(super) list: SmallVec<[Link; 160]>,
    /// How many are of one stick.
    pub(super) singles: usize,
    /// How many there are whatever is taken.
    pub(super) lasting: usize,
    touching: [LinkSet; SLOTS],
    within: [LinkSet; CELLS + 1],
    covering: [LinkSet; LAID],
}

impl Links {
    pub(super) fn new(plan: &Plan, ring: &Ring, regions: &Regions, theirs: CellSet) -> Links {
        let mut links = Links {
            list: SmallVec::new(),
            singles: 0,
            lasting: 0,
            touching: [LinkSet::EMPTY; SLOTS],
            within: [LinkSet::EMPTY; CELLS + 1],
            covering: [LinkSet::EMPTY; LAID],
        };
        let mut new_points: SmallVec<[Point; 64]> = SmallVec::new();
        let mut tried = [0_u32; 32];
        for &point in plan.points.iter() {
            for dir in Dir::ALL {
                if plan.dirs[point.index()] & dir.bit() != 0 {
                    continue;
                }
                let face = regions[point.left(dir).index()];
                if u32::from(theirs) >> face & 1 == 1 {
                    continue;
                }
                let there = point.step(dir);
                if plan.dirs[there.index()] != 0 {
                    if dir.index() < 3 {
                        let ends = plan.point(point) | plan.point(there);
                        let sticks = [(point.stick(dir), face), (Stick::NONE, face)];
                        links.list.push(Link { sticks, middle: None, ends, faces: 1 << face });
                    }
                } else if tried[there.y()] >> there.x() & 1 == 0 {
                    tried[there.y()] |= 1 << there.x();
                    new_points.push(there);
                }
            }
        }
        links.singles = links.list.len();
        for point in new_points {
            links.add_arches(plan, regions, point, 0, [Stick::NONE; 2]);
        }
        links.lasting = links.list.len();
        debug_assert!(links.singles < 64 && links.lasting - links.singles <= 320);
        for (place, link) in links.list.iter().enumerate() {
            let place = if place < links.singles { place } else { place - links.singles + 64 };
            bits(link.ends).for_each(|point| links.touching[point].insert(place));
            bits(link.faces).for_each(|face| links.within[face].insert(place));
            if link.faces == 1 << OUTSIDE {
                let shut_in = link.shut_in(plan, ring);
                bits(shut_in).for_each(|dart| links.covering[dart].insert(place));
            }
        }
        links
    }

    /// The links that touch one of these points.
    pub(super) fn touching(&self, points: Points) -> LinkSet {
        if points == ANYWHERE {
            return LinkSet::ALL;
        }
        LinkSet::union(bits(points).map(|point| &self.touching[point]))
    }

    /// The links that lie in one of these faces.
    pub(super) fn within(&self, faces: Faces) -> LinkSet {
        LinkSet::union(bits(faces).map(|face| &self.within[face]))
    }

    /// The links that shut in a dart of the outside.
    pub(super) fn covering(&self, dart: usize) -> &LinkSet {
        &self.covering[dart]
    }

    /// Adds the pairs of sticks that meet in a point which the plan does not have, or has lost
    /// together with the sticks `taken`.
    pub(super) fn add_arches(
        &mut self,
        plan: &Plan,
        regions: &Regions,
        middle: Point,
        gone: Points,
        taken: [Stick; 2],
    ) {
        let arm = |dir: Dir| {
            let end = middle.step(dir);
            let stick = middle.stick(dir);
            let stands = plan.dirs[end.index()] != 0 && plan.point(end) & gone == 0;
            let face = regions[middle.left(dir).index()];
            (stands && !taken.contains(&stick)).then(|| (stick, face, plan.point(end)))
        };
        let arms: SmallVec<[_; 6]> = Dir::ALL.into_iter().filter_map(arm).collect();
        for (place, &(stick, face, end)) in arms.iter().enumerate() {
            for &(other, other_face, other_end) in &arms[..place] {
                self.list.push(Link {
                    sticks: [(stick, face), (other, other_face)],
                    middle: Some(middle),
                    ends: end | other_end,
                    faces: 1 << face | 1 << other_face,
                });
            }
        }
    }
}
