//! Move counts of an independent program.

use tabletier_core::{Position, perft};

/// Checks every line of a table (rules, position, depth and nodes, separated by tabs; `#` begins a
/// remark).
///
/// # Panics
/// At the first line that cannot be read or whose count does not come out, naming it.
pub fn perft_table<P: Position>(table: &str) {
    let mut counted = 0;
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let [rules, text, depth, nodes] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("not four fields: {line}");
        };
        let rules = rules.parse::<P::Rules>().unwrap_or_else(|error| panic!("{line}: {error}"));
        let position = P::read(rules, text).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(position.to_string(), text);
        let depth = depth.parse().unwrap_or_else(|_| panic!("no depth: {line}"));
        assert_eq!(perft(&position, depth).to_string(), nodes, "{line}");
        counted += 1;
    }
    assert!(counted > 0, "the table is empty");
}

#[cfg(test)]
mod tests {
    use super::perft_table;
    use crate::toy::Heaps;

    #[test]
    fn a_table_that_is_right_passes() {
        perft_table::<Heaps>("# Nim\nplayers=2\t1,2 A\t1\t3\nplayers=2\t1,2 A\t2\t5");
    }

    #[test]
    #[should_panic = "players=2\t1,2 A\t1\t4"]
    fn a_count_that_does_not_come_out_is_named() {
        perft_table::<Heaps>("players=2\t1,2 A\t1\t4");
    }

    #[test]
    #[should_panic = "the table is empty"]
    fn an_empty_table_does_not_pass() {
        perft_table::<Heaps>("# nothing");
    }
}
