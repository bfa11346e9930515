//! The faces of a plan as rings of darts, and what becomes of them when sticks are moved.
//!
//! Darts are numbered so that those around a face follow each other. A change of the plan makes a
//! few darts go on to another one than before; between these *cuts* everything stays, so that the
//! faces that come of it are pieced together from whole arcs. What is to be known of an arc is the
//! difference of two sums, or the least of two overlapping minima.

use super::lattice::{Dir, Point, Stick, Triangle};
use super::plan::{CELLS, Darts, OUTSIDE, Plan, SLOTS, TURN, bits};

/// The number of the first dart that is being laid; two for each stick.
pub(super) const LAID: usize = 60;

/// The faces of a plan before its sticks are moved.
pub(super) struct Ring {
    /// Where the darts of each face begin and end; the outside is the last face.
    bounds: [(u8, u8); CELLS + 1],
    /// The face of each dart.
    face: [u8; 64],
    /// The dart that passes the same stick the other way.
    twin: [u8; 64],
    /// The dart that leaves each point in each direction.
    out: [[u8; 8]; SLOTS],
    /// For each dart by itself what [`Sum`] adds up.
    each: [Sum; 64],
    /// The sum of all darts before each.
    sums: [Sum; LAID + 1],
    /// The least name of 1, 2, 4, … darts from each on.
    names: [[Triangle; 64]; 6],
    /// The darts that go on to another one than before, and to which.
    cuts: Darts,
    next: [u8; 64],
}

/// What is added up along an arc.
#[derive(Clone, Copy)]
struct Sum {
    twins: Darts,
    points: u32,
    /// Twice the area to the left, seen from the window's corner.
    area: i32,
}

impl Sum {
    const ZERO: Sum = Sum { twins: 0, points: 0, area: 0 };

    /// Within a face no dart and no point comes twice, so that sets add up like numbers.
    fn plus(self, other: Sum) -> Sum {
        Sum {
            twins: self.twins ^ other.twins,
            points: self.points ^ other.points,
            area: self.area + other.area,
        }
    }

    fn minus(self, other: Sum) -> Sum {
        self.plus(Sum { area: -other.area, ..other })
    }
}

/// A face after a change.
#[derive(Clone, Copy)]
pub(super) struct Fresh {
    pub(super) darts: Darts,
    /// The darts on the other side of its sticks.
    pub(super) twins: Darts,
    /// Its smallest triangle.
    pub(super) name: Triangle,
    /// Whether it is a cell, not the outside.
    pub(super) inner: bool,
}

impl Fresh {
    pub(super) const NONE: Fresh = Fresh { darts: 0, twins: 0, name: Triangle::NONE, inner: false };
}

/// The stick that is first met on going counter-clockwise from a direction: itself last.
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
            table[dirs][from] = ((from + turn) % 6) as u8;
            from += 1;
        }
        dirs += 1;
    }
    table
};

impl Ring {
    pub(super) fn new(plan: &Plan) -> Ring {
        let mut ring = Ring {
            bounds: [(0, 0); CELLS + 1],
            face: [0; 64],
            twin: [0; 64],
            out: [[0; 8]; SLOTS],
            each: [Sum::ZERO; 64],
            sums: [Sum::ZERO; LAID + 1],
            names: [[Triangle::NONE; 64]; 6],
            cuts: 0,
            next: [0; 64],
        };
        let mut dart = 0;
        let cells = plan.cells.iter().enumerate();
        for (number, face) in cells.chain([(OUTSIDE, &plan.outside)]) {
            let first = dart;
            let (start, mut dir) = plan.darts[face.darts.trailing_zeros() as usize];
            let mut point = start;
            loop {
                let id = plan.ids[point.index()];
                ring.out[usize::from(id)][dir.index()] = dart as u8;
                ring.face[dart] = number as u8;
                ring.measure(dart, id, point, dir);
                dart += 1;
                point = point.step(dir);
                let turn = TURN[usize::from(plan.dirs[point.index()])][dir.index()];
                dir = Dir::ALL[usize::from(turn & 7)];
                if point == start {
                    break;
                }
            }
            ring.bounds[number] = (first as u8, dart as u8);
        }
        for stick in plan.sticks.iter() {
            ring.pair(plan, *stick);
        }
        for (length, dart) in (0..dart).enumerate() {
            ring.sums[length + 1] = ring.sums[length].plus(ring.each[dart]);
        }
        for level in 1..6 {
            let half = 1 << (level - 1);
            for dart in 0..64 - half {
                let [one, other] = [dart, dart + half].map(|dart| ring.names[level - 1][dart]);
                ring.names[level][dart] = one.min(other);
            }
        }
        ring
    }

    fn measure(&mut self, dart: usize, id: u8, point: Point, dir: Dir) {
        let area = Ring::swept(point, point.step(dir));
        self.each[dart] = Sum { twins: 0, points: 1 << id, area };
        self.names[0][dart] = point.left(dir);
    }

    /// Makes the two darts of a stick each other's twins.
    fn pair(&mut self, plan: &Plan, stick: Stick) {
        let [one, other] = self.darts(plan, stick);
        for (dart, twin) in [(one, other), (other, one)] {
            self.twin[dart] = twin as u8;
            self.each[dart].twins = 1 << twin;
        }
    }

    /// The two darts of a stick on the table.
    pub(super) fn darts(&self, plan: &Plan, stick: Stick) -> [usize; 2] {
        [(stick.tail(), stick.dir()), (stick.head(), stick.dir().back())].map(|(point, dir)| {
            usize::from(self.out[usize::from(plan.ids[point.index()])][dir.index()])
        })
    }

