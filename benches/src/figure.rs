//! A measured speed beside its yardstick.

use std::fmt;

use crate::task::Task;

/// How often each side works; the best of the rounds counts, since whatever disturbs a
/// measurement only makes it slower.
const ROUNDS: usize = 7;

/// The speed of a task beside that of a yardstick.
#[derive(Debug)]
pub(crate) struct Figure {
    ours: Speed,
    yardstick: Speed,
}

impl Figure {
    /// Measures both in turns, so that both meet the same weather.
    pub(crate) fn measure(ours: &mut Task, yardstick: &mut Task) -> Figure {
        let mut best = (0.0, 0.0);
        for _ in 0..ROUNDS {
            best = (yardstick.rate().max(best.0), ours.rate().max(best.1));
        }
        Figure { ours: Speed::new(ours, best.1), yardstick: Speed::new(yardstick, best.0) }
    }

    /// Our speed, the yardstick's being 1.
    pub(crate) fn ratio(&self) -> f64 {
        self.ours.rate / self.yardstick.rate
    }
}

/// In one line; the width is that of the name, for figures below each other.
impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ratio = self.ratio();
        // Three digits that say something, however small the ratio.
        let digits = if ratio < 0.1 { (2.0 - ratio.log10().floor()) as usize } else { 3 };
        let name = f.width().unwrap_or(0);
        write!(f, "{:name$}   {}   ratio {ratio:.digits$}", self.ours, self.yardstick)
    }
}

/// Units per second.
#[derive(Debug)]
struct Speed {
    name: String,
    unit: &'static str,
    rate: f64,
}

impl Speed {
    fn new(task: &Task, rate: f64) -> Speed {
        Speed { name: task.name.clone(), unit: task.unit, rate }
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scaled, prefix) = match self.rate {
            rate if rate >= 1e6 => (rate / 1e6, "M"),
            rate if rate >= 1e3 => (rate / 1e3, "k"),
            rate => (rate, ""),
        };
        let name = f.width().unwrap_or(0);
        write!(f, "{:name$} {scaled:7.1} {prefix}{}/s", self.name, self.unit)
    }
}

/// The mean of ratios: twice as fast here and half as fast there make 1.
pub(crate) fn geometric_mean(ratios: &[f64]) -> f64 {
    (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(rate: f64) -> String {
        let ours = Speed { name: "perft start".to_string(), unit: "nodes", rate };
        let yardstick = Speed { name: "cozy-chess".to_string(), unit: "nodes", rate: 200e6 };
        Figure { ours, yardstick }.to_string()
    }

    #[test]
    fn a_figure_ends_in_its_ratio() {
        let line = "perft start   250.0 Mnodes/s   cozy-chess   200.0 Mnodes/s   ratio 1.250";
        assert_eq!(figure(250e6), line);
    }

    #[test]
    fn small_figures_keep_three_digits() {
        let line = "perft start    20.0 knodes/s   cozy-chess   200.0 Mnodes/s   ratio 0.000100";
        assert_eq!(figure(20e3), line);
        assert!(figure(10_460_000.0).ends_with("ratio 0.0523"));
    }

    #[test]
    fn twice_and_half_make_one() {
        assert!((geometric_mean(&[2.0, 0.5]) - 1.0).abs() < 1e-12);
    }

    #[test]
    #[should_panic(expected = "the number of nodes has changed")]
    fn a_change_of_behaviour_is_no_figure() {
        let mut ours = Task::new("ours", "nodes", 3, || 2);
        let mut yardstick = Task::new("theirs", "nodes", 1, || 1);
        Figure::measure(&mut ours, &mut yardstick);
    }
}
