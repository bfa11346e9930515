//! The first stage of a turn: which sticks may be moved where.
//!
//! Taking a stick merges the two faces beside it. Laying one stick between two points of the plan,
//! or two sticks that meet in a new point, divides a face: both are a *link*. A [`Builder`] knows
//! every link of a plan and what taking each stick asks for in return, so that few plans that are
//! not sound are tried; those it tries are settled by walking round the faces that changed.

use std::ops::ControlFlow;

use smallvec::SmallVec;

use super::lattice::{Point, Stick};
use super::links::{ANYWHERE, Faces, LinkSet, Links, Points, Regions};
use super::pawns::Ground;
use super::plan::{CELLS, CellSet, Darts, OUTSIDE, Plan, SLOTS, Slots, Table, bits};
use super::position::BatonsPosition;
use super::ring::{Fresh, LAID, Ring};

/// The number of the new point in which two laid sticks meet.
const NEW_POINT: u8 = 31;

/// Sticks taken off the plan, and what that asks of the sticks laid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    sticks: [Stick; 2],
    count: usize,
    darts: Darts,
    /// The faces beside them.
    faces: Faces,
    /// The point that is left without sticks.
    gone: Points,
    /// Sets of points of which the links must touch each: parts that would else hang loose.
    loose: [Points; 4],
    /// Sets of links of each of which one is needed, to touch a loose part or to shut in a pawn
    /// whose cell was opened to the outside: as far as they are of one stick,
    holding: [u64; 6],
    /// and those that are in all of them.
    alone: LinkSet,
    /// Merged faces, and how many links each needs so that every pawn has a cell.
    crowded: [(Faces, u32); 2],
}

impl Taken {
    /// Takes note of sets of links of each of which one is needed.
    fn hold(&mut self, place: usize, sets: &[LinkSet]) {
        for (holding, set) in self.holding[place..].iter_mut().zip(sets) {
            *holding = set.0[0];
            self.alone.keep(set);
        }
    }
}

/// All that is known of a plan before its sticks are moved.
pub(super) struct Builder {
    plan: Plan,
    ring: Ring,
    ground: Ground,
    mine: CellSet,
    spare: bool,
    /// The sticks that touch no enemy.
    movable: Slots,
    /// By slot, what hangs loose when that stick is taken.
    loose: [[Points; 2]; SLOTS],
    /// Which points a stick joins to each point.
    joined: [Points; SLOTS],
    /// By slot, the links that touch each of them.
    holding: [[LinkSet; 2]; SLOTS],
    links: Links,
    regions: Regions,
    rebuilt: Rebuilt,
    buffer: Layings,
}

/// What is laid in a turn: one link or two, by their places in the list.
pub(super) type Laying = (u16, Option<u16>);
/// What can be laid after sticks were taken.
pub(super) type Layings = Vec<Laying>;

/// A sound plan after the first stage of a turn, ready for the second.
#[derive(Clone, Debug)]
pub struct Rebuilt {
    pub(super) taken: [Stick; 2],
    pub(super) laid: [Stick; 2],
    /// The cells and who may stand where.
    pub(super) ground: Ground,
    /// The position before, where a turn may not lock the enemy.
    pub(super) barring: Option<BatonsPosition>,
}

const NOTHING: [Stick; 2] = [Stick::NONE; 2];

