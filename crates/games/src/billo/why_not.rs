//! Which rule is against a click: the one that forbids the move it would make.

use std::iter::once;

use tabletier_core::words::billo as words;
use tabletier_core::{Phrase, Position, Target};

use super::gesture::{Hand, gesture, read_piece};
use super::notation::{CLAIM, Step};
use super::pieces::{Shape, Square, squares};
use super::position::BilloPosition;
use super::route::{Walker, neglected, no_walker};

type Refusal = &'static Phrase;

pub(super) fn why_not(
    position: &BilloPosition,
    clicks: &[Target],
    target: &Target,
) -> Option<Refusal> {
    let gesture = gesture(position, clicks).ok()?;
    let again = clicks.first() == Some(target) || clicks.last() == Some(target);
    if again || gesture.next.contains(target) {
        return None;
    }
    let over = position.outcome().is_some();
    if target.as_str() == CLAIM {
        let refusal = if over { &words::REFUSED_OVER } else { &words::REFUSED_NOTHING_TO_CLAIM };
        return (over || !position.may_claim()).then_some(refusal);
    }
    let piece = read_piece(target);
    let square = piece.map(|(_, square)| square).or_else(|| target.as_str().parse().ok())?;
    if over {
        return Some(&words::REFUSED_OVER);
    }
    let Some(hand) = Hand::after(position, clicks) else {
        return clicks.is_empty().then(|| match piece {
            Some((shape, from)) => idle(position, shape, from),
            None => idle_square(position, square).unwrap_or(gesture.prompt),
        });
    };
    match piece {
        Some((shape, from)) if clicks.len() == 1 && from == hand.from() => {
            Some(idle(position, shape, from))
        }
        _ => Some(astray(position, &hand, square)),
    }
}

/// Why a piece that cannot begin a move cannot.
fn idle(position: &BilloPosition, shape: Shape, from: Square) -> Refusal {
    let Some(walker) = Walker::new(position, shape, from) else {
        return no_walker(position, from);
    };
    let start = walker.start();
    let billos = position.board.billos(shape.other());
    let ways = walker.explore(start, &[], u64::MAX, |_| false);
    // What it could do best is not enough.
    let best = ways
        .states()
        .max_by_key(|state| (state.taken.count_ones(), (state.taken & billos).count_ones()));
    if let Some(best) = best {
        return neglected(position, &walker, best);
    }
    squares(walker.near(from))
        .find_map(|to| walker.step(start, Step { takes: false, to }, true, true).err())
        .unwrap_or(&words::REFUSED_FAR_ROW)
}

/// Why neither piece of a square can begin a move; `None` if one can.
fn idle_square(position: &BilloPosition, square: Square) -> Option<Refusal> {
    let own = |shape: &Shape| position.board.pieces(position.turn, *shape) & square.bit() != 0;
    let mut own = Shape::BOTH.into_iter().filter(own);
    let Some(first) = own.next() else { return Some(no_walker(position, square)) };
    let free = once(first).chain(own).any(|shape| {
        Walker::new(position, shape, square).is_some_and(|walker| !walker.goals().is_empty())
    });
    (!free).then(|| idle(position, first, square))
}

/// Why the piece in the hand cannot go to a square now.
fn astray(position: &BilloPosition, hand: &Hand<'_>, to: Square) -> Refusal {
    let (walker, here) = (&hand.walker, hand.state());
    let ended = |at: Square, taken: u64| walker.is_empty(at) && taken == 0;
    if ended(here.at, here.taken) {
        return &words::REFUSED_EMPTY_ENDS;
    }
    let ways = walker.explore(here, &hand.passed, u64::MAX, |_| false);
    let mut refusals = Vec::new();
    // From here, or from where it could be by then.
    for state in once(here).chain(ways.states()).filter(|state| !ended(state.at, state.taken)) {
        if walker.near(state.at) & to.bit() == 0 {
            continue;
        }
        let takes = walker.steps(state).iter().any(|(step, _)| step.takes && step.to == to);
        match walker.step(state, Step { takes, to }, state == walker.start(), true) {
            Ok(after) if hand.passed.contains(&after) => refusals.push(&words::REFUSED_CIRCLE),
            Ok(after) if hand.goals.contains(&after) => return &words::REFUSED_SEVERAL_WAYS,
            Ok(after) => refusals.insert(0, neglected(position, walker, after)),
            Err(why) => refusals.push(why),
        }
    }
    let far = || walker.step(here, Step { takes: false, to }, false, true).err();
    refusals.first().copied().or_else(far).unwrap_or(&words::REFUSED_CIRCLE)
}
