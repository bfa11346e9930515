//! The transposition table: what searches found out about positions, by their Zobrist keys.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use bytemuck::allocation::try_zeroed_slice_box;

/// Which side of the true value an entry's value may lie on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// It is the true value.
    Exact,
    /// A lower bound: the search failed high.
    Lower,
    /// An upper bound: the search failed low.
    Upper,
}

/// What a search found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// To the side to move, with turns to a certain end counted from here.
    pub(crate) value: i32,
    pub(crate) bound: Bound,
    /// How far ahead it looked.
    pub(crate) depth: u32,
    /// Whether it rests on no static evaluation: however deep a search, it stays.
    pub(crate) proven: bool,
    /// The best move, by its number in the order of generation.
    pub(crate) best: Option<u32>,
}

/// A transposition table that searches share, of a size that the caller chooses.
///
/// It belongs to one game, one set of rules and one evaluator. Threads may use it at the same
/// time without locks: the two words of a slot are only believed together if they fit together.
#[derive(Debug)]
pub struct TranspositionTable {
    /// Slots one after the other. The machine gives memory that is empty when it is first looked
    /// at, so that a large table costs a short search nothing.
    words: Box<[AtomicU64]>,
    /// Where the first bucket begins.
    start: usize,
    buckets: usize,
    age: AtomicU8,
}

/// How many words a cache line has: the neighbouring slots that a position may be kept in.
const BUCKET: usize = 8;

/// Where an entry is kept.
#[derive(Clone, Copy)]
struct Slot<'a> {
    /// The key, mixed with the data: torn writes of two threads do not fit together.
    lock: &'a AtomicU64,
    data: &'a AtomicU64,
}

/// Aging: how many turns of depth an entry loses against others for each search since.
const STALE: u32 = 8;

impl TranspositionTable {
    /// A table of at most so many bytes, less if the machine has less, and at least one bucket of
    /// entries.
    pub fn new(bytes: usize) -> TranspositionTable {
        let mut buckets = (bytes / (BUCKET * size_of::<u64>())).max(1);
        let words = loop {
            // Room to begin where a cache line does.
            match try_zeroed_slice_box::<AtomicU64>((buckets + 1) * BUCKET) {
                Ok(words) => break words,
                Err(()) => buckets = buckets.div_ceil(2),
            }
        };
        let start = words.as_ptr().align_offset(BUCKET * size_of::<u64>()).min(BUCKET);
        TranspositionTable { words, start, buckets, age: AtomicU8::new(0) }
    }

    /// Enough for a search of so many nodes, but at most so many bytes.
    pub fn for_nodes(nodes: u64, most_bytes: usize) -> TranspositionTable {
        let wanted = usize::try_from(nodes)
            .unwrap_or(usize::MAX)
            .saturating_mul(Slot::WORDS * size_of::<u64>());
        TranspositionTable::new(wanted.min(most_bytes))
    }

    /// How full it is with what the last search has found, in thousandths: of its first entries.
    pub fn hashfull(&self) -> u32 {
        let age = self.age();
        let slots = self.words[self.start..].chunks_exact(Slot::WORDS);
        let slots = slots.take((self.buckets * BUCKET / Slot::WORDS).min(1000));
        let (mut all, mut used) = (0, 0);
        for words in slots {
            let data = words[1].load(Ordering::Relaxed);
            all += 1;
            used += u32::from(data != 0 && AGE.of(data) == u64::from(age));
        }
        used * 1000 / all.max(1)
    }

    /// A new search begins: what is kept stays, but is replaced sooner.
    pub(crate) fn new_search(&self) {
        self.age.store(self.age().wrapping_add(1) & AGE.mask() as u8, Ordering::Relaxed);
    }

    pub(crate) fn probe(&self, key: u64) -> Option<Entry> {
        let data = self.bucket(key).find_map(|slot| slot.read(key))?;
        Some(unpack(data))
    }

    pub(crate) fn store(&self, key: u64, entry: Entry) {
        let bucket = self.bucket(key);
        let age = self.age();
        let same = bucket.clone().find(|slot| slot.read(key).is_some());
        let slot = same.or_else(|| bucket.min_by_key(|slot| slot.worth(age)));
        if let Some(slot) = slot {
            let data = pack(entry) | u64::from(age) << AGE.at;
            slot.data.store(data, Ordering::Relaxed);
            slot.lock.store(key ^ data, Ordering::Relaxed);
        }
    }

    fn age(&self) -> u8 {
        self.age.load(Ordering::Relaxed)
    }

    fn bucket(&self, key: u64) -> impl Iterator<Item = Slot<'_>> + Clone {
        // The high half of key * buckets is below `buckets`, and evenly spread.
        let at = (u128::from(key) * self.buckets as u128) >> 64;
        let from = self.start + at as usize * BUCKET;
        let words = self.words[from..from + BUCKET].chunks_exact(Slot::WORDS);
        words.map(|words| Slot { lock: &words[0], data: &words[1] })
    }
}

