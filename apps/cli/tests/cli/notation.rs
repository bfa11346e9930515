//! The commands on the pages for readers answer what is written there.

use crate::answer;

const NOTATION: &str = include_str!("../../../../docs/notation.md");
const README: &str = include_str!("../../../../README.md");

/// Runs every command of a page.
fn run_commands(page: &str) {
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
    assert_eq!(asked, page.matches("\n$ ").count(), "an example was not run");
}

#[test]
fn every_command_on_notation_answers_as_written_there() {
    run_commands(NOTATION);
}

#[test]
fn every_command_of_the_readme_answers_as_written_there() {
    run_commands(README);
}
