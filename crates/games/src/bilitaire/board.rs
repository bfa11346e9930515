//! The frame, its trays and their marbles, as sets.

use std::fmt;

/// A place for a tray in the frame, `A1` to `D4`, column by column: slots in order have their
/// names in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

/// A hole of a tray, `a1` to `h8`: a slot and one of the four corners of its tray.
///
/// Sets of holes are 64 bits: 16 slots for the lower left corners, then for the lower right, the
/// upper left and the upper right ones. A jump and a slide keep a marble in its corner, so both
/// shift a set by the step between slots, whatever the corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hole(u8);

/// A direction in the frame, in the order of the names of what lies there: west of a hole come
/// the smaller letters, south the smaller numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// Towards column A.
    West,
    /// Towards row 1.
    South,
    /// Towards row 4.
    North,
    /// Towards column D.
    East,
}

/// Where the trays lie and which holes hold a marble.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// The holes with a marble; each lies on a tray.
    pub(super) marbles: u64,
    /// The slots with a tray.
    pub(super) trays: u16,
}

/// The slots of column A, which is shifted to get the others.
const COLUMN: u16 = 0x000f;
/// The slots of row 1.
const ROW: u16 = 0x1111;

/// The four holes of every slot of a set.
pub(super) const fn holes_of(slots: u16) -> u64 {
    slots as u64 * 0x0001_0001_0001_0001
}

/// The slots that some hole of a set lies in.
pub(super) const fn slots_of(holes: u64) -> u16 {
    let half = holes | holes >> 32;
    (half | half >> 16) as u16
}

impl Slot {
    /// All slots, in order of their names.
    pub fn all() -> impl DoubleEndedIterator<Item = Slot> + Clone {
        (0..16).map(Slot)
    }

    /// The slot at a column and a row, each 0 to 3.
    pub const fn new(column: u8, row: u8) -> Slot {
        assert!(column < 4 && row < 4);
        Slot(column * 4 + row)
    }

    /// 0 for column A.
    pub const fn column(self) -> u8 {
        self.0 / 4
    }

    /// 0 for row 1.
    pub const fn row(self) -> u8 {
        self.0 % 4
    }

    /// The set of this slot alone.
    pub const fn bit(self) -> u16 {
        1 << self.0
    }

