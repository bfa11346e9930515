//! How marbles jump.
//!
//! A jump leads from a hole to the same corner of a neighbouring tray, over a marble of another
//! corner. So each corner has a graph of its own: its holes, and a *span* wherever a marble lies
//! between two of them. A series of jumps is a walk in that graph that uses no span twice, since
//! the marble is gone; and only marbles of the corner itself can stand in its way, which do not
//! change on the way. What a series does is told by the marbles it takes: its spans, and thereby
//! both its ends.

use std::ops::ControlFlow;

use super::board::{Board, Hole, Way, holes, holes_of, slots_of};

/// The holes in left corners.
const LEFT: u64 = 0x0000_ffff_0000_ffff;
/// The holes in lower corners.
const LOWER: u64 = 0x0000_0000_ffff_ffff;
/// The holes of column A of slots, of column D, of row 1 and of row 4.
const A: u64 = holes_of(0x000f);
const D: u64 = holes_of(0xf000);
const ROW_1: u64 = holes_of(0x1111);
const ROW_4: u64 = holes_of(0x8888);

/// Spans, each at its western or southern hole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Spans {
    east: u64,
    north: u64,
}

impl Spans {
    /// The spans over these marbles.
    pub(super) const fn over(marbles: u64) -> Spans {
        Spans {
            east: marbles >> 16 & LEFT & !D | (marbles & LEFT & !A) << 12,
            north: marbles >> 32 & !ROW_4 | (marbles & LOWER & !ROW_1) << 31,
        }
    }

    /// The marbles under these spans.
    const fn marbles(self) -> u64 {
        let (east, north) = (self.east, self.north);
        (east & LEFT) << 16 | (east & !LEFT) >> 12 | (north & LOWER) << 32 | (north & !LOWER) >> 31
    }

    const fn without(self, used: Spans) -> Spans {
        Spans { east: self.east ^ used.east, north: self.north ^ used.north }
    }
}

/// What some jumps with one marble do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Series {
    /// The marbles jumped over.
    pub(super) taken: u64,
    /// Where the marble starts.
    pub(super) from: Hole,
    /// Where it ends, perhaps where it started.
    pub(super) to: Hole,
}

/// A marble on its way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jumper {
    at: u64,
    spans: Spans,
    free: u64,
}

impl Jumper {
    /// A marble that is about to jump from a hole, which is free from now on.
    pub(super) const fn new(board: &Board, from: Hole) -> Jumper {
        Jumper {
            at: from.bit(),
            spans: Spans::over(board.marbles),
            free: board.free() | from.bit(),
        }
    }

    /// Where it is.
    pub(super) const fn hole(&self) -> Hole {
        Hole::only(self.at)
    }

    /// The marble after one more jump, if there is one that way.
    pub(super) const fn jump(&self, way: Way) -> Option<Jumper> {
        let Jumper { at, spans: Spans { east, north }, free } = *self;
        let (to, used) = match way {
            Way::West => (at >> 4, Spans { east: at >> 4 & east, north: 0 }),
            Way::South => (at >> 1, Spans { east: 0, north: at >> 1 & north }),
            Way::North => (at << 1, Spans { east: 0, north: at & north }),
            Way::East => (at << 4, Spans { east: at & east, north: 0 }),
        };
        if used.east | used.north == 0 || to & free == 0 {
            return None;
        }
        Some(Jumper { at: to, spans: self.spans.without(used), free })
    }

    /// What it has done since it left `from`.
    pub(super) const fn series(&self, board: &Board, from: Hole) -> Series {
        let used = Spans::over(board.marbles).without(self.spans);
        Series { taken: used.marbles(), from, to: self.hole() }
    }

    /// How many jumps it can still make.
    pub(super) fn longest(&self) -> u8 {
        let on = Way::ALL.into_iter().filter_map(|way| self.jump(way));
        on.map(|next| 1 + next.longest()).max().unwrap_or(0)
    }

    /// Whether it can make so many more jumps.
    pub(super) fn can_make(&self, jumps: u8) -> bool {
        let mut on = Way::ALL.into_iter().filter_map(|way| self.jump(way));
        jumps == 0 || on.any(|next| next.can_make(jumps - 1))
    }
}

