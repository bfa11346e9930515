//! House rules.

use tabletier_core::Position;
use tabletier_testkit::ask::end;

use super::position;

const FOUR: [&str; 4] = ["a1-a2", "p14-o14", "a2-a1", "o14-p14"];
const TEXT: &str = "A:a1,c1,e1,g1,i1 B:b12,d12,f12,h12,p14 N:- A";

#[test]
fn the_third_repetition_is_a_draw() {
    let start = position("ghosts=none", TEXT);
    assert_eq!(
        end(&start, FOUR.into_iter().cycle().take(100)),
        Some((8, "draw repetition".into()))
    );
    let start = position("ghosts=none,house=off", TEXT);
    assert_eq!(end(&start, FOUR.into_iter().cycle().take(100)), None);
}

/// A tour of a kangaroo over the upper board, row by row, that never comes to a square twice.
fn tour(from_row: u8) -> Vec<String> {
    let square = |column: u8, row: u8| format!("{}{row}", char::from(b'a' + column));
    let mut squares: Vec<String> = Vec::new();
    for row in from_row..from_row + 2 {
        let columns: Vec<u8> =
            if row % 2 == 0 { (0..16).rev().collect() } else { (0..16).collect() };
        squares.extend(columns.into_iter().map(|column| square(column, row)));
    }
    squares.windows(2).map(|pair| format!("{}-{}", pair[0], pair[1])).collect()
}

#[test]
fn four_hundred_turns_without_anybody_reaching_home_are_a_draw() {
    // A walks two rows up and down while B walks two others at another pace, so that no position
    // comes three times.
    let text = "A:a1,i4,k4,m4,o4 B:c5,e5,i5,k5,a9 N:- A";
    let up = tour(1);
    let forth = tour(9);
    let back = |moves: &[String]| -> Vec<String> {
        let turned = |text: &String| {
            let (from, to) = text.split_once('-').expect("a step");
            format!("{to}-{from}")
        };
        moves.iter().rev().map(turned).collect()
    };
    let shuttle = |moves: &[String]| [moves.to_vec(), back(moves)].concat();
    let (a, b) = (shuttle(&up), shuttle(&forth[..29]));
    let a = a.iter().cycle();
    let b = b.iter().cycle();
    let both = a.zip(b).flat_map(|(a, b)| [a.as_str(), b.as_str()]).take(1000);
    let start = position("ghosts=none", text);
    assert_eq!(end(&start, both), Some((400, "draw quiet".into())));
}

#[test]
fn placing_and_reaching_home_are_progress_and_nothing_else_is() {
    let progress = |text: &str, mv: &str| {
        let here = position("ghosts=none", text);
        here.is_irreversible(&here.read_move(mv).expect("a legal move"))
    };
    assert!(progress("A:?,?,?,?,? B:?,?,?,?,? N:- A", "@a1"));
    assert!(progress("A:i3+1,c4,e4,g4,i4 B:b12,d12,f12,h12,p14 N:- A", "i3-h3*"));
    assert!(!progress("A:i3,c4,e4,g4,i4 B:b12,d12,f12,h12,p14 N:- A", "i3-h3"));
    assert!(!progress("A:i3,c4,e4,g4,i4 B:b12,d12,f12,h12,p14 N:- A", "i3-i2"));
    let stuck =
        position("ghosts=random", "A:a14+1,*,*,*,* B:c12,a13,b13,b14,c14 N:p9,a12,p12,o14,p14 A");
    assert!(!stuck.is_irreversible(&stuck.read_move("pass").expect("a pass")));
    assert_eq!(stuck.quiet_limit(), Some(400));
}
