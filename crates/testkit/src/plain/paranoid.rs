//! Looking ahead for one seat, as if all others played against it.

use tabletier_core::{Evaluator, Position, Seat};

use super::promising;

/// What a position is worth to the player to move if all others play against him: `depth` turns
/// ahead with every move that the evaluator calls worth it, then at most `noisy` turns with noisy
/// moves only. There, whoever has also a move that is not noisy may take the mere judgement
/// instead. Where moves were left out no loss is certain; and after the first turn no value leaves
/// the bounds that the evaluator calls certain.
pub fn paranoid<P: Position, E: Evaluator<P>>(
    position: &P,
    evaluator: &E,
    depth: u32,
    noisy: u32,
) -> i32 {
    Thinker { evaluator, seat: position.seat(), depth, noisy }.value(position, 0)
}

struct Thinker<'a, E> {
    evaluator: &'a E,
    seat: Seat,
    depth: u32,
    noisy: u32,
}

impl<E> Thinker<'_, E> {
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
        let (least, most) = self.evaluator.certain(position, self.seat, turns);
        if least == most { least } else { self.ahead(position, turns).clamp(least, most) }
    }

    /// What the moves of a position come to.
    fn ahead<P: Position>(&self, position: &P, turns: u32) -> i32
    where
        E: Evaluator<P>,
    {
        let mut values = Vec::new();
        let moves = if turns < self.depth {
            let width = self.evaluator.width(self.depth - turns);
            let (moves, narrowed) = promising(position, self.evaluator, width);
            if narrowed {
                values.push(if position.seat() == self.seat { -E::LIMIT } else { E::LIMIT });
            }
            moves
        } else {
            let mut moves = position.moves();
            let all = moves.len();
            moves
                .retain(|mv| turns < self.depth + self.noisy && self.evaluator.noisy(position, mv));
            if moves.len() < all {
                values.push(self.evaluator.values(position)[self.seat]);
            }
            moves
        };
        values.extend(moves.iter().map(|mv| self.value(&position.after(mv), turns + 1)));
        let best =
            if position.seat() == self.seat { values.iter().max() } else { values.iter().min() };
        *best.expect("a game without an outcome has a move")
    }
}