impl Builder {
    pub(super) fn new(position: &BatonsPosition) -> Builder {
        let plan = position.plan();
        let regions = plan.regions();
        let (mine, theirs) = (position.mine(), position.theirs());
        let ring = Ring::new(&plan);
        let mut ground = Ground::of(&plan, mine, theirs);
        (0..plan.cells.len()).for_each(|cell| ground.surround(cell, ring.around(cell)));
        let touched = bits(theirs).fold(0, |sides, cell| sides | plan.cells[cell].sides());
        let movable = ((1_u64 << plan.sticks.len()) - 1) as Slots & !touched;
        let mut joined = [0; SLOTS];
        for stick in plan.sticks.iter() {
            let [one, other] = [stick.tail(), stick.head()].map(|end| plan.ids[end.index()]);
            joined[usize::from(one)] |= 1 << other;
            joined[usize::from(other)] |= 1 << one;
        }
        let links = Links::new(&plan, &ring, &regions, theirs);
        let barring = position.bars_locks().then_some(*position);
        let rebuilt = Rebuilt { taken: NOTHING, laid: NOTHING, ground: ground.clone(), barring };
        let mut builder = Builder {
            plan,
            ring,
            ground,
            mine,
            spare: position.spare(),
            movable,
            loose: [[ANYWHERE; 2]; SLOTS],
            joined,
            holding: [[LinkSet::ALL; 2]; SLOTS],
            links,
            regions,
            rebuilt,
            buffer: Layings::new(),
        };
        for slot in bits(movable) {
            let stick = builder.plan.sticks[slot];
            let loose = builder.hanging(stick.tail(), stick.head(), stick, 0);
            builder.holding[slot] = loose.map(|part| builder.links.touching(part));
            builder.loose[slot] = loose;
        }
        builder
    }

    /// What hangs loose at both ends of a way that is taken from between two points, by which the
    /// plan was sound: the points that no longer hang on by two. `stick` is part of the way, `gone`
    /// the points it passed.
    fn hanging(&self, from: Point, to: Point, stick: Stick, gone: Points) -> [Points; 2] {
        let (from, to) = (self.plan.point(from), self.plan.point(to));
        let [left, right] = self.ring.darts(&self.plan, stick).map(|dart| self.ring.corners(dart));
        // Where the two faces meet apart from the way, the plan hangs together by that point alone.
        let hinges = left & right & !(from | to | gone);
        if hinges == 0 {
            return [ANYWHERE; 2];
        }
        [(from, to), (to, from)].map(|(near, far)| self.reach(near, far | gone, hinges))
    }

    /// The points that can be reached from a point without passing a hinge, or going `barred`.
    fn reach(&self, from: Points, barred: Points, hinges: Points) -> Points {
        let mut reached = from;
        let mut fresh = from;
        while fresh != 0 {
            let next = bits(fresh).fold(0, |next, point| next | self.joined[point]);
            fresh = next & !(reached | barred | hinges);
            reached |= fresh;
        }
        reached
    }

    /// The faces on both sides of a stick.
    fn beside(&self, slot: usize) -> Faces {
        1 << self.plan.sides[slot] | 1 << self.plan.sides[slot + SLOTS]
    }

    /// What taking these sticks means.
    pub(super) fn take(&self, slots: &[usize]) -> Taken {
        let mut taken = Taken {
            sticks: NOTHING,
            count: slots.len(),
            darts: 0,
            faces: 0,
            gone: 0,
            loose: [ANYWHERE; 4],
            holding: [u64::MAX; 6],
            alone: LinkSet::ALL,
            crowded: [(0, 0); 2],
        };
        for (&slot, stick) in slots.iter().zip(&mut taken.sticks) {
            *stick = self.plan.sticks[slot];
            let [one, other] = self.ring.darts(&self.plan, *stick);
            taken.darts |= 1 << one | 1 << other;
            taken.faces |= self.beside(slot);
        }
        match *slots {
            [slot] => {
                taken.loose[..2].copy_from_slice(&self.loose[slot]);
                taken.hold(0, &self.holding[slot]);
                taken.crowded[0] = self.crowd(self.beside(slot));
            }
            [one, other] => {
                let groups = [self.beside(one), self.beside(other)];
                taken.crowded = if groups[0] & groups[1] == 0 {
                    groups.map(|group| self.crowd(group))
                } else {
                    [self.crowd(groups[0] | groups[1]), (0, 0)]
                };
                match self.lost(taken.sticks) {
                    Some((middle, [from, to])) => {
                        taken.gone = self.plan.point(middle);
                        let hanging = self.hanging(from, to, taken.sticks[0], taken.gone);
                        taken.loose[..2].copy_from_slice(&hanging);
                        taken.hold(0, &hanging.map(|part| self.links.touching(part)));
                    }
                    None => {
                        taken.loose[..2].copy_from_slice(&self.loose[one]);
                        taken.loose[2..].copy_from_slice(&self.loose[other]);
                        taken.hold(0, &self.holding[one]);
                        taken.hold(2, &self.holding[other]);
                    }
                }
            }
            _ => {}
        }
        for (place, &slot) in slots.iter().enumerate() {
            if let Some(shutting) = self.shutting(slot, slots) {
                taken.hold(4 + place, &[shutting]);
            }
        }
        taken
    }

