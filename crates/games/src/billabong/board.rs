//! The board: squares, sets of squares, the lake and the stream.
//!
//! Every jump has even length, so it keeps the parity of its kangaroo's column and row. The board
//! falls apart into four *lattices* of 8 by 7 squares that no series of jumps leaves; a set of
//! squares is one 64-bit word per lattice.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;

use tabletier_core::TextError;
use tabletier_core::words::billabong as words;

/// How many columns the board has, `a` to `p`.
pub const COLUMNS: u8 = 16;
/// How many rows the board has, 1 to 14.
pub const ROWS: u8 = 14;

/// The squares of any lattice left of the stream's line, where the course begins.
pub(super) const LEFT: u64 = 0x000f_0f0f_0f0f_0f0f;
/// The squares of any lattice right of it.
pub(super) const RIGHT: u64 = 0x00f0_f0f0_f0f0_f0f0;

/// The eight directions, as steps to the right and upwards.
pub(super) const DIRECTIONS: [(i8, i8); 8] =
    [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

/// A square of the board, or of the lake in its middle. Ordered by row, then by column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square in a column and a row, both counted from 0; `None` off the board.
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column < COLUMNS && row < ROWS { Some(Square(row << 4 | column)) } else { None }
    }

    /// All squares, those of the lake too, by row and then by column.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..ROWS << 4).map(Square)
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 & 15
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 >> 4
    }

    /// The number of the square, below 224.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether the square belongs to the lake, g7 to j8.
    pub const fn is_lake(self) -> bool {
        matches!((self.column(), self.row()), (6..=9, 6..=7))
    }

    /// Whether the square lies left of the stream's line.
    const fn is_left(self) -> bool {
        self.column() < COLUMNS / 2
    }

    /// The square some columns to the right and some rows up.
    pub(super) fn shifted(self, right: i8, up: i8) -> Option<Square> {
        let column = self.column().checked_add_signed(right)?;
        Square::new(column, self.row().checked_add_signed(up)?)
    }

    /// The lattice the square belongs to.
    pub(super) const fn lattice(self) -> usize {
        ((self.0 >> 3 & 2) | (self.0 & 1)) as usize
    }

    /// The number of the square in its lattice.
    pub(super) const fn bit(self) -> u32 {
        ((self.0 >> 5) * 8 + (self.0 >> 1 & 7)) as u32
    }

    /// The square with a number in a lattice.
    pub(super) const fn in_lattice(lattice: usize, bit: u32) -> Square {
        let (lattice, bit) = (lattice as u8, bit as u8);
        Square((bit & 0o70) << 2 | (lattice & 2) << 3 | (bit & 7) << 1 | lattice & 1)
    }
}

impl FromStr for Square {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Square, TextError> {
        let square = match *text.as_bytes() {
            [letter @ b'a'..=b'p', digit @ b'1'..=b'9'] => Square::new(letter - b'a', digit - b'1'),
            [letter @ b'a'..=b'p', b'1', digit @ b'0'..=b'4'] => {
                Square::new(letter - b'a', digit - b'0' + 9)
            }
            _ => None,
        };
        square.ok_or_else(|| TextError::new(words::AT_SQUARE, text, words::WANT_SQUARE))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// How a straight way passes the stream.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossing {
    /// It does not.
    None,
    /// Clockwise around the lake, from right to left.
    Forward,
    /// From left to right.
    Backward,
}

impl Crossing {
    /// How the straight way between two squares passes the stream.
    ///
    /// The stream runs between columns h and i, from the lake down to the lower edge; a way that
    /// passes that line above the lake does not count.
    pub(super) const fn between(from: Square, to: Square) -> Crossing {
        if from.is_left() == to.is_left() {
            return Crossing::None;
        }
        let (left, right) = if from.is_left() { (from, to) } else { (to, from) };
        let (left_row, right_row) = (left.row() as i8, right.row() as i8);
        // The row in which the way leaves column h: a straight way climbs a whole number of rows
        // per column, the same all along.
        let slope = (right_row - left_row).signum();
        let row_at_h = left_row + slope * (7 - left.column() as i8);
        if row_at_h > 5 {
            Crossing::None
        } else if from.is_left() {
            Crossing::Backward
        } else {
            Crossing::Forward
        }
    }

