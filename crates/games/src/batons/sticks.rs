//! The first stage of a turn: which sticks may be moved where.
//!
//! Taking a stick merges the two faces beside it. Laying one stick between two points of the plan,
//! or two sticks that meet in a new point, divides a face: both are a *link*. A [`Builder`] knows
//! every link of a plan and what taking each stick asks for in return, so that few plans that are
//! not sound are tried; those it tries are settled by walking round the faces that changed.

use std::ops::ControlFlow;

use super::asks::Asks;
use super::lattice::{Point, Stick, Triangle};
use super::links::{ANYWHERE, Faces, Links, Points};
use super::pawns::Ground;
use super::plan::{CELLS, CellSet, Darts, OUTSIDE, Plan, SLOTS, ShortList, Slots, bits};
use super::position::BatonsPosition;
use super::ring::{Fresh, LAID, Rings, Sum};

/// Sticks taken off the plan, and what that asks of the sticks laid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taken {
    slots: [usize; 2],
    count: usize,
    /// The faces beside them.
    faces: Faces,
    asks: Asks,
    /// The point that is left without sticks, if there is one.
    lost: Option<Lost>,
}

/// A point that two sticks took with them.
#[derive(Clone, Copy, Debug)]
struct Lost {
    middle: Point,
    /// What hangs loose at both ends.
    loose: [Points; 2],
    /// How many links the merged face needs so that every pawn has a cell.
    need: u32,
}

impl Taken {
    pub(super) const NOTHING: Taken =
        Taken { slots: [0; 2], count: 0, faces: 0, asks: Asks::NOTHING, lost: None };

    fn slots(&self) -> &[usize] {
        &self.slots[..self.count]
    }

    fn darts(&self) -> Darts {
        self.slots().iter().fold(0, |darts, slot| darts | 1 << slot | 1 << (slot + SLOTS))
    }

    fn gone(&self) -> u32 {
        u32::from(self.lost.is_some())
    }
}

/// What is known of a stick before it is taken.
#[derive(Clone, Copy)]
struct Known {
    /// The faces on both sides.
    beside: Faces,
    /// What is asked for lest something hangs loose,
    ties: Asks,
    /// and that every pawn has a cell, if no face beside it is changed otherwise.
    asks: Asks,
}

/// All that is known of a plan before its sticks are moved.
pub(super) struct Builder<'a> {
    plan: &'a Plan,
    rings: &'a mut Rings,
    ground: Ground,
    mine: CellSet,
    spare: bool,
    /// The sticks that touch no enemy.
    movable: Slots,
    /// Those of them that can be taken only together with a stick beside the same face.
    hopeless: Slots,
    /// Which points a stick joins to each point.
    joined: [Points; SLOTS],
    /// The points round each face.
    corners: [Points; CELLS + 1],
    /// By slot.
    known: Vec<Known>,
    links: &'a mut Links,
    /// The sticks that have a cell's smallest triangle on their right, if they are its first.
    upright: Slots,
    /// By slot, those triangles; none at the end.
    walls: [Triangle; SLOTS + 1],
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

