//! The records on the page about notation are records.

use std::time::Duration;

use tabletier_session::{Level, Score, Session, ThinkOptions, record};

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

/// The first position of the page's game, from its end, that is as asked for.
fn position(is: impl Fn(&dyn Session) -> bool) -> Box<dyn Session> {
    let games = record::read(blocks("record")[0]).expect("a record");
    let mut session = games.into_iter().next().expect("a game").into_session();
    while !is(&*session) {
        assert!(session.undo(), "the game has such a position");
    }
    session
}

#[test]
fn the_blunder_of_the_pages_game_is_seen() {
    let session = position(|session| session.played().last() == Some(&"Rc7-d6"));
    let level = Level::new(4).expect("there are eight levels");
    let options = ThinkOptions::new(level.into(), &|| Duration::ZERO);
    let valued = session.think(&options, &mut |_| {}).expect("the game goes on");
    let Score::Cp(worth) = valued.scores[0] else { panic!("{valued:?}") };
    assert!(worth > 150, "{valued:?}");
}

#[test]
fn a_position_with_a_single_reply_is_valued_as_any_other() {
    let session = position(|session| {
        let [only] = &session.moves()[..] else { return false };
        let mut next = session.copy();
        next.play(only).is_ok() && next.outcome().is_none()
    });
    let level = Level::new(4).expect("there are eight levels");
    let options = ThinkOptions::new(level.into(), &|| Duration::ZERO);
    let valued = session.think(&options, &mut |_| {}).expect("the game goes on");
    assert!(valued.depth > 1, "{valued:?}");
    // Whoever only has to move does not think about it.
    let options = ThinkOptions { move_only: true, ..options };
    let moved = session.think(&options, &mut |_| {}).expect("the game goes on");
    assert_eq!((moved.depth, moved.best), (1, valued.best));
}
