//! What a tree has to say.

use std::ops::ControlFlow;

use tabletier_core::{Evaluator, Mind, Position, Seat, Values};

use super::Search;
use super::judged::FORESIGHT;
use super::squash::{share, value};
use super::tree::ROOT;
use crate::Thought;
use crate::order::best_first;
use crate::report::Line;

/// How many times less than the best a move may be visited to be known well enough.
const RARELY: u32 = 8;

impl<P: Position, E: Evaluator<P>> Search<'_, P, E> {
    /// The thought so far; none if there is no move.
    pub(super) fn answer(&self) -> Option<Thought<P::Move>> {
        let position = self.question.position;
        let thinker = position.seat();
        let ranked = self.ranked(ROOT, thinker);
        let Some((&best, others)) = ranked.split_first() else { return self.first_glance() };
        let mv = |id: usize| self.tree.mv(id).clone();
        let Line { values, moves: line } = self.line(best);
        let least = values[thinker].saturating_sub(self.question.margin);
        let enough = self.tree[best].visits / RARELY;
        let known = |id: usize| self.tree[id].closed || self.tree[id].visits > enough;
        let near = others.iter().filter(|&&id| known(id));
        let near = near.map(|&id| (mv(id), self.values(id)[thinker]));
        let choices = std::iter::once((mv(best), values[thinker]))
            .chain(near.filter(|&(_, value)| value > least))
            .collect();
        let lines = others.iter().take(self.question.lines.saturating_sub(1));
        Some(Thought {
            best: mv(best),
            values,
            depth: line.len() as u32,
            nodes: self.meter.nodes(),
            line,
            choices,
            others: lines.map(|&id| self.line(id)).collect(),
        })
    }

    /// The most promising of the moves listed, where there was no time to look at them.
    fn first_glance(&self) -> Option<Thought<P::Move>> {
        let Search { question, slate, .. } = self;
        let listed = slate.candidates().iter().rev();
        let best = match listed.max_by_key(|candidate| candidate.promise) {
            Some(candidate) => candidate.mv.clone(),
            None => question.position.visit_moves(ControlFlow::Break).break_value()?,
        };
        let values = question.evaluator.values(question.position);
        let glance = Thought::at_first_glance(best, values, question.position.seat());
        Some(Thought { nodes: self.meter.nodes(), ..glance })
    }

    /// The children of a node, the mover's best first: the one that was visited most, for visits
    /// go where it is good. Those that are settled get no more visits: there the worth counts.
    fn ranked(&self, id: usize, mover: Seat) -> Vec<usize> {
        let tree = &self.tree;
        let (settled, open): (Vec<usize>, Vec<usize>) =
            tree[id].children().partition(|&child| tree[id].closed || tree[child].closed);
        let settled =
            settled.into_iter().map(|child| (i64::from(tree[child].value[mover]), 0.0, child));
        let open = open.into_iter().map(|child| {
            let node = &tree[child];
            (i64::from(node.visits), node.worth, child)
        });
        let (settled, open) = (best_first(settled.collect()), best_first(open.collect()));
        let (mut settled, mut open) = (settled.into_iter().peekable(), open.into_iter().peekable());
        let worth = |child: Option<&usize>| child.map_or(f32::MIN, |&child| tree[child].worth);
        std::iter::from_fn(|| {
            let sure = worth(settled.peek()) > worth(open.peek());
            if sure { settled.next() } else { open.next() }
        })
        .collect()
    }

    /// The line that begins by going to a child of the root.
    fn line(&self, child: usize) -> Line<P::Move> {
        let mut position = self.question.position.clone();
        let mut moves = Vec::new();
        let mut next = Some(child);
        while let Some(id) = next {
            let mv = self.tree.mv(id);
            position.play_unchecked(mv);
            moves.push(mv.clone());
            let tried = |&id: &usize| self.tree[id].visits > 0 || self.question.mind != Mind::Uct;
            next = self.ranked(id, position.seat()).into_iter().next().filter(tried);
        }
        Line { values: self.values(child), moves }
    }

    /// What a child of the root is worth to each seat, in the evaluator's scale.
    fn values(&self, child: usize) -> Values {
        let node = &self.tree[child];
        if node.closed {
            return node.value;
        }
        let foresight = if self.question.mind == Mind::Uct { 0.0 } else { FORESIGHT };
        let of = |seat: Seat| {
            let mean = node.mean[seat.index()];
            value::<P, E>(mean + foresight * (share::<P, E>(node.value[seat]) - mean))
        };
        let position = self.question.position;
        if position.seats() == 2 {
            return Values::zero_sum(position.seat(), of(position.seat()));
        }
        let mut values = Values::default();
        for seat in Seat::first(position.seats()) {
            values[seat] = of(seat);
        }
        values
    }
}
