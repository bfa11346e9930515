//! Who stands better: how many turns the teams still need, by experience.
//!
//! A kangaroo far behind costs more than its steps: it has nobody left to leap over, and the race
//! is not won before it is home. So what it still needs grows faster than its steps, and the last
//! of a team count again. What leaps the board offers right now is looked at as well.

use std::ops::ControlFlow;

use tabletier_core::{Evaluator, Position, Seat, Values, Weight, Weighted, weights};

use super::board::{Square, bits};
use super::kangaroo::{Kangaroo, Stand};
use super::movegen::{Ground, Jumps};
use super::position::{BillabongMove, BillabongPosition};
use super::way::steps;

/// Judges by the turns that the teams still need.
#[derive(Clone, Debug, Default)]
pub struct BillabongEvaluator {
    weights: BillabongWeights,
}

weights! {
    /// What the way home costs; some hundred points are a turn.
    #[derive(Clone, Copy, Debug)]
    pub struct BillabongWeights {
        /// The last step home.
        home: i32 = 50,
        /// Each step before it, and, in tenths, what the square of their number adds.
        last: [i32; 2] = [11, 46],
        /// From one step before the crossing with which the last lap begins.
        start: i32 = 1178,
        /// Each step before that, and, in tenths, what the square of their number adds.
        first: [i32; 2] = [106, 23],
        /// Each lap more.
        lap: i32 = 2000,
        /// A kangaroo still to be placed.
        waiting: i32 = 1690,
        /// How much, in hundredths, the last of a team and the last but one cost besides.
        laggards: [i32; 2] = [101, 51],
        /// That it is one's turn.
        tempo: i32 = 42,
        /// What the best leap that a team can make counts, in hundredths of what it saves, if the
        /// team is to move.
        leap: i32 = 88,
        /// The same, if others move first.
        answer: i32 = 45,
        /// What the best leap of each other kangaroo counts.
        leaps: i32 = 30,
    }
}

impl Weighted for BillabongEvaluator {
    fn weights(&mut self) -> Vec<Weight<'_>> {
        self.weights.weights()
    }
}

impl BillabongEvaluator {
    /// What the way home costs from a stand.
    fn cost(&self, laps: u8, stand: Stand) -> i32 {
        let weights = &self.weights;
        let before = steps(stand) as i32 - 1;
        let curve = |[slope, bend]: [i32; 2]| before * (10 * slope + before * bend) / 10;
        match i32::from(laps) - i32::from(stand.count) {
            0 => weights.home + curve(weights.last),
            left => weights.start + curve(weights.first) + (left - 1) * weights.lap,
        }
    }

    /// What the way home costs a team.
    fn need(&self, position: &BillabongPosition, seat: Seat) -> Need {
        let laps = position.rules().laps;
        let mut need = Need::default();
        for kangaroo in position.team(seat).kangaroos() {
            need.add(match kangaroo {
                Kangaroo::Racing(stand) => self.cost(laps, *stand),
                Kangaroo::Home => 0,
                Kangaroo::Waiting => {
                    self.weights.waiting + (i32::from(laps) - 1) * self.weights.lap
                }
            });
        }
        need
    }

    fn total(&self, need: Need) -> i32 {
        let [last, other] = need.laggards;
        let [last_weight, other_weight] = self.weights.laggards;
        need.sum + (last * last_weight + other * other_weight) / 100
    }

    /// What the leaps that the board offers save each team, as far as they count.
    fn leaps<const COUNTS: usize>(&self, position: &BillabongPosition) -> Values {
        let BillabongWeights { leap, answer, leaps, .. } = self.weights;
        let ground = Ground::new(position.occupied());
        let mut jumps = [Jumps::NONE; 4];
        ground.find_jumps(&mut jumps);
        let mut values = Values::default();
        for seat in position.in_play() {
            let (mut best, mut all) = (0, 0);
            for stand in position.team(seat).racing() {
                let saved = self.saved::<COUNTS>(position, &ground, &jumps, stand);
                best = best.max(saved);
                all += saved;
            }
            let weight = if seat == position.seat() { leap } else { answer };
            values[seat] = (best * weight + (all - best) * leaps) / 100;
        }
        values
    }

