//! Words for people are set as a printer would set them.

use tabletier_core::Lang;

/// What is wrong with the setting of some words, if anything.
///
/// Apostrophes and quotation marks are curved in both languages. French parts high marks from the
/// word before them by a blank at which no line breaks; notation, as in `!3` or `:help`, is left
/// alone.
pub fn misprint(lang: Lang, words: &str) -> Option<String> {
    let letters: Vec<char> = words.chars().collect();
    let at = |index: usize| letters.get(index).copied();
    let wrong = |what: &str| Some(format!("{what} in {words:?}"));
    for (index, &mark) in letters.iter().enumerate() {
        let before = index.checked_sub(1).and_then(at);
        let after = at(index + 1);
        let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
        if mark == '"' || mark == '\'' && is_letter(before) {
            return wrong("a typewriter's quotation mark or apostrophe");
        }
        if lang == Lang::En {
            continue;
        }
        let ends = after.is_none_or(|after| after.is_whitespace() || after == '»');
        let parted = before.is_none_or(|before| matches!(before, '\u{a0}' | '\u{202f}' | '('));
        match mark {
            ':' | ';' | '!' | '?' if ends && !parted => return wrong("a bare high mark"),
            '»' if !parted => return wrong("a bare quotation mark"),
            '«' if after != Some('\u{a0}') => return wrong("a bare quotation mark"),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn well_set_words_pass() {
        for words in
            ["C’est à vous\u{a0}: jouez\u{202f}!", "«\u{a0}hop\u{a0}»", "!3 ou :aide", "2:3"]
        {
            assert_eq!(misprint(Lang::Fr, words), None);
        }
        assert_eq!(misprint(Lang::En, "It’s “yours”: play!"), None);
    }

    #[test]
    fn typewritten_words_are_told() {
        for words in ["C'est vous", "à vous : jouez", "jouez!", "« hop »", "Où ?"] {
            let told = misprint(Lang::Fr, words).expect(words);
            assert!(told.contains(words), "{told}");
        }
        assert!(misprint(Lang::En, "the player's turn").is_some());
        assert!(misprint(Lang::En, "the \"ghosts\"").is_some());
    }
}
