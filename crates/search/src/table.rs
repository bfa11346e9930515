//! What was found out about positions, remembered by their keys.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use bytemuck::allocation::try_zeroed_slice_box;

/// Which side of the true value a remembered one may lie on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// It is the true value.
    Exact,
    /// The true value is this or higher.
    AtLeast,
    /// The true value is this or lower.
    AtMost,
}

/// What a search found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// To the side to move, with turns to a certain end counted from here.
    pub(crate) value: i32,
    pub(crate) bound: Bound,
    /// How far ahead it looked.
    pub(crate) depth: u32,
    /// Whether it rests on no judgement: however far one looks, it stays.
    pub(crate) sure: bool,
    /// The place of the best move in the order of generation.
    pub(crate) best: Option<u32>,
}

/// A memory of positions that searches share, of a size that the caller chooses.
///
/// It belongs to one game, one set of rules and one evaluator. Threads may use it at the same
/// time without locks: the two words of a slot are only believed together if they fit together.
#[derive(Debug)]
pub struct Table {
    /// Slots one after the other. The machine gives memory that is empty when it is first looked
    /// at, so that a large table costs a short think nothing.
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

/// How many depths an entry of an earlier think counts less for each think since.
const STALE: u32 = 8;

impl Table {
    /// A table of at most so many bytes, less if the machine has less, and at least one bucket of
    /// entries.
    pub fn new(bytes: usize) -> Table {
        let mut buckets = (bytes / (BUCKET * size_of::<u64>())).max(1);
        let words = loop {
            // Room to begin where a cache line does.
            match try_zeroed_slice_box::<AtomicU64>((buckets + 1) * BUCKET) {
                Ok(words) => break words,
                Err(()) => buckets = buckets.div_ceil(2),
            }
        };
        let start = words.as_ptr().align_offset(BUCKET * size_of::<u64>()).min(BUCKET);
        Table { words, start, buckets, age: AtomicU8::new(0) }
    }

    /// Enough for a think of so many nodes, but at most so many bytes.
    pub fn for_nodes(nodes: u64, most_bytes: usize) -> Table {
        let wanted = usize::try_from(nodes)
            .unwrap_or(usize::MAX)
            .saturating_mul(Slot::WORDS * size_of::<u64>());
        Table::new(wanted.min(most_bytes))
    }

    /// A new think begins: what is remembered stays, but gives way sooner.
    pub(crate) fn grow_older(&self) {
        self.age.store(self.age().wrapping_add(1) & AGE.mask() as u8, Ordering::Relaxed);
    }

    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let data = self.bucket(key).find_map(|slot| slot.read(key))?;
        Some(unpack(data))
    }

    pub(crate) fn put(&self, key: u64, entry: Entry) {
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

    /// How dear this slot is: what is deep and fresh stays.
    fn worth(&self, age: u8) -> u32 {
        let data = self.data.load(Ordering::Relaxed);
        if data == 0 {
            return 0;
        }
        let thinks = u64::from(age).wrapping_sub(AGE.of(data)) & AGE.mask();
        let fresh = AGE.mask() - thinks;
        DEPTH.of(data) as u32 + fresh as u32 * STALE + 1
    }
}

/// A part of the data word.
struct Part {
    at: u32,
    bits: u32,
}

const VALUE: Part = Part { at: 0, bits: 32 };
/// One more than the move's place, or 0: half a million moves are more than any game has.
const BEST: Part = Part { at: 32, bits: 19 };
/// Whether it rests on no judgement.
const SURE: Part = Part { at: 51, bits: 1 };
/// As large as [`crate::MOST_DEPTH`] needs.
const DEPTH: Part = Part { at: 52, bits: 7 };
/// Which of the [`Bound`]s, from 1: no entry is all zeros.
const BOUND: Part = Part { at: 59, bits: 2 };
/// Which think; eight are told apart.
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
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    u64::from(entry.value as u32) << VALUE.at
        | best << BEST.at
        | u64::from(entry.sure) << SURE.at
        | depth << DEPTH.at
        | bound << BOUND.at
}

fn unpack(data: u64) -> Entry {
    Entry {
        value: VALUE.of(data) as u32 as i32,
        bound: match BOUND.of(data) {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
        depth: DEPTH.of(data) as u32,
        sure: SURE.of(data) != 0,
        best: (BEST.of(data) as u32).checked_sub(1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(value: i32, depth: u32, best: Option<u32>) -> Entry {
        Entry { value, bound: Bound::AtLeast, depth, sure: false, best }
    }

    #[test]
    fn what_was_put_is_found_again() {
        let table = Table::new(1 << 16);
        for (key, entry) in [
            (0, entry(-1_234_567, 0, None)),
            (7 << 60, Entry { sure: true, ..entry(0, crate::MOST_DEPTH, Some(130_000)) }),
            (u64::MAX, Entry { bound: Bound::Exact, ..entry(i32::MAX, 3, Some(0)) }),
            (1 << 40, Entry { bound: Bound::AtMost, ..entry(-i32::MAX, 3, Some(524_286)) }),
        ] {
            assert_eq!(table.get(key), None);
            table.put(key, entry);
            assert_eq!(table.get(key), Some(entry));
        }
    }

    #[test]
    fn a_move_too_far_down_the_list_is_left_out() {
        let table = Table::new(0);
        table.put(1, entry(5, 3, Some(524_287)));
        assert_eq!(table.get(1), Some(entry(5, 3, None)));
    }

    #[test]
    fn the_shallowest_entry_gives_way() {
        let table = Table::new(0);
        for key in 1..=5 {
            table.put(key, entry(0, 10 - key as u32, None));
        }
        let kept: Vec<u64> = (1..=5).filter(|&key| table.get(key).is_some()).collect();
        assert_eq!(kept, [1, 2, 3, 5]);
    }

    #[test]
    fn entries_of_long_ago_give_way_first() {
        let table = Table::new(0);
        table.put(1, entry(0, 9, None));
        table.grow_older();
        table.grow_older();
        for key in 2..=5 {
            table.put(key, entry(0, 2, None));
        }
        assert_eq!(table.get(1), None);
        assert!((2..=5).all(|key| table.get(key).is_some()));
    }

    #[test]
    fn torn_entries_are_not_believed() {
        let table = Table::new(0);
        table.put(1, entry(5, 3, None));
        let slot = table.bucket(1).find(|slot| slot.read(1).is_some()).unwrap();
        slot.data.store(pack(entry(6, 3, None)), Ordering::Relaxed);
        assert_eq!(table.get(1), None);
    }
}