impl Builder<'_> {
    /// Studies a position, and lets plans be built from it.
    pub(super) fn with<T>(position: &BatonsPosition, work: impl FnOnce(&mut Builder) -> T) -> T {
        let plan = position.plan();
        let (mine, theirs) = (position.mine(), position.theirs());
        let mut rings = Rings::EMPTY;
        rings.follow(&plan);
        let mut links = Links::EMPTY;
        links.find(&plan, &rings, theirs);
        let ground = Ground::of(&plan, mine, theirs);
        let touched = bits(theirs).fold(0, |sides, cell| sides | plan.cells[cell].sides());
        let barring = position.bars_locks().then_some(*position);
        let rebuilt = Rebuilt { taken: NOTHING, laid: NOTHING, ground: ground.clone(), barring };
        let mut builder = Builder {
            plan: &plan,
            rings: &mut rings,
            ground,
            mine,
            spare: position.spare(),
            movable: ((1_u64 << plan.sticks.len()) - 1) as Slots & !touched,
            hopeless: 0,
            joined: [0; SLOTS],
            corners: [0; CELLS + 1],
            known: Vec::with_capacity(SLOTS),
            links: &mut links,
            upright: 0,
            walls: [Triangle::NONE; SLOTS + 1],
            rebuilt,
            buffer: Layings::new(),
        };
        for (slot, stick) in plan.sticks.iter().enumerate() {
            let [one, other] = [stick.tail(), stick.head()].map(|end| plan.ids[end.index()]);
            builder.joined[usize::from(one)] |= 1 << other;
            builder.joined[usize::from(other)] |= 1 << one;
            for dart in [slot, slot + SLOTS] {
                builder.corners[usize::from(plan.sides[dart])] |= 1 << one | 1 << other;
            }
            builder.walls[slot] = stick.wall();
            builder.upright |= Slots::from(stick.axis() != 0) << slot;
        }
        for slot in 0..plan.sticks.len() {
            let known = builder.know(slot);
            builder.hopeless |= Slots::from(known.asks.hopeless) << slot;
            builder.known.push(known);
        }
        work(&mut builder)
    }

    /// The sticks that have no face in common with one.
    fn apart(&self, slot: usize) -> Slots {
        let sides = |face: usize| match face {
            OUTSIDE => self.plan.outside.sides(),
            cell => self.plan.cells[cell].sides(),
        };
        bits(self.known[slot].beside).fold(Slots::MAX, |apart, face| apart & !sides(face))
    }

    /// What is to be known of a stick.
    fn know(&self, slot: usize) -> Known {
        let [left, right] = [slot, slot + SLOTS].map(|dart| self.plan.sides[dart]);
        let beside = 1 << left | 1 << right;
        if self.movable >> slot & 1 == 0 {
            return Known { beside, ties: Asks::NOTHING, asks: Asks::NOTHING };
        }
        let stick = self.plan.sticks[slot];
        let mut ties = Asks::NOTHING;
        self.tie(&mut ties, self.hanging(stick.tail(), stick.head(), slot, 0));
        let mut asks = ties;
        if beside >> OUTSIDE & 1 == 1 {
            self.shut(&mut asks, slot, beside);
        } else {
            asks.some_of(&self.links.within(beside), self.need(beside));
        }
        Known { beside, ties, asks }
    }

    /// Asks for links that tie up what hangs loose.
    fn tie(&self, asks: &mut Asks, loose: [Points; 2]) {
        for part in loose.into_iter().filter(|&part| part != ANYWHERE) {
            asks.one_of(&self.links.touching(part));
        }
    }

    /// What hangs loose at both ends of a way that is taken from between two points, by which the
    /// plan was sound: the points that no longer hang on by two. The stick is part of the way,
    /// `gone` the points it passed.
    fn hanging(&self, from: Point, to: Point, slot: usize, gone: Points) -> [Points; 2] {
        let (from, to) = (self.plan.point(from), self.plan.point(to));
        let [left, right] =
            [slot, slot + SLOTS].map(|dart| self.corners[usize::from(self.plan.sides[dart])]);
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

    /// Finds out what taking these sticks means.
    pub(super) fn take(&self, slots: &[usize], taken: &mut Taken) {
        taken.count = slots.len();
        taken.slots[..slots.len()].copy_from_slice(slots);
        taken.faces = slots.iter().fold(0, |faces, &slot| faces | self.known[slot].beside);
        taken.lost = None;
        taken.asks.clear();
        match *slots {
            [slot] => taken.asks.join(&self.known[slot].asks),
            [one, other] => self.take_two(one, other, taken),
            _ => {}
        }
    }

    fn take_two(&self, one: usize, other: usize, taken: &mut Taken) {
        let [first, second] = [one, other].map(|slot| &self.known[slot]);
        if first.beside & second.beside == 0 {
            taken.asks.join(&first.asks);
            taken.asks.join(&second.asks);
            return;
        }
        let need = self.need(taken.faces);
        if let Some((middle, [from, to])) = self.lost([one, other]) {
            let gone = self.plan.point(middle);
            let loose = self.hanging(from, to, one, gone);
            taken.lost = Some(Lost { middle, loose, need });
            taken.asks.none_of(&self.links.touching(gone));
            self.tie(&mut taken.asks, loose);
        } else {
            taken.asks.join(&first.ties);
            taken.asks.join(&second.ties);
        }
        if taken.asks.hopeless {
            return;
        }
        if need > 0 {
            taken.asks.some_of(&self.links.within(taken.faces), need);
        }
        for (slot, also) in [(one, second), (other, first)] {
            let opened = self.known[slot].beside;
            if opened >> OUTSIDE & 1 == 1 {
                let merged = if also.beside >> OUTSIDE & 1 == 0 { also.beside } else { 0 };
                self.shut(&mut taken.asks, slot, opened | merged);
            }
        }
    }

    /// Asks for a link if taking a stick opens the cell of a pawn, or one merged with it, to the
    /// outside: one that shuts the opening, or lies within.
    fn shut(&self, asks: &mut Asks, slot: usize, opened: Faces) {
        let cells = opened & !(1 << OUTSIDE);
        if cells & u32::from(self.mine) != 0 {
            let mut shutting = self.links.within(cells);
            shutting.merge(self.links.covering(slot));
            asks.one_of(&shutting);
        }
    }

    /// The point at which two sticks meet and no other stick does, and their far ends.
    fn lost(&self, slots: [usize; 2]) -> Option<(Point, [Point; 2])> {
        let [one, other] = slots.map(|slot| self.plan.sticks[slot]);
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

    /// How many links merged faces need: one face holds one pawn, the outside none.
    fn need(&self, faces: Faces) -> u32 {
        let pawns = (faces & u32::from(self.mine)).count_ones();
        let homes = u32::from(faces >> OUTSIDE & 1 == 0);
        pawns.saturating_sub(homes)
    }

    /// Shows every sound plan in which each pawn has a cell, until `visit` breaks off: first the
    /// plan as it is, then with one stick moved, then with two.
    pub(super) fn visit<B>(
        &mut self,
        mut visit: impl FnMut(&Rebuilt) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        visit(self.keep())?;
        let movable = self.movable;
        let mut taken = Taken::NOTHING;
        if self.spare {
            self.visit_laid(&taken, 1, &mut visit)?;
        }
        for slot in bits(movable & !self.hopeless) {
            self.take(&[slot], &mut taken);
            self.visit_laid(&taken, 1, &mut visit)?;
            if self.spare {
                self.visit_laid(&taken, 2, &mut visit)?;
            }
        }
        for one in bits(movable) {
            let later = movable & !(2_u32 << one).wrapping_sub(1);
            let vain = if self.hopeless >> one & 1 == 1 { movable } else { self.hopeless };
            for other in bits(later & !(vain & self.apart(one))) {
                self.take(&[one, other], &mut taken);
                self.visit_laid(&taken, 2, &mut visit)?;
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
        self.rebuilt.ground.copy(&self.ground);
        &self.rebuilt
    }

    /// Shows the plans that come of taking sticks and laying so many.
    fn visit_laid<B>(
        &mut self,
        taken: &Taken,
        laid: usize,
        visit: &mut impl FnMut(&Rebuilt) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let layings = self.layings(taken, laid);
        if layings.is_empty() {
            self.recycle(layings);
            return ControlFlow::Continue(());
        }
        self.open(taken);
        let flow = layings.iter().try_for_each(|&laying| match self.build(taken, laying) {
            Some(rebuilt) => visit(rebuilt),
            None => ControlFlow::Continue(()),
        });
        self.recycle(layings);
        flow
    }

    /// The ways of laying so many sticks that may make a sound plan with room for every pawn.
    pub(super) fn layings(&mut self, taken: &Taken, sticks: usize) -> Layings {
        let mut layings = std::mem::take(&mut self.buffer);
        let asks = &taken.asks;
        let singles = (1_u64 << self.links.singles) - 1;
        if sticks == 1 {
            layings.extend(bits(asks.alone.0[0] & singles).map(|link| (link as u16, None)));
        } else if !asks.hopeless {
            for one in bits(asks.fit & singles) {
                let others = asks.partners(one, (1 << one) - 1);
                layings.extend(bits(others).map(|other| (one as u16, Some(other as u16))));
            }
            let doubles = self.links.lasting - self.links.singles;
            for (word, &set) in asks.alone.0[1..].iter().enumerate().take(doubles.div_ceil(64)) {
                let left = doubles - 64 * word;
                let set = if left < 64 { set & ((1 << left) - 1) } else { set };
                let first = self.links.singles + 64 * word;
                layings.extend(bits(set).map(|link| ((first + link) as u16, None)));
            }
        }
        self.links.list.truncate(self.links.lasting);
        if let Some(lost) = &taken.lost {
            self.add_arches_over(taken, lost, &mut layings);
        }
        layings
    }

    /// Gives a list back, to be used again.
    pub(super) fn recycle(&mut self, mut layings: Layings) {
        layings.clear();
        self.buffer = layings;
    }

    /// Adds the links that meet in the point that was lost; they belong to this taking alone.
    fn add_arches_over(&mut self, taken: &Taken, lost: &Lost, layings: &mut Layings) {
        let sticks = taken.slots.map(|slot| self.plan.sticks[slot]);
        self.links.add_arches(self.plan, self.rings, lost.middle, sticks);
        for (place, link) in self.links.list.iter().enumerate().skip(self.links.lasting) {
            let holds = lost.loose.iter().all(|part| link.touched() & part != 0);
            let room = lost.need == 0 || lost.need == 1 && link.faces & taken.faces != 0;
            if holds && room {
                layings.push((place as u16, None));
            }
        }
    }

    /// Takes sticks off, before others are laid.
    pub(super) fn open(&mut self, taken: &Taken) {
        self.rings.take(self.plan, taken.slots(), taken.faces, taken.gone());
    }

    /// The plan that comes of laying sticks after these were taken, if it is sound and each pawn
    /// has a cell.
    pub(super) fn build(&mut self, taken: &Taken, laying: Laying) -> Option<&Rebuilt> {
        let one = &self.links.list[usize::from(laying.0)];
        let mut fresh = Fresh::new(Sum::ZERO);
        let (sound, laid, dead) = match laying.1 {
            None => (self.rings.divide(one, &mut fresh), one.sticks, one.faces),
            Some(other) => {
                let other = &self.links.list[usize::from(other)];
                let sound = self.rings.divide_twice([one, other], &mut fresh);
                (sound, [one.sticks[0], other.sticks[0]], one.faces | other.faces)
            }
        };
        let legal = sound && self.settle(taken, laid, taken.faces | dead, &fresh);
        legal.then_some(&self.rebuilt)
    }

    /// Numbers the cells after a change and finds where own pawns may be; `false` if one can be
    /// nowhere.
    fn settle(
        &mut self,
        taken: &Taken,
        laid: [(Stick, u8); 2],
        dead: Faces,
        fresh: &Fresh,
    ) -> bool {
        // For each own pawn whose cell changed, the fresh faces in which it may be.
        let mut homes: ShortList<u16, 8> = ShortList::new(0);
        let inner = (fresh.iter().enumerate())
            .fold(0, |inner, (place, face)| inner | u16::from(face.is_inner()) << place);
        let home = |dart: usize| {
            let place = fresh.iter().position(|face| face.darts >> dart & 1 == 1);
            place.map_or(0, |place| 1_u16 << place) & inner
        };
        for cell in bits(self.mine & dead as CellSet) {
            let mut places = 0;
            let mut whole = true;
            for (slot, (stick, face)) in (LAID..).zip(laid) {
                if usize::from(face) == cell && stick != Stick::NONE {
                    whole = false;
                    places |= home(slot) | home(slot + SLOTS);
                }
            }
            if whole {
                let darts = self.plan.cells[cell].darts & !taken.darts();
                places = home(darts.trailing_zeros() as usize);
            }
            if places == 0 || places.is_power_of_two() && homes.contains(&places) {
                return false;
            }
            homes.push(places);
        }
        let ground = &mut self.rebuilt.ground;
        ground.copy(&self.ground);
        ground.remove(dead as CellSet);
        let mut numbers = [0_u8; CELLS];
        let walls = laid.map(|(stick, _)| stick.wall());
        for (number, face) in
            numbers.iter_mut().zip(fresh.iter()).filter(|(_, face)| face.is_inner())
        {
            let right = (face.darts >> SLOTS) as Slots;
            let old = self.walls[(right & self.upright).trailing_zeros() as usize];
            let new = |place| {
                if right >> (LAID + place) & 1 == 1 { walls[place] } else { Triangle::NONE }
            };
            *number = ground.add(old.min(new(0)).min(new(1)), face.sticks());
        }
        for &places in homes.iter() {
            ground.place(bits(places).fold(0, |cells, place| cells | 1 << numbers[place]));
            if ground.mine.is_empty() {
                return false;
            }
        }
        self.rebuilt.taken = NOTHING;
        for (place, &slot) in self.rebuilt.taken.iter_mut().zip(taken.slots()) {
            *place = self.plan.sticks[slot];
        }
        self.rebuilt.laid = laid.map(|(stick, _)| stick);
        self.rebuilt.laid.sort_unstable();
        true
    }
}
