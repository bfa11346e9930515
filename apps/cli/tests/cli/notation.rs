//! The commands on the pages for readers answer what is written there.

use crate::answer;

const NOTATION: &str = include_str!("../../../../docs/notation.md");
const README: &str = include_str!("../../../../README.md");

/// Runs the commands of a page, and says how many there were.
fn run_commands(page: &str) -> usize {
    let mut asked = 0;
    for block in page.split("```console\n").skip(1) {
        let block = block.split("```").next().unwrap_or_default();
        for example in block.split("$ tabletier ").skip(1) {
            let (command, expected) = example.split_once('\n').expect("a command and its answer");
            // Quotes only ever enclose whole words, so that every second part is quoted.
            let words: Vec<&str> = command
                .split('\'')
                .enumerate()
                .flat_map(|(index, part)| match index % 2 {
                    0 => part.split_whitespace().collect(),
                    _ => vec![part],
                })
                .collect();
            assert_eq!(answer(&words), expected, "{command}");
            asked += 1;
        }
    }
    asked
}

#[test]
fn every_command_on_notation_answers_as_written_there() {
    assert_eq!(run_commands(NOTATION), 8, "the page has other examples than it had");
}

#[test]
fn every_command_of_the_readme_answers_as_written_there() {
    assert_eq!(run_commands(README), 3, "the page has other examples than it had");
}
