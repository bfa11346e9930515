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

use tabletier_games::billo::BilloPosition;
use tabletier_testkit::ask;

fn position(rules: &str, text: &str) -> BilloPosition {
    ask::position(rules, text)
}

/// The legal moves in byte order, one blank between them.
fn moves(rules: &str, text: &str) -> String {
    ask::moves(&position(rules, text)).join(" ")
}

/// The legal moves that begin like this.
fn moves_of(rules: &str, text: &str, piece: &str) -> String {
    let mut moves = ask::moves(&position(rules, text));
    moves.retain(|mv| mv.starts_with(piece));
    moves.join(" ")
}

/// The position after some moves.
fn after(rules: &str, text: &str, moves: &str) -> String {
    ask::after(&position(rules, text), moves).to_string()
}

/// Which rule forbids a move.
fn refusal(rules: &str, text: &str, mv: &str) -> &'static str {
    ask::refusal(&position(rules, text), mv)
}

fn outcome(rules: &str, text: &str) -> String {
    ask::outcome(&position(rules, text))
}
