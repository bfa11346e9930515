//! The faces of a plan as rings of darts, and what becomes of them when sticks are moved.
//!
//! A walk round a face passes its darts in a ring. Taking sticks joins rings. A link begins and
//! ends in a corner of a ring, between two darts, and divides the ring into two arcs. The rings
//! are laid out one after the other, so that what is to be known of an arc is the difference of
//! two sums.

use super::lattice::{Dir, Point};
use super::links::{Faces, Link};
use super::plan::{CELLS, Darts, OUTSIDE, Plan, SLOTS, ShortList, Slots, TURN, bits};

/// The slot of the first stick that is being laid.
pub(super) const LAID: usize = 30;
/// The place of the first dart in rings that sticks were taken from.
const OPEN: usize = 64;

/// The faces of a plan, as they are and after sticks were taken.
pub(super) struct Rings {
    /// In which directions sticks leave each point.
    dirs: [u8; SLOTS],
    /// The dart that leaves each point in each direction.
    out: [[u8; 8]; SLOTS],
    /// The dart that follows each on the way round its face.
    next: [u8; 64],
    /// For each dart by itself what [`Sum`] adds up.
    each: [Sum; 64],
    /// Where the darts are before sticks are taken; rings are numbered like the cells.
    whole: Layout,
    /// Where they are now.
    open: Layout,
    /// In which directions sticks now leave each point.
    open_dirs: [u8; SLOTS],
    /// The first place of each ring and the one behind its last.
    bounds: [(u8, u8); SLOTS],
    /// The rings that sticks were taken from.
    joined: u32,
    /// Whether taking sticks left two parts.
    parted: bool,
    /// The sum of all darts before each place.
    sums: [Sum; 2 * OPEN],
}

/// The place and the ring of each dart.
#[derive(Clone, Copy)]
struct Layout {
    place: [u8; 64],
    ring: [u8; 64],
}

/// What is added up along an arc.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum {
    pub(super) darts: Darts,
    /// Where they start: two bits for each point, which tell how often.
    points: u64,
    /// Twice the area to the left, seen from the window's corner.
    area: i32,
}

impl Sum {
    pub(super) const ZERO: Sum = Sum { darts: 0, points: 0, area: 0 };

    /// A dart by itself that starts from a point with this number.
    pub(super) fn of(dart: usize, id: u8, point: Point, dir: Dir) -> Sum {
        let there = point.step(dir);
        let [(x, y), (u, v)] = [point, there].map(|p| (p.x() as i32, p.y() as i32));
        Sum { darts: 1 << dart, points: 1 << (2 * id), area: x * v - u * y }
    }

    /// No dart comes twice and no point more than three times, so that sets add up like numbers.
    pub(super) fn plus(self, other: Sum) -> Sum {
        Sum {
            darts: self.darts ^ other.darts,
            points: self.points.wrapping_add(other.points),
            area: self.area + other.area,
        }
    }

    fn minus(self, other: Sum) -> Sum {
        Sum {
            darts: self.darts ^ other.darts,
            points: self.points.wrapping_sub(other.points),
            area: self.area - other.area,
        }
    }

    /// Whether it is round a face that comes to no point twice.
    fn is_simple(&self) -> bool {
        const TWICE: u64 = u64::MAX / 3 * 2;
        self.points & TWICE == 0
    }

    /// Whether the face lies within, not around.
    pub(super) fn is_inner(&self) -> bool {
        self.area > 0
    }

    /// The sticks that are passed.
    pub(super) fn sticks(&self) -> Slots {
        self.darts as Slots | (self.darts >> SLOTS) as Slots
    }
}

/// The stick that is first met on going counter-clockwise from a direction, itself last; times 8,
/// how far it is.
static LEFT: [[u8; 6]; 64] = {
    let mut table = [[0; 6]; 64];
    let mut dirs = 1;
    while dirs < 64 {
        let mut from = 0;
        while from < 6 {
            let mut turn = 1;
            while (dirs >> ((from + turn) % 6)) & 1 == 0 {
                turn += 1;
            }
            table[dirs][from] = ((from + turn) % 6 + 8 * turn) as u8;
            from += 1;
        }
        dirs += 1;
    }
    table
};

/// A link between two corners, the earlier one first.
struct Chord {
    /// Places times 8, and the order of links that leave from one corner.
    corners: [usize; 2],
    rings: [u8; 2],
    /// The link itself, from the first to the second and back.
    ways: [Sum; 2],
}

