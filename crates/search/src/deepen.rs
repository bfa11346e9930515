//! Thinking: looking one turn ahead, then two, then three, as long as the limits allow.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use tabletier_core::{Evaluator, Position, Seat, Values};

use crate::alphabeta::{Depth, Look, Search};
use crate::limits::{Limits, MOST_DEPTH, Meter, Stopped};
use crate::order::{Slate, best_first};
use crate::report::Line;
use crate::value::{INFINITE, Window};
use crate::{Outlook, Question, Table, Thought};

/// Thinks with as many threads as are asked for.
pub(crate) fn think<P: Position, E: Evaluator<P>>(
    question: &Question<'_, P, E>,
    table: &Table,
    limits: &Limits<'_>,
    report: &mut dyn FnMut(&Thought<P::Move>),
) -> Option<Thought<P::Move>> {
    table.grow_older();
    let helpers = question.threads.saturating_sub(1);
    if helpers == 0 {
        return Root::new(question, table, Meter::new(*limits))?.think(1, limits.depth, report);
    }
    // The helpers find nothing but what the table then knows: lazy, and hard to beat.
    let enough = AtomicBool::new(false);
    let nodes = AtomicU64::new(0);
    let stop = || enough.load(Ordering::Relaxed) || (limits.stop)();
    let share = limits.nodes / question.threads as u64;
    let help = Limits { nodes: share, stop: &stop, ..*limits };
    let lead = Limits { nodes: limits.nodes - share * helpers as u64, ..*limits };
    std::thread::scope(|scope| {
        for helper in 0..helpers {
            // Half of them are a turn ahead of the others, lest all do the same.
            let first = 1 + (helper as u32 + 1) % 2;
            let (help, nodes) = (&help, &nodes);
            let task = move || {
                let root = Root::new(question, table, Meter::of_another(*help, nodes));
                root.and_then(|root| root.think(first, MOST_DEPTH, &mut |_| {}));
            };
            // Where there are no more threads to be had, fewer must do.
            let _ = std::thread::Builder::new().spawn_scoped(scope, task);
        }
        let root = Root::new(question, table, Meter::of_all(lead, &nodes));
        let thought = root.and_then(|root| root.think(1, limits.depth, report));
        enough.store(true, Ordering::Relaxed);
        thought
    })
}

struct Root<'a, P: Position, E: Evaluator<P>> {
    question: &'a Question<'a, P, E>,
    search: Search<'a, P, E>,
    /// All moves, in the order in which they are looked at; fewer if there was no time to list
    /// them.
    moves: Vec<P::Move>,
    listed: Result<(), Stopped>,
    /// How many of them a look at the depth under way is worth.
    width: usize,
    /// What the completed depths have come to.
    thought: Thought<P::Move>,
    /// What the depth under way has come to so far, line by line.
    found: Vec<Found<P::Move>>,
}

struct Found<M> {
    moves: Vec<M>,
    value: i32,
    /// Moves and their values, exact where within the margin.
    tried: Vec<(M, i32)>,
}

impl<'a, P: Position, E: Evaluator<P>> Root<'a, P, E> {
    fn new(question: &'a Question<'a, P, E>, table: &'a Table, meter: Meter<'a>) -> Option<Self> {
        let Question { position, evaluator, .. } = *question;
        let mut search = Search::new(question, table, meter);
        let known = table.get(search.key(position)).and_then(|entry| entry.best);
        let mut slate = Slate::default();
        let listed = slate.list(position, evaluator, usize::MAX, &mut search.meter);
        search.lore.queue(&mut slate, position, evaluator, 0, known);
        let mut moves = Vec::new();
        while let Some(pick) = slate.next() {
            moves.push(slate.at(pick.index).mv.clone());
        }
        let best = moves.first()?.clone();
        let values = evaluator.values(position);
        let thought = Thought::at_first_glance(best, values, position.seat());
        let width = moves.len();
        Some(Root { question, search, moves, listed, width, thought, found: Vec::new() })
    }

    /// Looks further and further ahead.
    fn think(
        mut self,
        first: u32,
        last: u32,
        report: &mut dyn FnMut(&Thought<P::Move>),
    ) -> Option<Thought<P::Move>> {
        for depth in first..=last.clamp(1, MOST_DEPTH) {
            if self.listed.is_err() || self.deepen(depth).is_err() {
                break;
            }
            if depth == first {
                self.search.meter.pass_over((self.moves.len() - self.width) as u64);
            }
            report(&self.thought);
            if self.is_final() {
                break;
            }
        }
        Some(self.conclude())
    }

    fn thinker(&self) -> Seat {
        self.question.position.seat()
    }

    /// Looks `depth` turns ahead with every move that is worth it.
    fn deepen(&mut self, depth: u32) -> Result<(), Stopped> {
        self.found.clear();
        let mut width = self.question.evaluator.width(depth);
        if depth == 1 && self.question.margin > 0 {
            // Who may play something poor must know what there is, if he has the time.
            width = width.max(usize::try_from(self.search.meter.left() / 4).unwrap_or(usize::MAX));
        }
        self.width = width.clamp(1, self.moves.len());
        // Nothing is settled while there are moves that nobody looked at.
        self.search.judged = self.width < self.moves.len();
        for line in 0..self.question.lines.clamp(1, self.width) {
            self.find(line, depth)?;
        }
        self.settle(depth);
        Ok(())
    }

