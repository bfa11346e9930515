//! Max^n: all seats play for themselves.
//!
//! Every variation is followed to the full depth. Cutting some off as alpha-beta does would need to
//! know that one's gain is the others' loss, which with more than two seats no game promises.

use tabletier_core::{Evaluator, Outcome, Position, Seat, Values};

use crate::limits::{MOST_DEPTH, Meter, Stop, Stopped};
use crate::move_picker::MovePicker;
use crate::path::Path;
use crate::pv::PvTable;
use crate::{Limits, Report, Request, Variation};

/// Iterative deepening: one turn, then two, then three, as long as the limits allow.
pub(crate) fn search<P: Position, E: Evaluator<P>>(
    request: &Request<'_, P, E>,
    limits: &Limits,
    report: &mut dyn FnMut(&Report<P::Move>),
) -> Option<Report<P::Move>> {
    let mut root = Root::new(request, limits)?;
    for depth in 1..=limits.depth.clamp(1, MOST_DEPTH) {
        if root.generated.is_err() || root.iterate(depth).is_err() {
            break;
        }
        report(&root.report);
        if root.is_final() {
            break;
        }
    }
    Some(root.finish())
}

struct Root<'a, P: Position, E: Evaluator<P>> {
    request: &'a Request<'a, P, E>,
    search: Search<'a, P, E>,
    /// All moves, in the order of generation; fewer if there was no time to generate
    /// them.
    moves: Vec<P::Move>,
    generated: Result<(), Stopped>,
    /// Their numbers in the order in which they are searched: the best so far first.
    order: Vec<usize>,
    /// What the completed iterations have found.
    report: Report<P::Move>,
    /// What this iteration has found so far.
    found: Vec<Found<P::Move>>,
}

/// What became of a move.
struct Found<M> {
    number: usize,
    variation: Variation<M>,
}

impl<'a, P: Position, E: Evaluator<P>> Root<'a, P, E> {
    fn new(request: &'a Request<'a, P, E>, limits: &Limits) -> Option<Self> {
        let Request { position, evaluator, .. } = *request;
        let mut search = Search::new(request, limits);
        let generated = search.generate(position, usize::MAX, 0);
        let all = search.pickers[0].candidates();
        let mut first = (0..all.len()).rev().max_by_key(|&number| all[number].score)?;
        let mut moves: Vec<P::Move> = all.iter().map(|candidate| candidate.mv.clone()).collect();
        if !request.only.is_empty() {
            moves = request.only.to_vec();
            first = 0;
        }
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order[..=first].rotate_right(1);
        let best = moves[first].clone();
        let values = evaluator.evaluate(position);
        let report = Report::unsearched(best, values, position.seat());
        Some(Root { request, search, moves, generated, order, report, found: Vec::new() })
    }

    fn root_seat(&self) -> Seat {
        self.request.position.seat()
    }

    /// One iteration: searches every move `depth` turns deep.
    fn iterate(&mut self, depth: u32) -> Result<(), Stopped> {
        self.search.evaluated = false;
        self.found.clear();
        for at in 0..self.order.len() {
            let number = self.order[at];
            let mv = &self.moves[number];
            let values = self.search.search_move(self.request.position, mv, depth - 1, 0)?;
            let mut moves = vec![mv.clone()];
            moves.extend_from_slice(self.search.pv.from(1));
            self.found.push(Found { number, variation: Variation { values, moves } });
        }
        self.commit(depth);
        Ok(())
    }

    /// What was found becomes the report.
    fn commit(&mut self, depth: u32) {
        let root_seat = self.root_seat();
        let value = |found: &Found<P::Move>| found.variation.values[root_seat];
        self.found.sort_by_key(|found| (std::cmp::Reverse(value(found)), found.number));
        let Some(best) = self.found.first() else { return };
        let least = value(best).saturating_sub(self.request.margin);
        let near = self.found.iter().enumerate();
        let near = near.take_while(|&(rank, found)| rank == 0 || value(found) > least);
        let others = self.found.iter().take(self.request.multi_pv).skip(1);
        self.report = Report {
            best: best.variation.moves[0].clone(),
            values: best.variation.values,
            depth,
            seldepth: depth,
            nodes: self.search.meter.nodes(),
            pv: best.variation.moves.clone(),
            choices: near
                .map(|(_, found)| (found.variation.moves[0].clone(), value(found)))
                .collect(),
            others: others.map(|found| found.variation.clone()).collect(),
        };
        let at = self.order.iter().position(|&number| number == best.number).unwrap_or(0);
        self.order[..=at].rotate_right(1);
    }