    /// The links of which one is needed if taking a stick opens a pawn's cell to the outside: those
    /// that shut the opening, and those within the cell or one merged with it.
    fn shutting(&self, slot: usize, slots: &[usize]) -> Option<LinkSet> {
        let outside: Faces = 1 << OUTSIDE;
        let opened = self.beside(slot);
        if opened & outside == 0 {
            return None;
        }
        let mut cells = opened & !outside;
        for &other in slots {
            let beside = self.beside(other);
            if beside & outside == 0 && beside & cells != 0 {
                cells |= beside;
            }
        }
        if cells & u32::from(self.mine) == 0 {
            return None;
        }
        let darts = self.ring.darts(&self.plan, self.plan.sticks[slot]);
        let outer = darts.into_iter().find(|dart| self.ring.around(OUTSIDE) >> dart & 1 == 1)?;
        let mut shutting = self.links.within(cells);
        shutting.merge(self.links.covering(outer));
        Some(shutting)
    }

    /// The point at which two sticks meet and no other stick does, and their far ends.
    fn lost(&self, [one, other]: [Stick; 2]) -> Option<(Point, [Point; 2])> {
        let ends = |stick: Stick| [(stick.tail(), stick.head()), (stick.head(), stick.tail())];
        for (near, far) in ends(one) {
            for (meets, other_far) in ends(other) {
                if near == meets && self.plan.dirs[near.index()].count_ones() == 2 {
                    return Some((near, [far, other_far]));
                }
            }
        }
        None
    }

    /// How many links a group of merged faces needs: one face holds one pawn, the outside none.
    fn crowd(&self, group: Faces) -> (Faces, u32) {
        let pawns = (group & u32::from(self.mine)).count_ones();
        let homes = u32::from(group >> OUTSIDE & 1 == 0);
        (group, pawns.saturating_sub(homes))
    }

