//! Finding stronger weights step by step, where fitting them to how games end makes weaker ones:
//! one number after the other is changed, and what wins its trial clearly is kept.

use tabletier_core::Weighted;

use crate::fit::{change, weights};
use crate::trial::Trial;

/// A number is changed by one part of so many, but at least by 1.
const PARTS: i32 = 5;

/// Tries the number at a place a step up, and if that is not clearly better a step down, in trials
/// of the new weights against those before; says what was kept.
pub(crate) fn climb<E: Weighted + Clone>(
    evaluator: &mut E,
    place: usize,
    mut trial: impl FnMut(&E, &E) -> Trial,
) -> Option<String> {
    let number = weights(evaluator)[place];
    let step = (number.abs() / PARTS).max(1);
    for by in [step, -step] {
        let mut next = evaluator.clone();
        change(&mut next, &[place], |_| by);
        let trial = trial(&next, evaluator);
        if trial.is_clear() {
            *evaluator = next;
            let name = name(evaluator, place);
            return Some(format!("{name}: {number} becomes {}; {trial}", number + by));
        }
    }
    None
}

/// What the number at a place is called: `tempo`, or `row 2` for the second of a row.
fn name(evaluator: &mut impl Weighted, mut place: usize) -> String {
    for weight in evaluator.weights() {
        match weight.numbers.len() {
            1 if place == 0 => return weight.name.to_string(),
            many if place < many => return format!("{} {}", weight.name, place + 1),
            many => place -= many,
        }
    }
    unreachable!("a place is that of a number")
}

#[cfg(test)]
mod tests {
    use tabletier_core::weights;

    use super::*;

    weights! {
        /// Weights of a game that is won by who is nearer to the best ones.
        #[derive(Clone, Debug)]
        struct Some {
            /// The measure.
            measure: i32 = 10,
            /// A row.
            row: [i32; 2] = [100, -20],
            /// Much too small.
            small: i32 = 0,
            /// Hardly wrong.
            near: i32 = 51,
        }
    }

    const BEST: [i32; 5] = [10, 60, -40, 3, 50];

    fn trial(new: &Some, old: &Some) -> Trial {
        let far = |some| weights(some).iter().zip(BEST).map(|(a, b)| (a - b).abs()).sum::<i32>();
        Trial {
            games: 400,
            won: 50.0 + 5.5 * f64::from((far(old) - far(new)).clamp(-9, 9)),
            fair: 50.0,
        }
    }

    #[test]
    fn numbers_climb_step_by_step_to_what_wins() {
        let mut some = Some::default();
        let mut round = || -> Vec<String> {
            (1..5).filter_map(|place| climb(&mut some, place, trial)).collect()
        };
        let kept = round().join("");
        let kept: Vec<&str> = kept.lines().filter_map(|line| line.split(';').next()).collect();
        let expected = ["row 1: 100 becomes 80", "row 2: -20 becomes -24", "small: 0 becomes 1"];
        assert_eq!(kept, expected);
        while !round().is_empty() {}
        let found = weights(&some);
        let near = found.iter().zip(BEST).all(|(a, b)| (a - b).abs() <= a.abs() / PARTS);
        assert!(near && found[4] == 51, "{found:?}");
    }
}
