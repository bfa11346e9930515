//! The ways a kangaroo goes, leg by leg: what one step or jump does, and the shortest series.

use std::collections::BTreeMap;
use std::fmt::Write;

use tabletier_core::Phrase;
use tabletier_core::words::billabong as words;

use super::board::{Crossing, DIRECTIONS, Square, Squares};
use super::kangaroo::Stand;

/// The board as it is while one kangaroo moves.
pub(super) struct Course {
    /// Where kangaroos stand; the starting square, where the referee stands, is one of them.
    pub(super) occupied: Squares,
    /// Where the turn began.
    pub(super) start: Square,
    /// Who has crossed the stream more often is home.
    pub(super) laps: u8,
}

/// A series of jumps.
pub(super) struct Route {
    /// Where it leads; with a count above the laps, home.
    pub(super) end: Stand,
    /// The landings between, in order.
    pub(super) way: Vec<Stand>,
    /// The landings as a move writes them, each after its `^`, and `*` if it leads home.
    pub(super) text: String,
}

impl Course {
    /// Whether a kangaroo that comes to stand so is home.
    pub(super) fn is_home(&self, stand: Stand) -> bool {
        stand.count > self.laps
    }

    /// A step.
    pub(super) fn step(&self, from: Stand, to: Square) -> Result<Stand, &'static Phrase> {
        let (right, up) = offset(from.square, to);
        if right.abs().max(up.abs()) != 1 {
            return Err(&words::REFUSED_TOO_FAR);
        }
        if to.is_lake() {
            return Err(&words::REFUSED_IN_LAKE);
        }
        if self.occupied.has(to) {
            return Err(&words::REFUSED_TAKEN);
        }
        Ok(arrive(from, to))
    }

    /// A jump.
    pub(super) fn jump(&self, from: Stand, to: Square) -> Result<Stand, &'static Phrase> {
        let (right, up) = offset(from.square, to);
        let length = right.abs().max(up.abs());
        if length == 0 || right.abs() % length != 0 || up.abs() % length != 0 {
            return Err(&words::REFUSED_NOT_STRAIGHT);
        }
        if to.is_lake() {
            return Err(&words::REFUSED_IN_LAKE);
        }
        let (right, up) = (right / length, up / length);
        let mut passed = 0;
        let mut passed_at = 0;
        for distance in 1..length {
            let between = from.square.shifted(right * distance, up * distance);
            let between = between.expect("between two squares of the board");
            if between.is_lake() {
                return Err(&words::REFUSED_OVER_LAKE);
            }
            if self.occupied.has(between) {
                passed += 1;
                passed_at = distance;
            }
        }
        if passed > 1 {
            return Err(&words::REFUSED_CROWD);
        }
        if self.occupied.has(to) {
            let referee = to == self.start;
            return Err(if referee { &words::REFUSED_REFEREE } else { &words::REFUSED_TAKEN });
        }
        if passed == 0 {
            return Err(&words::REFUSED_NOBODY);
        }
        if 2 * passed_at != length {
            return Err(&words::REFUSED_DISTANCE);
        }
        Ok(arrive(from, to))
    }

    /// Where one step can lead.
    pub(super) fn steps(&self, from: Stand) -> impl Iterator<Item = Stand> + '_ {
        DIRECTIONS
            .into_iter()
            .filter_map(move |(right, up)| self.step(from, from.square.shifted(right, up)?).ok())
    }

    /// Where one jump can lead.
    pub(super) fn jumps(&self, from: Stand) -> impl Iterator<Item = Stand> + '_ {
        DIRECTIONS.into_iter().filter_map(move |(right, up)| {
            let at = |distance| from.square.shifted(right * distance, up * distance);
            let passed_at =
                (1..).find(|&distance| at(distance).is_none_or(|s| self.occupied.has(s)))?;
            at(passed_at)?;
            self.jump(from, at(2 * passed_at)?).ok()
        })
    }

    /// Where series of jumps can lead, each by its fewest jumps, and of these by the smallest
    /// text; the shortest first. Landings in `barred` are never used. Breaks off once the routes
    /// with as many jumps as the first `wanted` one are found.
    pub(super) fn routes(
        &self,
        from: Stand,
        barred: &[Stand],
        wanted: impl Fn(Stand) -> bool,
    ) -> Vec<Route> {
        let mut routes: Vec<Route> = Vec::new();
        let mut seen = barred.to_vec();
        let mut last = vec![Route { end: from, way: Vec::new(), text: String::new() }];
        while !last.is_empty() && !last.iter().any(|route| wanted(route.end)) {
            let mut level: BTreeMap<Stand, Route> = BTreeMap::new();
            for route in last.iter().filter(|route| !self.is_home(route.end)) {
                for end in self.jumps(route.end).filter(|end| !seen.contains(end)) {
                    let next = self.extend(route, end);
                    // Two texts with as many jumps to the same landing differ before their ends:
                    // whatever follows, the smaller stays the smaller.
                    if level.get(&end).is_none_or(|known| next.text < known.text) {
                        level.insert(end, next);
                    }
                }
            }
            seen.extend(level.keys());
            routes.append(&mut last);
            last = level.into_values().collect();
        }
        routes.append(&mut last);
        // Staying is no route.
        routes.remove(0);
        routes
    }

    fn extend(&self, route: &Route, end: Stand) -> Route {
        let mut way = route.way.clone();
        way.push(end);
        let mut text = route.text.clone();
        let star = if self.is_home(end) { "*" } else { "" };
        write!(text, "^{}{star}", end.square).expect("writing to a string does not fail");
        Route { end, way, text }
    }
}

fn arrive(from: Stand, to: Square) -> Stand {
    Stand { square: to, count: Crossing::between(from.square, to).count(from.count) }
}

/// How far right and up one square is of another.
fn offset(from: Square, to: Square) -> (i8, i8) {
    (to.column() as i8 - from.column() as i8, to.row() as i8 - from.row() as i8)
}
