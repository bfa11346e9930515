//! Paranoid search: for one seat, as if all others played against it.

use tabletier_core::{Evaluator, Position, Seat};

use super::best_scored;

/// What a position is worth to the player to move if all others play against them: `depth` turns
/// deep with every move that the evaluator does not prune, then a quiescence search of at most so
/// many turns, with noisy moves only. There, whoever has also a quiet move may stand pat. Where
/// moves were pruned no loss is certain; and after the first turn no value leaves the evaluator's
/// bounds.
pub fn paranoid<P: Position, E: Evaluator<P>>(
    position: &P,
    evaluator: &E,
    depth: u32,
    quiescence: u32,
) -> i32 {
    Paranoid { evaluator, seat: position.seat(), depth, quiescence }.value(position, 0)
}

struct Paranoid<'a, E> {
    evaluator: &'a E,
    seat: Seat,
    depth: u32,
    quiescence: u32,
}

impl<E> Paranoid<'_, E> {
    fn value<P: Position>(&self, position: &P, turns: u32) -> i32
    where
        E: Evaluator<P>,
    {
        if let Some(outcome) = position.outcome() {
            return E::end(&outcome, turns)[self.seat];
        }
        if turns == 0 {
            return self.ahead(position, turns);
        }
        let (least, most) = self.evaluator.bounds(position, self.seat, turns);
        if least == most { least } else { self.ahead(position, turns).clamp(least, most) }
    }

    /// What the moves of a position come to.
    fn ahead<P: Position>(&self, position: &P, turns: u32) -> i32
    where
        E: Evaluator<P>,
    {
        let mut values = Vec::new();
        let moves = if turns < self.depth {
            let limit = self.evaluator.move_count_limit(self.depth - turns);
            let (moves, pruned) = best_scored(position, self.evaluator, limit);
            if pruned {
                values.push(if position.seat() == self.seat { -E::LIMIT } else { E::LIMIT });
            }
            moves
        } else {
            let mut moves = position.moves();
            let all = moves.len();
            moves.retain(|mv| {
                turns < self.depth + self.quiescence && self.evaluator.is_noisy(position, mv)
            });
            if moves.len() < all {
                values.push(self.evaluator.evaluate(position)[self.seat]);
            }
            moves
        };
        values.extend(moves.iter().map(|mv| self.value(&position.after(mv), turns + 1)));
        let best =
            if position.seat() == self.seat { values.iter().max() } else { values.iter().min() };
        *best.expect("a game without an outcome has a move")
    }
}
