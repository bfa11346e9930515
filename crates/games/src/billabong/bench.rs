//! What is counted and looked for in Billabong: lists of moves in the middle of the race, play at
//! random, and moves worth more than a turn.

use tabletier_core::{Measured, Positions, PuzzleSearch, Speed, Work, Workload};

use super::Billabong;

impl Measured for Billabong {
    const BENCH: &'static [Workload] = &[
        Workload {
            rules: "players=2,laps=1,ghosts=random",
            position: "A:l2+1,i5,m10,m12,* B:e7,i9,m9+1,*,* N:a9,p10,d11,g12,o14 B",
            depth: 4,
            ahead: 5,
        },
        Workload {
            rules: "players=2,laps=1,ghosts=none",
            position: "A:g6+1,j6,f7,k8,j9 B:k7,f8,g9,h9,i9 N:- A",
            depth: 4,
            ahead: 5,
        },
    ];
    const SPEEDS: &'static [Speed] = &[
        midgames("full lists", "lists", Work::WholeList, 10_000, 24),
        midgames("full lists", "moves", Work::List, 10_000, 1072),
        midgames("counted in bulk", "moves", Work::Count, 10_000, 1072),
        midgames("random play", "moves", Work::Play(20_000), 1, 24 * 20_000),
    ];
    /// A turn is worth some hundred; the placing is over after ten turns.
    const PUZZLES: PuzzleSearch =
        PuzzleSearch { margin: 300, after: 14, nodes: 20_000, ..PuzzleSearch::USUAL };
}

const fn midgames(
    name: &'static str,
    unit: &'static str,
    work: Work,
    times: u64,
    count: u64,
) -> Speed {
    Speed { name, unit, work, positions: MIDGAMES, times, count }
}

/// Positions from games of players who move forward more often than not.
#[rustfmt::skip]
const MIDGAMES: Positions = &[
    ("players=2", &[
        "A:i1,j2,k3,d6+1,* B:k5,g6+1,e8+1,k8,* N:b9,p10,c11,e11,p11 A",
        "A:p1,k3+1,i4,h5+1,* B:i1+1,j1+1,i2,m7,f8+1 N:j9,b10,i12,h13,n13 A",
        "A:i4,c5+1,d5+1,f6+1,o9+1 B:i2,j5,g6+1,f7+1,i9 N:m10,p11,d12,o12,j13 A",
        "A:i2,k6+1,i10+1,h11+1,* B:j4,f7+1,l8+1,*,* N:e9,m12,o12,b14,d14 A",
        "A:i3,k6+1,e7+1,k8+1,l9+1 B:k4,f7+1,f8+1,l8,* N:p9,i10,k12,b13,f13 A",
        "A:k1,d5+1,k6,p8,h9 B:j3,k4,i9,*,* N:f9,j9,m10,c12,k12 A",
        "A:i1,m1,i2,d3+1,c5+1 B:j1,j2,i3,b4+1,k6 N:n9,k11,n12,d13,i13 A",
        "A:j4,d6+1,g6+1,o7+1,m8 B:i3,k7,k10+1,*,* N:f9,a10,j11,e13,m14 A",
    ]),
    ("players=2,ghosts=none", &[
        "A:j2,g3+1,d5+1,e7+1,e13+1 B:o4,o5,g6+1,f8+1,n9 N:- A",
        "A:i3,f7+1,n7,g9+1,j9+1 B:k3,e6+1,h6+1,f10+1,i11+1 N:- A",
        "A:i1,h6+1,k7,c8+1,l8+1 B:j1,j2,k4,i6+1,l10+1 N:- A",
    ]),
    ("players=2,laps=2", &[
        "A:i1,j2,k3,d6+1,f11+2 B:k5,g6+1,e8+1,k8,* N:b9,p10,c11,e11,p11 A",
        "A:p1,j3,k3+1,e4+2,i4 B:h5+1,m7,f8+1,k8,i13+2 N:j9,b10,i12,h13,n13 A",
        "A:i4,c5+1,d5+1,f6+1,o9+1 B:i2,j5,g6+1,f7+1,i9 N:m10,p11,d12,o12,j13 A",
    ]),
    ("players=3", &[
        "A:k4,f5+1,b9+1,g9+1,h10+1 B:i1,c3+1,i4+1,n6,e7+1 C:j1,o1,f6+1,l9,o10+1 N:- A",
        "A:f2+1,h4+1,h5+1,f7+1,h10+1 B:e8+1,f8+1,l8,j9+1,* C:i1,k3,d5+1,p5,g9+1 N:- A",
        "A:j6+1,e7+1,f7+1,o9+1,* B:c5+1,i6+1,k6+1,k8,* C:o1,n8,d9+1,g10+1,* N:- A",
        "A:i2,f8+1,j9+1,h10+1,* B:h6+1,l7,e10+1,*,* C:i1,c12+1,k12+1,*,* N:- A",
    ]),
    ("players=4", &[
        "A:i5,f6+1,f7+1,k9,f10+1 B:k7,f8+1,g10+1,e13+1,i14+1 C:o1,i2,k5,e7+1,e10+1 D:i1,m3,n6+1,l9,a12+1 N:- A",
        "A:h4+1,n5+1,k8,g11+1,e14+1 B:g6+1,j6,d9+1,e9+1,h12+1 C:o1,g3+1,m4,f6+1,h11+1 D:i2,c5+1,d7+1,e10+1,g12+1 N:- A",
        "A:m7+1,f8+1,*,*,* B:f5+1,h9+1,i9+1,*,* C:k5,c6+1,k10+1,*,* D:k3,g6+1,*,*,* N:- A",
        "A:i6,l7+1,f8+1,*,* B:g5+1,f6+1,m9,*,* C:i2,j9+1,k9+1,*,* D:k7,f10+1,*,*,* N:- A",
    ]),
    ("players=4,laps=2", &[
        "A:i5,f6+1,f7+1,k9,f10+1 B:k7,f8+1,g10+1,e13+1,i14+1 C:o1,i2,k5,e7+1,e10+1 D:i1,m3,n6+1,l9,a12+1 N:- A",
        "A:i3,h4+1,i10+1,g12+1,e14+1 B:k1+1,g6+1,h6+1,j6,h9+1 C:g4+1,k5,l5,n5,f12+1 D:c5+1,h5+1,e8+1,f9+1,m10+1 N:- A",
    ]),
];
