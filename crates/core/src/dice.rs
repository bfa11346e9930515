//! Chance that is the same on every machine.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// A seeded source of chance; one seed gives one sequence, on every machine and in the browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// Dice that roll what this seed says.
    pub fn new(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// 64 bits of chance.
    pub fn roll(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to `sides - 1`, each equally likely.
    ///
    /// # Panics
    /// If `sides` is 0.
    pub fn below(&mut self, sides: u64) -> u64 {
        assert!(sides > 0, "dice need a side");
        // The high half of roll * sides is below `sides`; rolls whose low half falls in the
        // short remainder would favour small numbers and are rolled again.
        let uneven = sides.wrapping_neg() % sides;
        loop {
            let product = u128::from(self.roll()) * u128::from(sides);
            if product as u64 >= uneven {
                return (product >> 64) as u64;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_fixes_the_rolls() {
        let mut dice = Dice::new(7);
        let rolls: Vec<u64> = (0..8).map(|_| dice.below(6)).collect();
        assert_eq!(rolls, [0, 1, 4, 2, 5, 2, 4, 1]);
        assert_ne!(Dice::new(8).roll(), Dice::new(7).roll());
    }

    #[test]
    fn every_side_comes_up() {
        let mut dice = Dice::new(1);
        let mut seen = [0; 5];
        for _ in 0..5000 {
            seen[dice.below(5) as usize] += 1;
        }
        assert!(seen.iter().all(|&times| (850..1150).contains(&times)), "{seen:?}");
    }
}
