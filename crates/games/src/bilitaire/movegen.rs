//! Which moves there are.

use std::ops::ControlFlow;

use tabletier_core::Dice;

use super::board::{Board, Slot, holes, slots};
use super::jumps::Jumps;
use super::position::{BilitaireMove, BilitairePosition, Turn};
use super::slides::{self, Slide};

/// What the tray player does, without what they say.
#[derive(Clone, Copy)]
pub(super) enum TrayMove {
    Slide(Slide),
    Remove(Slot),
}

impl TrayMove {
    /// The move with an announcement; 1 is silence.
    pub(super) const fn with(self, jumps: u8) -> BilitaireMove {
        match self {
            TrayMove::Slide(slide) => BilitaireMove::Slide(slide, jumps),
            TrayMove::Remove(tray) => BilitaireMove::Remove(tray, jumps),
        }
    }

    /// The board after it.
    pub(super) fn played(self, board: &Board) -> Board {
        match self {
            TrayMove::Slide(slide) => slide.played(board),
            TrayMove::Remove(tray) => board.without(tray),
        }
    }

    /// Orders tray moves as their texts are: `A1..A2>1n`, `A1>1n`, `A1x`.
    fn rank(self) -> (Slot, u8, Option<Slot>, u8, char) {
        match self {
            TrayMove::Slide(slide) if slide.row > 1 => {
                (slide.rear, 0, slide.front(), slide.by, slide.way.letter())
            }
            TrayMove::Slide(slide) => (slide.rear, 1, None, slide.by, slide.way.letter()),
            TrayMove::Remove(tray) => (tray, 2, None, 0, ' '),
        }
    }
}

/// Shows everything the tray player can do, and the board it leads to.
fn visit_trays<B>(
    board: &Board,
    mut visit: impl FnMut(TrayMove, Board) -> ControlFlow<B>,
) -> ControlFlow<B> {
    slides::visit(board, |slide, after| visit(TrayMove::Slide(slide), after))?;
    slots(board.empty_trays())
        .try_for_each(|tray| visit(TrayMove::Remove(tray), board.without(tray)))
}

/// Of the tray moves that end the round, the one with the smallest text.
pub(super) fn smallest_end(board: &Board) -> Option<TrayMove> {
    let mut smallest: Option<TrayMove> = None;
    let _ = visit_trays(board, |mv, after| -> ControlFlow<()> {
        if Jumps::on(&after).movers() == 0 && smallest.is_none_or(|old| mv.rank() < old.rank()) {
            smallest = Some(mv);
        }
        ControlFlow::Continue(())
    });
    smallest
}

/// Whether some tray move ends the round.
pub(super) fn can_end(board: &Board) -> bool {
    let ties = Jumps::on(board).ties();
    // Nothing new touches a tray that is gone.
    slots(board.empty_trays()).any(|tray| ties.are_cut_by(tray.bit()))
        || slides::visit_rows(board.trays, |slide, row| {
            let ends = ties.are_cut_by(row)
                && Jumps::on(&board.slid(row, slide.way, slide.by)).movers() == 0;
            if ends { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
        .is_break()
}

/// Shows each legal move once.
pub(super) fn visit<B>(
    position: &BilitairePosition,
    mut visit: impl FnMut(BilitaireMove) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let board = position.board();
    match position.turn() {
        Turn::Opening => holes(board.marbles).try_for_each(|hole| visit(BilitaireMove::Open(hole))),
        Turn::Jumps(jumps) => Jumps::on(board).visit(jumps, |series| visit(series.into())),
        Turn::Trays => visit_demands(position, |mv, _, due| visit(mv.with(due))),
        Turn::Over => ControlFlow::Continue(()),
    }
}

/// Shows each legal move of the tray player once: what they do, the jumps there then are, and how
/// many of them are due.
pub(super) fn visit_demands<B>(
    position: &BilitairePosition,
    mut visit: impl FnMut(TrayMove, &Jumps, u8) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let board = position.board();
    let mut ends = false;
    visit_trays(board, |mv, after| {
        let jumps = Jumps::on(&after);
        match jumps.longest() {
            0 if position.another_round() => {
                ends = true;
                ControlFlow::Continue(())
            }
            longest => (1..=longest.max(1)).try_for_each(|due| visit(mv, &jumps, due)),
        }
    })?;
    match ends.then(|| smallest_end(board)).flatten() {
        Some(end) => visit(end, &Jumps::on(&end.played(board)), 1),
        None => ControlFlow::Continue(()),
    }
}

/// How many legal moves there are.
pub(super) fn count(position: &BilitairePosition) -> u64 {
    let board = position.board();
    match position.turn() {
        Turn::Opening => u64::from(board.count()),
        Turn::Jumps(1) => u64::from(Jumps::on(board).count()),
        Turn::Jumps(jumps) => {
            let mut count = 0;
            let _ = Jumps::on(board).visit(jumps, |_| -> ControlFlow<()> {
                count += 1;
                ControlFlow::Continue(())
            });
            count
        }
        Turn::Trays => {
            let (mut count, mut ends) = (0, 0);
            let _ = visit_trays(board, |_, after| -> ControlFlow<()> {
                match Jumps::on(&after).longest() {
                    0 => ends += 1,
                    longest => count += u64::from(longest),
                }
                ControlFlow::Continue(())
            });
            count + if position.another_round() { ends.min(1) } else { ends }
        }
        Turn::Over => 0,
    }
}

/// Some legal move: for the tray player first what they do, then what they say.
pub(super) fn random(position: &BilitairePosition, dice: &mut Dice) -> Option<BilitaireMove> {
    let board = position.board();
    if position.turn() != Turn::Trays {
        let count = count(position);
        let mut left = dice.below(count.max(1));
        return visit(position, |mv| match left {
            0 => ControlFlow::Break(mv),
            _ => {
                left -= 1;
                ControlFlow::Continue(())
            }
        })
        .break_value();
    }
    let mut count = 0;
    let _ = visit_trays(board, |_, _| -> ControlFlow<()> {
        count += 1;
        ControlFlow::Continue(())
    });
    let mut left = dice.below(count);
    let (mv, after) = visit_trays(board, |mv, after| match left {
        0 => ControlFlow::Break((mv, after)),
        _ => {
            left -= 1;
            ControlFlow::Continue(())
        }
    })
    .break_value()?;
    match Jumps::on(&after).longest() {
        0 if position.another_round() => smallest_end(board).map(|end| end.with(1)),
        0 => Some(mv.with(1)),
        longest => Some(mv.with(1 + dice.below(longest.into()) as u8)),
    }
}
