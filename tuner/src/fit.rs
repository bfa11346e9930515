//! Finding the weights that foretell best how games end.
//!
//! An evaluator is asked, never looked into: how it changes with a weight is measured by asking it
//! with a little more and a little less of it. With that, each round is a step of the
//! Gauss-Newton method, damped as Levenberg and Marquardt do, to the nearest whole weights.

use std::marker::PhantomData;

use rayon::prelude::*;
use tabletier_core::{Evaluator, Position, Seat, Values, Weighted};

use crate::selfplay::Lesson;
use crate::slope::Slope;
use crate::target::Target;

/// An evaluator, and the scale that turns its values into what they are compared with.
#[derive(Clone, Debug)]
pub(crate) struct Guess<E> {
    pub(crate) evaluator: E,
    pub(crate) scale: f64,
}

/// Lessons to fit weights to.
pub(crate) struct Fit<'a, P, E> {
    lessons: &'a [Lesson<P>],
    target: Target,
    evaluator: PhantomData<E>,
}

/// How many rounds are enough for any evaluator.
const ROUNDS: u32 = 40;
/// Lessons are added up in portions, always the same ones: sums of fractions depend on the order.
const PORTION: usize = 32;
/// The damping to begin with, how much it grows when a step fails, and when to give up.
const DAMPING: f64 = 1e-3;
const HARDER: f64 = 8.0;
const HARDEST: f64 = 1e6;

/// The same evaluator with a little more and a little less of one weight.
struct Nudge<E> {
    more: E,
    less: E,
    distance: f64,
}

impl<'a, P: Position, E: Evaluator<P> + Weighted> Fit<'a, P, E> {
    pub(crate) fn new(lessons: &'a [Lesson<P>], target: Target) -> Self {
        Fit { lessons, target, evaluator: PhantomData }
    }

    /// The loss of a position on average.
    pub(crate) fn loss(&self, guess: &Guess<E>) -> f64 {
        let loss = |lesson: &Lesson<P>| -> f64 {
            let losses = lesson.positions.iter().map(|position| {
                let values = guess.evaluator.evaluate(position);
                self.target.error(&values, guess.scale, &lesson.outcome, position.seats()).loss
            });
            losses.sum()
        };
        let losses: Vec<f64> = self.lessons.par_iter().map(loss).collect();
        let positions: usize = self.lessons.iter().map(|lesson| lesson.positions.len()).sum();
        losses.iter().sum::<f64>() / positions as f64
    }

    /// The evaluator as it is, with the scale that suits it best.
    pub(crate) fn scaled(&self, evaluator: E) -> Guess<E> {
        let (scale, _) = self.target.scale(E::UNIT);
        self.descend(Guess { evaluator, scale }, &[])
    }

    /// Changes the weights at these places, and the scale, until nothing more is gained.
    ///
    /// What games say little about stays near where it began: a weight is taken to lie within a
    /// unit or so of that until they say otherwise.
    pub(crate) fn descend(&self, mut guess: Guess<E>, free: &[usize]) -> Guess<E> {
        let home = weights(&guess.evaluator);
        let drift = |guess: &Guess<E>| -> Vec<f64> {
            let now = weights(&guess.evaluator);
            let unit = f64::from(E::UNIT);
            free.iter().map(|&at| f64::from(now[at] - home[at]) / unit).collect()
        };
        let positions: usize = self.lessons.iter().map(|lesson| lesson.positions.len()).sum();
        let objective = |guess: &Guess<E>| {
            let strain: f64 = drift(guess).iter().map(|drift| drift * drift / 2.0).sum();
            self.loss(guess) + strain / positions as f64
        };
        let mut loss = objective(&guess);
        let mut damping = DAMPING;
        for _ in 0..ROUNDS {
            let mut slope = self.slope(&guess, free);
            for (parameter, drift) in drift(&guess).into_iter().enumerate() {
                let mut pull = vec![0.0; free.len() + 1];
                pull[parameter] = 1.0 / f64::from(E::UNIT);
                slope.lean(&pull, drift);
                slope.bend(&pull, 1.0);
            }
            let better = loop {
                let next = slope.step(damping).map(|step| stepped(&guess, free, &step));
                if let Some(next) = next {
                    let found = objective(&next);
                    if found < loss * (1.0 - 1e-7) {
                        break Some((next, found));
                    }
                }
                damping *= HARDER;
                if damping > HARDEST {
                    break None;
                }
            };
            let Some(better) = better else { break };
            (guess, loss) = better;
            damping = (damping / HARDER / HARDER).max(DAMPING);
        }
        guess
    }

