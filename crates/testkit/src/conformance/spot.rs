//! A position under examination, with its moves and where they lead.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

use tabletier_core::{Dice, Position};

use super::fault::{Check, Fault, ensure};

/// How many moves are looked at where there are too many to list.
const SAMPLE: usize = 24;

/// A position, its legal moves and its children.
pub(super) struct Spot<'a, P: Position> {
    pub(super) position: &'a P,
    /// The move that led here, where one did.
    pub(super) last: Option<&'a str>,
    /// All moves in the order of generation, or some where there are too many.
    pub(super) moves: Vec<P::Move>,
    /// Their texts.
    pub(super) texts: Vec<String>,
    /// Where they lead, by the index of the move.
    pub(super) children: HashMap<P, usize>,
    /// Whether these are all moves.
    pub(super) whole: bool,
}

impl<'a, P: Position> Spot<'a, P> {
    /// Lists the moves, unless there are more than `wide`, and plays each.
    pub(super) fn survey(
        position: &'a P,
        last: Option<&'a str>,
        wide: usize,
        dice: &mut Dice,
    ) -> Check<Spot<'a, P>> {
        let mut moves = visited(position, wide + 1).0;
        let whole = moves.len() <= wide;
        if !whole {
            let drawn = (0..SAMPLE).filter_map(|_| position.random_move(dice));
            let first: Vec<P::Move> = moves.into_iter().take(SAMPLE).collect();
            let mut met = HashSet::new();
            moves = first.into_iter().chain(drawn).filter(|mv| met.insert(mv.clone())).collect();
        }
        let texts: Vec<String> = moves.iter().map(|mv| position.write_move(mv)).collect();
        let mut spot = Spot { position, last, moves, texts, children: HashMap::new(), whole };
        spot.play_all()?;
        Ok(spot)
    }

    /// Moves, their texts and their children are all different.
    fn play_all(&mut self) -> Check {
        let mut listed = HashSet::new();
        let mut written = HashMap::new();
        for (index, (mv, text)) in self.moves.iter().zip(&self.texts).enumerate() {
            ensure(listed.insert(mv), || Fault::new("a move is listed twice").at_move(text))?;
            if let Some(other) = written.insert(text, mv) {
                let fault = format!("two moves have one text: {other:?} and {mv:?}");
                return Err(Fault::new(fault).at_move(text));
            }
            let child = self.position.after(mv);
            if let Some(other) = self.children.insert(child, index) {
                let fault = format!("moves {} and {text} lead to one position", self.texts[other]);
                return Err(Fault::new(fault).at_move(text));
            }
        }
        Ok(())
    }

    /// The children with the indexes of their moves, in the order of the moves.
    pub(super) fn children_in_order(&self) -> Vec<(&P, usize)> {
        let mut children: Vec<(&P, usize)> =
            self.children.iter().map(|(child, &index)| (child, index)).collect();
        children.sort_unstable_by_key(|(_, index)| *index);
        children
    }

    /// Whether a position is one that a legal move leads to, as far as that is known.
    pub(super) fn leads_to(&self, child: &P) -> bool {
        !self.whole || self.children.contains_key(child)
    }
}

/// The first `most` moves that are shown, and how often a visitor who breaks off there was called.
pub(super) fn visited<P: Position>(position: &P, most: usize) -> (Vec<P::Move>, usize) {
    let mut moves = Vec::new();
    let mut calls = 0;
    let _ = position.visit_moves(|mv| {
        calls += 1;
        if moves.len() < most {
            moves.push(mv);
        }
        if moves.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    (moves, calls)
}
