//! The lattice that all sticks lie on, seen through a window that moves with the plan.
//!
//! A sound plan of 30 sticks spans at most 15 sticks in any direction. So the points of a plan fit
//! a small window whose corner wanders with it, and every point, stick and triangle near the plan
//! is one small number. Numbers of a kind are ordered as texts order them: by y, then x, then
//! axis (`a`, `b`, `c`) or half (`u`, `d`).

/// A point of the window: `y * 32 + x`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Point(u16);

/// The lattice edge between two neighbouring points, whether a stick lies there or not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Stick(u16);

/// A triangle of the lattice: `u` points up, `d` points down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Triangle(u16);

/// One of the six directions, counter-clockwise from (1, 0).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Dir(u8);

/// How many points fit beside each other in the window.
pub(super) const ROW: usize = 32;
/// How many points the window has.
pub(super) const POINTS: usize = 20 * ROW;
/// Where the window's smallest x and y of a plan lie: new points need a margin, and so do the
/// triangles beyond them.
pub(super) const MARGIN: usize = 2;
/// How far apart the points of a sound plan can be: a ring of 30 sticks goes there and back.
pub(super) const SPAN: usize = 15;

impl Point {
    pub(super) const fn new(x: usize, y: usize) -> Point {
        Point((y * ROW + x) as u16)
    }

    pub(super) const fn x(self) -> usize {
        self.0 as usize % ROW
    }

    pub(super) const fn y(self) -> usize {
        self.0 as usize / ROW
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next point in a direction.
    pub(super) const fn step(self, dir: Dir) -> Point {
        const STEP: [i16; 6] = [1, 32, 31, -1, -32, -31];
        Point(self.0.wrapping_add_signed(STEP[dir.index()]))
    }

    /// The stick that leaves this point in a direction.
    pub(super) const fn stick(self, dir: Dir) -> Stick {
        const CORNER: [u16; 6] = [0, 0, 1, 1, 32, 32];
        Stick((self.0.wrapping_sub(CORNER[dir.index()]) << 2) | (dir.0 % 3) as u16)
    }

    /// The triangle on the left of that stick, seen from this point.
    pub(super) const fn left(self, dir: Dir) -> Triangle {
        const LEFT: [u16; 6] = [0, 1, 2, 65, 64, 63];
        Triangle((self.0 << 1).wrapping_sub(LEFT[dir.index()]))
    }
}

impl Dir {
    /// All directions.
    pub(super) const ALL: [Dir; 6] = [Dir(0), Dir(1), Dir(2), Dir(3), Dir(4), Dir(5)];

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn bit(self) -> u8 {
        1 << self.0
    }

    pub(super) const fn back(self) -> Dir {
        Dir((self.0 + 3) % 6)
    }
}

impl Stick {
    /// No stick, larger than every stick.
    pub(super) const NONE: Stick = Stick(u16::MAX);

    /// The stick with this corner and axis (0 to 2 for `a` to `c`).
    pub(super) const fn new(x: usize, y: usize, axis: usize) -> Stick {
        Stick((Point::new(x, y).0 << 2) | axis as u16)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The corner (x, y) that names it.
    pub(super) const fn corner(self) -> Point {
        Point(self.0 >> 2)
    }

    /// 0 to 2 for `a` to `c`; also the direction in which it leaves its first end.
    pub(super) const fn axis(self) -> usize {
        (self.0 & 3) as usize
    }

    pub(super) const fn dir(self) -> Dir {
        Dir((self.0 & 3) as u8)
    }

    /// The end from which it leaves in direction [`Stick::dir`].
    pub(super) const fn tail(self) -> Point {
        Point((self.0 >> 2) + (self.0 & 2) / 2)
    }

    /// The other end.
    pub(super) const fn head(self) -> Point {
        self.tail().step(self.dir())
    }

    /// The triangle on its right, unless it lies level. The smallest triangle of a cell is on the
    /// right of the first stick that has the cell on its right and is not level.
    pub(super) const fn wall(self) -> Triangle {
        match self.axis() {
            1 => Triangle(self.corner().0 << 1),
            2 => Triangle(self.corner().0 << 1 | 1),
            _ => Triangle::NONE,
        }
    }

    /// The same stick in a window shifted by this many points.
    pub(super) const fn shift(self, points: i16) -> Stick {
        Stick(self.0.wrapping_add_signed(points * 4))
    }
}

impl Triangle {
    /// How many numbers triangles of the window have.
    pub(super) const COUNT: usize = POINTS * 2;

    /// The triangle with this corner; `down` for `d`.
    pub(super) const fn new(x: usize, y: usize, down: bool) -> Triangle {
        Triangle((Point::new(x, y).0 << 1) | down as u16)
    }

    /// Larger than every triangle.
    pub(super) const NONE: Triangle = Triangle(u16::MAX);

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn from_index(index: usize) -> Triangle {
        Triangle(index as u16)
    }

    pub(super) const fn corner(self) -> Point {
        Point(self.0 >> 1)
    }

    pub(super) const fn down(self) -> bool {
        self.0 & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(triangle: Triangle) -> [Stick; 3] {
        let (x, y) = (triangle.corner().x(), triangle.corner().y());
        if triangle.down() {
            [Stick::new(x, y, 2), Stick::new(x, y + 1, 0), Stick::new(x + 1, y, 1)]
        } else {
            [Stick::new(x, y, 0), Stick::new(x, y, 1), Stick::new(x, y, 2)]
        }
    }

    #[test]
    fn a_stick_is_the_same_from_both_ends() {
        for dir in Dir::ALL {
            let here = Point::new(5, 7);
            let there = here.step(dir);
            let stick = here.stick(dir);
            assert_eq!(stick, there.stick(dir.back()));
            let (tail, head) = (stick.tail(), stick.head());
            assert!((tail, head) == (here, there) || (tail, head) == (there, here), "{dir:?}");
        }
    }

    #[test]
    fn a_stick_is_a_side_of_the_triangles_beside_it() {
        for dir in Dir::ALL {
            let here = Point::new(5, 7);
            let stick = here.stick(dir);
            let left = here.left(dir);
            let right = here.step(dir).left(dir.back());
            assert_ne!(left, right);
            assert!(sides(left).contains(&stick), "{dir:?}");
            assert!(sides(right).contains(&stick), "{dir:?}");
        }
    }

    #[test]
    fn the_left_side_is_on_the_left() {
        let here = Point::new(5, 7);
        assert_eq!(here.left(Dir(0)), Triangle::new(5, 7, false));
        assert_eq!(here.left(Dir(3)), Triangle::new(4, 6, true));
    }

    #[test]
    fn numbers_are_ordered_as_texts_order_them() {
        assert!(Stick::new(9, 3, 2) < Stick::new(1, 4, 0));
        assert!(Stick::new(1, 4, 2) < Stick::new(2, 4, 0));
        assert!(Triangle::new(1, 4, false) < Triangle::new(1, 4, true));
        assert!(Stick::new(19, 19, 2) < Stick::NONE);
    }
}
