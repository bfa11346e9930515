//! What is wrong with a plan that is not sound, found in the plainest way.

use tabletier_core::Phrase;
use tabletier_core::words::batons as words;

/// Why sticks do not make a sound plan, with the place in the list of a stick that shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flaw {
    /// The stick is no side of a cell.
    Loose(usize),
    /// The stick belongs to another piece than the first one.
    Apart(usize),
    /// The stick hangs on to the rest by a point.
    Corner(usize),
}

impl Flaw {
    /// The first flaw of a plan whose sticks have these ends.
    pub(super) fn of<P: Copy + PartialEq>(sticks: &[(P, P)]) -> Option<Flaw> {
        let all = || 0..sticks.len();
        let touch = |one: usize, other: usize, but: Option<P>| {
            let ((a, b), (c, d)) = (sticks[one], sticks[other]);
            [(a, c), (a, d), (b, c), (b, d)].iter().any(|&(p, q)| p == q && Some(p) != but)
        };
        // Which sticks hang together with a stick, leaving out one stick or not going through
        // one point.
        let piece = |from: usize, without: Option<usize>, but: Option<P>| {
            let mut reached = vec![false; sticks.len()];
            let mut todo = vec![from];
            reached[from] = true;
            while let Some(stick) = todo.pop() {
                for next in all() {
                    if !reached[next] && Some(next) != without && touch(stick, next, but) {
                        reached[next] = true;
                        todo.push(next);
                    }
                }
            }
            reached
        };
        // A stick is a side of a cell if one can go from one of its ends to the other without it.
        let loose = |stick: usize| {
            let (one, other) = sticks[stick];
            let at =
                |end: P| all().find(|&s| s != stick && (sticks[s].0 == end || sticks[s].1 == end));
            match (at(one), at(other)) {
                (Some(near), Some(far)) => !piece(near, Some(stick), None)[far],
                _ => true,
            }
        };
        if let Some(stick) = all().find(|&stick| loose(stick)) {
            return Some(Flaw::Loose(stick));
        }
        let missed =
            |but| (!sticks.is_empty()).then(|| piece(0, None, but).iter().position(|r| !r));
        if let Some(stick) = missed(None).flatten() {
            return Some(Flaw::Apart(stick));
        }
        let points = || sticks.iter().flat_map(|&(one, other)| [one, other]);
        points().find_map(|point| missed(Some(point)).flatten()).map(Flaw::Corner)
    }

    /// The stick that shows it.
    pub(super) fn stick(self) -> usize {
        match self {
            Flaw::Loose(stick) | Flaw::Apart(stick) | Flaw::Corner(stick) => stick,
        }
    }

    /// The rule it breaks.
    pub(super) fn rule(self) -> &'static Phrase {
        match self {
            Flaw::Loose(_) => &words::REFUSED_LOOSE,
            Flaw::Apart(_) => &words::REFUSED_APART,
            Flaw::Corner(_) => &words::REFUSED_CORNER,
        }
    }
}
