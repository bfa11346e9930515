//! What thinking has come to, in words for players.

use tabletier_core::words::session as words;
use tabletier_core::{Lang, Outcome, Seat, Verdict, words::language};
use tabletier_search::Score;

use crate::Session;

/// Hundredths of a unit beyond which nobody counts: a search has seen the end, but not every move.
const WON: i32 = 100_000;
const LOST: i32 = -WON;

/// What a position is worth to somebody.
pub fn worth(lang: Lang, score: Score) -> String {
    let message = match score {
        Score::Cp(WON..) => words::WORTH_NEARLY_WON.into(),
        Score::Cp(..=LOST) => words::WORTH_NEARLY_LOST.into(),
        Score::Cp(_) => return score.to_string().replace('.', language::DECIMAL.say(lang)),
        Score::Win { margin: 1, turns: None } => words::WIN.into(),
        Score::Win { margin: 1, turns: Some(turns) } => words::win_in(turns),
        Score::Win { margin, turns: None } => words::win_by(margin),
        Score::Win { margin, turns: Some(turns) } => words::win_by_in(margin, turns),
        Score::Loss { margin: 1, turns: None } => words::LOSS.into(),
        Score::Loss { margin: 1, turns: Some(turns) } => words::loss_in(turns),
        Score::Loss { margin, turns: None } => words::loss_by(margin),
        Score::Loss { margin, turns: Some(turns) } => words::loss_by_in(margin, turns),
    };
    message.say(lang)
}

/// A move that may be played here, as people read it: in notation where that is short, else in words.
pub fn readable(session: &dyn Session, mv: &str, lang: Lang) -> String {
    let told = session.about().wordy.then(|| session.tell(mv));
    told.and_then(Result::ok).map_or_else(|| mv.to_string(), |told| told.say(lang))
}

/// A good move, and what it is worth to the one who makes it.
pub fn good_move(lang: Lang, mv: &str, score: Option<Score>) -> String {
    let words = match score {
        None => words::good_move(mv),
        Some(score @ Score::Loss { .. }) => words::least_bad(mv, worth(lang, score)),
        Some(score) => words::good_move_worth(mv, worth(lang, score)),
    };
    words.say(lang)
}

/// So much of [`height`] lost is a mistake: the first advantage of about a unit.
pub const MISTAKE: f32 = 0.25;

/// An advantage as a part of all there is, from -1, lost, to 1, won: the first units above what
/// counts as even, in hundredths, count most.
pub fn height(score: Score, even: i32) -> f32 {
    match score {
        Score::Win { .. } => 1.0,
        Score::Loss { .. } => -1.0,
        Score::Cp(hundredths) => {
            let units = (hundredths - even) as f32 / 300.0;
            units / (1.0 + units.abs())
        }
    }
}

/// What the end of a game is worth to each seat.
pub fn end(outcome: &Outcome, seats: usize) -> Vec<Score> {
    let worth = |seat: Seat| match outcome.verdict {
        Verdict::Won(winner) if winner == seat => Score::Win { margin: 1, turns: None },
        Verdict::Won(_) => Score::Loss { margin: 1, turns: None },
        Verdict::Draw => Score::Cp(0),
        // Marbles that are left count for those who have the trays.
        Verdict::Score(score) if seat == Seat::A => Score::Cp(-100 * i32::from(score)),
        Verdict::Score(score) => Score::Cp(100 * i32::from(score)),
    };
    Seat::first(seats).map(worth).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog;

    fn french() -> Lang {
        Lang::find("fr").unwrap()
    }

    #[test]
    fn advantages_grow_towards_a_win() {
        let win = Score::Win { margin: 3, turns: None };
        let rising = [-9000, -100, 0, 100, 400, 90_000].map(Score::Cp);
        assert!(rising.is_sorted_by(|a, b| height(*a, 0) < height(*b, 0)));
        assert!(height(rising[5], 0) < height(win, 0) && height(Score::Cp(0), 0) == 0.0);
    }

    #[test]
    fn moves_are_told_in_words_where_their_notation_is_long() {
        let mut wordy = 0;
        for entry in catalog::GAMES {
            let mut session = entry.start(None, 3).unwrap();
            for turn in 0..6 {
                let mut moves = session.moves();
                let mv = moves.swap_remove(turn % moves.len());
                let read = readable(&*session, &mv, french());
                let told = session.tell(&mv).unwrap();
                session.play(&mv).unwrap();
                assert_eq!(session.told(turn), std::slice::from_ref(&told), "{mv}");
                let words = if entry.about().wordy { told.say(french()) } else { mv.clone() };
                assert_eq!(read, words);
            }
            assert_eq!(session.told(0).len(), 6);
            wordy += usize::from(entry.about().wordy);
        }
        assert_eq!(wordy, 1);
    }

    #[test]
    fn values_beyond_measure_are_no_numbers() {
        assert_eq!(worth(Lang::english(), Score::Cp(1_000_000)), "all but won");
        assert_eq!(worth(french(), Score::Cp(-1_000_000)), "presque perdu");
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
            assert_eq!(worth(Lang::english(), value), en);
            assert_eq!(worth(french(), value), fr);
        }
        let told = good_move(french(), "x", Some(loss));
        assert_eq!(told, "Le moindre mal\u{a0}: x (perte de 7 en 12)");
        assert_eq!(good_move(Lang::english(), "x", Some(win)), "A good move: x (win in 3)");
    }
}
