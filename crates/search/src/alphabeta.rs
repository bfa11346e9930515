//! Principal variation search: looking so many turns ahead with every move that matters.
//!
//! It is written for two sides: the *thinker*, and all others, who are taken to play against him.
//! With two seats that is the truth; with more it is the cautious (paranoid) view, which allows
//! the same cuts. Turns need not alternate: a value changes its sign only where the side changes.

use tabletier_core::{Evaluator, Outcome, Position, Seat};

use crate::Question;
use crate::limits::{Meter, Stopped};
use crate::lines::Lines;
use crate::order::{Candidate, Lore, Slate};
use crate::path::Path;
use crate::table::{Bound, Entry, Table};
use crate::value::{Certain, Window};

/// A search under way.
pub(crate) struct Search<'a, P: Position, E: Evaluator<P>> {
    pub(crate) evaluator: &'a E,
    pub(crate) table: &'a Table,
    pub(crate) meter: Meter<'a>,
    /// How many turns beyond the depth noisy moves are followed.
    noisy: u32,
    /// Whether a value has to be that of the position and the depth alone.
    exact: bool,
    pub(crate) lore: Lore,
    /// Whether some position was judged before the game was over in it.
    pub(crate) judged: bool,
    thinker: Seat,
    /// Values depend on who thinks where more than two play; keys must, too.
    salt: u64,
    path: Path,
    /// Buffers for the moves of each ply.
    pub(crate) slates: Vec<Slate<P::Move>>,
    pub(crate) lines: Lines<P::Move>,
}

