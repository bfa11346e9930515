#![no_main]

use tabletier_games::billabong::Billabong;

libfuzzer_sys::fuzz_target!(|text: &str| tabletier_fuzz::position::<Billabong>(text));