    fn slope(&self, guess: &Guess<E>, free: &[usize]) -> Slope {
        let nudges: Vec<Nudge<E>> =
            free.iter().map(|&place| Nudge::new(&guess.evaluator, place)).collect();
        let portions: Vec<Slope> = self
            .lessons
            .par_chunks(PORTION)
            .map(|lessons| {
                let mut slope = Slope::flat(free.len() + 1);
                for lesson in lessons {
                    for position in &lesson.positions {
                        self.add(&mut slope, guess, &nudges, lesson, position);
                    }
                }
                slope
            })
            .collect();
        let mut slope = Slope::flat(free.len() + 1);
        portions.iter().for_each(|portion| slope.join(portion));
        slope
    }

    fn add(
        &self,
        slope: &mut Slope,
        guess: &Guess<E>,
        nudges: &[Nudge<E>],
        lesson: &Lesson<P>,
        position: &P,
    ) {
        let seats = position.seats();
        let values = guess.evaluator.evaluate(position);
        let error = self.target.error(&values, guess.scale, &lesson.outcome, seats);
        // How the scaled value of each seat changes with each parameter.
        let mut changes = vec![vec![0.0; nudges.len() + 1]; seats];
        for (parameter, nudge) in nudges.iter().enumerate() {
            let change = nudge.change(position);
            for seat in Seat::first(seats) {
                changes[seat.index()][parameter] = guess.scale * change(seat);
            }
        }
        if self.target.scale(E::UNIT).1 {
            for seat in Seat::first(seats) {
                changes[seat.index()][nudges.len()] = guess.scale * f64::from(values[seat]);
            }
        }
        for (change, by) in changes.iter().zip(error.slope) {
            slope.lean(change, by);
        }
        if self.target.is_relative() {
            for parameter in 0..=nudges.len() {
                let weighed = changes.iter().zip(error.weight);
                let middle: f64 = weighed.map(|(change, by)| by * change[parameter]).sum();
                changes.iter_mut().for_each(|change| change[parameter] -= middle);
            }
        }
        for (change, by) in changes.iter().zip(error.weight) {
            slope.bend(change, by);
        }
    }
}

impl<E: Weighted + Clone> Nudge<E> {
    fn new(evaluator: &E, place: usize) -> Nudge<E> {
        // Large enough that whole numbers tell, small enough to stay in the neighbourhood.
        let by = (weights(evaluator)[place].abs() / 8).max(8);
        let nudged = |by: i32| {
            let mut evaluator = evaluator.clone();
            change(&mut evaluator, &[place], |_| by);
            evaluator
        };
        Nudge { more: nudged(by), less: nudged(-by), distance: f64::from(2 * by) }
    }

    fn change<P: Position>(&self, position: &P) -> impl Fn(Seat) -> f64
    where
        E: Evaluator<P>,
    {
        let [more, less]: [Values; 2] = [&self.more, &self.less].map(|e| e.evaluate(position));
        move |seat| f64::from(more[seat] - less[seat]) / self.distance
    }
}

/// The guess after a step, with whole weights.
fn stepped<E: Weighted + Clone>(guess: &Guess<E>, free: &[usize], step: &[f64]) -> Guess<E> {
    let mut next = guess.clone();
    change(&mut next.evaluator, free, |parameter| step[parameter].round() as i32);
    // The last parameter is the logarithm of the scale; it must not leap.
    next.scale *= step[free.len()].clamp(-1.0, 1.0).exp();
    next
}

