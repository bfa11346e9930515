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
const CURIOSITY: f32 = 0.5;
/// By how much of a win a move must be worse to be e times less likely tried.
const DISCERNMENT: f32 = 0.05;
/// How many turns noisy moves are followed at most: there is no cutting here, and the tree itself
/// looks on.
const NOISY: u32 = 6;
/// The most children that a node has at first where there are more moves.
const WIDTH: usize = 96;
/// It has no more than the evaluator calls worth a look so many turns before the end of a search.
const AHEAD: u32 = 3;
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
        let width = match old.len() {
            0 if id == ROOT => WIDTH,
            0 => WIDTH.min(self.question.evaluator.width(AHEAD)),
            count => 2 * count,
        };
        self.slate.list(position, self.question.evaluator, width, &mut self.meter)?;
        self.sprouts.clear();
        for at in 0..self.slate.candidates().len() {
            let mv = self.slate.candidates()[at].mv.clone();
            // The most promising moves are the same as before, and in the same order.
            if !old.is_empty() && *self.tree.mv(old.start) == mv {
                self.sprouts.push((mv, self.tree[old.start]));
                old.start += 1;
                continue;
            }
            self.meter.enter()?;
            let next = position.after(&mv);
            self.path.push(position, &mv, &next);
            let (value, closed) = self.judge(&next, ply)?;
            self.path.pop();
            let shares = shares::<P, E>(&value);
            let mut node = Node::new(value, shares, shares[mover.index()]);
            node.closed = closed;
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

    /// What a position `ply` turns from the root is worth, and whether that is the last word.
    fn judge(&mut self, position: &P, ply: usize) -> Result<(Values, bool), Stopped> {
        let outcome = position.outcome();
        if outcome.is_some() || self.path.drawn(position) {
            let end = outcome.map(|outcome| E::end(&outcome, ply as u32));
            return Ok((end.unwrap_or_default(), true));
        }
        let mut value = self.calm(position, ply, self.question.noisy.min(NOISY))?;
        let mut decided = true;
        for seat in Seat::first(position.seats()) {
            let (least, most) = self.question.evaluator.certain(position, seat, ply as u32);
            value[seat] = value[seat].max(least).min(most);
            decided &= least == most;
        }
        Ok((value, decided || ply >= self.depth))
    }

    /// What a position that is not over comes to when noisy moves are followed, everybody playing
    /// for himself; whoever has another move may also leave it at that.
    fn calm(&mut self, position: &P, ply: usize, left: u32) -> Result<Values, Stopped> {
        let evaluator = self.question.evaluator;
        if left == 0 || evaluator.settled(position) {
            return Ok(evaluator.values(position));
        }
        let mut moves = Vec::new();
        let flow = position.visit_moves(|mv| {
            moves.push(mv);
            self.meter.flow()
        });
        flow.break_value().map_or(Ok(()), Err)?;
        let all = moves.len();
        moves.retain(|mv| evaluator.noisy(position, mv));
        let mover = position.seat();
        let mut best = (moves.len() < all).then(|| evaluator.values(position));
        for mv in &moves {
            self.meter.enter()?;
            let next = position.after(mv);
            let values = match next.outcome() {
                Some(outcome) => E::end(&outcome, ply as u32 + 1),
                None => self.calm(&next, ply + 1, left - 1)?,
            };
            if best.is_none_or(|best| values[mover] > best[mover]) {
                best = Some(values);
            }
        }
        Ok(best.unwrap_or_default())
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
            let sure = self.weigh(id, mover);
            let node = &mut self.tree[id];
            let news = match found {
                // Whoever has something better that is settled does not go there.
                Some(found) if !node.closed => {
                    sure.filter(|sure| sure[mover.index()] > found[mover.index()]).unwrap_or(found)
                }
                _ => shares::<P, E>(&node.value),
            };
            node.count(&news);
            if node.closed {
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
    /// Gives the best that is settled.
    fn weigh(&mut self, id: usize, mover: Seat) -> Option<Shares> {
        let node = &self.tree[id];
        let (mut best, mut sure): (Option<&Node>, Option<&Node>) = (None, None);
        let mut open = node.narrowed;
        for child in node.children().map(|child| &self.tree[child]) {
            let beats = |other: Option<&Node>| {
                other.is_none_or(|other| child.value[mover] > other.value[mover])
            };
            if beats(best) {
                best = Some(child);
            }
            if !child.closed {
                open = true;
            } else if beats(sure) {
                sure = Some(child);
            }
        }
        let mut value = best?.value;
        if node.narrowed && value[mover] < -E::LIMIT {
            // Nothing is lost for certain while there are moves that nobody looked at.
            value = within::<P, E>(value);
        }
        let won = sure.is_some_and(|sure| is_plain_win::<P, E>(sure.value[mover]));
        let sure = sure.map(|sure| sure.mean);
        let node = &mut self.tree[id];
        node.value = value;
        node.closed |= won || !open;
        sure
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