impl Slot<'_> {
    const WORDS: usize = 2;

    fn read(&self, key: u64) -> Option<u64> {
        let data = self.data.load(Ordering::Relaxed);
        (data != 0 && self.lock.load(Ordering::Relaxed) ^ data == key).then_some(data)
    }

    /// The replacement policy: what is deep and fresh stays.
    fn worth(&self, age: u8) -> u32 {
        let data = self.data.load(Ordering::Relaxed);
        if data == 0 {
            return 0;
        }
        let searches = u64::from(age).wrapping_sub(AGE.of(data)) & AGE.mask();
        let fresh = AGE.mask() - searches;
        DEPTH.of(data) as u32 + fresh as u32 * STALE + 1
    }
}

/// A part of the data word.
struct Part {
    at: u32,
    bits: u32,
}

const VALUE: Part = Part { at: 0, bits: 32 };
/// One more than the move's number, or 0: half a million moves are more than any game has.
const BEST: Part = Part { at: 32, bits: 19 };
/// Whether it rests on no static evaluation.
const PROVEN: Part = Part { at: 51, bits: 1 };
/// As large as [`crate::MOST_DEPTH`] needs.
const DEPTH: Part = Part { at: 52, bits: 7 };
/// Which of the [`Bound`]s, from 1: no entry is all zeros.
const BOUND: Part = Part { at: 59, bits: 2 };
/// Which search; eight are told apart.
const AGE: Part = Part { at: 61, bits: 3 };

impl Part {
    const fn mask(&self) -> u64 {
        (1 << self.bits) - 1
    }

    const fn of(&self, data: u64) -> u64 {
        data >> self.at & self.mask()
    }
}

fn pack(entry: Entry) -> u64 {
    let best = entry.best.map_or(0, |best| u64::from(best) + 1);
    let best = if best > BEST.mask() { 0 } else { best };
    let depth = u64::from(entry.depth).min(DEPTH.mask());
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::Lower => 2,
        Bound::Upper => 3,
    };
    u64::from(entry.value as u32) << VALUE.at
        | best << BEST.at
        | u64::from(entry.proven) << PROVEN.at
        | depth << DEPTH.at
        | bound << BOUND.at
}

fn unpack(data: u64) -> Entry {
    Entry {
        value: VALUE.of(data) as u32 as i32,
        bound: match BOUND.of(data) {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        },
        depth: DEPTH.of(data) as u32,
        proven: PROVEN.of(data) != 0,
        best: (BEST.of(data) as u32).checked_sub(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(value: i32, depth: u32, best: Option<u32>) -> Entry {
        Entry { value, bound: Bound::Lower, depth, proven: false, best }
    }

    #[test]
    fn what_was_put_is_found_again() {
        let table = TranspositionTable::new(1 << 16);
        for (key, entry) in [
            (0, entry(-1_234_567, 0, None)),
            (7 << 60, Entry { proven: true, ..entry(0, crate::MOST_DEPTH, Some(130_000)) }),
            (u64::MAX, Entry { bound: Bound::Exact, ..entry(i32::MAX, 3, Some(0)) }),
            (1 << 40, Entry { bound: Bound::Upper, ..entry(-i32::MAX, 3, Some(524_286)) }),
        ] {
            assert_eq!(table.probe(key), None);
            table.store(key, entry);
            assert_eq!(table.probe(key), Some(entry));
        }
    }

    #[test]
    fn a_move_too_far_down_the_list_is_left_out() {
        let table = TranspositionTable::new(0);
        table.store(1, entry(5, 3, Some(524_287)));
        assert_eq!(table.probe(1), Some(entry(5, 3, None)));
    }

    #[test]
    fn the_shallowest_entry_gives_way() {
        let table = TranspositionTable::new(0);
        for key in 1..=5 {
            table.store(key, entry(0, 10 - key as u32, None));
        }
        let kept: Vec<u64> = (1..=5).filter(|&key| table.probe(key).is_some()).collect();
        assert_eq!(kept, [1, 2, 3, 5]);
    }

    #[test]
    fn entries_of_long_ago_give_way_first() {
        let table = TranspositionTable::new(0);
        table.store(1, entry(0, 9, None));
        table.new_search();
        table.new_search();
        for key in 2..=5 {
            table.store(key, entry(0, 2, None));
        }
        assert_eq!(table.probe(1), None);
        assert!((2..=5).all(|key| table.probe(key).is_some()));
    }

    #[test]
    fn torn_entries_are_not_believed() {
        let table = TranspositionTable::new(0);
        table.store(1, entry(5, 3, None));
        let slot = table.bucket(1).find(|slot| slot.read(1).is_some()).unwrap();
        slot.data.store(pack(entry(6, 3, None)), Ordering::Relaxed);
        assert_eq!(table.probe(1), None);
    }
}
