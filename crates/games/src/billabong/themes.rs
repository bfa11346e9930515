//! What a good move is about.

use tabletier_core::words::themes as words;
use tabletier_core::{Position, Theme};

use super::board::Square;
use super::learn::{crosses, goes_home};
use super::position::{BillabongMove, BillabongPosition};

/// From so many jumps on a series is long.
const MANY: usize = 4;
/// From so many squares on a jump is long.
const FAR: u8 = 6;

pub(super) const THEMES: &[Theme<BillabongPosition>] = &[
    Theme { name: words::HOME, shown: |_, mv, _| goes_home(mv) },
    Theme { name: words::ACROSS, shown: |before, mv, _| crosses(before, mv) && !goes_home(mv) },
    Theme { name: words::REFEREE, shown: |before, mv, _| over_referee(&stops(before, mv)) },
    Theme { name: words::LONG_SERIES, shown: |before, mv, _| stops(before, mv).len() > MANY },
    Theme {
        name: words::SERIES,
        shown: |before, mv, _| (3..=MANY).contains(&stops(before, mv).len()),
    },
    Theme {
        name: words::LONG_JUMP,
        shown: |before, mv, _| {
            let far = |pair: &[Square]| distance(pair[0], pair[1]) >= FAR;
            stops(before, mv).windows(2).any(far)
        },
    },
    Theme { name: words::JUMP, shown: |before, mv, _| stops(before, mv).len() == 2 },
    Theme { name: words::STEP, shown: |before, mv, _| before.write_move(mv).contains('-') },
    Theme { name: words::PLACING, shown: |_, mv, _| matches!(mv, BillabongMove::Place(_)) },
];

/// The squares on which a jumping kangaroo stands, from the first to the last, by the shortest way.
fn stops(before: &BillabongPosition, mv: &BillabongMove) -> Vec<Square> {
    let text = before.write_move(mv);
    let squares = text.trim_end_matches('*').split('^').map(str::parse);
    squares.collect::<Result<_, _>>().unwrap_or_default()
}

/// Whether one of the jumps is over the place that the kangaroo has left.
fn over_referee(stops: &[Square]) -> bool {
    let Some(first) = stops.first() else { return false };
    let twice = |square: &Square| (2 * square.column(), 2 * square.row());
    let over = |pair: &[Square]| {
        (pair[0].column() + pair[1].column(), pair[0].row() + pair[1].row()) == twice(first)
    };
    stops.windows(2).any(over)
}

fn distance(from: Square, to: Square) -> u8 {
    from.column().abs_diff(to.column()).max(from.row().abs_diff(to.row()))
}
