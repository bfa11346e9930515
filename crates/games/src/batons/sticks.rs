//! The first stage of a turn: which sticks may be moved where.
//!
//! Taking a stick merges the two faces beside it. Laying one stick between two points of the plan,
//! or two sticks that meet in a new point, divides a face: both are a *link*. A [`Builder`] knows
//! every link of a plan and what taking each stick asks for in return, so that few plans that are
//! not sound are tried; those it tries are settled by walking round the faces that changed.

use std::ops::ControlFlow;

use smallvec::SmallVec;

use super::lattice::{Dir, Point, Stick, Triangle};
use super::pawns::Ground;
use super::plan::{CELLS, CellSet, Darts, Face, OUTSIDE, Plan, SLOTS, Slots, Table, bits};
use super::position::BatonsPosition;

/// A set of points of the plan, by number.
type Points = u32;
/// A set of faces: cells by number, and bit 16 for the outside.
type Faces = u32;

/// The slot of the first stick that is being laid.
const LAID: usize = SLOTS - 2;
/// The number of the new point in which two laid sticks meet.
const NEW_POINT: u8 = 31;

/// One stick between two points of the plan, or two that meet in a new one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Link {
    /// The sticks, and the face in which each will lie.
    sticks: [(Stick, u8); 2],
    /// The new point, if there is one.
    middle: Option<Point>,
    /// The points that it joins.
    ends: Points,
    faces: Faces,
}

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
    /// Merged faces, and how many links each needs so that every pawn has a cell.
    crowded: [(Faces, u32); 2],
}

/// What links do for what is asked after a taking.
///
/// Bits 0 to 3: they touch that loose part. Bit 7: they touch the point that was lost, which
/// spoils them. From bits 8 and 12: how many lie in each crowded group.
#[derive(Clone, Copy)]
struct Help(u16);

impl Help {
    const LOOSE: u16 = 0x000f;
    const SPOILT: u16 = 0x0080;
    /// Just above the two numbers.
    const GUARDS: u16 = 0x8800;

    fn new(taken: &Taken, link: &Link) -> Help {
        let bit = |yes: bool, place: usize| u16::from(yes) << place;
        let mut help = bit(link.ends & taken.gone != 0, 7);
        for (place, part) in taken.loose.iter().enumerate() {
            help |= bit(link.ends & part != 0, place);
        }
        for ((group, _), place) in taken.crowded.iter().zip([8, 12]) {
            help |= bit(link.faces & group != 0, place);
        }
        Help(help)
    }

    /// What is needed, as far as it is numbers.
    fn need(taken: &Taken) -> u16 {
        let [(_, one), (_, other)] = taken.crowded;
        (one << 8 | other << 12) as u16
    }

    fn with(self, other: Help) -> Help {
        let touched = (self.0 | other.0) & (Help::LOOSE | Help::SPOILT);
        Help(touched | ((self.0 & 0x3300) + (other.0 & 0x3300)))
    }

    fn meets(self, need: u16) -> bool {
        self.0 & (Help::LOOSE | Help::SPOILT) == Help::LOOSE
            && ((self.0 | Help::GUARDS) - need) & Help::GUARDS == Help::GUARDS
    }
}

/// All that is known of a plan before its sticks are moved.
pub(super) struct Builder {
    plan: Plan,
    ground: Ground,
    mine: CellSet,
    spare: bool,
    /// The sticks that touch no enemy.
    movable: Slots,
    /// By slot, what hangs loose when that stick is taken.
    loose: [[Points; 2]; SLOTS],
    /// Which points a stick joins to each point.
    joined: [Points; SLOTS],
    /// The links of one stick, then those of two.
    links: SmallVec<[Link; 160]>,
    singles: usize,
    /// How many links there are whatever is taken.
    lasting: usize,
    regions: [u8; Triangle::COUNT],
    rebuilt: Rebuilt,
}

/// What is laid in a turn: one link or two, by their places in the list.
pub(super) type Laying = (u16, Option<u16>);
/// What can be laid after sticks were taken.
pub(super) type Layings = SmallVec<[Laying; 256]>;

/// A sound plan after the first stage of a turn, ready for the second.
#[derive(Clone, Debug)]
pub(super) struct Rebuilt {
    pub(super) taken: [Stick; 2],
    pub(super) laid: [Stick; 2],
    /// The cells and who may stand where.
    pub(super) ground: Ground,
}

const NOTHING: [Stick; 2] = [Stick::NONE; 2];
const ANYWHERE: Points = Points::MAX;

