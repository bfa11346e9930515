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

use tabletier_games::billabong::{BillabongPosition, BillabongRules};
use tabletier_testkit::ask::{self, after, moves, refusal};

fn rules(text: &str) -> BillabongRules {
    text.parse::<BillabongRules>().expect("rules")
}

fn position(rules: &str, text: &str) -> BillabongPosition {
    ask::position(rules, text)
}

/// The moves of the kangaroo on a square, in byte order.
fn moves_of(position: &BillabongPosition, from: &str) -> String {
    let of =
        |text: &String| text.strip_prefix(from).is_some_and(|rest| rest.starts_with(['-', '^']));
    moves(position).into_iter().filter(of).collect::<Vec<_>>().join(" ")
}
