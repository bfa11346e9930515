//! Marks: what somebody thinks of a move, in a sign or a number.

use std::fmt;
use std::str::FromStr;

use tabletier_core::TextError;
use tabletier_core::words::session as words;

/// A mark of a move, by the numbers that chess players know from PGN: 1 is `!`, 2 `?`, 3 `!!`, 4
/// `??`, 5 `!?` and 6 `?!`. Others, such as 14 for a slight advantage, have a number alone.
///
/// ```
/// use tabletier_session::Mark;
///
/// assert_eq!("!?".parse::<Mark>()?, "$5".parse()?);
/// assert_eq!(Mark(14).to_string(), "$14");
/// # Ok::<(), tabletier_session::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Mark(
    /// Its number.
    pub u8,
);

/// The signs, by their numbers from 1.
const SIGNS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

impl Mark {
    /// `?`: a mistake.
    pub const MISTAKE: Mark = Mark(2);
    /// `??`: a mistake that decides the game.
    pub const BLUNDER: Mark = Mark(4);

    /// How it is written right behind the move; `None` for one that has a number alone.
    pub fn sign(self) -> Option<&'static str> {
        SIGNS.get(usize::from(self.0).checked_sub(1)?).copied()
    }

    /// The move before its sign, and the sign, if one stands behind it. No move ends like a sign.
    pub(crate) fn split(word: &str) -> (&str, Option<&str>) {
        let mv = word.trim_end_matches(['!', '?']);
        let sign = &word[mv.len()..];
        (mv, Some(sign).filter(|sign| !sign.is_empty()))
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.sign() {
            Some(sign) => f.write_str(sign),
            None => write!(f, "${}", self.0),
        }
    }
}

/// Reads a sign, or `$` and a number.
impl FromStr for Mark {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Mark, TextError> {
        let sign = SIGNS.iter().zip(1..).find(|(sign, _)| **sign == text);
        let number = text.strip_prefix('$').and_then(tabletier_core::number);
        sign.map(|(_, number)| number)
            .or(number)
            .map(Mark)
            .ok_or_else(|| TextError::new(words::AT_MARK, text, words::want_mark(SIGNS.join(", "))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_reads_back_and_nothing_else_is_one() {
        for number in 0..=u8::MAX {
            assert_eq!(Mark(number).to_string().parse(), Ok(Mark(number)));
            assert_eq!(format!("${number}").parse(), Ok(Mark(number)));
        }
        for text in ["", "$", "$256", "$-1", "$01", "!!!", "5", "$5!"] {
            assert!(text.parse::<Mark>().is_err(), "{text}");
        }
    }
}
