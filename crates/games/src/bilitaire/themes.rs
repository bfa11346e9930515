//! What a good move is about.

use tabletier_core::words::themes as words;
use tabletier_core::{Position, Theme};

use super::learn::announces;
use super::{BilitaireMove, BilitairePosition, Turn};

pub(super) const THEMES: &[Theme<BilitairePosition>] = &[
    Theme { name: words::ANNOUNCEMENT, shown: |_, mv, _| announces(mv) },
    Theme { name: words::ANNOUNCED, shown: |_, mv, _| jumps(mv) >= 2 },
    Theme { name: words::SINGLE_JUMP, shown: |_, mv, _| jumps(mv) == 1 },
    Theme { name: words::SLIDE, shown: |_, mv, _| matches!(mv, BilitaireMove::Slide(..)) },
    Theme { name: words::TAKE_OUT, shown: |_, mv, _| matches!(mv, BilitaireMove::Remove(..)) },
    Theme {
        name: words::ROUND_END,
        // After a round comes the opening of the next, if there is one.
        shown: |_, _, after| after.outcome().is_some() || after.turn() == Turn::Opening,
    },
];

/// How many marbles a move of the marble player takes.
fn jumps(mv: &BilitaireMove) -> u32 {
    match mv {
        BilitaireMove::Jump { taken, .. } => taken.count_ones(),
        _ => 0,
    }
}
