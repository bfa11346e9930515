//! The plan in the plane: where points lie, what cells look like, and where their middle is.

use super::lattice::{Point, Stick};
use super::plan::{Face, Plan};

/// The length of a stick.
pub(super) const UNIT: f32 = 100.0;
/// The height of a triangle.
const HEIGHT: f32 = 86.602_54;

/// A place in the plane; y grows downwards.
pub(super) type Spot = (f32, f32);

/// Where a point of the window lies, seen from the window's corner.
pub(super) fn spot(point: Point) -> Spot {
    at(point.x() as f32, point.y() as f32)
}

/// Where the corner of a window lies on the table, so that what lies still is drawn still although
/// windows differ. Far away the table begins anew: the numbers stay small and exact.
pub(super) fn corner(origin: (i32, i32)) -> Spot {
    const ANEW: i32 = 512;
    let near = |n: i32| ((n + ANEW).rem_euclid(2 * ANEW) - ANEW) as f32;
    at(near(origin.0), near(origin.1))
}

/// Where a lattice point lies, seen from another.
pub(super) fn at(x: f32, y: f32) -> Spot {
    (UNIT * (x + y / 2.0), -HEIGHT * y)
}

/// A point between two others.
pub(super) fn between((ax, ay): Spot, (bx, by): Spot, share: f32) -> Spot {
    (ax + (bx - ax) * share, ay + (by - ay) * share)
}

/// The middle of a stick.
pub(super) fn middle(stick: Stick) -> Spot {
    between(spot(stick.tail()), spot(stick.head()), 0.5)
}

/// The corners of a cell, in order.
pub(super) fn corners(plan: &Plan, cell: &Face) -> Vec<Spot> {
    plan.outline(cell).into_iter().map(spot).collect()
}

/// The visual centre of a cell: of a fine grid of points in it, the one farthest from its sides.
/// Of equally good ones, as along a corridor, the one nearest to the middle of the corners.
#[inline(never)]
pub(super) fn pole(plan: &Plan, cell: &Face) -> Spot {
    const FINE: usize = 6;
    let corners = corners(plan, cell);
    let sides: Vec<(Spot, Spot)> =
        corners.iter().copied().zip(corners.iter().copied().cycle().skip(1)).collect();
    let count = corners.len() as f32;
    let mean = corners.iter().fold((0.0, 0.0), |(x, y), c| (x + c.0 / count, y + c.1 / count));
    let (left, right) = extent(corners.iter().map(|corner| corner.0));
    let (top, bottom) = extent(corners.iter().map(|corner| corner.1));
    let columns = (2.0 * FINE as f32 * (right - left) / UNIT).round() as usize;
    let rows = (FINE as f32 * (bottom - top) / HEIGHT).round() as usize;
    let mut best = (f32::MIN, f32::MAX, mean);
    for row in 0..=3 * rows {
        for column in 0..=columns {
            let at = (
                left + column as f32 * UNIT / (2 * FINE) as f32,
                top + row as f32 * HEIGHT / (3 * FINE) as f32,
            );
            if !inside(at, &sides) {
                continue;
            }
            let room = sides.iter().map(|&side| distance(at, side)).fold(f32::MAX, f32::min);
            let off = (at.0 - mean.0).hypot(at.1 - mean.1);
            // Differences too small to see do not count.
            let room = room.round();
            if (room, -off) > (best.0, -best.1) {
                best = (room, off, at);
            }
        }
    }
    best.2
}

/// The least and the greatest of some numbers.
pub(super) fn extent(numbers: impl Iterator<Item = f32>) -> (f32, f32) {
    numbers.fold((f32::MAX, f32::MIN), |(least, most), n| (least.min(n), most.max(n)))
}

/// Whether a point lies within a closed line.
fn inside((x, y): Spot, sides: &[(Spot, Spot)]) -> bool {
    let crossed = sides.iter().filter(|((ax, ay), (bx, by))| {
        (*ay > y) != (*by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax
    });
    crossed.count() % 2 == 1
}

fn distance((x, y): Spot, ((ax, ay), (bx, by)): (Spot, Spot)) -> f32 {
    let (dx, dy) = (bx - ax, by - ay);
    let along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    let along = along.clamp(0.0, 1.0);
    (x - ax - along * dx).hypot(y - ay - along * dy)
}

#[cfg(test)]
mod tests {
    use tabletier_core::{Position, Rules};

    use super::super::{BatonsPosition, BatonsRules};
    use super::*;

    #[test]
    fn the_pole_of_a_triangle_is_its_middle() {
        let plan = BatonsPosition::start(BatonsRules::standard(), 0).plan();
        for cell in plan.cells.iter() {
            let corners = corners(&plan, cell);
            assert_eq!(corners.len(), 3);
            let (x, y) = pole(&plan, cell);
            let middle = |at: fn(&Spot) -> f32| corners.iter().map(at).sum::<f32>() / 3.0;
            let off = (x - middle(|c| c.0)).hypot(y - middle(|c| c.1));
            assert!(off < 1.0, "{off}");
        }
    }
}
