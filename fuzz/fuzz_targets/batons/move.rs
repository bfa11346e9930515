#![no_main]

use tabletier_games::batons::Batons;

libfuzzer_sys::fuzz_target!(|input: &[u8]| tabletier_fuzz::mv::<Batons>(input));
