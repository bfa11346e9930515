//! Bi-litaire: perft tables, the rule sheet rule by rule, every refusal, hands and pictures.

mod advice;
mod conformance;
mod drafts;
mod evaluation;
mod gestures;
mod learn;
mod marble_player;
mod perft;
mod pictures;
mod plain;
mod properties;
mod puzzles;
mod result;
mod texts;
mod tray_player;
mod why_not;

use tabletier_core::{MoveError, Position, Rules};
use tabletier_games::bilitaire::{BilitairePosition, BilitaireRules};

/// A position of a single round, unless its text is of a second one.
fn position(text: &str) -> BilitairePosition {
    let single = !text.contains(" 2:");
    let rules = BilitaireRules { single, ..BilitaireRules::standard() };
    BilitairePosition::read(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The legal moves in byte order, one blank between them.
fn moves(text: &str) -> String {
    let position = position(text);
    let mut moves: Vec<String> =
        position.moves().iter().map(|mv| position.write_move(mv)).collect();
    moves.sort_unstable();
    moves.join(" ")
}

/// The legal moves that begin like this.
fn moves_of(text: &str, begin: &str) -> String {
    let moves = moves(text);
    moves.split(' ').filter(|mv| mv.starts_with(begin)).collect::<Vec<_>>().join(" ")
}

fn play(mut position: BilitairePosition, moves: &str) -> BilitairePosition {
    for mv in moves.split_whitespace() {
        let mv = position.read_move(mv).unwrap_or_else(|error| panic!("{position} {mv}: {error}"));
        position.play_unchecked(&mv);
    }
    position
}

/// The position after some moves.
fn after(text: &str, moves: &str) -> String {
    play(position(text), moves).to_string()
}

/// Which rule forbids a move.
fn refusal(text: &str, mv: &str) -> &'static str {
    match position(text).read_move(mv) {
        Ok(_) => panic!("{mv} is legal in {text}"),
        Err(MoveError::Illegal { why, .. }) => why.code,
        Err(MoveError::Unreadable(error)) => panic!("{mv} cannot be read: {error}"),
    }
}

fn outcome(text: &str) -> String {
    position(text).outcome().map_or("on".to_string(), |outcome| outcome.to_string())
}
