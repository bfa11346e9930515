//! Billo: counting the tree of play.

use tabletier_games::billo::BilloPosition;

use crate::task::Task;

/// The start by both presets, and positions rich in captures, Billos and claims.
pub(crate) fn tasks() -> Vec<Task> {
    let start = "cccccccc/8/8/8/8/8/8/CCCCCCCC r -";
    let advance = "scrscrrs/1s2ss1r/1r1r4/8/5R2/8/S1S1C1S1/CRRRC1CS r -";
    let captures = "7s/8/r2r4/s4s2/5r1C/1S1s3R/8/4o3 r -";
    let billos = "4z3/2O1q1r1/1rsS1Rc1/3Z2o1/1Qs2X2/2RySs2/1o4Q1/3z4 r -";
    let claim = "3r3s/rR3sr1/3S1RSc/r4SS1/2sSr3/sSq2R1R/2R5/Ro2S3 r \
                 ?3r3s/rR3sr1/3S1RSc/r4SS1/2sSr3/sSq2R1R/1rR5/R3S3";
    [
        ("start", "catalano", start, 5, 140_462_080),
        ("start", "boutin", start, 5, 258_175_792),
        ("advance", "catalano", advance, 5, 76_394_435),
        ("captures", "catalano", captures, 7, 14_492_447),
        ("Billos", "catalano", billos, 7, 10_436_085),
        ("claim", "boutin", claim, 5, 47_458_643),
    ]
    .map(|(name, rules, position, depth, nodes)| {
        Task::perft::<BilloPosition>(name, rules, position, depth, nodes)
    })
    .into()
}
