//! Everything a kangaroo can do in a turn, found for whole sets of squares at once.
//!
//! The referee stands where the kangaroo stood, so the occupied squares are the same for every
//! jump of every series of a turn. A jump over a kangaroo is then a mirroring at its square, open
//! to the squares near enough to it in a straight line with nothing in between. Within a lattice
//! (see [`super::board`]) mirroring a set is reversing a word and rotating it, so that one round
//! over the kangaroos of the board carries a whole set of landings one jump further.

use tabletier_core::Seat;

use super::board::{COLUMNS, DIRECTIONS, LEFT, RIGHT, Square, Squares, bits};
use super::kangaroo::{Stand, TEAM};
use super::lines::{AXES, FAR, Lines, SQUARES, nth_square};
use super::reach::Reach;

/// The jumps over one kangaroo within one lattice: a mirroring, and where it may land.
#[derive(Clone, Copy)]
struct Mirror {
    /// How far the reversed word is rotated.
    turn: u32,
    /// Landings on this side of the stream.
    plain: u64,
    /// Landings on the other side.
    across: u64,
}

impl Mirror {
    /// Mirrors square `i` of a lattice to `sum - i`; `across` are the landings that lie, and are
    /// reached, across the stream.
    #[inline(always)]
    fn new(sum: u32, landings: u64, across: u64) -> Mirror {
        Mirror { turn: (sum + 1) & 63, plain: landings & !across, across: landings & across }
    }
}

/// The board of a turn.
pub(super) struct Ground {
    occupied: Squares,
    free: Squares,
    lines: Lines,
}

/// The jumps that the board allows in one lattice.
#[derive(Clone, Copy)]
pub(super) struct Jumps {
    mirrors: [Mirror; TEAM * Seat::MOST],
    /// How many of the mirrors are in use.
    used: usize,
}

impl Ground {
    #[inline(always)]
    pub(super) fn new(occupied: Squares) -> Ground {
        Ground { occupied, free: !occupied, lines: Lines::new(occupied) }
    }

    /// Finds the jumps in every lattice. They are written where they stay: copying them would take
    /// as long as finding them.
    #[inline]
    pub(super) fn find_jumps(&self, jumps: &mut [Jumps; 4]) {
        let free = self.free.0;
        for own in 0..4 {
            let [beside, above, askew] = [own ^ 1, own ^ 2, own ^ 3];
            for bit in bits(self.occupied.0[own]) {
                let square = Square::in_lattice(own, bit);
                let mirrors = [
                    self.over_own(square, free[own]),
                    self.over_beside(square, free[beside]),
                    self.over_above(square, free[above]),
                    self.over_askew(square, free[askew]),
                ];
                for (lattice, mirror) in [own, beside, above, askew].into_iter().zip(mirrors) {
                    jumps[lattice].push(mirror);
                }
            }
        }
    }

    /// Finds the jumps in one lattice.
    #[inline]
    pub(super) fn find_jumps_in(&self, lattice: usize, jumps: &mut Jumps) {
        let free = self.free.0[lattice];
        let [own, beside, above, askew] =
            [lattice, lattice ^ 1, lattice ^ 2, lattice ^ 3].map(|other| {
                bits(self.occupied.0[other]).map(move |bit| Square::in_lattice(other, bit))
            });
        own.for_each(|square| jumps.push(self.over_own(square, free)));
        beside.for_each(|square| jumps.push(self.over_beside(square, free)));
        above.for_each(|square| jumps.push(self.over_above(square, free)));
        askew.for_each(|square| jumps.push(self.over_askew(square, free)));
    }

    /// Everything that a kangaroo can do, given the jumps of its lattice, where it is home with
    /// the count `COUNTS`.
    #[inline]
    pub(super) fn reach<const COUNTS: usize>(&self, jumps: &Jumps, from: Stand) -> Reach<COUNTS> {
        let (landings, home) = jumps.flood(from);
        let mut reach = Reach {
            from,
            steps: NEIGHBOURS[from.square.index()] & self.free,
            across: Squares::NONE,
            landings,
            home,
        };
        if matches!((from.square.column(), from.square.row()), (7 | 8, 0..6)) {
            reach.part_steps();
        }
        reach
    }

    /// Jumps of even length on each side, on all axes: they stay in the kangaroo's own lattice.
    #[inline(always)]
    fn over_own(&self, square: Square, free: u64) -> Mirror {
        let [row, column, rising, falling] =
            std::array::from_fn(|axis| EVEN[axis][self.lines.clear(square, axis)]);
        let below = &BELOW[square.index()];
        let across = row & below[0] | rising & below[1] | falling & below[2];
        let bit = square.bit();
        Mirror::new(
            2 * bit,
            (row | column | rising | falling).rotate_left(bit) & free,
            across.rotate_left(bit) & mirrored(square, 0),
        )
    }

    /// Jumps of odd length on each side along a row, in the lattice of the other columns.
    #[inline(always)]
    fn over_beside(&self, square: Square, free: u64) -> Mirror {
        let bit = square.bit() + u32::from(square.column() & 1);
        let row = ODD[0][self.lines.clear(square, 0)].rotate_left(bit);
        let across = BELOW[square.index()][0] & mirrored(square, 1);
        Mirror::new(2 * bit + 63, row & free, across)
    }

