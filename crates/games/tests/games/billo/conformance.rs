//! The suite that every game passes.

use tabletier_games::billo::Billo;
use tabletier_testkit::conformance;

#[test]
fn catalano() {
    conformance::<Billo>()
        .rules("catalano")
        .position("4z3/2O1q1r1/1rsS1Rc1/3Z2o1/1Qs2X2/2RySs2/1o4Q1/3z4 r -")
        .position("8/8/8/8/8/1q6/2o5/Z7 r -")
        .run();
}

#[test]
fn catalano_with_claims() {
    conformance::<Billo>().rules("catalano,capture=claim").run();
}

#[test]
fn boutin() {
    conformance::<Billo>()
        .rules("boutin")
        .position("3r3s/rR3sr1/3S1RSc/r4SS1/2sSr3/sSq2R1R/2R5/Ro2S3 r ?3r3s/rR3sr1/3S1RSc/r4SS1/2sSr3/sSq2R1R/1rR5/R3S3")
        .run();
}

#[test]
fn boutin_with_billos_that_take_everything() {
    conformance::<Billo>()
        .rules("boutin,prey=any")
        .position("4z3/2O1q1r1/1rsS1Rc1/3Z2o1/1Qs2X2/2RySs2/1o4Q1/3z4 b -")
        .run();
}
