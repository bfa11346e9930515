//! Finding stronger weights by trials alone, where fitting them to how games end makes weaker ones.
//!
//! In each step all numbers are changed at once, up or down by lot, and play against what the
//! opposite changes make of them; then all of them move towards the side that won (simultaneous
//! perturbation, SPSA). What matters moves with the wins; what does not is pushed to and fro, so
//! the mean of the later half of the way is what was found.

use tabletier_core::{Dice, Weighted};

use crate::fit::{change, weights};
use crate::trial::Trial;

/// A number is changed by one part of so many, but at least by 1.
const PARTS: f64 = 8.0;

/// A way to stronger weights.
pub(crate) struct Climb<E> {
    start: E,
    /// The places of the numbers that may change.
    free: Vec<usize>,
    /// What those numbers were after each step, from the start on.
    way: Vec<Vec<f64>>,
}

impl<E: Weighted + Clone> Climb<E> {
    pub(crate) fn new(start: &E, free: &[usize]) -> Climb<E> {
        let numbers = weights(start);
        let way = vec![free.iter().map(|&place| numbers[place].into()).collect()];
        Climb { start: start.clone(), free: free.to_vec(), way }
    }

    /// Goes one step.
    pub(crate) fn step(&mut self, dice: &mut Dice, trial: impl FnOnce(&E, &E) -> Trial) {
        let now = &self.way[self.way.len() - 1];
        let change = |number: &f64| {
            let by = (number.abs() / PARTS).max(1.0);
            if dice.below(2) == 0 { by } else { -by }
        };
        let changes: Vec<f64> = now.iter().map(change).collect();
        let moved = |by: f64| -> Vec<f64> {
            now.iter().zip(&changes).map(|(number, change)| number + by * change).collect()
        };
        let trial = trial(&self.with(&moved(1.0)), &self.with(&moved(-1.0)));
        // 1 where the first side won all, 0 where it had its share; without games nothing is known.
        let lead = (trial.won - trial.fair) / (100.0 - trial.fair);
        let next = moved(if lead.is_finite() { lead } else { 0.0 });
        self.way.push(next);
    }

    /// What was found so far.
    pub(crate) fn found(&self) -> E {
        let later = &self.way[self.way.len() / 2..];
        let mean = |place: usize| {
            later.iter().map(|numbers| numbers[place]).sum::<f64>() / later.len() as f64
        };
        self.with(&(0..self.free.len()).map(mean).collect::<Vec<f64>>())
    }

    /// The weights with other numbers, made whole, in place of those that may change.
    fn with(&self, numbers: &[f64]) -> E {
        let start = weights(&self.start);
        let mut evaluator = self.start.clone();
        change(&mut evaluator, &self.free, |order| {
            numbers[order].round() as i32 - start[self.free[order]]
        });
        evaluator
    }
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
            /// As it should be.
            right: i32 = 50,
        }
    }

    const BEST: [i32; 5] = [10, 60, -40, 3, 50];

    fn trial(new: &Some, old: &Some) -> Trial {
        let far = |some| -> f64 {
            let off = |(now, best): (&i32, i32)| f64::from(now - best) / f64::from(best);
            weights(some).iter().zip(BEST).map(off).map(|off| off * off).sum()
        };
        let won = 50.0 + 50.0 * (far(old) - far(new)).clamp(-1.0, 1.0);
        Trial { games: 400, won, fair: 50.0 }
    }

    fn found(steps: u64, seed: u64) -> Vec<i32> {
        let mut climb = Climb::new(&Some::default(), &[1, 2, 3, 4]);
        let mut dice = Dice::new(seed);
        (0..steps).for_each(|_| climb.step(&mut dice, trial));
        weights(&climb.found())
    }

    #[test]
    fn numbers_climb_to_what_wins() {
        let found = found(1000, 7);
        let near =
            found.iter().zip(BEST).all(|(now, best)| (now - best).abs() * 8 <= best.abs() + 8);
        assert!(near && found[0] == 10, "{found:?}");
    }

    #[test]
    fn without_games_nothing_moves() {
        let mut climb = Climb::new(&Some::default(), &[1, 2, 3, 4]);
        climb.step(&mut Dice::new(7), |_, _| Trial { games: 0, won: f64::NAN, fair: 50.0 });
        assert_eq!(weights(&climb.found()), weights(&Some::default()));
    }

    #[test]
    fn a_seed_fixes_the_way() {
        assert_eq!(found(20, 7), found(20, 7));
        assert_ne!(found(20, 7), found(20, 8));
    }
}
