//! A move in words.

use tabletier_core::words::billo as words;
use tabletier_core::{Message, MoveError, Position};

use super::notation::Route;
use super::pieces::{Rank, Shape};
use super::position::{BilloMove, BilloPosition};

pub(super) fn told(position: &BilloPosition, text: &str) -> Result<Message, MoveError> {
    let walk = match position.read_move(text)? {
        BilloMove::Claim => return Ok(words::TOLD_CLAIM.into()),
        BilloMove::Walk(walk) => walk,
    };
    let Route { from, steps, .. } = text.parse()?;
    let rank = position.board.content(from).and_then(|content| content.rank(walk.shape));
    let piece = match (walk.shape, rank) {
        (Shape::Round, Some(Rank::Billo)) => words::TOLD_ROUND_BILLO,
        (Shape::Square, Some(Rank::Billo)) => words::TOLD_SQUARE_BILLO,
        (Shape::Round, _) => words::TOLD_ROUND_PAWN,
        (Shape::Square, _) => words::TOLD_SQUARE_PAWN,
    };
    let mut told = match walk.to == from {
        true => words::told_circle(from.to_string(), piece),
        false => words::told_walk(from.to_string(), piece, walk.to.to_string()),
    };
    if walk.taken != 0 {
        let taken = steps.iter().filter(|step| step.takes).map(|step| step.to.to_string());
        told = words::told_takes(taken.collect::<Vec<_>>().join(", "), told);
    }
    let crowned = rank == Some(Rank::Pawn) && walk.to.bit() & position.turn.far_row() != 0;
    Ok(if crowned { words::told_crowned(told) } else { told })
}

#[cfg(test)]
mod tests {
    use tabletier_core::Lang;
    use tabletier_testkit::ask;

    use super::*;

    #[test]
    fn a_walk_is_told_by_its_ends_and_by_what_it_takes() {
        let before = "1scss1cs/sr2rs1r/2r4r/8/2r3R1/3RR3/SRRS1RS1/RSS1SSRS r -";
        let position = ask::position::<BilloPosition>("catalano", before);
        let said = |mv: &str, tag| told(&position, mv).unwrap().say(Lang::find(tag).unwrap());
        let mv = "Sb1-c2-d3xc4";
        assert_eq!(said(mv, "en"), "square pawn b1 to c4, takes c4");
        assert_eq!(said(mv, "it"), "pedina quadrata b1 in c4, prende c4");
        let position = ask::position::<BilloPosition>("catalano", "7s/2R5/8/8/8/8/8/S7 r -");
        let crowned = told(&position, "Rc7-c8").unwrap().say(Lang::english());
        assert_eq!(crowned, "round pawn c7 to c8, becomes a Billo");
    }
}