    /// Jumps of odd length on each side along a column, in the lattice of the other rows.
    #[inline(always)]
    fn over_above(&self, square: Square, free: u64) -> Mirror {
        let bit = square.bit() + 8 * u32::from(square.row() & 1);
        let column = ODD[1][self.lines.clear(square, 1)].rotate_left(bit);
        Mirror::new(2 * bit + 56, column & free, 0)
    }

    /// Jumps of odd length on each side along a diagonal, in the lattice of the other columns and
    /// the other rows.
    #[inline(always)]
    fn over_askew(&self, square: Square, free: u64) -> Mirror {
        let bit = square.bit() + u32::from(square.column() & 1) + 8 * u32::from(square.row() & 1);
        let rising = ODD[2][self.lines.clear(square, 2)];
        let falling = ODD[3][self.lines.clear(square, 3)];
        let below = &BELOW[square.index()];
        let across = rising & below[1] | falling & below[2];
        Mirror::new(
            2 * bit + 55,
            (rising | falling).rotate_left(bit) & free,
            across.rotate_left(bit) & mirrored(square, 1),
        )
    }
}

/// The squares that mirroring at a kangaroo brings to the other side of the stream's line, in a
/// lattice of its own columns (0) or of the others (1).
#[inline(always)]
fn mirrored(square: Square, other: usize) -> u64 {
    let column = usize::from(square.column());
    MIRRORED[column][column & 1 ^ other]
}

impl Jumps {
    pub(super) const NONE: Jumps =
        Jumps { mirrors: [Mirror { turn: 0, plain: 0, across: 0 }; TEAM * Seat::MOST], used: 0 };

    #[inline(always)]
    fn push(&mut self, mirror: Mirror) {
        self.mirrors[self.used] = mirror;
        self.used += usize::from(mirror.plain | mirror.across != 0);
    }

    /// Where series of jumps lead, by count, and whether one leads home.
    fn flood<const COUNTS: usize>(&self, from: Stand) -> ([u64; COUNTS], bool) {
        let mirrors = &self.mirrors[..self.used];
        let mut landings = [0; COUNTS];
        let mut home = 0;
        let mut fresh = [0; COUNTS];
        fresh[usize::from(from.count)] = 1 << from.square.bit();
        while fresh != [0; COUNTS] {
            let reversed = fresh.map(u64::reverse_bits);
            let mut plain = [0; COUNTS];
            let mut across = [0; COUNTS];
            for mirror in mirrors {
                for count in 0..COUNTS {
                    let image = reversed[count].rotate_left(mirror.turn);
                    plain[count] |= image & mirror.plain;
                    across[count] |= image & mirror.across;
                }
            }
            for count in 0..COUNTS {
                plain[count.saturating_sub(1)] |= across[count] & RIGHT;
                if count + 1 < COUNTS {
                    plain[count + 1] |= across[count] & LEFT;
                } else {
                    home |= across[count] & LEFT;
                }
            }
            for count in 0..COUNTS {
                fresh[count] = plain[count] & !landings[count];
                landings[count] |= fresh[count];
            }
        }
        (landings, home != 0)
    }
}

/// All or nothing: whether the row, the rising and the falling diagonal through a square pass
/// between columns h and i where the stream is. A line that meets the lake there has no jumps.
static BELOW: [[u64; 3]; SQUARES] = {
    let mut below = [[0; 3]; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let square = nth_square(index);
        let (column, row) = (square.column() as i8, square.row() as i8);
        let rows_at_h = [row, row + 7 - column, row + column - 7];
        let mut axis = 0;
        while axis < 3 {
            if rows_at_h[axis] < 6 {
                below[index][axis] = u64::MAX;
            }
            axis += 1;
        }
        index += 1;
    }
    below
};

/// For a kangaroo in a column, and a lattice of even or odd columns: the squares that mirroring at
/// it brings to the other side of the stream's line.
static MIRRORED: [[u64; 2]; COLUMNS as usize] = {
    let mut mirrored = [[0; 2]; COLUMNS as usize];
    let mut middle = 0;
    while middle < COLUMNS {
        let mut column = 0;
        while column < COLUMNS {
            let image = 2 * middle as i8 - column as i8;
            if (image < 8) != (column < 8) {
                // The same column in each of the seven rows.
                let rows = 0x0001_0101_0101_0101 << (column / 2);
                mirrored[middle as usize][column as usize % 2] |= rows;
            }
            column += 1;
        }
        middle += 1;
    }
    mirrored
};

/// How many bits two squares along each axis are in a lattice.
const STRIDES: [i32; AXES] = [1, 8, 9, -7];
/// The bits of both neighbours along each axis, counted from the one right and above as far as it
/// lies in another lattice.
const NEAREST: [(i32, i32); AXES] = [(0, -1), (0, -8), (0, -9), (-8, -1)];

