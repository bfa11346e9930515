//! What is counted and looked for in Billo: trees of play, and moves worth a pawn and a half.

use tabletier_core::{Measured, Positions, PuzzleSearch, Speed, Work, Workload};

use super::Billo;

const START: &str = "cccccccc/8/8/8/8/8/8/CCCCCCCC r -";
const ADVANCE: &str = "scrscrrs/1s2ss1r/1r1r4/8/5R2/8/S1S1C1S1/CRRRC1CS r -";
const CAPTURES: &str = "7s/8/r2r4/s4s2/5r1C/1S1s3R/8/4o3 r -";
const BILLOS: &str = "4z3/2O1q1r1/1rsS1Rc1/3Z2o1/1Qs2X2/2RySs2/1o4Q1/3z4 r -";
const CLAIM: &str = "3r3s/rR3sr1/3S1RSc/r4SS1/2sSr3/sSq2R1R/2R5/Ro2S3 r \
    ?3r3s/rR3sr1/3S1RSc/r4SS1/2sSr3/sSq2R1R/1rR5/R3S3";

impl Measured for Billo {
    const BENCH: &'static [Workload] = &[
        Workload { rules: "catalano", position: START, depth: 4, ahead: 6 },
        Workload { rules: "catalano", position: ADVANCE, depth: 5, ahead: 6 },
        Workload { rules: "catalano", position: BILLOS, depth: 7, ahead: 6 },
        Workload { rules: "boutin", position: CLAIM, depth: 5, ahead: 6 },
    ];
    const SPEEDS: &'static [Speed] = &[
        perft("perft start catalano", 5, &[("catalano", &[START])], 140_462_080),
        perft("perft start boutin", 5, &[("boutin", &[START])], 258_175_792),
        perft("perft advance catalano", 5, &[("catalano", &[ADVANCE])], 76_394_435),
        perft("perft captures catalano", 7, &[("catalano", &[CAPTURES])], 14_492_447),
        perft("perft Billos catalano", 7, &[("catalano", &[BILLOS])], 10_436_085),
        perft("perft claim boutin", 5, &[("boutin", &[CLAIM])], 47_458_643),
    ];
    const PUZZLES: PuzzleSearch = PuzzleSearch { margin: 150, ..PuzzleSearch::USUAL };
}

const fn perft(name: &'static str, depth: u32, positions: Positions, count: u64) -> Speed {
    Speed { name, unit: "nodes", work: Work::Perft(depth), positions, times: 1, count }
}
