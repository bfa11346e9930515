//! Sorting more than the memory holds: what is too much is kept in sorted files that are then merged.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;
use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};

/// How many bytes are held in memory.
const HELD: usize = 32 << 20;

/// Takes items with keys and gives them back in the order of the keys; equal ones stay in the order in
/// which they came.
pub(crate) struct Sorter {
    reverse: bool,
    limit: usize,
    held: Vec<Item>,
    bytes: usize,
    count: u64,
    runs: Vec<File>,
}

#[derive(PartialEq, Eq, Debug)]
struct Item {
    reverse: bool,
    key: Vec<u8>,
    count: u64,
    value: Vec<u8>,
}

impl Ord for Item {
    fn cmp(&self, other: &Item) -> Ordering {
        let keys = self.key.cmp(&other.key);
        let keys = if self.reverse { keys.reverse() } else { keys };
        keys.then(self.count.cmp(&other.count))
    }
}

impl PartialOrd for Item {
    fn partial_cmp(&self, other: &Item) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Sorter {
    /// Sorts upwards or, in reverse, downwards.
    pub(crate) fn new(reverse: bool) -> Sorter {
        Sorter { reverse, limit: HELD, held: Vec::new(), bytes: 0, count: 0, runs: Vec::new() }
    }

    /// Takes an item.
    pub(crate) fn push(&mut self, key: Vec<u8>, value: Vec<u8>) -> io::Result<()> {
        self.bytes += key.len() + value.len() + size_of::<Item>();
        self.held.push(Item { reverse: self.reverse, key, count: self.count, value });
        self.count += 1;
        if self.bytes > self.limit {
            self.spill()?;
        }
        Ok(())
    }

    fn spill(&mut self) -> io::Result<()> {
        self.held.sort_unstable();
        let mut file = BufWriter::new(tempfile::tempfile()?);
        for Item { key, count, value, .. } in self.held.drain(..) {
            file.write_all(&count.to_le_bytes())?;
            for part in [key, value] {
                file.write_all(&(part.len() as u64).to_le_bytes())?;
                file.write_all(&part)?;
            }
        }
        let mut file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.rewind()?;
        self.runs.push(file);
        self.bytes = 0;
        Ok(())
    }

    /// Hands on all items in order.
    pub(crate) fn finish<F, E>(mut self, mut take: F) -> Result<(), E>
    where
        F: FnMut(&[u8], Vec<u8>) -> Result<(), E>,
        E: From<io::Error>,
    {
        self.held.sort_unstable();
        let mut runs: Vec<Run> =
            self.runs.into_iter().map(|file| Run::File(BufReader::new(file))).collect();
        runs.push(Run::Held(self.held.into_iter()));
        let mut heap = BinaryHeap::new();
        for (index, run) in runs.iter_mut().enumerate() {
            heap.extend(run.next(self.reverse)?.map(|item| Reverse((item, index))));
        }
        while let Some(Reverse((item, index))) = heap.pop() {
            heap.extend(runs[index].next(self.reverse)?.map(|item| Reverse((item, index))));
            take(&item.key, item.value)?;
        }
        Ok(())
    }
}

/// A part that is sorted.
enum Run {
    File(BufReader<File>),
    Held(std::vec::IntoIter<Item>),
}

impl Run {
    fn next(&mut self, reverse: bool) -> io::Result<Option<Item>> {
        let file = match self {
            Run::Held(items) => return Ok(items.next()),
            Run::File(file) => file,
        };
        let Some(count) = number(file)? else { return Ok(None) };
        let mut part = || {
            let length = number(file)?.unwrap_or(0);
            let mut bytes = vec![0; length as usize];
            file.read_exact(&mut bytes)?;
            io::Result::Ok(bytes)
        };
        Ok(Some(Item { reverse, key: part()?, count, value: part()? }))
    }
}

/// The next number; `None` at the end.
fn number(file: &mut impl Read) -> io::Result<Option<u64>> {
    let mut bytes = [0; 8];
    match file.read_exact(&mut bytes) {
        Ok(()) => Ok(Some(u64::from_le_bytes(bytes))),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(reverse: bool, limit: usize) -> Vec<(u8, usize)> {
        let mut sorter = Sorter { limit, ..Sorter::new(reverse) };
        for index in 0..1000_usize {
            let key = (index * 7 % 10) as u8;
            sorter.push(vec![key], index.to_string().into_bytes()).expect("room on the disk");
        }
        let mut all = Vec::new();
        let done: io::Result<()> = sorter.finish(|key, value| {
            all.push((key[0], String::from_utf8(value).expect("text").parse().expect("a number")));
            Ok(())
        });
        done.expect("the disk gives it back");
        all
    }

    #[test]
    fn what_does_not_fit_in_memory_is_sorted_just_so() {
        let all = sorted(false, usize::MAX);
        assert!(all.is_sorted() && all.len() == 1000);
        assert_eq!(sorted(false, 3000), all);
        let reversed = sorted(true, 3000);
        assert_eq!(reversed, sorted(true, usize::MAX));
        assert!(reversed.is_sorted_by_key(|(key, index)| (Reverse(*key), *index)));
    }
}
