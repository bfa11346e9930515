//! The ways to better weights, round by round, and what they print on the way.

use tabletier_core::{Game, Position, Weight, Weighted};

use crate::Arguments;
use crate::climb::climb;
use crate::fit::Fit;
use crate::selfplay::{self, Lesson, Plan};
use crate::target::Target;
use crate::trial::Trial;

/// One game of so many is kept aside.
const ASIDE: usize = 5;

/// What to tune, and how.
pub(crate) struct Tuning<'a, G: Game> {
    pub(crate) arguments: &'a Arguments,
    pub(crate) rules: <G::Position as Position>::Rules,
    /// The places of the weights that may change.
    pub(crate) free: Vec<usize>,
}

impl<G: Game> Tuning<'_, G> {
    /// Lets new weights play against old ones, from other openings than those that are learnt from.
    pub(crate) fn trial(&self, new: &G::Evaluator, old: &G::Evaluator, seed: u64) -> Trial {
        let Arguments { trial: games, nodes, .. } = *self.arguments;
        selfplay::trial::<G>(self.rules, [new, old], Plan { games, nodes, seed: !seed })
    }

    /// Plays and fits, round by round; weights that lose their trial are dropped.
    pub(crate) fn fit(&self, mut evaluator: G::Evaluator) {
        let Arguments { games, nodes, rounds, .. } = *self.arguments;
        for round in 0..rounds {
            let seed = self.arguments.seed.wrapping_add(round);
            let plan = Plan { games, nodes, seed };
            let (aside, learnt) = part(selfplay::play::<G>(self.rules, &evaluator, plan));
            let target = Target::of(learnt.iter().chain(&aside).map(|lesson| &lesson.outcome));
            let (fit, check) = (Fit::new(&learnt, target), Fit::new(&aside, target));
            let before = fit.scaled(evaluator);
            let after = fit.descend(before.clone(), &self.free);
            let trial = self.trial(&after.evaluator, &before.evaluator, seed);
            print!(
                "\nround {}   positions    before     after\n\
                 learnt   {:12} {:9.5} {:9.5}\n\
                 aside    {:12} {:9.5} {:9.5}\n\
                 {trial}\n",
                round + 1,
                count(&learnt),
                fit.loss(&before),
                fit.loss(&after),
                count(&aside),
                check.loss(&before),
                check.loss(&after),
            );
            evaluator = if trial.is_lost() {
                println!("lost: what was found is dropped, and the weights stay as they were");
                before.evaluator
            } else {
                print!("{}", written(after.evaluator.clone()));
                after.evaluator
            };
        }
    }

    /// Changes one number after the other, round by round; what wins its trial clearly is kept.
    pub(crate) fn climb(&self, start: &G::Evaluator) {
        // Openings are new in each trial: what is kept has to be good in all of them.
        let mut seeds = (0..).map(|trial| self.arguments.seed.wrapping_add(trial));
        let mut trial = |new: &G::Evaluator, old: &G::Evaluator| {
            self.trial(new, old, seeds.next().expect("no end of seeds"))
        };
        let mut best = start.clone();
        for round in 0..self.arguments.rounds {
            println!("\nround {}", round + 1);
            for &place in &self.free {
                if let Some(kept) = climb(&mut best, place, &mut trial) {
                    print!("{kept}");
                }
            }
        }
        print!("\nagainst the beginning\n{}\n", trial(&best, start));
        print!("{}", written(best));
    }
}

fn count<P>(lessons: &[Lesson<P>]) -> usize {
    lessons.iter().map(|lesson| lesson.positions.len()).sum()
}

/// Games kept aside, and the others.
fn part<P>(lessons: Vec<Lesson<P>>) -> (Vec<Lesson<P>>, Vec<Lesson<P>>) {
    let mut order = 0;
    lessons.into_iter().partition(|_| {
        order += 1;
        order % ASIDE == 0
    })
}

/// The weights as `eval.rs` writes them.
pub(crate) fn written(mut evaluator: impl Weighted) -> String {
    let line = |weight: &Weight<'_>| {
        let numbers = match weight.form {
            "i32" => weight.numbers[0].to_string(),
            _ => format!("{:?}", weight.numbers),
        };
        format!("        {}: {} = {numbers},\n", weight.name, weight.form)
    };
    evaluator.weights().iter().map(line).collect()
}
