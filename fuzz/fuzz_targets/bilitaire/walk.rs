#![no_main]

use tabletier_games::bilitaire::Bilitaire;

libfuzzer_sys::fuzz_target!(|input: &[u8]| tabletier_fuzz::walk::<Bilitaire>(input));
