//! Names of players, as others get to see them.

/// The longest name, in characters.
const LONGEST: usize = 40;

/// A name without what could harm others: control characters, those that turn the direction of
/// writing, invisible ones; blanks are single, and what is too long is cut. `None` if nothing is left.
pub fn clean_name(name: &str) -> Option<String> {
    let visible =
        name.chars().filter(|c| !is_hidden(*c)).map(|c| if c.is_whitespace() { ' ' } else { c });
    let visible: String = visible.collect();
    let words: Vec<&str> = visible.split(' ').filter(|word| !word.is_empty()).collect();
    let cut: String = words.join(" ").chars().take(LONGEST).collect();
    let cut = cut.trim_end();
    // Marks alone have nothing to stand on.
    cut.contains(|c: char| c.is_alphanumeric() || c.is_ascii_graphic()).then(|| cut.to_string())
}

/// Whether a character is unseen or changes how its neighbours are seen.
fn is_hidden(c: char) -> bool {
    (c.is_control() && !c.is_whitespace())
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{e000}'..='\u{f8ff}'
            | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_single_words_or_several_and_nothing_hides_in_them() {
        for (name, clean) in [
            ("Zoé", Some("Zoé")),
            ("  Anne \t\n  Marie ", Some("Anne Marie")),
            ("a\u{202e}b\u{200b}c\0\u{7f}", Some("abc")),
            ("<b>", Some("<b>")),
            ("李", Some("李")),
            ("", None),
            (" \u{200b}\u{feff} ", None),
            ("\u{301}", None),
        ] {
            assert_eq!(clean_name(name).as_deref(), clean, "{name:?}");
        }
        assert_eq!(clean_name(&"x".repeat(1000)).map(|name| name.len()), Some(LONGEST));
    }
}
