#![no_main]

use tabletier_games::billabong::Billabong;

libfuzzer_sys::fuzz_target!(|input: &[u8]| tabletier_fuzz::walk::<Billabong>(input));
