//! Words for people are set as a printer would set them.

/// What is wrong with the setting of some words in a language, if anything.
///
/// Apostrophes are curved in all languages, and quotation marks are those of the language. French parts
/// high marks from the word before them by a blank at which no line breaks; notation, as in `!3` or
/// `:help`, is left alone.
pub fn misprint(tag: &str, words: &str) -> Option<String> {
    let letters: Vec<char> = words.chars().collect();
    let at = |index: usize| letters.get(index).copied();
    let wrong = |what: &str| Some(format!("{what} in {words:?}"));
    if words.contains("...") {
        return wrong("three full stops instead of an ellipsis");
    }
    if words.contains(" - ") {
        return wrong("a hyphen instead of a dash");
    }
    for (index, &mark) in letters.iter().enumerate() {
        let before = index.checked_sub(1).and_then(at);
        let after = at(index + 1);
        let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
        if mark == '"' || mark == '\'' && is_letter(before) {
            return wrong("a typewriter's quotation mark or apostrophe");
        }
        if is_quotation(mark) && !quotation(tag).contains(mark) {
            return wrong("a quotation mark of another language");
        }
        if mark == ' ' && matches!(after, Some(',' | '.' | ';' | ':' | '!' | '?')) && tag != "fr" {
            let next = at(index + 2);
            if next.is_none_or(char::is_whitespace) {
                return wrong("a blank before a mark");
            }
        }
        match (tag, mark) {
            ("fr", _) => {
                let ends = after.is_none_or(|after| after.is_whitespace() || after == '»');
                let parted =
                    before.is_none_or(|before| matches!(before, '\u{a0}' | '\u{202f}' | '('));
                match mark {
                    ':' | ';' | '!' | '?' if ends && !parted => return wrong("a bare high mark"),
                    '»' if !parted => return wrong("a bare quotation mark"),
                    '«' if after != Some('\u{a0}') => return wrong("a bare quotation mark"),
                    _ => {}
                }
            }
            ("es", '?' | '!') if is_letter(before) => {
                let open = if mark == '?' { '¿' } else { '¡' };
                if !letters[..index].contains(&open) {
                    return wrong("a question or exclamation without its beginning");
                }
            }
            ("en", '–') if before == Some(' ') => {
                return wrong("a dash that English sets otherwise");
            }
            _ => {}
        }
    }
    None
}

fn is_quotation(mark: char) -> bool {
    matches!(mark, '“' | '”' | '„' | '«' | '»' | '‘' | '‚' | '‹' | '›')
}

/// The quotation marks of a language; of one that nobody told us about, all.
fn quotation(tag: &str) -> &'static str {
    match tag {
        "en" => "“”‘",
        "fr" | "es" | "it" => "«»“”",
        "de" => "„“‚‘",
        "nl" => "“”‘",
        _ => "“”„«»‘‚‹›",
    }
}
