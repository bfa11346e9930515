//! What thinking has come to, in words for players.

use tabletier_core::Lang;
use tabletier_search::Score;

/// Hundredths of a unit beyond which nobody counts: a search has seen the end, but not every move.
const WON: i32 = 100_000;
const LOST: i32 = -WON;

/// What a position is worth to somebody.
pub fn worth(lang: Lang, score: Score) -> String {
    let (end, margin, turns) = match (lang, score) {
        (Lang::En, Score::Cp(WON..)) => return "all but won".to_string(),
        (Lang::Fr, Score::Cp(WON..)) => return "presque gagné".to_string(),
        (Lang::En, Score::Cp(..=LOST)) => return "all but lost".to_string(),
        (Lang::Fr, Score::Cp(..=LOST)) => return "presque perdu".to_string(),
        (Lang::En, _) => return score.to_string(),
        (Lang::Fr, Score::Cp(_)) => return score.to_string().replace('.', ","),
        (Lang::Fr, Score::Win { margin, turns }) => ("gain", margin, turns),
        (Lang::Fr, Score::Loss { margin, turns }) => ("perte", margin, turns),
    };
    let by = if margin == 1 { String::new() } else { format!(" de {margin}") };
    let after = turns.map_or_else(String::new, |turns| format!(" en {turns}"));
    format!("{end}{by}{after}")
}

/// A good move, and what it is worth to the one who makes it.
pub fn good_move(lang: Lang, mv: &str, score: Option<Score>) -> String {
    let lost = matches!(score, Some(Score::Loss { .. }));
    let worth = score.map_or_else(String::new, |score| format!(" ({})", worth(lang, score)));
    let words = match (lang, lost) {
        (Lang::En, false) => "A good move:",
        (Lang::En, true) => "The best there is:",
        (Lang::Fr, false) => "Un bon coup\u{a0}:",
        (Lang::Fr, true) => "Le moindre mal\u{a0}:",
    };
    format!("{words} {mv}{worth}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_beyond_measure_are_no_numbers() {
        assert_eq!(worth(Lang::En, Score::Cp(1_000_000)), "all but won");
        assert_eq!(worth(Lang::Fr, Score::Cp(-1_000_000)), "presque perdu");
    }

    #[test]
    fn values_are_told_in_both_languages() {
        let win = Score::Win { margin: 1, turns: Some(3) };
        let loss = Score::Loss { margin: 7, turns: Some(12) };
        for (value, en, fr) in [
            (Score::Cp(-125), "-1.25", "-1,25"),
            (win, "win in 3", "gain en 3"),
            (loss, "loss by 7 in 12", "perte de 7 en 12"),
            (Score::Win { margin: 14, turns: None }, "win by 14", "gain de 14"),
            (Score::Loss { margin: 1, turns: None }, "loss", "perte"),
        ] {
            assert_eq!(worth(Lang::En, value), en);
            assert_eq!(worth(Lang::Fr, value), fr);
        }
        let told = good_move(Lang::Fr, "x", Some(loss));
        assert_eq!(told, "Le moindre mal\u{a0}: x (perte de 7 en 12)");
        assert_eq!(good_move(Lang::En, "x", Some(win)), "A good move: x (win in 3)");
    }
}
