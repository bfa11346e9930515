//! Values between 0 and 1, so that means of them make sense, and other arithmetic that comes out
//! the same on every machine.

use tabletier_core::{Evaluator, Position, Seat, Values};

use crate::value::Certain;

/// What something is worth to each seat: 0 a loss, 1 a win.
pub(super) type Shares = [f32; Seat::MOST];

/// An advantage of so many units is half a win.
const SPREAD: f32 = 4.0;
/// What is not certain stays so far away from 0 and 1.
const DOUBT: f32 = 0.05;

/// The share of a value of the evaluator's scale. Negating the one turns the other over.
pub(super) fn share<P: Position, E: Evaluator<P>>(value: i32) -> f32 {
    let gain = match Certain::<P, E>::end(value) {
        None => {
            let advantage = value.abs() as f32 / (SPREAD * E::UNIT as f32);
            (0.5 - DOUBT) * advantage / (1.0 + advantage)
        }
        // A win by more is better, then a sooner one.
        Some((margin, turns)) => 0.5 - DOUBT / (1.0 + margin as f32) - turns as f32 / 1_000_000.0,
    };
    if value < 0 { 0.5 - gain } else { 0.5 + gain }
}

pub(super) fn shares<P: Position, E: Evaluator<P>>(values: &Values) -> Shares {
    let mut shares = [0.5; Seat::MOST];
    for seat in Seat::first(Seat::MOST) {
        shares[seat.index()] = share::<P, E>(values[seat]);
    }
    shares
}

/// The value that has this share; never a certain one.
pub(super) fn value<P: Position, E: Evaluator<P>>(share: f32) -> i32 {
    let gain = (share - 0.5).abs() / (0.5 - DOUBT);
    let advantage = gain / (1.0 - gain).max(1e-4);
    let value = (advantage * SPREAD * E::UNIT as f32).min(E::LIMIT as f32) as i32;
    if share < 0.5 { -value } else { value }
}

/// About e to the power of -x, for x from 0 on.
pub(super) fn decay(x: f32) -> f32 {
    let root = 1.0 / (1.0 + x / 8.0);
    let square = root * root;
    let fourth = square * square;
    fourth * fourth
}

/// The natural logarithm of a number from 1 on, to seven digits or so.
pub(super) fn ln(number: u32) -> f32 {
    let exponent = number.max(1).ilog2();
    let mantissa = f64::from(number) / f64::from(1u32 << exponent);
    // The series of the area tangent, whose argument is at most a third.
    let x = (mantissa - 1.0) / (mantissa + 1.0);
    let square = x * x;
    let series = [13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0];
    let sum = series.into_iter().fold(0.0, |sum, odd| sum * square + 1.0 / odd);
    (2.0 * x * sum + f64::from(exponent) * std::f64::consts::LN_2) as f32
}

#[cfg(test)]
mod tests {
    use tabletier_testkit::plain::{Tree, TreeValues};

    use super::*;

    fn share_of(value: i32) -> f32 {
        share::<Tree, TreeValues>(value)
    }

    #[test]
    fn better_values_have_greater_shares() {
        let certain = |margin: i32, turns: i32| 1_000_000 + margin * 10_000 - turns;
        let rising =
            [0, 1, 50, 100, 5000, 1_000_000, certain(1, 99), certain(1, 1), certain(2, 40)];
        let shares = rising.map(share_of);
        assert!(shares.is_sorted_by(|a, b| a < b), "{shares:?}");
        assert!(shares.iter().all(|share| (0.5..1.0).contains(share)), "{shares:?}");
        for value in rising {
            assert!((share_of(value) + share_of(-value) - 1.0).abs() < 1e-6, "{value}");
        }
    }

    #[test]
    fn shares_turn_back_into_values() {
        for wanted in [-3000, -400, -7, 0, 1, 99, 1500] {
            let found = value::<Tree, TreeValues>(share_of(wanted));
            assert!((found - wanted).abs() <= 1 + wanted.abs() / 500, "{wanted}: {found}");
        }
        assert_eq!(value::<Tree, TreeValues>(1.0), 1_000_000.min(value::<Tree, TreeValues>(1.0)));
    }

    #[test]
    fn logarithms_and_decay_are_nearly_right() {
        for number in [1, 2, 3, 7, 1000, 123_456_789, u32::MAX] {
            assert!((ln(number) - (number as f32).ln()).abs() < 2e-6, "{number}");
        }
        assert!((decay(0.0) - 1.0).abs() < 1e-6);
        assert!((decay(1.0) - (-1f32).exp()).abs() < 0.05);
        assert!(decay(50.0) < 1e-6 && decay(1e30) >= 0.0);
    }
}
