//! Move counts computed by an independent program.

use tabletier_games::billo::BilloPosition;
use tabletier_testkit::perft_table;

#[test]
fn counts_of_an_independent_program_come_out() {
    perft_table::<BilloPosition>(include_str!("../../data/perft/billo.txt"));
}
