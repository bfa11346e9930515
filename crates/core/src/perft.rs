//! Counting the tree of play.

use std::ops::ControlFlow;

use crate::Position;

/// How many lines of exactly `depth` turns lead on from here. House rules do not count.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => {
            let mut nodes = 0;
            let _ = position.visit_moves(|mv| -> ControlFlow<()> {
                // Not `after`: handing the position over would copy it once more.
                let mut next = position.clone();
                next.play_unchecked(&mv);
                nodes += perft(&next, depth - 1);
                ControlFlow::Continue(())
            });
            nodes
        }
    }
}

/// The same count, move by move; in the order of generation.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    position
        .moves()
        .into_iter()
        .map(|mv| {
            let nodes = perft(&position.after(&mv), depth.saturating_sub(1));
            (mv, nodes)
        })
        .collect()
}
