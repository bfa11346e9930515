//! The small things of the board: squares, and what a piece is.

use std::fmt;
use std::str::FromStr;

use tabletier_core::words::billo as words;
use tabletier_core::{Phrase, Seat, TextError};

/// The two shapes of pieces; a round nests in a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Shape {
    /// A disc.
    Round,
    /// A hollow square.
    Square,
}

/// What a piece can do: Billos move and take in all directions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub(super) enum Rank {
    /// Moves forward.
    Pawn,
    /// Moves in all directions.
    Billo,
}

/// The two sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Starts on row 1, moves up, begins.
    Red,
    /// Starts on row 8, moves down.
    Black,
}

/// A square of the board, a1 to h8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Shape {
    /// Both shapes.
    pub const BOTH: [Shape; 2] = [Shape::Round, Shape::Square];

    /// The shape that nests with this one, and that it takes.
    #[must_use]
    pub const fn other(self) -> Shape {
        match self {
            Shape::Round => Shape::Square,
            Shape::Square => Shape::Round,
        }
    }

    /// `R` or `S`.
    pub const fn letter(self) -> char {
        match self {
            Shape::Round => 'R',
            Shape::Square => 'S',
        }
    }
}

impl Colour {
    /// Both colours, the one that begins first.
    pub const BOTH: [Colour; 2] = [Colour::Red, Colour::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Colour {
        match self {
            Colour::Red => Colour::Black,
            Colour::Black => Colour::Red,
        }
    }

    /// Where this colour sits.
    pub const fn seat(self) -> Seat {
        match self {
            Colour::Red => Seat::A,
            Colour::Black => Seat::B,
        }
    }

    /// The row on which this colour's pawns become Billos, as a set of squares.
    pub const fn far_row(self) -> u64 {
        match self {
            Colour::Red => 0xff << 56,
            Colour::Black => 0xff,
        }
    }
}

impl Square {
    /// The square with this number: 0 is a1, 7 is h1, 63 is h8.
    pub(super) const fn new(index: u32) -> Square {
        debug_assert!(index < 64);
        Square(index as u8)
    }

    /// The square on this column and row, both counted from 0.
    pub(super) const fn at(column: u32, row: u32) -> Square {
        Square::new(row * 8 + column)
    }

    /// The square of a set that holds just one.
    pub(super) const fn only(set: u64) -> Square {
        Square::new(set.trailing_zeros())
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, counted from 0.
    pub const fn column(self) -> u32 {
        self.0 as u32 % 8
    }

    /// Its row, counted from 0.
    pub const fn row(self) -> u32 {
        self.0 as u32 / 8
    }

    /// The set that holds this square alone.
    pub const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl FromStr for Square {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Square, TextError> {
        match text.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'8'] => {
                Ok(Square::at(u32::from(column - b'a'), u32::from(row - b'1')))
            }
            _ => Err(TextError::new(words::AT_SQUARE, text, words::WANT_SQUARE)),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.0 % 8) as char, self.row() + 1)
    }
}

/// The squares of a set, from a1 to h8.
pub(super) fn squares(mut set: u64) -> impl Iterator<Item = Square> {
    std::iter::from_fn(move || {
        let square = (set != 0).then(|| Square::only(set))?;
        set &= set - 1;
        Some(square)
    })
}

/// What stands on a square: the rank of its round and of its square piece, if there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Content {
    pub(super) colour: Colour,
    pub(super) round: Option<Rank>,
    pub(super) square: Option<Rank>,
}

/// All contents: the letter of Red's, and the rank of the round and of the square piece.
const KINDS: [(char, Option<Rank>, Option<Rank>); 8] = [
    ('R', Some(Rank::Pawn), None),
    ('S', None, Some(Rank::Pawn)),
    ('C', Some(Rank::Pawn), Some(Rank::Pawn)),
    ('O', Some(Rank::Billo), None),
    ('Q', None, Some(Rank::Billo)),
    ('X', Some(Rank::Billo), Some(Rank::Pawn)),
    ('Y', Some(Rank::Pawn), Some(Rank::Billo)),
    ('Z', Some(Rank::Billo), Some(Rank::Billo)),
];

/// The same in words, by colour.
static WORDS: [[Phrase; 8]; 2] = [
    [
        words::PIECE_RED_ROUND_PAWN,
        words::PIECE_RED_SQUARE_PAWN,
        words::PIECE_RED_SUPER_PAWN,
        words::PIECE_RED_ROUND_BILLO,
        words::PIECE_RED_SQUARE_BILLO,
        words::PIECE_RED_BILLO_IN_PAWN,
        words::PIECE_RED_PAWN_IN_BILLO,
        words::PIECE_RED_SUPER_BILLO,
    ],
    [
        words::PIECE_BLACK_ROUND_PAWN,
        words::PIECE_BLACK_SQUARE_PAWN,
        words::PIECE_BLACK_SUPER_PAWN,
        words::PIECE_BLACK_ROUND_BILLO,
        words::PIECE_BLACK_SQUARE_BILLO,
        words::PIECE_BLACK_BILLO_IN_PAWN,
        words::PIECE_BLACK_PAWN_IN_BILLO,
        words::PIECE_BLACK_SUPER_BILLO,
    ],
];

impl Content {
    /// What a letter of a position text stands for.
    pub(super) fn from_letter(letter: char) -> Option<Content> {
        let colour = if letter.is_ascii_uppercase() { Colour::Red } else { Colour::Black };
        let letter = letter.to_ascii_uppercase();
        let &(_, round, square) = KINDS.iter().find(|(known, ..)| *known == letter)?;
        Some(Content { colour, round, square })
    }

    /// The letter in a position text.
    pub(super) fn letter(self) -> char {
        let (letter, ..) = KINDS[self.kind()];
        match self.colour {
            Colour::Red => letter,
            Colour::Black => letter.to_ascii_lowercase(),
        }
    }

    /// The rank of its piece of a shape.
    pub(super) fn rank(self, shape: Shape) -> Option<Rank> {
        match shape {
            Shape::Round => self.round,
            Shape::Square => self.square,
        }
    }

    /// In words.
    pub(super) fn words(self) -> Phrase {
        WORDS[self.colour as usize][self.kind()]
    }

    /// Which one it is of all.
    fn kind(self) -> usize {
        let mut kinds = KINDS.iter();
        kinds
            .position(|(_, round, square)| (*round, *square) == (self.round, self.square))
            .expect("a content has a piece")
    }
}

#[cfg(test)]
mod tests {
    use tabletier_core::Lang;

    use super::*;

    #[test]
    fn all_sixteen_contents_have_a_letter_and_words_of_their_own() {
        let letters = "RSCOQXYZrscoqxyz";
        let contents: Vec<Content> =
            letters.chars().map(|letter| Content::from_letter(letter).unwrap()).collect();
        assert_eq!(contents.iter().map(|content| content.letter()).collect::<String>(), letters);
        for (tag, _) in Lang::all() {
            let lang = Lang::find(tag).unwrap();
            let words: std::collections::HashSet<&str> =
                contents.iter().map(|content| content.words().say(lang)).collect();
            assert_eq!(words.len(), 16);
        }
    }

    #[test]
    fn squares_read_as_they_are_written() {
        for square in squares(u64::MAX) {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for wrong in ["", "a", "a0", "a9", "i1", "A1", "a1 ", "é1"] {
            wrong.parse::<Square>().expect_err(wrong);
        }
    }
}
