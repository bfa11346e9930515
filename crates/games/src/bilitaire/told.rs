//! A move in words.

use tabletier_core::words::bilitaire as words;
use tabletier_core::{Message, MoveError, Position};

use super::notation::Written;
use super::position::BilitairePosition;

pub(super) fn told(position: &BilitairePosition, text: &str) -> Result<Message, MoveError> {
    position.read_move(text)?;
    let (what, jumps) = match text.parse()? {
        Written::Open(hole) => return Ok(words::told_opening(hole.to_string())),
        Written::Jump { from, route } => {
            let landing = route.last().copied().unwrap_or(from);
            return Ok(words::told_jump(from.to_string(), route.len(), landing.to_string()));
        }
        Written::Slide { rear, front, way, by, jumps } => {
            let end = |slot: super::board::Slot| slot.step(way, by).unwrap_or(slot);
            let what = if rear == front {
                words::told_tray(rear.to_string(), end(rear).to_string())
            } else {
                let row = format!("{rear}–{front}");
                words::told_trays(row, format!("{}–{}", end(rear), end(front)))
            };
            (what, jumps)
        }
        Written::Remove { tray, jumps } => (words::told_removed(tray.to_string()), jumps),
    };
    Ok(if jumps > 1 { words::told_announced(jumps, what) } else { what })
}

#[cfg(test)]
mod tests {
    use tabletier_core::{Lang, Rules};
    use tabletier_testkit::ask;

    use super::*;
    use crate::bilitaire::BilitaireRules;

    #[test]
    fn trays_and_marbles_are_told_by_where_they_come_to() {
        let start = BilitairePosition::start(BilitaireRules::standard(), 0);
        let english = |before: &str, mv: &str| {
            told(&ask::after(&start, before), mv).unwrap().say(Lang::english())
        };
        assert_eq!(english("", "-d3"), "marble d3 taken off");
        assert_eq!(english("-d3", "A3..A2>1s"), "trays A3–A2 slide to A2–A1");
        let before = "-d3 A3..A2>1s f3xd3";
        assert_eq!(english("-d3 A3..A2>1s", "f3xd3"), "marble f3 jumps to d3");
        assert_eq!(english(before, "D3>1n"), "tray D3 slides to D4");
    }
}
