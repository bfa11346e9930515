//! Zobrist keys, and SplitMix, of which they are made.

/// The finalizer of SplitMix64: a fixed bijection of 64 bits in which each bit that goes in changes
/// about half of those that come out.
pub const fn splitmix(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// `N` Zobrist keys, other ones for each `theme`: the key of a position is the exclusive or of
/// those of its features, so that a move changes it by a few of them.
pub const fn zobrist_keys<const N: usize>(theme: u32) -> [u64; N] {
    let mut keys = [0; N];
    let mut i = 0;
    while i < N {
        keys[i] = splitmix((theme as u64) << 32 | i as u64);
        i += 1;
    }
    keys
}
