//! Setting up a position by hand.

use tabletier_core::draft::{NOTHING, SETTING_UP, TURN, verify};
use tabletier_core::words::billo as words;
use tabletier_core::{Draft, Field, Frame, Game, Lang, Message, Phrase, Scene, Target};

use super::Billo;
use super::board::Board;
use super::gesture::read_piece;
use super::pieces::{Colour, Rank, Shape, Square};
use super::position::{BilloPosition, Claim};
use super::scene::{HALF, STYLE, laid, piece};

/// By colour, rank and shape.
static TOOLS: [Phrase; 8] = [
    words::TOOL_RED_ROUND_PAWN,
    words::TOOL_RED_SQUARE_PAWN,
    words::TOOL_RED_ROUND_BILLO,
    words::TOOL_RED_SQUARE_BILLO,
    words::TOOL_BLACK_ROUND_PAWN,
    words::TOOL_BLACK_SQUARE_PAWN,
    words::TOOL_BLACK_ROUND_BILLO,
    words::TOOL_BLACK_SQUARE_BILLO,
];

/// The piece of a tool; `None` for the one that takes away.
fn tool_piece(tool: usize) -> Option<(Colour, Shape, Rank)> {
    let rank = if tool & 2 == 0 { Rank::Pawn } else { Rank::Billo };
    let colour = *Colour::BOTH.get(tool / 4)?;
    Some((colour, Shape::BOTH[tool % 2], rank))
}

/// The board being set up; nothing is ever claimed.
#[derive(Clone)]
pub(super) struct BilloDraft(BilloPosition);

impl BilloDraft {
    pub(super) fn new(position: &BilloPosition) -> BilloDraft {
        BilloDraft(BilloPosition { claim: Claim::None, ..*position })
    }

    /// Takes off what stands on a square, of these colours and shapes.
    fn lift(&mut self, square: Square, lifted: impl Fn(Colour, Shape) -> bool) {
        let board = &mut self.0.board;
        for colour in Colour::BOTH {
            for shape in Shape::BOTH {
                if board.pieces(colour, shape) & square.bit() != 0 && lifted(colour, shape) {
                    board.take(colour, shape, square);
                }
            }
        }
    }
}

impl Draft for BilloDraft {
    fn copy(&self) -> Box<dyn Draft> {
        Box::new(self.clone())
    }

    fn tools(&self) -> Vec<&'static Phrase> {
        TOOLS.iter().chain([&NOTHING]).collect()
    }

    fn icon(&self, tool: usize) -> Option<Scene> {
        let (colour, shape, rank) = tool_piece(tool)?;
        Some(Scene {
            frame: Frame::new(-HALF - 8.0, -HALF - 8.0, 2.0 * HALF + 16.0, 2.0 * HALF + 16.0),
            style: STYLE,
            nodes: vec![piece(0.0, 0.0, colour, shape, rank)],
            ..Scene::default()
        })
    }

    fn scene(&self, lang: Lang) -> Scene {
        Scene { title: SETTING_UP.say(lang).to_string(), ..laid(&self.0.board, None, None, lang) }
    }

    fn touch(&mut self, tool: usize, place: &Target) {
        let named = read_piece(place);
        let square = named.map(|(_, square)| square).or_else(|| place.as_str().parse().ok());
        let Some(square) = square.filter(|_| tool <= TOOLS.len()) else { return };
        let Some((colour, shape, rank)) = tool_piece(tool) else {
            // Of two nested pieces the one that is touched, but both with their square.
            return self.lift(square, |_, shape| named.is_none_or(|(named, _)| named == shape));
        };
        let board = self.0.board;
        let there = board.pieces(colour, shape) & square.bit() != 0;
        self.lift(square, |other, it| other != colour || it == shape);
        if !there || board.rank(shape, square) != rank {
            self.0.board.put(colour, shape, rank, square);
        }
    }

    fn fields(&self) -> Vec<Field> {
        let values = Billo::ABOUT.players.iter().map(Message::from).collect();
        vec![Field { name: &TURN, values, chosen: self.0.turn as usize }]
    }

    fn set(&mut self, field: usize, value: usize) {
        if let (0, Some(&colour)) = (field, Colour::BOTH.get(value)) {
            self.0.turn = colour;
        }
    }

    fn clear(&mut self) {
        self.0.board = Board::default();
    }

    fn text(&self) -> String {
        self.0.to_string()
    }

    fn check(&self) -> Result<String, &'static Phrase> {
        let board = &self.0.board;
        if board.empty() == u64::MAX {
            return Err(&words::FLAW_NO_PIECE);
        }
        for colour in Colour::BOTH {
            for shape in Shape::BOTH {
                let pieces = board.pieces(colour, shape);
                if pieces.count_ones() > 8 {
                    return Err(&words::FLAW_TOO_MANY);
                }
                if pieces & !board.billos(shape) & colour.far_row() != 0 {
                    return Err(&words::FLAW_FAR_ROW);
                }
            }
        }
        verify::<BilloPosition>(self.0.rules, self.text())
    }
}
