//! Words as a sentence.

/// Words as a sentence: with a capital and a full stop.
pub(crate) fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(capital).unwrap_or_default();
    let stop = if words.ends_with(['.', '!', '?']) || words.is_empty() { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

/// The capital of a letter in any script.
fn capital(letter: char) -> String {
    // The browser has the tables, which are as large as a page.
    #[cfg(target_arch = "wasm32")]
    return js_sys::JsString::from(letter.to_string()).to_upper_case().into();
    #[cfg(not(target_arch = "wasm32"))]
    letter.to_uppercase().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_begin_with_a_capital_and_end_with_a_stop() {
        let told = ["", "là", "élan !", "œuf.", "Déjà?"].map(sentence);
        assert_eq!(told, ["", "Là.", "Élan !", "Œuf.", "Déjà?"]);
    }
}
