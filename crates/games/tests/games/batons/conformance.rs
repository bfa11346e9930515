//! The suite that every game passes.

use tabletier_games::batons::Batons;
use tabletier_testkit::conformance;

#[test]
fn from_the_start() {
    conformance::<Batons>().games(2).closely(4).drafts(1).run();
}

#[test]
fn by_the_sheet_and_from_a_position_of_few_turns() {
    conformance::<Batons>()
        .rules("sheet")
        .position("c0.0,a1.0,b1.0,c1.0,a2.0,b2.0,b3.0,c-1.1,b0.1,c0.1,a1.1,b1.1,c1.1,a2.1,b2.1,c2.1,b3.1,a-1.2,a0.2,b0.2,a1.2,c1.2,b2.2,c2.2,a0.3,b0.3,c0.3,a1.3,c1.3,a0.4 d0.0,u1.0,u2.0,u1.1,d1.1,u0.2,d0.3 d1.0,u2.1,d2.1,d1.2,u0.3 0 b")
        .position("c0.-1,a1.-1,c1.-1,a-1.0,b-1.0,b0.0,b1.0,c2.0,b3.0,a-1.1,a0.1,b0.1,a1.1,b2.1,c2.1,b3.1,c-1.2,a0.2,a1.2,a2.2,b3.2,a-1.3,a0.3,b0.3,c0.3,a1.3,b1.3,c1.3,c2.3,a1.4 d0.-1,u0.1,d2.1,d-1.2 u-1.0,u0.3 0 b")
        .games(3)
        .closely(3)
        .drafts(1)
        .run();
}
