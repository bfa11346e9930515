//! The plainest searches, to compare clever ones with: every variation to the full depth, no
//! cutoffs, no transposition table.
//!
//! Ends of the game are worth what [`Evaluator::end`] says, other positions at full depth what
//! [`Evaluator::evaluate`] says. House rules are not asked, but by [`truth`]. Nothing is looked at
//! beyond the depth, however noisy.

mod paranoid;
mod tree;

pub use paranoid::paranoid;
pub use tree::{Tree, TreeRules, TreeValues};

use std::cmp::Reverse;
use std::ops::ControlFlow;

use tabletier_core::{Evaluator, History, Position, Seat, Values};

/// What a position of a game for two is worth to the player to move, `depth` turns ahead.
pub fn negamax<P: Position, E: Evaluator<P>>(position: &P, evaluator: &E, depth: u32) -> i32 {
    negamax_from(position, evaluator, 0, depth)
}

fn negamax_from<P: Position, E: Evaluator<P>>(
    position: &P,
    evaluator: &E,
    turns: u32,
    depth: u32,
) -> i32 {
    if let Some(outcome) = position.outcome() {
        return E::end(&outcome, turns)[position.seat()];
    }
    if turns == depth {
        return evaluator.evaluate(position)[position.seat()];
    }
    let values = position.moves().into_iter().map(|mv| {
        let child = position.after(&mv);
        let value = negamax_from(&child, evaluator, turns + 1, depth);
        if child.seat() == position.seat() { value } else { -value }
    });
    values.max().expect("a game without an outcome has a move")
}

/// What a position of a game for two comes to for the player to move when every line is played to
/// its end, by its own rules or by house rules.
pub fn truth<P: Position, E: Evaluator<P>>(position: &P, history: &History) -> i32 {
    truth_from::<P, E>(position, &mut history.clone(), 0)
}

fn truth_from<P: Position, E: Evaluator<P>>(
    position: &P,
    history: &mut History,
    turns: u32,
) -> i32 {
    // What ended the game before it came here is forgotten.
    if let Some(outcome) = history.outcome(position).filter(|_| turns > 0) {
        return E::end(&outcome, turns)[position.seat()];
    }
    let values = position.moves().into_iter().map(|mv| {
        let child = position.after(&mv);
        history.push(position, &mv, &child);
        let value = truth_from::<P, E>(&child, history, turns + 1);
        history.pop();
        if child.seat() == position.seat() { value } else { -value }
    });
    values.max().expect("a game without an outcome has a move")
}

/// The moves that reach the value of [`negamax`], in the order of generation; none if the game is
/// over. `depth` is at least 1.
pub fn best_moves<P: Position, E: Evaluator<P>>(
    position: &P,
    evaluator: &E,
    depth: u32,
) -> Vec<P::Move> {
    let best = negamax(position, evaluator, depth);
    let mut moves = position.moves();
    moves.retain(|mv| {
        let child = position.after(mv);
        let value = negamax_from(&child, evaluator, 1, depth);
        best == if child.seat() == position.seat() { value } else { -value }
    });
    moves
}

/// What a position of a game for any number is worth to each seat, `depth` turns ahead, when
/// all play for themselves and of equal moves take the one that is generated first.
///
/// After the first turn only so many moves are searched as the evaluator does not prune; where some
/// were, nobody's loss is certain.
pub fn maxn<P: Position, E: Evaluator<P>>(position: &P, evaluator: &E, depth: u32) -> Values {
    maxn_from(position, evaluator, 0, depth)
}

fn maxn_from<P: Position, E: Evaluator<P>>(
    position: &P,
    evaluator: &E,
    turns: u32,
    depth: u32,
) -> Values {
    if let Some(outcome) = position.outcome() {
        return E::end(&outcome, turns);
    }
    if turns == depth {
        return evaluator.evaluate(position);
    }
    let mover = position.seat();
    let limit = if turns > 0 { evaluator.move_count_limit(depth - turns) } else { usize::MAX };
    let (moves, pruned) = best_scored(position, evaluator, limit);
    let values = moves.iter().map(|mv| maxn_from(&position.after(mv), evaluator, turns + 1, depth));
    let mut best = values
        .reduce(|best, other| if other[mover] > best[mover] { other } else { best })
        .expect("a game without an outcome has a move");
    if pruned && best[mover] < -E::LIMIT {
        for seat in Seat::first(Seat::MOST) {
            best[seat] = best[seat].clamp(-E::LIMIT, E::LIMIT);
        }
    }
    best
}

/// The `limit` moves of the best scores in the order of generation, and whether there are others.
fn best_scored<P: Position, E: Evaluator<P>>(
    position: &P,
    evaluator: &E,
    limit: usize,
) -> (Vec<P::Move>, bool) {
    let mut moves = Vec::new();
    let _ = evaluator.visit_scored_moves(position, |mv, score| -> ControlFlow<()> {
        moves.push((moves.len(), score, mv));
        ControlFlow::Continue(())
    });
    let pruned = moves.len() > limit;
    moves.sort_by_key(|&(place, score, _)| (Reverse(score), place));
    moves.truncate(limit);
    moves.sort_by_key(|&(place, ..)| place);
    (moves.into_iter().map(|(.., mv)| mv).collect(), pruned)
}

#[cfg(test)]
mod tests;
