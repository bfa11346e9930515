//! Why a move is not legal.

use tabletier_core::Phrase;
use tabletier_core::words::bilitaire as words;

use super::board::{Board, Hole, Slot, Way};
use super::jumps::{Jumper, Jumps};
use super::movegen::{TrayMove, smallest_end};
use super::notation::Written;
use super::position::{BilitaireMove, BilitairePosition, Turn};
use super::slides::Slide;

type Refusal = &'static Phrase;

/// The move that was written, or the rule that forbids it.
pub(super) fn check(
    position: &BilitairePosition,
    written: &Written,
) -> Result<BilitaireMove, Refusal> {
    match (position.turn(), written) {
        (Turn::Over, _) => Err(&words::REFUSED_OVER),
        (Turn::Opening, &Written::Open(hole)) => {
            has_marble(position, hole)?;
            Ok(BilitaireMove::Open(hole))
        }
        (Turn::Opening, _) => Err(&words::REFUSED_OPENING),
        (_, Written::Open(_)) => Err(&words::REFUSED_OPENED),
        (Turn::Jumps(due), Written::Jump { from, route }) => jump(position, due, *from, route),
        (Turn::Jumps(_), _) => Err(&words::REFUSED_MARBLES_TURN),
        (Turn::Trays, Written::Jump { .. }) => Err(&words::REFUSED_TRAYS_TURN),
        (Turn::Trays, &Written::Slide { rear, front, way, by, jumps }) => {
            let slide = slide(position, rear, front, way, by)?;
            announce(position, TrayMove::Slide(slide), jumps)
        }
        (Turn::Trays, &Written::Remove { tray, jumps }) => {
            if !position.board().has_tray(tray) {
                return Err(&words::REFUSED_NO_TRAY);
            }
            if position.board().load(tray) != 0 {
                return Err(&words::REFUSED_NOT_EMPTY);
            }
            announce(position, TrayMove::Remove(tray), jumps)
        }
    }
}

pub(super) fn has_marble(position: &BilitairePosition, hole: Hole) -> Result<(), Refusal> {
    match (position.board().has_tray(hole.slot()), position.board().has_marble(hole)) {
        (false, _) => Err(&words::REFUSED_NO_HOLE),
        (true, false) => Err(&words::REFUSED_NO_MARBLE),
        (true, true) => Ok(()),
    }
}

fn jump(
    position: &BilitairePosition,
    due: u8,
    from: Hole,
    route: &[Hole],
) -> Result<BilitaireMove, Refusal> {
    has_marble(position, from)?;
    if route.len() != usize::from(due) {
        return Err(if due == 1 { &words::REFUSED_ONE_JUMP } else { &words::REFUSED_ANNOUNCED });
    }
    let board = position.board();
    let mut jumper = Jumper::new(board, from);
    for &to in route {
        jumper = leap(board, &jumper, from, to)?;
    }
    Ok(jumper.series(board, from).into())
}

/// One jump of a marble that started from a hole.
pub(super) fn leap(
    board: &Board,
    jumper: &Jumper,
    from: Hole,
    to: Hole,
) -> Result<Jumper, Refusal> {
    let at = jumper.hole();
    // The same corner of the next tray.
    let way = Way::ALL
        .into_iter()
        .find(|&way| at.slot().step(way, 1) == Some(to.slot()) && at.corner() == to.corner());
    jumper.jump(way.ok_or(&words::REFUSED_STRAIGHT)?).ok_or({
        if !board.has_tray(to.slot()) {
            &words::REFUSED_NO_HOLE
        } else if board.has_marble(to) && to != from {
            &words::REFUSED_TAKEN
        } else {
            &words::REFUSED_NOTHING_TO_JUMP
        }
    })
}

fn slide(
    position: &BilitairePosition,
    rear: Slot,
    front: Slot,
    way: Way,
    by: u8,
) -> Result<Slide, Refusal> {
    let steps = |from: Slot, to: Slot| (0..4).find(|&steps| from.step(way, steps) == Some(to));
    let row = match (steps(rear, front), steps(front, rear)) {
        (Some(steps), _) => steps + 1,
        (None, Some(_)) => return Err(&words::REFUSED_REAR_FIRST),
        (None, None) => return Err(&words::REFUSED_SIDEWAYS),
    };
    let slide = Slide { rear, way, row, by };
    let trays = position.board().trays;
    if slide.trays() & !trays != 0 {
        return Err(&words::REFUSED_NO_TRAY);
    }
    if row + by > 4 {
        return Err(&words::REFUSED_TOO_FAR);
    }
    match slide.road() {
        None => Err(&words::REFUSED_EDGE),
        Some(road) if road & trays != 0 => Err(&words::REFUSED_BLOCKED),
        Some(_) => Ok(slide),
    }
}

/// The tray move with what is announced; moves that begin the next round are one.
fn announce(
    position: &BilitairePosition,
    mv: TrayMove,
    jumps: u8,
) -> Result<BilitaireMove, Refusal> {
    let after = Jumps::on(&mv.played(position.board()));
    if jumps > 1 && !after.can_make(jumps) {
        return Err(&words::REFUSED_TOO_MANY);
    }
    let mv = match after.movers() == 0 && position.another_round() {
        true => smallest_end(position.board()).unwrap_or(mv),
        false => mv,
    };
    Ok(mv.with(jumps))
}
