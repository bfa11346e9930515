//! Thinking: looking one turn ahead, then two, then three, as long as the limits allow.

use tabletier_core::{Evaluator, History, Position, Seat, Values};

use crate::alphabeta::{Depth, Search};
use crate::limits::{Limits, MOST_DEPTH, Meter, Stopped};
use crate::order::Slate;
use crate::value::{INFINITE, Window};
use crate::{Outlook, Table, Thought};

/// What to think about, and in which manner.
pub struct Question<'a, P: Position, E: Evaluator<P>> {
    /// Where to move.
    pub position: &'a P,
    /// How the game came there.
    pub history: &'a History,
    /// The judgement to use.
    pub evaluator: &'a E,
    /// Moves that are worse than the best by less than this are judged exactly, too, and listed
    /// among the [`Thought::choices`].
    pub margin: i32,
    /// How many turns beyond the depth noisy moves are followed.
    pub noisy: u32,
}

impl<'a, P: Position, E: Evaluator<P>> Question<'a, P, E> {
    /// The most turns that noisy moves are followed unless told otherwise: more than an exchange
    /// of pieces lasts, and a bound where a game's noise would never end.
    pub const NOISY: u32 = 32;

    /// What is the best move?
    pub fn new(position: &'a P, history: &'a History, evaluator: &'a E) -> Self {
        Question { position, history, evaluator, margin: 0, noisy: Self::NOISY }
    }
}

