//! Who stands better: how far the kangaroos still have to go.
//!
//! No move is noisy: in a race the next turn of the other changes no more than one's own.

use tabletier_core::{Evaluator, Position, Seat, Values, Weight, Weighted, weights};

use super::board::{Crossing, DIRECTIONS, Square};
use super::kangaroo::{Kangaroo, Stand};
use super::position::{BillabongMove, BillabongPosition};

/// Counts the steps that each kangaroo would walk home alone on the board.
#[derive(Clone, Debug)]
pub struct BillabongEvaluator {
    weights: BillabongWeights,
    /// By square, the steps to the next crossing of the stream.
    to_stream: [u8; 256],
}

weights! {
    /// What things are worth in the race.
    #[derive(Clone, Copy, Debug)]
    pub struct BillabongWeights {
        /// A step.
        step: i32 = 10,
        /// That a kangaroo is home and needs no more turns.
        home: i32 = 60,
        /// That a kangaroo is still to be placed.
        waiting: i32 = -40,
    }
}

impl Weighted for BillabongEvaluator {
    fn weights(&mut self) -> Vec<Weight<'_>> {
        self.weights.weights()
    }
}

/// A lap along the lake's edge.
const LAP: i32 = 12;

impl Default for BillabongEvaluator {
    fn default() -> BillabongEvaluator {
        let mut to_stream = [u8::MAX; 256];
        let mut changed = true;
        while changed {
            changed = false;
            for from in Square::all().filter(|square| !square.is_lake()) {
                for (right, up) in DIRECTIONS {
                    let to = from.shifted(right, up).filter(|to| !to.is_lake());
                    let Some(to) = to else { continue };
                    let steps = match Crossing::between(from, to) {
                        Crossing::Forward => 1,
                        Crossing::Backward => continue,
                        Crossing::None => to_stream[to.index()].saturating_add(1),
                    };
                    if steps < to_stream[from.index()] {
                        to_stream[from.index()] = steps;
                        changed = true;
                    }
                }
            }
        }
        BillabongEvaluator { weights: BillabongWeights::default(), to_stream }
    }
}

impl BillabongEvaluator {
    /// The steps from a stand to home.
    fn to_home(&self, laps: u8, stand: Stand) -> i32 {
        i32::from(self.to_stream[stand.square.index()])
            + LAP * (i32::from(laps) - i32::from(stand.count))
    }

    fn team(&self, position: &BillabongPosition, seat: Seat) -> i32 {
        let laps = position.rules().laps;
        let weights = &self.weights;
        let kangaroo = |kangaroo: &Kangaroo| match kangaroo {
            Kangaroo::Racing(stand) => -weights.step * self.to_home(laps, *stand),
            Kangaroo::Home => weights.home,
            Kangaroo::Waiting => weights.waiting - weights.step * LAP * i32::from(laps),
        };
        position.team(seat).kangaroos().iter().map(kangaroo).sum()
    }
}

impl Evaluator<BillabongPosition> for BillabongEvaluator {
    fn values(&self, position: &BillabongPosition) -> Values {
        let mut teams = Values::default();
        let mut total = 0;
        for seat in position.in_play() {
            teams[seat] = self.team(position, seat);
            total += teams[seat];
        }
        // Each against the average of the others.
        let others = position.seats() as i32 - 1;
        let mut values = Values::default();
        for seat in position.in_play() {
            values[seat] = (teams[seat] * others - (total - teams[seat])) / others;
        }
        values
    }

    fn promise(&self, position: &BillabongPosition, mv: &BillabongMove) -> i32 {
        let laps = position.rules().laps;
        let BillabongWeights { step, home, .. } = self.weights;
        let before = |from| {
            let stand = position.team(position.seat()).on(from);
            stand.map_or(0, |stand| step * self.to_home(laps, stand))
        };
        match *mv {
            BillabongMove::Go { from, to } => before(from) - step * self.to_home(laps, to),
            BillabongMove::Home(from) => before(from) + home,
            BillabongMove::Place(square) => -step * i32::from(self.to_stream[square.index()]),
            BillabongMove::Pass => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletier_core::Rules;

    use super::super::rules::BillabongRules;
    use super::*;

    #[test]
    fn a_lap_along_the_lake_is_twelve_steps() {
        let evaluator = BillabongEvaluator::default();
        let steps = |square: Square| i32::from(evaluator.to_stream[square.index()]);
        let named = ["i6", "k6", "h6"].map(|name| steps(Square::read(name).expect("a square")));
        assert_eq!(named, [1, 3, LAP]);
        assert!(Square::all().filter(|square| !square.is_lake()).all(|square| steps(square) < 30));
    }

    #[test]
    fn stepping_back_over_the_line_costs_whoever_has_started() {
        let evaluator = BillabongEvaluator::default();
        let step = evaluator.weights.step;
        let rules = BillabongRules::read("ghosts=none").expect("rules");
        for (count, promise) in [("", step * (LAP - 1)), ("+1", -step)] {
            let text = format!("A:h6{count},a9,b9,c9,d9 B:d12,e12,f12,g12,h12 N:- A");
            let position = BillabongPosition::read(rules, &text).expect("a position");
            let over = position.read_move("h6-i6").expect("a step");
            assert_eq!(evaluator.promise(&position, &over), promise, "{text}");
        }
    }
}
