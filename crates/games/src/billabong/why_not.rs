//! Which rule is against a click: the one that forbids the move it would make.

use tabletier_core::words::billabong as words;
use tabletier_core::{MoveError, Phrase, Position, Target};

use super::board::Square;
use super::gesture::{Hand, LAKE, gesture};
use super::notation::PASS;
use super::position::BillabongPosition;

type Refusal = &'static Phrase;

pub(super) fn why_not(
    position: &BillabongPosition,
    clicks: &[Target],
    target: &Target,
) -> Option<Refusal> {
    let gesture = gesture(position, clicks).ok()?;
    if clicks.last() == Some(target) || gesture.next.contains(target) {
        return None;
    }
    let lake = target.as_str() == LAKE;
    let square = target.as_str().parse::<Square>().ok();
    if target.as_str() == PASS {
        return illegal(position, PASS);
    }
    if square.is_none() && !lake {
        return None;
    }
    if position.outcome().is_some() {
        return Some(&words::REFUSED_OVER);
    }
    match (Hand::after(position, clicks), square) {
        (Some(hand), Some(to)) => Some(astray(&hand, to)),
        (Some(hand), None) if hand.is_home() => Some(&words::REFUSED_HOME_ENDS),
        (Some(_), None) => Some(&words::REFUSED_NO_WAY_HOME),
        (None, _) if !clicks.is_empty() => None,
        (None, None) => Some(&words::REFUSED_IN_LAKE),
        (None, Some(square)) if position.placing() => illegal(position, &format!("@{square}")),
        // Staying is no move, if it may move at all.
        (None, Some(square)) => match illegal(position, &format!("{square}-{square}"))? {
            why if why == &words::REFUSED_TOO_FAR => Some(&words::REFUSED_BLOCKED),
            why => Some(why),
        },
    }
}

/// The rule against a written move.
fn illegal(position: &BillabongPosition, text: &str) -> Option<Refusal> {
    match position.read_move(text) {
        Err(MoveError::Illegal { why, .. }) => Some(why),
        _ => None,
    }
}

/// Why the kangaroo in the hand cannot go to a square now.
fn astray(hand: &Hand, to: Square) -> Refusal {
    let (course, here) = (&hand.course, hand.here());
    let far = |a: u8, b: u8| a.abs_diff(b) > 1;
    let near = !far(here.square.column(), to.column()) && !far(here.square.row(), to.row());
    if hand.is_home() {
        &words::REFUSED_HOME_ENDS
    } else if hand.has_stepped() {
        &words::REFUSED_ONE_STEP
    } else if to.is_lake() {
        &words::REFUSED_IN_LAKE
    } else if course.occupied.has(to) {
        if to == course.start { &words::REFUSED_REFEREE } else { &words::REFUSED_TAKEN }
    } else if near {
        &words::REFUSED_MIXED
    } else {
        course.jump(here, to).err().unwrap_or(&words::REFUSED_CIRCLE)
    }
}