    /// The slot `steps` further; `None` beyond the frame.
    pub fn step(self, way: Way, steps: u8) -> Option<Slot> {
        let (column, row) = (self.column(), self.row());
        let (column, row) = match way {
            Way::West => (column.checked_sub(steps)?, row),
            Way::South => (column, row.checked_sub(steps)?),
            Way::North => (column, row + steps),
            Way::East => (column + steps, row),
        };
        (column < 4 && row < 4).then(|| Slot::new(column, row))
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

impl Hole {
    /// The hole at a column and a row, each 0 to 7.
    pub const fn new(column: u8, row: u8) -> Hole {
        assert!(column < 8 && row < 8);
        Hole((column % 2 + row % 2 * 2) * 16 + Slot::new(column / 2, row / 2).0)
    }

    /// The four holes of a slot.
    pub fn of(slot: Slot) -> impl Iterator<Item = Hole> {
        (0..4).map(move |corner| Hole(corner * 16 + slot.0))
    }

    /// The only hole of a set.
    pub(super) const fn only(set: u64) -> Hole {
        debug_assert!(set.is_power_of_two());
        Hole(set.trailing_zeros() as u8)
    }

    /// 0 for column a.
    pub const fn column(self) -> u8 {
        self.slot().column() * 2 + self.corner() % 2
    }

    /// 0 for row 1.
    pub const fn row(self) -> u8 {
        self.slot().row() * 2 + self.corner() / 2
    }

    /// The slot it lies in.
    pub const fn slot(self) -> Slot {
        Slot(self.0 % 16)
    }

    /// Its corner of the tray: 0 lower left, 1 lower right, 2 upper left, 3 upper right.
    pub const fn corner(self) -> u8 {
        self.0 / 16
    }

    /// The set of this hole alone.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl Way {
    /// All ways, in order.
    pub const ALL: [Way; 4] = [Way::West, Way::South, Way::North, Way::East];

    /// `n`, `e`, `s` or `w`.
    pub const fn letter(self) -> char {
        match self {
            Way::West => 'w',
            Way::South => 's',
            Way::North => 'n',
            Way::East => 'e',
        }
    }

    /// The way that leads back.
    #[must_use]
    pub const fn back(self) -> Way {
        match self {
            Way::West => Way::East,
            Way::South => Way::North,
            Way::North => Way::South,
            Way::East => Way::West,
        }
    }

    /// How far one step leads to the right and upwards.
    pub(super) const fn vector(self) -> (i8, i8) {
        match self {
            Way::West => (-1, 0),
            Way::South => (0, -1),
            Way::North => (0, 1),
            Way::East => (1, 0),
        }
    }

    /// A set of holes, each moved by so many slots; nothing may leave the frame.
    pub(super) const fn shift(self, holes: u64, steps: u8) -> u64 {
        match self {
            Way::West => holes >> (4 * steps),
            Way::South => holes >> steps,
            Way::North => holes << steps,
            Way::East => holes << (4 * steps),
        }
    }

    /// The slots from which `steps` further lies a slot of the set.
    pub(super) const fn looking(self, slots: u16, steps: u8) -> u16 {
        match self {
            Way::West => slots << (4 * steps),
            Way::East => slots >> (4 * steps),
            Way::South => (slots & (ROW * (0xf >> steps))) << steps,
            Way::North => (slots & (ROW * (0xf & 0xf << steps))) >> steps,
        }
    }
}

impl Board {
    /// Twelve full trays, the corners of the frame free.
    pub const START: Board = {
        let corners = (COLUMN | COLUMN << 12) & (ROW | ROW << 3);
        Board { marbles: holes_of(!corners), trays: !corners }
    };

    /// How many marbles are left.
    pub const fn count(&self) -> u8 {
        self.marbles.count_ones() as u8
    }

    /// Whether there is a tray.
    pub const fn has_tray(&self, slot: Slot) -> bool {
        self.trays & slot.bit() != 0
    }

    /// Whether there is a marble.
    pub const fn has_marble(&self, hole: Hole) -> bool {
        self.marbles & hole.bit() != 0
    }

    /// The holes without a marble.
    pub(super) const fn free(&self) -> u64 {
        holes_of(self.trays) & !self.marbles
    }

    /// The trays without a marble.
    pub const fn empty_trays(&self) -> u16 {
        self.trays & !slots_of(self.marbles)
    }

    /// The board with some of its trays moved together.
    pub(super) const fn slid(&self, row: u16, way: Way, steps: u8) -> Board {
        let moving = self.marbles & holes_of(row);
        Board {
            marbles: self.marbles ^ moving | way.shift(moving, steps),
            trays: self.trays ^ row | way.shift(row as u64, steps) as u16,
        }
    }

    /// The board without an empty tray.
    pub(super) const fn without(&self, tray: Slot) -> Board {
        Board { marbles: self.marbles, trays: self.trays & !tray.bit() }
    }

    /// The board after jumps with one marble over others; it may end where it started.
    pub(super) const fn jumped(&self, from: Hole, to: Hole, taken: u64) -> Board {
        let marbles = self.marbles & !taken & !from.bit() | to.bit();
        Board { marbles, trays: self.trays }
    }

    /// The trays that touch another one.
    pub(super) fn touching_trays(&self) -> u16 {
        Way::ALL.into_iter().fold(0, |set, way| set | way.looking(self.trays, 1)) & self.trays
    }

    /// By how many the marbles in two opposite corners outnumber those in the other two.
    pub(super) const fn uneven(&self) -> u32 {
        // Lower left and upper right; the others are the middle half.
        let diagonal = (self.marbles & 0xffff_0000_0000_ffff).count_ones();
        diagonal.abs_diff(self.marbles.count_ones() - diagonal)
    }

    /// The marbles of a tray as a number of four bits, by corner.
    pub const fn load(&self, slot: Slot) -> u8 {
        let corners = self.marbles >> slot.0 & holes_of(1);
        (corners | corners >> 15 | corners >> 30 | corners >> 45) as u8 & 0xf
    }

    /// Puts a tray with the marbles of [`Board::load`] into a free slot.
    pub(super) const fn lay(&mut self, slot: Slot, load: u8) {
        self.trays |= slot.bit();
        let load = load as u64;
        let corners = load & 1 | (load & 2) << 15 | (load & 4) << 30 | (load & 8) << 45;
        self.marbles |= corners << slot.0;
    }
}

/// The slots of a set, in order of their names.
pub(super) fn slots(mut set: u16) -> impl Iterator<Item = Slot> {
    std::iter::from_fn(move || {
        let slot = (set != 0).then(|| Slot(set.trailing_zeros() as u8))?;
        set &= set - 1;
        Some(slot)
    })
}

/// The holes of a set.
pub(super) fn holes(mut set: u64) -> impl Iterator<Item = Hole> {
    std::iter::from_fn(move || {
        let hole = (set != 0).then(|| Hole(set.trailing_zeros() as u8))?;
        set &= set - 1;
        Some(hole)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_and_slots_have_their_names() {
        let names: Vec<String> = Slot::all().map(|slot| slot.to_string()).collect();
        assert_eq!(names[..5], ["A1", "A2", "A3", "A4", "B1"]);
        assert!(names.is_sorted());
        for column in 0..8 {
            for row in 0..8 {
                let hole = Hole::new(column, row);
                assert_eq!((hole.column(), hole.row()), (column, row));
            }
        }
        assert_eq!(Hole::new(2, 7).to_string(), "c8");
        assert_eq!(Hole::new(2, 7).slot().to_string(), "B4");
    }

    #[test]
    fn twelve_full_trays_leave_the_corners_free() {
        let free: Vec<String> = slots(!Board::START.trays).map(|slot| slot.to_string()).collect();
        assert_eq!(free, ["A1", "A4", "D1", "D4"]);
        assert_eq!(Board::START.count(), 48);
        assert!(slots(Board::START.trays).all(|slot| Board::START.load(slot) == 0xf));
        assert_eq!(Board::START.empty_trays(), 0);
    }

    #[test]
    fn a_tray_is_laid_with_its_load() {
        for load in 0..16 {
            for slot in Slot::all() {
                let mut board = Board { marbles: 0, trays: 0 };
                board.lay(slot, load);
                assert_eq!((board.load(slot), board.trays), (load, slot.bit()));
                assert_eq!(board.empty_trays() != 0, load == 0);
                assert_eq!(u32::from(board.count()), load.count_ones());
            }
        }
    }

    #[test]
    fn looking_along_a_way_agrees_with_stepping() {
        for way in Way::ALL {
            for steps in 1..4 {
                for slot in Slot::all() {
                    let from: Vec<Slot> = slots(way.looking(slot.bit(), steps)).collect();
                    let back: Vec<Slot> = slot.step(way.back(), steps).into_iter().collect();
                    assert_eq!(from, back, "{slot} {way:?} {steps}");
                    for start in from {
                        assert_eq!(start.step(way, steps), Some(slot));
                        let moved = way.shift(holes_of(start.bit()), steps);
                        assert_eq!(moved, holes_of(slot.bit()));
                    }
                }
            }
        }
    }
}
