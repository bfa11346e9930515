#![no_main]

use tabletier_games::bilitaire::Bilitaire;

libfuzzer_sys::fuzz_target!(|text: &str| tabletier_fuzz::rules::<Bilitaire>(text));
