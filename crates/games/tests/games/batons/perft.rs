//! Move counts computed by an independent program.

use tabletier_games::batons::BatonsPosition;
use tabletier_testkit::perft_table;

#[test]
fn counts_of_an_independent_program_come_out() {
    perft_table::<BatonsPosition>(include_str!("../../data/perft/batons.txt"));
}