    /// Finds the best move besides those of the lines before.
    fn find(&mut self, line: usize, depth: u32) -> Result<(), Stopped> {
        // The value seldom changes by more than a quarter of a unit from depth to depth, and a
        // narrow window cuts more. Where several values are wanted none may be cut.
        let mut reach = (E::UNIT / 4).max(1);
        let last = match line.checked_sub(1) {
            None => Some(&self.thought.values).filter(|_| self.thought.depth > 0),
            Some(other) => self.thought.others.get(other).map(|line| &line.values),
        };
        let mut window = match last {
            Some(values) if self.question.margin == 0 => around(values[self.thinker()], reach),
            _ => Window::FULL,
        };
        loop {
            self.found.truncate(line);
            let value = self.try_moves(line, depth, window)?;
            reach = reach.saturating_mul(8);
            if value <= window.low {
                window.low = around(value, reach).low;
            } else if value >= window.high {
                window.high = around(value, reach).high;
            } else {
                return Ok(());
            }
        }
    }

    /// The value of the best move from place `first` on, if it lies within the window.
    fn try_moves(&mut self, first: usize, depth: u32, window: Window) -> Result<i32, Stopped> {
        let mut best = -INFINITE;
        let mut best_at = first;
        for at in first..self.width {
            let low = window.low.max(best.saturating_sub(self.question.margin));
            let mv = &self.moves[at];
            let depth = Depth::Full(depth - 1);
            // Where several values are compared, all are looked at alike.
            let plain = self.question.margin == 0
                && self.question.lines <= 1
                && !self.question.evaluator.noisy(self.question.position, mv);
            let look = Look::new(depth, at - first, self.search.less(depth, at - first, plain));
            let window = Window { low, ..window };
            let value = self.search.value_of(self.question.position, mv, look, window, 0)?;
            if value > low {
                let followed = value < window.high;
                self.note(first, at, value, (value > best).then_some(followed));
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
            self.moves[first..=best_at].rotate_right(1);
        }
        Ok(best)
    }

    /// Takes note of a move that is good enough; if it is the best, of its line, too, where that
    /// was followed.
    fn note(&mut self, line: usize, at: usize, value: i32, best: Option<bool>) {
        if self.found.len() == line {
            self.found.push(Found { moves: Vec::new(), value, tried: Vec::new() });
        }
        let mv = &self.moves[at];
        let found = &mut self.found[line];
        if self.question.margin > 0 {
            found.tried.push((mv.clone(), value));
        }
        if let Some(followed) = best {
            found.value = value;
            found.moves.clear();
            found.moves.push(mv.clone());
            if followed {
                found.moves.extend_from_slice(self.search.lines.from(1));
            }
        }
    }

    /// What was found becomes the thought.
    fn settle(&mut self, depth: u32) {
        let found = std::mem::take(&mut self.found);
        // What the table has learnt meanwhile may speak for a later line.
        let ranks = found.iter().enumerate().map(|(at, found)| (i64::from(found.value), 0.0, at));
        let ranks = best_first(ranks.collect());
        let mut found: Vec<Option<Found<P::Move>>> = found.into_iter().map(Some).collect();
        let mut found = ranks.into_iter().filter_map(|at| found[at].take());
        let Some(Found { moves, value, tried }) = found.next() else { return };
        let least = value.saturating_sub(self.question.margin);
        let best = moves[0].clone();
        let near = tried.into_iter().filter(|(mv, value)| *mv != best && *value > least);
        self.thought = Thought {
            values: self.values(&moves, value),
            depth,
            nodes: self.search.meter.nodes(),
            choices: std::iter::once((best.clone(), value)).chain(near).collect(),
            others: found
                .map(|other| Line {
                    values: self.values(&other.moves, other.value),
                    moves: other.moves,
                })
                .collect(),
            best,
            line: moves,
        };
    }

    /// What the line is worth to each seat.
    fn values(&self, line: &[P::Move], value: i32) -> Values {
        let thinker = self.thinker();
        let all = self.width == self.moves.len();
        let value = if all { value } else { value.max(-E::LIMIT) };
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
        let is_near = |turns: Option<u32>| turns.is_some_and(|turns| turns <= self.thought.depth);
        let seen = match Outlook::of::<P, E>(self.thought.values[self.thinker()]) {
            Outlook::Win { margin, turns } => margin == 1 && is_near(turns),
            // With more than two seats the others may not be as hostile as they are taken to be.
            Outlook::Loss { margin, turns } => {
                margin == 1 && is_near(turns) && self.question.position.seats() == 2
            }
            Outlook::About(_) => false,
        };
        seen || !self.search.judged
    }

    /// The last word. Where several moves are asked for, a depth that was broken off would have
    /// judged some of them less deeply than others, and does not count.
    fn conclude(mut self) -> Thought<P::Move> {
        let depth = self.thought.depth;
        if self.question.margin == 0 && self.question.lines <= 1 || depth == 0 {
            self.settle(depth);
        }
        self.search.meter.tell();
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
