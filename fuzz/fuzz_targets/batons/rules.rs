#![no_main]

use tabletier_games::batons::Batons;

libfuzzer_sys::fuzz_target!(|text: &str| tabletier_fuzz::rules::<Batons>(text));
