//! SplitMix, of which the keys of positions are made.

/// The finalizer of SplitMix64: a fixed bijection of 64 bits in which each bit that goes in changes
/// about half of those that come out.
pub const fn splitmix(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
