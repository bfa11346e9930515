//! The report of a Monte Carlo tree.

use std::ops::ControlFlow;

use tabletier_core::{Algorithm, Evaluator, Position, Seat, Values};

use super::Search;
use super::puct::MINIMAX_WEIGHT;
use super::squash::{share, value};
use super::tree::ROOT;
use crate::move_picker::best_first;
use crate::{Report, Variation};

/// How many times less than the best a move may be visited to be known well enough.
const RARELY: u32 = 8;

impl<P: Position, E: Evaluator<P>> Search<'_, P, E> {
    /// The report so far; none if there is no move.
    pub(super) fn report(&self) -> Option<Report<P::Move>> {
        let position = self.request.position;
        let root_seat = position.seat();
        let ranked = self.ranked(ROOT, root_seat);
        let Some((&best, others)) = ranked.split_first() else { return self.unsearched() };
        let mv = |id: usize| self.tree.mv(id).clone();
        let Variation { values, moves: pv } = self.variation(best);
        let least = values[root_seat].saturating_sub(self.request.margin);
        let enough = self.tree[best].visits / RARELY;
        let known = |id: usize| self.tree[id].solved || self.tree[id].visits > enough;
        let near = others.iter().filter(|&&id| known(id));
        let near = near.map(|&id| (mv(id), self.values(id)[root_seat]));
        let choices = std::iter::once((mv(best), values[root_seat]))
            .chain(near.filter(|&(_, value)| value > least))
            .collect();
        let others = others.iter().take(self.request.multi_pv.saturating_sub(1));
        Some(Report {
            best: mv(best),
            values,
            depth: self.told.max(pv.len() as u32),
            seldepth: self.seldepth.max(pv.len() as u32),
            nodes: self.meter.nodes(),
            pv,
            choices,
            others: others.map(|&id| self.variation(id)).collect(),
        })
    }

    /// The move of the best score, where there was no time to search any.
    fn unsearched(&self) -> Option<Report<P::Move>> {
        let Search { request, picker, .. } = self;
        let generated = picker.candidates().iter().rev();
        let wanted = request.only.first();
        let best = match generated.max_by_key(|candidate| candidate.score) {
            _ if wanted.is_some() => wanted?.clone(),
            Some(candidate) => candidate.mv.clone(),
            None => request.position.visit_moves(ControlFlow::Break).break_value()?,
        };
        let values = request.evaluator.evaluate(request.position);
        let report = Report::unsearched(best, values, request.position.seat());
        Some(Report { nodes: self.meter.nodes(), ..report })
    }

    /// The children of a node, the mover's best first: the one that was visited most, for visits
    /// go where it is good. Those that are solved get no more visits: there the worth counts.
    fn ranked(&self, id: usize, mover: Seat) -> Vec<usize> {
        let tree = &self.tree;
        let (solved, open): (Vec<usize>, Vec<usize>) =
            tree[id].children().partition(|&child| tree[id].solved || tree[child].solved);
        let solved =
            solved.into_iter().map(|child| (i64::from(tree[child].value[mover]), 0.0, child));
        let open = open.into_iter().map(|child| {
            let node = &tree[child];
            (i64::from(node.visits), node.worth, child)
        });
        let (solved, open) = (best_first(solved.collect()), best_first(open.collect()));
        let (mut solved, mut open) = (solved.into_iter().peekable(), open.into_iter().peekable());
        let worth = |child: Option<&usize>| child.map_or(f32::MIN, |&child| tree[child].worth);
        std::iter::from_fn(|| {
            let proven = worth(solved.peek()) > worth(open.peek());
            if proven { solved.next() } else { open.next() }
        })
        .collect()
    }

    /// The line that begins by going to a child of the root.
    fn variation(&self, child: usize) -> Variation<P::Move> {
        let mut position = self.request.position.clone();
        let mut moves = Vec::new();
        let mut next = Some(child);
        while let Some(id) = next {
            let mv = self.tree.mv(id);
            position.play_unchecked(mv);
            moves.push(mv.clone());
            let tried =
                |&id: &usize| self.tree[id].visits > 0 || self.request.algorithm != Algorithm::Uct;
            next = self.ranked(id, position.seat()).into_iter().next().filter(tried);
        }
        Variation { values: self.values(child), moves }
    }

    /// What a child of the root is worth to each seat, in the evaluator's scale.
    fn values(&self, child: usize) -> Values {
        let node = &self.tree[child];
        if node.solved {
            return node.value;
        }
        let minimax_weight =
            if self.request.algorithm == Algorithm::Uct { 0.0 } else { MINIMAX_WEIGHT };
        let of = |seat: Seat| {
            let mean = node.mean[seat.index()];
            value::<P, E>(mean + minimax_weight * (share::<P, E>(node.value[seat]) - mean))
        };
        let position = self.request.position;
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
