//! Playing by hand: sticks from place to place, the side of a divided cell, the pawn, its way.
//!
//! Sticks and places are clicked by their names, cells by theirs in the plan as it then lies. Only
//! what can still become a legal turn is offered.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use tabletier_core::words::batons as words;
use tabletier_core::{Gesture, Position, Target, TextError};

use super::change::Change;
pub(super) use super::clicks::clicks;
use super::lattice::Stick;
use super::pawns::{Ground, Stand};
use super::plan::{CellSet, bits};
use super::position::BatonsPosition;

/// The name for clicks of the spare stick.
pub(super) const SPARE: &str = "spare";

/// A turn being carried out.
pub(super) struct Hand<'a> {
    position: &'a BatonsPosition,
    /// The changes of the plan that legal turns make: sticks taken and laid.
    changes: Vec<[[Stick; 2]; 2]>,
    bars_locks: bool,
    /// From where, if not from beside the plan, and whereto.
    pub(super) moved: Vec<(Option<Stick>, Stick)>,
    /// A stick that was taken and not yet put.
    pub(super) held: Option<Option<Stick>>,
    /// The plan after the sticks, where it is one of a legal turn.
    pub(super) change: Option<Change>,
    /// The choices for divided cells so far.
    pub(super) sides: Vec<usize>,
    /// The way of the pawn: where it starts, and then each cell clicked.
    pub(super) way: Vec<usize>,
}

impl<'a> Hand<'a> {
    pub(super) fn new(position: &'a BatonsPosition) -> Hand<'a> {
        let mut hand = Hand {
            position,
            changes: Vec::new(),
            bars_locks: position.bars_locks(),
            moved: Vec::new(),
            held: None,
            change: None,
            sides: Vec::new(),
            way: Vec::new(),
        };
        if position.over().is_none() {
            let mut changes = Vec::new();
            let _ = position.visit_plans(|plan| -> ControlFlow<()> {
                if plan.visit_moves(|_| ControlFlow::Break(())).is_break() {
                    changes.push([plan.taken, plan.laid]);
                }
                ControlFlow::Continue(())
            });
            hand.changes = changes;
            hand.settle();
        }
        hand
    }

    /// The hand after these clicks.
    pub(super) fn after(
        position: &'a BatonsPosition,
        clicks: &[Target],
    ) -> Result<Hand<'a>, TextError> {
        let mut hand = Hand::new(position);
        for click in clicks {
            if !hand.click(click.as_str()) {
                return Err(hand.gesture().refuse(click));
            }
        }
        Ok(hand)
    }

    /// The sticks taken from the plan and laid so far.
    pub(super) fn sticks(&self) -> (Vec<Stick>, Vec<Stick>) {
        let taken = self.moved.iter().filter_map(|(from, _)| *from).collect();
        (taken, self.moved.iter().map(|(_, to)| *to).collect())
    }

    /// Looks whether the sticks as they lie make a plan on which a pawn can move.
    fn settle(&mut self) {
        let (taken, laid) = self.sticks();
        let pair = |sticks: &[Stick]| {
            let mut pair = [Stick::NONE; 2];
            pair[..sticks.len()].copy_from_slice(sticks);
            pair.sort_unstable();
            pair
        };
        let known = self.changes.contains(&[pair(&taken), pair(&laid)]);
        self.change = if known { Change::new(self.position, &taken, &laid).ok() } else { None };
    }

    /// The places of sticks, or the spare as `None`, that may be taken next.
    fn takable(&self) -> BTreeSet<Option<Stick>> {
        let mut takable = BTreeSet::new();
        if self.held.is_some() || !self.sides.is_empty() || !self.way.is_empty() {
            return takable;
        }
        for change in &self.changes {
            takable.extend(self.onward(change).into_iter().flatten().map(|(from, _)| from));
        }
        takable
    }

