//! What the games are measured against.

use cozy_chess::Board;

use crate::task::Task;

/// How fast cozy-chess walks through the first six plies of chess, the last one counted without
/// being played.
pub(crate) fn chess_perft() -> Task {
    let start = Board::default();
    Task::new("cozy-chess", "nodes", 119_060_324, move || perft(&start, 6))
}

/// The last ply, which only counts, has a generator of its own: a quarter faster than one for all.
/// Never inlined, so that the games beside it do not change how it is compiled.
#[inline(never)]
fn perft(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for mv in moves {
                let mut board = board.clone();
                board.play_unchecked(mv);
                nodes += perft(&board, depth - 1);
            }
            false
        });
    }
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_yardstick_walks_through_chess() {
        let counts = [1, 2, 3, 4].map(|depth| perft(&Board::default(), depth));
        assert_eq!(counts, [20, 400, 8_902, 197_281]);
    }
}
