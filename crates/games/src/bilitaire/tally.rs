//! Who has which part, what is left, and what is to be beaten.

use tabletier_core::{Lang, Noun, Seat, Tally};

use super::position::{BilitairePosition, Scores, Turn};

const MARBLES: Noun = Noun::new(["marble", "marbles"], ["bille", "billes"]);
const LEFT: Noun =
    Noun::new(["marble left", "marbles left"], ["bille restante", "billes restantes"]);
const ANNOUNCED: Noun =
    Noun::new(["jump announced", "jumps announced"], ["saut annoncé", "sauts annoncés"]);

pub(super) fn tally(position: &BilitairePosition, lang: Lang) -> Vec<Tally> {
    let say = |en: &'static str, fr: &'static str| if lang == Lang::En { en } else { fr };
    let over = position.turn() == Turn::Over;
    let score = |seat: Seat| match (position.scores(), seat) {
        (Scores::One(score) | Scores::Both(score, _), Seat::A) => Some(score),
        (Scores::Both(_, score), Seat::B) => Some(score),
        _ => None,
    };
    let player = |seat: Seat| {
        let part = if position.marble_player() == seat {
            say("plays the marbles", "joue les billes")
        } else {
            say("moves the trays", "déplace les plateaux")
        };
        let left = score(seat).map(|score| {
            format!("{} {}", say("left", "a laissé"), MARBLES.count(score.into(), lang))
        });
        // Once the match is over nobody has a part any more.
        let part = (!over || left.is_none()).then(|| part.to_string());
        let words: Vec<String> = part.into_iter().chain(left).collect();
        Tally::of(seat, words.join(", "))
    };
    let mut tally: Vec<Tally> = Seat::first(2).map(player).collect();
    tally.push(Tally::table(LEFT.count(position.board().count().into(), lang)));
    if let Turn::Jumps(jumps @ 2..) = position.turn() {
        tally.push(Tally::table(ANNOUNCED.count(jumps.into(), lang)));
    }
    tally.push(Tally::table(match position.scores() {
        _ if position.rules.single => say("single round", "tour unique"),
        Scores::None => say("round 1 of 2", "tour 1 sur 2"),
        Scores::One(_) | Scores::Both(..) => say("round 2 of 2", "tour 2 sur 2"),
    }));
    if let (Scores::One(first), false, false) = (position.scores(), over, position.rules.single) {
        tally.push(Tally::table(format!("{first} {}", say("to beat", "à battre"))));
    }
    tally
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
            told("rounds=2", text, Lang::En),
            [
                "A: moves the trays, left 21 marbles",
                "B: plays the marbles",
                "28 marbles left",
                "2 jumps announced",
                "round 2 of 2",
                "21 to beat",
            ]
        );
        let opening = told("rounds=2", ".ff./ffff/ffff/.ff. o 1", Lang::Fr);
        let roles = ["A: joue les billes", "B: déplace les plateaux"];
        assert_eq!(opening[..2], roles);
        assert_eq!(opening[2..], ["48 billes restantes", "tour 1 sur 2"]);
    }

    #[test]
    fn at_the_end_each_player_has_what_was_left() {
        let end = told("rounds=2", "f.f./.f.f/1.../.... end 2:1:17", Lang::Fr);
        assert_eq!(end[..2], ["A: a laissé 1 bille", "B: a laissé 17 billes"]);
        let single = told("rounds=1", "..../..../..../3.0. end 1:2", Lang::En);
        assert_eq!(
            single,
            ["A: left 2 marbles", "B: moves the trays", "2 marbles left", "single round"]
        );
    }
}
