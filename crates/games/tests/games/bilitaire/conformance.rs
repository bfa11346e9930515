//! What every game must do.

use tabletier_games::bilitaire::Bilitaire;
use tabletier_testkit::conformance;

#[test]
fn a_match_of_two_rounds_conforms() {
    conformance::<Bilitaire>()
        .rules("rounds=2")
        .position("0.9./0.00/58.a/0.4. t 2:21")
        .position("..../..../..../..7. t 1")
        .run();
}

#[test]
fn a_single_round_conforms() {
    conformance::<Bilitaire>()
        .rules("rounds=1,house=off")
        .position("fd.f/02ce/.674/.3b. t 1")
        .position("f.a./fc../d101/.2e7 m!2 1")
        .position(".20./2660/6664/.74. t 1")
        .run();
}
