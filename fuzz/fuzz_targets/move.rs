#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| (tabletier_fuzz::game().mv)(input));
