//! Writing records in their canonical form.

use std::fmt;

use tabletier_core::Seat;

use super::{Record, number};
use crate::{Place, Tree};

/// The longest line of moves, in characters; a single word may be longer.
const WIDTH: usize = 80;

/// Several records as one file.
pub fn write<'a>(records: impl IntoIterator<Item = &'a Record>) -> String {
    records.into_iter().map(Record::to_string).collect::<Vec<_>>().join("\n")
}

/// The record as a file of its own.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let session = self.session();
        tag(f, "Game", session.about().key)?;
        tag(f, "Rules", &session.rules())?;
        match session.seed() {
            Some(0) => {}
            Some(seed) => tag(f, "Seed", &seed.to_string())?,
            None => tag(f, "Position", &session.start())?,
        }
        for seat in Seat::first(session.seats()) {
            if let Some(player) = self.player(seat) {
                tag(f, &seat.to_string(), player)?;
            }
        }
        if let Some(date) = self.date() {
            tag(f, "Date", date)?;
        }
        tag(f, "Result", &self.result())?;
        wrap(f, &words(&self.tree(), session.seats()))
    }
}

impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Record({:?})", self.to_string())
    }
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', r"\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

/// What is still to be written of a tree.
enum Todo {
    /// The line that goes on from a place after so many moves, and the variations beside it.
    On(Place, usize),
    /// A variation that begins with this move, the first after so many.
    Vary(Place, usize),
    /// The end of a variation.
    Close,
}

/// What lines are made of: a number stays with the move it stands before, brackets and braces
/// with the words inside. Without recursion, as variations may be nested deeply.
fn words(tree: &Tree, seats: usize) -> Vec<String> {
    let mut words = Vec::new();
    push_remark(&mut words, tree, Place::START);
    let mut todo = vec![Todo::On(Place::START, 0)];
    while let Some(next) = todo.pop() {
        match next {
            Todo::On(place, played) => {
                let Some((&first, others)) = tree.children(place).split_first() else { continue };
                let before = match played % seats {
                    0 => number(played, seats) + " ",
                    _ => String::new(),
                };
                push_move(&mut words, tree, before, first);
                todo.push(Todo::On(first, played + 1));
                todo.extend(others.iter().rev().map(|&other| Todo::Vary(other, played)));
            }
            Todo::Vary(place, played) => {
                push_move(&mut words, tree, format!("({} ", number(played, seats)), place);
                todo.push(Todo::Close);
                todo.push(Todo::On(place, played + 1));
            }
            Todo::Close => {
                if let Some(last) = words.last_mut() {
                    last.push(')');
                }
            }
        }
    }
    words
}

fn push_move(words: &mut Vec<String>, tree: &Tree, before: String, place: Place) {
    words.push(before + tree.mv(place).unwrap_or_default());
    push_remark(words, tree, place);
}

fn push_remark(words: &mut Vec<String>, tree: &Tree, place: Place) {
    let remark = tree.remark(place);
    if !remark.is_empty() {
        let escaped = remark.replace('\\', r"\\").replace('{', r"\{").replace('}', r"\}");
        words.extend(format!("{{{escaped}}}").split(' ').map(str::to_string));
    }
}

/// A blank line, then the words.
fn wrap(f: &mut fmt::Formatter<'_>, words: &[String]) -> fmt::Result {
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        match column {
            0 => f.write_str("\n")?,
            _ if column + 1 + width <= WIDTH => {
                f.write_str(" ")?;
                column += 1;
            }
            _ => {
                f.write_str("\n")?;
                column = 0;
            }
        }
        f.write_str(word)?;
        column += width;
    }
    if words.is_empty() { Ok(()) } else { f.write_str("\n") }
}
