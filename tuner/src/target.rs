//! What an evaluator should have foretold, and how wrong it was.

use tabletier_core::{Outcome, Seat, Values, Verdict};

/// What evaluations are compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// The chance of each seat to win: values are turned into chances (softmax), and the surer an
    /// evaluator was of what did not happen, the worse (cross entropy). A draw is shared by all.
    Wins,
    /// The margin of each seat, where points are counted: the error is squared.
    Points,
}

/// How wrong the values of a position were.
pub(crate) struct Error {
    pub(crate) loss: f64,
    /// How the loss grows with each scaled value.
    pub(crate) slope: [f64; Seat::MOST],
    /// How much each seat's value matters: the weights of the second derivative.
    pub(crate) weight: [f64; Seat::MOST],
}

impl Target {
    /// The target that fits these ends of games: points if one was worth more than a win.
    pub(crate) fn of<'a>(mut outcomes: impl Iterator<Item = &'a Outcome>) -> Target {
        let counted = |outcome: &Outcome| {
            matches!(outcome.verdict, Verdict::Score(_))
                || Seat::first(Seat::MOST).any(|seat| outcome.values[seat].abs() > 1)
        };
        if outcomes.any(counted) { Target::Points } else { Target::Wins }
    }

    /// How wrong the values were at a table of `seats` whose game came to this end.
    pub(crate) fn error(
        self,
        values: &Values,
        scale: f64,
        outcome: &Outcome,
        seats: usize,
    ) -> Error {
        let mut error = Error { loss: 0.0, slope: [0.0; 4], weight: [0.0; 4] };
        let scaled = Seat::first(seats).map(|seat| scale * f64::from(values[seat]));
        match self {
            Target::Points => {
                let share = 1.0 / seats as f64;
                for (seat, value) in Seat::first(seats).zip(scaled) {
                    let miss = value - f64::from(outcome.values[seat]);
                    error.loss += share * miss * miss;
                    error.slope[seat.index()] = 2.0 * share * miss;
                    error.weight[seat.index()] = 2.0 * share;
                }
            }
            Target::Wins => {
                let most = scaled.clone().fold(f64::NEG_INFINITY, f64::max);
                let total: f64 = scaled.clone().map(|value| (value - most).exp()).sum();
                for (seat, value) in Seat::first(seats).zip(scaled) {
                    let chance = (value - most).exp() / total;
                    let truth = match outcome.verdict {
                        Verdict::Won(winner) => f64::from(u8::from(winner == seat)),
                        _ => 1.0 / seats as f64,
                    };
                    error.loss -= truth * (value - most - total.ln());
                    error.slope[seat.index()] = chance - truth;
                    error.weight[seat.index()] = chance;
                }
            }
        }
        error
    }

    /// The scale that turns values into what they are compared with, to begin with, and whether
    /// it is to be found.
    pub(crate) fn scale(self, unit: i32) -> (f64, bool) {
        match self {
            // A unit ahead wins three games of four or so.
            Target::Wins => (0.5 / f64::from(unit), true),
            Target::Points => (1.0 / f64::from(unit), false),
        }
    }

    /// Whether only differences between the seats' values count.
    pub(crate) fn is_relative(self) -> bool {
        self == Target::Wins
    }
}
