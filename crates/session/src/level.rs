//! Playing strengths.

use std::fmt;
use std::str::FromStr;

use tabletier_core::words::session as words;
use tabletier_core::{Dice, Game, Skill, TextError, splitmix};

/// How strongly to play, from 1, which a child beats, to 8, the best the program can do.
///
/// A level is so many nodes and so much margin for blunders, never a time: it plays the same on every
/// machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// How many levels there are.
    pub const COUNT: usize = Skill::LEVELS;

    /// The level with this number, from 1 to 8.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::COUNT as u8).contains(&number).then_some(Level(number))
    }

    /// All levels, the weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Level> + Clone {
        (1..=Level::COUNT as u8).map(Level)
    }

    /// The level's number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How a player of this level searches in a game.
    pub(crate) const fn skill<G: Game>(self) -> Skill {
        G::SKILLS[self.0 as usize - 1]
    }
}

impl FromStr for Level {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Level, TextError> {
        Level::all()
            .find(|level| level.to_string() == text)
            .ok_or_else(|| TextError::new(words::AT_LEVEL, text, words::WANT_LEVEL))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Picks one of the values, the better the likelier; one that is worse than the best by `margin`
/// is never picked, the best always may be. The same position and seed give the same pick.
pub(crate) fn pick(values: &[i32], margin: i32, key: u64, seed: u64) -> usize {
    let best = values.iter().copied().max().unwrap_or(0);
    let weight =
        |value: i32| (i64::from(value) - i64::from(best) + i64::from(margin)).max(0) as u64;
    let total: u64 = values.iter().map(|&value| weight(value)).sum();
    if total == 0 {
        return values.iter().position(|&value| value == best).unwrap_or(0);
    }
    let mut left = Dice::new(key ^ splitmix(seed)).below(total);
    values
        .iter()
        .position(|&value| {
            let weight = weight(value);
            let here = left < weight;
            left = left.saturating_sub(weight);
            here
        })
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use tabletier_games::each_game;

    use super::*;

    #[test]
    fn levels_are_read_by_number() {
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(Level::new(level.number()), Some(level));
        }
        for text in ["", "0", "9", "01", "+1", "four", "1 "] {
            let place = text.parse::<Level>().unwrap_err().place;
            assert_eq!(place.to_string(), "level", "{text}");
        }
        assert_eq!((Level::new(0), Level::new(9)), (None, None));
    }

    #[test]
    fn every_level_sees_more_or_errs_less_than_the_one_below() {
        fn skills<G: Game>() -> (&'static str, [Skill; Skill::LEVELS]) {
            (G::ABOUT.key, G::SKILLS)
        }
        let steps = |a: &Skill, b: &Skill| {
            a != b
                && a.nodes <= b.nodes
                && a.depth <= b.depth
                && a.quiescence <= b.quiescence
                && a.blunder_margin >= b.blunder_margin
        };
        for (game, skills) in each_game!(skills) {
            assert!(skills.is_sorted_by(steps), "{game}: {skills:?}");
        }
    }

    #[test]
    fn better_moves_are_picked_more_often_and_bad_ones_never() {
        let mut picked = [0; 4];
        for key in 0..4000 {
            picked[pick(&[100, 70, 0, 100], 40, splitmix(key), 0)] += 1;
        }
        let [best, fair, bad, equal] = picked;
        assert!(best > 1600 && equal > 1600 && fair > 300 && bad == 0, "{picked:?}");
    }

    #[test]
    fn picks_follow_position_and_seed_alone() {
        let values = [5; 1000];
        assert_eq!(pick(&values, 1, 7, 3), pick(&values, 1, 7, 3));
        assert_ne!(pick(&values, 1, 7, 3), pick(&values, 1, 7, 4));
        assert_ne!(pick(&values, 1, 7, 3), pick(&values, 1, 8, 3));
    }

    #[test]
    fn without_a_margin_the_first_best_is_picked() {
        assert_eq!(pick(&[1, 9, 9], 0, 7, 3), 1);
        assert_eq!(pick(&[-3], 0, 7, 3), 0);
    }
}
