//! What a search has to say.

use std::fmt;
use std::str::FromStr;

use tabletier_core::words::session as words;
use tabletier_core::{Evaluator, Position, Seat, TextError, Values};

use crate::value::Certain;

/// What a search has found, so far or in the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Report<M> {
    /// The move to play.
    pub best: M,
    /// What it is worth to each seat. By alpha-beta with more than two seats, that of the root seat
    /// is the least it gets, as far as was searched, whatever the others do; theirs are what they
    /// get at the end of the principal variation. A Monte Carlo tree gives about the mean of its
    /// visits.
    pub values: Values,
    /// How many turns deep every move was searched, or in a Monte Carlo tree the length of the
    /// principal variation; 0 if there was no time for any.
    pub depth: u32,
    /// Selective depth: how many turns deep the deepest variation went.
    pub seldepth: u32,
    /// How many nodes were searched.
    pub nodes: u64,
    /// The principal variation; begins with the best move.
    pub pv: Vec<M>,
    /// The best move and those that come within the asked margin of it, with what they are worth
    /// to the root seat; the best first, then in the order in which they were searched.
    pub choices: Vec<(M, i32)>,
    /// The next best moves with their variations, as many as were asked for; the best first.
    pub others: Vec<Variation<M>>,
}

impl<M: Clone> Report<M> {
    /// Before anything was searched: a move, and the static evaluation of the root.
    pub(crate) fn unsearched(best: M, values: Values, root_seat: Seat) -> Report<M> {
        Report {
            values,
            depth: 0,
            seldepth: 0,
            nodes: 0,
            pv: vec![best.clone()],
            choices: vec![(best.clone(), values[root_seat])],
            others: Vec::new(),
            best,
        }
    }
}

/// A variation: moves one after the other.
#[derive(Clone, PartialEq, Debug)]
pub struct Variation<M> {
    /// What it is worth to each seat.
    pub values: Values,
    /// The best play for all after the first move.
    pub moves: Vec<M>,
}

/// What a value of a [`Report`] means.
///
/// With two seats a win or a loss is certain: nothing that either side does can change it. With
/// more it is so only where the root seat wins by alpha-beta, and for the others who then lose. Its
/// loss means that all others together can bring it about, which they may not want; by the other
/// algorithms, a win or a loss is what comes if all play as well for themselves as was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Nothing is certain: centipawns, that is, hundredths of the evaluator's unit.
    Cp(i32),
    /// A win.
    Win {
        /// By how much: 1 where the game only knows wins.
        margin: u32,
        /// After how many turns, those of the others included; `None` if nobody has counted
        /// them.
        turns: Option<u32>,
    },
    /// A loss.
    Loss {
        /// By how much.
        margin: u32,
        /// After how many turns, if somebody has counted them.
        turns: Option<u32>,
    },
}

impl Score {
    /// Reads a value of an evaluator.
    pub fn of<P: Position, E: Evaluator<P>>(value: i32) -> Score {
        let Some((margin, _)) = Certain::<P, E>::end(value) else {
            let hundredths = i64::from(value) * 100 / i64::from(E::UNIT);
            return Score::Cp(hundredths as i32);
        };
        let turns = Certain::<P, E>::turns(value);
        if value > 0 { Score::Win { margin, turns } } else { Score::Loss { margin, turns } }
    }

    /// The same end after another number of turns; what is open stays so.
    #[must_use]
    pub const fn after(self, turns: Option<u32>) -> Score {
        match self {
            Score::Cp(_) => self,
            Score::Win { margin, .. } => Score::Win { margin, turns },
            Score::Loss { margin, .. } => Score::Loss { margin, turns },
        }
    }

    /// Whether nothing is certain.
    pub const fn is_open(self) -> bool {
        matches!(self, Score::Cp(_))
    }
}

impl FromStr for Score {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Score, TextError> {
        let score = match text.split_once(' ').unwrap_or((text, "")) {
            ("win", rest) => end(rest).map(|(margin, turns)| Score::Win { margin, turns }),
            ("loss", rest) => end(rest).map(|(margin, turns)| Score::Loss { margin, turns }),
            _ => text.replacen('.', "", 1).parse().ok().map(Score::Cp),
        };
        // Each value has one text only.
        score
            .filter(|score| score.to_string() == text)
            .ok_or_else(|| TextError::new(words::AT_VALUE, text, words::WANT_SCORE))
    }
}

/// By how much and after how many turns a certain end comes: `by 7 in 12`, or a part of it.
fn end(text: &str) -> Option<(u32, Option<u32>)> {
    let words: Vec<&str> = text.split_terminator(' ').collect();
    let (margin, turns) = match *words.as_slice() {
        [] => ("1", None),
        ["in", turns] => ("1", Some(turns)),
        ["by", margin] => (margin, None),
        ["by", margin, "in", turns] => (margin, Some(turns)),
        _ => return None,
    };
    let turns = turns.map(str::parse).transpose().ok()?;
    Some((margin.parse().ok()?, turns))
}

/// `+1.25`, `win in 3` or `loss in 4`, and by how much if by more than one; `win` or `loss` alone
/// where nobody has counted the turns.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (end, margin, turns) = match *self {
            Score::Cp(hundredths) => {
                let sign = if hundredths < 0 { '-' } else { '+' };
                let all = hundredths.unsigned_abs();
                return write!(f, "{sign}{}.{:02}", all / 100, all % 100);
            }
            Score::Win { margin, turns } => ("win", margin, turns),
            Score::Loss { margin, turns } => ("loss", margin, turns),
        };
        f.write_str(end)?;
        if margin != 1 {
            write!(f, " by {margin}")?;
        }
        turns.map_or(Ok(()), |turns| write!(f, " in {turns}"))
    }
}

#[cfg(test)]
mod tests {
    use tabletier_testkit::plain::{Tree, TreeValues};

    use super::*;

    #[test]
    fn values_are_told_in_words() {
        let say = |value| Score::of::<Tree, TreeValues>(value).to_string();
        assert_eq!(say(0), "+0.00");
        assert_eq!(say(-125), "-1.25");
        assert_eq!(say(1_000_000), "+10000.00");
        assert_eq!(say(1_010_000 - 3), "win in 3");
        assert_eq!(say(-1_010_000 + 4), "loss in 4");
        assert_eq!(say(1_070_000 - 12), "win by 7 in 12");
        assert_eq!(say(1_010_000 - 240), "win in 240");
        assert_eq!(say(-1_010_000 + 241), "loss");
        assert_eq!(say(-1_140_000 + 9_999), "loss by 14");
    }

    #[test]
    fn words_are_read_back() {
        for text in
            ["+0.00", "-1.25", "+12.07", "win", "loss", "win in 3", "loss by 7 in 12", "win by 14"]
        {
            assert_eq!(text.parse::<Score>().map(|score| score.to_string()).as_deref(), Ok(text));
        }
        for text in [
            "",
            "1.25",
            "+1.250",
            "+1",
            "-0.00",
            "+inf",
            "NaN",
            "+99999999999.00",
            "won",
            "win ",
            "win 3",
            "win in",
            "win in x",
            "win by 1",
            "win in 3 by 7",
            "loss in 03",
            "Win",
        ] {
            let error = text.parse::<Score>().unwrap_err();
            let told = error.to_string();
            assert!(told.starts_with("value: ") && told.contains("win in 3"), "{text}: {told}");
        }
    }
}
