//! Iterative deepening at the root, with aspiration windows: one turn deep, then two, then three, as
//! long as the limits allow.

use tabletier_core::{Evaluator, Position, Seat, Values};

use crate::alphabeta::{Depth, MoveSearch, Search};
use crate::limits::{MOST_DEPTH, Meter, Stopped};
use crate::move_picker::{MovePicker, best_first};
use crate::value::{INFINITE, Window};
use crate::{Report, Request, Score, TranspositionTable, Variation};

/// The root of a search, as one thread sees it.
pub(crate) struct Root<'a, P: Position, E: Evaluator<P>> {
    request: &'a Request<'a, P, E>,
    search: Search<'a, P, E>,
    /// All moves, in the order in which they are searched; fewer if there was no time to generate
    /// them.
    moves: Vec<P::Move>,
    generated: Result<(), Stopped>,
    /// Late move pruning: how many of them are searched in this iteration.
    limit: usize,
    /// What the completed iterations have found.
    report: Report<P::Move>,
    /// What this iteration has found so far, with multi-PV one by one.
    found: Vec<Found<P::Move>>,
}

struct Found<M> {
    moves: Vec<M>,
    value: i32,
    /// Moves and their values, exact where within the margin.
    tried: Vec<(M, i32)>,
}

impl<'a, P: Position, E: Evaluator<P>> Root<'a, P, E> {
    pub(crate) fn new(
        request: &'a Request<'a, P, E>,
        tt: &'a TranspositionTable,
        meter: Meter<'a>,
    ) -> Option<Self> {
        let Request { position, evaluator, .. } = *request;
        let mut search = Search::new(request, tt, meter);
        let tt_move = tt.probe(search.key(position)).and_then(|entry| entry.best);
        let mut picker = MovePicker::default();
        let generated = picker.generate(position, evaluator, usize::MAX, &mut search.meter);
        search.heuristics.queue(&mut picker, position, evaluator, 0, tt_move);
        let mut moves = Vec::new();
        while let Some(pick) = picker.next() {
            moves.push(picker.at(pick.index).mv.clone());
        }
        if !request.only.is_empty() {
            moves.retain(|mv| request.only.contains(mv));
            // Some may be missing where there was no time to generate all.
            let missing = request.only.iter().filter(|mv| !moves.contains(mv)).cloned();
            moves.extend(missing.collect::<Vec<_>>());
        }
        let best = moves.first()?.clone();
        let values = evaluator.evaluate(position);
        let report = Report::unsearched(best, values, position.seat());
        let limit = moves.len();
        Some(Root { request, search, moves, generated, limit, report, found: Vec::new() })
    }

    /// Iterative deepening from the first to the last depth.
    pub(crate) fn search(
        mut self,
        first: u32,
        last: u32,
        report: &mut dyn FnMut(&Report<P::Move>),
    ) -> Option<Report<P::Move>> {
        for depth in first..=last.clamp(1, MOST_DEPTH) {
            if self.generated.is_err() || self.iterate(depth).is_err() {
                break;
            }
            if depth == first {
                self.search.meter.prune((self.moves.len() - self.limit) as u64);
            }
            report(&self.report);
            if self.is_final() {
                break;
            }
        }
        Some(self.finish())
    }

    fn root_seat(&self) -> Seat {
        self.request.position.seat()
    }

    /// One iteration: searches every move that is not pruned `depth` turns deep.
    fn iterate(&mut self, depth: u32) -> Result<(), Stopped> {
        self.found.clear();
        let mut limit = self.request.evaluator.move_count_limit(depth);
        if depth == 1 && self.request.margin > 0 {
            // Whoever may blunder must know the poor moves, too, if there is time.
            limit = limit.max(usize::try_from(self.search.meter.left() / 4).unwrap_or(usize::MAX));
        }
        self.limit = limit.clamp(1, self.moves.len());
        // Nothing is proven while some moves are not searched.
        self.search.evaluated = self.limit < self.moves.len();
        for index in 0..self.request.multi_pv.clamp(1, self.limit) {
            self.search_variation(index, depth)?;
        }
        self.commit(depth);
        Ok(())
    }

    /// Finds the best move besides those of the variations before, with an aspiration window around
    /// its value in the last iteration.
    fn search_variation(&mut self, index: usize, depth: u32) -> Result<(), Stopped> {
        // The value seldom changes by more than a quarter of a unit from depth to depth. Where
        // several values are wanted none may be cut off.
        let mut delta = (E::UNIT / 4).max(1);
        let last = match index.checked_sub(1) {
            None => Some(&self.report.values).filter(|_| self.report.depth > 0),
            Some(other) => self.report.others.get(other).map(|other| &other.values),
        };
        let mut window = match last {
            Some(values) if self.request.margin == 0 => {
                aspiration_window(values[self.root_seat()], delta)
            }
            _ => Window::FULL,
        };
        loop {
            self.found.truncate(index);
            let value = self.search_moves(index, depth, window)?;
            delta = delta.saturating_mul(8);
            if value <= window.alpha {
                window.alpha = aspiration_window(value, delta).alpha;
            } else if value >= window.beta {
                window.beta = aspiration_window(value, delta).beta;
            } else {
                return Ok(());
            }
        }
    }

