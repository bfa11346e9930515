//! The pieces on the board, as sets of squares.

use tabletier_core::splitmix;

use super::pieces::{Colour, Content, Rank, Shape, Square, squares};

/// Where every piece stands. Sets of squares are 64 bits, a1 the lowest and h8 the highest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Board {
    /// By colour and shape.
    pieces: [[u64; 2]; 2],
    /// By shape, of either colour.
    billos: [u64; 2],
    key: u64,
}

const _: () = assert!(size_of::<Board>() == 56);

impl Board {
    /// Where a colour's pieces of a shape stand.
    pub const fn pieces(&self, colour: Colour, shape: Shape) -> u64 {
        self.pieces[colour as usize][shape as usize]
    }

    /// Where the Billos of a shape stand, of either colour.
    pub const fn billos(&self, shape: Shape) -> u64 {
        self.billos[shape as usize]
    }

    /// Where a colour has a piece.
    pub const fn held(&self, colour: Colour) -> u64 {
        self.pieces(colour, Shape::Round) | self.pieces(colour, Shape::Square)
    }

    /// Where nobody has a piece.
    pub const fn empty(&self) -> u64 {
        !(self.held(Colour::Red) | self.held(Colour::Black))
    }

    /// A number for this arrangement of pieces, kept up to date piece by piece.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The rank of a piece that stands on the board.
    pub(super) const fn rank(&self, shape: Shape, square: Square) -> Rank {
        if self.billos(shape) & square.bit() == 0 { Rank::Pawn } else { Rank::Billo }
    }

    pub(super) fn put(&mut self, colour: Colour, shape: Shape, rank: Rank, square: Square) {
        self.pieces[colour as usize][shape as usize] |= square.bit();
        if rank == Rank::Billo {
            self.billos[shape as usize] |= square.bit();
        }
        self.key ^= key(colour, shape, rank, square);
    }

    /// Takes a piece off, and says what rank it had.
    pub(super) fn take(&mut self, colour: Colour, shape: Shape, square: Square) -> Rank {
        let rank = self.rank(shape, square);
        self.pieces[colour as usize][shape as usize] &= !square.bit();
        self.billos[shape as usize] &= !square.bit();
        self.key ^= key(colour, shape, rank, square);
        rank
    }

    /// What stands on a square.
    pub(super) fn content(&self, square: Square) -> Option<Content> {
        let colour = Colour::BOTH.into_iter().find(|&c| self.held(c) & square.bit() != 0)?;
        let rank = |shape| {
            let there = self.pieces(colour, shape) & square.bit() != 0;
            there.then(|| self.rank(shape, square))
        };
        Some(Content { colour, round: rank(Shape::Round), square: rank(Shape::Square) })
    }

    pub(super) fn put_content(&mut self, content: Content, square: Square) {
        for shape in Shape::BOTH {
            if let Some(rank) = content.rank(shape) {
                self.put(content.colour, shape, rank, square);
            }
        }
    }

    /// The start of the game: eight super-pawns on each home row.
    pub(super) fn start() -> Board {
        let mut board = Board::default();
        for colour in Colour::BOTH {
            for square in squares(colour.other().far_row()) {
                for shape in Shape::BOTH {
                    board.put(colour, shape, Rank::Pawn, square);
                }
            }
        }
        board
    }
}

/// The Zobrist key of a piece on a square. To make it is as quick as to look it up, and a table of all of
/// them cannot be made smaller for those who download it.
const fn key(colour: Colour, shape: Shape, rank: Rank, square: Square) -> u64 {
    let piece = (colour as usize * 2 + shape as usize) * 2 + rank as usize;
    splitmix(1 << 32 | (piece * 64 + square.index()) as u64)
}
