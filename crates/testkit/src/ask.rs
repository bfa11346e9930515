//! What tests ask of a position, in the texts that people write.

use tabletier_core::{Drawn, History, Lang, MoveError, Position, Target};

/// The position of a text.
///
/// # Panics
///
/// When rules or position cannot be read.
#[track_caller]
pub fn position<P: Position>(rules: &str, text: &str) -> P {
    let rules = rules.parse().unwrap_or_else(|error| panic!("{rules}: {error}"));
    P::read(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The legal moves in byte order.
pub fn moves<P: Position>(position: &P) -> Vec<String> {
    let mut moves: Vec<String> =
        position.moves().iter().map(|mv| position.write_move(mv)).collect();
    moves.sort_unstable();
    moves
}

/// The position after some moves, which are separated by blanks.
///
/// # Panics
///
/// When one of them is not legal.
#[track_caller]
pub fn after<P: Position>(start: &P, moves: &str) -> P {
    let mut position = start.clone();
    for text in moves.split_ascii_whitespace() {
        let mv = position.read_move(text);
        let mv = mv.unwrap_or_else(|error| panic!("{position} {text}: {error}"));
        position.play_unchecked(&mv);
    }
    position
}

/// The code of the rule that forbids a move.
///
/// # Panics
///
/// When the move is legal, or none.
#[track_caller]
pub fn refusal<P: Position>(position: &P, text: &str) -> &'static str {
    match position.read_move(text) {
        Ok(_) => panic!("{text} is legal in {position}"),
        Err(MoveError::Illegal { why, .. }) => why.code,
        Err(MoveError::Unreadable(error)) => panic!("{text} cannot be read: {error}"),
    }
}

/// How the game has ended by its own rules; `on` where it goes on.
pub fn outcome<P: Position>(position: &P) -> String {
    position.outcome().map_or("on".to_string(), |outcome| outcome.to_string())
}

/// After how many of these moves the game ends, and how, with house rules watching; `None` if it
/// goes on after all of them.
///
/// # Panics
///
/// When one of them is not legal.
#[track_caller]
pub fn end<'a, P: Position>(
    start: &P,
    moves: impl IntoIterator<Item = &'a str>,
) -> Option<(usize, String)> {
    let mut here = start.clone();
    let mut history = History::new(&here);
    for (turn, text) in (1..).zip(moves) {
        let mv = here.read_move(text).unwrap_or_else(|error| panic!("turn {turn}: {error}"));
        let next = here.after(&mv);
        history.push(&here, &mv, &next);
        here = next;
        if let Some(outcome) = history.outcome(&here) {
            return Some((turn, outcome.to_string()));
        }
    }
    None
}

/// The code of the rule against a click after others, which are separated by blanks; empty where
/// there is none.
pub fn why_not<P: Drawn>(position: &P, clicks: &str, target: &str) -> &'static str {
    let clicks: Vec<Target> = clicks.split_ascii_whitespace().map(Target::new).collect();
    position.why_not(&clicks, &Target::new(target)).map_or("", |why| why.code)
}

/// What is counted beside the board, after a seat where it is about one.
pub fn tally<P: Drawn>(position: &P, lang: Lang) -> Vec<String> {
    let tally = position.tally(lang).into_iter();
    tally
        .map(|tally| match tally.seat {
            Some(seat) => format!("{seat}: {}", tally.text),
            None => tally.text,
        })
        .collect()
}
