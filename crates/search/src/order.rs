//! Which move to look at first.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::hash::{Hash, Hasher};

use tabletier_core::{Evaluator, Position, Seat};

use crate::limits::{Meter, Stopped};

/// The moves of one position that are worth a look, handed out the most promising first.
///
/// There may be a hundred thousand of them, of which mostly only a few are asked for: so they are
/// put in a heap and not sorted. The buffers are used again and again.
pub(crate) struct Slate<M> {
    /// In the order of generation.
    candidates: Vec<Candidate<M>>,
    /// How many of the most promising are kept.
    width: usize,
    /// Once some were left out: what a move must promise more than to come in.
    floor: Option<i32>,
    /// How many were listed, those left out included.
    listed: u32,
    /// Priority above, then the candidate's index turned over so that of equals the first comes
    /// first.
    queue: BinaryHeap<u64>,
    /// The indices handed out so far.
    tried: Vec<u32>,
}

/// A move that may be worth a look.
pub(crate) struct Candidate<M> {
    pub(crate) mv: M,
    pub(crate) promise: i32,
    /// Its place in the order of generation, by which tables know it.
    pub(crate) place: u32,
}

/// A candidate whose turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pick {
    pub(crate) index: usize,
    /// Nothing speaks for it but what it promises.
    pub(crate) plain: bool,
}

impl<M> Default for Slate<M> {
    fn default() -> Slate<M> {
        Slate {
            candidates: Vec::new(),
            width: usize::MAX,
            floor: None,
            listed: 0,
            queue: BinaryHeap::new(),
            tried: Vec::new(),
        }
    }
}

impl<M> Slate<M> {
    /// Empties the slate, for a list of which the `width` most promising are wanted.
    pub(crate) fn clear(&mut self, width: usize) {
        self.candidates.clear();
        self.width = width;
        self.floor = None;
        self.listed = 0;
    }

    /// Lists the `width` most promising moves of a position; if stopped, those seen so far.
    pub(crate) fn list<P: Position<Move = M>, E: Evaluator<P>>(
        &mut self,
        position: &P,
        evaluator: &E,
        width: usize,
        meter: &mut Meter<'_>,
    ) -> Result<(), Stopped> {
        self.clear(width);
        let flow = evaluator.visit_promises(position, |mv, promise| {
            self.add(mv, promise);
            meter.flow()
        });
        self.narrow();
        meter.pass_over(self.left_out());
        flow.break_value().map_or(Ok(()), Err)
    }

    /// The moves listed, in the order of generation.
    pub(crate) fn candidates(&self) -> &[Candidate<M>] {
        &self.candidates
    }

    /// Lists one more move.
    pub(crate) fn add(&mut self, mv: M, promise: i32) {
        let place = self.listed;
        self.listed += 1;
        if self.floor.is_some_and(|floor| promise <= floor) {
            return;
        }
        self.candidates.push(Candidate { mv, promise, place });
        // Now and then, so that the buffer stays small and the floor rises.
        if self.candidates.len() >= self.width.saturating_mul(2).saturating_add(64) {
            self.narrow();
        }
    }

    /// Leaves out what is beyond the width; of equals the first stay.
    pub(crate) fn narrow(&mut self) {
        if self.candidates.len() <= self.width {
            return;
        }
        let rank = |candidate: &Candidate<M>| (Reverse(candidate.promise), candidate.place);
        let last = last_within(self.candidates.iter().map(rank).collect(), self.width.max(1));
        self.floor = Some(last.0.0);
        self.candidates.retain(|candidate| rank(candidate) <= last);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.candidates.is_empty()
    }

    /// How many legal moves were left out.
    pub(crate) fn left_out(&self) -> u64 {
        u64::from(self.listed) - self.candidates.len() as u64
    }

    /// Whether some legal moves were left out.
    pub(crate) fn is_narrowed(&self) -> bool {
        self.floor.is_some()
    }

    pub(crate) fn at(&self, index: usize) -> &Candidate<M> {
        &self.candidates[index]
    }

    /// Queues the candidates to which `priority` gives a number.
    pub(crate) fn queue(&mut self, mut priority: impl FnMut(&Candidate<M>) -> Option<i32>) {
        let mut queue = std::mem::take(&mut self.queue).into_vec();
        queue.clear();
        queue.extend(self.candidates.iter().enumerate().filter_map(|(index, candidate)| {
            // Flipping the sign bit makes the order of bits that of numbers.
            let priority = priority(candidate)? as u32 ^ 1 << 31;
            Some(u64::from(priority) << 32 | u64::from(!(index as u32)))
        }));
        self.queue = BinaryHeap::from(queue);
        self.tried.clear();
    }

