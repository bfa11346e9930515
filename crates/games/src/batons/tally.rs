//! What each side has left and has taken, and whether the spare stick is still there.

use tabletier_core::words::batons as words;
use tabletier_core::{Frame, Lang, Scene, Seat, Tally};

use super::position::{BatonsPosition, Colour, PAWNS};
use super::scene::{DEFS, PAWN, STYLE, pawn};

pub(super) fn tally(position: &BatonsPosition, lang: Lang) -> Vec<Tally> {
    let line = |colour: Colour| {
        let left = position.pawns(colour);
        let taken = PAWNS - position.pawns(colour.other());
        let words = match taken {
            0 => words::tally_pawns(left),
            taken => words::tally_pawns_taken(left, taken),
        };
        Tally::of(colour.seat(), words.say(lang)).pictured(row(colour.other(), taken))
    };
    let spare = if position.spare() { words::TALLY_SPARE } else { words::TALLY_NO_SPARE };
    vec![line(Colour::White), line(Colour::Black), Tally::table(spare.say(lang))]
}

/// Pawns in a row, with room for all.
fn row(colour: Colour, count: u32) -> Scene {
    let step = 2.4 * PAWN;
    let pawns = (0..count).map(|place| pawn((step * place as f32, 0.0), colour, "pawn"));
    let frame = Frame::new(-step / 2.0, -step / 2.0, step * PAWNS as f32, step);
    Scene { frame, style: STYLE, defs: DEFS, nodes: pawns.collect(), ..Scene::default() }
}

pub(super) fn emblem(_position: &BatonsPosition, seat: Seat) -> Scene {
    let colour = if seat == Seat::A { Colour::White } else { Colour::Black };
    let frame = row(colour, 1).frame;
    Scene { frame: Frame { width: frame.height, ..frame }, ..row(colour, 1) }
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
