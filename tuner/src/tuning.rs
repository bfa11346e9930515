//! The ways to better weights, round by round, and what they print on the way.

use tabletier_core::{Dice, Game, Position, Weight, Weighted};

use crate::Arguments;
use crate::climb::Climb;
use crate::fit::Fit;
use crate::selfplay::{self, Lesson, Plan};
use crate::target::Target;
use crate::trial::Trial;

/// One game of so many is kept aside.
const ASIDE: usize = 5;
/// How often a climb tells how far it has come.
const TOLD: u64 = 10;

/// What to tune, and how.
pub(crate) struct Tuning<'a, G: Game> {
    pub(crate) arguments: &'a Arguments,
    /// How to play the games to learn from.
    pub(crate) plan: Plan,
    pub(crate) rules: <G::Position as Position>::Rules,
    /// The places of the weights that may change.
    pub(crate) free: Vec<usize>,
}

impl<G: Game> Tuning<'_, G> {
    /// Lets new weights play against old ones, from other openings than those that are learnt from.
    pub(crate) fn trial(&self, new: &G::Evaluator, old: &G::Evaluator, seed: u64) -> Trial {
        let plan = Plan { games: self.arguments.trial, seed: !seed, ..self.plan };
        selfplay::trial::<G>(self.rules, [new, old], plan)
    }

    /// Plays and fits, round by round; weights that lose their trial are dropped.
    pub(crate) fn fit(&self, mut evaluator: G::Evaluator) {
        for round in 0..self.arguments.rounds {
            let seed = self.plan.seed.wrapping_add(round);
            let plan = Plan { seed, ..self.plan };
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

    /// Climbs from trial to trial; then what was found plays against the beginning.
    pub(crate) fn climb(&self, start: &G::Evaluator) {
        let rounds = self.arguments.rounds;
        let mut climb = Climb::new(start, &self.free);
        let mut dice = Dice::new(self.plan.seed);
        for round in 1..=rounds {
            // Openings are new in each trial: what is found has to be good in all of them.
            let plan = Plan { seed: self.plan.seed.wrapping_add(round), ..self.plan };
            climb
                .step(&mut dice, |one, other| selfplay::trial::<G>(self.rules, [one, other], plan));
            if round % rounds.div_ceil(TOLD) == 0 || round == rounds {
                print!("\nround {round}\n{}", written(climb.found()));
            }
        }
        print!("\n{}", self.trial(&climb.found(), start, self.plan.seed));
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