    /// The crossing count after passing the stream in this way.
    pub(super) const fn count(self, count: u8) -> u8 {
        match self {
            Crossing::None => count,
            Crossing::Forward => count + 1,
            Crossing::Backward => count.saturating_sub(1),
        }
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(pub(super) [u64; 4]);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares([0; 4]);
    /// Every square outside the lake.
    pub const LAND: Squares = {
        let mut land = Squares::NONE;
        let mut index = 0;
        while index < ROWS << 4 {
            let square = Square(index);
            if !square.is_lake() {
                land.0[square.lattice()] |= 1 << square.bit();
            }
            index += 1;
        }
        land
    };

    /// Whether the set has a square.
    pub const fn has(self, square: Square) -> bool {
        self.0[square.lattice()] >> square.bit() & 1 != 0
    }

    /// Puts a square in that is not there, or takes one out that is.
    pub(super) const fn toggle(&mut self, square: Square) {
        self.0[square.lattice()] ^= 1 << square.bit();
    }

    /// How many squares there are.
    pub fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The squares, lattice by lattice.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        self.0
            .into_iter()
            .enumerate()
            .flat_map(|(lattice, word)| bits(word).map(move |bit| Square::in_lattice(lattice, bit)))
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    fn bitand(self, other: Squares) -> Squares {
        Squares(std::array::from_fn(|lattice| self.0[lattice] & other.0[lattice]))
    }
}

impl BitOr for Squares {
    type Output = Squares;

    fn bitor(self, other: Squares) -> Squares {
        Squares(std::array::from_fn(|lattice| self.0[lattice] | other.0[lattice]))
    }
}

/// The land that is not in the set.
impl Not for Squares {
    type Output = Squares;

    fn not(self) -> Squares {
        Squares(std::array::from_fn(|lattice| Squares::LAND.0[lattice] & !self.0[lattice]))
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::NONE;
        for square in squares {
            set.0[square.lattice()] |= 1 << square.bit();
        }
        set
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The numbers of the bits that are set, from the lowest.
pub(super) fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        if word == 0 {
            return None;
        }
        let bit = word.trailing_zeros();
        word &= word - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    #[test]
    fn squares_read_back_and_keep_their_place_in_the_lattice() {
        let mut all = 0;
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::in_lattice(square.lattice(), square.bit()), square);
            all += 1;
        }
        assert_eq!(all, 16 * 14);
        for wrong in ["", "a", "a0", "a15", "q1", "a01", "A1", "1a", "a1 ", "é1", "a+1"] {
            wrong.parse::<Square>().expect_err(wrong);
        }
    }

    #[test]
    fn each_lattice_has_54_squares_outside_the_lake() {
        assert!(Squares::LAND.0.iter().all(|word| word.count_ones() == 54));
        assert!(!Squares::LAND.has(square("g7")) && !Squares::LAND.has(square("j8")));
        assert_eq!((!Squares::NONE).count(), 16 * 14 - 8);
    }

    #[test]
    fn the_stream_runs_below_the_lake_only() {
        let between = |from, to| Crossing::between(square(from), square(to));
        for row in 1..=14 {
            let (h, i) = (format!("h{row}"), format!("i{row}"));
            let (h, i) = (square(&h), square(&i));
            let below = row <= 6;
            assert_eq!(Crossing::between(i, h) == Crossing::Forward, below);
            assert_eq!(Crossing::between(h, i) == Crossing::Backward, below);
        }
        assert_eq!(between("m2", "c2"), Crossing::Forward);
        assert_eq!(between("k8", "e2"), Crossing::Forward);
        assert_eq!(between("e2", "k8"), Crossing::Backward);
        assert_eq!(between("d2", "j8"), Crossing::Backward);
        assert_eq!(between("l5", "d13"), Crossing::None);
        assert_eq!(between("h1", "h6"), Crossing::None);
    }
}
