//! The tree of play has the known number of lines.

use tabletier_core::{Position, Rules, perft};
use tabletier_games::bilitaire::{BilitairePosition, BilitaireRules};

#[test]
fn the_table_comes_out_exactly() {
    for line in include_str!("../data/perft/bilitaire.txt").lines() {
        let [rules, text, depth, nodes] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}: four columns expected");
        };
        let rules = BilitaireRules::read(rules).unwrap();
        let position = BilitairePosition::read(rules, text).unwrap();
        assert_eq!(position.to_string(), text);
        let found = perft(&position, depth.parse().unwrap());
        assert_eq!(found, nodes.parse::<u64>().unwrap(), "{line}");
    }
}
