//! How a move is carried out: any legal route is read, the canonical one is written.

use std::collections::HashSet;

use tabletier_core::words::billo as words;
use tabletier_core::{MoveError, Phrase, Position};

use super::movegen::{BilloStride, PawnStride, Sight, Stride, singles, turned};
use super::notation::{CLAIM, Route, Step};
use super::pieces::{Shape, Square, squares};
use super::position::{BilloMove, BilloPosition, Claim, Walk};

/// A piece on its way: where it stands, and what it has taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct State {
    pub(super) at: Square,
    pub(super) taken: u64,
}

/// A piece that is about to walk. Squares and sets are those of the board, not turned.
pub(super) struct Walker<'a> {
    position: &'a BilloPosition,
    sight: Sight,
    pub(super) shape: Shape,
    pub(super) from: Square,
    billo: bool,
}

impl Walker<'_> {
    /// The walker on a square, if the player to move has a piece of that shape there.
    pub(super) fn new(position: &BilloPosition, shape: Shape, from: Square) -> Option<Walker<'_>> {
        let there = position.board.pieces(position.turn, shape) & from.bit() != 0;
        let sight = position.sight();
        let billo = sight.is_billo(shape, turned(position.turn, from.bit()));
        there.then_some(Walker { position, sight, shape, from, billo })
    }

    pub(super) fn start(&self) -> State {
        State { at: self.from, taken: 0 }
    }

    fn turned(&self, set: u64) -> u64 {
        turned(self.position.turn, set)
    }

    /// The squares to which one step can lead.
    pub(super) fn near(&self, at: Square) -> u64 {
        let at = self.turned(at.bit());
        self.turned(if self.billo { BilloStride::steps(at) } else { PawnStride::steps(at) })
    }

    pub(super) fn is_empty(&self, square: Square) -> bool {
        self.turned(self.sight.empty()) & square.bit() != 0
    }

    fn bridges(&self) -> u64 {
        self.turned(self.sight.bridges_of(self.shape, self.turned(self.from.bit())))
    }

    fn prey(&self) -> u64 {
        self.turned(self.sight.prey(self.shape, self.billo))
    }

    /// The steps that lead on to other pieces, in byte order of their texts.
    pub(super) fn steps(&self, state: State) -> Vec<(Step, State)> {
        let near = self.near(state.at);
        let joins = text_order(near & self.bridges()).map(|to| (Step { takes: false, to }, 0));
        let takes = text_order(near & self.prey() & !state.taken)
            .map(|to| (Step { takes: true, to }, to.bit()));
        joins
            .chain(takes)
            .map(|(step, taken)| (step, State { at: step.to, taken: state.taken | taken }))
            .collect()
    }

    /// The empty squares on which the walk may end from here, in byte order.
    pub(super) fn last_steps(&self, state: State) -> impl Iterator<Item = Square> + use<> {
        let allowed = state.taken == 0 && (state.at == self.from || self.position.rules.glide);
        let empty = self.turned(self.sight.empty());
        text_order(if allowed { self.near(state.at) & empty } else { 0 })
    }

    /// The ends of all legal walks of this piece.
    pub(super) fn goals(&self) -> HashSet<State> {
        let mut goals = HashSet::new();
        if self.position.over().is_some() {
            return goals;
        }
        let legal = self.position.legal();
        let from = self.turned(self.from.bit());
        let mut add = |stops: u64, taken: u64| {
            let taken = self.turned(taken);
            goals.extend(squares(self.turned(stops)).map(|at| State { at, taken }));
        };
        // Of several Billos that come back only one is listed. This may be another of them: so
        // its captures are asked for afresh, and are legal if pieces of its rank may take that.
        let listed: HashSet<(u64, u16)> =
            legal.captures.iter().map(|bundle| (bundle.taken, bundle.weight & 1)).collect();
        let may_take = |taken| listed.contains(&(taken, u16::from(self.billo)));
        let mut visit = |taken, stops| {
            if may_take(taken) {
                add(stops, taken);
            }
        };
        if self.billo {
            self.sight.captures_of::<BilloStride>(self.shape, from, &mut visit);
        } else {
            self.sight.captures_of::<PawnStride>(self.shape, from, &mut visit);
        }
        if legal.quiet {
            let stops = if self.billo {
                self.sight.quiet_of::<BilloStride>(self.shape, from)
            } else {
                self.sight.quiet_of::<PawnStride>(self.shape, from)
            };
            add(stops, 0);
        }
        goals
    }

    /// The canonical way from a state to a goal: fewest steps, then the smallest text.
    pub(super) fn way(&self, start: State, goal: State) -> Option<Vec<Step>> {
        let ways = self.explore(start, &[], goal.taken, |state| state == goal);
        ways.to(goal)
    }

    /// Looks for ways from a state until one ends well. States in `avoided` are not passed, and
    /// nothing is taken but what is among `prey`.
    ///
    /// Breadth first, and within a breadth in byte order: the first way found to a state is the
    /// one with the fewest steps and among these the smallest text.
    pub(super) fn explore(
        &self,
        start: State,
        avoided: &[State],
        prey: u64,
        ends_well: impl Fn(State) -> bool,
    ) -> Ways {
        let mut ways = Ways { reached: Vec::new(), known: avoided.iter().copied().collect() };
        ways.known.insert(start);
        let mut from = None;
        loop {
            let state = from.map_or(start, |i: usize| ways.reached[i].state);
            for (step, after, last) in self.onward(state, prey) {
                if ways.known.insert(after) {
                    ways.reached.push(Reached { state: after, step, from, last });
                    if ends_well(after) {
                        return ways;
                    }
                }
            }
            let mut next = from.map_or(0, |i| i + 1);
            while ways.reached.get(next).is_some_and(|reached| reached.last) {
                next += 1;
            }
            if next >= ways.reached.len() {
                return ways;
            }
            from = Some(next);
        }
    }

    /// The steps from a state in byte order, where they lead, and whether the walk ends there.
    fn onward(&self, state: State, prey: u64) -> Vec<(Step, State, bool)> {
        let steps = self.steps(state).into_iter().filter(|(_, after)| after.taken & !prey == 0);
        let last = self
            .last_steps(state)
            .map(|to| (Step { takes: false, to }, State { at: to, taken: 0 }, true));
        let key = |step: &Step| (step.takes, step.to.column(), step.to.row());
        let mut onward: Vec<(Step, State, bool)> = Vec::new();
        for next in steps.map(|(step, after)| (step, after, false)).chain(last) {
            let place = onward.partition_point(|other| key(&other.0) <= key(&next.0));
            onward.insert(place, next);
        }
        onward
    }

    /// Why a step, perhaps the first or the last of its route, is not allowed, or what it leads to.
    pub(super) fn step(
        &self,
        state: State,
        step: Step,
        first: bool,
        last: bool,
    ) -> Result<State, &'static Phrase> {
        let to = step.to.bit();
        if self.near(state.at) & to == 0 {
            return Err(match (self.billo, self.near(state.at)) {
                (true, _) => &words::REFUSED_BILLO_STEP,
                (false, 0) => &words::REFUSED_FAR_ROW,
                (false, _) => &words::REFUSED_PAWN_STEP,
            });
        }
        if let Some((wanted, after)) = self.steps(state).into_iter().find(|(s, _)| s.to == step.to)
        {
            return match (wanted.takes, step.takes) {
                (true, false) => Err(&words::REFUSED_WRITE_X),
                (false, true) => Err(&words::REFUSED_NOTHING_TO_TAKE),
                _ => Ok(after),
            };
        }
        // The walker has left its square, and so have the pieces it took.
        let content = self.position.board.content(step.to);
        let gone = step.to == self.from || state.taken & to != 0;
        let Some(content) = content.filter(|_| !gone) else {
            return match (step.takes, state.taken, first) {
                (true, _, _) => Err(&words::REFUSED_NOTHING_TO_TAKE),
                (_, 1.., _) => Err(&words::REFUSED_EMPTY_AFTER_CAPTURE),
                _ if step.to == self.from => Err(&words::REFUSED_NO_EFFECT),
                _ if !last => Err(&words::REFUSED_EMPTY_ENDS),
                (_, _, false) if !self.position.rules.glide => Err(&words::REFUSED_GLIDE),
                _ => Ok(State { at: step.to, taken: 0 }),
            };
        };
        Err(if content.round.is_some() && content.square.is_some() {
            &words::REFUSED_COMPOSITE
        } else if content.rank(self.shape).is_some() {
            &words::REFUSED_SAME_SHAPE
        } else if self.billo {
            &words::REFUSED_BILLO_PREY
        } else {
            &words::REFUSED_PAWN_PREY
        })
    }

    /// Where a written route leads.
    fn follow(&self, steps: &[Step]) -> Result<State, &'static Phrase> {
        let mut state = self.start();
        for (i, &step) in steps.iter().enumerate() {
            state = self.step(state, step, i == 0, i + 1 == steps.len())?;
        }
        if state == self.start() { Err(&words::REFUSED_NO_EFFECT) } else { Ok(state) }
    }
}