    /// Shows every sound plan in which each pawn has a cell, until `visit` breaks off: first the
    /// plan as it is, then with one stick moved, then with two.
    pub(super) fn visit<B>(
        &mut self,
        mut visit: impl FnMut(&Rebuilt) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        visit(self.keep())?;
        let movable = self.movable;
        if self.spare {
            self.visit_taken(&[], 1, &mut visit)?;
        }
        for slot in bits(movable) {
            self.visit_taken(&[slot], 1, &mut visit)?;
            if self.spare {
                self.visit_taken(&[slot], 2, &mut visit)?;
            }
        }
        for one in bits(movable) {
            for other in bits(movable & !(2_u32 << one).wrapping_sub(1)) {
                self.visit_taken(&[one, other], 2, &mut visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The sticks that touch no enemy.
    pub(super) fn movable(&self) -> Slots {
        self.movable
    }

    /// Whether the spare is still there.
    pub(super) fn spare(&self) -> bool {
        self.spare
    }

    /// The plan with no stick moved.
    pub(super) fn keep(&mut self) -> &Rebuilt {
        self.rebuilt.taken = NOTHING;
        self.rebuilt.laid = NOTHING;
        self.rebuilt.ground = self.ground.clone();
        &self.rebuilt
    }

    /// Shows the plans that come of taking these sticks and laying so many.
    fn visit_taken<B>(
        &mut self,
        slots: &[usize],
        laid: usize,
        visit: &mut impl FnMut(&Rebuilt) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let taken = self.take(slots);
        let layings = self.layings(&taken, laid);
        let flow = layings.iter().try_for_each(|&laying| match self.build(&taken, laying) {
            Some(rebuilt) => visit(rebuilt),
            None => ControlFlow::Continue(()),
        });
        self.recycle(layings);
        flow
    }

    /// The ways of laying so many sticks that may make a sound plan with room for every pawn.
    pub(super) fn layings(&mut self, taken: &Taken, sticks: usize) -> Layings {
        let mut layings = std::mem::take(&mut self.buffer);
        let mut fit = LinkSet::ALL;
        if taken.gone != 0 {
            let spoilt = self.links.touching(taken.gone);
            fit.0.iter_mut().zip(spoilt.0).for_each(|(word, spoilt)| *word &= !spoilt);
        }
        let groups = taken.crowded.map(|(group, need)| {
            let inside = if need == 0 { 0 } else { group };
            (self.links.within(inside), need)
        });
        let mut alone = fit;
        alone.keep(&taken.alone);
        for (inside, need) in &groups {
            match need {
                0 => {}
                1 => alone.keep(inside),
                _ => alone = LinkSet::EMPTY,
            }
        }
        let singles = (1_u64 << self.links.singles) - 1;
        if sticks == 1 {
            layings.extend(bits(alone.0[0] & singles).map(|link| (link as u16, None)));
            return layings;
        }
        for one in bits(fit.0[0] & singles) {
            let has = |set: u64| set >> one & 1 == 1;
            let mut others = fit.0[0] & ((1 << one) - 1);
            for part in taken.holding.into_iter().filter(|&part| !has(part)) {
                others &= part;
            }
            for (inside, need) in &groups {
                match (need, has(inside.0[0])) {
                    (0, _) | (1, true) => {}
                    (1, false) | (2, true) => others &= inside.0[0],
                    _ => others = 0,
                }
            }
            layings.extend(bits(others).map(|other| (one as u16, Some(other as u16))));
        }
        let doubles = self.links.lasting - self.links.singles;
        for (word, &set) in alone.0[1..].iter().enumerate().take(doubles.div_ceil(64)) {
            let left = doubles - 64 * word;
            let set = if left < 64 { set & ((1 << left) - 1) } else { set };
            let first = self.links.singles + 64 * word;
            layings.extend(bits(set).map(|link| ((first + link) as u16, None)));
        }
        self.add_arches_over(taken, &mut layings);
        layings
    }

    /// Gives a list back, to be used again.
    pub(super) fn recycle(&mut self, mut layings: Layings) {
        layings.clear();
        self.buffer = layings;
    }

    /// Adds the links that meet in the point that was lost; they belong to this taking alone.
    fn add_arches_over(&mut self, taken: &Taken, layings: &mut Layings) {
        self.links.list.truncate(self.links.lasting);
        if taken.gone == 0 {
            return;
        }
        let middle = self.plan.points[taken.gone.trailing_zeros() as usize];
        self.links.add_arches(&self.plan, &self.regions, middle, taken.gone, taken.sticks);
        for (place, link) in self.links.list.iter().enumerate().skip(self.links.lasting) {
            let holds = taken.loose.iter().all(|part| link.ends & part != 0);
            let room =
                |&(group, need): &(Faces, u32)| need == 0 || need == 1 && link.faces & group != 0;
            if holds && taken.crowded.iter().all(room) {
                layings.push((place as u16, None));
            }
        }
    }

    /// The plan that comes of taking and laying, if it is sound and each pawn has a cell. All is
    /// put back.
    pub(super) fn build(&mut self, taken: &Taken, laying: Laying) -> Option<&Rebuilt> {
        let mut laid: Table<(Stick, u8), 2> = Table::new((Stick::NONE, 0));
        let lost = taken.gone.trailing_zeros();
        let mut points = self.plan.points.len() - taken.gone.count_ones() as usize;
        let mut dead = taken.faces;
        for place in [Some(laying.0), laying.1].into_iter().flatten() {
            let link = &self.links.list[usize::from(place)];
            dead |= link.faces;
            laid.push(link.sticks[0]);
            if let Some(middle) = link.middle {
                laid.push(link.sticks[1]);
                self.plan.ids[middle.index()] = NEW_POINT;
                points += 1;
            }
        }
        let lifted = &taken.sticks[..taken.count];
        lifted.iter().for_each(|&stick| self.plan.flip(stick));
        for (place, &(stick, _)) in laid.iter().enumerate() {
            self.ring.lay(&self.plan, place, stick);
            self.plan.flip(stick);
        }
        self.ring.heal();
        lifted.iter().for_each(|&stick| self.ring.cut(&self.plan, stick, false));
        laid.iter().for_each(|&(stick, _)| self.ring.cut(&self.plan, stick, true));
        lifted.iter().for_each(|&stick| self.plan.flip(stick));
        laid.iter().for_each(|&(stick, _)| self.plan.flip(stick));
        if let Some(point) = self.plan.points.get(lost as usize) {
            self.plan.ids[point.index()] = lost as u8;
        }
        let mut fresh: SmallVec<[Fresh; CELLS]> = SmallVec::new();
        let sound = self.ring.visit_fresh(|face| {
            fresh.push(face);
        });
        let sticks = self.plan.sticks.len() + laid.len() - taken.count;
        let faces = self.plan.cells.len() + 1 - dead.count_ones() as usize + fresh.len();
        let legal =
            sound && faces + points == sticks + 2 && self.settle(taken, &laid, dead, &fresh);
        legal.then_some(&self.rebuilt)
    }

    /// Numbers the cells after a change and finds where own pawns may be; `false` if one can be
    /// nowhere.
    fn settle(
        &mut self,
        taken: &Taken,
        laid: &[(Stick, u8)],
        dead: Faces,
        fresh: &[Fresh],
    ) -> bool {
        // For each own pawn whose cell changed, the fresh faces in which it may be.
        let mut homes: Table<u16, 8> = Table::new(0);
        let inner = (fresh.iter().enumerate())
            .fold(0, |inner, (place, face)| inner | u16::from(face.inner) << place);
        let home = |dart: usize| {
            let place = fresh.iter().position(|face| face.darts >> dart & 1 == 1);
            place.map_or(0, |place| 1_u16 << place) & inner
        };
        for cell in bits(self.mine & dead as CellSet) {
            let mut places = 0;
            let mut whole = true;
            for (place, &(_, face)) in laid.iter().enumerate() {
                if usize::from(face) == cell {
                    whole = false;
                    places |= home(LAID + 2 * place) | home(LAID + 2 * place + 1);
                }
            }
            if whole {
                let darts = self.ring.around(cell) & !taken.darts;
                places = home(darts.trailing_zeros() as usize);
            }
            if places == 0 || places.is_power_of_two() && homes.contains(&places) {
                return false;
            }
            homes.push(places);
        }
        let ground = &mut self.rebuilt.ground;
        *ground = self.ground.clone();
        ground.remove(dead as CellSet);
        let mut numbers = [0_u8; CELLS];
        for (number, face) in numbers.iter_mut().zip(fresh).filter(|(_, face)| face.inner) {
            *number = ground.add(face.name, face.darts, face.twins);
        }
        for &places in homes.iter() {
            ground.place(bits(places).fold(0, |cells, place| cells | 1 << numbers[place]));
            if ground.mine.is_empty() {
                return false;
            }
        }
        self.rebuilt.taken = taken.sticks;
        self.rebuilt.laid = NOTHING;
        for (place, &(stick, _)) in self.rebuilt.laid.iter_mut().zip(laid) {
            *place = stick;
        }
        self.rebuilt.laid.sort_unstable();
        true
    }
}
