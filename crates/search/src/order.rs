//! Which move to look at first.

use std::collections::BinaryHeap;
use std::hash::{Hash, Hasher};

use tabletier_core::{Evaluator, Position, Seat};

/// The moves of one position, handed out the most promising first.
///
/// There may be a hundred thousand of them, of which mostly only a few are asked for: so they are
/// put in a heap and not sorted. The buffers are used again and again.
pub(crate) struct Slate<M> {
    pub(crate) moves: Vec<M>,
    /// Priority above, then the move's place turned over so that of equals the first comes first.
    queue: BinaryHeap<u64>,
    /// The places handed out so far.
    tried: Vec<u32>,
}

impl<M> Default for Slate<M> {
    fn default() -> Slate<M> {
        Slate { moves: Vec::new(), queue: BinaryHeap::new(), tried: Vec::new() }
    }
}

impl<M> Slate<M> {
    pub(crate) fn new(moves: Vec<M>) -> Slate<M> {
        Slate { moves, ..Slate::default() }
    }

    /// Queues the moves to which `priority` gives a number.
    pub(crate) fn queue(&mut self, mut priority: impl FnMut(usize, &M) -> Option<i32>) {
        let mut queue = std::mem::take(&mut self.queue).into_vec();
        queue.clear();
        queue.extend(self.moves.iter().enumerate().filter_map(|(place, mv)| {
            let priority = priority(place, mv)?;
            // Flipping the sign bit makes the order of bits that of numbers.
            let priority = priority as u32 ^ 1 << 31;
            Some(u64::from(priority) << 32 | u64::from(!(place as u32)))
        }));
        self.queue = BinaryHeap::from(queue);
        self.tried.clear();
    }

    /// The place of the next move.
    pub(crate) fn next(&mut self) -> Option<usize> {
        let place = !(self.queue.pop()? as u32);
        self.tried.push(place);
        Some(place as usize)
    }

    /// How many are still queued.
    pub(crate) fn queued(&self) -> usize {
        self.queue.len()
    }
}

/// What the search has learnt about moves, whatever the position they are played in.
pub(crate) struct Lore {
    /// How often a seat's move refuted the other side lately.
    merits: Vec<i32>,
    /// The last moves that refuted the other side so many turns ahead.
    killers: Vec<[u64; 2]>,
}

/// Moves are told apart by some bits of their hash; few games have more moves than this.
const MERITS: usize = 1 << 12;

/// The table's move comes before everything else.
const FIRST: i32 = i32::MAX;
/// Then what is noisy, then the moves that refuted a sibling, then the rest: each class is as
/// wide as all promises and merits together.
const CLASS: i32 = 1 << 28;

impl Lore {
    pub(crate) fn new() -> Lore {
        Lore { merits: vec![0; Seat::MOST * MERITS], killers: Vec::new() }
    }

    /// Queues all moves of a slate.
    pub(crate) fn queue<P: Position, E: Evaluator<P>>(
        &self,
        slate: &mut Slate<P::Move>,
        position: &P,
        evaluator: &E,
        ply: usize,
        best: Option<u32>,
    ) {
        let seat = position.seat();
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        slate.queue(|place, mv| {
            if best == Some(place as u32) {
                return Some(FIRST);
            }
            let hash = hash(mv);
            let class = if evaluator.noisy(position, mv) {
                2 * CLASS
            } else if killers.contains(&hash) {
                CLASS
            } else {
                0
            };
            // A merit weighs at most a unit: what the game itself promises counts for more.
            let merit = i64::from(self.merits[slot(seat, hash)]) * i64::from(E::UNIT) / MOST_MERIT;
            let promise = i64::from(evaluator.promise(position, mv)) + merit;
            let within = i64::from(CLASS / 2 - 1);
            Some(class + promise.clamp(-within, within) as i32)
        });
    }

