//! Games to look through.

use std::time::Duration;

use tabletier_session::{Dice, Entry, Level, Session, Strength, TextError, ThinkOptions};

/// A game that takes longer is left.
const MOST_TURNS: usize = 300;
/// Who plays against whom, by levels: those who make mistakes, and those who punish them.
const PAIRS: [[u8; 2]; 4] = [[2, 4], [3, 3], [4, 3], [4, 4]];
/// Openings last up to so many times as long as those of matches.
const STRAY: u64 = 2;

/// Plays a game between computers of some levels, after a few moves drawn by lot.
pub(crate) fn play(
    entry: &dyn Entry,
    rules: &str,
    seed: u64,
) -> Result<Box<dyn Session>, TextError> {
    let mut dice = Dice::new(seed);
    let mut session = entry.start(Some(rules), dice.roll())?;
    let opening = u64::from(entry.opening());
    let lots = opening + dice.below(opening * (STRAY - 1) + 1);
    let levels = PAIRS[dice.below(PAIRS.len() as u64) as usize];
    for turn in 0..MOST_TURNS {
        let level = Level::new(levels[session.seat().index() % levels.len()]);
        let strength = match level {
            Some(level) if turn as u64 >= lots => level.into(),
            _ => Strength::Random,
        };
        let options = ThinkOptions {
            seed: dice.roll(),
            move_only: true,
            ..ThinkOptions::new(strength, &|| Duration::ZERO)
        };
        let Some(analysis) = session.think(&options, &mut |_| {}) else { break };
        if session.play(&analysis.best).is_err() {
            break;
        }
    }
    Ok(session)
}
