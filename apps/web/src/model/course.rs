//! The course of a game as lines: how it stood for each player, position by position.

use tabletier_session::Number;

/// The frame in which it is drawn.
pub(crate) const WIDTH: f32 = 300.0;
pub(crate) const HEIGHT: f32 = 80.0;
/// So many hundredths of a unit are half of a win.
const HALF: f32 = 400.0;

/// A line for each player; of two the first alone, since the other has the same upside down.
pub(crate) fn lines(glances: &[Vec<i32>]) -> Vec<String> {
    let seats = glances.first().map_or(0, Vec::len);
    let last = glances.len().saturating_sub(1).max(1) as f32;
    let line = |seat: usize| {
        let point = |(turn, values): (usize, &Vec<i32>)| {
            let value = values[seat] as f32;
            let share = value / (value.abs() + HALF);
            let (x, y) = (WIDTH * turn as f32 / last, HEIGHT / 2.0 * (1.0 - 0.94 * share));
            format!("{} {}", Number(x), Number(y))
        };
        let points: Vec<String> = glances.iter().enumerate().map(point).collect();
        format!("M{}", points.join(" L"))
    };
    (0..if seats == 2 { 1 } else { seats }).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_from_even_to_a_win() {
        let lines = lines(&[vec![0, 0], vec![400, -400], vec![100_000, -100_000]]);
        assert_eq!(lines, ["M0 40 L150 21.2 L300 2.55"]);
        assert_eq!(super::lines(&[vec![0, 0, 0]]).len(), 3);
    }
}
