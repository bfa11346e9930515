//! What is blocked along every row, column and diagonal.

use super::board::{COLUMNS, ROWS, Square, Squares, bits};

/// Rows, columns, rising and falling diagonals.
pub(super) const AXES: usize = 4;
/// The longest jump has as many squares as the board has rows, half of it before the kangaroo.
pub(super) const FAR: usize = (ROWS / 2) as usize;

/// The blocked squares of every row, column and diagonal, one word each: bit 0 is the edge, bit 1
/// the first square; the lake is blocked, and so is everything beyond the far edge.
#[derive(Clone, Copy)]
pub(super) struct Lines([[u32; 32]; AXES]);

impl Lines {
    #[inline(always)]
    pub(super) fn new(occupied: Squares) -> Lines {
        let Lines(mut lines) = BARE;
        for lattice in 0..4 {
            for bit in bits(occupied.0[lattice]) {
                let site = &SITES[Square::in_lattice(lattice, bit).index()];
                for (axis, lines) in lines.iter_mut().enumerate() {
                    lines[usize::from(site.line[axis] & 31)] |= 1 << site.place[axis];
                }
            }
        }
        Lines(lines)
    }

    /// How far from the kangaroo on a square a jump over it along an axis may begin or land: one
    /// further than what is free on both sides, for one end may be where the jumping kangaroo
    /// starts; but never off the board.
    #[inline(always)]
    pub(super) fn clear(&self, square: Square, axis: usize) -> usize {
        let site = &SITES[square.index()];
        let line = self.0[axis][usize::from(site.line[axis] & 31)];
        let place = u32::from(site.place[axis]);
        let after = (line >> (place + 1) | 1 << 31).trailing_zeros();
        let before = (line << (32 - place) | 1).leading_zeros();
        (after.min(before) + 1).min(u32::from(site.limit[axis])) as usize & FAR
    }
}

/// Where a square lies on the lines through it.
#[derive(Clone, Copy)]
struct Site {
    /// Which line of each axis.
    line: [u8; AXES],
    /// At which place of it.
    place: [u8; AXES],
    /// How far both ends of the line stay on the board.
    limit: [u8; AXES],
}

static SITES: [Site; SQUARES] = {
    let mut sites = [Site { line: [0; AXES], place: [0; AXES], limit: [0; AXES] }; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let square = nth_square(index);
        let (column, row) = (square.column(), square.row());
        let (right, up) = (COLUMNS - 1 - column, ROWS - 1 - row);
        let across = if column < right { column } else { right };
        let upright = if row < up { row } else { up };
        let askew = if across < upright { across } else { upright };
        sites[index] = Site {
            line: [row, column, column + up, column + row],
            place: [column + 1, row + 1, column + 1, column + 1],
            limit: [across, upright, askew, askew],
        };
        index += 1;
    }
    sites
};

/// The lines without kangaroos.
static BARE: Lines = {
    let mut lines = Lines([[u32::MAX; 32]; AXES]);
    let mut index = 0;
    while index < SQUARES {
        let site = SITES[index];
        let mut axis = 0;
        while axis < AXES && !nth_square(index).is_lake() {
            lines.0[axis][site.line[axis] as usize] &= !(1 << site.place[axis]);
            axis += 1;
        }
        index += 1;
    }
    lines
};

/// How many squares there are, those of the lake too.
pub(super) const SQUARES: usize = COLUMNS as usize * ROWS as usize;

/// The square with a number below [`SQUARES`].
pub(super) const fn nth_square(index: usize) -> Square {
    match Square::new(index as u8 % COLUMNS, index as u8 / COLUMNS) {
        Some(square) => square,
        None => panic!("a square below their number"),
    }
}
