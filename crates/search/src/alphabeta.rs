//! Principal variation search: alpha-beta that searches all moves but the first with a null window.
//!
//! It is written for two sides: the seat to move at the root, and all others, who are taken to play
//! against it. With two seats that is the truth; with more it is the paranoid view, which allows
//! the same cutoffs. Turns need not alternate: a value changes its sign only where the side changes.

use tabletier_core::{Evaluator, Outcome, Position, Seat};

use crate::Request;
use crate::heuristics::Heuristics;
use crate::limits::{Meter, Stopped};
use crate::move_picker::{Candidate, MovePicker};
use crate::path::Path;
use crate::pv::PvTable;
use crate::transposition::{Bound, Entry, TranspositionTable};
use crate::value::{Certain, Window};

/// A search under way.
pub(crate) struct Search<'a, P: Position, E: Evaluator<P>> {
    pub(crate) evaluator: &'a E,
    pub(crate) tt: &'a TranspositionTable,
    pub(crate) meter: Meter<'a>,
    /// The most turns of a quiescence search.
    quiescence: u32,
    /// Whether a value has to be that of the position and the depth alone.
    exact: bool,
    pub(crate) heuristics: Heuristics,
    /// Whether some value rests on a static evaluation, or on anything else but the rules.
    pub(crate) evaluated: bool,
    /// Selective depth: the deepest ply so far.
    pub(crate) seldepth: u32,
    root_seat: Seat,
    /// Values depend on the root seat where more than two play; keys must, too.
    salt: u64,
    path: Path,
    /// The move picker of each ply.
    pub(crate) pickers: Vec<MovePicker<P::Move>>,
    pub(crate) pv: PvTable<P::Move>,
}

