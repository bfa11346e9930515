//! Where the targets of a sketch lie, and which of them an arrow key or a pointer means.

use ratatui::text::Span;
use tabletier_session::{Sketch, Target};

/// A point of a sketch, in columns and rows.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Spot {
    pub(crate) x: f32,
    pub(crate) y: f32,
}

impl Spot {
    /// Across and down to another spot, in columns: a row is about two columns high.
    fn way(self, to: Spot) -> (f32, f32) {
        (to.x - self.x, 2.0 * (to.y - self.y))
    }

    fn distance(self, to: Spot) -> f32 {
        let (across, down) = self.way(to);
        across.hypot(down)
    }
}

/// Where an arrow key points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Left,
    Right,
    Up,
    Down,
}

#[cfg(test)]
impl Direction {
    pub(crate) const ALL: [Direction; 4] =
        [Direction::Left, Direction::Right, Direction::Up, Direction::Down];
}

/// Where the targets of a sketch lie.
#[derive(Clone, Debug, Default)]
pub(crate) struct Map {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// In the order of reading.
    patches: Vec<Patch>,
}

#[derive(Clone, Debug)]
struct Patch {
    target: Target,
    cells: Vec<Cells>,
}

/// Some columns of a row.
#[derive(Clone, Copy, Debug)]
struct Cells {
    x: usize,
    y: usize,
    width: usize,
}

impl Patch {
    fn centre(&self) -> Spot {
        let mut sum = Spot::default();
        let mut count = 0.0;
        for cells in &self.cells {
            let width = cells.width as f32;
            sum.x += width * (cells.x as f32 + (width - 1.0) / 2.0);
            sum.y += width * cells.y as f32;
            count += width;
        }
        Spot { x: sum.x / count, y: sum.y / count }
    }

    fn covers(&self, x: usize, y: usize) -> bool {
        self.cells.iter().any(|cells| cells.y == y && (cells.x..cells.x + cells.width).contains(&x))
    }

    /// Whether the point lies between cells of the target.
    fn surrounds(&self, x: usize, y: usize) -> bool {
        let mut rows = self.cells.iter().map(|cells| cells.y);
        let mut edges = self.cells.iter().flat_map(|cells| [cells.x, cells.x + cells.width - 1]);
        let first_row = rows.clone().min();
        let first_column = edges.clone().min();
        first_row <= Some(y)
            && Some(y) <= rows.by_ref().max()
            && first_column <= Some(x)
            && Some(x) <= edges.by_ref().max()
    }
}

impl Map {
    pub(crate) fn of(sketch: &Sketch) -> Map {
        let mut map = Map { height: sketch.lines.len(), ..Map::default() };
        for (y, line) in sketch.lines.iter().enumerate() {
            let mut x = 0;
            for span in line {
                let width = Span::raw(&span.text).width();
                if let Some(target) = span.target.as_ref().filter(|_| width > 0) {
                    map.add(target, Cells { x, y, width });
                }
                x += width;
            }
            map.width = map.width.max(x);
        }
        map
    }

    fn add(&mut self, target: &Target, cells: Cells) {
        match self.patches.iter_mut().find(|patch| patch.target == *target) {
            Some(patch) => patch.cells.push(cells),
            None => self.patches.push(Patch { target: target.clone(), cells: vec![cells] }),
        }
    }

    /// Which of these targets are on the map, in the order of reading.
    fn among<'a>(&'a self, targets: &'a [Target]) -> impl Iterator<Item = &'a Patch> {
        self.patches.iter().filter(|patch| targets.contains(&patch.target))
    }

    /// These targets as far as they are on the map, in the order of reading.
    pub(crate) fn in_order(&self, targets: &[Target]) -> Vec<Target> {
        self.among(targets).map(|patch| patch.target.clone()).collect()
    }

    pub(crate) fn centre(&self, target: &Target) -> Option<Spot> {
        self.patches.iter().find(|patch| patch.target == *target).map(Patch::centre)
    }

    pub(crate) fn middle(&self) -> Spot {
        Spot { x: self.width as f32 / 2.0, y: self.height as f32 / 2.0 }
    }

    /// The nearest of these targets.
    pub(crate) fn nearest(&self, to: Spot, targets: &[Target]) -> Option<Target> {
        self.among(targets)
            .min_by(|a, b| to.distance(a.centre()).total_cmp(&to.distance(b.centre())))
            .map(|patch| patch.target.clone())
    }