    /// What a kangaroo's best leap saves.
    fn saved<const COUNTS: usize>(
        &self,
        position: &BillabongPosition,
        ground: &Ground,
        jumps: &[Jumps; 4],
        stand: Stand,
    ) -> i32 {
        let laps = position.rules().laps;
        let lattice = stand.square.lattice();
        let reach = ground.reach::<COUNTS>(&jumps[lattice], stand);
        let now = self.cost(laps, stand);
        if reach.home {
            return now;
        }
        let landings = reach.landings.into_iter().enumerate().flat_map(|(count, landings)| {
            let stand =
                move |bit| Stand { square: Square::in_lattice(lattice, bit), count: count as u8 };
            bits(landings).map(stand)
        });
        landings.map(|to| now - self.cost(laps, to)).fold(0, i32::max)
    }

    /// What the team to move needs without the kangaroo on a square.
    fn rest(&self, position: &BillabongPosition, from: Square) -> Rest {
        let laps = position.rules().laps;
        let mut need = Need::default();
        let team = position.team(position.seat()).racing();
        team.filter(|stand| stand.square != from)
            .for_each(|stand| need.add(self.cost(laps, stand)));
        Rest { from, need }
    }

    /// What the team to move needs after one of its kangaroos has gone somewhere, or home.
    fn after(
        &self,
        position: &BillabongPosition,
        rest: &mut Option<Rest>,
        from: Square,
        to: Option<Stand>,
    ) -> i32 {
        let mut need = match rest {
            Some(rest) if rest.from == from => rest.need,
            _ => rest.insert(self.rest(position, from)).need,
        };
        need.add(to.map_or(0, |to| self.cost(position.rules().laps, to)));
        self.total(need)
    }

    /// What a move saves, leaps apart; `rest` is remembered from move to move of a position where
    /// the team needed so much `before`.
    fn score_after(
        &self,
        position: &BillabongPosition,
        mv: &BillabongMove,
        before: i32,
        rest: &mut Option<Rest>,
    ) -> i32 {
        match *mv {
            BillabongMove::Go { from, to } => before - self.after(position, rest, from, Some(to)),
            BillabongMove::Home(from) => before - self.after(position, rest, from, None),
            BillabongMove::Place(_) if position.ghosts().is_waiting() => 0,
            BillabongMove::Place(square) => {
                -self.cost(position.rules().laps, Stand { square, count: 0 })
            }
            BillabongMove::Pass => 0,
        }
    }
}

/// What the way home costs some kangaroos of a team.
#[derive(Clone, Copy, Default)]
struct Need {
    sum: i32,
    /// The two largest costs, the larger first.
    laggards: [i32; 2],
}

impl Need {
    fn add(&mut self, cost: i32) {
        self.sum += cost;
        let [last, other] = self.laggards;
        self.laggards = [last.max(cost), last.min(cost).max(other)];
    }
}

/// A team without the kangaroo on a square.
struct Rest {
    from: Square,
    need: Need,
}

