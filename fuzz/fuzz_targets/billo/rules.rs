#![no_main]

use tabletier_games::billo::Billo;

libfuzzer_sys::fuzz_target!(|text: &str| tabletier_fuzz::rules::<Billo>(text));
