//! Max^n: looking ahead as if everybody played for himself.
//!
//! Every line is followed to the full depth. Cutting some off as alpha-beta does would need to
//! know that one's gain is the others' loss, which with more than two seats no game promises.

use tabletier_core::{Evaluator, Outcome, Position, Seat, Values};

use crate::limits::{MOST_DEPTH, Meter, Stopped};
use crate::lines::Lines;
use crate::order::Slate;
use crate::path::Path;
use crate::report::Line;
use crate::{Limits, Question, Thought};

/// Looks one turn ahead, then two, then three, as long as the limits allow.
pub(crate) fn think<P: Position, E: Evaluator<P>>(
    question: &Question<'_, P, E>,
    limits: &Limits<'_>,
    report: &mut dyn FnMut(&Thought<P::Move>),
) -> Option<Thought<P::Move>> {
    let mut root = Root::new(question, limits)?;
    for depth in 1..=limits.depth.clamp(1, MOST_DEPTH) {
        if root.listed.is_err() || root.deepen(depth).is_err() {
            break;
        }
        report(&root.thought);
        if root.is_final() {
            break;
        }
    }
    Some(root.conclude())
}

struct Root<'a, P: Position, E: Evaluator<P>> {
    question: &'a Question<'a, P, E>,
    search: Search<'a, P, E>,
    /// All moves, in the order of generation; fewer if there was no time to list them.
    moves: Vec<P::Move>,
    listed: Result<(), Stopped>,
    /// Their places in the order in which they are looked at: the best so far first.
    order: Vec<usize>,
    /// What the completed depths have come to.
    thought: Thought<P::Move>,
    /// What the depth under way has come to so far.
    found: Vec<Found<P::Move>>,
}

/// What became of a move.
struct Found<M> {
    place: usize,
    line: Line<M>,
}

impl<'a, P: Position, E: Evaluator<P>> Root<'a, P, E> {
    fn new(question: &'a Question<'a, P, E>, limits: &Limits<'a>) -> Option<Self> {
        let Question { position, evaluator, .. } = *question;
        let mut search = Search::new(question, limits);
        let listed = search.list(position, usize::MAX, 0);
        let all = search.slates[0].candidates();
        let first = (0..all.len()).rev().max_by_key(|&place| all[place].promise)?;
        let moves: Vec<P::Move> = all.iter().map(|candidate| candidate.mv.clone()).collect();
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order[..=first].rotate_right(1);
        let best = moves[first].clone();
        let values = evaluator.values(position);
        let thought = Thought::at_first_glance(best, values, position.seat());
        Some(Root { question, search, moves, listed, order, thought, found: Vec::new() })
    }

    fn thinker(&self) -> Seat {
        self.question.position.seat()
    }

    /// Looks `depth` turns ahead.
    fn deepen(&mut self, depth: u32) -> Result<(), Stopped> {
        self.search.judged = false;
        self.found.clear();
        for at in 0..self.order.len() {
            let place = self.order[at];
            let mv = &self.moves[place];
            let values = self.search.values_of(self.question.position, mv, depth - 1, 0)?;
            let mut moves = vec![mv.clone()];
            moves.extend_from_slice(self.search.lines.from(1));
            self.found.push(Found { place, line: Line { values, moves } });
        }
        self.settle(depth);
        Ok(())
    }

    /// What was found becomes the thought.
    fn settle(&mut self, depth: u32) {
        let thinker = self.thinker();
        let value = |found: &Found<P::Move>| found.line.values[thinker];
        self.found.sort_by_key(|found| (std::cmp::Reverse(value(found)), found.place));
        let Some(best) = self.found.first() else { return };
        let least = value(best).saturating_sub(self.question.margin);
        let near = self.found.iter().enumerate();
        let near = near.take_while(|&(rank, found)| rank == 0 || value(found) > least);
        let others = self.found.iter().take(self.question.lines).skip(1);
        self.thought = Thought {
            best: best.line.moves[0].clone(),
            values: best.line.values,
            depth,
            nodes: self.search.meter.nodes(),
            line: best.line.moves.clone(),
            choices: near.map(|(_, found)| (found.line.moves[0].clone(), value(found))).collect(),
            others: others.map(|found| found.line.clone()).collect(),
        };
        let at = self.order.iter().position(|&place| place == best.place).unwrap_or(0);
        self.order[..=at].rotate_right(1);
    }

