#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| tabletier_fuzz::message(text));
