//! Billabong's tree of play, counted.

use tabletier_core::{Position, perft};
use tabletier_games::billabong::BillabongPosition;

use super::{position, rules};

/// Lines of rules, position, depth and count, separated by tabs.
const TABLE: &str = include_str!("../data/perft/billabong.txt");

#[test]
fn the_table_comes_out_exactly() {
    for line in TABLE.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [rules, text, depth, nodes] = fields[..] else { panic!("four fields: {line}") };
        let position = position(rules, text);
        let depth = depth.parse().expect("a depth");
        assert_eq!(perft(&position, depth).to_string(), nodes, "{line}");
    }
}

#[test]
fn placing_takes_any_free_square_outside_the_lake() {
    for (text, counts) in [
        ("ghosts=random", [211, 211 * 210]),
        ("ghosts=players", [216, 216 * 215]),
        ("ghosts=none", [216, 216 * 215]),
        ("players=3", [216, 216 * 215]),
        ("players=4", [216, 216 * 215]),
    ] {
        let start = BillabongPosition::start(rules(text), 1);
        assert_eq!([perft(&start, 1), perft(&start, 2)], counts, "{text}");
    }
}
