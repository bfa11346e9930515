//! Who sits at the table.

use std::fmt;
use std::str::FromStr;

use crate::TextError;
use crate::words::common as words;

/// A place at the table, `A` to `D` in order of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat that begins.
    pub const A: Seat = Seat(0);
    /// The second seat.
    pub const B: Seat = Seat(1);
    /// The third seat.
    pub const C: Seat = Seat(2);
    /// The fourth seat.
    pub const D: Seat = Seat(3);
    /// The most seats a table has.
    pub const MOST: usize = 4;
    const ALL: [Seat; Seat::MOST] = [Seat::A, Seat::B, Seat::C, Seat::D];

    /// The first `seats` seats, in order of play.
    pub fn first(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().take(seats)
    }

    /// The seat with this number, counted from 0; `None` from 4 on.
    pub fn new(index: usize) -> Option<Seat> {
        Seat::ALL.get(index).copied()
    }

    /// The seat's number, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's letter, `A` to `D`.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// Whose turn comes after this seat's, at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: usize) -> Seat {
        Seat((self.0 + 1) % seats as u8)
    }

    /// The other one of two.
    #[must_use]
    pub const fn other(self) -> Seat {
        self.next(2)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Seat {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Seat, TextError> {
        let named = Seat::ALL.into_iter().find(|seat| text.chars().eq([seat.letter()]));
        named.ok_or_else(|| TextError::new(words::AT_SEAT, text, words::WANT_SEAT))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_go_round_the_table() {
        let three: String = std::iter::successors(Some(Seat::A), |seat| Some(seat.next(3)))
            .take(5)
            .map(Seat::letter)
            .collect();
        assert_eq!(three, "ABCAB");
    }

    #[test]
    fn letters_read_back() {
        for seat in Seat::first(4) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
            assert_eq!(Seat::new(seat.index()), Some(seat));
        }
        for wrong in ["", "E", "a", "AB"] {
            wrong.parse::<Seat>().expect_err(wrong);
        }
        assert_eq!(Seat::new(4), None);
    }
}
