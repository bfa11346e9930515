//! What is counted and looked for in Bâtons et Pions: all results of a turn, turns drawn at random,
//! random games, and turns that win at once.

use tabletier_core::{Measured, Positions, PuzzleSearch, Speed, Work, Workload};

use super::Batons;
use super::notation::START;

impl Measured for Batons {
    const BENCH: &'static [Workload] = &[
        Workload { rules: "sheet", position: START, depth: 3, ahead: 3 },
        Workload { rules: "firstlock=barred", position: START, depth: 2, ahead: 3 },
    ];
    const SPEEDS: &'static [Speed] = &[
        Speed {
            name: "perft start sheet",
            unit: "nodes",
            work: Work::Perft(3),
            positions: &[("sheet", &[START])],
            times: 1,
            count: 1_410_248,
        },
        Speed {
            times: 3000,
            ..results("results, start", Work::Count, &[("sheet", &[START])], 107)
        },
        results("results, midgame", Work::Count, MIDGAMES, 4612 + 10_357 + 18_099),
        results("results, endgame", Work::Count, ENDGAMES, 25_942 + 37_977),
        results("results listed, midgame", Work::List, MIDGAMES, 4612 + 10_357 + 18_099),
        results("results listed, endgame", Work::List, ENDGAMES, 25_942 + 37_977),
        turns("random turns", Work::Draw(3000), 6 * 3000),
        turns("random games", Work::Play(3000), 6 * 3000),
    ];
    /// Margins are pawns. A turn that wins is seldom the only one, so that many are looked at.
    const PUZZLES: PuzzleSearch =
        PuzzleSearch { margin: 300, after: 2, last: 3, nodes: 4_000, winning: true, strays: 12 };
}

/// Counted in bulk, as the yardstick counts them, or listed one by one.
const fn results(name: &'static str, work: Work, positions: Positions, count: u64) -> Speed {
    Speed { name, unit: "results", work, positions, times: 30, count }
}

/// From the beginning to the end of a game.
const fn turns(name: &'static str, work: Work, count: u64) -> Speed {
    const EVERYWHERE: Positions = &[("sheet", &[START]), MIDGAMES[0], ENDGAMES[0]];
    Speed { name, unit: "turns", work, positions: EVERYWHERE, times: 1, count }
}

/// From random games: many pawns.
const MIDGAMES: Positions = &[(
    "sheet",
    &[
        "c0.0,b1.0,a2.0,b2.0,c2.0,b3.0,c-1.1,a0.1,b0.1,c0.1,a1.1,b1.1,c1.1,b2.1,c2.1,b3.1,a-1.2,\
     b-1.2,c-1.2,a1.2,c1.2,a2.2,b2.2,c2.2,b-1.3,c-1.3,a0.3,c0.3,a1.3,a-1.4 \
     d0.0,u1.1,d-1.3 u2.0,d2.0,d0.1,d2.1,u2.2 0 w",
        "c0.0,b1.0,c1.0,a2.0,b2.0,a3.0,b3.0,c3.0,b4.0,c-1.1,a0.1,b0.1,c0.1,b1.1,c1.1,c2.1,a3.1,b3.1,\
     b-1.2,a0.2,a1.2,b1.2,c1.2,b2.2,c2.2,a-1.3,a0.3,b0.3,c0.3,a1.3 \
     d0.0,d1.0,u3.0,u0.3 d3.0,d2.1,d1.2 0 b",
        "c1.-1,a2.-1,b2.-1,b3.-1,c0.0,a1.0,a2.0,a3.0,b3.0,c3.0,b4.0,b0.1,c0.1,a1.1,c1.1,a2.1,b2.1,\
     a3.1,b3.1,b4.1,b0.2,c0.2,a1.2,c1.2,a2.2,b2.2,c2.2,a3.2,a0.3,a1.3 \
     d1.-1,d3.0,d0.1,u2.1 u3.0,u3.1,d0.2,u2.2 0 b",
    ],
)];

/// From random games: few pawns.
const ENDGAMES: Positions = &[(
    "sheet",
    &[
        "c0.-1,a1.-1,b1.-1,c1.-1,b2.-1,b0.0,c0.0,a1.0,b1.0,b2.0,c-1.1,a0.1,b0.1,c0.1,c1.1,a2.1,c2.1,\
     b3.1,b-1.2,c-1.2,a0.2,a1.2,b1.2,a2.2,b3.2,a1.3,b1.3,a2.3,b2.3,a1.4 u1.2 d2.1 0 w",
        "c0.0,b1.0,a2.0,b2.0,c2.0,b3.0,c-1.1,a0.1,c0.1,a1.1,b1.1,a2.1,b2.1,c2.1,c-2.2,a-1.2,a0.2,b0.2,\
     a2.2,b2.2,c2.2,a-2.3,a-1.3,b-1.3,a0.3,a1.3,b1.3,c1.3,a-1.4,a0.4 d0.1 d2.0,u1.3 0 b",
    ],
)];
