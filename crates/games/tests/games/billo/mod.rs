//! Billo: perft tables, the two rule sheets sentence by sentence, every option, every refusal.

mod boutin;
mod catalano;
mod claims;
mod conformance;
mod drafts;
mod ends;
mod gestures;
mod learn;
mod perft;
mod plain;
mod properties;
mod texts;
mod why_not;

use tabletier_core::{MoveError, Position};
use tabletier_games::billo::{BilloPosition, BilloRules};

fn position(rules: &str, text: &str) -> BilloPosition {
    let rules = rules.parse::<BilloRules>().unwrap();
    BilloPosition::read(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The legal moves in byte order, one blank between them.
fn moves(rules: &str, text: &str) -> String {
    let position = position(rules, text);
    let mut moves: Vec<String> =
        position.moves().iter().map(|mv| position.write_move(mv)).collect();
    moves.sort_unstable();
    moves.join(" ")
}

/// The legal moves that begin like this.
fn moves_of(rules: &str, text: &str, piece: &str) -> String {
    let moves = moves(rules, text);
    moves.split(' ').filter(|mv| mv.starts_with(piece)).collect::<Vec<_>>().join(" ")
}

/// The position after some moves.
fn after(rules: &str, text: &str, moves: &str) -> String {
    let mut position = position(rules, text);
    for mv in moves.split(' ') {
        let mv = position.read_move(mv).unwrap_or_else(|error| panic!("{position} {mv}: {error}"));
        position.play_unchecked(&mv);
    }
    position.to_string()
}

/// Which rule forbids a move.
fn refusal(rules: &str, text: &str, mv: &str) -> &'static str {
    match position(rules, text).read_move(mv) {
        Ok(_) => panic!("{mv} is legal in {text}"),
        Err(MoveError::Illegal { why, .. }) => why.code,
        Err(MoveError::Unreadable(error)) => panic!("{mv} cannot be read: {error}"),
    }
}

fn outcome(rules: &str, text: &str) -> String {
    position(rules, text).outcome().map_or("on".to_string(), |outcome| outcome.to_string())
}
