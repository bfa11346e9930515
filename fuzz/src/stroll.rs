//! Games that go where the fuzzer's bytes lead them.

use tabletier_core::{Game, Position, Rules};

/// Plays from a start, the bytes choosing the rules, the seed and the moves, until the bytes or
/// the game end. Before each move `visit` sees the position, its moves and which one was chosen.
pub(crate) fn stroll<G: Game>(
    bytes: &[u8],
    mut visit: impl FnMut(&G::Position, &[<G::Position as Position>::Move], usize),
) -> G::Position {
    let mut bytes = Bytes(bytes);
    let rules = rules(&mut bytes);
    let seed = bytes.below(256).unwrap_or(0) as u64;
    let mut position = G::Position::start(rules, seed);
    loop {
        let moves = position.moves();
        let Some(chosen) = bytes.below(moves.len()) else { return position };
        visit(&position, &moves, chosen);
        position.play_unchecked(&moves[chosen]);
    }
}

/// Rules with some value for every key; the usual ones where those values do not go together.
fn rules<R: Rules>(bytes: &mut Bytes<'_>) -> R {
    let settings: Vec<String> = R::FORM
        .keys
        .iter()
        .map(|key| {
            let value = key.values[bytes.below(key.values.len()).unwrap_or(0)];
            format!("{}={}", key.about.code, value.code)
        })
        .collect();
    settings.join(",").parse::<R>().unwrap_or_else(|_| R::standard())
}

/// Bytes that make choices.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    /// A number below `limit`; `None` when there is no such number or no byte is left.
    fn below(&mut self, limit: usize) -> Option<usize> {
        if limit == 0 {
            return None;
        }
        let (taken, left) = self.0.split_at_checked(if limit <= 256 { 1 } else { 3 })?;
        self.0 = left;
        Some(taken.iter().fold(0, |number, &byte| number << 8 | usize::from(byte)) % limit)
    }
}