    /// The next candidate.
    pub(crate) fn next(&mut self) -> Option<Pick> {
        let top = self.queue.pop()?;
        let index = !(top as u32);
        self.tried.push(index);
        let priority = (top >> 32) as u32 ^ 1 << 31;
        Some(Pick { index: index as usize, plain: (priority as i32) < CLASS / 2 })
    }

    /// Whether every legal move is queued or was handed out.
    pub(crate) fn is_complete(&self) -> bool {
        self.queue.len() + self.tried.len() == self.listed as usize
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
        slate.queue(|Candidate { mv, promise, place }| {
            if best == Some(*place) {
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
            let promise = i64::from(*promise) + merit;
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
        let hash_at = |index: u32| hash(&slate.at(index as usize).mv);
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
        for &index in others {
            self.reward(slot(seat, hash_at(index)), -merit);
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

/// The last that stays when so many do. It knows no game, so that it is compiled once for all.
fn last_within(mut ranks: Vec<(Reverse<i32>, u32)>, width: usize) -> (Reverse<i32>, u32) {
    *ranks.select_nth_unstable(width - 1).1
}

/// Those with the highest numbers first, equals by their place. It knows no game, so that it is
/// compiled once for all.
pub(crate) fn best_first(mut ranks: Vec<(i64, f32, usize)>) -> Vec<usize> {
    ranks.sort_unstable_by(|a, b| b.0.cmp(&a.0).then(b.1.total_cmp(&a.1)).then(a.2.cmp(&b.2)));
    ranks.into_iter().map(|(_, _, place)| place).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slate<M: Copy>(moves: &[M], width: usize, promise: impl Fn(M) -> i32) -> Slate<M> {
        let mut slate = Slate::default();
        slate.clear(width);
        moves.iter().for_each(|&mv| slate.add(mv, promise(mv)));
        slate.narrow();
        slate
    }

    fn order<M: Copy>(slate: &mut Slate<M>) -> Vec<M> {
        std::iter::from_fn(|| slate.next().map(|pick| slate.at(pick.index).mv)).collect()
    }

    #[test]
    fn moves_come_by_priority_then_place() {
        let mut slate = slate(&[3, -9, 7, 0, 7, i32::MIN, 100], usize::MAX, |_| 0);
        slate.queue(|candidate| (candidate.mv != 100).then_some(candidate.mv));
        assert!(!slate.is_complete());
        let places: Vec<usize> =
            std::iter::from_fn(|| slate.next()).map(|pick| pick.index).collect();
        assert_eq!(places, [2, 4, 0, 3, 1, 5]);
        slate.queue(|candidate| Some(candidate.place as i32));
        assert!(slate.is_complete());
        assert_eq!(slate.next().map(|pick| pick.index), Some(6));
    }

    #[test]
    fn only_the_most_promising_are_kept_and_of_equals_the_first() {
        let moves: Vec<i32> = (0..1000).map(|n| n * 7919 % 1000).collect();
        let mut slate = slate(&moves, 5, |mv| mv / 3);
        assert!(slate.is_narrowed());
        slate.queue(|candidate| Some(candidate.promise));
        let mut best = moves.clone();
        best.sort_by_key(|mv| Reverse(mv / 3));
        assert_eq!(order(&mut slate), best[..5]);
        assert!(!slate.is_complete());
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
        let mut slate = slate(&[1u8, 2, 3], usize::MAX, i32::from);
        for _ in 0..1000 {
            slate.queue(|candidate| Some(candidate.promise));
            assert_eq!([slate.next(), slate.next()].map(|pick| pick.unwrap().index), [2, 1]);
            lore.refuted(&slate, Seat::A, 0, 60);
        }
        let merit = |mv: u8| i64::from(lore.merits[slot(Seat::A, hash(&mv))]);
        assert!((MOST_MERIT / 2..=MOST_MERIT).contains(&merit(2)), "{}", merit(2));
        assert!((-MOST_MERIT..=-MOST_MERIT / 2).contains(&merit(3)), "{}", merit(3));
        assert_eq!(merit(1), 0);
    }
}
