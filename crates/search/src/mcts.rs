//! Monte Carlo tree search: growing a tree of play where it matters, with a value per seat.
//!
//! Each visit goes from the root to a tip of the tree, finds out what the tip is worth, and tells
//! everybody on the way back. Two ways to find out: the evaluator's judgement of all that can
//! follow the tip ([`judged`]), or a game played from there to its end at random ([`uct`]).
//!
//! Of floating-point arithmetic only `+ - * /` and the square root are used, which give the same
//! result on every machine.

mod answer;
mod judged;
mod squash;
mod tree;
mod uct;

use tabletier_core::{Dice, Evaluator, Mind, Position, Seat};

use crate::limits::{MOST_DEPTH, Meter, Stopped};
use crate::order::Slate;
use crate::path::Path;
use crate::{Limits, Question, Thought};
use tree::{ROOT, Sprout, Tree};

/// Visits the tree again and again, as long as the limits allow and something is open.
///
/// `report` hears of it whenever the nodes have doubled.
pub(crate) fn think<P: Position, E: Evaluator<P>>(
    question: &Question<'_, P, E>,
    limits: &Limits<'_>,
    report: &mut dyn FnMut(&Thought<P::Move>),
) -> Option<Thought<P::Move>> {
    if !question.position.has_move() {
        return None;
    }
    let mut search = Search::new(question, limits);
    let mut next = FIRST_REPORT;
    while search.visit().is_ok() && !search.is_final() {
        if search.meter.nodes() >= next {
            report(&search.answer()?);
            next = search.meter.nodes().saturating_mul(2);
        }
    }
    search.answer()
}

/// After how many nodes a first word is due.
const FIRST_REPORT: u64 = 1000;
/// More visits add nothing to a mean.
const MOST_VISITS: u32 = 1 << 24;

/// A search under way.
struct Search<'a, P: Position, E: Evaluator<P>> {
    question: &'a Question<'a, P, E>,
    meter: Meter<'a>,
    path: Path,
    /// The longest line the tree may have.
    depth: usize,
    dice: Dice,
    tree: Tree<P::Move>,
    /// The nodes of a visit from the root on, with who moves there.
    trail: Vec<(usize, Seat)>,
    /// The moves that were listed last.
    slate: Slate<P::Move>,
    /// A buffer for the children of a node before it has them.
    sprouts: Vec<Sprout<P::Move>>,
}

impl<'a, P: Position, E: Evaluator<P>> Search<'a, P, E> {
    fn new(question: &'a Question<'a, P, E>, limits: &Limits<'a>) -> Search<'a, P, E> {
        Search {
            question,
            meter: Meter::new(*limits),
            path: Path::new(question.position, question.history),
            depth: limits.depth.clamp(1, MOST_DEPTH) as usize,
            dice: Dice::new(question.position.key()),
            tree: Tree::new(question.memory),
            trail: Vec::new(),
            slate: Slate::default(),
            sprouts: Vec::new(),
        }
    }

    fn visit(&mut self) -> Result<(), Stopped> {
        self.trail.clear();
        self.path.rewind();
        match self.question.mind {
            Mind::Uct => self.visit_and_play(),
            _ => self.visit_and_judge(),
        }
    }

    /// Goes on to a child of the node where the trail ends.
    fn enter(&mut self, position: &mut P, child: usize) -> Result<(), Stopped> {
        self.meter.enter()?;
        let mv = self.tree.mv(child);
        let next = position.after(mv);
        self.path.push(position, mv, &next);
        *position = next;
        self.trail.push((child, position.seat()));
        Ok(())
    }

    fn is_final(&self) -> bool {
        let root = &self.tree[ROOT];
        root.closed || root.visits >= MOST_VISITS
    }
}
