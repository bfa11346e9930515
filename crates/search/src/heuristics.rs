//! The killer and the history heuristic, by which quiet moves are ordered.

use std::hash::{Hash, Hasher};

use tabletier_core::{Evaluator, Position, Seat};

use crate::move_picker::{Candidate, MovePicker};

/// What a search has learnt about moves, whatever the position they are played in.
pub(crate) struct Heuristics {
    /// The history heuristic: how often a seat's move caused a beta cutoff lately.
    history: Vec<i32>,
    /// The killer heuristic: the last two moves that caused a beta cutoff at each ply.
    killers: Vec<[u64; 2]>,
}

/// Moves are told apart by some bits of their hash; few games have more moves than this.
const HISTORY_SIZE: usize = 1 << 12;

/// The move of the transposition table comes before everything else.
const FIRST: i32 = i32::MAX;
/// Then the noisy moves, then the killers, then the rest: each class is as wide as all move scores
/// and histories together.
pub(crate) const CLASS: i32 = 1 << 28;

impl Heuristics {
    pub(crate) fn new() -> Heuristics {
        Heuristics { history: vec![0; Seat::MOST * HISTORY_SIZE], killers: Vec::new() }
    }

    /// Move ordering: queues all moves of a picker.
    pub(crate) fn queue<P: Position, E: Evaluator<P>>(
        &self,
        picker: &mut MovePicker<P::Move>,
        position: &P,
        evaluator: &E,
        ply: usize,
        tt_move: Option<u32>,
    ) {
        let seat = position.seat();
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        picker.queue(|Candidate { mv, score, number }| {
            if tt_move == Some(*number) {
                return Some(FIRST);
            }
            let hash = hash(mv);
            let class = if evaluator.is_noisy(position, mv) {
                2 * CLASS
            } else if killers.contains(&hash) {
                CLASS
            } else {
                0
            };
            // The history weighs at most a unit: the game's own move score counts for more.
            let history = i64::from(self.history[slot(seat, hash)]);
            let score = i64::from(*score) + history * i64::from(E::UNIT) / HISTORY_MAX;
            let within = i64::from(CLASS / 2 - 1);
            Some(class + score.clamp(-within, within) as i32)
        });
    }

    /// The last move tried caused a beta cutoff, after a search of some depth; those tried before it
    /// did not.
    pub(crate) fn beta_cutoff<M: Hash>(
        &mut self,
        picker: &MovePicker<M>,
        seat: Seat,
        ply: usize,
        depth: u32,
    ) {
        let mut tried = picker.tried().map(hash);
        let Some(hash) = tried.next_back() else { return };
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [0; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != hash {
            *killers = [hash, killers[0]];
        }
        let bonus = i64::from(depth * depth);
        self.update_history(slot(seat, hash), bonus);
        for hash in tried {
            self.update_history(slot(seat, hash), -bonus);
        }
    }

    /// Adds a bonus with gravity: the nearer the bound, the less it adds.
    fn update_history(&mut self, slot: usize, bonus: i64) {
        let bonus = bonus.clamp(-HISTORY_MAX / 8, HISTORY_MAX / 8);
        let history = &mut self.history[slot];
        *history += (bonus - i64::from(*history) * bonus.abs() / HISTORY_MAX) as i32;
    }
}

/// The bound of histories: some dozens of cutoffs at a common depth come near it.
const HISTORY_MAX: i64 = 1 << 12;

fn slot(seat: Seat, hash: u64) -> usize {
    // The high bits of a product are its best mixed ones.
    seat.index() * HISTORY_SIZE + (hash >> 52) as usize
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
    fn hashes_are_the_same_everywhere() {
        assert_eq!(hash(&(1u8, 2u16, 3usize)), 0xf7c2_17a8_2ee8_c35d);
        assert_eq!(hash(&7usize), hash(&7u64));
        assert_ne!(hash(&[1u8, 2].as_slice()), hash(&[2u8, 1].as_slice()));
    }

    #[test]
    fn histories_stay_within_their_bound() {
        let mut heuristics = Heuristics::new();
        let mut picker = MovePicker::default();
        picker.clear(usize::MAX);
        [1u8, 2, 3].into_iter().for_each(|mv| picker.add(mv, mv.into()));
        for _ in 0..1000 {
            picker.queue(|candidate| Some(candidate.score));
            assert_eq!([picker.next(), picker.next()].map(|pick| pick.unwrap().index), [2, 1]);
            heuristics.beta_cutoff(&picker, Seat::A, 0, 60);
        }
        let history = |mv: u8| i64::from(heuristics.history[slot(Seat::A, hash(&mv))]);
        assert!((HISTORY_MAX / 2..=HISTORY_MAX).contains(&history(2)), "{}", history(2));
        assert!((-HISTORY_MAX..=-HISTORY_MAX / 2).contains(&history(3)), "{}", history(3));
        assert_eq!(history(1), 0);
    }
}