impl Builder {
    pub(super) fn new(position: &BatonsPosition) -> Builder {
        let plan = position.plan();
        let regions = plan.regions();
        let (mine, theirs) = (position.mine(), position.theirs());
        let ground = Ground::of(&plan, mine, theirs);
        let touched = bits(theirs).fold(0, |sides, cell| sides | plan.cells[cell].sides());
        let movable = ((1_u64 << plan.sticks.len()) - 1) as Slots & !touched;
        let mut joined = [0; SLOTS];
        for stick in plan.sticks.iter() {
            let [one, other] = [stick.tail(), stick.head()].map(|end| plan.ids[end.index()]);
            joined[usize::from(one)] |= 1 << other;
            joined[usize::from(other)] |= 1 << one;
        }
        let rebuilt = Rebuilt { taken: NOTHING, laid: NOTHING, ground: ground.clone() };
        let mut builder = Builder {
            plan,
            ground,
            mine,
            spare: position.spare(),
            movable,
            loose: [[ANYWHERE; 2]; SLOTS],
            joined,
            links: SmallVec::new(),
            singles: 0,
            lasting: 0,
            regions,
            rebuilt,
        };
        builder.find_links(theirs);
        for slot in bits(movable) {
            let stick = builder.plan.sticks[slot];
            builder.loose[slot] = builder.hanging(stick.tail(), stick.head(), slot, 0);
        }
        builder
    }

    fn find_links(&mut self, theirs: CellSet) {
        let mut new_points: SmallVec<[Point; 64]> = SmallVec::new();
        let mut tried = [0_u32; 32];
        let points = self.plan.points;
        for &point in points.iter() {
            for dir in Dir::ALL {
                if self.plan.dirs[point.index()] & dir.bit() != 0 {
                    continue;
                }
                let face = self.regions[point.left(dir).index()];
                if u32::from(theirs) >> face & 1 == 1 {
                    continue;
                }
                let there = point.step(dir);
                if self.plan.dirs[there.index()] != 0 {
                    if dir.index() < 3 {
                        let ends = self.point(point) | self.point(there);
                        let sticks = [(point.stick(dir), face), (Stick::NONE, face)];
                        self.links.push(Link { sticks, middle: None, ends, faces: 1 << face });
                    }
                } else if tried[there.y()] >> there.x() & 1 == 0 {
                    tried[there.y()] |= 1 << there.x();
                    new_points.push(there);
                }
            }
        }
        self.singles = self.links.len();
        for point in new_points {
            self.add_arches(point, 0, NOTHING);
        }
        self.lasting = self.links.len();
    }

    /// Adds the pairs of sticks that meet in a point which the plan does not have, or has lost
    /// together with the sticks `taken`.
    fn add_arches(&mut self, middle: Point, gone: Points, taken: [Stick; 2]) {
        let arm = |dir: Dir| {
            let end = middle.step(dir);
            let stick = middle.stick(dir);
            let stands = self.plan.dirs[end.index()] != 0 && self.point(end) & gone == 0;
            let face = self.regions[middle.left(dir).index()];
            (stands && !taken.contains(&stick)).then(|| (stick, face, self.point(end)))
        };
        let arms: SmallVec<[_; 6]> = Dir::ALL.into_iter().filter_map(arm).collect();
        for (place, &(stick, face, end)) in arms.iter().enumerate() {
            for &(other, other_face, other_end) in &arms[..place] {
                self.links.push(Link {
                    sticks: [(stick, face), (other, other_face)],
                    middle: Some(middle),
                    ends: end | other_end,
                    faces: 1 << face | 1 << other_face,
                });
            }
        }
    }

    fn point(&self, point: Point) -> Points {
        1 << self.plan.ids[point.index()]
    }

