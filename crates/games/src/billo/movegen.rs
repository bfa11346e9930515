//! Which moves there are.
//!
//! Everything here is seen by the player to move, from their own side of the board: forward is
//! always up. Black's board is turned over for that, and Black's moves are turned back.

use std::ops::ControlFlow;

use smallvec::SmallVec;

use super::board::Board;
use super::pieces::{Colour, Shape};
use super::rules::BilloRules;

/// The board as the player to move sees it. Sets by shape.
pub(super) struct Sight {
    own: [u64; 2],
    enemy: [u64; 2],
    billos: [u64; 2],
    empty: u64,
    rules: BilloRules,
}

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// The three steps of a pawn: each moves a whole set.
const PAWN_STEPS: [fn(u64) -> u64; 3] =
    [|set| (set & NOT_A) << 7, |set| set << 8, |set| (set & NOT_H) << 9];

/// One step of a pawn, from any square of a set.
pub(super) const fn pawn_steps(set: u64) -> u64 {
    (set & NOT_A) << 7 | set << 8 | (set & NOT_H) << 9
}

/// One step of a pawn, backwards.
pub(super) const fn back_steps(set: u64) -> u64 {
    pawn_steps(set.swap_bytes()).swap_bytes()
}

/// One step of a Billo.
pub(super) const fn billo_steps(set: u64) -> u64 {
    let beside = (set & NOT_A) >> 1 | (set & NOT_H) << 1;
    let row = set | beside;
    beside | row << 8 | row >> 8
}

/// How a piece steps, as a type so that the searches below are compiled for each.
pub(super) trait Stride {
    const BILLO: bool;
    fn steps(set: u64) -> u64;
    /// From where one step leads into the set.
    fn origins(set: u64) -> u64;
}

pub(super) struct PawnStride;
pub(super) struct BilloStride;

impl Stride for PawnStride {
    const BILLO: bool = false;

    fn steps(set: u64) -> u64 {
        pawn_steps(set)
    }

    fn origins(set: u64) -> u64 {
        back_steps(set)
    }
}

impl Stride for BilloStride {
    const BILLO: bool = true;

    fn steps(set: u64) -> u64 {
        billo_steps(set)
    }

    fn origins(set: u64) -> u64 {
        billo_steps(set)
    }
}

/// What is reached from a set of squares by one or more steps over bridges.
fn flood(bridges: u64, from: u64, steps: impl Fn(u64) -> u64) -> u64 {
    let mut reached = steps(from) & bridges;
    loop {
        let further = steps(reached) & bridges & !reached;
        if further == 0 {
            return reached;
        }
        reached |= further;
    }
}

/// Moves of one piece that take the same pieces and differ only in where they stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bundle {
    pub(super) stops: u64,
    pub(super) taken: u64,
    /// Pieces taken, then Billos taken, then whether a Billo takes: what priority looks at.
    pub(super) weight: u16,
    from: u8,
    pub(super) shape: Shape,
}

const _: () = assert!(size_of::<Bundle>() == 24);

impl Bundle {
    /// Where the piece starts, as a set of one.
    pub(super) const fn from(&self) -> u64 {
        1 << self.from
    }
}

/// Bundles of captures. A capture or two is the rule; crowds of Billos spill to the heap.
pub(super) type Captures = SmallVec<[Bundle; 12]>;

impl Sight {
    pub(super) fn new(board: &Board, colour: Colour, rules: BilloRules) -> Sight {
        let turn = |set: u64| turned(colour, set);
        let both = |side| Shape::BOTH.map(|shape| turn(board.pieces(side, shape)));
        Sight {
            own: both(colour),
            enemy: both(colour.other()),
            billos: Shape::BOTH.map(|shape| turn(board.billos(shape))),
            empty: turn(board.empty()),
            rules,
        }
    }

    pub(super) const fn empty(&self) -> u64 {
        self.empty
    }

    pub(super) const fn pawns(&self, shape: Shape) -> u64 {
        self.own[shape as usize] & !self.billos[shape as usize]
    }

    pub(super) const fn own_billos(&self, shape: Shape) -> u64 {
        self.own[shape as usize] & self.billos[shape as usize]
    }

    pub(super) const fn is_billo(&self, shape: Shape, from: u64) -> bool {
        self.own_billos(shape) & from != 0
    }

