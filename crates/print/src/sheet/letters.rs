//! How wide words are, and where their lines break.

/// How wide the letters from blank to `~` are in Helvetica, and in all fonts made to its measure,
/// in thousandths of the size.
const WIDTHS: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, // to /
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, // to ?
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, // to O
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, // to _
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, // to o
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584, // to ~
];

/// The width of a letter in sizes.
fn letter(letter: char) -> f32 {
    let like = match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 't',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'À' | 'Â' => 'A',
        'Ç' => 'C',
        'É' | 'È' | 'Ê' => 'E',
        'Î' => 'I',
        'Ô' => 'O',
        'Ù' | 'Û' => 'U',
        '\u{a0}' | '\u{202f}' => ' ',
        '’' | '‘' => 'i',
        '“' | '”' => '-',
        '«' | '»' | '–' => '0',
        '×' | '−' => '+',
        'œ' => 'm',
        other => other,
    };
    let width = (like as usize).checked_sub(32).and_then(|index| WIDTHS.get(index));
    f32::from(width.copied().unwrap_or(1000)) / 1000.0
}

/// The width of words in sizes. Bold ones are somewhat wider.
pub(crate) fn extent(words: &str, bold: bool) -> f32 {
    words.chars().map(letter).sum::<f32>() * if bold { 1.07 } else { 1.0 }
}

/// Breaks words at blanks into lines that are no wider than so many sizes, if their words are not.
/// A blank that must not be broken is another sign.
pub(super) fn lines(words: &str, width: f32, bold: bool) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut rest = words;
    while !rest.is_empty() {
        let ends = rest.match_indices(' ').map(|(at, _)| at).chain([rest.len()]);
        let fits = |end: &usize| extent(&rest[..*end], bold) <= width;
        let first = rest.find(' ').unwrap_or(rest.len());
        let end = ends.take_while(fits).last().unwrap_or(first);
        lines.push(&rest[..end]);
        rest = rest[end..].trim_start_matches(' ');
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_hold_all_words_and_are_no_wider_than_allowed() {
        let words = "Le bâtonnet libre\u{a0}: « un » de plus, joué une seule fois.";
        for width in [6.0, 10.0, 30.0] {
            let lines = lines(words, width, false);
            assert_eq!(lines.join(" "), words);
            assert!(lines.iter().all(|line| extent(line, false) <= width), "{lines:?}");
        }
    }

    #[test]
    fn what_belongs_together_is_not_parted() {
        assert_eq!(lines("a libre\u{a0}: b", 4.0, false), ["a libre\u{a0}:", "b"]);
        assert_eq!(lines("a b\u{202f}!", 1.0, false), ["a", "b\u{202f}!"]);
        assert_eq!(lines("", 1.0, false), [""; 0]);
    }

    #[test]
    fn a_word_that_is_too_wide_has_a_line_of_its_own() {
        assert_eq!(lines("a wonderful b", 2.0, false), ["a", "wonderful", "b"]);
    }
}
