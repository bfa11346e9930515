//! The records on the page about notation are records.

use tabletier_session::record;

const PAGE: &str = include_str!("../../../../docs/notation.md");

fn blocks(kind: &str) -> Vec<&'static str> {
    let fence = format!("```{kind}\n");
    PAGE.split(fence.as_str())
        .skip(1)
        .map(|rest| rest.split_once("```").expect("a block that is closed").0)
        .collect()
}

#[test]
fn the_records_of_the_page_read_back_exactly() {
    let files = blocks("record");
    assert_eq!(files.len(), 3);
    for file in files {
        let records = record::read(file).unwrap_or_else(|error| panic!("{error}\n{file}"));
        assert_eq!(record::write(&records), file);
    }
}

#[test]
fn the_error_of_the_page_is_what_the_reader_says() {
    let broken = blocks("record")[0].replace("Rd7-c6", "Rd7-c5");
    let error = record::read(&broken).expect_err("no pawn goes two columns aside");
    assert_eq!(blocks("text"), [format!("{error}\n")]);
}