    /// Own free pieces over which a piece of this shape may pass.
    pub(super) const fn bridges(&self, shape: Shape) -> u64 {
        self.own[shape.other() as usize] & !self.own[shape as usize]
    }

    /// The bridges for one piece: a Billo may come back to the partner it left.
    pub(super) const fn bridges_of(&self, shape: Shape, from: u64) -> u64 {
        self.bridges(shape) | (self.own[shape.other() as usize] & from)
    }

    /// Enemy pieces that a piece of this shape takes when it steps onto them.
    pub(super) const fn prey(&self, shape: Shape, billo: bool) -> u64 {
        let free = self.enemy[shape.other() as usize] & !self.enemy[shape as usize];
        let billos = self.billos[shape.other() as usize];
        match (billo, self.rules.any_prey) {
            (false, _) => free & !billos,
            (true, true) => free,
            (true, false) => free & billos,
        }
    }

    /// The pieces of a stride and shape that can take something.
    fn takers<S: Stride>(&self, shape: Shape) -> u64 {
        let pieces = if S::BILLO { self.own_billos(shape) } else { self.pawns(shape) };
        let prey = self.prey(shape, S::BILLO);
        if pieces == 0 || prey == 0 {
            return 0;
        }
        S::origins(prey | flood(self.bridges(shape), prey, S::origins)) & pieces
    }

    /// Where the pieces of a stride and shape would take what they find there.
    pub(super) fn reach<S: Stride>(&self, shape: Shape) -> u64 {
        let pieces = if S::BILLO { self.own_billos(shape) } else { self.pawns(shape) };
        if pieces == 0 {
            return 0;
        }
        S::steps(pieces | flood(self.bridges(shape), pieces, S::steps))
    }

    pub(super) fn can_capture(&self) -> bool {
        Shape::BOTH
            .into_iter()
            .any(|shape| self.takers::<PawnStride>(shape) | self.takers::<BilloStride>(shape) != 0)
    }

    /// Shows every capture.
    pub(super) fn visit_captures(&self, mut visit: impl FnMut(Bundle)) {
        for shape in Shape::BOTH {
            self.captures_by::<PawnStride>(shape, &mut visit);
            self.captures_by::<BilloStride>(shape, &mut visit);
        }
    }

    fn captures_by<S: Stride>(&self, shape: Shape, visit: &mut impl FnMut(Bundle)) {
        let prey_billos = self.billos[shape.other() as usize];
        // What has been taken by a Billo that came back to where it started. Whichever Billo it
        // was, the board is the same: only the first counts.
        let mut returns: SmallVec<[u64; 4]> = SmallVec::new();
        for from in singles(self.takers::<S>(shape)) {
            self.captures_of::<S>(shape, from, |taken, mut stops| {
                if stops & from != 0 {
                    if returns.contains(&taken) {
                        stops &= !from;
                    } else {
                        returns.push(taken);
                    }
                }
                let billos = (taken & prey_billos).count_ones();
                let weight = taken.count_ones() << 8 | billos << 1 | u32::from(S::BILLO);
                let from = from.trailing_zeros() as u8;
                visit(Bundle { stops, taken, weight: weight as u16, from, shape });
            });
        }
    }

    /// Every capture, or with `heaviest` only those that no other outweighs.
    pub(super) fn captures(&self, heaviest: bool) -> Captures {
        let mut captures = Captures::new();
        self.visit_captures(|bundle| {
            if heaviest && let Some(first) = captures.first() {
                if bundle.weight < first.weight {
                    return;
                }
                if bundle.weight > first.weight {
                    captures.clear();
                }
            }
            captures.push(bundle);
        });
        captures
    }

    /// How many captures there are, or with `heaviest` how many that no other outweighs.
    pub(super) fn count_captures(&self, heaviest: bool) -> u32 {
        let (mut count, mut weight) = (0, 0);
        self.visit_captures(|bundle| {
            if heaviest && bundle.weight != weight {
                if bundle.weight < weight {
                    return;
                }
                (count, weight) = (0, bundle.weight);
            }
            count += bundle.stops.count_ones();
        });
        count
    }

