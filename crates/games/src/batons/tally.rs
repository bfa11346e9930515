//! What each side has left and has taken, and whether the spare stick is still there.

use tabletier_core::words::batons as words;
use tabletier_core::{Lang, Tally};

use super::position::{BatonsPosition, Colour, PAWNS};

pub(super) fn tally(position: &BatonsPosition, lang: Lang) -> Vec<Tally> {
    let line = |colour: Colour| {
        let left = position.pawns(colour);
        let words = match PAWNS - position.pawns(colour.other()) {
            0 => words::tally_pawns(left),
            taken => words::tally_pawns_taken(left, taken),
        };
        Tally::of(colour.seat(), words.say(lang))
    };
    let spare = if position.spare() { words::TALLY_SPARE } else { words::TALLY_NO_SPARE };
    vec![line(Colour::White), line(Colour::Black), Tally::table(spare.say(lang))]
}

#[cfg(test)]
mod tests {
    use tabletier_core::{Position, Rules};

    use super::*;
    use crate::batons::BatonsRules;

    #[test]
    fn pawns_are_counted_and_so_is_the_spare_stick() {
        let told = |position: &BatonsPosition, lang| {
            tally(position, lang).into_iter().map(|tally| tally.text).collect::<Vec<_>>()
        };
        let mut position = BatonsPosition::start(BatonsRules::standard(), 0);
        assert_eq!(told(&position, Lang::english()), ["7 pawns", "7 pawns", "a spare stick"]);
        position.pawns[1] = 1;
        let french = ["7 pions · en a pris 6", "1 pion", "un bâtonnet libre"];
        assert_eq!(told(&position, Lang::find("fr").unwrap()), french);
    }
}