    /// The nearest of these targets in a direction: rather straight ahead than aside.
    pub(crate) fn toward(
        &self,
        direction: Direction,
        from: Spot,
        targets: &[Target],
    ) -> Option<Target> {
        /// Less is no way at all.
        const STEP: f32 = 0.75;
        let cost = |patch: &Patch| {
            let (across, down) = from.way(patch.centre());
            let (ahead, aside) = match direction {
                Direction::Left => (-across, down.abs()),
                Direction::Right => (across, down.abs()),
                Direction::Up => (-down, across.abs()),
                Direction::Down => (down, across.abs()),
            };
            (ahead >= STEP).then_some((aside > ahead, ahead + 2.0 * aside))
        };
        self.among(targets)
            .filter_map(|patch| cost(patch).map(|cost| (cost, patch)))
            .min_by(|((a, x), _), ((b, y), _)| a.cmp(b).then(x.total_cmp(y)))
            .map(|(_, patch)| patch.target.clone())
    }

    /// What somebody may mean who points there: what is under the pointer, then what is around it;
    /// where nothing is under it, then what is near, the nearest first.
    pub(crate) fn below(&self, x: usize, y: usize) -> Vec<Target> {
        /// Further off nothing can be meant, in columns.
        const NEAR: f32 = 2.5;
        let here = Spot { x: x as f32, y: y as f32 };
        let hit = self.patches.iter().any(|patch| patch.covers(x, y));
        let rank = |patch: &Patch| match here.distance(patch.centre()) {
            _ if patch.covers(x, y) => Some((0, 0.0)),
            _ if patch.surrounds(x, y) => Some((1, 0.0)),
            distance if !hit && distance <= NEAR => Some((2, distance)),
            _ => None,
        };
        let mut meant: Vec<((u8, f32), &Patch)> =
            self.patches.iter().filter_map(|patch| Some((rank(patch)?, patch))).collect();
        meant.sort_by(|((a, x), _), ((b, y), _)| a.cmp(b).then(x.total_cmp(y)));
        meant.into_iter().map(|(_, patch)| patch.target.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use tabletier_session::{Ink, Span};

    use super::*;

    /// Each letter is a target of its own name.
    fn map(picture: &[&str]) -> Map {
        let span = |letter: char| match letter {
            ' ' => Span::new(" ", Ink::Board),
            letter => Span::new(letter, Ink::Board).target(Target::new(letter)),
        };
        let lines = picture.iter().map(|line| line.chars().map(span).collect()).collect();
        Map::of(&Sketch { lines, controls: Vec::new() })
    }

    fn targets(names: &str) -> Vec<Target> {
        names.chars().map(Target::new).collect()
    }

    fn go(map: &Map, from: char, direction: Direction, among: &str) -> Option<char> {
        let from = map.centre(&Target::new(from)).expect("on the map");
        let to = map.toward(direction, from, &targets(among))?;
        to.as_str().chars().next()
    }

    const CROSS: [&str; 5] = ["    n    ", "         ", "w   m   e", "         ", "    s    "];

    #[test]
    fn arrows_go_to_the_nearest_target_in_their_direction() {
        let map = map(&CROSS);
        for (direction, to) in [
            (Direction::Up, 'n'),
            (Direction::Down, 's'),
            (Direction::Left, 'w'),
            (Direction::Right, 'e'),
        ] {
            assert_eq!(go(&map, 'm', direction, "nswem"), Some(to), "{direction:?}");
        }
        assert_eq!(go(&map, 'n', Direction::Up, "nswem"), None);
        assert_eq!(go(&map, 'n', Direction::Down, "nswe"), Some('s'));
    }

    #[test]
    fn what_lies_aside_is_reached_if_nothing_lies_ahead() {
        let map = map(&["a       ", "      bc"]);
        assert_eq!(go(&map, 'a', Direction::Down, "bc"), Some('b'));
        assert_eq!(go(&map, 'c', Direction::Up, "a"), Some('a'));
    }

    #[test]
    fn targets_that_may_not_be_chosen_are_passed_over() {
        let map = map(&["a b c"]);
        assert_eq!(go(&map, 'a', Direction::Right, "ac"), Some('c'));
        assert_eq!(go(&map, 'a', Direction::Right, "a"), None);
    }

    #[test]
    fn a_pointer_means_what_is_under_it_or_around_it_or_near_it() {
        let map = map(&["[r[   x"]);
        let point =
            |x, among| map.below(x, 0).into_iter().find(|target| targets(among).contains(target));
        assert_eq!(point(1, "[r"), Some(Target::new('r')));
        assert_eq!(point(1, "["), Some(Target::new('[')));
        assert_eq!(point(4, "[x"), Some(Target::new('x')));
        assert_eq!(point(3, "x"), None);
        assert_eq!(map.below(6, 0), targets("x"));
    }

    #[test]
    fn centres_lie_amid_all_spans_of_a_target() {
        let map = map(&["[rr[", "[  ["]);
        assert_eq!(map.centre(&Target::new('[')), Some(Spot { x: 1.5, y: 0.5 }));
        assert_eq!((map.width, map.height), (4, 2));
    }
}
