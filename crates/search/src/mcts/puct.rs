//! PUCT with the static evaluation at the leaves, implicit minimax backups, and solved nodes.
//!
//! A leaf that is visited gets children for all moves, each of them evaluated at once: the best of
//! them is what the leaf is worth. What is solved is never visited again, and solves what depends on
//! it alone (MCTS-Solver). Where there are very many moves only those with the best scores become
//! children, and more of them the oftener the node is visited (progressive widening).

use tabletier_core::{Evaluator, Position, Seat, Values};

use super::Search;
use super::squash::{Shares, decay, share, shares};
use super::tree::{Node, ROOT};
use crate::limits::Stopped;
use crate::maxn::within;

/// How much the minimax value counts against the mean of the visits.
pub(super) const MINIMAX_WEIGHT: f32 = 0.5;
/// The exploration constant of PUCT.
const EXPLORATION: f32 = 0.5;
/// The temperature of the priors: by how much of a win a move must be worse to have a prior e times
/// lower.
const TEMPERATURE: f32 = 0.05;
/// The most turns of a quiescence search: there are no cutoffs here, and the tree itself goes on.
const QUIESCENCE: u32 = 6;
/// The most children that a node has at first where there are more moves.
const INITIAL_CHILDREN: usize = 96;
/// It has no more than the evaluator's move count limit at this depth.
const LIMIT_DEPTH: u32 = 3;
/// Progressive widening: how many visits a child a node needs to get twice as many children.
const WIDENING: u32 = 2;

