//! How much better one evaluator plays than another.

use std::fmt;

/// The share of the wins that an evaluator had against another one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Trial {
    pub(crate) games: u64,
    /// The share, in hundredths.
    pub(crate) won: f64,
    /// What it would be between equals.
    pub(crate) fair: f64,
}

impl Trial {
    /// Whether the evaluator had less than its share.
    pub(crate) fn is_lost(&self) -> bool {
        self.won < self.fair
    }
}

impl fmt::Display for Trial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Trial { games, won, fair } = self;
        writeln!(
            f,
            "trial: {won:.1} % of the wins in {games} games, where {fair:.0} % would be fair"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_less_than_the_share_lost() {
        let trial = |games, won| Trial { games, won, fair: 50.0 };
        assert!(trial(400, 49.9).is_lost() && !trial(400, 50.0).is_lost());
        // Without games nothing is known.
        assert!(!trial(0, f64::NAN).is_lost());
    }
}
