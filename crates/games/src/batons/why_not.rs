//! Which rule is against a click: the one that forbids the turn it would make.

use tabletier_core::words::batons as words;
use tabletier_core::{Phrase, Position, Target};

use super::change::Change;
use super::gesture::{Hand, SPARE, gesture, union};
use super::lattice::Stick;
use super::notation::{AXES, HALVES, Name};
use super::plan::CellSet;
use super::position::BatonsPosition;
use super::route::check_sticks;
use super::rules::BatonsRules;

type Refusal = &'static Phrase;

/// A place so far off that no stick can be laid there.
const NOWHERE: Name = Name { y: i32::MIN, x: i32::MIN, kind: 0 };

pub(super) fn why_not(
    position: &BatonsPosition,
    clicks: &[Target],
    target: &Target,
) -> Option<Refusal> {
    let hand = Hand::after(position, clicks).ok()?;
    let (stick, cell) = (Name::read(target.as_str(), AXES), Name::read(target.as_str(), HALVES));
    // What was taken is put back, and where a pawn has come to it stays.
    let again = clicks.last() == Some(target) && (hand.held.is_some() || cell.is_some());
    let known = stick.is_some() || cell.is_some() || target.as_str() == SPARE;
    if again || !known || hand.gesture().next.contains(target) {
        return None;
    }
    if position.outcome().is_some() {
        return Some(&words::REFUSED_OVER);
    }
    if position.bars_locks() {
        let rules = BatonsRules { first_lock: true, ..position.rules() };
        let allowed = BatonsPosition { rules, ..*position };
        if gesture(&allowed, clicks).is_ok_and(|gesture| gesture.next.contains(target)) {
            return Some(&words::REFUSED_FIRST_LOCK);
        }
    }
    match (cell, stick, hand.held) {
        (Some(cell), _, None) => astray(position, &hand, cell),
        (Some(cell), _, Some(_)) if holds_enemy(position, cell) => Some(&words::REFUSED_ENEMY_CELL),
        (None, Some(place), Some(from)) => no_putting(position, &hand, from, place),
        (None, stick, None) => Some(no_taking(position, &hand, stick)),
        _ => Some(&words::REFUSED_PUT_FIRST),
    }
}

/// Whether an enemy is in a cell. No turn changes such a cell before the pawn moves.
fn holds_enemy(position: &BatonsPosition, cell: Name) -> bool {
    let cell = cell.triangle(position.origin).and_then(|name| position.plan().cell(name));
    cell.is_some_and(|cell| position.theirs() >> cell & 1 == 1)
}

/// The sticks moved so far, by their names.
fn moved(position: &BatonsPosition, hand: &Hand<'_>) -> Vec<(Option<Name>, Name)> {
    let name = |stick| Name::read(&position.stick_name(stick), AXES);
    let moved = hand.moved.iter();
    moved.filter_map(|&(from, to)| Some((from.and_then(name), name(to)?))).collect()
}

/// Why a stick, or the spare, may not be taken now.
fn no_taking(position: &BatonsPosition, hand: &Hand<'_>, stick: Option<Name>) -> Refusal {
    if !hand.sides.is_empty() || !hand.way.is_empty() {
        return &words::REFUSED_STICKS_FIRST;
    }
    let mut moves = moved(position, hand);
    let laid = moves.iter().any(|&(_, to)| Some(to) == stick);
    moves.push((stick, NOWHERE));
    match check_sticks(position, &moves) {
        Err(why) if why == &words::REFUSED_NO_STICK && laid => return &words::REFUSED_SAME_STICK,
        Err(why) if why != &words::REFUSED_LOOSE => return why,
        _ => {}
    }
    // The plan without it.
    let stick = stick.and_then(|stick| stick.stick(position.origin));
    let (mut taken, laid) = hand.sticks();
    taken.extend(stick);
    match Change::new(position, &taken, &laid) {
        Err(why) => why,
        Ok(change) if change.placings().is_empty() => &words::REFUSED_CROWDED,
        Ok(_) => &words::REFUSED_NO_PLACE,
    }
}