impl<P: Position, E: Evaluator<P>> Search<'_, P, E> {
    /// Selects a leaf, expands it, and backpropagates.
    pub(super) fn visit_puct(&mut self) -> Result<(), Stopped> {
        self.tree.prune();
        let mut position = self.request.position.clone();
        self.trail.push((ROOT, position.seat()));
        let mut id = ROOT;
        while let Some(child) = self.select_puct(id) {
            self.enter(&mut position, child)?;
            id = child;
        }
        self.expand(id, &position)?;
        self.backpropagate();
        Ok(())
    }

    /// The unsolved child to visit; none if the node needs children first, or more of them.
    fn select_puct(&self, id: usize) -> Option<usize> {
        let node = &self.tree[id];
        let children = node.children();
        if node.partial && node.visits >= WIDENING.saturating_mul(children.len() as u32) {
            return None;
        }
        let exploration = EXPLORATION * (node.visits as f32).sqrt();
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for child in children {
            let node = &self.tree[child];
            let puct = node.worth + exploration * node.prior / (1.0 + node.visits as f32);
            if puct > most && !node.solved {
                best = Some(child);
                most = puct;
            }
        }
        best
    }

    /// Gives children to the node where the trail ends; if it has some, twice as many.
    fn expand(&mut self, id: usize, position: &P) -> Result<(), Stopped> {
        let ply = self.trail.len();
        let mover = position.seat();
        let mut old = self.tree[id].children();
        let only = self.request.only;
        let width = match old.len() {
            0 if id == ROOT && !only.is_empty() => usize::MAX,
            0 if id == ROOT => INITIAL_CHILDREN,
            0 => INITIAL_CHILDREN.min(self.request.evaluator.move_count_limit(LIMIT_DEPTH)),
            count => 2 * count,
        };
        self.picker.generate(position, self.request.evaluator, width, &mut self.meter)?;
        if id == ROOT && !only.is_empty() {
            self.picker.keep(only);
        }
        self.children.clear();
        for at in 0..self.picker.candidates().len() {
            let mv = self.picker.candidates()[at].mv.clone();
            // The moves of the best scores are the same as before, and in the same order.
            if !old.is_empty() && *self.tree.mv(old.start) == mv {
                self.children.push((mv, self.tree[old.start]));
                old.start += 1;
                continue;
            }
            self.meter.enter()?;
            let next = position.after(&mv);
            self.path.push(position, &mv, &next);
            let (value, solved) = self.evaluate(&next, ply)?;
            self.path.pop();
            let shares = shares::<P, E>(&value);
            let mut node = Node::new(value, shares, shares[mover.index()]);
            node.solved = solved;
            self.children.push((mv, node));
        }
        let partial = self.picker.is_pruned();
        self.set_priors();
        if self.tree.has_room(self.children.len()) {
            self.tree.grow(id, &mut self.children);
            self.tree[id].partial = partial;
        } else if let Some(best) = best_of(self.children.iter().map(|(_, node)| node), mover) {
            // Nothing can grow here: so this is the last word.
            self.tree[id].value = if partial { within::<P, E>(best) } else { best };
            self.tree[id].solved = true;
        }
        Ok(())
    }

    /// What a position `ply` turns from the root is worth, and whether it is solved.
    fn evaluate(&mut self, position: &P, ply: usize) -> Result<(Values, bool), Stopped> {
        let outcome = position.outcome();
        if outcome.is_some() || self.path.is_draw(position) {
            let end = outcome.map(|outcome| E::end(&outcome, ply as u32));
            return Ok((end.unwrap_or_default(), true));
        }
        let mut value = self.quiescence(position, ply, self.request.quiescence.min(QUIESCENCE))?;
        let mut decided = true;
        for seat in Seat::first(position.seats()) {
            let (lower, upper) = self.request.evaluator.bounds(position, seat, ply as u32);
            value[seat] = value[seat].max(lower).min(upper);
            decided &= lower == upper;
        }
        Ok((value, decided || ply >= self.depth))
    }

    /// The max^n quiescence search of a position that is not over: all follow noisy moves for
    /// themselves; whoever has another move may also stand pat.
    fn quiescence(&mut self, position: &P, ply: usize, left: u32) -> Result<Values, Stopped> {
        let evaluator = self.request.evaluator;
        if left == 0 || evaluator.is_quiet(position) {
            return Ok(evaluator.evaluate(position));
        }
        let mut moves = Vec::new();
        let flow = position.visit_moves(|mv| {
            moves.push(mv);
            self.meter.flow()
        });
        flow.break_value().map_or(Ok(()), Err)?;
        let all = moves.len();
        moves.retain(|mv| evaluator.is_noisy(position, mv));
        let mover = position.seat();
        let mut best = (moves.len() < all).then(|| evaluator.evaluate(position));
        for mv in &moves {
            self.meter.enter()?;
            let next = position.after(mv);
            let values = match next.outcome() {
                Some(outcome) => E::end(&outcome, ply as u32 + 1),
                None => self.quiescence(&next, ply + 1, left - 1)?,
            };
            if best.is_none_or(|best| values[mover] > best[mover]) {
                best = Some(values);
            }
        }
        Ok(best.unwrap_or_default())
    }

    /// The priors of the children to be: a softmax of their evaluations.
    fn set_priors(&mut self) {
        let best = self.children.iter().map(|(_, node)| node.worth).fold(0.0, f32::max);
        let mut sum = 0.0;
        for (_, node) in &mut self.children {
            node.prior = decay((best - node.worth) / TEMPERATURE);
            sum += node.prior;
        }
        for (_, node) in &mut self.children {
            node.prior /= sum;
        }
    }

    /// Tells the nodes of the trail, from its end back to the root, what was found.
    fn backpropagate(&mut self) {
        let mut found: Option<Shares> = None;
        for at in (0..self.trail.len()).rev() {
            let (id, mover) = self.trail[at];
            let proven = self.minimax(id, mover);
            let node = &mut self.tree[id];
            let news = match found {
                // Whoever has something better that is solved does not go there.
                Some(found) if !node.solved => proven
                    .filter(|proven| proven[mover.index()] > found[mover.index()])
                    .unwrap_or(found),
                _ => shares::<P, E>(&node.value),
            };
            node.count(&news);
            if node.solved {
                node.mean = news;
            }
            if let Some(before) = at.checked_sub(1) {
                let chooser = self.trail[before].1;
                let value = share::<P, E>(node.value[chooser]);
                node.worth =
                    MINIMAX_WEIGHT * value + (1.0 - MINIMAX_WEIGHT) * node.mean[chooser.index()];
            }
            found = Some(news);
        }
    }

    /// Backs up the minimax (max^n) value of a node's children, and whether they solve it. Gives the
    /// best of those that are solved.
    fn minimax(&mut self, id: usize, mover: Seat) -> Option<Shares> {
        let node = &self.tree[id];
        let (mut best, mut proven): (Option<&Node>, Option<&Node>) = (None, None);
        let mut open = node.partial;
        for child in node.children().map(|child| &self.tree[child]) {
            let beats = |other: Option<&Node>| {
                other.is_none_or(|other| child.value[mover] > other.value[mover])
            };
            if beats(best) {
                best = Some(child);
            }
            if !child.solved {
                open = true;
            } else if beats(proven) {
                proven = Some(child);
            }
        }
        let mut value = best?.value;
        if node.partial && value[mover] < -E::LIMIT {
            // Nothing is lost for certain while some moves were not searched.
            value = within::<P, E>(value);
        }
        let won = proven.is_some_and(|proven| is_best_win::<P, E>(proven.value[mover]));
        let proven = proven.map(|proven| proven.mean);
        let node = &mut self.tree[id];
        node.value = value;
        node.solved |= won || !open;
        proven
    }
}

/// What the mover's best child is worth; of equals that of the first.
fn best_of<'n>(children: impl Iterator<Item = &'n Node>, mover: Seat) -> Option<Values> {
    children
        .map(|child| child.value)
        .reduce(|best, other| if other[mover] > best[mover] { other } else { best })
}

/// Whether a value is that of a certain win which nothing can be better than, but a sooner one.
fn is_best_win<P: Position, E: Evaluator<P>>(value: i32) -> bool {
    value > E::LIMIT && value - E::LIMIT <= E::STEP
}
