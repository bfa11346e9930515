//! Billabong: lists of moves in the middle of the race, and play at random.

use std::hint::black_box;
use std::ops::ControlFlow;

use tabletier_core::{Dice, Position};
use tabletier_games::billabong::{BillabongPosition, BillabongRules};

use crate::task::Task;

/// How often the positions are gone through.
const ROUNDS: u64 = 10_000;
/// How many turns are played at random from each position.
const TURNS: u64 = 20_000;

/// Complete lists, counted in lists and in moves; the moves counted in bulk, as the yardstick
/// counts them; and play at random.
pub(crate) fn tasks() -> Vec<Task> {
    let positions = || -> Vec<BillabongPosition> {
        let read = |&(rules, text): &(&str, &str)| {
            let rules = rules.parse::<BillabongRules>().expect("rules");
            BillabongPosition::read(rules, text).expect("a position")
        };
        MIDGAMES.iter().map(read).collect()
    };
    let listed = |positions: &[BillabongPosition]| {
        let mut moves = 0;
        for position in positions {
            let _ = position.visit_moves(|mv| -> ControlFlow<()> {
                black_box(mv);
                moves += 1;
                ControlFlow::Continue(())
            });
        }
        moves
    };
    let rounds = |work: fn(&[BillabongPosition]) -> u64| {
        let positions = positions();
        move || (0..ROUNDS).map(|_| work(black_box(&positions))).sum()
    };
    let moves = ROUNDS * 1072;
    let lists = ROUNDS * MIDGAMES.len() as u64;
    let list_all = rounds(listed);
    vec![
        Task::new("full lists", "lists", lists, move || {
            assert_eq!(list_all(), moves, "the number of moves has changed");
            lists
        })
        .aside(),
        Task::new("full lists", "moves", moves, rounds(listed)),
        Task::new(
            "counted in bulk",
            "moves",
            moves,
            rounds(|positions| positions.iter().map(Position::count_moves).sum()),
        ),
        Task::new("random play", "moves", TURNS * MIDGAMES.len() as u64, {
            let positions = positions();
            move || positions.iter().map(stroll).sum()
        })
        .aside(),
    ]
}

/// Plays at random, from the beginning again when the game is over.
fn stroll(start: &BillabongPosition) -> u64 {
    let mut dice = Dice::new(1);
    let mut position = *start;
    for _ in 0..TURNS {
        match position.random_move(&mut dice) {
            Some(mv) => position.play_unchecked(&mv),
            None => position = *start,
        }
    }
    black_box(position);
    TURNS
}

/// Positions from games of players who move forward more often than not.
#[rustfmt::skip]
const MIDGAMES: [(&str, &str); 24] = [
    ("players=2", "A:i1,j2,k3,d6+1,* B:k5,g6+1,e8+1,k8,* N:b9,p10,c11,e11,p11 A"),
    ("players=2", "A:p1,k3+1,i4,h5+1,* B:i1+1,j1+1,i2,m7,f8+1 N:j9,b10,i12,h13,n13 A"),
    ("players=2", "A:i4,c5+1,d5+1,f6+1,o9+1 B:i2,j5,g6+1,f7+1,i9 N:m10,p11,d12,o12,j13 A"),
    ("players=2", "A:i2,k6+1,i10+1,h11+1,* B:j4,f7+1,l8+1,*,* N:e9,m12,o12,b14,d14 A"),
    ("players=2", "A:i3,k6+1,e7+1,k8+1,l9+1 B:k4,f7+1,f8+1,l8,* N:p9,i10,k12,b13,f13 A"),
    ("players=2", "A:k1,d5+1,k6,p8,h9 B:j3,k4,i9,*,* N:f9,j9,m10,c12,k12 A"),
    ("players=2", "A:i1,m1,i2,d3+1,c5+1 B:j1,j2,i3,b4+1,k6 N:n9,k11,n12,d13,i13 A"),
    ("players=2", "A:j4,d6+1,g6+1,o7+1,m8 B:i3,k7,k10+1,*,* N:f9,a10,j11,e13,m14 A"),
    ("players=2,ghosts=none", "A:j2,g3+1,d5+1,e7+1,e13+1 B:o4,o5,g6+1,f8+1,n9 N:- A"),
    ("players=2,ghosts=none", "A:i3,f7+1,n7,g9+1,j9+1 B:k3,e6+1,h6+1,f10+1,i11+1 N:- A"),
    ("players=2,ghosts=none", "A:i1,h6+1,k7,c8+1,l8+1 B:j1,j2,k4,i6+1,l10+1 N:- A"),
    ("players=2,laps=2", "A:i1,j2,k3,d6+1,f11+2 B:k5,g6+1,e8+1,k8,* N:b9,p10,c11,e11,p11 A"),
    ("players=2,laps=2", "A:p1,j3,k3+1,e4+2,i4 B:h5+1,m7,f8+1,k8,i13+2 N:j9,b10,i12,h13,n13 A"),
    ("players=2,laps=2", "A:i4,c5+1,d5+1,f6+1,o9+1 B:i2,j5,g6+1,f7+1,i9 N:m10,p11,d12,o12,j13 A"),
    ("players=3", "A:k4,f5+1,b9+1,g9+1,h10+1 B:i1,c3+1,i4+1,n6,e7+1 C:j1,o1,f6+1,l9,o10+1 N:- A"),
    ("players=3", "A:f2+1,h4+1,h5+1,f7+1,h10+1 B:e8+1,f8+1,l8,j9+1,* C:i1,k3,d5+1,p5,g9+1 N:- A"),
    ("players=3", "A:j6+1,e7+1,f7+1,o9+1,* B:c5+1,i6+1,k6+1,k8,* C:o1,n8,d9+1,g10+1,* N:- A"),
    ("players=3", "A:i2,f8+1,j9+1,h10+1,* B:h6+1,l7,e10+1,*,* C:i1,c12+1,k12+1,*,* N:- A"),
    ("players=4", "A:i5,f6+1,f7+1,k9,f10+1 B:k7,f8+1,g10+1,e13+1,i14+1 C:o1,i2,k5,e7+1,e10+1 D:i1,m3,n6+1,l9,a12+1 N:- A"),
    ("players=4", "A:h4+1,n5+1,k8,g11+1,e14+1 B:g6+1,j6,d9+1,e9+1,h12+1 C:o1,g3+1,m4,f6+1,h11+1 D:i2,c5+1,d7+1,e10+1,g12+1 N:- A"),
    ("players=4", "A:m7+1,f8+1,*,*,* B:f5+1,h9+1,i9+1,*,* C:k5,c6+1,k10+1,*,* D:k3,g6+1,*,*,* N:- A"),
    ("players=4", "A:i6,l7+1,f8+1,*,* B:g5+1,f6+1,m9,*,* C:i2,j9+1,k9+1,*,* D:k7,f10+1,*,*,* N:- A"),
    ("players=4,laps=2", "A:i5,f6+1,f7+1,k9,f10+1 B:k7,f8+1,g10+1,e13+1,i14+1 C:o1,i2,k5,e7+1,e10+1 D:i1,m3,n6+1,l9,a12+1 N:- A"),
    ("players=4,laps=2", "A:i3,h4+1,i10+1,g12+1,e14+1 B:k1+1,g6+1,h6+1,j6,h9+1 C:g4+1,k5,l5,n5,f12+1 D:c5+1,h5+1,e8+1,f9+1,m10+1 N:- A"),
];
