//! What has to be printed so that a game can be played on paper.

use crate::{Frame, Node, Phrase, Scene};

/// A game to cut out: its board and its pieces, drawn in the units of its scenes.
#[derive(Clone, Debug)]
pub struct Kit {
    /// How many millimetres a unit is on paper.
    pub unit: f32,
    /// The board, or the start where there is none. Its style sheet holds for everything printed.
    pub board: Scene,
    /// What looks different on paper: a style sheet that follows the board's.
    pub style: &'static str,
    /// How the board is used.
    pub lay: &'static Phrase,
    /// How the pieces are made and used, and what may replace them.
    pub cut: &'static Phrase,
    /// The pieces.
    pub lots: Vec<Lot>,
    /// The figures that are printed among the rules: their codes, and of which of their moves
    /// something is said. The way of a single one is drawn.
    pub figures: &'static [(&'static str, &'static [&'static str])],
    /// The part of a figure's frame that is worth printing.
    pub crop: fn(Frame) -> Frame,
}

/// Pieces that are alike.
#[derive(Clone, Debug)]
pub struct Lot {
    /// What they are, in the plural if there are several.
    pub name: &'static Phrase,
    /// How many the rules ask for.
    pub count: usize,
    /// How many more are printed.
    pub spare: usize,
    /// How wide one is, its cut line included.
    pub width: f32,
    /// How high.
    pub height: f32,
    /// One of them, drawn around its middle.
    pub piece: Node,
}