    /// Whether a deeper search cannot change anything: all variations were followed to their ends, or
    /// the root seat wins at once.
    fn is_final(&self) -> bool {
        self.report.pv.len() == 1 && self.report.values[self.root_seat()] > E::LIMIT
            || !self.search.evaluated
    }

    /// The last word. Where several moves are asked for, an iteration that was broken off has
    /// searched some of them less deeply than others, and does not count.
    fn finish(mut self) -> Report<P::Move> {
        let depth = self.report.depth;
        let several = self.request.margin > 0 || self.request.multi_pv > 1;
        if self.found.len() < self.moves.len() && (depth == 0 || !several) {
            self.commit(depth);
        }
        self.report.nodes = self.search.meter.nodes();
        self.report
    }
}

struct Search<'a, P: Position, E: Evaluator<P>> {
    evaluator: &'a E,
    meter: Meter<'a>,
    path: Path,
    /// Whether some value rests on a static evaluation.
    evaluated: bool,
    /// The move picker of each ply.
    pickers: Vec<MovePicker<P::Move>>,
    pv: PvTable<P::Move>,
}

impl<'a, P: Position, E: Evaluator<P>> Search<'a, P, E> {
    fn new(request: &Request<'a, P, E>, limits: &Limits) -> Search<'a, P, E> {
        Search {
            evaluator: request.evaluator,
            meter: Meter::new(limits.nodes, Stop::new(request, limits)),
            path: Path::new(request.position, request.history),
            evaluated: false,
            pickers: Vec::new(),
            pv: PvTable::default(),
        }
    }

    /// What a move is worth to each seat, searched `depth` turns further.
    fn search_move(
        &mut self,
        position: &P,
        mv: &P::Move,
        depth: u32,
        ply: usize,
    ) -> Result<Values, Stopped> {
        self.meter.enter()?;
        let next = position.after(mv);
        self.path.push(position, mv, &next);
        let values = self.search(&next, depth, ply + 1)?;
        self.path.pop();
        Ok(values)
    }

    /// What a position is worth to each seat.
    fn search(&mut self, position: &P, depth: u32, ply: usize) -> Result<Values, Stopped> {
        self.pv.clear(ply);
        let end = |outcome: Outcome| E::end(&outcome, ply as u32);
        if self.path.is_draw(position) {
            return Ok(position.outcome().map_or(Values::default(), end));
        }
        if depth == 0 {
            return Ok(position.outcome().map_or_else(|| self.evaluate(position), end));
        }
        self.generate(position, self.evaluator.move_count_limit(depth), ply)?;
        let picker = std::mem::take(&mut self.pickers[ply]);
        let mover = position.seat();
        let mut best: Option<Values> = None;
        for candidate in picker.candidates() {
            let values = self.search_move(position, &candidate.mv, depth - 1, ply)?;
            if best.is_none_or(|best| values[mover] > best[mover]) {
                best = Some(values);
                self.pv.extend(ply, &candidate.mv);
            }
        }
        let pruned = picker.is_pruned();
        self.evaluated |= pruned;
        self.pickers[ply] = picker;
        Ok(match best {
            // Nothing is lost for certain while some moves were not searched.
            Some(values) if pruned && values[mover] < -E::LIMIT => within::<P, E>(values),
            Some(values) => values,
            None => position.outcome().map_or(Values::default(), end),
        })
    }

    /// The static evaluation.
    fn evaluate(&mut self, position: &P) -> Values {
        self.evaluated = true;
        self.evaluator.evaluate(position)
    }

    /// Generates the moves of a position into the picker of its ply, and keeps the `limit` best.
    fn generate(&mut self, position: &P, limit: usize, ply: usize) -> Result<(), Stopped> {
        if self.pickers.len() <= ply {
            self.pickers.resize_with(ply + 1, MovePicker::default);
        }
        self.pickers[ply].generate(position, self.evaluator, limit, &mut self.meter)
    }
}

/// The same values, if nobody's win or loss is certain.
pub(crate) fn within<P: Position, E: Evaluator<P>>(mut values: Values) -> Values {
    for seat in Seat::first(Seat::MOST) {
        values[seat] = values[seat].clamp(-E::LIMIT, E::LIMIT);
    }
    values
}
