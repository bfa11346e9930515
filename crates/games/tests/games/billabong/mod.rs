//! Billabong: perft tables, the rule sheet's figures, the rules sentence by sentence, conformance.

mod conformance;
mod drafts;
mod figures;
mod hands;
mod house;
mod learn;
mod moving;
mod perft;
mod pictures;
mod placing;
mod properties;
mod texts;
mod why_not;

use tabletier_core::{MoveError, Position};
use tabletier_games::billabong::{BillabongPosition, BillabongRules};

fn rules(text: &str) -> BillabongRules {
    text.parse::<BillabongRules>().expect("rules")
}

fn position(rules_text: &str, text: &str) -> BillabongPosition {
    BillabongPosition::read(rules(rules_text), text).unwrap_or_else(|error| panic!("{error}"))
}

/// The canonical texts of the moves, in byte order.
fn moves(position: &BillabongPosition) -> Vec<String> {
    let mut moves: Vec<String> =
        position.moves().iter().map(|mv| position.write_move(mv)).collect();
    moves.sort_unstable();
    moves
}

/// The moves of the kangaroo on a square, in byte order.
fn moves_of(position: &BillabongPosition, from: &str) -> String {
    let of =
        |text: &String| text.strip_prefix(from).is_some_and(|rest| rest.starts_with(['-', '^']));
    moves(position).into_iter().filter(of).collect::<Vec<_>>().join(" ")
}

/// The position after these moves.
fn after(start: &BillabongPosition, moves: &str) -> BillabongPosition {
    moves.split(' ').fold(*start, |position, text| {
        let mv = position.read_move(text).unwrap_or_else(|error| panic!("{error}"));
        position.after(&mv)
    })
}

/// The code of the rule that forbids a move.
fn refusal(position: &BillabongPosition, text: &str) -> &'static str {
    match position.read_move(text) {
        Err(MoveError::Illegal { why, .. }) => why.code,
        other => panic!("{text} is not refused by a rule: {other:?}"),
    }
}
