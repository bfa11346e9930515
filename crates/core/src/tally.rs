//! What a spectator counts beside the board, in words.

use crate::{Lang, Seat};

/// A few words about the state of the game, such as `5 pawns, 2 taken`: no capital, no full stop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Whom they are about; `None` for the table.
    pub seat: Option<Seat>,
    /// The words.
    pub text: String,
}

impl Tally {
    /// Words about a player.
    pub fn of(seat: Seat, text: impl Into<String>) -> Tally {
        Tally { seat: Some(seat), text: text.into() }
    }

    /// Words about the table.
    pub fn table(text: impl Into<String>) -> Tally {
        Tally { seat: None, text: text.into() }
    }
}

/// Something that is counted: in the singular and in the plural.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Noun {
    /// The English words.
    pub en: [&'static str; 2],
    /// The French words.
    pub fr: [&'static str; 2],
}

impl Noun {
    /// A noun in English and in French.
    pub const fn new(en: [&'static str; 2], fr: [&'static str; 2]) -> Noun {
        Noun { en, fr }
    }

    /// So many of them. None at all is singular in French, plural in English.
    pub fn count(&self, number: u32, lang: Lang) -> String {
        let word = match lang {
            Lang::En => self.en[usize::from(number != 1)],
            Lang::Fr => self.fr[usize::from(number > 1)],
        };
        format!("{number} {word}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_plural() {
        let pawn = Noun::new(["pawn", "pawns"], ["pion", "pions"]);
        let counts = |lang| [0, 1, 2].map(|number| pawn.count(number, lang));
        assert_eq!(counts(Lang::En), ["0 pawns", "1 pawn", "2 pawns"]);
        assert_eq!(counts(Lang::Fr), ["0 pion", "1 pion", "2 pions"]);
    }
}
