//! The plan: sticks on the table, and the cells they enclose.
//!
//! A plan is held as six bits a point, one for each direction in which a stick leaves it. Walking
//! from stick to stick, always turning as far left as possible, goes round one face of the plan
//! and keeps it on the left. Every stick is passed twice, once in each sense: such a passage is a
//! *dart*. A plan is sound exactly if no walk comes twice to the same point and, by Euler's
//! formula, there are as many faces as one connected piece has.

use super::lattice::{Dir, POINTS, Point, Stick, Triangle};

/// The most cells a sound plan of 30 sticks can have.
pub(super) const CELLS: usize = 16;
/// The number of the outside where cells are numbered.
pub(super) const OUTSIDE: usize = CELLS;
/// Places in tables of sticks: the 30 of a plan and two being laid.
pub(super) const SLOTS: usize = 32;

/// The dart that passes a stick in its own direction has the number of its slot; the other
/// one 32 more. So a set of darts is 64 bits, and its sticks are its two halves together.
pub(super) type Darts = u64;
/// A set of sticks, by slot.
pub(super) type Slots = u32;
/// A set of cells, by number.
pub(super) type CellSet = u16;

/// A sound plan with its cells. Cells are numbered in the order of their names.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// In which directions sticks leave each point.
    pub(super) dirs: [u8; POINTS],
    /// The dart that leaves each point, by number, in each direction; only those of sticks count.
    pub(super) out: [[u8; 8]; SLOTS],
    /// The number of each point; only those of the plan count.
    pub(super) ids: [u8; POINTS],
    pub(super) points: ShortList<Point, SLOTS>,
    pub(super) sticks: ShortList<Stick, SLOTS>,
    /// Where each dart starts, and whereto.
    pub(super) darts: [(Point, Dir); 2 * SLOTS],
    pub(super) cells: ShortList<Face, CELLS>,
    pub(super) outside: Face,
    /// The cell on the left of each dart, or [`OUTSIDE`].
    pub(super) sides: [u8; 2 * SLOTS],
}

/// A region of the plane that no stick crosses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Face {
    /// Its smallest triangle, if it is a cell.
    pub(super) name: Triangle,
    /// The darts that have it on their left.
    pub(super) darts: Darts,
}

impl Face {
    pub(super) const NONE: Face = Face { name: Triangle::NONE, darts: 0 };

    /// The sticks that are its sides.
    pub(super) const fn sides(&self) -> Slots {
        self.darts as u32 | (self.darts >> SLOTS) as u32
    }
}

/// A short list in place.
#[derive(Clone, Copy, Debug)]
pub(super) struct ShortList<T, const N: usize> {
    items: [T; N],
    len: usize,
}

impl<T: Copy, const N: usize> ShortList<T, N> {
    pub(super) const fn new(filler: T) -> ShortList<T, N> {
        ShortList { items: [filler; N], len: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.len = 0;
    }

    /// Whether there was room.
    pub(super) fn push(&mut self, item: T) -> bool {
        let room = self.len < N;
        if room {
            self.items[self.len] = item;
            self.len += 1;
        }
        room
    }
}

impl<T, const N: usize> std::ops::Deref for ShortList<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..self.len]
    }
}

impl<T, const N: usize> std::ops::DerefMut for ShortList<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len]
    }
}

/// What the walk that arrived at a point in a direction does next: the direction in which it goes
/// on and, times 8, how far it turns left plus 3, in sixths of a full turn.
pub(super) static TURN: [[u8; 6]; 64] = {
    let mut table = [[0; 6]; 64];
    let mut dirs = 1;
    while dirs < 64 {
        let mut came = 0;
        while came < 6 {
            let mut left = 2_i32;
            while (dirs >> ((came + 6 + left) % 6)) & 1 == 0 {
                left -= 1;
            }
            table[dirs as usize][came as usize] = ((came + 6 + left) % 6 + 8 * (left + 3)) as u8;
            came += 1;
        }
        dirs += 1;
    }
    table
};

/// A walk round a face that came to no point twice.
pub(super) struct Walk {
    pub(super) face: Face,
    /// Whether the face lies within the walk, not around it.
    pub(super) inner: bool,
}

impl Plan {
    /// The plan of these sticks, if it is sound. The sticks lie within the window, no two on one
    /// place.
    pub(super) fn new(sticks: &[Stick]) -> Option<Plan> {
        let mut plan = Plan {
            dirs: [0; POINTS],
            out: [[0; 8]; SLOTS],
            ids: [0; POINTS],
            points: ShortList::new(Point::new(0, 0)),
            sticks: ShortList::new(Stick::NONE),
            darts: [(Point::new(0, 0), Dir::ALL[0]); 2 * SLOTS],
            cells: ShortList::new(Face::NONE),
            outside: Face::NONE,
            sides: [OUTSIDE as u8; 2 * SLOTS],
        };
        for &stick in sticks {
            for end in [stick.tail(), stick.head()] {
                if plan.dirs[end.index()] == 0 {
                    plan.ids[end.index()] = plan.points.len() as u8;
                    if !plan.points.push(end) {
                        return None;
                    }
                }
                plan.dirs[end.index()] |=
                    if end == stick.tail() { stick.dir().bit() } else { stick.dir().back().bit() };
            }
            plan.number(stick, plan.sticks.len());
            if !plan.sticks.push(stick) {
                return None;
            }
        }
        plan.find_cells().then_some(plan)
    }