/// The states that were reached from a start, in the order of their ways.
pub(super) struct Ways {
    reached: Vec<Reached>,
    known: HashSet<State>,
}

/// A state, and the last step of the way to it.
struct Reached {
    state: State,
    step: Step,
    /// The place of the state before; `None` if that was the start.
    from: Option<usize>,
    /// The walk ends here.
    last: bool,
}

impl Ways {
    /// The way to a state, if it was reached.
    pub(super) fn to(&self, state: State) -> Option<Vec<Step>> {
        let mut at = Some(self.reached.iter().position(|reached| reached.state == state)?);
        let mut steps = Vec::new();
        while let Some(i) = at {
            steps.push(self.reached[i].step);
            at = self.reached[i].from;
        }
        steps.reverse();
        Some(steps)
    }

    /// The states, nearest first.
    pub(super) fn states(&self) -> impl Iterator<Item = State> {
        self.reached.iter().map(|reached| reached.state)
    }
}

/// The squares of a set in byte order of their names: by column, then by row.
fn text_order(set: u64) -> impl Iterator<Item = Square> {
    let all = (0..8).flat_map(|column| (0..8).map(move |row| Square::at(column, row)));
    all.filter(move |square| set & square.bit() != 0)
}

pub(super) fn read_move(position: &BilloPosition, text: &str) -> Result<BilloMove, MoveError> {
    let illegal = |why| MoveError::illegal(text, why);
    if text == CLAIM {
        return match (position.over(), position.claim) {
            (Some(_), _) => Err(illegal(&words::REFUSED_OVER)),
            (None, Claim::Open(_)) => Ok(BilloMove::Claim),
            (None, _) => Err(illegal(&words::REFUSED_NOTHING_TO_CLAIM)),
        };
    }
    let route: Route = text.parse()?;
    if position.over().is_some() {
        return Err(illegal(&words::REFUSED_OVER));
    }
    let walker = Walker::new(position, route.shape, route.from)
        .ok_or_else(|| illegal(no_walker(position, route.from)))?;
    let end = walker.follow(&route.steps).map_err(illegal)?;
    listed(position, &walker, end).ok_or_else(|| illegal(neglected(position, &walker, end)))
}

