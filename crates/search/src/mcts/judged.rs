//! Visits that end with the evaluator's judgement.
//!
//! A tip that is visited gets children for all that can follow it, each of them judged at once:
//! the best of them is what the tip is worth. What is certain is never visited again, and makes
//! certain what depends on it alone. Where there are very many moves only the most promising ones
//! become children, and more of them the oftener the node is visited.

use tabletier_core::{Evaluator, Position, Seat, Values};

use super::Search;
use super::squash::{Shares, decay, share, shares};
use super::tree::{Node, ROOT};
use crate::limits::Stopped;
use crate::maxn::within;

/// How much the value counts against the mean.
pub(super) const FORESIGHT: f32 = 0.5;
/// How much is given for looking at what few have looked at.
const CURIOSITY: f32 = 1.0;
/// By how much of a win a move must be worse to be e times less likely tried.
const DISCERNMENT: f32 = 0.06;
/// How many children a node has at first where there are more moves.
const WIDTH: usize = 96;
/// How many visits a child a node needs to get twice as many.
const WIDER: u32 = 2;

impl<P: Position, E: Evaluator<P>> Search<'_, P, E> {
    /// Goes to the tip that deserves it most, gives it children, and tells everybody on the way.
    pub(super) fn visit_and_judge(&mut self) -> Result<(), Stopped> {
        self.tree.thin();
        let mut position = self.question.position.clone();
        self.trail.push((ROOT, position.seat()));
        let mut id = ROOT;
        while let Some(child) = self.most_deserving(id) {
            self.enter(&mut position, child)?;
            id = child;
        }
        self.unfold(id, &position)?;
        self.tell();
        Ok(())
    }

    /// The open child to visit; none if the node needs children first, or more of them.
    fn most_deserving(&self, id: usize) -> Option<usize> {
        let node = &self.tree[id];
        let children = node.children();
        if node.narrowed && node.visits >= WIDER.saturating_mul(children.len() as u32) {
            return None;
        }
        let curiosity = CURIOSITY * (node.visits as f32).sqrt();
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for child in children {
            let node = &self.tree[child];
            let desert = node.worth + curiosity * node.prior / (1.0 + node.visits as f32);
            if desert > most && !node.closed {
                best = Some(child);
                most = desert;
            }
        }
        best
    }

    /// Gives children to the node where the trail ends; if it has some, twice as many.
    fn unfold(&mut self, id: usize, position: &P) -> Result<(), Stopped> {
        let ply = self.trail.len();
        let mover = position.seat();
        let mut old = self.tree[id].children();
        let width = if old.is_empty() { WIDTH } else { 2 * old.len() };
        self.slate.list(position, self.question.evaluator, width, &mut self.meter)?;
        self.sprouts.clear();
        for candidate in self.slate.candidates() {
            let mv = candidate.mv.clone();
            // The most promising moves are the same as before, and in the same order.
            if !old.is_empty() && *self.tree.mv(old.start) == mv {
                self.sprouts.push((mv, self.tree[old.start]));
                old.start += 1;
                continue;
            }
            self.meter.enter()?;
            let next = position.after(&mv);
            self.path.push(position, &mv, &next);
            let node = self.judge(&next, ply, mover);
            self.path.pop();
            self.sprouts.push((mv, node));
        }
        let narrowed = self.slate.is_narrowed();
        self.share_out();
        if self.tree.has_room(self.sprouts.len()) {
            self.tree.grow(id, &mut self.sprouts);
            self.tree[id].narrowed = narrowed;
        } else if let Some(best) = best_of(self.sprouts.iter().map(|(_, node)| node), mover) {
            // Nothing can grow here: so this is the last word.
            self.tree[id].value = if narrowed { within::<P, E>(best) } else { best };
            self.tree[id].closed = true;
        }
        Ok(())
    }

    /// A child as it looks to the mover who may go there, `ply` turns from the root.
    fn judge(&self, position: &P, ply: usize, mover: Seat) -> Node {
        let (value, closed) = if self.path.drawn(position) {
            let end = position.outcome().map(|outcome| E::end(&outcome, ply as u32));
            (end.unwrap_or_default(), true)
        } else if let Some(outcome) = position.outcome() {
            (E::end(&outcome, ply as u32), true)
        } else {
            (self.question.evaluator.values(position), ply >= self.depth)
        };
        let shares = shares::<P, E>(&value);
        let mut node = Node::new(value, shares, shares[mover.index()]);
        node.closed = closed;
        node
    }

    /// How likely each of the children to be is tried: the better they look, the likelier.
    fn share_out(&mut self) {
        let best = self.sprouts.iter().map(|(_, node)| node.worth).fold(0.0, f32::max);
        let mut sum = 0.0;
        for (_, node) in &mut self.sprouts {
            node.prior = decay((best - node.worth) / DISCERNMENT);
            sum += node.prior;
        }
        for (_, node) in &mut self.sprouts {
            node.prior /= sum;
        }
    }

    /// Tells the nodes of the trail, from its end back to the root, what was found.
    fn tell(&mut self) {
        let mut found: Option<Shares> = None;
        for at in (0..self.trail.len()).rev() {
            let (id, mover) = self.trail[at];
            self.weigh(id, mover);
            let node = &mut self.tree[id];
            let closed = node.closed;
            let news = match found {
                Some(found) if !closed => self.at_least(id, mover, found),
                _ => shares::<P, E>(&self.tree[id].value),
            };
            let node = &mut self.tree[id];
            node.count(&news);
            if closed {
                node.mean = news;
            }
            if let Some(before) = at.checked_sub(1) {
                let chooser = self.trail[before].1;
                let value = share::<P, E>(node.value[chooser]);
                node.worth = FORESIGHT * value + (1.0 - FORESIGHT) * node.mean[chooser.index()];
            }
            found = Some(news);
        }
    }

    /// Finds out anew what best play comes to from a node on, and whether that is the last word.
    fn weigh(&mut self, id: usize, mover: Seat) {
        let node = &self.tree[id];
        if node.is_tip() {
            return;
        }
        let narrowed = node.narrowed;
        let children = || node.children().map(|child| &self.tree[child]);
        let Some(best) = best_of(children(), mover) else { return };
        let open = children().any(|child| !child.closed);
        let won = children().any(|child| child.closed && is_plain_win::<P, E>(child.value[mover]));
        let lost = best[mover] < -E::LIMIT;
        let node = &mut self.tree[id];
        // Nothing is lost for certain while there are moves that nobody looked at.
        node.value = if narrowed && lost { within::<P, E>(best) } else { best };
        node.closed |= won || (!open && !narrowed);
    }

    /// What a visit found, unless the mover has something better that is settled.
    fn at_least(&self, id: usize, mover: Seat, found: Shares) -> Shares {
        let mut best = found;
        for child in self.tree[id].children().map(|child| &self.tree[child]) {
            if child.closed && child.mean[mover.index()] > best[mover.index()] {
                best = child.mean;
            }
        }
        best
    }
}

/// What the mover's best child is worth; of equals that of the first.
fn best_of<'n>(children: impl Iterator<Item = &'n Node>, mover: Seat) -> Option<Values> {
    children
        .map(|child| child.value)
        .reduce(|best, other| if other[mover] > best[mover] { other } else { best })
}

/// Whether a value is that of a certain win which nothing can be better than, but a sooner one.
fn is_plain_win<P: Position, E: Evaluator<P>>(value: i32) -> bool {
    value > E::LIMIT && value - E::LIMIT <= E::STEP
}
