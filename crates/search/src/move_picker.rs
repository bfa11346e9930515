//! The move picker: which move is searched first.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use tabletier_core::{Evaluator, Position};

use crate::heuristics::CLASS;
use crate::limits::{Meter, Stopped};

/// The moves of one position that are worth a search, handed out the best first.
///
/// There may be a hundred thousand of them, of which mostly only a few are asked for: so they are
/// put in a heap and not sorted. The buffers are used again and again.
pub(crate) struct MovePicker<M> {
    /// In the order of generation.
    candidates: Vec<Candidate<M>>,
    /// Late move pruning: how many moves, those with the best scores, are kept.
    limit: usize,
    /// Once some were pruned: the score that a move must exceed to come in.
    floor: Option<i32>,
    /// How many were generated, the pruned ones included.
    generated: u32,
    /// Priority above, then the candidate's index turned over so that of equals the first comes
    /// first.
    queue: BinaryHeap<u64>,
    /// The indices handed out so far.
    tried: Vec<u32>,
}

/// A move that may be worth a search.
pub(crate) struct Candidate<M> {
    pub(crate) mv: M,
    pub(crate) score: i32,
    /// Its number in the order of generation, by which the transposition table knows it.
    pub(crate) number: u32,
}

/// A candidate whose turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pick {
    pub(crate) index: usize,
    /// It is neither the move of the transposition table nor noisy nor a killer: if it comes late,
    /// its depth may be reduced.
    pub(crate) reducible: bool,
}

impl<M> Default for MovePicker<M> {
    fn default() -> MovePicker<M> {
        MovePicker {
            candidates: Vec::new(),
            limit: usize::MAX,
            floor: None,
            generated: 0,
            queue: BinaryHeap::new(),
            tried: Vec::new(),
        }
    }
}

impl<M> MovePicker<M> {
    /// Empties it, to be filled with the `limit` moves of the best scores.
    pub(crate) fn clear(&mut self, limit: usize) {
        self.candidates.clear();
        self.limit = limit;
        self.floor = None;
        self.generated = 0;
    }

    /// Generates the moves of a position and keeps the `limit` best; if stopped, of those seen so
    /// far.
    pub(crate) fn generate<P: Position<Move = M>, E: Evaluator<P>>(
        &mut self,
        position: &P,
        evaluator: &E,
        limit: usize,
        meter: &mut Meter<'_>,
    ) -> Result<(), Stopped> {
        self.clear(limit);
        let flow = evaluator.visit_scored_moves(position, |mv, score| {
            self.add(mv, score);
            meter.flow()
        });
        self.prune();
        meter.prune(self.pruned());
        flow.break_value().map_or(Ok(()), Err)
    }

    /// Keeps only these moves.
    pub(crate) fn keep(&mut self, only: &[M])
    where
        M: PartialEq,
    {
        self.candidates.retain(|candidate| only.contains(&candidate.mv));
    }

    /// The moves kept, in the order of generation.
    pub(crate) fn candidates(&self) -> &[Candidate<M>] {
        &self.candidates
    }

    /// Takes in one more move.
    pub(crate) fn add(&mut self, mv: M, score: i32) {
        let number = self.generated;
        self.generated += 1;
        if self.floor.is_some_and(|floor| score <= floor) {
            return;
        }
        self.candidates.push(Candidate { mv, score, number });
        // Now and then, so that the buffer stays small and the floor rises.
        if self.candidates.len() >= self.limit.saturating_mul(2).saturating_add(64) {
            self.prune();
        }
    }

    /// Late move pruning: drops what is beyond the limit; of equals the first stay.
    pub(crate) fn prune(&mut self) {
        if self.candidates.len() <= self.limit {
            return;
        }
        let rank = |candidate: &Candidate<M>| (Reverse(candidate.score), candidate.number);
        let last = last_within(self.candidates.iter().map(rank).collect(), self.limit.max(1));
        self.floor = Some(last.0.0);
        self.candidates.retain(|candidate| rank(candidate) <= last);
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.candidates.is_empty()
    }

    /// How many legal moves were pruned.
    pub(crate) fn pruned(&self) -> u64 {
        u64::from(self.generated) - self.candidates.len() as u64
    }

    /// Whether some legal moves were pruned.
    pub(crate) fn is_pruned(&self) -> bool {
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
        Some(Pick { index: index as usize, reducible: (priority as i32) < CLASS / 2 })
    }

    /// Whether every legal move is queued or was handed out.
    pub(crate) fn is_complete(&self) -> bool {
        self.queue.len() + self.tried.len() == self.generated as usize
    }

    /// The moves handed out so far, the last one last.
    pub(crate) fn tried(&self) -> impl DoubleEndedIterator<Item = &M> {
        self.tried.iter().map(|&index| &self.candidates[index as usize].mv)
    }
}

/// The last that stays when so many do. It knows no game, so that it is compiled once for all.
fn last_within(mut ranks: Vec<(Reverse<i32>, u32)>, limit: usize) -> (Reverse<i32>, u32) {
    *ranks.select_nth_unstable(limit - 1).1
}

/// Those with the highest numbers first, equals by their index. It knows no game, so that it is
/// compiled once for all.
pub(crate) fn best_first(mut ranks: Vec<(i64, f32, usize)>) -> Vec<usize> {
    ranks.sort_unstable_by(|a, b| b.0.cmp(&a.0).then(b.1.total_cmp(&a.1)).then(a.2.cmp(&b.2)));
    ranks.into_iter().map(|(_, _, index)| index).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picker<M: Copy>(moves: &[M], limit: usize, score: impl Fn(M) -> i32) -> MovePicker<M> {
        let mut picker = MovePicker::default();
        picker.clear(limit);
        moves.iter().for_each(|&mv| picker.add(mv, score(mv)));
        picker.prune();
        picker
    }

    fn order<M: Copy>(picker: &mut MovePicker<M>) -> Vec<M> {
        std::iter::from_fn(|| picker.next().map(|pick| picker.at(pick.index).mv)).collect()
    }

    #[test]
    fn moves_come_by_priority_then_number() {
        let mut picker = picker(&[3, -9, 7, 0, 7, i32::MIN, 100], usize::MAX, |_| 0);
        picker.queue(|candidate| (candidate.mv != 100).then_some(candidate.mv));
        assert!(!picker.is_complete());
        let numbers: Vec<usize> =
            std::iter::from_fn(|| picker.next()).map(|pick| pick.index).collect();
        assert_eq!(numbers, [2, 4, 0, 3, 1, 5]);
        picker.queue(|candidate| Some(candidate.number as i32));
        assert!(picker.is_complete());
        assert_eq!(picker.next().map(|pick| pick.index), Some(6));
    }

    #[test]
    fn only_the_best_are_kept_and_of_equals_the_first() {
        let moves: Vec<i32> = (0..1000).map(|n| n * 7919 % 1000).collect();
        let mut picker = picker(&moves, 5, |mv| mv / 3);
        assert!(picker.is_pruned());
        picker.queue(|candidate| Some(candidate.score));
        let mut best = moves.clone();
        best.sort_by_key(|mv| Reverse(mv / 3));
        assert_eq!(order(&mut picker), best[..5]);
        assert!(!picker.is_complete());
    }
}