    /// The places where the stick in the hand may be put.
    pub(super) fn places(&self) -> BTreeSet<Stick> {
        let Some(held) = self.held else { return BTreeSet::new() };
        let onward = self.changes.iter().filter_map(|change| self.onward(change)).flatten();
        // Collecting would bring a sort of its own into the web client.
        let mut places = BTreeSet::new();
        places.extend(onward.filter(|&(from, _)| from == held).map(|(_, to)| to));
        places
    }

    /// The ways of going on with a change of the plan: what is still to be taken, and where it may
    /// be put; `None` if the sticks moved so far do not belong to it.
    fn onward(&self, [taken, laid]: &[[Stick; 2]; 2]) -> Option<Vec<(Option<Stick>, Stick)>> {
        let some = |sticks: &[Stick; 2]| -> Vec<Stick> {
            sticks.iter().copied().filter(|&stick| stick != Stick::NONE).collect()
        };
        let mut places = some(laid);
        let mut sources: Vec<Option<Stick>> = some(taken).into_iter().map(Some).collect();
        sources.resize(places.len(), None);
        for (from, to) in &self.moved {
            sources.remove(sources.iter().position(|source| source == from)?);
            places.remove(places.iter().position(|place| place == to)?);
        }
        let pairs = sources.iter().flat_map(|&from| places.iter().map(move |&to| (from, to)));
        Some(pairs.collect())
    }

    /// The cells, in the plan after the sticks, that may be clicked next.
    fn cells(&self) -> CellSet {
        let Some(change) = self.change.as_ref().filter(|_| self.held.is_none()) else { return 0 };
        let placings = self.placings();
        let divided = change.homes.iter().enumerate().filter(|(_, home)| home.divided());
        if let Some((home, _)) = divided.clone().nth(self.sides.len()) {
            return placings.iter().fold(0, |cells, placing| cells | 1 << placing[home]);
        }
        let Some((ground, stand, at)) = self.pawn() else {
            let mine = placings.first().map_or(0, |placing| union(placing));
            let ground = change.ground(mine);
            return bits(mine)
                .filter(|&from| self.leads_on(&ground, mine, from))
                .fold(0, |cells, from| cells | 1 << from);
        };
        let over = self.way.len().is_multiple_of(2).then(|| self.way[self.way.len() - 1]);
        match over {
            // Landing after an enemy was clicked.
            Some(over) if self.jumping() => {
                let left = Stand { theirs: stand.theirs & !(1 << over), ..stand };
                bits(ground.landings(stand, at, over))
                    .filter(|&to| self.may_end(left, to) || self.jumps(&ground, left, to) != 0)
                    .fold(0, |cells, to| cells | 1 << to)
            }
            // A step was made.
            Some(_) => 0,
            None => {
                let steps = if self.way.len() == 1 { self.steps(&ground, stand, at) } else { 0 };
                steps | self.jumps(&ground, stand, at)
            }
        }
    }

    /// Every placing of the own pawns that agrees with the sides chosen and lets a pawn move.
    pub(super) fn placings(&self) -> Vec<Vec<usize>> {
        let Some(change) = &self.change else { return Vec::new() };
        let divided: Vec<usize> =
            (0..change.homes.len()).filter(|&home| change.homes[home].divided()).collect();
        let mut placings = change.placings();
        placings.retain(|placing| {
            let chosen =
                divided.iter().zip(&self.sides).all(|(&home, side)| placing[home] == *side);
            let mine = union(placing);
            let ground = change.ground(mine);
            chosen && bits(mine).any(|from| self.leads_on(&ground, mine, from))
        });
        placings
    }

    /// Whether a pawn's moves include a legal one.
    fn leads_on(&self, ground: &Ground, mine: CellSet, from: usize) -> bool {
        let stand = Stand { mine: mine & !(1 << from), theirs: ground.theirs };
        (self.steps(ground, stand, from) | self.jumps(ground, stand, from)) != 0
    }