/// Why there is no walker on a square.
pub(super) fn no_walker(position: &BilloPosition, from: Square) -> &'static Phrase {
    match position.board.content(from) {
        Some(content) if content.colour != position.turn => &words::REFUSED_NOT_YOURS,
        _ => &words::REFUSED_NO_PIECE,
    }
}

/// The listed move that does the same as this walk.
fn listed(position: &BilloPosition, walker: &Walker<'_>, end: State) -> Option<BilloMove> {
    let comes_back = end.at == walker.from;
    position.moves().into_iter().find(|mv| match mv {
        BilloMove::Claim => false,
        BilloMove::Walk(walk) => {
            let same_piece = walk.from == walker.from && walk.to == end.at;
            let same_return = comes_back && walk.from == walk.to;
            walk.shape == walker.shape && walk.taken == end.taken && (same_piece || same_return)
        }
    })
}

/// Which part of the obligation to capture a walk neglects.
pub(super) fn neglected(
    position: &BilloPosition,
    walker: &Walker<'_>,
    end: State,
) -> &'static Phrase {
    let heaviest = position.legal().captures.iter().map(|bundle| bundle.weight).max().unwrap_or(0);
    let billos = position.board.billos(walker.shape.other());
    match end.taken {
        0 => &words::REFUSED_MUST_CAPTURE,
        taken if taken.count_ones() < u32::from(heaviest >> 8) => &words::REFUSED_MORE_PIECES,
        taken if (taken & billos).count_ones() < u32::from(heaviest >> 1 & 0x7f) => {
            &words::REFUSED_MORE_BILLOS
        }
        _ => &words::REFUSED_WITH_BILLO,
    }
}

pub(super) fn write_walk(position: &BilloPosition, walk: &Walk) -> String {
    let route = |from: Square| {
        let walker = Walker::new(position, walk.shape, from)?;
        let to = if walk.from == walk.to { from } else { walk.to };
        let steps = walker.way(walker.start(), State { at: to, taken: walk.taken })?;
        Some(Route { shape: walk.shape, from, steps })
    };
    if walk.from != walk.to {
        return route(walk.from).expect("a legal move has a route").to_string();
    }
    // Whichever Billo comes back, the board is the same: the shortest way counts for all.
    let billos =
        position.board.pieces(position.turn, walk.shape) & position.board.billos(walk.shape);
    singles(billos)
        .filter_map(|billo| route(Square::only(billo)))
        .map(|route| (route.steps.len(), route.to_string()))
        .min()
        .expect("a legal move has a route")
        .1
}
