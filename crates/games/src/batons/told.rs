//! A turn in words: its sticks, then its pawn.

use tabletier_core::words::batons as words;
use tabletier_core::{Message, MoveError, Position};

use super::notation::{AXES, HALVES};
use super::position::BatonsPosition;
use super::route::{Way, Written};

pub(super) fn told(position: &BatonsPosition, text: &str) -> Result<Message, MoveError> {
    position.read_move(text)?;
    let Written { sticks, choices, from, way } = text.parse()?;
    let sticks = sticks.into_iter().map(|(from, to)| match from {
        Some(from) => words::told_stick(from.text(AXES), to.text(AXES)),
        None => words::told_spare(to.text(AXES)),
    });
    let sides = choices
        .into_iter()
        .map(|(old, side)| words::told_side(old.text(HALVES), side.text(HALVES)));
    let from = from.text(HALVES);
    let pawn = match way {
        Way::Step(to) => words::told_step(from, to.text(HALVES)),
        Way::Jumps(jumps) => {
            let landing = jumps.last().map(|(_, to)| to.text(HALVES)).unwrap_or_default();
            words::told_jumps(jumps.len(), from, landing)
        }
    };
    let parts = sticks.chain(sides).chain([pawn]).collect::<Vec<_>>().into_iter();
    Ok(parts.reduce(words::told_then).expect("a turn ends with a pawn"))
}

#[cfg(test)]
mod tests {
    use tabletier_core::{Lang, Rules};

    use super::*;
    use crate::batons::BatonsRules;

    #[test]
    fn sticks_come_before_the_pawn() {
        let start = BatonsPosition::start("sheet".parse::<BatonsRules>().unwrap(), 0);
        let told = told(&start, "b1.1>a0.0;c1.1>b0.0;d0.0-u0.0").unwrap();
        let words = "stick b1.1 to a0.0, stick c1.1 to b0.0, pawn d0.0 to u0.0";
        assert_eq!(told.say(Lang::english()), words);
        let words = "Stäbchen b1.1 nach a0.0, Stäbchen c1.1 nach b0.0, Stein d0.0 nach u0.0";
        assert_eq!(told.say(Lang::find("de").unwrap()), words);
    }

    #[test]
    fn what_is_no_turn_is_not_told() {
        let start = BatonsPosition::start(BatonsRules::standard(), 0);
        assert!(matches!(super::told(&start, "up"), Err(MoveError::Unreadable(_))));
        assert!(matches!(super::told(&start, "u9.9-d9.9"), Err(MoveError::Illegal { .. })));
    }
}
