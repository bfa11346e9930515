//! Moves: every way of asking for them gives the same answer, and every one plays.

use std::collections::{HashMap, HashSet};

use tabletier_core::{Dice, Evaluator, Outcome, Position, Seat, Verdict};

use super::fault::{Check, Fault, check_phrase, ensure};
use super::spot::{Spot, visited};
use super::texts::{check_position_text, read_back};

/// How often moves are drawn where all of a few must come up.
const ROLLS: usize = 2000;
/// Up to how many moves all must come up.
const FEW: usize = 6;

/// What holds of every position: seats, an end exactly when there is no move.
pub(super) fn check_state<P: Position>(position: &P) -> Check {
    let seats = position.seats();
    ensure((1..=Seat::MOST).contains(&seats), || Fault::new(format!("{seats} seats")))?;
    let seat = position.seat();
    ensure(seat.index() < seats, || {
        Fault::new(format!("it is the turn of {seat} at a table of {seats}"))
    })?;
    let outcome = position.outcome();
    match (position.has_move(), &outcome) {
        (true, Some(outcome)) => {
            return Err(Fault::new(format!("there is an outcome ({outcome}), and a move")));
        }
        (false, None) => return Err(Fault::new("there is neither an outcome nor a move")),
        _ => {}
    }
    outcome.map_or(Ok(()), |outcome| check_outcome(&outcome, seats))
}

/// An outcome is worth something to those who sit at the table, and most to who has won.
fn check_outcome(outcome: &Outcome, seats: usize) -> Check {
    check_phrase("the reason of the outcome", outcome.reason)?;
    let values: Vec<i32> = Seat::first(Seat::MOST).map(|seat| outcome.values[seat]).collect();
    let fair = match outcome.verdict {
        Verdict::Won(winner) => {
            let best = outcome.values[winner];
            winner.index() < seats
                && best > 0
                && Seat::first(seats).all(|seat| seat == winner || outcome.values[seat] < best)
        }
        Verdict::Draw => values.iter().all(|&value| value == 0),
        Verdict::Score(_) => true,
    };
    let fair = fair
        && values[seats..].iter().all(|&value| value == 0)
        && (seats != 2 || values[0] == -values[1]);
    ensure(fair, || Fault::new(format!("the outcome ({outcome}) is worth {values:?}")))
}

/// `moves`, `count_moves`, `visit_moves` and `random_move` agree.
pub(super) fn check_lists<P: Position>(spot: &Spot<'_, P>, dice: &mut Dice) -> Check {
    let position = spot.position;
    for stop in [1, spot.moves.len() / 2, spot.moves.len()] {
        if stop == 0 || stop > spot.moves.len() || !spot.whole && stop > 1 {
            continue;
        }
        let (moves, calls) = visited(position, stop);
        ensure(calls == stop, || {
            Fault::new(format!("visit_moves went on after move {stop}, up to move {calls}"))
        })?;
        ensure(moves == spot.moves[..stop], || {
            Fault::new("visit_moves shows other moves when asked again")
        })?;
    }
    if !spot.whole {
        return Ok(());
    }
    ensure(position.moves() == spot.moves, || Fault::new("moves() is not what visit_moves shows"))?;
    let fresh = read_back(position)?;
    ensure(fresh.moves() == spot.moves, || {
        Fault::new("the position has other moves, or in another order, once read from its text")
    })?;
    let count = position.count_moves();
    ensure(count == spot.moves.len() as u64, || {
        Fault::new(format!("count_moves() is {count}, but {} are listed", spot.moves.len()))
    })?;
    check_random_moves(spot, dice)
}

fn check_random_moves<P: Position>(spot: &Spot<'_, P>, dice: &mut Dice) -> Check {
    let listed: HashSet<&P::Move> = spot.moves.iter().collect();
    let mut met = HashSet::new();
    for roll in 0..ROLLS {
        let again = &mut dice.clone();
        let drawn = spot.position.random_move(dice);
        ensure(drawn == spot.position.random_move(again), || {
            Fault::new("random_move draws another move with equal dice")
        })?;
        let Some(mv) = drawn else {
            return ensure(listed.is_empty(), || Fault::new("random_move finds no move"));
        };
        ensure(listed.contains(&mv), || {
            Fault::new("random_move draws a move that is not listed").at_move(format!("{mv:?}"))
        })?;
        met.insert(mv);
        if met.len() == listed.len() || listed.len() > FEW && roll >= FEW {
            return Ok(());
        }
    }
    let missing = spot.moves.iter().position(|mv| !met.contains(mv)).unwrap_or(0);
    Err(Fault::new("random_move never draws a legal move").at_move(&spot.texts[missing]))
}

/// Every child is a sound position, told apart from its siblings by its key and by its text.
pub(super) fn check_children<P: Position>(spot: &Spot<'_, P>) -> Check {
    let mut keys: HashMap<u64, usize> = HashMap::new();
    let mut texts: HashMap<String, usize> = HashMap::new();
    for (child, index) in spot.children_in_order() {
        let here = |fault: Fault| fault.note("child", child).at_move(&spot.texts[index]);
        let twin = |what, other: usize| {
            here(Fault::new(format!("{what} is that of the child after {}", spot.texts[other])))
        };
        if let Some(other) = keys.insert(child.key(), index) {
            return Err(twin("the key of a child", other));
        }
        if let Some(other) = texts.insert(child.to_string(), index) {
            return Err(twin("the text of a child", other));
        }
        ensure(
            child.seats() == spot.position.seats() && child.rules() == spot.position.rules(),
            || here(Fault::new("a move changes the rules or the number of seats")),
        )?;
        check_position_text(child).map_err(here)?;
        check_state(child).map_err(here)?;
    }
    Ok(())
}

/// The static evaluation stays within its limits, and what one of two gains the other loses.
pub(super) fn check_judgement<P: Position, E: Evaluator<P>>(
    spot: &Spot<'_, P>,
    evaluator: &E,
) -> Check {
    let position = spot.position;
    let values = evaluator.evaluate(position);
    let all: Vec<i32> = Seat::first(position.seats()).map(|seat| values[seat]).collect();
    ensure(all.iter().all(|value| (-E::LIMIT + 1..E::LIMIT).contains(value)), || {
        Fault::new(format!("the evaluator's values {all:?} exceed its limit {}", E::LIMIT))
    })?;
    ensure(all.len() != 2 || all[0] == -all[1], || {
        Fault::new(format!("the evaluator's values {all:?} are not zero-sum"))
    })?;
    ensure(evaluator.evaluate(position) == values, || {
        Fault::new("the evaluator judges otherwise when asked again")
    })?;
    for (mv, text) in spot.moves.iter().zip(&spot.texts) {
        let judged = || (evaluator.move_score(position, mv), evaluator.is_noisy(position, mv));
        ensure(judged() == judged(), || {
            Fault::new("the evaluator judges a move otherwise when asked again").at_move(text)
        })?;
    }
    let noisy = spot.moves.iter().position(|mv| evaluator.is_noisy(position, mv));
    // Where the game is over nobody asks.
    ensure(spot.moves.is_empty() || evaluator.is_quiet(position) == noisy.is_none(), || match noisy
    {
        Some(at) => {
            Fault::new("a position with a noisy move is called quiet").at_move(&spot.texts[at])
        }
        None => Fault::new("a position without a noisy move is not called quiet"),
    })
}