/// Why the stick in the hand may not be put in a place.
fn no_putting(
    position: &BatonsPosition,
    hand: &Hand<'_>,
    from: Option<Stick>,
    place: Name,
) -> Option<Refusal> {
    // The stick that was taken from there could have gone where that one went.
    if hand.moved.iter().any(|(taken, _)| taken.is_some() && *taken == place.stick(position.origin))
    {
        return None;
    }
    let mut moves = moved(position, hand);
    let from = from.and_then(|from| Name::read(&position.stick_name(from), AXES));
    moves.push((from, place));
    Some(match check_sticks(position, &moves) {
        Err(why) => why,
        Ok((taken, laid)) => unplayable(position, &taken, &laid),
    })
}

/// Why no turn ends on the plan after these sticks.
fn unplayable(position: &BatonsPosition, taken: &[Stick], laid: &[Stick]) -> Refusal {
    let change = match Change::new(position, taken, laid) {
        Ok(change) => change,
        Err(why) => return why,
    };
    no_turn(&change.placings())
}

/// Why no turn ends with the own pawns placed in one of these ways.
fn no_turn(placings: &[Vec<usize>]) -> Refusal {
    if placings.is_empty() { &words::REFUSED_CROWDED } else { &words::REFUSED_NO_MOVE }
}

/// Why a cell may not be clicked now, with no stick in the hand.
fn astray(position: &BatonsPosition, hand: &Hand<'_>, cell: Name) -> Option<Refusal> {
    let Some(change) = &hand.change else {
        let (taken, laid) = hand.sticks();
        return Some(unplayable(position, &taken, &laid));
    };
    let cell = change.plan.cell(cell.triangle(position.origin)?)?;
    if hand.sides.len() < hand.divided() {
        return Some(no_side(hand, change, cell));
    }
    let Some((ground, stand, at)) = hand.pawn() else {
        let mine = hand.placings().first().map_or(0, |placing| union(placing));
        return Some(if mine >> cell & 1 == 1 {
            &words::REFUSED_PAWN_STUCK
        } else {
            &words::REFUSED_NO_PAWN
        });
    };
    let is = |cells: CellSet| cells >> cell & 1 == 1;
    if hand.way.len().is_multiple_of(2) {
        // Landing after an enemy was clicked, unless a step was made.
        return hand.jumping().then_some(if cell == at {
            &words::REFUSED_JUMP_BACK
        } else if is(stand.mine | stand.theirs) {
            &words::REFUSED_CELL_TAKEN
        } else {
            &words::REFUSED_JUMP_FAR
        });
    }
    Some(if is(stand.mine) {
        &words::REFUSED_CELL_TAKEN
    } else if is(stand.theirs) {
        if ground.beside(at, cell) { &words::REFUSED_NO_LANDING } else { &words::REFUSED_JUMP_FAR }
    } else if hand.way.len() > 1 {
        &words::REFUSED_NO_PREY
    } else {
        &words::REFUSED_NOT_NEIGHBOUR
    })
}

/// Why the next pawn whose cell was divided may not stay in this one.
fn no_side(hand: &Hand<'_>, change: &Change, cell: usize) -> Refusal {
    let divided: Vec<usize> =
        (0..change.homes.len()).filter(|&home| change.homes[home].divided()).collect();
    let sides: Vec<usize> = hand.sides.iter().copied().chain([cell]).collect();
    let agrees = |placing: &Vec<usize>| {
        divided.iter().zip(&sides).all(|(&home, &side)| placing[home] == side)
    };
    let home = &change.homes[divided[hand.sides.len()]];
    if home.new >> cell & 1 == 0 {
        return &words::REFUSED_NOT_A_SIDE;
    }
    let mut placings = change.placings();
    placings.retain(agrees);
    no_turn(&placings)
}
