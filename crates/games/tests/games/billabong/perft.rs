//! Billabong's tree of play, counted.

use tabletier_core::{Position, perft};
use tabletier_games::billabong::BillabongPosition;
use tabletier_testkit::perft_table;

use super::rules;

#[test]
fn counts_of_an_independent_program_come_out() {
    perft_table::<BillabongPosition>(include_str!("../../data/perft/billabong.txt"));
}

#[test]
fn placing_takes_any_free_square_outside_the_lake() {
    for (text, counts) in [
        ("ghosts=random", [211, 211 * 210]),
        ("ghosts=players", [216, 216 * 215]),
        ("ghosts=none", [216, 216 * 215]),
        ("players=3", [216, 216 * 215]),
        ("players=4", [216, 216 * 215]),
    ] {
        let start = BillabongPosition::start(rules(text), 1);
        assert_eq!([perft(&start, 1), perft(&start, 2)], counts, "{text}");
    }
}