    /// The last move tried refuted the other side, after a search of some depth; those tried
    /// before it did not.
    pub(crate) fn refuted<M: Hash>(
        &mut self,
        slate: &Slate<M>,
        seat: Seat,
        ply: usize,
        depth: u32,
    ) {
        let Some((&last, others)) = slate.tried.split_last() else { return };
        let hash_at = |place: u32| hash(&slate.moves[place as usize]);
        let hash = hash_at(last);
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [0; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != hash {
            *killers = [hash, killers[0]];
        }
        let merit = i64::from(depth * depth);
        self.reward(slot(seat, hash), merit);
        for &place in others {
            self.reward(slot(seat, hash_at(place)), -merit);
        }
    }

    /// Moves towards the bound, the more slowly the nearer it is.
    fn reward(&mut self, slot: usize, by: i64) {
        let by = by.clamp(-MOST_MERIT / 8, MOST_MERIT / 8);
        let merit = &mut self.merits[slot];
        *merit += (by - i64::from(*merit) * by.abs() / MOST_MERIT) as i32;
    }
}

/// The bound of merits: some dozens of refutations at a common depth come near it.
const MOST_MERIT: i64 = 1 << 12;

fn slot(seat: Seat, hash: u64) -> usize {
    // The high bits of a product are its best mixed ones.
    seat.index() * MERITS + (hash >> 52) as usize
}

/// A hash that is the same on every machine, whatever the size of its words. Never 0.
fn hash<M: Hash>(mv: &M) -> u64 {
    let mut hasher = MoveHasher(0);
    mv.hash(&mut hasher);
    hasher.finish() | 1
}

/// Multiplies and rotates, as is enough for moves: small, and nobody tries to make them collide.
struct MoveHasher(u64);

impl MoveHasher {
    fn add(&mut self, word: u64) {
        // The golden ratio in 64 bits: odd, and without pattern.
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for MoveHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, i: u8) {
        self.add(i.into());
    }

    fn write_u16(&mut self, i: u16) {
        self.add(i.into());
    }

    fn write_u32(&mut self, i: u32) {
        self.add(i.into());
    }

    fn write_u64(&mut self, i: u64) {
        self.add(i);
    }

    fn write_usize(&mut self, i: usize) {
        self.add(i as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_come_by_priority_then_place() {
        let mut slate = Slate::new(vec![3, -9, 7, 0, 7, i32::MIN, 100]);
        slate.queue(|_, &mv| (mv != 100).then_some(mv));
        assert_eq!(slate.queued(), 6);
        let order: Vec<usize> = std::iter::from_fn(|| slate.next()).collect();
        assert_eq!(order, [2, 4, 0, 3, 1, 5]);
        slate.moves.truncate(2);
        slate.queue(|place, _| Some(place as i32));
        assert_eq!((slate.next(), slate.next(), slate.next()), (Some(1), Some(0), None));
    }

    #[test]
    fn hashes_are_the_same_everywhere() {
        assert_eq!(hash(&(1u8, 2u16, 3usize)), 0xf7c2_17a8_2ee8_c35d);
        assert_eq!(hash(&7usize), hash(&7u64));
        assert_ne!(hash(&[1u8, 2].as_slice()), hash(&[2u8, 1].as_slice()));
    }

    #[test]
    fn merits_stay_within_their_bound() {
        let mut lore = Lore::new();
        let mut slate = Slate::new(vec![1u8, 2, 3]);
        for _ in 0..1000 {
            slate.queue(|_, &mv| Some(mv.into()));
            assert_eq!((slate.next(), slate.next()), (Some(2), Some(1)));
            lore.refuted(&slate, Seat::A, 0, 60);
        }
        let merit = |mv: u8| i64::from(lore.merits[slot(Seat::A, hash(&mv))]);
        assert!((MOST_MERIT / 2..=MOST_MERIT).contains(&merit(2)), "{}", merit(2));
        assert!((-MOST_MERIT..=-MOST_MERIT / 2).contains(&merit(3)), "{}", merit(3));
        assert_eq!(merit(1), 0);
    }
}