/// The faces that come of a change.
pub(super) type Fresh = ShortList<Sum, 8>;

impl Rings {
    /// No faces yet: filled in place, not handed about, because it is large.
    pub(super) const EMPTY: Rings = {
        let nowhere = Layout { place: [0; 64], ring: [0; 64] };
        Rings {
            dirs: [0; SLOTS],
            out: [[0; 8]; SLOTS],
            next: [0; 64],
            each: [Sum::ZERO; 64],
            whole: nowhere,
            open: nowhere,
            open_dirs: [0; SLOTS],
            bounds: [(0, 0); SLOTS],
            joined: 0,
            parted: false,
            sums: [Sum::ZERO; 2 * OPEN],
        }
    };

    /// Goes round all faces of a plan.
    pub(super) fn follow(&mut self, plan: &Plan) {
        self.out = plan.out;
        for (id, point) in plan.points.iter().enumerate() {
            self.dirs[id] = plan.dirs[point.index()];
        }
        for slot in 0..plan.sticks.len() {
            for dart in [slot, slot + SLOTS] {
                let (point, dir) = plan.darts[dart];
                self.each[dart] = Sum::of(dart, plan.ids[point.index()], point, dir);
                let there = usize::from(plan.ids[point.step(dir).index()]);
                let turn = TURN[usize::from(self.dirs[there])][dir.index()];
                self.next[dart] = self.out[there][usize::from(turn & 7)];
            }
        }
        let mut place = 0;
        let cells = plan.cells.iter().enumerate();
        for (number, face) in cells.chain([(OUTSIDE, &plan.outside)]) {
            place = self.lay_out(number, face.darts.trailing_zeros() as usize, place, 0);
        }
        self.whole = self.open;
        self.open_dirs = self.dirs;
    }

    /// Lays out the ring of a dart from a place on, passing over sticks that were taken, and says
    /// which place is next.
    fn lay_out(&mut self, ring: usize, first: usize, start: usize, taken: Darts) -> usize {
        let mut place = start;
        let mut dart = first;
        loop {
            self.open.place[dart] = place as u8;
            self.open.ring[dart] = ring as u8;
            self.sums[place + 1] = self.sums[place].plus(self.each[dart]);
            place += 1;
            dart = usize::from(self.next[dart]);
            while taken >> dart & 1 == 1 {
                dart = usize::from(self.next[dart ^ SLOTS]);
            }
            if dart == first {
                break;
            }
        }
        self.bounds[ring] = (start as u8, place as u8);
        place
    }

    /// Takes sticks, given the faces beside them and how many points are then left without sticks.
    /// What was taken before is put back.
    pub(super) fn take(&mut self, plan: &Plan, slots: &[usize], faces: Faces, gone: u32) {
        self.open = self.whole;
        self.open_dirs = self.dirs;
        let mut taken: Darts = 0;
        for &slot in slots {
            for dart in [slot, slot + SLOTS] {
                let (point, dir) = plan.darts[dart];
                self.open_dirs[usize::from(plan.ids[point.index()])] ^= dir.bit();
                taken |= 1 << dart;
            }
        }
        let around =
            |face: usize| if face == OUTSIDE { plan.outside.darts } else { plan.cells[face].darts };
        let mut left = bits(faces).fold(0, |darts, face| darts | around(face)) & !taken;
        let mut ring = CELLS + 1;
        let mut place = OPEN;
        while left != 0 {
            let end = self.lay_out(ring, left.trailing_zeros() as usize, place, taken);
            left &= !self.sums[end].minus(self.sums[place]).darts;
            place = end;
            ring += 1;
        }
        self.joined = (1 << ring) - (1 << (CELLS + 1));
        // By Euler's formula, counted for each part.
        let rings = self.joined.count_ones() as usize + slots.len();
        self.parted = rings != (faces.count_ones() + gone) as usize;
    }

    /// Where a link is met that leaves a point in a direction: after which dart, and in which order
    /// from that corner.
    fn corner(&self, dirs: &[u8; SLOTS], (point, dir): (u8, Dir)) -> (usize, usize) {
        let out = &self.out[usize::from(point)];
        let left = LEFT[usize::from(dirs[usize::from(point)] & 63)][dir.index()];
        (usize::from(out[usize::from(left & 7)] ^ SLOTS as u8), usize::from(left >> 3))
    }

    /// The face, before sticks were taken, that lies in a direction in which no stick leaves.
    pub(super) fn face(&self, point: u8, dir: Dir) -> u8 {
        self.whole.ring[self.corner(&self.dirs, (point, dir)).0]
    }