/// Squares at even distance from a kangaroo on bit 0, up to each distance: pairs mirrored at it.
static EVEN: [[u64; FAR + 1]; AXES] = {
    let mut even = [[0; FAR + 1]; AXES];
    let mut axis = 0;
    while axis < AXES {
        let mut far = 2;
        while far <= FAR {
            let shift = STRIDES[axis] * (far as i32 / 2);
            let pair = 1_u64.rotate_left(shift as u32 & 63) | 1_u64.rotate_right(shift as u32 & 63);
            even[axis][far] = even[axis][far - 1] | if far % 2 == 0 { pair } else { 0 };
            far += 1;
        }
        axis += 1;
    }
    even
};

/// The same at odd distance, for a bit 0 as in [`NEAREST`].
static ODD: [[u64; FAR + 1]; AXES] = {
    let mut odd = [[0; FAR + 1]; AXES];
    let mut axis = 0;
    while axis < AXES {
        let mut far = 1;
        while far <= FAR {
            let shift = STRIDES[axis] * (far as i32 / 2);
            let (one, other) = (NEAREST[axis].0 + shift, NEAREST[axis].1 - shift);
            let pair = 1_u64.rotate_left(one as u32 & 63) | 1_u64.rotate_left(other as u32 & 63);
            odd[axis][far] = odd[axis][far - 1] | if far % 2 == 1 { pair } else { 0 };
            far += 1;
        }
        axis += 1;
    }
    odd
};

/// The land around each square.
static NEIGHBOURS: [Squares; SQUARES] = {
    let mut neighbours = [Squares::NONE; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let square = nth_square(index);
        let mut direction = 0;
        while direction < DIRECTIONS.len() {
            let (right, up) = DIRECTIONS[direction];
            let column = (square.column() as i8 + right) as u8;
            if let Some(to) = Square::new(column, (square.row() as i8 + up) as u8)
                && !to.is_lake()
            {
                neighbours[index].toggle(to);
            }
            direction += 1;
        }
        index += 1;
    }
    neighbours
};

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use tabletier_core::{Dice, Position};

    use super::super::kangaroo::{Kangaroo, Team};
    use super::super::position::{BillabongMove, BillabongPosition};
    use super::super::rules::BillabongRules;
    use super::*;

    /// Any position, its kangaroos thrown onto a more or less narrow part of the board around the
    /// stream.
    fn scattered(dice: &mut Dice) -> BillabongPosition {
        let rules = ["players=4,laps=2", "players=3", "ghosts=players", "laps=2,ghosts=none"];
        let rules = rules[dice.below(4) as usize];
        let rules = rules.parse::<BillabongRules>().expect("rules");
        let (columns, rows) = (dice.below(12) + 5, dice.below(9) + 6);
        let mut free = !Squares::NONE;
        let mut throw = |dice: &mut Dice| {
            let count = dice.below(u64::from(rules.laps) + 1) as u8;
            loop {
                let column = (dice.below(columns) + (16 - columns) / 2) as u8;
                let square = Square::new(column, dice.below(rows) as u8).expect("on the board");
                if free.has(square) {
                    free.toggle(square);
                    return Kangaroo::Racing(Stand { square, count });
                }
            }
        };
        let mut teams = [Team::HOME; Seat::MOST];
        for team in &mut teams[..usize::from(rules.players)] {
            *team = Team::new(std::array::from_fn(|_| throw(dice)));
        }
        BillabongPosition::assemble(rules, Seat::A, teams, Team::HOME)
    }

    /// What the kangaroos can do, found leg by leg.
    fn plain_moves(position: &BillabongPosition) -> HashSet<BillabongMove> {
        let mut moves = HashSet::new();
        for stand in position.team(position.seat()).racing() {
            let course = position.course(stand.square);
            let series = course.routes(stand, &[], |_| false);
            let ends = series.into_iter().map(|route| route.end).chain(course.steps(stand));
            moves.extend(ends.map(|to| match course.is_home(to) {
                true => BillabongMove::Home(stand.square),
                false => BillabongMove::Go { from: stand.square, to },
            }));
        }
        if moves.is_empty() {
            moves.insert(BillabongMove::Pass);
        }
        moves
    }

    #[test]
    fn whole_sets_agree_with_leg_by_leg() {
        let mut dice = Dice::new(3);
        let mut most = 0;
        for _ in 0..1500 {
            let position = scattered(&mut dice);
            let moves = position.moves();
            let set: HashSet<BillabongMove> = moves.iter().copied().collect();
            assert_eq!(set.len(), moves.len(), "doubles in {position}");
            assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
            assert_eq!(set, plain_moves(&position), "{position}");
            most = most.max(moves.len());
        }
        assert!(most > 250, "the largest list has {most} moves: no rich position was met");
    }

    #[test]
    fn random_moves_are_legal_and_all_of_them_come() {
        let mut dice = Dice::new(4);
        for _ in 0..10 {
            let position = scattered(&mut dice);
            let moves: HashSet<BillabongMove> = position.moves().into_iter().collect();
            let rolls = 200 * moves.len();
            let drawn: HashSet<BillabongMove> =
                (0..rolls).filter_map(|_| position.random_move(&mut dice)).collect();
            assert_eq!(drawn, moves, "{position}");
        }
    }
}