    /// The cells to which a pawn may step.
    fn steps(&self, ground: &Ground, stand: Stand, from: usize) -> CellSet {
        bits(ground.steps(stand, from))
            .filter(|&to| self.may_end(stand, to))
            .fold(0, |cells, to| cells | 1 << to)
    }

    /// The enemies over which a pawn may jump.
    fn jumps(&self, ground: &Ground, stand: Stand, from: usize) -> CellSet {
        let leads = |over: &usize| {
            let left = Stand { theirs: stand.theirs & !(1 << over), ..stand };
            bits(ground.landings(stand, from, *over))
                .any(|to| self.may_end(left, to) || self.jumps(ground, left, to) != 0)
        };
        bits(stand.theirs).filter(leads).fold(0, |cells, over| cells | 1 << over)
    }

    /// Whether the turn may end with the pawn in this cell.
    fn may_end(&self, stand: Stand, at: usize) -> bool {
        let Some(change) = self.change.as_ref().filter(|_| self.bars_locks) else { return true };
        let mv = change.result(stand.mine | 1 << at, stand.theirs);
        self.position.after(&mv).has_move()
    }

    /// Whether the pawn on its way jumps.
    pub(super) fn jumping(&self) -> bool {
        let theirs = self.change.as_ref().map_or(0, |change| change.theirs);
        self.way.get(1).is_some_and(|over| theirs >> over & 1 == 1)
    }

    /// The pawn on its way: the ground, the other pawns and enemies left, and where it stands, or
    /// stood before an enemy was clicked.
    pub(super) fn pawn(&self) -> Option<(Ground, Stand, usize)> {
        let change = self.change.as_ref()?;
        let (&from, rest) = self.way.split_first()?;
        let mine = union(self.placings().first()?);
        let mut stand = Stand { mine: mine & !(1 << from), theirs: change.theirs };
        let mut at = from;
        for jump in rest.chunks_exact(2) {
            stand.theirs &= !(1 << jump[0]);
            at = jump[1];
        }
        Some((change.ground(mine), stand, at))
    }

    /// Takes a click; `false` if it was not offered.
    fn click(&mut self, name: &str) -> bool {
        if let Some(&from) = self.takable().iter().find(|from| self.source_name(**from) == name) {
            self.held = Some(from);
            return true;
        }
        let place = self.places().into_iter().find(|&to| self.position.stick_name(to) == name);
        if let (Some(to), Some(from)) = (place, self.held.take_if(|_| place.is_some())) {
            self.moved.push((from, to));
            self.settle();
            return true;
        }
        let cell = bits(self.cells()).find(|&cell| self.cell_name(cell) == name);
        let Some(cell) = cell else { return false };
        if self.sides.len() < self.divided() {
            self.sides.push(cell);
        } else {
            self.way.push(cell);
        }
        true
    }

    fn source_name(&self, from: Option<Stick>) -> String {
        from.map_or_else(|| SPARE.to_string(), |stick| self.position.stick_name(stick))
    }

    fn cell_name(&self, cell: usize) -> String {
        let change = self.change.as_ref().expect("cells are those of the plan after the sticks");
        self.position.triangle_name(change.plan.cells[cell].name)
    }

    pub(super) fn gesture(&self) -> Gesture {
        let mut next: Vec<Target> = self
            .takable()
            .into_iter()
            .map(|from| self.source_name(from))
            .chain(self.places().into_iter().map(|to| self.position.stick_name(to)))
            .map(Target::new)
            .collect();
        let cells = self.cells();
        next.extend(bits(cells).map(|cell| Target::new(self.cell_name(cell))));
        let done = self.done();
        let prompt = match (&done, self.way.len()) {
            _ if next.is_empty() && done.is_none() => &words::ASK_OVER,
            (Some(_), _) if next.is_empty() => &words::ASK_DONE,
            (Some(_), _) => &words::ASK_GO_ON,
            (None, 0) if self.held.is_some() => &words::ASK_PUT,
            (None, 0) if self.change.is_none() => &words::ASK_ANOTHER,
            (None, 0) if self.divided() > self.sides.len() => {
                match (self.divided(), self.sides.len()) {
                    (1, _) => &words::ASK_SIDE,
                    (_, 0) => &words::ASK_FIRST_SIDE,
                    _ => &words::ASK_OTHER_SIDE,
                }
            }
            (None, 0) if self.takable().is_empty() => &words::ASK_PAWN,
            (None, 0) => &words::ASK_CHOOSE,
            (None, 1) => &words::ASK_GO,
            (None, _) => &words::ASK_LAND,
        };
        Gesture { next, done, prompt }
    }