/// A series under way: the route so far, two bits a jump, of which the first counts most. So
/// among routes of one length the smallest number has the smallest text.
#[derive(Clone, Copy)]
struct Walk {
    jumper: Jumper,
    route: u32,
    seen: u64,
    /// Whether it has come back to a hole: only then can another route do the same.
    crossed: bool,
}

impl Walk {
    fn new(jumper: Jumper) -> Walk {
        Walk { jumper, route: 0, seen: jumper.at, crossed: false }
    }

    fn on(&self) -> impl Iterator<Item = Walk> {
        Way::ALL.into_iter().filter_map(|way| {
            let jumper = self.jumper.jump(way)?;
            Some(Walk {
                jumper,
                route: self.route << 2 | way as u32,
                seen: self.seen | jumper.at,
                crossed: self.crossed || self.seen & jumper.at != 0,
            })
        })
    }

    /// The first walk of so many more jumps that `found` accepts.
    fn each<B>(
        &self,
        jumps: u8,
        found: &mut impl FnMut(&Walk) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if jumps == 0 {
            return found(self);
        }
        self.on().try_for_each(|next| next.each(jumps - 1, found))
    }
}

/// The smallest route that takes exactly these marbles.
fn smallest_walk(from: Hole, taken: u64) -> Option<u32> {
    let jumper = Jumper { at: from.bit(), spans: Spans::over(taken), free: !0 };
    Walk::new(jumper)
        .each(taken.count_ones() as u8, &mut |walk| ControlFlow::Break(walk.route))
        .break_value()
}

/// The holes where a marble lands that takes these, by the route with the smallest text.
pub(super) fn route(from: Hole, taken: u64) -> impl Iterator<Item = Hole> {
    let route = smallest_walk(from, taken).unwrap_or(0);
    let mut at = from.bit();
    (0..taken.count_ones()).rev().map(move |left| {
        let way = Way::ALL[(route >> (2 * left) & 3) as usize];
        at = way.shift(at, 1);
        Hole::only(at)
    })
}

/// Where marbles have arrived, by the way of their last jump.
#[derive(Clone, Copy)]
struct Wave {
    west: u64,
    south: u64,
    north: u64,
    east: u64,
}

impl Wave {
    const fn holes(&self) -> u64 {
        self.west | self.south | self.north | self.east
    }

    /// All marbles jump once more over these spans, but not straight back, as that span is gone.
    const fn on(&self, spans: Spans) -> Wave {
        let Wave { west, south, north, east } = *self;
        let (upright, level) = (south | north, west | east);
        Wave {
            west: (west | upright) >> 4 & spans.east,
            south: (south | level) >> 1 & spans.north,
            north: ((north | level) & spans.north) << 1,
            east: ((east | upright) & spans.east) << 4,
        }
    }
}

/// The pairs of trays between which there is a jump, each at its western or southern slot.
#[derive(Clone, Copy)]
pub(super) struct Ties {
    east: u16,
    north: u16,
}

impl Ties {
    pub(super) const fn count(self) -> u32 {
        self.east.count_ones() + self.north.count_ones()
    }

    /// Whether each ends, once, among these trays: no jump survives if they move or vanish.
    pub(super) const fn are_cut_by(self, trays: u16) -> bool {
        self.east & !(trays ^ trays >> 4) == 0 && self.north & !(trays ^ trays >> 1) == 0
    }
}

/// All jumps on a board.
pub(super) struct Jumps {
    marbles: u64,
    free: u64,
    spans: Spans,
    /// The marbles that can jump, by way.
    from: [u64; 4],
}

impl Jumps {
    /// The jumps on a board.
    pub(super) const fn on(board: &Board) -> Jumps {
        let (marbles, free) = (board.marbles, board.free());
        let spans = Spans::over(marbles);
        let from = [
            (free & spans.east) << 4 & marbles,
            (free & spans.north) << 1 & marbles,
            free >> 1 & spans.north & marbles,
            free >> 4 & spans.east & marbles,
        ];
        Jumps { marbles, free, spans, from }
    }

    /// The marbles that can jump.
    pub(super) const fn movers(&self) -> u64 {
        self.from[0] | self.from[1] | self.from[2] | self.from[3]
    }

