//! What each side has left and has taken, and whether the spare stick is still there.

use tabletier_core::{Lang, Noun, Tally};

use super::position::{BatonsPosition, Colour, PAWNS};

const LEFT: Noun = Noun::new(["pawn", "pawns"], ["pion", "pions"]);
const TAKEN: Noun = Noun::new(["taken", "taken"], ["pris", "pris"]);

pub(super) fn tally(position: &BatonsPosition, lang: Lang) -> Vec<Tally> {
    let line = |colour: Colour| {
        let mut words = LEFT.count(position.pawns(colour), lang);
        let taken = PAWNS - position.pawns(colour.other());
        if taken > 0 {
            words += &format!(", {}", TAKEN.count(taken, lang));
        }
        Tally::of(colour.seat(), words)
    };
    let spare = match (position.spare(), lang) {
        (true, Lang::En) => "a spare stick",
        (false, Lang::En) => "no spare stick",
        (true, Lang::Fr) => "un bâtonnet libre",
        (false, Lang::Fr) => "plus de bâtonnet libre",
    };
    vec![line(Colour::White), line(Colour::Black), Tally::table(spare)]
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
        assert_eq!(told(&position, Lang::En), ["7 pawns", "7 pawns", "a spare stick"]);
        position.pawns[1] = 1;
        let french = ["7 pions, 6 pris", "1 pion", "un bâtonnet libre"];
        assert_eq!(told(&position, Lang::Fr), french);
    }
}
