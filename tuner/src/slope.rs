//! How a loss changes with its parameters, and the way down.

/// The first and second derivatives of a loss.
pub(crate) struct Slope {
    gradient: Vec<f64>,
    /// Symmetric; only the entries up to the diagonal are kept.
    curvature: Vec<Vec<f64>>,
}

impl Slope {
    pub(crate) fn flat(parameters: usize) -> Slope {
        let curvature = (0..parameters).map(|row| vec![0.0; row + 1]).collect();
        Slope { gradient: vec![0.0; parameters], curvature }
    }

    pub(crate) fn join(&mut self, other: &Slope) {
        self.lean(&other.gradient, 1.0);
        for (row, others) in self.curvature.iter_mut().zip(&other.curvature) {
            row.iter_mut().zip(others).for_each(|(entry, other)| *entry += other);
        }
    }

    /// The loss grows along `direction`.
    pub(crate) fn lean(&mut self, direction: &[f64], by: f64) {
        self.gradient.iter_mut().zip(direction).for_each(|(entry, along)| *entry += by * along);
    }

    /// The loss grows faster and faster along `direction`, either way.
    pub(crate) fn bend(&mut self, direction: &[f64], by: f64) {
        for (row, along) in self.curvature.iter_mut().zip(direction) {
            row.iter_mut().zip(direction).for_each(|(entry, other)| *entry += by * along * other);
        }
    }

    /// The way to the lowest point; the more damped, the shorter and the steeper. `None` where
    /// numbers are not exact enough to tell.
    pub(crate) fn step(&self, damping: f64) -> Option<Vec<f64>> {
        // Cholesky's decomposition: the curvature is lower times its mirror image.
        let mut lower = self.curvature.clone();
        for row in 0..lower.len() {
            // A parameter that nothing depends on stays where it is.
            lower[row][row] += damping * lower[row][row] + f64::EPSILON;
            for column in 0..=row {
                let known: f64 = (0..column).map(|at| lower[row][at] * lower[column][at]).sum();
                let rest = lower[row][column] - known;
                lower[row][column] = if column < row {
                    rest / lower[column][column]
                } else if rest > 0.0 {
                    rest.sqrt()
                } else {
                    return None;
                };
            }
        }
        let mut step: Vec<f64> = self.gradient.iter().map(|entry| -entry).collect();
        for row in 0..step.len() {
            let known: f64 = (0..row).map(|at| lower[row][at] * step[at]).sum();
            step[row] = (step[row] - known) / lower[row][row];
        }
        for row in (0..step.len()).rev() {
            let known: f64 = (row + 1..step.len()).map(|at| lower[at][row] * step[at]).sum();
            step[row] = (step[row] - known) / lower[row][row];
        }
        Some(step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_leads_to_the_lowest_point_of_a_bowl() {
        let (lowest, directions) =
            ([3.0, -1.0, 0.5], [[1.0, 0.0, 0.0], [1.0, 2.0, 0.0], [0.0, -1.0, 4.0]]);
        let mut slope = Slope::flat(3);
        for direction in directions {
            // Half the square of how far one is from the lowest point along the direction.
            let far: f64 = direction.iter().zip(lowest).map(|(along, low)| along * low).sum();
            slope.lean(&direction, -far);
            slope.bend(&direction, 1.0);
        }
        let step = slope.step(0.0).unwrap();
        assert!(step.iter().zip(lowest).all(|(step, low)| (step - low).abs() < 1e-9), "{step:?}");
        let careful = slope.step(10.0).unwrap();
        assert!(careful[0].abs() < 1.0, "{careful:?}");
    }

    #[test]
    fn what_nothing_depends_on_stays() {
        let mut slope = Slope::flat(2);
        slope.lean(&[1.0, 0.0], 2.0);
        slope.bend(&[1.0, 0.0], 1.0);
        let step = slope.step(0.0).unwrap();
        assert!((step[0] + 2.0).abs() < 1e-9 && step[1] == 0.0, "{step:?}");
    }
}
