//! UCT in its plainest form, with random rollouts: a yardstick.

use tabletier_core::{Evaluator, Position, Seat, Values, Verdict};

use super::Search;
use super::squash::{Shares, ln, shares};
use super::tree::{Node, ROOT};
use crate::limits::Stopped;

/// A game that nothing has ended after so many turns is given up as a draw.
const MOST_TURNS: u32 = 10_000;

impl<P: Position, E: Evaluator<P>> Search<'_, P, E> {
    /// Selects a child that was never tried, and plays a random rollout from there.
    pub(super) fn visit_uct(&mut self) -> Result<(), Stopped> {
        let mut position = self.request.position.clone();
        self.trail.push((ROOT, position.seat()));
        let mut id = ROOT;
        while !self.tree[id].solved {
            if self.tree[id].is_leaf() && (id == ROOT || self.tree[id].visits > 0) {
                self.expand_all(id, &position)?;
            }
            let Some(child) = self.select_ucb(id) else { break };
            self.enter(&mut position, child)?;
            id = child;
            if self.tree[id].visits == 0 {
                break;
            }
        }
        let node = &self.tree[id];
        let found = if node.solved {
            node.mean
        } else if let Some(value) = self.end(&position) {
            self.tree[id].value = value;
            self.tree[id].solved = true;
            result::<P, E>(&position, &value)
        } else {
            self.rollout(position)?
        };
        for at in (0..self.trail.len()).rev() {
            let (id, _) = self.trail[at];
            let node = &mut self.tree[id];
            node.count(&found);
            if let Some(before) = at.checked_sub(1) {
                node.worth = node.mean[self.trail[before].1.index()];
            }
        }
        Ok(())
    }

    /// Gives a node a child for every move, if the tree may still grow.
    fn expand_all(&mut self, id: usize, position: &P) -> Result<(), Stopped> {
        if self.trail.len() > self.depth {
            return Ok(());
        }
        let node = Node::new(Values::default(), [0.5; Seat::MOST], 0.5);
        self.children.clear();
        let only = if id == ROOT { self.request.only } else { &[] };
        let flow = position.visit_moves(|mv| {
            if only.is_empty() || only.contains(&mv) {
                self.children.push((mv, node));
            }
            self.meter.flow()
        });
        flow.break_value().map_or(Ok(()), Err)?;
        if !self.tree.has_room(self.children.len()) {
            return Ok(());
        }
        self.tree[id].untried = self.children.len() as u32;
        self.tree.grow(id, &mut self.children);
        Ok(())
    }

    /// A random one of the children that were never tried, else the one with the highest upper
    /// confidence bound; none if there are no children.
    fn select_ucb(&mut self, id: usize) -> Option<usize> {
        let node = &self.tree[id];
        let children = node.children();
        let untried = node.untried;
        if untried > 0 {
            let first = children.end - untried as usize;
            let drawn = first + self.dice.below(untried.into()) as usize;
            self.tree.swap(first, drawn);
            self.tree[id].untried = untried - 1;
            return Some(first);
        }
        let log = 2.0 * ln(node.visits);
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for child in children {
            let node = &self.tree[child];
            let bound = node.worth + (log / node.visits as f32).sqrt();
            if bound > most {
                best = Some(child);
                most = bound;
            }
        }
        best
    }

    /// Plays a rollout: at random until the game is over.
    fn rollout(&mut self, mut position: P) -> Result<Shares, Stopped> {
        for _ in 0..MOST_TURNS {
            let Some(mv) = position.random_move(&mut self.dice) else { break };
            self.meter.enter()?;
            let next = position.after(&mv);
            self.path.push(&position, &mv, &next);
            position = next;
            if self.path.ends(&position) {
                break;
            }
        }
        let end = self.end(&position).unwrap_or_default();
        Ok(result::<P, E>(&position, &end))
    }

    /// What the end of the game is worth, if it is over.
    fn end(&self, position: &P) -> Option<Values> {
        let turns = self.trail.len() as u32 - 1;
        match position.outcome() {
            Some(outcome) => Some(E::end(&outcome, turns)),
            None => self.path.ends(position).then(Values::default),
        }
    }
}

/// A win, a draw or a loss for each seat; where only points count, the more the better.
fn result<P: Position, E: Evaluator<P>>(end: &P, values: &Values) -> Shares {
    let shares = shares::<P, E>(values);
    match end.outcome().map(|outcome| outcome.verdict) {
        Some(Verdict::Score(_)) => shares,
        _ => shares.map(|share| {
            if share > 0.5 {
                1.0
            } else if share < 0.5 {
                0.0
            } else {
                0.5
            }
        }),
    }
}
