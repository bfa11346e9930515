//! What has to hold whatever the input: the bodies of the fuzz targets, for any game.

mod room;
mod stroll;

use std::env;
use std::sync::LazyLock;

use tabletier_core::{Game, Position};
use tabletier_games::each_game;
use tabletier_session::{Puzzles, Record, record};

pub use room::{message, room};
use stroll::stroll;

/// At most so many moves of a position are tried: few, so that games get far.
const TRIED: usize = 4;

/// What is tried with a game.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    key: &'static str,
    /// Rules that can be read are written so that they read back, and a game by them can begin.
    pub rules: fn(&str),
    /// A position that can be read was written as it is always written, and can be played on.
    ///
    /// The rules are the first line, the position is the rest.
    pub position: fn(&str),
    /// A move that can be read is a legal move.
    ///
    /// The first line is the way to a position, the rest is the text of the move.
    pub mv: fn(&[u8]),
    /// Legal moves are legal, wherever a game goes.
    pub walk: fn(&[u8]),
}

/// The game that the environment variable `GAME` names.
///
/// # Panics
///
/// If it names none: there is nothing to fuzz.
pub fn game() -> &'static Target {
    static CHOSEN: LazyLock<Target> = LazyLock::new(|| {
        let games = each_game!(target);
        let named = env::var("GAME").unwrap_or_default();
        games.into_iter().find(|game| game.key == named).unwrap_or_else(|| {
            let keys = games.map(|game| game.key).join(" or ");
            panic!("GAME: found {named:?}, expected {keys}")
        })
    });
    &CHOSEN
}

fn target<G: Game>() -> Target {
    Target {
        key: G::ABOUT.key,
        rules: rules::<G>,
        position: position::<G>,
        mv: mv::<G>,
        walk: walk::<G>,
    }
}

fn rules<G: Game>(text: &str) {
    let Ok(rules) = text.parse::<<G::Position as Position>::Rules>() else { return };
    assert_eq!(rules.to_string().parse(), Ok(rules), "{rules}");
    reads_back(&G::Position::start(rules, 0));
}

fn position<G: Game>(text: &str) {
    let Some((rules, text)) = text.split_once('\n') else { return };
    let Ok(rules) = rules.parse() else { return };
    let Ok(position) = G::Position::read(rules, text) else { return };
    assert_eq!(position.to_string(), text, "a position has one text");
    let moves = position.moves();
    lists(&position, &moves);
    moves.iter().take(TRIED).for_each(|mv| plays(&position, mv));
}

fn mv<G: Game>(input: &[u8]) {
    let Some(line) = input.iter().position(|&byte| byte == b'\n') else { return };
    let Ok(text) = std::str::from_utf8(&input[line + 1..]) else { return };
    let position = stroll::<G>(&input[..line], |_, _, _| {});
    let Ok(mv) = position.read_move(text) else { return };
    assert!(position.moves().contains(&mv), "{position}: {text} is read, but not listed");
    plays(&position, &mv);
}

fn walk<G: Game>(input: &[u8]) {
    let end = stroll::<G>(input, |position, moves, chosen| {
        lists(position, moves);
        let moves = moves[chosen..].iter().chain(&moves[..chosen]);
        moves.take(TRIED).for_each(|mv| plays(position, mv));
    });
    lists(&end, &end.moves());
}

/// A file of puzzles that can be read is written so that it reads back.
pub fn puzzle(text: &str) {
    let Ok(puzzles) = text.parse::<Puzzles>() else { return };
    let written = puzzles.to_string();
    let again = written.parse::<Puzzles>().unwrap_or_else(|error| panic!("{error} in\n{written}"));
    assert_eq!(again.to_string(), written);
}

/// A file of game records that can be read is written so that it reads back.
pub fn record(text: &str) {
    let Ok(records) = record::read(text) else { return };
    let written = record::write(&records);
    let again = record::read(&written).unwrap_or_else(|error| panic!("{error} in\n{written}"));
    assert_eq!(record::write(&again), written);
    assert!(records.iter().map(Record::tree).eq(again.iter().map(Record::tree)), "{written}");
}

/// The ways to look at the list of moves agree.
fn lists<P: Position>(position: &P, moves: &[P::Move]) {
    assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
    assert_eq!(position.has_move(), !moves.is_empty(), "{position}");
    assert_eq!(position.outcome().is_none(), !moves.is_empty(), "{position}");
}

/// A legal move reads back from its text, and so does the position that it leads to.
fn plays<P: Position>(position: &P, mv: &P::Move) {
    let text = position.write_move(mv);
    assert_eq!(position.read_move(&text).as_ref(), Ok(mv), "{position}: {text}");
    reads_back(&position.after(mv));
}

/// A position reads back from its text, and the keys kept on the way are those found afresh.
fn reads_back<P: Position>(position: &P) {
    let text = position.to_string();
    let fresh = P::read(position.rules(), &text);
    assert_eq!(fresh.as_ref(), Ok(position), "{text}");
    let keys = |position: &P| (position.key(), position.repetition_key());
    assert_eq!(fresh.as_ref().map(keys), Ok(keys(position)), "{text}");
}