    /// What hangs loose at both ends of a way that is taken from between two points, by which the
    /// plan was sound: the points that no longer hang on by two. `slot` is a stick of the way,
    /// `gone` the points it passed.
    fn hanging(&self, from: Point, to: Point, slot: usize, gone: Points) -> [Points; 2] {
        let (from, to) = (self.point(from), self.point(to));
        let [left, right] = [slot, slot + SLOTS].map(|dart| self.corners(self.face(dart).darts));
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

    /// The points on the way round a face.
    fn corners(&self, darts: Darts) -> Points {
        bits(darts).fold(0, |points, dart| points | self.point(self.plan.darts[dart].0))
    }

    fn face(&self, dart: usize) -> &Face {
        self.plan.cells.get(usize::from(self.plan.sides[dart])).unwrap_or(&self.plan.outside)
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
            crowded: [(0, 0); 2],
        };
        for (&slot, stick) in slots.iter().zip(&mut taken.sticks) {
            *stick = self.plan.sticks[slot];
            taken.darts |= 1 << slot | 1 << (slot + SLOTS);
            taken.faces |= self.beside(slot);
        }
        match *slots {
            [slot] => {
                taken.loose[..2].copy_from_slice(&self.loose[slot]);
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
                        taken.gone = self.point(middle);
                        let hanging = self.hanging(from, to, one, taken.gone);
                        taken.loose[..2].copy_from_slice(&hanging);
                    }
                    None => {
                        taken.loose[..2].copy_from_slice(&self.loose[one]);
                        taken.loose[2..].copy_from_slice(&self.loose[other]);
                    }
                }
            }
            _ => {}
        }
        taken
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
        self.rebuilt = Rebuilt { taken: NOTHING, laid: NOTHING, ground: self.ground.clone() };
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
        for laying in layings {
            if let Some(rebuilt) = self.build(&taken, laying) {
                visit(rebuilt)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The ways of laying so many sticks that may make a sound plan with room for every pawn.
    pub(super) fn layings(&mut self, taken: &Taken, sticks: usize) -> Layings {
        // Only links over a lost point belong to one taking alone.
        self.links.truncate(self.lasting);
        if taken.gone != 0 {
            let middle = self.plan.points[taken.gone.trailing_zeros() as usize];
            self.add_arches(middle, taken.gone, taken.sticks);
        }
        let mut layings = Layings::new();
        let helps: SmallVec<[Help; 192]> =
            self.links.iter().map(|link| Help::new(taken, link)).collect();
        let need = Help::need(taken);
        let (singles, doubles) = helps.split_at(self.singles);
        if sticks == 1 {
            let enough = |place: &usize| singles[*place].meets(need);
            layings.extend((0..singles.len()).filter(enough).map(|link| (link as u16, None)));
            return layings;
        }
        for (one, help) in singles.iter().enumerate() {
            for (other, &also) in singles[..one].iter().enumerate() {
                if help.with(also).meets(need) {
                    layings.push((one as u16, Some(other as u16)));
                }
            }
        }
        for (link, help) in (self.singles..).zip(doubles) {
            if help.meets(need) {
                layings.push((link as u16, None));
            }
        }
        layings
    }

    /// The plan that comes of taking and laying, if it is sound and each pawn has a cell. All is
    /// put back.
    pub(super) fn build(&mut self, taken: &Taken, laying: Laying) -> Option<&Rebuilt> {
        let mut laid: Table<(Stick, u8), 2> = Table::new((Stick::NONE, 0));
        let lost = taken.gone.trailing_zeros();
        let mut points = self.plan.points.len() - taken.gone.count_ones() as usize;
        let mut dead = taken.faces;
        for place in [Some(laying.0), laying.1].into_iter().flatten() {
            let link = &self.links[usize::from(place)];
            dead |= link.faces;
            laid.push(link.sticks[0]);
            if let Some(middle) = link.middle {
                laid.push(link.sticks[1]);
                self.plan.ids[middle.index()] = NEW_POINT;
                points += 1;
            }
        }
        let mut left: Darts = 0;
        for face in bits(dead) {
            left |= self.plan.cells.get(face).unwrap_or(&self.plan.outside).darts;
        }
        left &= !taken.darts;
        for (slot, &(stick, _)) in (LAID..).zip(laid.iter()) {
            self.plan.number(stick, slot);
            self.plan.flip(stick);
            left |= 1 << slot | 1 << (slot + SLOTS);
        }
        let lifted = &taken.sticks[..taken.count];
        lifted.iter().for_each(|&stick| self.plan.flip(stick));
        let sticks = self.plan.sticks.len() + laid.len() - taken.count;
        let faces = self.plan.cells.len() + 1 - dead.count_ones() as usize;
        let fresh = self.walk_all(left).filter(|fresh| fresh.len() + faces + points == sticks + 2);
        lifted.iter().for_each(|&stick| self.plan.flip(stick));
        laid.iter().for_each(|&(stick, _)| self.plan.flip(stick));
        if let Some(point) = self.plan.points.get(lost as usize) {
            self.plan.ids[point.index()] = lost as u8;
        }
        (self.settle(taken, &laid, dead, &fresh?)).then_some(&self.rebuilt)
    }

    /// The faces round which these darts go; the outside has no name. `None` if one of them comes
    /// to a point twice.
    fn walk_all(&self, mut left: Darts) -> Option<Table<Face, CELLS>> {
        let mut fresh = Table::new(Face::NONE);
        while left != 0 {
            let walk = self.plan.walk(left.trailing_zeros() as usize)?;
            left &= !walk.face.darts;
            let name = if walk.inner { walk.face.name } else { Face::NONE.name };
            fresh.push(Face { name, ..walk.face });
        }
        Some(fresh)
    }

    /// Numbers the cells after a change and finds where own pawns may be; `false` if one can be
    /// nowhere.
    fn settle(&mut self, taken: &Taken, laid: &[(Stick, u8)], dead: Faces, fresh: &[Face]) -> bool {
        let mut numbers = [0_u8; CELLS];
        let ground = &mut self.rebuilt.ground;
        *ground = self.ground.clone();
        ground.remove(dead as CellSet);
        for (number, face) in numbers.iter_mut().zip(fresh) {
            *number = if face.name == Face::NONE.name {
                OUTSIDE as u8
            } else {
                ground.add(face.name, face.sides())
            };
        }
        let home = |dart: usize| {
            let place = fresh.iter().position(|face| face.darts >> dart & 1 == 1);
            place.map_or(0, |place| (1_u32 << numbers[place]) as CellSet)
        };
        for cell in bits(self.mine & dead as CellSet) {
            let mut homes = 0;
            let mut whole = true;
            for (slot, &(_, face)) in (LAID..).zip(laid) {
                if usize::from(face) == cell {
                    whole = false;
                    homes |= home(slot) | home(slot + SLOTS);
                }
            }
            if whole {
                let darts = self.plan.cells[cell].darts & !taken.darts;
                homes = home(darts.trailing_zeros() as usize);
            }
            ground.place(homes);
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
