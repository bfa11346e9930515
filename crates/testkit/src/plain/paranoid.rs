//! Looking ahead for one seat, as if all others played against it.

use tabletier_core::{Evaluator, Position, Seat};

/// What a position is worth to the player to move if all others play against him: `depth` turns
/// ahead with every move, then at most `noisy` turns with noisy moves only. There, whoever has
/// also a move that is not noisy may take the mere judgement instead.
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
        let mut moves = position.moves();
        let mut values = Vec::new();
        if turns >= self.depth {
            let all = moves.len();
            moves
                .retain(|mv| turns < self.depth + self.noisy && self.evaluator.noisy(position, mv));
            if moves.len() < all {
                values.push(self.evaluator.values(position)[self.seat]);
            }
        }
        values.extend(moves.iter().map(|mv| self.value(&position.after(mv), turns + 1)));
        let best =
            if position.seat() == self.seat { values.iter().max() } else { values.iter().min() };
        *best.expect("a game without an outcome has a move")
    }
}