/// Looks for the best move; `None` if there is no legal one. House rules that already end the
/// game in the given position are not asked.
///
/// `report` hears of every depth that was completed. Without stop signal and deadline the answer
/// depends on the question, the limits and what the table remembers, and on nothing else.
pub fn think<P: Position, E: Evaluator<P>>(
    question: &Question<'_, P, E>,
    table: &Table,
    limits: &Limits<'_>,
    report: &mut dyn FnMut(&Thought<P::Move>),
) -> Option<Thought<P::Move>> {
    table.grow_older();
    let mut root = Root::new(question, table, limits)?;
    for depth in 1..=limits.depth.clamp(1, MOST_DEPTH) {
        if root.deepen(depth).is_err() {
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
    /// All moves, in the order in which they are looked at.
    moves: Vec<P::Move>,
    /// What the completed depths have come to.
    thought: Thought<P::Move>,
    /// What the depth under way has come to so far.
    found: Option<Found<P::Move>>,
}

struct Found<M> {
    line: Vec<M>,
    value: i32,
    /// Moves and their values, exact where within the margin.
    tried: Vec<(M, i32)>,
}

impl<'a, P: Position, E: Evaluator<P>> Root<'a, P, E> {
    fn new(
        question: &'a Question<'a, P, E>,
        table: &'a Table,
        limits: &Limits<'a>,
    ) -> Option<Self> {
        let Question { position, history, evaluator, noisy, .. } = *question;
        let search = Search::new(position, history, evaluator, table, Meter::new(*limits), noisy);
        let known = table.get(search.key(position)).and_then(|entry| entry.best);
        let mut slate = Slate::new(position.moves());
        search.lore.queue(&mut slate, position, evaluator, 0, known);
        let order: Vec<usize> = std::iter::from_fn(|| slate.next()).collect();
        let moves: Vec<P::Move> = order.into_iter().map(|at| slate.moves[at].clone()).collect();
        let best = moves.first()?.clone();
        let values = evaluator.values(position);
        let thought = Thought {
            values,
            depth: 0,
            nodes: 0,
            line: vec![best.clone()],
            choices: vec![(best.clone(), values[position.seat()])],
            best,
        };
        Some(Root { question, search, moves, thought, found: None })
    }

    fn thinker(&self) -> Seat {
        self.question.position.seat()
    }

    /// Looks `depth` turns ahead with every move.
    fn deepen(&mut self, depth: u32) -> Result<(), Stopped> {
        self.search.judged = false;
        let last = self.thought.values[self.thinker()];
        // The value seldom changes by more than a quarter of a unit from depth to depth, and a
        // narrow window cuts more. Where several values are wanted none may be cut.
        let mut reach = (E::UNIT / 4).max(1);
        let narrow = self.question.margin == 0 && self.thought.depth > 0;
        let mut window = if narrow { around(last, reach) } else { Window::FULL };
        loop {
            self.found = None;
            let value = self.try_moves(depth, window)?;
            reach = reach.saturating_mul(8);
            if value <= window.low {
                window.low = around(value, reach).low;
            } else if value >= window.high {
                window.high = around(value, reach).high;
            } else {
                break;
            }
        }
        self.settle(depth);
        Ok(())
    }

    /// The value of the best move, if it lies within the window.
    fn try_moves(&mut self, depth: u32, window: Window) -> Result<i32, Stopped> {
        let mut best = -INFINITE;
        let mut best_at = 0;
        for at in 0..self.moves.len() {
            let low = window.low.max(best.saturating_sub(self.question.margin));
            let value = self.search.value_of(
                self.question.position,
                &self.moves[at],
                Depth::Full(depth - 1),
                Window { low, ..window },
                0,
                at == 0,
            )?;
            if value > low {
                self.note(at, value, value > best && value > window.low, value < window.high);
            }
            if value > best {
                best = value;
                best_at = at;
                if value >= window.high {
                    break;
                }
            }
        }
        if best > window.low {
            self.moves[..=best_at].rotate_right(1);
        }
        Ok(best)
    }

    /// Takes note of a move that is good enough; if it is the best, of its line, too.
    fn note(&mut self, at: usize, value: i32, best: bool, exact: bool) {
        let mv = &self.moves[at];
        let found =
            self.found.get_or_insert_with(|| Found { line: Vec::new(), value, tried: Vec::new() });
        if self.question.margin > 0 {
            found.tried.push((mv.clone(), value));
        }
        if best {
            found.value = value;
            found.line.clear();
            found.line.push(mv.clone());
            if exact {
                found.line.extend_from_slice(self.search.lines.from(1));
            }
        }
    }

    /// What was found becomes the thought.
    fn settle(&mut self, depth: u32) {
        let Some(found) = self.found.take() else { return };
        let best = found.line[0].clone();
        let least = found.value.saturating_sub(self.question.margin);
        let others = found.tried.into_iter().filter(|(mv, value)| *mv != best && *value > least);
        self.thought = Thought {
            values: self.values(&found.line, found.value),
            depth,
            nodes: self.search.meter.nodes(),
            choices: std::iter::once((best.clone(), found.value)).chain(others).collect(),
            best,
            line: found.line,
        };
    }

    /// What the line is worth to each seat.
    fn values(&self, line: &[P::Move], value: i32) -> Values {
        let thinker = self.thinker();
        if self.question.position.seats() == 2 {
            return Values::zero_sum(thinker, value);
        }
        let mut end = self.question.position.clone();
        line.iter().for_each(|mv| end.play_unchecked(mv));
        let mut values = match end.outcome() {
            Some(outcome) => E::end(&outcome, line.len() as u32),
            None => self.question.evaluator.values(&end),
        };
        values[thinker] = value;
        values
    }

    /// Whether looking further cannot change anything: all lines were followed to their ends, or
    /// a plain win or loss was seen with every move looked at.
    fn is_final(&self) -> bool {
        let seen = match Outlook::of::<P, E>(self.thought.values[self.thinker()]) {
            Outlook::Win { margin, turns } | Outlook::Loss { margin, turns } => {
                margin == 1 && turns <= self.thought.depth
            }
            Outlook::About(_) => false,
        };
        seen || !self.search.judged
    }

    /// The last word. Where several moves are asked for, a depth that was broken off would have
    /// judged some of them less deeply than others, and does not count.
    fn conclude(mut self) -> Thought<P::Move> {
        let depth = self.thought.depth;
        if self.question.margin == 0 || depth == 0 {
            self.settle(depth);
        }
        self.thought.nodes = self.search.meter.nodes();
        self.thought
    }
}

/// The values so near; all, if that is further than play gets without a certain win.
fn around(value: i32, reach: i32) -> Window {
    /// Far beyond a normal advantage, a window cuts nothing.
    const FAR: i32 = 100_000;
    if reach > FAR {
        return Window::FULL;
    }
    Window { low: value.saturating_sub(reach).max(-INFINITE), high: value.saturating_add(reach) }
}
