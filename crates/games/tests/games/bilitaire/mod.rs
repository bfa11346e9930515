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

use tabletier_core::{Position, Rules};
use tabletier_games::bilitaire::{BilitairePosition, BilitaireRules};
use tabletier_testkit::ask;

/// A position of a single round, unless its text is of a second one.
fn position(text: &str) -> BilitairePosition {
    let single = !text.contains(" 2:");
    let rules = BilitaireRules { single, ..BilitaireRules::standard() };
    BilitairePosition::read(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The legal moves in byte order, one blank between them.
fn moves(text: &str) -> String {
    ask::moves(&position(text)).join(" ")
}

/// The legal moves that begin like this.
fn moves_of(text: &str, begin: &str) -> String {
    let mut moves = ask::moves(&position(text));
    moves.retain(|mv| mv.starts_with(begin));
    moves.join(" ")
}

/// The position after some moves.
fn after(text: &str, moves: &str) -> String {
    ask::after(&position(text), moves).to_string()
}

/// Which rule forbids a move.
fn refusal(text: &str, mv: &str) -> &'static str {
    ask::refusal(&position(text), mv)
}

fn outcome(text: &str) -> String {
    ask::outcome(&position(text))
}
