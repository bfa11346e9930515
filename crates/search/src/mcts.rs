//! Monte Carlo tree search, with a value per seat.
//!
//! Each visit selects a leaf from the root on, expands it, finds out what it is worth, and
//! backpropagates that. Two ways to find out: the static evaluation of all that can follow the leaf
//! ([`puct`]), or a random rollout ([`uct`]).
//!
//! Of floating-point arithmetic only `+ - * /` and the square root are used, which give the same
//! result on every machine.

mod puct;
mod report;
mod squash;
mod tree;
mod uct;

use tabletier_core::{Algorithm, Dice, Evaluator, Position, Seat};

use crate::limits::{MOST_DEPTH, Meter, Stop, Stopped};
use crate::move_picker::MovePicker;
use crate::path::Path;
use crate::{Limits, Report, Request};
use tree::{NewChild, ROOT, Tree};

/// Visits the tree again and again, as long as the limits allow and the root is not solved.
///
/// `report` hears of it whenever the nodes have doubled.
pub(crate) fn search<P: Position, E: Evaluator<P>>(
    request: &Request<'_, P, E>,
    limits: &Limits,
    report: &mut dyn FnMut(&Report<P::Move>),
) -> Option<Report<P::Move>> {
    if !request.position.has_move() {
        return None;
    }
    let mut search = Search::new(request, limits);
    let mut next = FIRST_REPORT;
    while search.visit().is_ok() && !search.is_final() {
        if search.meter.nodes() >= next {
            let told = search.report()?;
            search.told = told.depth;
            report(&told);
            next = search.meter.nodes().saturating_mul(2);
        }
    }
    search.report()
}

/// After how many nodes a first word is due.
const FIRST_REPORT: u64 = 1000;
/// More visits add nothing to a mean.
const MOST_VISITS: u32 = 1 << 24;

/// A search under way.
struct Search<'a, P: Position, E: Evaluator<P>> {
    request: &'a Request<'a, P, E>,
    meter: Meter<'a>,
    path: Path,
    /// The deepest leaf the tree may have.
    depth: usize,
    /// The deepest leaf that was visited.
    seldepth: u32,
    /// The depth that was told last: a line may become shorter, but what was seen was seen.
    told: u32,
    dice: Dice,
    tree: Tree<P::Move>,
    /// The nodes of a visit from the root on, with who moves there.
    trail: Vec<(usize, Seat)>,
    /// The moves that were generated last.
    picker: MovePicker<P::Move>,
    /// A buffer for the children of a node before it has them.
    children: Vec<NewChild<P::Move>>,
}

impl<'a, P: Position, E: Evaluator<P>> Search<'a, P, E> {
    fn new(request: &'a Request<'a, P, E>, limits: &Limits) -> Search<'a, P, E> {
        Search {
            request,
            meter: Meter::new(limits.nodes, Stop::new(request, limits)),
            path: Path::new(request.position, request.history),
            depth: limits.depth.clamp(1, MOST_DEPTH) as usize,
            seldepth: 0,
            told: 0,
            dice: Dice::new(request.position.key()),
            tree: Tree::new(request.memory),
            trail: Vec::new(),
            picker: MovePicker::default(),
            children: Vec::new(),
        }
    }

    fn visit(&mut self) -> Result<(), Stopped> {
        self.trail.clear();
        self.path.rewind();
        match self.request.algorithm {
            Algorithm::Uct => self.visit_uct(),
            _ => self.visit_puct(),
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
        self.seldepth = self.seldepth.max(self.trail.len() as u32 - 1);
        Ok(())
    }

    fn is_final(&self) -> bool {
        let root = &self.tree[ROOT];
        root.solved || root.visits >= MOST_VISITS
    }
}
