//! Writing records in their canonical form.

use std::fmt;

use tabletier_core::Seat;

use super::Record;

/// The longest line of moves, in characters; a single move may be longer.
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
        write_moves(f, &session.played(), session.seats())
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

/// A blank line, then the moves; a number stays with the move it stands before.
fn write_moves(f: &mut fmt::Formatter<'_>, moves: &[&str], seats: usize) -> fmt::Result {
    let mut column = 0;
    for (index, mv) in moves.iter().enumerate() {
        let word = match index % seats {
            0 => format!("{}. {mv}", index / seats + 1),
            _ => (*mv).to_string(),
        };
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
        f.write_str(&word)?;
        column += width;
    }
    if moves.is_empty() { Ok(()) } else { f.write_str("\n") }
}