    /// Whether looking further cannot change anything: all lines were followed to their ends, or
    /// the thinker wins at once.
    fn is_final(&self) -> bool {
        self.thought.line.len() == 1 && self.thought.values[self.thinker()] > E::LIMIT
            || !self.search.judged
    }

    /// The last word. Where several moves are asked for, a depth that was broken off would have
    /// judged some of them less deeply than others, and does not count.
    fn conclude(mut self) -> Thought<P::Move> {
        let depth = self.thought.depth;
        let several = self.question.margin > 0 || self.question.lines > 1;
        if self.found.len() < self.moves.len() && (depth == 0 || !several) {
            self.settle(depth);
        }
        self.thought.nodes = self.search.meter.nodes();
        self.thought
    }
}

struct Search<'a, P: Position, E: Evaluator<P>> {
    evaluator: &'a E,
    meter: Meter<'a>,
    path: Path,
    /// Whether some position was judged before the game was over in it.
    judged: bool,
    /// Buffers for the moves of each ply.
    slates: Vec<Slate<P::Move>>,
    lines: Lines<P::Move>,
}

impl<'a, P: Position, E: Evaluator<P>> Search<'a, P, E> {
    fn new(question: &Question<'a, P, E>, limits: &Limits<'a>) -> Search<'a, P, E> {
        Search {
            evaluator: question.evaluator,
            meter: Meter::new(*limits),
            path: Path::new(question.position, question.history),
            judged: false,
            slates: Vec::new(),
            lines: Lines::default(),
        }
    }

    /// What a move is worth to each seat, looking `depth` further turns.
    fn values_of(
        &mut self,
        position: &P,
        mv: &P::Move,
        depth: u32,
        ply: usize,
    ) -> Result<Values, Stopped> {
        self.meter.enter()?;
        let next = position.after(mv);
        self.path.push(position, mv, &next);
        let values = self.visit(&next, depth, ply + 1)?;
        self.path.pop();
        Ok(values)
    }

    /// What a position is worth to each seat.
    fn visit(&mut self, position: &P, depth: u32, ply: usize) -> Result<Values, Stopped> {
        self.lines.clear(ply);
        let end = |outcome: Outcome| E::end(&outcome, ply as u32);
        if self.path.drawn(position) {
            return Ok(position.outcome().map_or(Values::default(), end));
        }
        if depth == 0 {
            return Ok(position.outcome().map_or_else(|| self.judge(position), end));
        }
        self.list(position, self.evaluator.width(depth), ply)?;
        let slate = std::mem::take(&mut self.slates[ply]);
        let mover = position.seat();
        let mut best: Option<Values> = None;
        for candidate in slate.candidates() {
            let values = self.values_of(position, &candidate.mv, depth - 1, ply)?;
            if best.is_none_or(|best| values[mover] > best[mover]) {
                best = Some(values);
                self.lines.extend(ply, &candidate.mv);
            }
        }
        let narrowed = slate.is_narrowed();
        self.judged |= narrowed;
        self.slates[ply] = slate;
        Ok(match best {
            // Nothing is lost for certain while there are moves that nobody looked at.
            Some(values) if narrowed && values[mover] < -E::LIMIT => within::<P, E>(values),
            Some(values) => values,
            None => position.outcome().map_or(Values::default(), end),
        })
    }

    fn judge(&mut self, position: &P) -> Values {
        self.judged = true;
        self.evaluator.values(position)
    }

    /// Lists the `width` most promising moves of a position in the buffers of its ply.
    fn list(&mut self, position: &P, width: usize, ply: usize) -> Result<(), Stopped> {
        if self.slates.len() <= ply {
            self.slates.resize_with(ply + 1, Slate::default);
        }
        self.slates[ply].list(position, self.evaluator, width, &mut self.meter)
    }
}

/// The same values, if nobody's win or loss is certain.
pub(crate) fn within<P: Position, E: Evaluator<P>>(mut values: Values) -> Values {
    for seat in Seat::first(Seat::MOST) {
        values[seat] = values[seat].clamp(-E::LIMIT, E::LIMIT);
    }
    values
}
