//! A look at a position: the best move, the next best, and what it took to find out.

use std::time::Duration;

use tabletier_session::{Algorithm, Analysis, Limits, Score, Session, Strength, ThinkOptions};

/// What a look has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Look {
    /// What the best move is worth to whoever makes it.
    pub best: Score,
    /// What the next best is worth to them.
    pub second: Score,
    /// The best move, and how the game would go on.
    pub line: Vec<String>,
    /// After how many nodes the best move was found for good.
    pub nodes: u64,
    /// Whether it was found as soon as every move had been looked at.
    pub at_once: bool,
}

impl Look {
    /// Looks by alpha-beta, which compares all moves alike.
    pub fn compare(session: &dyn Session, nodes: u64) -> Option<Look> {
        let (algorithm, limits) = (Some(Algorithm::AlphaBeta), Limits::nodes(nodes));
        Look::take(session, Strength::Search { algorithm, limits })
    }

    /// Looks at what each move does, and no further.
    pub fn glance(session: &dyn Session) -> Option<Look> {
        let (algorithm, limits) = (Some(Algorithm::AlphaBeta), Limits::depth(1));
        Look::take(session, Strength::Search { algorithm, limits })
    }

    /// Looks in the way that plays the game best.
    pub fn play(session: &dyn Session, nodes: u64) -> Option<Look> {
        Look::take(session, Limits::nodes(nodes).into())
    }

    /// `None` where there are not two moves to compare.
    fn take(session: &dyn Session, strength: Strength) -> Option<Look> {
        let options =
            ThinkOptions { multi_pv: 2, ..ThinkOptions::new(strength, &|| Duration::ZERO) };
        let mut ways: Vec<(String, u64)> = Vec::new();
        let mut note = |analysis: &Analysis| ways.push((analysis.best.clone(), analysis.nodes));
        let analysis = session.think(&options, &mut note)?;
        let other = analysis.others.first()?;
        let seat = session.seat().index();
        let strayed = ways.iter().rposition(|(best, _)| *best != analysis.best);
        let found = strayed.map_or(0, |last| last + 1);
        Some(Look {
            best: analysis.scores[seat],
            second: other.scores[seat],
            nodes: ways.get(found).map_or(analysis.nodes, |(_, nodes)| *nodes),
            at_once: strayed.is_none(),
            line: analysis.pv,
        })
    }

    /// The best move.
    pub fn solution(&self) -> &str {
        &self.line[0]
    }
}

/// Whether a move worth `best` is clearly better than one worth `second`, which is the next best:
/// it wins and the other does not, it does not lose and the other does, it wins by more or loses by
/// less where a game counts that, or it is better by so many hundredths of the evaluator's unit.
/// Where the game is all but lost, or all but won in any case, nothing is clear.
pub fn is_clear(best: Score, second: Score, margin: i32) -> bool {
    use Score::{Cp, Loss, Win};
    // By how much more than another one an end has to be better, where margins are counted.
    let points = u32::try_from(margin / 100).unwrap_or(0).max(1);
    match (best, second) {
        (Win { .. }, Loss { .. }) => true,
        (Win { .. }, Cp(second)) => second <= margin,
        (Cp(best), Loss { .. }) => best >= -margin,
        (Cp(best), Cp(second)) => {
            best - second >= margin && best >= -margin && second <= 2 * margin
        }
        (Win { margin: best, .. }, Win { margin: second, .. }) => best >= second + points,
        (Loss { margin: best, .. }, Loss { margin: second, .. }) => second >= best + points,
        (Loss { .. }, _) | (Cp(_), Win { .. }) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_decides_or_gains_much_is_clear() {
        let read = |text: &str| text.parse::<Score>().expect("a value");
        for (best, second, clear) in [
            ("win in 3", "+0.20", true),
            ("win in 3", "win in 5", false),
            ("win in 3", "+7.00", false),
            ("win in 3", "loss in 2", true),
            ("-0.30", "loss in 4", true),
            ("-6.00", "loss in 4", false),
            ("+1.60", "+0.00", true),
            ("+1.60", "+0.20", false),
            ("+9.00", "+7.00", false),
            ("-3.00", "-9.00", false),
            ("win by 7 in 5", "win by 6 in 3", true),
            ("loss by 2", "loss by 9 in 3", true),
            ("loss by 3", "loss by 3 in 3", false),
            ("loss in 5", "loss in 3", false),
        ] {
            assert_eq!(is_clear(read(best), read(second), 150), clear, "{best}, {second}");
        }
    }
}
