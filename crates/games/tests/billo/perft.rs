//! Move counts computed by an independent program.

use tabletier_core::{Position, Rules, perft};
use tabletier_games::billo::{BilloPosition, BilloRules};

#[test]
fn counts_of_an_independent_program_come_out() {
    for line in
        include_str!("../data/perft/billo.txt").lines().filter(|line| !line.starts_with('#'))
    {
        let [rules, text, depth, nodes] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("not four fields: {line}");
        };
        let rules = BilloRules::read(rules).unwrap();
        let position = BilloPosition::read(rules, text).unwrap();
        assert_eq!(position.to_string(), text);
        assert_eq!(perft(&position, depth.parse().unwrap()), nodes.parse().unwrap(), "{line}");
    }
}
