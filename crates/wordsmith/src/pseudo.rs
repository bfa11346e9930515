//! A language that nobody speaks: English with accents, a third longer, marked at both ends. What a
//! page shows without marks does not come from a file of words; what is cut off will be in German.

/// Its tag: private use, so that no browser asks for it.
pub(crate) const TAG: &str = "qps";
/// Its marks.
const MARKS: [&str; 2] = ["⟦", "⟧"];

/// A text in its letters.
pub(crate) fn letters(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        let (accented, twice) = match letter {
            'a' => ('á', true),
            'e' => ('é', true),
            'i' => ('í', false),
            'o' => ('ó', true),
            'u' => ('ú', true),
            'A' => ('Á', false),
            'E' => ('É', false),
            'I' => ('Í', false),
            'O' => ('Ó', false),
            'U' => ('Ú', false),
            other => (other, false),
        };
        out.push(accented);
        if twice {
            out.push(accented);
        }
    }
    out
}

/// A whole message with its marks; what has no letters, such as a sign between two arguments, has none.
pub(crate) fn marked(pattern: &str, texts: &[String]) -> String {
    if texts.iter().any(|text| text.chars().any(char::is_alphabetic)) {
        format!("{}{pattern}{}", MARKS[0], MARKS[1])
    } else {
        pattern.to_string()
    }
}

/// Words of a book.
pub(crate) fn words(text: &str) -> String {
    marked(&letters(text), &[text.to_string()])
}