    /// How many single jumps there are.
    pub(super) const fn count(&self) -> u32 {
        let [west, south, north, east] = self.from;
        west.count_ones() + south.count_ones() + north.count_ones() + east.count_ones()
    }

    /// The pairs of trays that they lead across.
    pub(super) const fn ties(&self) -> Ties {
        let [west, south, north, east] = self.from;
        Ties { east: slots_of(east | west >> 4), north: slots_of(north | south >> 1) }
    }

    fn jumper(&self, from: Hole) -> Jumper {
        Jumper { at: from.bit(), spans: self.spans, free: self.free | from.bit() }
    }

    /// The most jumps that some marble can make in a row.
    ///
    /// All marbles walk at once, whole sets at a time. That is exact as long as no marble can
    /// walk in a circle; only where one may are routes followed one by one.
    pub(super) fn longest(&self) -> u8 {
        let free = Spans {
            east: self.spans.east & self.free & self.free >> 4,
            north: self.spans.north & self.free & self.free >> 1,
        };
        let [west, south, north, east] = self.from;
        let first = Wave { west: west >> 4, south: south >> 1, north: north << 1, east: east << 4 };
        let second = first.on(free);
        let third = second.on(free);
        // Three jumps in a row are rare: no other branch keeps the processor guessing.
        if third.holes() == 0 {
            u8::from(first.holes() != 0) + u8::from(second.holes() != 0)
        } else {
            self.three_or_more(third, free)
        }
    }

    /// The same where some marble can make three jumps, after which they have arrived here.
    fn three_or_more(&self, mut wave: Wave, free: Spans) -> u8 {
        let [west, south, north, east] = self.from;
        // A marble comes home by another way than it left, after an even number of jumps.
        let turning = west & east | south & north | (west | east) & (south | north);
        let circle = free.east & free.east >> 1 & free.north & free.north >> 4;
        let mut home = 0;
        // A way without a circle passes each of at most twelve trays once.
        for length in 3..12 {
            if length % 2 == 1 {
                home |= wave.on(self.spans).holes() & turning;
            }
            if length > 4 && circle != 0 {
                break;
            }
            wave = wave.on(free);
            if wave.holes() == 0 {
                return self.follow(home).max(length);
            }
        }
        self.follow(self.movers())
    }

    /// The most jumps that one of these marbles can make in a row, by trying all routes.
    fn follow(&self, marbles: u64) -> u8 {
        holes(marbles).map(|from| self.jumper(from).longest()).max().unwrap_or(0)
    }

    /// Whether some marble can make so many jumps in a row.
    pub(super) fn can_make(&self, jumps: u8) -> bool {
        holes(self.movers()).any(|from| self.jumper(from).can_make(jumps))
    }

    /// Shows everything that so many jumps with one marble can do, each once.
    pub(super) fn visit<B>(
        &self,
        jumps: u8,
        mut visit: impl FnMut(Series) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if jumps == 1 {
            return self.visit_single(visit);
        }
        holes(self.movers()).try_for_each(|from| {
            Walk::new(self.jumper(from)).each(jumps, &mut |walk| {
                let taken = self.spans.without(walk.jumper.spans).marbles();
                if walk.crossed && smallest_walk(from, taken) != Some(walk.route) {
                    return ControlFlow::Continue(());
                }
                visit(Series { taken, from, to: walk.jumper.hole() })
            })
        })
    }

    fn visit_single<B>(&self, mut visit: impl FnMut(Series) -> ControlFlow<B>) -> ControlFlow<B> {
        for way in Way::ALL {
            for from in holes(self.from[way as usize]) {
                let over = self.neighbour(from, way);
                let to = Hole::only(way.shift(from.bit(), 1));
                visit(Series { taken: over, from, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The marble next to one that can jump that way.
    fn neighbour(&self, from: Hole, way: Way) -> u64 {
        let at = from.bit();
        let span = match way {
            Way::West => Spans { east: at >> 4, north: 0 },
            Way::South => Spans { east: 0, north: at >> 1 },
            Way::North => Spans { east: 0, north: at },
            Way::East => Spans { east: at, north: 0 },
        };
        debug_assert!(span.marbles() & self.marbles != 0);
        span.marbles()
    }
}