    /// How many own pawns have a side to choose. Two sticks divide two cells at most.
    pub(super) fn divided(&self) -> usize {
        let divided = |change: &Change| change.homes.iter().filter(|home| home.divided()).count();
        self.change.as_ref().map_or(0, divided)
    }

    /// The turn that was clicked, if it may end here.
    fn done(&self) -> Option<String> {
        let jumping = self.jumping();
        let whole = if jumping { self.way.len() % 2 == 1 } else { self.way.len() == 2 };
        if !whole || self.way.len() < 2 {
            return None;
        }
        let (_, stand, at) = self.pawn()?;
        let at = if jumping { at } else { self.way[1] };
        if !self.may_end(stand, at) {
            return None;
        }
        let change = self.change.as_ref()?;
        let name = |stick: Stick| self.position.stick_name(stick);
        let mut sticks: Vec<String> = (self.moved.iter())
            .map(|&(from, to)| match from {
                Some(from) => format!("{}>{}", name(from), name(to)),
                None => format!("+{}", name(to)),
            })
            .collect();
        sticks.sort_unstable();
        let before = self.position.plan();
        let divided = change.homes.iter().filter(|home| home.divided());
        let mut choices: Vec<String> = (divided.zip(&self.sides))
            .map(|(home, &side)| {
                let old = self.position.triangle_name(before.cells[home.old].name);
                format!("{old}@{}", self.cell_name(side))
            })
            .collect();
        choices.sort_unstable();
        let mut way = self.cell_name(self.way[0]);
        for (place, &cell) in self.way.iter().enumerate().skip(1) {
            way.push(if jumping && place % 2 == 1 { 'x' } else { '-' });
            way.push_str(&self.cell_name(cell));
        }
        let parts: Vec<String> = sticks.into_iter().chain(choices).chain([way]).collect();
        Some(parts.join(";"))
    }

    /// Where everybody stands in the plan as it now lies: own pawns that are placed, and enemies.
    pub(super) fn stand(&self) -> Option<Stand> {
        let change = self.change.as_ref()?;
        if let Some((_, stand, at)) = self.pawn() {
            let stepped = self.way.len() == 2 && !self.jumping();
            let at = if stepped { self.way[1] } else { at };
            return Some(Stand { mine: stand.mine | 1 << at, ..stand });
        }
        let placings = self.placings();
        // What every placing left has in common.
        let mine = placings.iter().fold(CellSet::MAX, |common, placing| common & union(placing));
        Some(Stand { mine, theirs: change.theirs })
    }

    /// The cells of divided pawns that are still to be placed.
    pub(super) fn open_sides(&self) -> CellSet {
        if !self.way.is_empty() {
            return 0;
        }
        let open = self.placings().iter().fold(0, |cells, placing| cells | union(placing));
        self.stand().map_or(0, |stand| open & !stand.mine)
    }
}

pub(super) fn union(placing: &[usize]) -> CellSet {
    placing.iter().fold(0, |cells, cell| cells | 1 << cell)
}

pub(super) fn gesture(position: &BatonsPosition, clicks: &[Target]) -> Result<Gesture, TextError> {
    Hand::after(position, clicks).map(|hand| hand.gesture())
}
