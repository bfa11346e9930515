//! How a game ended.

use std::fmt;

use crate::words::common as words;
use crate::{Arg, Lang, Phrase, Seat, Values};

/// Who won, if anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// This seat has won.
    Won(Seat),
    /// Nobody has won.
    Draw,
    /// A game for study that gives a score and has no winner.
    Score(u16),
}

/// The end of a game: the verdict, what it is worth to each seat, and why.
///
/// Written as `won A blocked`, `draw repetition` or `score 21`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Who won.
    pub verdict: Verdict,
    /// What each seat gets: 1 and -1 for a win and a loss, or the margin where a game has scores.
    pub values: Values,
    /// Which rule ended the game.
    pub reason: &'static Phrase,
}

impl Outcome {
    /// `winner` has won at a table of `seats`.
    pub fn won(winner: Seat, seats: usize, reason: &'static Phrase) -> Outcome {
        let mut values = Values::default();
        for seat in Seat::first(seats) {
            values[seat] = if seat == winner { 1 } else { -1 };
        }
        Outcome { verdict: Verdict::Won(winner), values, reason }
    }

    /// Nobody has won.
    pub fn draw(reason: &'static Phrase) -> Outcome {
        Outcome { verdict: Verdict::Draw, values: Values::default(), reason }
    }

    /// The same outcome, worth something else.
    #[must_use]
    pub fn worth(self, values: Values) -> Outcome {
        Outcome { values, ..self }
    }

    /// Who has won and why, in words; the winner is called as `name` has it.
    pub fn say<N: Into<Arg>>(&self, lang: Lang, name: impl FnOnce(Seat) -> N) -> String {
        let verdict = match self.verdict {
            Verdict::Won(winner) => words::won(name(winner)),
            Verdict::Draw => words::DRAW.into(),
            Verdict::Score(score) => words::score(score),
        };
        words::outcome(self.reason, verdict).say(lang)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.verdict {
            Verdict::Won(seat) => write!(f, "won {seat} {}", self.reason.code),
            Verdict::Draw => write!(f, "draw {}", self.reason.code),
            Verdict::Score(score) => write!(f, "score {score}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static WHY: Phrase = Phrase::plain("why", "Because.");

    #[test]
    fn outcomes_are_written_as_commands_print_them() {
        assert_eq!(Outcome::won(Seat::B, 2, &WHY).to_string(), "won B why");
        assert_eq!(Outcome::draw(&WHY).to_string(), "draw why");
        let score = Outcome { verdict: Verdict::Score(21), ..Outcome::draw(&WHY) };
        assert_eq!(score.to_string(), "score 21");
    }

    #[test]
    fn outcomes_are_told_in_both_languages() {
        let score = Outcome { verdict: Verdict::Score(21), ..Outcome::draw(&WHY) };
        for (outcome, en, fr) in [
            (Outcome::won(Seat::B, 2, &WHY), "B has won.", "Victoire\u{a0}: B."),
            (Outcome::draw(&WHY), "A draw.", "Partie nulle."),
            (score, "Score: 21.", "Score\u{a0}: 21."),
        ] {
            let say = |lang| outcome.say(lang, |seat| seat.to_string());
            assert_eq!(say(Lang::english()), format!("{en} Because."));
            assert_eq!(say(Lang::find("fr").unwrap()), format!("{fr} Because."));
        }
    }

    #[test]
    fn one_of_three_wins_and_the_others_lose() {
        let outcome = Outcome::won(Seat::B, 3, &WHY);
        let values = Seat::first(4).map(|seat| outcome.values[seat]);
        assert!(values.eq([-1, 1, -1, 0]));
    }
}
