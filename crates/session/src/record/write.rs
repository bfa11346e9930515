//! Writing records in their canonical form.

use std::fmt;

use tabletier_core::Seat;

use super::{Record, number};
use crate::{Mark, Place, Step, Tree};

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
        if let Some(title) = self.title() {
            tag(f, "Title", title)?;
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
        self.tags().try_for_each(|(name, value)| tag(f, name, value))?;
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

/// What lines are made of: a number stays with the move it stands before, brackets and braces
/// with the words inside.
fn words(tree: &Tree, seats: usize) -> Vec<String> {
    let mut words = Vec::new();
    push_remark(&mut words, tree, Place::START);
    for step in tree.steps() {
        match step {
            Step::Move { place, played, varies } => {
                let number = number(played, seats);
                let mv = tree.mv(place).unwrap_or_default();
                words.push(match (varies, played % seats) {
                    (true, _) => format!("({number} {mv}"),
                    (false, 0) => format!("{number} {mv}"),
                    (false, _) => mv.to_string(),
                });
                push_marks(&mut words, tree.marks(place));
                push_remark(&mut words, tree, place);
            }
            Step::Close => {
                if let Some(last) = words.last_mut() {
                    last.push(')');
                }
            }
        }
    }
    words
}

/// The first mark stands right behind the move, if it is a sign.
fn push_marks(words: &mut Vec<String>, marks: &[Mark]) {
    let sign = marks.first().and_then(|mark| mark.sign());
    if let Some((mv, sign)) = words.last_mut().zip(sign) {
        mv.push_str(sign);
    }
    let others = marks.iter().skip(usize::from(sign.is_some()));
    words.extend(others.map(|mark| format!("${}", mark.0)));
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
