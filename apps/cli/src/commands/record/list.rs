//! `tabletier record list`: one line a game.

use std::io::Write;

use tabletier_session::{Record, Seat};

use super::input::Selection;
use crate::failure::Failure;

/// Prints one line a game: number, game, rules, players, date, result, moves
///
/// Items are separated by TAB, players by ` - `; what is not known is `?`.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    games: Selection,
}

impl Args {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        self.games.each(|number, record| Ok(writeln!(out, "{number}\t{}", line(&record))?))
    }
}

fn line(record: &Record) -> String {
    let session = record.session();
    [
        session.about().key,
        &session.rules(),
        &players(record),
        record.date().unwrap_or("?"),
        &record.result(),
        &session.played().len().to_string(),
    ]
    .join("\t")
}

/// Who played, in order of play.
pub(crate) fn players(record: &Record) -> String {
    let seats = Seat::first(record.session().seats());
    seats.map(|seat| record.player(seat).unwrap_or("?")).collect::<Vec<_>>().join(" - ")
}
