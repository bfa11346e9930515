//! The way home: how many steps each square is from the next crossing of the stream.

use super::board::{Crossing, DIRECTIONS, Square};
use super::kangaroo::Stand;
use super::lines::{SQUARES, nth_square};

/// More than the steps of any square to the stream.
pub(super) const RINGS: usize = 20;

/// The steps from a stand to the next crossing of the stream that counts.
///
/// Whoever has not started may turn back to the line, where nothing is lost by it.
pub(super) fn steps(stand: Stand) -> usize {
    let started = usize::from(stand.count > 0);
    usize::from(STEPS[started][stand.square.index()])
}

/// By whether a kangaroo has started, and by square.
static STEPS: [[u8; SQUARES]; 2] = [walk(true), walk(false)];

const fn walk(turns_back: bool) -> [u8; SQUARES] {
    let mut steps = [RINGS as u8; SQUARES];
    let mut changed = true;
    while changed {
        changed = false;
        let mut index = 0;
        while index < SQUARES {
            let mut direction = 0;
            while direction < DIRECTIONS.len() {
                let way = one_step(&steps, nth_square(index), DIRECTIONS[direction], turns_back);
                if way < steps[index] {
                    steps[index] = way;
                    changed = true;
                }
                direction += 1;
            }
            index += 1;
        }
    }
    steps
}

/// How many steps the way over a neighbour takes.
const fn one_step(steps: &[u8; SQUARES], from: Square, (right, up): (i8, i8), back: bool) -> u8 {
    const NO_WAY: u8 = u8::MAX;
    let column = (from.column() as i8 + right) as u8;
    let Some(to) = Square::new(column, (from.row() as i8 + up) as u8) else { return NO_WAY };
    if from.is_lake() || to.is_lake() {
        return NO_WAY;
    }
    match Crossing::between(from, to) {
        Crossing::Forward => 1,
        Crossing::Backward if !back => NO_WAY,
        _ => steps[to.index()] + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps_from(name: &str, count: u8) -> usize {
        steps(Stand { square: name.parse().expect("a square"), count })
    }

    #[test]
    fn a_lap_along_the_lake_is_twelve_steps() {
        assert_eq!(["i6", "k6", "h6"].map(|name| steps_from(name, 1)), [1, 3, 12]);
    }

    #[test]
    fn who_has_not_started_turns_back_where_that_is_nearer() {
        assert_eq!(["i6", "h6", "f3"].map(|name| steps_from(name, 0)), [1, 2, 4]);
        // Back by f8, f7, g6, h6 and i6; onwards by g9 and along the lake.
        assert_eq!([0, 1].map(|count| steps_from("f9", count)), [6, 9]);
        assert_eq!(steps_from("k9", 0), steps_from("k9", 1));
    }

    #[test]
    fn every_square_of_the_land_has_a_way() {
        for square in Square::all().filter(|square| !square.is_lake()) {
            assert!((0..2).all(|count| (1..RINGS).contains(&steps(Stand { square, count }))));
        }
    }
}