    /// The value of the best move from index `first` on, if it lies within the window.
    fn search_moves(&mut self, first: usize, depth: u32, window: Window) -> Result<i32, Stopped> {
        let mut best = -INFINITE;
        let mut best_at = first;
        for at in first..self.limit {
            let alpha = window.alpha.max(best.saturating_sub(self.request.margin));
            let mv = &self.moves[at];
            let depth = Depth::Full(depth - 1);
            // Where several values are compared, all moves are searched equally deep.
            let reducible = self.request.margin == 0
                && self.request.multi_pv <= 1
                && !self.request.evaluator.is_noisy(self.request.position, mv);
            let tried = at - first;
            let reduction = self.search.reduction(depth, tried, reducible);
            let how = MoveSearch { depth, first: tried == 0, reduction };
            let window = Window { alpha, ..window };
            let value = self.search.search_move(self.request.position, mv, how, window, 0)?;
            if value > alpha {
                let has_pv = value < window.beta;
                self.record(first, at, value, (value > best).then_some(has_pv));
            }
            if value > best {
                best = value;
                best_at = at;
                if value >= window.beta {
                    break;
                }
            }
        }
        if best > window.alpha {
            self.moves[first..=best_at].rotate_right(1);
        }
        Ok(best)
    }

    /// Takes note of a move that is good enough; if it is the best, of its variation, too, where
    /// there is one.
    fn record(&mut self, index: usize, at: usize, value: i32, best: Option<bool>) {
        if self.found.len() == index {
            self.found.push(Found { moves: Vec::new(), value, tried: Vec::new() });
        }
        let mv = &self.moves[at];
        let found = &mut self.found[index];
        if self.request.margin > 0 {
            found.tried.push((mv.clone(), value));
        }
        if let Some(has_pv) = best {
            found.value = value;
            found.moves.clear();
            found.moves.push(mv.clone());
            if has_pv {
                found.moves.extend_from_slice(self.search.pv.from(1));
            }
        }
    }

    /// What was found becomes the report.
    fn commit(&mut self, depth: u32) {
        let found = std::mem::take(&mut self.found);
        // What the transposition table has learnt meanwhile may speak for a later variation.
        let ranks = found.iter().enumerate().map(|(at, found)| (i64::from(found.value), 0.0, at));
        let ranks = best_first(ranks.collect());
        let mut found: Vec<Option<Found<P::Move>>> = found.into_iter().map(Some).collect();
        let mut found = ranks.into_iter().filter_map(|at| found[at].take());
        let Some(Found { moves, value, tried }) = found.next() else { return };
        let least = value.saturating_sub(self.request.margin);
        let best = moves[0].clone();
        let near = tried.into_iter().filter(|(mv, value)| *mv != best && *value > least);
        self.report = Report {
            values: self.values(&moves, value),
            depth,
            seldepth: self.search.seldepth,
            nodes: self.search.meter.nodes(),
            choices: std::iter::once((best.clone(), value)).chain(near).collect(),
            others: found
                .map(|other| Variation {
                    values: self.values(&other.moves, other.value),
                    moves: other.moves,
                })
                .collect(),
            best,
            pv: moves,
        };
    }

    /// What a variation is worth to each seat.
    fn values(&self, moves: &[P::Move], value: i32) -> Values {
        let root_seat = self.root_seat();
        let all = self.limit == self.moves.len();
        let value = if all { value } else { value.max(-E::LIMIT) };
        if self.request.position.seats() == 2 {
            return Values::zero_sum(root_seat, value);
        }
        let mut end = self.request.position.clone();
        moves.iter().for_each(|mv| end.play_unchecked(mv));
        let mut values = match end.outcome() {
            Some(outcome) => E::end(&outcome, moves.len() as u32),
            None => self.request.evaluator.evaluate(&end),
        };
        values[root_seat] = value;
        values
    }

    /// Whether a deeper search cannot change anything: all variations were followed to their ends, or
    /// a plain win or loss was seen within the depth.
    fn is_final(&self) -> bool {
        let is_near = |turns: Option<u32>| turns.is_some_and(|turns| turns <= self.report.depth);
        let seen = match Score::of::<P, E>(self.report.values[self.root_seat()]) {
            Score::Win { margin, turns } => margin == 1 && is_near(turns),
            // With more than two seats the others may not be as hostile as they are taken to be.
            Score::Loss { margin, turns } => {
                margin == 1 && is_near(turns) && self.request.position.seats() == 2
            }
            Score::Cp(_) => false,
        };
        seen || !self.search.evaluated
    }

    /// The last word. Where several moves are asked for, an iteration that was broken off has
    /// searched some of them less deeply than others, and does not count.
    fn finish(mut self) -> Report<P::Move> {
        let depth = self.report.depth;
        if self.request.margin == 0 && self.request.multi_pv <= 1 || depth == 0 {
            self.commit(depth);
        }
        self.search.meter.tell();
        self.report.nodes = self.search.meter.nodes();
        self.report
    }
}

/// The aspiration window around a value; the full one, if delta is more than any advantage short of
/// a certain win.
fn aspiration_window(value: i32, delta: i32) -> Window {
    const MOST_DELTA: i32 = 100_000;
    if delta > MOST_DELTA {
        return Window::FULL;
    }
    let alpha = value.saturating_sub(delta).max(-INFINITE);
    Window { alpha, beta: value.saturating_add(delta) }
}
