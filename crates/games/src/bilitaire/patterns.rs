//! Two trays side by side, whichever way one looks at them.
//!
//! What a pair of touching trays promises does not change when it is turned or mirrored: of the
//! 256 ways in which eight holes can be filled 76 remain.

use super::board::Board;

/// How many kinds of pairs there are.
pub(super) const KINDS: usize = 76;
/// How many kinds of trays there are: by their marbles, and two of them may lie across.
pub(super) const LOADS: usize = 6;

/// The kind of a tray by its load: empty, one, two in a row, two across, three, full.
const LOAD: [u8; 16] = [0, 1, 1, 2, 1, 2, 3, 4, 1, 3, 2, 4, 2, 4, 4, 5];

/// The kind of a pair by the loads of its western and its eastern tray.
const BESIDE: [u8; 256] = kinds();
/// The kind of a pair by the loads of its southern and its northern tray.
const ABOVE: [u8; 256] = {
    let mut above = [0; 256];
    let mut pair = 0;
    while pair < 256 {
        // Seen in a mirror along the rising diagonal, the lower right corner is the upper left.
        let diagonal = pair & 0x99 | (pair & 0x22) << 1 | (pair & 0x44) >> 1;
        above[pair] = BESIDE[diagonal];
        pair += 1;
    }
    above
};

const fn kinds() -> [u8; 256] {
    let mut kinds = [0; 256];
    let (mut pair, mut next) = (0, 0);
    while pair < 256 {
        let flipped = (pair & 0x33) << 2 | (pair & 0xcc) >> 2;
        let first = smaller(smaller(pair, mirrored(pair)), smaller(flipped, mirrored(flipped)));
        if first == pair {
            kinds[pair] = next;
            next += 1;
        } else {
            kinds[pair] = kinds[first];
        }
        pair += 1;
    }
    assert!(next as usize == KINDS);
    kinds
}

/// A pair whose west has become east.
const fn mirrored(pair: usize) -> usize {
    let trays = (pair & 0x0f) << 4 | (pair & 0xf0) >> 4;
    (trays & 0x55) << 1 | (trays & 0xaa) >> 1
}

const fn smaller(a: usize, b: usize) -> usize {
    if a < b { a } else { b }
}

/// The loads of all slots, four bits each.
pub(super) struct Loads(u64);

impl Loads {
    pub(super) const fn of(board: &Board) -> Loads {
        let marbles = board.marbles;
        Loads(
            spread(marbles)
                | spread(marbles >> 16) << 1
                | spread(marbles >> 32) << 2
                | spread(marbles >> 48) << 3,
        )
    }

    /// The kind of the tray in a slot.
    pub(super) const fn kind(&self, slot: u32) -> usize {
        LOAD[(self.0 >> (4 * slot) & 0xf) as usize] as usize
    }

    /// The kind of the pair of a slot and the one east of it.
    pub(super) const fn beside(&self, slot: u32) -> usize {
        let from = self.0 >> (4 * slot);
        BESIDE[(from & 0xf | from >> 12 & 0xf0) as usize] as usize
    }

    /// The kind of the pair of a slot and the one north of it.
    pub(super) const fn above(&self, slot: u32) -> usize {
        ABOVE[(self.0 >> (4 * slot) & 0xff) as usize] as usize
    }
}

/// The lowest 16 bits, each four times as far up.
const fn spread(bits: u64) -> u64 {
    let bits = bits & 0xffff;
    let bits = (bits | bits << 24) & 0x0000_00ff_0000_00ff;
    let bits = (bits | bits << 12) & 0x000f_000f_000f_000f;
    let bits = (bits | bits << 6) & 0x0303_0303_0303_0303;
    (bits | bits << 3) & 0x1111_1111_1111_1111
}