    fn whole(&self, ring: u8) -> Sum {
        let (start, end) = self.bounds[usize::from(ring)];
        self.sums[usize::from(end)].minus(self.sums[usize::from(start)])
    }

    /// The arc between two corners of a ring.
    fn arc(&self, from: usize, to: usize) -> Sum {
        self.sums[to / 8 + 1].minus(self.sums[from / 8 + 1])
    }

    /// The arc between two corners of a ring, past its end if need be.
    fn arc_round(&self, ring: u8, from: usize, to: usize) -> Sum {
        if from < to { self.arc(from, to) } else { self.whole(ring).minus(self.arc(to, from)) }
    }

    // In the innermost loop, where a call costs more than what it does.
    #[inline(always)]
    fn chord(&self, link: &Link, ways: [Sum; 2]) -> Chord {
        let [one, other] = link.ends.map(|end| self.corner(&self.open_dirs, end));
        let at = |(dart, order): (usize, usize)| usize::from(self.open.place[dart]) * 8 + order;
        let corners = [at(one), at(other)];
        let rings = [one, other].map(|(dart, _)| self.open.ring[dart]);
        if corners[0] < corners[1] {
            Chord { corners, rings, ways }
        } else {
            let ([a, b], [c, d], [e, f]) = (corners, rings, ways);
            Chord { corners: [b, a], rings: [d, c], ways: [f, e] }
        }
    }

    /// Lists the faces into which a link divides the one in which it lies; `false` if they are not
    /// all sound.
    pub(super) fn divide(&self, link: &Link, fresh: &mut Fresh) -> bool {
        let Chord { corners: [from, to], rings: [ring, end_ring], ways } =
            self.chord(link, link.ways);
        if ring != end_ring || self.parted {
            return false;
        }
        let arc = self.arc(from, to);
        fresh.push(arc.plus(ways[1]));
        fresh.push(self.whole(ring).minus(arc).plus(ways[0]));
        self.finish(fresh, 1 << ring)
    }

    /// Lists the faces that come of two links of one stick each; `false` if they are not all sound.
    pub(super) fn divide_twice(&self, links: [&Link; 2], fresh: &mut Fresh) -> bool {
        let mut one = self.chord(links[0], links[0].ways);
        let second = links[1].ways.map(|way| Sum { darts: way.darts << 1, ..way });
        let mut other = self.chord(links[1], second);
        if one.corners[0] > other.corners[0] {
            std::mem::swap(&mut one, &mut other);
        }
        let ([a, b], [c, d]) = (one.corners, other.corners);
        let mut done = 1_u32 << one.rings[0] | 1 << other.rings[0];
        if self.parted {
            // Both must join the two parts.
            if one.rings != other.rings || one.rings[0] == one.rings[1] {
                return false;
            }
            let [ring, far] = one.rings;
            done |= 1 << far;
            let face = self.arc_round(far, b, d).plus(self.arc_round(ring, c, a));
            fresh.push(face.plus(one.ways[0]).plus(other.ways[1]));
            let rest = self.whole(ring).plus(self.whole(far)).minus(face);
            fresh.push(rest.plus(one.ways[1]).plus(other.ways[0]));
        } else {
            let (first, second) = (self.arc(a, b), self.arc(c, d));
            let whole = self.whole(one.rings[0]);
            let inner = second.plus(other.ways[1]);
            fresh.push(inner);
            if one.rings[0] != other.rings[0] {
                fresh.push(first.plus(one.ways[1]));
                fresh.push(whole.minus(first).plus(one.ways[0]));
                fresh.push(self.whole(other.rings[0]).minus(second).plus(other.ways[0]));
            } else if c < b {
                fresh.push(first.minus(second).plus(one.ways[1]).plus(other.ways[0]));
                fresh.push(whole.minus(first).plus(one.ways[0]));
            } else {
                fresh.push(first.plus(one.ways[1]));
                let rest = whole.minus(first).minus(second);
                fresh.push(rest.plus(one.ways[0]).plus(other.ways[0]));
            }
        }
        self.finish(fresh, done)
    }

    /// Adds the rings that sticks were taken from and no link lies in; `false` if a face comes to a
    /// point twice.
    #[inline(always)]
    fn finish(&self, fresh: &mut Fresh, done: u32) -> bool {
        for ring in bits(self.joined & !done) {
            fresh.push(self.whole(ring as u8));
        }
        fresh.iter().fold(true, |simple, face| simple & face.is_simple())
    }
}