/// All weights, one after the other.
pub(crate) fn weights<E: Weighted + Clone>(evaluator: &E) -> Vec<i32> {
    let mut evaluator = evaluator.clone();
    evaluator.weights().iter().flat_map(|weight| weight.numbers.to_vec()).collect()
}

/// Adds to the weights at these places; `by` is told how many places came before.
pub(crate) fn change<E: Weighted>(evaluator: &mut E, places: &[usize], by: impl Fn(usize) -> i32) {
    let mut weights = evaluator.weights();
    let mut numbers: Vec<&mut i32> =
        weights.iter_mut().flat_map(|weight| weight.numbers.iter_mut()).collect();
    for (order, &place) in places.iter().enumerate() {
        *numbers[place] += by(order);
    }
}

#[cfg(test)]
mod tests {
    use tabletier_core::{Dice, Outcome, Phrase, Rules, weights};
    use tabletier_testkit::toy::Heaps;

    use super::*;

    weights! {
        /// Adds up the heaps, each with a weight of its own.
        #[derive(Clone, Copy, Debug)]
        struct Sizes {
            /// The first heap.
            first: i32 = 100,
            /// The others.
            others: [i32; 3] = [100, 100, 100],
        }
    }

    impl Evaluator<Heaps> for Sizes {
        fn evaluate(&self, position: &Heaps) -> Values {
            let text = position.to_string();
            let sizes = text.split([',', ' ']).map_while(|size| size.parse::<i32>().ok());
            let weights = std::iter::once(&self.first).chain(&self.others);
            let value = sizes.zip(weights).map(|(size, weight)| (size - 10) * weight).sum();
            Values::zero_sum(Seat::A, value)
        }
    }

    static WHY: Phrase = Phrase::plain("why", "Because.");
    const TRUE: Sizes = Sizes { first: 100, others: [250, -60, 0] };

    /// Games that end as the true weights say, by `end` of the value for the first seat.
    fn lessons(end: impl Fn(&mut Dice, i32) -> Outcome) -> Vec<Lesson<Heaps>> {
        let mut dice = Dice::new(5);
        let lesson = |_| {
            let sizes = [0; 4].map(|_| dice.below(21));
            let [a, b, c, d] = sizes;
            let position = Heaps::read(Rules::standard(), &format!("{a},{b},{c},{d} A")).unwrap();
            let outcome = end(&mut dice, TRUE.evaluate(&position)[Seat::A]);
            Lesson { positions: vec![position], outcome }
        };
        (0..4000).map(lesson).collect()
    }

    fn found(lessons: &[Lesson<Heaps>]) -> (Vec<i32>, f64) {
        let fit = Fit::new(lessons, Target::of(lessons.iter().map(|lesson| &lesson.outcome)));
        let before = fit.scaled(Sizes::default());
        let after = fit.descend(before.clone(), &[1, 2, 3]);
        assert!(fit.loss(&after) < fit.loss(&before));
        (weights(&after.evaluator), after.scale)
    }

    #[test]
    fn the_weights_that_decide_games_are_found() {
        let chance = |value: i32| 1.0 / (1.0 + (-2.0 * 0.001 * f64::from(value)).exp());
        let lessons = lessons(|dice, value| {
            let won = (dice.below(1_000_000) as f64) < 1_000_000.0 * chance(value);
            Outcome::won(if won { Seat::A } else { Seat::B }, 2, &WHY)
        });
        let (found, scale) = found(&lessons);
        let near = found.iter().zip([100, 250, -60, 0]).all(|(a, b)| (a - b).abs() <= 25);
        assert!(near && found[0] == 100, "{found:?}");
        assert!((0.0008..0.0012).contains(&scale), "{scale}");
    }

    #[test]
    fn the_weights_that_make_points_are_found() {
        let lessons = lessons(|_, value| {
            Outcome::draw(&WHY).worth(Values::zero_sum(Seat::A, (value + 50).div_euclid(100)))
        });
        let (found, scale) = found(&lessons);
        let near = found.iter().zip([100, 250, -60, 0]).all(|(a, b)| (a - b).abs() <= 2);
        assert!(near, "{found:?}");
        assert_eq!(scale, 0.01);
    }
}
