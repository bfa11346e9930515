//! What a search has to say.

use tabletier_core::Values;

/// What thinking has come to, so far or in the end.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    /// The move to play.
    pub best: M,
    /// What it is worth to each seat. With more than two seats, that of the thinker is sure
    /// whatever the others do; theirs are what they get at the end of the line.
    pub values: Values,
    /// How many turns ahead every move was looked at; 0 if there was no time for any.
    pub depth: u32,
    /// How many positions were entered.
    pub nodes: u64,
    /// The best play for all, as far as it was followed; begins with the best move.
    pub line: Vec<M>,
    /// The best move and those that come within the asked margin of it, with what they are worth
    /// to the thinker; the best first, then in the order in which they were looked at.
    pub choices: Vec<(M, i32)>,
}
