//! From a written turn to the clicks of a hand: sticks, sides, the pawn and its way.

use tabletier_core::{MoveError, Position, Target};

use super::gesture::SPARE;
use super::notation::{AXES, HALVES, Name};
use super::position::BatonsPosition;
use super::route::{Way, Written};

pub(super) fn clicks(position: &BatonsPosition, text: &str) -> Result<Vec<Target>, MoveError> {
    position.read_move(text)?;
    let Written { sticks, choices, from, way } = text.parse()?;
    let mut clicks = Vec::new();
    for (from, to) in joined(sticks) {
        clicks.push(from.map_or_else(|| SPARE.to_string(), |from| from.text(AXES)));
        clicks.push(to.text(AXES));
    }
    // Sides are asked for in the order of the cells that were divided.
    let plan = position.plan();
    let chosen = |cell| {
        let of_cell = |(old, _): &&(Name, Name)| {
            old.triangle(position.origin).and_then(|old| plan.cell(old)) == Some(cell)
        };
        choices.iter().find(of_cell).map(|(_, side)| *side)
    };
    let mut cells: Vec<Name> = (0..plan.cells.len()).filter_map(chosen).collect();
    cells.push(from);
    match way {
        Way::Step(to) => cells.push(to),
        Way::Jumps(jumps) => cells.extend(jumps.into_iter().flat_map(|(over, to)| [over, to])),
    }
    clicks.extend(cells.into_iter().map(|cell| cell.text(HALVES)));
    Ok(clicks.into_iter().map(Target::new).collect())
}

/// A stick that is laid where another was taken might as well go where that one went.
fn joined(mut sticks: Vec<(Option<Name>, Name)>) -> Vec<(Option<Name>, Name)> {
    if let [(from, to), (other_from, other_to)] = sticks[..] {
        if other_from == Some(to) {
            sticks = vec![(from, other_to)];
        } else if from == Some(other_to) {
            sticks = vec![(other_from, to)];
        }
    }
    sticks.retain(|(from, to)| *from != Some(*to));
    sticks
}