    /// A point as a set of one.
    pub(super) fn point(&self, point: Point) -> u32 {
        1 << self.ids[point.index()]
    }

    /// The slot of a stick on the table.
    pub(super) fn slot(&self, stick: Stick) -> usize {
        usize::from(self.out[usize::from(self.ids[stick.tail().index()])][stick.axis()])
    }

    /// Gives a stick its slot.
    fn number(&mut self, stick: Stick, slot: usize) {
        let darts = [(stick.tail(), stick.dir()), (stick.head(), stick.dir().back())];
        for (dart, (point, dir)) in [slot, slot + SLOTS].into_iter().zip(darts) {
            self.out[usize::from(self.ids[point.index()])][dir.index()] = dart as u8;
            self.darts[dart] = (point, dir);
        }
    }

    /// Walks round the face on the left of a dart; `None` if it comes to a point twice.
    #[inline]
    pub(super) fn walk(&self, dart: usize) -> Option<Walk> {
        let (start, first) = self.darts[dart];
        let (mut point, mut dir) = (start, first);
        let (mut seen, mut turned) = (0_u32, 0);
        let mut face = Face::NONE;
        loop {
            let id = self.ids[point.index()];
            face.darts |= 1 << self.out[usize::from(id)][dir.index()];
            face.name = face.name.min(point.left(dir));
            let here = 1 << id;
            if seen & here != 0 {
                return None;
            }
            seen |= here;
            point = point.step(dir);
            let turn = TURN[usize::from(self.dirs[point.index()])][dir.index()];
            dir = Dir::ALL[usize::from(turn & 7)];
            turned += i32::from(turn >> 3) - 3;
            if point == start {
                return (dir == first).then_some(Walk { face, inner: turned > 0 });
            }
        }
    }

    fn find_cells(&mut self) -> bool {
        let sticks = self.sticks.len();
        let mut left = (1_u64 << sticks) - 1;
        left |= left << SLOTS;
        let mut faces = 0;
        while left != 0 {
            let Some(walk) = self.walk(left.trailing_zeros() as usize) else { return false };
            left &= !walk.face.darts;
            faces += 1;
            if !walk.inner {
                self.outside = walk.face;
            } else if !self.cells.push(walk.face) {
                return false;
            }
        }
        self.cells.sort_unstable_by_key(|cell| cell.name);
        for (cell, face) in self.cells.iter().enumerate() {
            for dart in bits(face.darts) {
                self.sides[dart] = cell as u8;
            }
        }
        faces + self.points.len() == sticks + 2
    }

    /// The cells that have a stick in common with each cell.
    pub(super) fn neighbours(&self) -> [CellSet; CELLS] {
        let mut neighbours = [0; CELLS];
        for slot in 0..self.sticks.len() {
            let (one, other) =
                (usize::from(self.sides[slot]), usize::from(self.sides[slot + SLOTS]));
            if one != OUTSIDE && other != OUTSIDE {
                neighbours[one] |= 1 << other;
                neighbours[other] |= 1 << one;
            }
        }
        neighbours
    }

    /// The cell, or [`OUTSIDE`], in which each triangle lies.
    pub(super) fn regions(&self) -> [u8; Triangle::COUNT] {
        let mut regions = [OUTSIDE as u8; Triangle::COUNT];
        let ys = || self.points.iter().map(|point| point.y());
        let xs = || self.points.iter().map(|point| point.x());
        let (bottom, top) = (ys().min().unwrap_or(0), ys().max().unwrap_or(0));
        let (start, end) = (xs().min().unwrap_or(0), xs().max().unwrap_or(0));
        for y in bottom..top {
            // From left to right through a row of triangles: only the sticks b and c are crossed.
            let mut region = OUTSIDE as u8;
            for x in start..=end {
                for (stick, down) in [(Stick::new(x, y, 1), false), (Stick::new(x, y, 2), true)] {
                    let tail = stick.tail().index();
                    if self.dirs[tail] & stick.dir().bit() != 0 {
                        // Seen from its tail, the stick has the next triangle on its right.
                        region = self.sides[self.slot(stick) + SLOTS];
                    }
                    regions[Triangle::new(x, y, down).index()] = region;
                }
            }
        }
        regions
    }

    /// The points round a face, in order.
    pub(super) fn outline(&self, face: &Face) -> Vec<Point> {
        let (start, mut dir) = self.darts[face.darts.trailing_zeros() as usize];
        let mut outline = vec![start];
        let mut point = start.step(dir);
        while point != start {
            outline.push(point);
            let turn = TURN[usize::from(self.dirs[point.index()])][dir.index()];
            dir = Dir::ALL[usize::from(turn & 7)];
            point = point.step(dir);
        }
        outline
    }

    /// The number of the cell with this name.
    pub(super) fn cell(&self, name: Triangle) -> Option<usize> {
        self.cells.binary_search_by_key(&name, |cell| cell.name).ok()
    }
}

/// The numbers in a set of up to 64.
pub(super) fn bits(set: impl Into<u64>) -> impl Iterator<Item = usize> {
    let mut left = set.into();
    std::iter::from_fn(move || {
        let next = left.trailing_zeros() as usize;
        left &= left.wrapping_sub(1);
        (next < 64).then_some(next)
    })
}
