//! The commands on the page about notation answer what it says.

use crate::answer;

const PAGE: &str = include_str!("../../../../docs/notation.md");

#[test]
fn every_command_of_the_page_answers_as_written_there() {
    let mut asked = 0;
    for block in PAGE.split("```console\n").skip(1) {
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
    assert_eq!(asked, PAGE.matches("\n$ ").count(), "an example was not run");
}