    /// All darts of a face.
    pub(super) fn around(&self, face: usize) -> Darts {
        let (start, end) = self.bounds[face];
        span(start.into(), end.into())
    }

    /// Lays the first or second stick of a turn; its ends have their numbers.
    pub(super) fn lay(&mut self, plan: &Plan, place: usize, stick: Stick) {
        let ends = [(stick.tail(), stick.dir()), (stick.head(), stick.dir().back())];
        for (dart, (point, dir)) in (LAID + 2 * place..).zip(ends) {
            let id = plan.ids[point.index()];
            self.out[usize::from(id)][dir.index()] = dart as u8;
            self.measure(dart, id, point, dir);
            self.twin[dart] = dart as u8 ^ 1;
            self.each[dart].twins = 1 << (dart ^ 1);
        }
    }

    /// Forgets the cuts of the last change.
    pub(super) fn heal(&mut self) {
        self.cuts = 0;
    }

    /// Looks how the walk goes on where a stick was taken or laid; the plan is as it is after all.
    pub(super) fn cut(&mut self, plan: &Plan, stick: Stick, laid: bool) {
        for (point, dir) in [(stick.tail(), stick.dir()), (stick.head(), stick.dir().back())] {
            let dirs = usize::from(plan.dirs[point.index()]);
            if dirs == 0 {
                continue;
            }
            let out = self.out[usize::from(plan.ids[point.index()])];
            let mut turn = |arrives_by: u8| {
                let on = TURN[dirs][(usize::from(arrives_by) + 3) % 6] & 7;
                let dart = usize::from(self.twin[usize::from(out[usize::from(arrives_by)])]);
                self.next[dart] = out[usize::from(on)];
                self.cuts |= 1 << dart;
            };
            turn(LEFT[dirs][dir.index()]);
            if laid {
                turn(dir.index() as u8);
            }
        }
    }

    /// Shows the faces that come of the cuts; `false` if one of them comes to a point twice.
    #[inline]
    pub(super) fn visit_fresh(&self, mut show: impl FnMut(Fresh)) -> bool {
        let mut left = self.cuts;
        while left != 0 {
            let first = left.trailing_zeros() as usize;
            let mut last = first;
            let mut fresh = Fresh::NONE;
            let mut sum = Sum::ZERO;
            loop {
                let dart = usize::from(self.next[last]);
                if dart >= LAID {
                    fresh.darts |= 1 << dart;
                    fresh.name = fresh.name.min(self.names[0][dart]);
                    sum = sum.plus(self.each[dart]);
                    last = dart;
                } else {
                    let (start, end) = self.bounds[usize::from(self.face[dart])];
                    let (start, end) = (usize::from(start), usize::from(end));
                    let ahead = self.cuts & span(dart, end);
                    let mut arc = |from: usize, to: usize| {
                        fresh.darts |= span(from, to);
                        fresh.name = fresh.name.min(self.least(from, to));
                        sum = sum.plus(self.sums[to].minus(self.sums[from]));
                    };
                    if ahead != 0 {
                        last = ahead.trailing_zeros() as usize;
                        arc(dart, last + 1);
                    } else {
                        last = (self.cuts & span(start, dart)).trailing_zeros() as usize;
                        arc(dart, end);
                        arc(start, last + 1);
                    }
                }
                left &= !(1 << last);
                if last == first {
                    break;
                }
            }
            if fresh.darts.count_ones() != sum.points.count_ones() {
                return false;
            }
            show(Fresh { twins: sum.twins, inner: sum.area > 0, ..fresh });
        }
        true
    }

    /// The least name along an arc.
    fn least(&self, from: usize, to: usize) -> Triangle {
        let level = (to - from).ilog2() as usize;
        self.names[level][from].min(self.names[level][to - (1 << level)])
    }

    /// The darts of the outside that a link between two of its points shuts in, given the area to
    /// the left of the link from the first to the second.
    pub(super) fn shut_in(&self, [from, to]: [Point; 2], plan: &Plan, area: i32) -> Darts {
        let (start, end) = self.bounds[OUTSIDE];
        let (start, end) = (usize::from(start), usize::from(end));
        // The dart of the outside that leaves a point.
        let leaving = |point: Point| {
            let out = self.out[usize::from(plan.ids[point.index()])];
            let dirs = bits(plan.dirs[point.index()]);
            let outer = |&dart: &usize| (start..end).contains(&dart);
            dirs.map(|dir| usize::from(out[dir])).find(outer)
        };
        let (Some(from), Some(to)) = (leaving(from), leaving(to)) else { return 0 };
        let way = |from: usize, to: usize| self.sums[to].minus(self.sums[from]).area;
        let (low, high) = (from.min(to), from.max(to));
        let between = span(low, high);
        // Along the outside from `low` to `high`, and back by the link.
        let back = if from == high { area } else { -area };
        let inner = way(low, high) + back > 0;
        if inner { between } else { span(start, end) & !between }
    }

    /// Twice the area to the left of a stick, passed from a point, seen from the window's corner.
    pub(super) fn swept(from: Point, to: Point) -> i32 {
        let [(x, y), (u, v)] = [from, to].map(|p| (p.x() as i32, p.y() as i32));
        x * v - u * y
    }

    /// The points on the way round the face of a dart.
    pub(super) fn corners(&self, dart: usize) -> u32 {
        let (start, end) = self.bounds[usize::from(self.face[dart])];
        self.sums[usize::from(end)].minus(self.sums[usize::from(start)]).points
    }
}

/// The darts from one up to another, without the latter.
const fn span(from: usize, to: usize) -> Darts {
    (1 << to) - (1 << from)
}
