//! The small things of the board: squares, and what a piece is.

use std::fmt;
use std::str::FromStr;

use tabletier_core::{Lang, Seat, TextError};

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
            _ => Err(TextError::new("square", text, "a1 to h8")),
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

/// The letters of Red's contents, with the rank of the round and of the square piece.
const LETTERS: [(char, Option<Rank>, Option<Rank>); 8] = [
    ('R', Some(Rank::Pawn), None),
    ('S', None, Some(Rank::Pawn)),
    ('C', Some(Rank::Pawn), Some(Rank::Pawn)),
    ('O', Some(Rank::Billo), None),
    ('Q', None, Some(Rank::Billo)),
    ('X', Some(Rank::Billo), Some(Rank::Pawn)),
    ('Y', Some(Rank::Pawn), Some(Rank::Billo)),
    ('Z', Some(Rank::Billo), Some(Rank::Billo)),
];

impl Content {
    /// What a letter of a position text stands for.
    pub(super) fn from_letter(letter: char) -> Option<Content> {
        let colour = if letter.is_ascii_uppercase() { Colour::Red } else { Colour::Black };
        let letter = letter.to_ascii_uppercase();
        let &(_, round, square) = LETTERS.iter().find(|(known, ..)| *known == letter)?;
        Some(Content { colour, round, square })
    }

    /// The letter in a position text.
    pub(super) fn letter(self) -> char {
        let known = LETTERS
            .iter()
            .find(|(_, round, square)| (*round, *square) == (self.round, self.square));
        let (letter, ..) = known.expect("a content has a piece");
        match self.colour {
            Colour::Red => *letter,
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
    pub(super) fn say(self, lang: Lang) -> String {
        let colour = match (self.colour, lang) {
            (Colour::Red, Lang::En) => "red",
            (Colour::Black, Lang::En) => "black",
            (Colour::Red, Lang::Fr) => "rouge",
            (Colour::Black, Lang::Fr) => "noir",
        };
        use Rank::{Billo, Pawn};
        let noun = match (self.round, self.square, lang) {
            (Some(Pawn), None, Lang::En) => "round pawn",
            (Some(Billo), None, Lang::En) => "round Billo",
            (None, Some(Pawn), Lang::En) => "square pawn",
            (None, Some(Billo), Lang::En) => "square Billo",
            (Some(Pawn), Some(Pawn), Lang::En) => "super-pawn",
            (Some(Billo), Some(Billo), Lang::En) => "super-Billo",
            (Some(Billo), Some(Pawn), Lang::En) => "round Billo in a square pawn",
            (Some(Pawn), Some(Billo), Lang::En) => "round pawn in a square Billo",
            (Some(Pawn), None, Lang::Fr) => "pion rond",
            (Some(Billo), None, Lang::Fr) => "billo rond",
            (None, Some(Pawn), Lang::Fr) => "pion carré",
            (None, Some(Billo), Lang::Fr) => "billo carré",
            (Some(Pawn), Some(Pawn), Lang::Fr) => "super-pion",
            (Some(Billo), Some(Billo), Lang::Fr) => "super-billo",
            (Some(Billo), Some(Pawn), Lang::Fr) => "billo rond dans un pion carré",
            (Some(Pawn), Some(Billo), Lang::Fr) => "pion rond dans un billo carré",
            (None, None, _) => unreachable!("a content has a piece"),
        };
        match lang {
            Lang::En => format!("{colour} {noun}"),
            Lang::Fr => format!("{noun} {colour}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_sixteen_contents_have_a_letter_and_words_of_their_own() {
        let letters = "RSCOQXYZrscoqxyz";
        let contents: Vec<Content> =
            letters.chars().map(|letter| Content::from_letter(letter).unwrap()).collect();
        assert_eq!(contents.iter().map(|content| content.letter()).collect::<String>(), letters);
        for lang in [Lang::En, Lang::Fr] {
            let words: std::collections::HashSet<String> =
                contents.iter().map(|content| content.say(lang)).collect();
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
