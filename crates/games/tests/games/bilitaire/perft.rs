//! Move counts computed by an independent program.

use tabletier_games::bilitaire::BilitairePosition;
use tabletier_testkit::perft_table;

#[test]
fn counts_of_an_independent_program_come_out() {
    perft_table::<BilitairePosition>(include_str!("../../data/perft/bilitaire.txt"));
}
