//! What is counted and looked for in Bi-litaire: the moves of both roles, whole rounds at random,
//! and moves worth two marbles.

use tabletier_core::{Measured, Positions, PuzzleSearch, Speed, Work, Workload};

use super::Bilitaire;

const START: &str = ".ff./ffff/ffff/.ff. o 1";

impl Measured for Bilitaire {
    const BENCH: &'static [Workload] = &[
        Workload { rules: "rounds=2", position: START, depth: 7, ahead: 5 },
        Workload { rules: "rounds=1", position: "fd.f/02ce/.674/.3b. t 1", depth: 5, ahead: 5 },
        Workload { rules: "rounds=1", position: ".20./2660/6664/.74. t 1", depth: 5, ahead: 5 },
        Workload { rules: "rounds=2", position: "0.9./0.00/58.a/0.4. t 2:21", depth: 7, ahead: 5 },
    ];
    const SPEEDS: &'static [Speed] = &[
        moves("moves of both roles", &[("rounds=1", TRAYS), ("rounds=1", MARBLES)], 1275),
        moves("moves of the tray player", &[("rounds=1", TRAYS)], 1083),
        moves("moves of the marble player", &[("rounds=1", MARBLES)], 192),
        Speed {
            name: "random rounds",
            unit: "rounds",
            work: Work::Games { games: 5_000, turns: 284_892 },
            positions: &[("rounds=1", &[START])],
            times: 1,
            count: 5_000,
        },
    ];
    const PUZZLES: PuzzleSearch = PuzzleSearch { margin: 200, ..PuzzleSearch::USUAL };
}

/// Every move is shown to a visitor, none is only counted.
const fn moves(name: &'static str, positions: Positions, count: u64) -> Speed {
    Speed { name, unit: "moves", work: Work::List, positions, times: 10_000, count }
}

/// Positions with the tray player to move, from all stages of random rounds.
const TRAYS: &[&str] = &[
    "f.ff/fff./.f1f/7.1a t 1",
    ".fff/f151/f.4b/.58. t 1",
    "42.e/0ec./212./51.7 t 1",
    "2404/..8./.1.8/.260 t 1",
    ".f.f/.daf/d3ff/f.5e t 1",
    "cc0d/...6/d2.a/f0.f t 1",
    ".e4b/.1../10.0/.22a t 1",
    ".fe./ffbf/ffff/ff.. t 1",
    "..fc/3e4d/ff.f/f.ff t 1",
    "f.cf/a53./fac./.73f t 1",
    "dc../5.1f/5e3./bcfb t 1",
    ".40b/.e0./b01./d121 t 1",
    ".ff./ffff/7fff/.ff. t 1",
    "f.f./ff../d2cf/f25a t 1",
    ".f0./88.b/40.0/333b t 1",
    "fff./.faf/ffff/.ff. t 1",
    "cecf/6.ff/.ff./3b.f t 1",
    "e.f./8d.e/..9./773f t 1",
    ".c8./.5../085./3570 t 1",
    "400a/8.4./.0.2/.010 t 1",
    ".af./f.ff/74ef/d1f. t 1",
    "40ef/50a5/5.70/...b t 1",
    "...0/8.2./9800/12a. t 1",
    "fff./f.ff/5f.e/9.1e t 1",
    "88d5/..2c/f.4./f31e t 1",
    "fda./.00a/0240/.... t 1",
    ".ff./ffff/ffdf/.ff. t 1",
    "c.ef/f01f/f.ff/.bf. t 1",
    "58.b/fa9f/d.../73bf t 1",
    ".5da/8300/..a./fcff t 1",
    "..c./c28d/1408/60.3 t 1",
    ".ff./ffff/f5ff/ff.. t 1",
];

/// Positions with the marble player to move, from all stages of random rounds.
const MARBLES: &[&str] = &[
    "ffff/fff./..1f/7.1a m 1",
    ".fff/f1d7/f.43/.58. m!2 1",
    "42.e/0ec./223./51.7 m 1",
    "2404/..8./.1.8/.243 m 1",
    ".f.f/da.f/d3ff/f.5e m!2 1",
    "cc0d/...6/.d2a/f0.f m 1",
    ".e4b/.1../10.0/22.a m 1",
    ".fe./ffbf/ffff/f..f m 1",
    "3.fc/fe4d/ff.f/..ff m 1",
    "f5cf/aa3./f.c./.73f m 1",
    "dc../.51f/5e3./bcfb m!2 1",
    ".40b/.f0./b41./d421 m!2 1",
    ".f.f/ffff/7fff/.ff. m 1",
    "f.f./ff../d7cf/fa1a m!2 1",
    ".e0./8c.b/74.0/333b m!3 1",
    "fff./.faf/.fff/fff. m 1",
    "cecf/6.ff/3ff./.b.f m!2 1",
    "edf./8..e/..9./773f m 1",
    ".c8./.5../08.5/3570 m 1",
    "f.f./ffff/ffff/.fb. m 1",
    "af../f.ff/74ef/d1f. m 1",
    "4.ef/50a5/5070/...b m 1",
    "...0/8.0./98a0/12a. m 1",
    "fff./f.ff/5fe./9.1e m 1",
    "88d5/..2c/f34./f.1e m 1",
    ".fda/.00a/0240/.... m 1",
    ".ff./ffff/.fdf/fff. m 1",
    "c.ef/f.1f/f.ff/.bf. m 1",
    "5.8b/fa9f/d.../73bf m 1",
    ".5da/830./..a./fcff m 1",
    ".c../c28d/1408/60.3 m!2 1",
    ".ff./f.ff/7fff/f9f. m 1",
];
