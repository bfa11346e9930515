//! Move counts computed by an independent program.

use tabletier_core::{Position, Rules, perft};
use tabletier_games::batons::{BatonsPosition, BatonsRules};

#[test]
fn counts_of_an_independent_program_come_out() {
    for line in
        include_str!("../data/perft/batons.txt").lines().filter(|line| !line.starts_with('#'))
    {
        let [rules, text, depth, nodes] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("not four fields: {line}");
        };
        let rules = BatonsRules::read(rules).unwrap();
        let position = BatonsPosition::read(rules, text).unwrap();
        assert_eq!(position.to_string(), text);
        assert_eq!(perft(&position, depth.parse().unwrap()), nodes.parse().unwrap(), "{line}");
    }
}
