#![no_main]

use tabletier_games::billo::Billo;

libfuzzer_sys::fuzz_target!(|input: &[u8]| tabletier_fuzz::mv::<Billo>(input));