    /// Shows each set of pieces that one piece can take, with the squares where it may then stop.
    ///
    /// A shape has at most eight pieces, so there are at most 256 sets. For each set the table
    /// `lasts` says which of its pieces may be the last one taken; the sets are met in an order
    /// in which every set comes after its parts.
    pub(super) fn captures_of<S: Stride>(
        &self,
        shape: Shape,
        from: u64,
        mut visit: impl FnMut(u64, u64),
    ) {
        let bridges = self.bridges_of(shape, from);
        let prey = self.prey(shape, S::BILLO);
        let zone = |at: u64| at | flood(bridges, at, S::steps);
        let first = S::steps(zone(from)) & prey;

        // All that can be taken in any order, each with where one may stand after taking it.
        let mut squares = [0; 8];
        let mut zones = [0; 8];
        let mut count = 0;
        let (mut seen, mut waiting) = (first, first);
        while waiting != 0 {
            let square = waiting & waiting.wrapping_neg();
            squares[count] = square;
            zones[count] = zone(square);
            let further = S::steps(zones[count]) & prey & !seen;
            seen |= further;
            waiting = (waiting & (waiting - 1)) | further;
            count += 1;
        }
        if count == 1 {
            return visit(squares[0], zones[0]);
        }

        let mut nexts = [0u8; 8];
        for (next, zone) in nexts.iter_mut().zip(&zones[..count]) {
            let reached = S::steps(*zone);
            for (i, square) in squares[..count].iter().enumerate() {
                *next |= u8::from(reached & square != 0) << i;
            }
        }
        let mut lasts = [0u8; 256];
        for (i, square) in squares[..count].iter().enumerate() {
            lasts[1 << i] = u8::from(first & square != 0) << i;
        }
        for set in 1..1usize << count {
            let (mut taken, mut stops) = (0, 0);
            for i in (0..count).filter(|i| set >> i & 1 == 1) {
                taken |= squares[i];
                if lasts[set] >> i & 1 == 0 {
                    continue;
                }
                stops |= zones[i];
                let further = nexts[i] & !(set as u8);
                for j in (0..count).filter(|j| further >> j & 1 == 1) {
                    lasts[set | 1 << j] |= 1 << j;
                }
            }
            if stops != 0 {
                visit(taken, stops);
            }
        }
    }

    /// Where a piece may go without taking anything.
    pub(super) fn quiet_of<S: Stride>(&self, shape: Shape, from: u64) -> u64 {
        let near = S::steps(from);
        let bridges = self.bridges_of(shape, from);
        if near & bridges == 0 {
            return near & self.empty;
        }
        let passed = flood(bridges, from, S::steps);
        let beyond = if self.rules.glide { S::steps(passed) } else { 0 };
        (passed | (near | beyond) & self.empty) & !from
    }

    /// Shows the moves that take nothing: shape, piece, and where it may go.
    pub(super) fn visit_quiet<B>(
        &self,
        mut visit: impl FnMut(Shape, u64, u64) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for shape in Shape::BOTH {
            for from in singles(self.pawns(shape)) {
                visit(shape, from, self.quiet_of::<PawnStride>(shape, from))?;
            }
            for from in singles(self.own_billos(shape)) {
                visit(shape, from, self.quiet_of::<BilloStride>(shape, from))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// How many moves take nothing. Pawns that touch no bridge are counted all at once.
    pub(super) fn count_quiet(&self) -> u32 {
        Shape::BOTH.into_iter().map(|shape| self.count_quiet_by(shape)).sum()
    }

    fn count_quiet_by(&self, shape: Shape) -> u32 {
        let pawns = self.pawns(shape);
        let near_bridge = pawns & back_steps(self.bridges(shape));
        let plain = pawns & !near_bridge;
        let mut count =
            PAWN_STEPS.into_iter().map(|step| (step(plain) & self.empty).count_ones()).sum();
        for from in singles(near_bridge) {
            count += self.quiet_of::<PawnStride>(shape, from).count_ones();
        }
        for from in singles(self.own_billos(shape)) {
            count += self.quiet_of::<BilloStride>(shape, from).count_ones();
        }
        count
    }
}

/// The set as the player of a colour sees it, or back again.
pub(super) const fn turned(colour: Colour, set: u64) -> u64 {
    match colour {
        Colour::Red => set,
        Colour::Black => set.swap_bytes(),
    }
}

/// The members of a set, each as a set of one.
pub(super) fn singles(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let single = (set != 0).then(|| set & set.wrapping_neg())?;
        set ^= single;
        Some(single)
    })
}
