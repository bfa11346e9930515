//! Words for people are set as a printer would set them.

use tabletier_core::Lang;

/// What is wrong with the setting of some words, if anything.
pub fn misprint(lang: Lang, words: &str) -> Option<String> {
    tabletier_wordsmith::misprint(lang.tag(), words)
}

/// All languages that are spoken, English first.
pub fn langs() -> Vec<Lang> {
    Lang::all().iter().filter_map(|(tag, _)| Lang::find(tag).ok()).collect()
}
