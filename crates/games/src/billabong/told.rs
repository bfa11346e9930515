//! A move in words.

use tabletier_core::words::billabong as words;
use tabletier_core::{Message, MoveError, Position};

use super::notation::landings;
use super::position::{BillabongMove, BillabongPosition};

pub(super) fn told(position: &BillabongPosition, text: &str) -> Result<Message, MoveError> {
    let square = match position.read_move(text)? {
        BillabongMove::Pass => return Ok(words::TOLD_PASS.into()),
        BillabongMove::Place(square) => square.to_string(),
        mv => return race(position, text, mv),
    };
    let ghost = position.ghosts().is_waiting();
    Ok(if ghost { words::told_ghost(square) } else { words::told_place(square) })
}

/// A step or jumps, and what comes of them.
fn race(position: &BillabongPosition, text: &str, mv: BillabongMove) -> Result<Message, MoveError> {
    let way = landings(position, text)?;
    let (start, end) = (way[0], way[way.len() - 1]);
    let (from, to) = (start.square.to_string(), end.square.to_string());
    let told = match text.contains('^') {
        true => words::told_jump(from, way.len() - 1, to),
        false => words::told_step(from, to),
    };
    Ok(match mv {
        BillabongMove::Home(_) => words::told_home(told),
        _ if end.count > start.count => words::told_crosses(told),
        _ => told,
    })
}

#[cfg(test)]
mod tests {
    use tabletier_core::Lang;
    use tabletier_testkit::ask;

    use super::*;

    #[test]
    fn jumps_are_counted_and_the_stream_is_named() {
        let before = "A:e2,d3,b5,p6,b7 B:g1,k1,a5,i6,p7 N:b9,p10,c11,e11,p11 A";
        let position = ask::position::<BillabongPosition>("players=2", before);
        let said = |mv: &str, tag| told(&position, mv).unwrap().say(Lang::find(tag).unwrap());
        assert_eq!(said("b5-b6", "en"), "kangaroo b5 steps to b6");
        let jumps = "d3^f1^h1^n1^h1";
        assert_eq!(said(jumps, "en"), "kangaroo d3 makes 4 jumps to h1, across the stream");
        assert_eq!(said(jumps, "de"), "Känguru d3 macht 4 Sprünge bis h1, über den Bach");
    }
}
