//! Who has which part, what is left, and what is to be beaten.

use tabletier_core::words::bilitaire as words;
use tabletier_core::{Frame, Lang, Message, Scene, Seat, Tally};

use super::board::Board;
use super::position::{BilitairePosition, Scores, Turn};
use super::scene::{DEFS, GLASS, STYLE, TRAY, marble_at, tray_at};

pub(super) fn tally(position: &BilitairePosition, lang: Lang) -> Vec<Tally> {
    let over = position.turn() == Turn::Over;
    let score = |seat: Seat| match (position.scores(), seat) {
        (Scores::One(score) | Scores::Both(score, _), Seat::A) => Some(score),
        (Scores::Both(_, score), Seat::B) => Some(score),
        _ => None,
    };
    let player = |seat: Seat| {
        let words: Message = match score(seat) {
            // Once the match is over nobody has a part any more.
            Some(left) if over => words::tally_left(left),
            // Whoever has had the marbles has the trays now.
            Some(left) => words::tally_trays_left(left),
            None if position.marble_player() == seat => words::TALLY_MARBLES.into(),
            None => words::TALLY_TRAYS.into(),
        };
        let tally = Tally::of(seat, words.say(lang));
        // Marbles are taken by whoever has them.
        match !over && position.marble_player() == seat {
            true => tally.pictured(heap(Board::START.count() - position.board().count())),
            false => tally,
        }
    };
    let mut tally: Vec<Tally> = Seat::first(2).map(player).collect();
    let mut table = |words: Message| tally.push(Tally::table(words.say(lang)));
    table(words::tally_on_board(position.board().count()));
    if let Turn::Jumps(jumps @ 2..) = position.turn() {
        table(words::tally_announced(jumps));
    }
    let round = match position.scores() {
        _ if position.rules.single => words::TALLY_SINGLE,
        Scores::None => words::TALLY_FIRST,
        Scores::One(_) | Scores::Both(..) => words::TALLY_SECOND,
    };
    table(round.into());
    if let (Scores::One(first), false, false) = (position.scores(), over, position.rules.single) {
        table(words::tally_to_beat(first));
    }
    tally
}

/// Marbles in two rows, with room for all; colours mean nothing.
fn heap(marbles: u8) -> Scene {
    let step = 2.2 * GLASS;
    let nodes = (0..marbles).map(|marble| {
        let (column, row) = (f32::from(marble / 2), f32::from(marble % 2));
        marble_at((marble / 2 + 2 * (marble % 2)) % 4, step * column, step * row)
    });
    let nodes = nodes.map(|node| tabletier_core::Node { class: "marble".into(), ..node }).collect();
    let width = step * f32::from(Board::START.count() / 2);
    let frame = Frame::new(-step / 2.0, -step / 2.0, width, 2.0 * step);
    Scene { frame, style: STYLE, defs: DEFS, nodes, ..Scene::default() }
}

/// What a player has in this round.
pub(super) fn emblem(position: &BilitairePosition, seat: Seat) -> Scene {
    let (node, half) = match position.marble_player() == seat {
        true => (marble_at(0, 0.0, 0.0), 1.3 * GLASS),
        false => (tray_at(0.0, 0.0), 0.6 * TRAY),
    };
    let frame = Frame::new(-half, -half, 2.0 * half, 2.0 * half);
    Scene { frame, style: STYLE, defs: DEFS, nodes: vec![node], ..Scene::default() }
}

#[cfg(test)]
mod tests {
    use tabletier_testkit::ask;

    use super::*;

    fn told(rules: &str, text: &str, lang: Lang) -> Vec<String> {
        ask::tally(&ask::position::<BilitairePosition>(rules, text), lang)
    }

    #[test]
    fn the_second_round_has_a_score_to_beat() {
        let text = "fd.f/02ce/.674/.3b. m!2 2:21";
        assert_eq!(
            told("rounds=2", text, Lang::english()),
            [
                "A: moves the trays, left 21 marbles",
                "B: plays the marbles",
                "28 marbles left",
                "2 jumps announced",
                "round 2 of 2",
                "21 to beat",
            ]
        );
        let opening = told("rounds=2", ".ff./ffff/ffff/.ff. o 1", Lang::find("fr").unwrap());
        let roles = ["A: joue les billes", "B: déplace les plateaux"];
        assert_eq!(opening[..2], roles);
        assert_eq!(opening[2..], ["48 billes restantes", "tour 1 sur 2"]);
    }

    #[test]
    fn at_the_end_each_player_has_what_was_left() {
        let end = told("rounds=2", "f.f./.f.f/1.../.... end 2:1:17", Lang::find("fr").unwrap());
        assert_eq!(end[..2], ["A: a laissé 1 bille", "B: a laissé 17 billes"]);
        let single = told("rounds=1", "..../..../..../3.0. end 1:2", Lang::english());
        assert_eq!(
            single,
            ["A: left 2 marbles", "B: moves the trays", "2 marbles left", "single round"]
        );
    }
}