impl<'a, P: Position, E: Evaluator<P>> Search<'a, P, E> {
    pub(crate) fn new(
        question: &Question<'a, P, E>,
        table: &'a Table,
        meter: Meter<'a>,
    ) -> Search<'a, P, E> {
        let Question { position: root, history, evaluator, noisy, exact, .. } = *question;
        let thinker = root.seat();
        Search {
            evaluator,
            table,
            meter,
            noisy,
            exact,
            lore: Lore::new(),
            judged: false,
            thinker,
            salt: if root.seats() > 2 { !(thinker.index() as u64) } else { 0 },
            path: Path::new(root, history),
            slates: Vec::new(),
            lines: Lines::default(),
        }
    }

    pub(crate) fn key(&self, position: &P) -> u64 {
        position.key() ^ self.salt
    }

    /// What a move is worth to the side that plays it at `ply`.
    pub(crate) fn value_of(
        &mut self,
        position: &P,
        mv: &P::Move,
        look: Look,
        window: Window,
        ply: usize,
    ) -> Result<i32, Stopped> {
        let next = position.after(mv);
        self.path.push(position, mv, &next);
        let flips = (position.seat() == self.thinker) != (next.seat() == self.thinker);
        let mut ahead = |depth: Depth, window: Window| {
            self.meter.enter()?;
            Ok(if flips {
                -self.visit(&next, depth, window.flip(), ply + 1)?
            } else {
                self.visit(&next, depth, window, ply + 1)?
            })
        };
        let value = if look.first {
            ahead(look.depth, window)?
        } else {
            // Is it worth more than the lower end at all? It hardly is, if it comes late: then
            // looking less far may do.
            let narrow = Window::above(window.low);
            let mut value = narrow.high;
            if look.less > 0 {
                value = ahead(look.depth.less(look.less), narrow)?;
            }
            if value > window.low {
                value = ahead(look.depth, narrow)?;
            }
            if value > window.low && value < window.high {
                value = ahead(look.depth, window)?;
            }
            value
        };
        self.path.pop();
        Ok(value)
    }

    /// What a position is worth to the side to move. Inside the window that is exact; beyond an
    /// end of it the truth lies beyond the answer, too.
    fn visit(
        &mut self,
        position: &P,
        depth: Depth,
        window: Window,
        ply: usize,
    ) -> Result<i32, Stopped> {
        if window.is_open() {
            self.lines.clear(ply);
        }
        if self.path.drawn(position) {
            // It rests on the way here: elsewhere the same position may be worth something else.
            self.judged = true;
            return Ok(position.outcome().map_or(0, |outcome| self.end(position, &outcome, ply)));
        }
        let (least, most) = self.certain(position, ply);
        if least == most || least >= window.high {
            return Ok(least);
        }
        if most <= window.low {
            return Ok(most);
        }
        let value = match depth {
            Depth::Full(0) => self.visit_noisy(position, self.noisy, window, ply),
            Depth::Full(depth) => self.visit_all(position, depth, window, ply),
            Depth::Noisy(left) => self.visit_noisy(position, left, window, ply),
        }?;
        Ok(value.clamp(least, most))
    }

    /// Looks at every move.
    fn visit_all(
        &mut self,
        position: &P,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> Result<i32, Stopped> {
        let key = self.key(position);
        let known = self.table.get(key);
        if let Some(entry) = known
            && let Some(value) = self.answers(position, entry, depth, window, ply)
        {
            return Ok(value);
        }
        let mut slate = self.list(position, self.evaluator.width(depth), ply)?;
        if slate.is_empty() {
            self.slates[ply] = slate;
            return Ok(self.over(position, ply));
        }
        let best = known.and_then(|entry| entry.best);
        let judged = std::mem::take(&mut self.judged);
        self.lore.queue(&mut slate, position, self.evaluator, ply, best);
        let mut found =
            self.try_moves(position, &mut slate, Depth::Full(depth - 1), window, ply)?;
        if slate.is_narrowed() {
            // Nothing is certain, least of all a loss, while there are moves that nobody looked at.
            self.judged = true;
            found.value = found.value.max(-E::LIMIT);
        }
        if found.value >= window.high {
            self.lore.refuted(&slate, position.seat(), ply, depth);
        }
        self.slates[ply] = slate;
        let bound = if found.value >= window.high {
            Bound::AtLeast
        } else if found.value > window.low {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        // Where everything fails, no move is better than another: better keep the old one.
        let best = if bound == Bound::AtMost { best } else { Some(found.place) };
        let value = Certain::<P, E>::from_there(found.value, ply);
        let sure = !self.judged;
        self.judged |= judged;
        self.table.put(key, Entry { value, bound, depth, sure, best });
        Ok(found.value)
    }

    /// The value, if the table knows enough.
    ///
    /// What rests on no judgement is true at any depth, and so is a certain end, unless the house
    /// may call a draw before it is reached on this way. Where values are to be exact only an entry
    /// of the very same depth is taken, so that a value depends on the position and the depth
    /// alone (house rules apart). Where a line has to be found, none.
    fn answers(
        &mut self,
        position: &P,
        entry: Entry,
        depth: u32,
        window: Window,
        ply: usize,
    ) -> Option<i32> {
        if window.is_open() {
            return None;
        }
        let end = Certain::<P, E>::end(entry.value);
        // Only where all wins are alike does the value tell how long it takes to get there.
        let turns = end.filter(|&(margin, _)| margin == 1).map_or(u32::MAX, |(_, turns)| turns);
        let holds = self.path.allows(position, turns);
        let sure = entry.sure && holds;
        let fits = if self.exact { entry.depth == depth } else { entry.depth >= depth || sure };
        if !fits || end.is_some() && !holds {
            return None;
        }
        let value = Certain::<P, E>::from_root(entry.value, ply);
        let enough = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= window.high,
            Bound::AtMost => value <= window.low,
        };
        self.judged |= enough && !sure;
        enough.then_some(value)
    }

    /// Plays the queued moves one after the other, until one is too good to be allowed.
    pub(crate) fn try_moves(
        &mut self,
        position: &P,
        slate: &mut Slate<P::Move>,
        depth: Depth,
        mut window: Window,
        ply: usize,
    ) -> Result<Found, Stopped> {
        let mut best = Found { value: -crate::value::INFINITE, place: 0 };
        let mut tried = 0;
        while let Some(pick) = slate.next() {
            let Candidate { mv, place, .. } = slate.at(pick.index);
            let look = Look::new(depth, tried, self.less(depth, tried, pick.plain));
            let value = self.value_of(position, mv, look, window, ply)?;
            tried += 1;
            if value > best.value {
                best = Found { value, place: *place };
                if value > window.low && value < window.high && window.is_open() {
                    self.lines.extend(ply, mv);
                }
                if value >= window.high {
                    break;
                }
                window = window.raise(value);
            }
        }
        Ok(best)
    }

    /// How many turns less to look ahead, at first, with a move that comes after `tried` others.
    pub(crate) fn less(&self, depth: Depth, tried: usize, plain: bool) -> u32 {
        match depth {
            Depth::Full(depth) if plain && !self.exact => {
                self.evaluator.reduction(depth + 1, tried).min(depth)
            }
            _ => 0,
        }
    }

    /// Lists the `width` most promising moves of a position in the buffers of its ply.
    pub(crate) fn list(
        &mut self,
        position: &P,
        width: usize,
        ply: usize,
    ) -> Result<Slate<P::Move>, Stopped> {
        if self.slates.len() <= ply {
            self.slates.resize_with(ply + 1, Slate::default);
        }
        let mut slate = std::mem::take(&mut self.slates[ply]);
        slate.list(position, self.evaluator, width, &mut self.meter)?;
        Ok(slate)
    }

    /// What a position without moves is worth to the side to move.
    fn over(&self, position: &P, ply: usize) -> i32 {
        let outcome = position.outcome();
        debug_assert!(outcome.is_some(), "no move, but no outcome either: {position}");
        outcome.map_or(0, |outcome| self.end(position, &outcome, ply))
    }

    pub(crate) fn end(&self, position: &P, outcome: &Outcome, ply: usize) -> i32 {
        self.to_mover(position, E::end(outcome, ply as u32)[self.thinker])
    }

    /// Between which values the end certainly lies for the side to move.
    fn certain(&self, position: &P, ply: usize) -> (i32, i32) {
        let (least, most) = self.evaluator.certain(position, self.thinker, ply as u32);
        if position.seat() == self.thinker { (least, most) } else { (-most, -least) }
    }

    pub(crate) fn judge(&mut self, position: &P) -> i32 {
        self.judged = true;
        self.to_mover(position, self.evaluator.values(position)[self.thinker])
    }

    fn to_mover(&self, position: &P, to_thinker: i32) -> i32 {
        if position.seat() == self.thinker { to_thinker } else { -to_thinker }
    }
}

/// How much further to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// So many turns with every move, then the noisy ones.
    Full(u32),
    /// At most so many turns, with noisy moves only.
    Noisy(u32),
}

impl Depth {
    fn less(self, turns: u32) -> Depth {
        match self {
            Depth::Full(depth) => Depth::Full(depth.saturating_sub(turns)),
            noisy => noisy,
        }
    }
}

/// In which manner to look at a move.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    /// How far to look after it.
    depth: Depth,
    /// It is the first: the whole window is searched at once.
    first: bool,
    /// How many turns less to look, at first.
    less: u32,
}

impl Look {
    pub(crate) fn new(depth: Depth, tried: usize, less: u32) -> Look {
        Look { depth, first: tried == 0, less }
    }
}

pub(crate) struct Found {
    pub(crate) value: i32,
    /// Of the best move, in the order of generation.
    pub(crate) place: u32,
}