impl Evaluator<BillabongPosition> for BillabongEvaluator {
    fn evaluate(&self, position: &BillabongPosition) -> Values {
        let mut teams = match position.rules().laps {
            1 => self.leaps::<2>(position),
            _ => self.leaps::<3>(position),
        };
        teams[position.seat()] += self.weights.tempo;
        let mut total = 0;
        for seat in position.in_play() {
            teams[seat] -= self.total(self.need(position, seat));
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

    fn visit_scored_moves<B>(
        &self,
        position: &BillabongPosition,
        mut visit: impl FnMut(BillabongMove, i32) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let before = self.total(self.need(position, position.seat()));
        let mut rest = None;
        position.visit_moves(|mv| {
            let score = self.score_after(position, &mv, before, &mut rest);
            visit(mv, score)
        })
    }

    // Most moves lead nowhere, or back; but much narrower, and ladders are missed.
    fn move_count_limit(&self, depth: u32) -> usize {
        match depth {
            0..8 => 8 * depth.max(1) as usize,
            _ => 60,
        }
    }

    fn late_move_reduction(&self, depth: u32, tried: usize) -> u32 {
        match (depth, tried) {
            (..3, _) | (_, ..4) => 0,
            (_, ..8) => 1,
            (_, ..24) => 2,
            _ => 3,
        }
    }
}

#[cfg(test)]
mod tests {

    use super::super::rules::BillabongRules;
    use super::*;

    fn position(rules: &str, text: &str) -> BillabongPosition {
        let rules = rules.parse::<BillabongRules>().expect("rules");
        BillabongPosition::read(rules, text).expect("a position")
    }

    /// What a position without ghosts is worth to A, B being far away from everybody else.
    fn value(a: &str) -> i32 {
        let text = format!("A:{a} B:a11,d11,a14,d14,g14 N:- A");
        BillabongEvaluator::default().evaluate(&position("ghosts=none", &text))[Seat::A]
    }

    #[test]
    fn nearer_is_better_and_home_is_best() {
        let ways = ["p3+1,*,*,*,*", "m3+1,*,*,*,*", "k3+1,*,*,*,*", "i3+1,*,*,*,*"];
        assert!(ways.map(value).is_sorted(), "{:?}", ways.map(value));
        assert!(value("m1+1,o9+1,*,*,*") < value("o9+1,*,*,*,*"));
    }

    #[test]
    fn a_straggler_is_worse_than_a_team_that_keeps_together() {
        // Sixteen steps each: four and twelve, or eight and eight.
        assert!(value("l3+1,h6+1,*,*,*") < value("m8+1,o9+1,*,*,*"));
    }

    #[test]
    fn who_has_not_started_is_a_lap_behind() {
        let evaluator = BillabongEvaluator::default();
        for laps in 1..=2 {
            let cost = |count| {
                let square = "k3".parse().expect("a square");
                evaluator.cost(laps, Stand { square, count })
            };
            assert!((0..laps).all(|count| cost(count) > cost(count + 1) + 500));
        }
    }

    #[test]
    fn a_ladder_is_worth_something() {
        // From m3 over k3 it is one leap to i3, and from there the next over h3 to g3.
        let ladder = value("k3+1,m3+1,j5+1,*,*");
        let none = value("k2+1,m3+1,j5+1,*,*");
        assert!(ladder > none, "{ladder} {none}");
    }

    #[test]
    fn with_more_than_two_the_values_are_against_the_average_of_the_others() {
        let text = "A:i3+1,*,*,*,* B:a11,d11,a14,d14,g14 C:b2+1,d2+1,a5+1,d5+1,* N:- B";
        let values = BillabongEvaluator::default().evaluate(&position("players=3", text));
        let [a, b, c] = [Seat::A, Seat::B, Seat::C].map(|seat| values[seat]);
        assert!(a > c && c > b && (a + b + c).abs() <= 3, "{a} {b} {c}");
    }

    #[test]
    fn the_score_of_a_move_is_what_it_saves_the_team() {
        let mut evaluator = BillabongEvaluator::default();
        for weight in evaluator.weights() {
            if ["tempo", "leap", "answer", "leaps"].contains(&weight.name) {
                weight.numbers.fill(0);
            }
        }
        let text = "A:k3+1,i5,m10,m12,* B:e7,i9,m9+1,*,* N:a9,p10,d11,g12,o14 A";
        let position = position("laps=1", text);
        let value = |position: &BillabongPosition| evaluator.evaluate(position)[Seat::A];
        let _ = evaluator.visit_scored_moves(&position, |mv, score| {
            assert_eq!(score, value(&position.after(&mv)) - value(&position), "{mv:?}");
            ControlFlow::<()>::Continue(())
        });
    }

    #[test]
    fn kangaroos_are_placed_before_the_line_and_ghosts_anywhere() {
        let evaluator = BillabongEvaluator::default();
        let score = |position: &BillabongPosition, name: &str| {
            let wanted = position.read_move(name).expect("a move");
            let found = evaluator.visit_scored_moves(position, |mv, score| match mv == wanted {
                true => ControlFlow::Break(score),
                false => ControlFlow::Continue(()),
            });
            found.break_value().expect("a legal move")
        };
        let own = position("ghosts=none", "A:?,?,?,?,? B:?,?,?,?,? N:- A");
        assert!(score(&own, "@i3") > score(&own, "@k9"));
        assert!(score(&own, "@k9") > score(&own, "@d12"));
        let ghost = position("ghosts=players", "A:?,?,?,?,? B:?,?,?,?,? N:?,?,?,?,? A");
        assert_eq!(score(&ghost, "@i3"), score(&ghost, "@d12"));
    }
}
