//! A number for each seat.

use std::ops::{Index, IndexMut};

use crate::Seat;

/// One value per seat; what it measures is said by whoever hands it out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Values([i32; Seat::MOST]);

impl Values {
    /// Two seats of which one gains what the other loses: `value` for `seat`.
    pub fn zero_sum(seat: Seat, value: i32) -> Values {
        let mut values = Values::default();
        values[seat] = value;
        values[seat.other()] = -value;
        values
    }
}

impl Index<Seat> for Values {
    type Output = i32;

    fn index(&self, seat: Seat) -> &i32 {
        &self.0[seat.index()]
    }
}

impl IndexMut<Seat> for Values {
    fn index_mut(&mut self, seat: Seat) -> &mut i32 {
        &mut self.0[seat.index()]
    }
}
