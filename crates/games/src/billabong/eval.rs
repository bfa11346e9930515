//! Who stands better: how many turns the kangaroos still need.

use tabletier_core::{Evaluator, Position, Seat, Values, Weight, Weighted, weights};

use super::board::{Square, bits};
use super::course::{RINGS, steps};
use super::kangaroo::{Kangaroo, Stand};
use super::movegen::{Ground, Jumps};
use super::position::{BillabongMove, BillabongPosition};

#[derive(Clone, Debug, Default)]
pub struct BillabongEvaluator {
    weights: BillabongWeights,
}

weights! {
    /// What things are worth in the race, in hundredths of a turn.
    #[derive(Clone, Copy, Debug)]
    pub struct BillabongWeights {
        /// A turn.
        turn: i32 = 100,
        last: [i32; RINGS] = [0, 100, 110, 125, 140, 155, 170, 185, 200, 212, 224, 236, 248, 260, 270, 280, 290, 300, 310, 320],
        first: [i32; RINGS] = [0, 330, 350, 370, 390, 410, 430, 450, 470, 485, 500, 515, 530, 545, 560, 575, 590, 600, 610, 620],
        lap: i32 = 200,
        waiting: i32 = 380,
        tempo: i32 = 50,
        leap: i32 = 0,
        answer: i32 = 0,
        leaps: i32 = 0,
        ahead: [i32; 5] = [0; 5],
        straggler: i32 = 0,
        ranks: [i32; 5] = [0; 5],
        width: [i32; 8] = [999, 999, 999, 999, 999, 999, 999, 999],
        lmr: [i32; 3] = [0, 3, 4],
    }
}

impl Weighted for BillabongEvaluator {
    fn weights(&mut self) -> Vec<Weight<'_>> {
        self.weights.weights()
    }
}

impl BillabongEvaluator {
    /// The turns that a kangaroo needs home.
    fn cost(&self, laps: u8, stand: Stand) -> i32 {
        let left = laps - stand.count;
        let steps = steps(stand);
        let BillabongWeights { last, first, lap, .. } = &self.weights;
        if left == 0 {
            last[steps]
        } else if stand.count > 0 {
            last[steps] + lap
        } else {
            first[steps] + (i32::from(laps) - 1) * lap
        }
    }

    fn team(&self, position: &BillabongPosition, seat: Seat) -> i32 {
        let laps = position.rules().laps;
        let kangaroo = |kangaroo: &Kangaroo| match kangaroo {
            Kangaroo::Racing(stand) => -self.cost(laps, *stand),
            Kangaroo::Home => 0,
            Kangaroo::Waiting => -self.weights.waiting - (i32::from(laps) - 1) * self.weights.lap,
        };
        position.team(seat).kangaroos().iter().map(kangaroo).sum()
    }

    fn company(&self, position: &BillabongPosition, teams: &mut Values) {
        let mut mask = 0u64;
        for square in position.occupied().iter() {
            let ring = steps(Stand { square, count: 1 });
            mask |= 1 << (ring + 13) | 1 << ring;
        }
        let laps = position.rules().laps;
        for seat in position.in_play() {
            let mut worst = 0;
            for stand in position.team(seat).racing() {
                let ring = steps(Stand { count: 1, ..stand });
                let window = (mask >> (ring + 13 - 6)) & 63;
                teams[seat] -= self.weights.ahead[window.count_ones().min(4) as usize];
                worst = worst.max(self.cost(laps, stand));
            }
            teams[seat] -= worst * self.weights.straggler / 100;
            let mut costs = [0; 5];
            for (at, stand) in position.team(seat).racing().enumerate() { costs[at] = self.cost(laps, stand); }
            costs.sort_unstable();
            for at in 0..5 { teams[seat] -= costs[4 - at] * self.weights.ranks[at] / 100; }
        }
    }

    fn leaps<const COUNTS: usize>(&self, position: &BillabongPosition, teams: &mut Values) {
        let laps = position.rules().laps;
        let ground = Ground::new(position.occupied());
        let mut jumps = [Jumps::NONE; 4];
        ground.find_jumps(&mut jumps);
        for seat in position.in_play() {
            let (mut best, mut sum) = (0, 0);
            for stand in position.team(seat).racing() {
                let lattice = stand.square.lattice();
                let reach = ground.reach::<COUNTS>(&jumps[lattice], stand);
                let now = self.cost(laps, stand);
                let mut least = now;
                if reach.home {
                    least = 0;
                } else {
                    for count in 0..COUNTS {
                        for bit in bits(reach.landings[count]) {
                            let to = Stand { square: Square::in_lattice(lattice, bit), count: count as u8 };
                            least = least.min(self.cost(laps, to));
                        }
                    }
                }
                sum += now - least;
                best = best.max(now - least);
            }
            let weight = if seat == position.seat() { self.weights.leap } else { self.weights.answer };
            teams[seat] += (best * weight + (sum - best) * self.weights.leaps) / 100;
        }
    }
}

impl BillabongEvaluator {
    /// x
    pub fn teams(&self, position: &BillabongPosition) -> Values {
        let mut teams = Values::default();
        for seat in position.in_play() {
            teams[seat] = self.team(position, seat);
        }
        teams[position.seat()] += self.weights.tempo;
        if !position.placing() && (self.weights.leap != 0 || self.weights.leaps != 0) {
            if position.rules().laps == 1 { self.leaps::<2>(position, &mut teams) } else { self.leaps::<3>(position, &mut teams) }
        }
        if !position.placing() { self.company(position, &mut teams); }
        teams
    }
}

impl Evaluator<BillabongPosition> for BillabongEvaluator {
    fn values(&self, position: &BillabongPosition) -> Values {
        let teams = self.teams(position);
        let total: i32 = position.in_play().map(|seat| teams[seat]).sum();
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
        let before = |from| {
            let stand = position.team(position.seat()).on(from);
            stand.map_or(0, |stand| self.cost(laps, stand))
        };
        match *mv {
            BillabongMove::Go { from, to } => before(from) - self.cost(laps, to),
            BillabongMove::Home(from) => before(from),
            BillabongMove::Place(square) => -self.cost(laps, Stand { square, count: 0 }),
            BillabongMove::Pass => 0,
        }
    }

    fn width(&self, depth: u32) -> usize {
        self.weights.width[(depth as usize).min(7)] as usize
    }

    fn reduction(&self, depth: u32, tried: usize) -> u32 {
        let [on, from, after] = self.weights.lmr;
        if on == 0 || (depth as i32) < from || (tried as i32) < after { return 0 }
        (1 + (on == 2 && tried >= 12) as u32 + (on == 3 && tried >= 8) as u32 + (on == 3 && tried >= 24) as u32).min(depth)
    }
}
