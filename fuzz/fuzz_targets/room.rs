#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| tabletier_fuzz::room(bytes));