impl<'a, P: Position, E: Evaluator<P>> Search<'a, P, E> {
    pub(crate) fn new(
        request: &Request<'a, P, E>,
        tt: &'a TranspositionTable,
        meter: Meter<'a>,
    ) -> Search<'a, P, E> {
        let Request { position: root, history, evaluator, quiescence, exact, .. } = *request;
        let root_seat = root.seat();
        Search {
            evaluator,
            tt,
            meter,
            quiescence,
            exact,
            heuristics: Heuristics::new(),
            evaluated: false,
            seldepth: 0,
            root_seat,
            salt: if root.seats() > 2 { !(root_seat.index() as u64) } else { 0 },
            path: Path::new(root, history),
            pickers: Vec::new(),
            pv: PvTable::default(),
        }
    }

    pub(crate) fn key(&self, position: &P) -> u64 {
        position.key() ^ self.salt
    }

    /// Searches a move, and gives what it is worth to the side that plays it at `ply`.
    pub(crate) fn search_move(
        &mut self,
        position: &P,
        mv: &P::Move,
        how: MoveSearch,
        window: Window,
        ply: usize,
    ) -> Result<i32, Stopped> {
        let next = position.after(mv);
        self.path.push(position, mv, &next);
        let flips = (position.seat() == self.root_seat) != (next.seat() == self.root_seat);
        let mut ahead = |depth: Depth, window: Window| {
            self.meter.enter()?;
            Ok(if flips {
                -self.search(&next, depth, window.flip(), ply + 1)?
            } else {
                self.search(&next, depth, window, ply + 1)?
            })
        };
        let value = if how.first {
            ahead(how.depth, window)?
        } else {
            // The null window asks whether it raises alpha at all; a late move hardly does, so that
            // a reduced depth may do.
            let null = Window::null(window.alpha);
            let mut value = null.beta;
            if how.reduction > 0 {
                value = ahead(how.depth.reduced(how.reduction), null)?;
            }
            if value > window.alpha {
                value = ahead(how.depth, null)?;
            }
            if value > window.alpha && value < window.beta {
                value = ahead(how.depth, window)?;
            }
            value
        };
        self.path.pop();
        Ok(value)
    }

    /// What a position is worth to the side to move. Inside the window that is exact; beyond an
    /// end of it the truth lies beyond the answer, too.
    fn search(
        &mut self,
        position: &P,
        depth: Depth,
        window: Window,
        ply: usize,
    ) -> Result<i32, Stopped> {
        self.seldepth = self.seldepth.max(ply as u32);
        if window.is_pv() {
            self.pv.clear(ply);
        }
        if self.path.is_draw(position) {
            // It rests on the way here: elsewhere the same position may be worth something else.
            self.evaluated = true;
            return Ok(position.outcome().map_or(0, |outcome| self.end(position, &outcome, ply)));
        }
        let (lower, upper) = self.bounds(position, ply);
        if lower == upper || lower >= window.beta {
            return Ok(lower);
        }
        if upper <= window.alpha {
            return Ok(upper);
        }
        let value = match depth {
            Depth::Full(0) => self.quiescence(position, self.quiescence, window, ply),
            Depth::Full(depth) => self.search_full(position, depth, window, ply),
            Depth::Quiescence(left) => self.quiescence(position, left, window, ply),
        }?;
        Ok(value.clamp(lower, upper))
    }

    /// Searches every move, but for those that are pruned.
    fn search_full(
        &mut self,
        position: &P,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> Result<i32, Stopped> {
        let key = self.key(position);
        let entry = self.tt.probe(key);
        if let Some(entry) = entry
            && let Some(value) = self.tt_cutoff(position, entry, depth, window, ply)
        {
            return Ok(value);
        }
        let mut picker = self.generate(position, self.evaluator.move_count_limit(depth), ply)?;
        if picker.is_empty() {
            self.pickers[ply] = picker;
            return Ok(self.game_over(position, ply));
        }
        let tt_move = entry.and_then(|entry| entry.best);
        let evaluated = std::mem::take(&mut self.evaluated);
        self.heuristics.queue(&mut picker, position, self.evaluator, ply, tt_move);
        let mut best =
            self.search_moves(position, &mut picker, Depth::Full(depth - 1), window, ply)?;
        if picker.is_pruned() {
            // Nothing is certain, least of all a loss, while some moves were not searched.
            self.evaluated = true;
            best.value = best.value.max(-E::LIMIT);
        }
        if best.value >= window.beta {
            self.heuristics.beta_cutoff(&picker, position.seat(), ply, depth);
        }
        self.pickers[ply] = picker;
        let bound = if best.value >= window.beta {
            Bound::Lower
        } else if best.value > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        // Where all moves fail low, none is better than another: better keep the old one.
        let best_move = if bound == Bound::Upper { tt_move } else { Some(best.number) };
        let value = Certain::<P, E>::to_tt(best.value, ply);
        let proven = !self.evaluated;
        self.evaluated |= evaluated;
        self.tt.store(key, Entry { value, bound, depth, proven, best: best_move });
        Ok(best.value)
    }

    /// The value, if the entry of the transposition table allows a cutoff.
    ///
    /// What rests on no static evaluation is true at any depth, and so is a certain end, unless
    /// house rules may call a draw before it is reached on this way. Where values are to be exact only
    /// an entry of the very same depth is taken, so that a value depends on the position and the depth
    /// alone (house rules apart). In a PV node, where a variation has to be found, none is.
    fn tt_cutoff(
        &mut self,
        position: &P,
        entry: Entry,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> Option<i32> {
        if window.is_pv() {
            return None;
        }
        let end = Certain::<P, E>::end(entry.value);
        // Only where all wins are alike does the value tell how long it takes to get there.
        let turns = end.filter(|&(margin, _)| margin == 1).map_or(u32::MAX, |(_, turns)| turns);
        let holds = self.path.allows(position, turns);
        let proven = entry.proven && holds;
        let fits = if self.exact { entry.depth == depth } else { entry.depth >= depth || proven };
        if !fits || end.is_some() && !holds {
            return None;
        }
        let value = Certain::<P, E>::from_tt(entry.value, ply);
        let enough = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => value >= window.beta,
            Bound::Upper => value <= window.alpha,
        };
        self.evaluated |= enough && !proven;
        enough.then_some(value)
    }

    /// Searches the queued moves one after the other, until one causes a beta cutoff.
    pub(crate) fn search_moves(
        &mut self,
        position: &P,
        picker: &mut MovePicker<P::Move>,
        depth: Depth,
        mut window: Window,
        ply: usize,
    ) -> Result<Best, Stopped> {
        let mut best = Best { value: -crate::value::INFINITE, number: 0 };
        let mut tried = 0;
        while let Some(pick) = picker.next() {
            let Candidate { mv, number, .. } = picker.at(pick.index);
            let reduction = self.reduction(depth, tried, pick.reducible);
            let how = MoveSearch { depth, first: tried == 0, reduction };
            let value = self.search_move(position, mv, how, window, ply)?;
            tried += 1;
            if value > best.value {
                best = Best { value, number: *number };
                if value > window.alpha && value < window.beta && window.is_pv() {
                    self.pv.extend(ply, mv);
                }
                if value >= window.beta {
                    break;
                }
                window = window.raise_alpha(value);
            }
        }
        Ok(best)
    }

    /// The late move reduction of a move that comes after `tried` others.
    pub(crate) fn reduction(&self, depth: Depth, tried: usize, reducible: bool) -> u32 {
        match depth {
            Depth::Full(depth) if reducible && !self.exact => {
                self.evaluator.late_move_reduction(depth + 1, tried).min(depth)
            }
            _ => 0,
        }
    }

    /// Generates the moves of a position into the picker of its ply, and keeps the `limit` best.
    pub(crate) fn generate(
        &mut self,
        position: &P,
        limit: usize,
        ply: usize,
    ) -> Result<MovePicker<P::Move>, Stopped> {
        if self.pickers.len() <= ply {
            self.pickers.resize_with(ply + 1, MovePicker::default);
        }
        let mut picker = std::mem::take(&mut self.pickers[ply]);
        picker.generate(position, self.evaluator, limit, &mut self.meter)?;
        Ok(picker)
    }

    /// What a position without moves is worth to the side to move.
    fn game_over(&self, position: &P, ply: usize) -> i32 {
        let outcome = position.outcome();
        debug_assert!(outcome.is_some(), "no move, but no outcome either: {position}");
        outcome.map_or(0, |outcome| self.end(position, &outcome, ply))
    }

    pub(crate) fn end(&self, position: &P, outcome: &Outcome, ply: usize) -> i32 {
        self.to_mover(position, E::end(outcome, ply as u32)[self.root_seat])
    }

    /// The bounds of the true value for the side to move.
    fn bounds(&self, position: &P, ply: usize) -> (i32, i32) {
        let (lower, upper) = self.evaluator.bounds(position, self.root_seat, ply as u32);
        if position.seat() == self.root_seat { (lower, upper) } else { (-upper, -lower) }
    }

    /// The static evaluation for the side to move.
    pub(crate) fn evaluate(&mut self, position: &P) -> i32 {
        self.evaluated = true;
        self.to_mover(position, self.evaluator.evaluate(position)[self.root_seat])
    }

    fn to_mover(&self, position: &P, to_root: i32) -> i32 {
        if position.seat() == self.root_seat { to_root } else { -to_root }
    }
}

/// How much deeper to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// So many turns, then a quiescence search.
    Full(u32),
    /// A quiescence search of at most so many turns.
    Quiescence(u32),
}

impl Depth {
    fn reduced(self, turns: u32) -> Depth {
        match self {
            Depth::Full(depth) => Depth::Full(depth.saturating_sub(turns)),
            quiescence => quiescence,
        }
    }
}

/// How to search a move.
#[derive(Clone, Copy)]
pub(crate) struct MoveSearch {
    /// How deep to search after it.
    pub(crate) depth: Depth,
    /// It is the first: the whole window is searched at once.
    pub(crate) first: bool,
    /// The late move reduction.
    pub(crate) reduction: u32,
}

/// The best move of a node.
pub(crate) struct Best {
    pub(crate) value: i32,
    /// Its number in the order of generation.
    pub(crate) number: u32,
}
